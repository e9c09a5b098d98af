// Generated from types.txt by GenerateTypeTables; do not edit.

#include "TypeTables.h"

_Alignas(8) const char TypeTablesTextBytes[] =
  "3fr\0\0\0\0\0"
  "3g2\0\0\0\0\0"
  "3gp\0\0\0\0\0"
  "3gp2\0\0\0\0"
  "3gpp\0\0\0\0"
  "7z\0\0\0\0\0\0"
  "a\0\0\0\0\0\0\0"
  "aa\0\0\0\0\0\0"
  "aac\0\0\0\0\0"
  "aaf\0\0\0\0\0"
  "aar\0\0\0\0\0"
  "aax\0\0\0\0\0"
  "abc\0\0\0\0\0"
  "ac3\0\0\0\0\0"
  "ada\0\0\0\0\0"
  "adb\0\0\0\0\0"
  "ads\0\0\0\0\0"
  "adts\0\0\0\0"
  "aea\0\0\0\0\0"
  "afploc\0\0"
  "ahap\0\0\0\0"
  "ai\0\0\0\0\0\0"
  "aif\0\0\0\0\0"
  "aifc\0\0\0\0"
  "aiff\0\0\0\0"
  "amr\0\0\0\0\0"
  "ape\0\0\0\0\0"
  "apk\0\0\0\0\0"
  "apng\0\0\0\0"
  "app\0\0\0\0\0"
  "appex\0\0\0"
  "applescript\0\0\0\0\0"
  "ar\0\0\0\0\0\0"
  "arj\0\0\0\0\0"
  "arobject"
  "arw\0\0\0\0\0"
  "as\0\0\0\0\0\0"
  "asf\0\0\0\0\0"
  "astc\0\0\0\0"
  "asx\0\0\0\0\0"
  "atom\0\0\0\0"
  "au\0\0\0\0\0\0"
  "aupreset"
  "avchd\0\0\0"
  "avci\0\0\0\0"
  "avcs\0\0\0\0"
  "avi\0\0\0\0\0"
  "avif\0\0\0\0"
  "band\0\0\0\0"
  "bash\0\0\0\0"
  "bin\0\0\0\0\0"
  "bmp\0\0\0\0\0"
  "bpg\0\0\0\0\0"
  "br\0\0\0\0\0\0"
  "bundle\0\0"
  "bwf\0\0\0\0\0"
  "bz\0\0\0\0\0\0"
  "bz2\0\0\0\0\0"
  "c\0\0\0\0\0\0\0"
  "c++\0\0\0\0\0"
  "cab\0\0\0\0\0"
  "caf\0\0\0\0\0"
  "cc\0\0\0\0\0\0"
  "ccl\0\0\0\0\0"
  "cdda\0\0\0\0"
  "cel\0\0\0\0\0"
  "cer\0\0\0\0\0"
  "cl\0\0\0\0\0\0"
  "class\0\0\0"
  "clr\0\0\0\0\0"
  "configprofile\0\0\0"
  "cp\0\0\0\0\0\0"
  "cpgz\0\0\0\0"
  "cpio\0\0\0\0"
  "cpp\0\0\0\0\0"
  "cr2\0\0\0\0\0"
  "cr3\0\0\0\0\0"
  "crash\0\0\0"
  "crt\0\0\0\0\0"
  "crw\0\0\0\0\0"
  "crx\0\0\0\0\0"
  "csh\0\0\0\0\0"
  "css\0\0\0\0\0"
  "csstore\0"
  "csv\0\0\0\0\0"
  "cts\0\0\0\0\0"
  "cxx\0\0\0\0\0"
  "dae\0\0\0\0\0"
  "dcm\0\0\0\0\0"
  "dcr\0\0\0\0\0"
  "dds\0\0\0\0\0"
  "deb\0\0\0\0\0"
  "defs\0\0\0\0"
  "der\0\0\0\0\0"
  "dext\0\0\0\0"
  "dfont\0\0\0"
  "dib\0\0\0\0\0"
  "dicom\0\0\0"
  "dif\0\0\0\0\0"
  "diff\0\0\0\0"
  "dist\0\0\0\0"
  "distz\0\0\0"
  "djv\0\0\0\0\0"
  "djvu\0\0\0\0"
  "dll\0\0\0\0\0"
  "dls\0\0\0\0\0"
  "dlyan\0\0\0"
  "dmg\0\0\0\0\0"
  "dng\0\0\0\0\0"
  "doc\0\0\0\0\0"
  "docm\0\0\0\0"
  "docx\0\0\0\0"
  "dot\0\0\0\0\0"
  "dotm\0\0\0\0"
  "dotx\0\0\0\0"
  "drawing\0"
  "dsym\0\0\0\0"
  "dts\0\0\0\0\0"
  "dv\0\0\0\0\0\0"
  "dvi\0\0\0\0\0"
  "dxo\0\0\0\0\0"
  "dylib\0\0\0"
  "eac3\0\0\0\0"
  "ec3\0\0\0\0\0"
  "edn\0\0\0\0\0"
  "efx\0\0\0\0\0"
  "emf\0\0\0\0\0"
  "eml\0\0\0\0\0"
  "emlx\0\0\0\0"
  "eps\0\0\0\0\0"
  "epub\0\0\0\0"
  "erf\0\0\0\0\0"
  "etd\0\0\0\0\0"
  "exe\0\0\0\0\0"
  "exp\0\0\0\0\0"
  "exr\0\0\0\0\0"
  "f\0\0\0\0\0\0\0"
  "f4a\0\0\0\0\0"
  "f4b\0\0\0\0\0"
  "f4p\0\0\0\0\0"
  "f4v\0\0\0\0\0"
  "f77\0\0\0\0\0"
  "f90\0\0\0\0\0"
  "f95\0\0\0\0\0"
  "fdf\0\0\0\0\0"
  "fff\0\0\0\0\0"
  "fileloc\0"
  "fit\0\0\0\0\0"
  "fits\0\0\0\0"
  "flac\0\0\0\0"
  "flc\0\0\0\0\0"
  "fli\0\0\0\0\0"
  "flv\0\0\0\0\0"
  "for\0\0\0\0\0"
  "fpbf\0\0\0\0"
  "fpx\0\0\0\0\0"
  "framework\0\0\0\0\0\0\0"
  "fs\0\0\0\0\0\0"
  "ftploc\0\0"
  "gbproj\0\0"
  "geojson\0"
  "gif\0\0\0\0\0"
  "gmk\0\0\0\0\0"
  "gpurestart\0\0\0\0\0\0"
  "gpx\0\0\0\0\0"
  "groupactivity\0\0\0"
  "gtar\0\0\0\0"
  "gz\0\0\0\0\0\0"
  "gzip\0\0\0\0"
  "h\0\0\0\0\0\0\0"
  "h++\0\0\0\0\0"
  "hang\0\0\0\0"
  "hdp\0\0\0\0\0"
  "hdr\0\0\0\0\0"
  "heic\0\0\0\0"
  "heics\0\0\0"
  "heif\0\0\0\0"
  "heifs\0\0\0"
  "hh\0\0\0\0\0\0"
  "hif\0\0\0\0\0"
  "hp\0\0\0\0\0\0"
  "hpp\0\0\0\0\0"
  "hqx\0\0\0\0\0"
  "htm\0\0\0\0\0"
  "html\0\0\0\0"
  "hxx\0\0\0\0\0"
  "i\0\0\0\0\0\0\0"
  "icc\0\0\0\0\0"
  "icloud\0\0"
  "icm\0\0\0\0\0"
  "icns\0\0\0\0"
  "ico\0\0\0\0\0"
  "iconset\0"
  "ics\0\0\0\0\0"
  "ii\0\0\0\0\0\0"
  "iig\0\0\0\0\0"
  "iiq\0\0\0\0\0"
  "ilmbplugin\0\0\0\0\0\0"
  "img\0\0\0\0\0"
  "imovielibrary\0\0\0"
  "inetloc\0"
  "inl\0\0\0\0\0"
  "ipp\0\0\0\0\0"
  "iso\0\0\0\0\0"
  "itms\0\0\0\0"
  "j2c\0\0\0\0\0"
  "j2k\0\0\0\0\0"
  "jar\0\0\0\0\0"
  "jav\0\0\0\0\0"
  "java\0\0\0\0"
  "javascript\0\0\0\0\0\0"
  "jfif\0\0\0\0"
  "jfx\0\0\0\0\0"
  "jls\0\0\0\0\0"
  "jng\0\0\0\0\0"
  "jnlp\0\0\0\0"
  "jp2\0\0\0\0\0"
  "jpe\0\0\0\0\0"
  "jpeg\0\0\0\0"
  "jpf\0\0\0\0\0"
  "jpg\0\0\0\0\0"
  "jpx\0\0\0\0\0"
  "js\0\0\0\0\0\0"
  "jscript\0"
  "json\0\0\0\0"
  "jsonl\0\0\0"
  "jxl\0\0\0\0\0"
  "jxr\0\0\0\0\0"
  "kar\0\0\0\0\0"
  "kext\0\0\0\0"
  "key\0\0\0\0\0"
  "key-tef\0"
  "kml\0\0\0\0\0"
  "kmz\0\0\0\0\0"
  "ksh\0\0\0\0\0"
  "kth\0\0\0\0\0"
  "ktrace\0\0"
  "ktx\0\0\0\0\0"
  "l\0\0\0\0\0\0\0"
  "latm\0\0\0\0"
  "lha\0\0\0\0\0"
  "lid\0\0\0\0\0"
  "ll\0\0\0\0\0\0"
  "lm\0\0\0\0\0\0"
  "lmm\0\0\0\0\0"
  "loas\0\0\0\0"
  "log\0\0\0\0\0"
  "lpdf\0\0\0\0"
  "lpp\0\0\0\0\0"
  "lxx\0\0\0\0\0"
  "lz\0\0\0\0\0\0"
  "lz4\0\0\0\0\0"
  "lzh\0\0\0\0\0"
  "lzma\0\0\0\0"
  "m\0\0\0\0\0\0\0"
  "m15\0\0\0\0\0"
  "m2ts\0\0\0\0"
  "m2v\0\0\0\0\0"
  "m3u\0\0\0\0\0"
  "m3u8\0\0\0\0"
  "m4a\0\0\0\0\0"
  "m4b\0\0\0\0\0"
  "m4p\0\0\0\0\0"
  "m4r\0\0\0\0\0"
  "m4v\0\0\0\0\0"
  "m75\0\0\0\0\0"
  "mailloc\0"
  "mak\0\0\0\0\0"
  "make\0\0\0\0"
  "markdown"
  "md\0\0\0\0\0\0"
  "mdimporter\0\0\0\0\0\0"
  "mdown\0\0\0"
  "menu\0\0\0\0"
  "mht\0\0\0\0\0"
  "mhtm\0\0\0\0"
  "mhtml\0\0\0"
  "mi\0\0\0\0\0\0"
  "mid\0\0\0\0\0"
  "midi\0\0\0\0"
  "mig\0\0\0\0\0"
  "mii\0\0\0\0\0"
  "minc\0\0\0\0"
  "mjs\0\0\0\0\0"
  "mk\0\0\0\0\0\0"
  "mka\0\0\0\0\0"
  "mkv\0\0\0\0\0"
  "mlkitmodel\0\0\0\0\0\0"
  "mlmodel\0"
  "mlpackage\0\0\0\0\0\0\0"
  "mm\0\0\0\0\0\0"
  "mnc\0\0\0\0\0"
  "mng\0\0\0\0\0"
  "mobile\0\0"
  "mobileconfig\0\0\0\0"
  "mobileprovision\0"
  "mod\0\0\0\0\0"
  "mos\0\0\0\0\0"
  "mov\0\0\0\0\0"
  "mp2\0\0\0\0\0"
  "mp3\0\0\0\0\0"
  "mp4\0\0\0\0\0"
  "mpc\0\0\0\0\0"
  "mpe\0\0\0\0\0"
  "mpeg\0\0\0\0"
  "mpg\0\0\0\0\0"
  "mpg4\0\0\0\0"
  "mpga\0\0\0\0"
  "mpkg\0\0\0\0"
  "mpo\0\0\0\0\0"
  "mrw\0\0\0\0\0"
  "mts\0\0\0\0\0"
  "mxf\0\0\0\0\0"
  "nasm\0\0\0\0"
  "ndjson\0\0"
  "nef\0\0\0\0\0"
  "newsloc\0"
  "nii\0\0\0\0\0"
  "nmbtemplate\0\0\0\0\0"
  "nrw\0\0\0\0\0"
  "numbers\0"
  "numbers-tef\0\0\0\0\0"
  "o\0\0\0\0\0\0\0"
  "obj\0\0\0\0\0"
  "odb\0\0\0\0\0"
  "odc\0\0\0\0\0"
  "odf\0\0\0\0\0"
  "odg\0\0\0\0\0"
  "odi\0\0\0\0\0"
  "odm\0\0\0\0\0"
  "odp\0\0\0\0\0"
  "ods\0\0\0\0\0"
  "odt\0\0\0\0\0"
  "ofd\0\0\0\0\0"
  "oga\0\0\0\0\0"
  "ogg\0\0\0\0\0"
  "ogm\0\0\0\0\0"
  "ogv\0\0\0\0\0"
  "ogx\0\0\0\0\0"
  "omf\0\0\0\0\0"
  "opml\0\0\0\0"
  "opus\0\0\0\0"
  "orf\0\0\0\0\0"
  "otc\0\0\0\0\0"
  "otf\0\0\0\0\0"
  "otg\0\0\0\0\0"
  "oth\0\0\0\0\0"
  "oti\0\0\0\0\0"
  "otp\0\0\0\0\0"
  "ots\0\0\0\0\0"
  "ott\0\0\0\0\0"
  "p12\0\0\0\0\0"
  "pages\0\0\0"
  "pages-tef\0\0\0\0\0\0\0"
  "pam\0\0\0\0\0"
  "panic\0\0\0"
  "pas\0\0\0\0\0"
  "patch\0\0\0"
  "pax\0\0\0\0\0"
  "pbm\0\0\0\0\0"
  "pch\0\0\0\0\0"
  "pch++\0\0\0"
  "pct\0\0\0\0\0"
  "pcx\0\0\0\0\0"
  "pdf\0\0\0\0\0"
  "pef\0\0\0\0\0"
  "pem\0\0\0\0\0"
  "pf\0\0\0\0\0\0"
  "pfa\0\0\0\0\0"
  "pfb\0\0\0\0\0"
  "pfm\0\0\0\0\0"
  "pfx\0\0\0\0\0"
  "pgm\0\0\0\0\0"
  "ph3\0\0\0\0\0"
  "ph4\0\0\0\0\0"
  "php\0\0\0\0\0"
  "php3\0\0\0\0"
  "php4\0\0\0\0"
  "phtml\0\0\0"
  "pic\0\0\0\0\0"
  "pict\0\0\0\0"
  "pictclipping\0\0\0\0"
  "pjp\0\0\0\0\0"
  "pjpeg\0\0\0"
  "pkg\0\0\0\0\0"
  "pkpass\0\0"
  "pkpasses"
  "pl\0\0\0\0\0\0"
  "placeholder\0\0\0\0\0"
  "plist\0\0\0"
  "pls\0\0\0\0\0"
  "plugin\0\0"
  "pluginkit\0\0\0\0\0\0\0"
  "ply\0\0\0\0\0"
  "pm\0\0\0\0\0\0"
  "png\0\0\0\0\0"
  "pnm\0\0\0\0\0"
  "pntg\0\0\0\0"
  "pot\0\0\0\0\0"
  "potm\0\0\0\0"
  "potx\0\0\0\0"
  "ppm\0\0\0\0\0"
  "ppp\0\0\0\0\0"
  "pps\0\0\0\0\0"
  "ppsm\0\0\0\0"
  "ppsx\0\0\0\0"
  "ppt\0\0\0\0\0"
  "pptm\0\0\0\0"
  "pptx\0\0\0\0"
  "prefpane"
  "proto\0\0\0"
  "provisionprofile"
  "ps\0\0\0\0\0\0"
  "psb\0\0\0\0\0"
  "psd\0\0\0\0\0"
  "pvr\0\0\0\0\0"
  "pvt\0\0\0\0\0"
  "pwl\0\0\0\0\0"
  "py\0\0\0\0\0\0"
  "qlgenerator\0\0\0\0\0"
  "qoi\0\0\0\0\0"
  "qt\0\0\0\0\0\0"
  "qti\0\0\0\0\0"
  "qtif\0\0\0\0"
  "qtz\0\0\0\0\0"
  "r\0\0\0\0\0\0\0"
  "ra\0\0\0\0\0\0"
  "raf\0\0\0\0\0"
  "ram\0\0\0\0\0"
  "rar\0\0\0\0\0"
  "raw\0\0\0\0\0"
  "rb\0\0\0\0\0\0"
  "rbw\0\0\0\0\0"
  "rdf\0\0\0\0\0"
  "reality\0"
  "rm\0\0\0\0\0\0"
  "rmvb\0\0\0\0"
  "rpm\0\0\0\0\0"
  "rss\0\0\0\0\0"
  "rtf\0\0\0\0\0"
  "rtfd\0\0\0\0"
  "rw2\0\0\0\0\0"
  "rwl\0\0\0\0\0"
  "s\0\0\0\0\0\0\0"
  "s3m\0\0\0\0\0"
  "savedsearch\0\0\0\0\0"
  "saver\0\0\0"
  "scc\0\0\0\0\0"
  "scn\0\0\0\0\0"
  "scnz\0\0\0\0"
  "scpt\0\0\0\0"
  "scptd\0\0\0"
  "sd2\0\0\0\0\0"
  "sda\0\0\0\0\0"
  "sdc\0\0\0\0\0"
  "sdd\0\0\0\0\0"
  "sdef\0\0\0\0"
  "sdp\0\0\0\0\0"
  "sdv\0\0\0\0\0"
  "sdw\0\0\0\0\0"
  "sea\0\0\0\0\0"
  "service\0"
  "sf2\0\0\0\0\0"
  "sgi\0\0\0\0\0"
  "sh\0\0\0\0\0\0"
  "shazamcatalog\0\0\0"
  "shazamsignature\0"
  "shtm\0\0\0\0"
  "shtml\0\0\0"
  "shutdownstall\0\0\0"
  "sidx\0\0\0\0"
  "sit\0\0\0\0\0"
  "sitx\0\0\0\0"
  "slidesaver\0\0\0\0\0\0"
  "smf\0\0\0\0\0"
  "snd\0\0\0\0\0"
  "sndclipping\0\0\0\0\0"
  "spin\0\0\0\0"
  "spx\0\0\0\0\0"
  "sqlite\0\0"
  "sqlite3\0"
  "sr2\0\0\0\0\0"
  "srf\0\0\0\0\0"
  "srw\0\0\0\0\0"
  "stc\0\0\0\0\0"
  "std\0\0\0\0\0"
  "sti\0\0\0\0\0"
  "stl\0\0\0\0\0"
  "stw\0\0\0\0\0"
  "suggestionsassets\0\0\0\0\0\0\0"
  "suit\0\0\0\0"
  "svg\0\0\0\0\0"
  "svgz\0\0\0\0"
  "swift\0\0\0"
  "sxc\0\0\0\0\0"
  "sxd\0\0\0\0\0"
  "sxg\0\0\0\0\0"
  "sxi\0\0\0\0\0"
  "sxm\0\0\0\0\0"
  "sxw\0\0\0\0\0"
  "systemextension\0"
  "tar\0\0\0\0\0"
  "tar.bz2\0"
  "tar.gz\0\0"
  "tar.lz\0\0"
  "tar.xz\0\0"
  "tar.zst\0"
  "tbz\0\0\0\0\0"
  "tbz2\0\0\0\0"
  "tcsh\0\0\0\0"
  "template"
  "text\0\0\0\0"
  "textclipping\0\0\0\0"
  "tga\0\0\0\0\0"
  "tgz\0\0\0\0\0"
  "theater\0"
  "tif\0\0\0\0\0"
  "tiff\0\0\0\0"
  "tlz\0\0\0\0\0"
  "torrent\0"
  "ts\0\0\0\0\0\0"
  "tsv\0\0\0\0\0"
  "tsx\0\0\0\0\0"
  "tta\0\0\0\0\0"
  "ttc\0\0\0\0\0"
  "ttf\0\0\0\0\0"
  "txt\0\0\0\0\0"
  "txz\0\0\0\0\0"
  "tzst\0\0\0\0"
  "udeb\0\0\0\0"
  "udif\0\0\0\0"
  "ul\0\0\0\0\0\0"
  "ulaw\0\0\0\0"
  "ulw\0\0\0\0\0"
  "url\0\0\0\0\0"
  "usd\0\0\0\0\0"
  "usda\0\0\0\0"
  "usdc\0\0\0\0"
  "usdz\0\0\0\0"
  "uu\0\0\0\0\0\0"
  "vcal\0\0\0\0"
  "vcard\0\0\0"
  "vcf\0\0\0\0\0"
  "vcs\0\0\0\0\0"
  "vfw\0\0\0\0\0"
  "vncloc\0\0"
  "vob\0\0\0\0\0"
  "vtt\0\0\0\0\0"
  "w64\0\0\0\0\0"
  "war\0\0\0\0\0"
  "wasm\0\0\0\0"
  "watchface\0\0\0\0\0\0\0"
  "wav\0\0\0\0\0"
  "wave\0\0\0\0"
  "wax\0\0\0\0\0"
  "wdgt\0\0\0\0"
  "wdp\0\0\0\0\0"
  "webarchive\0\0\0\0\0\0"
  "webloc\0\0"
  "webm\0\0\0\0"
  "webp\0\0\0\0"
  "webplugin\0\0\0\0\0\0\0"
  "wm\0\0\0\0\0\0"
  "wma\0\0\0\0\0"
  "wmf\0\0\0\0\0"
  "wmp\0\0\0\0\0"
  "wmv\0\0\0\0\0"
  "wmx\0\0\0\0\0"
  "woff\0\0\0\0"
  "woff2\0\0\0"
  "wv\0\0\0\0\0\0"
  "wvx\0\0\0\0\0"
  "xar\0\0\0\0\0"
  "xbm\0\0\0\0\0"
  "xcf\0\0\0\0\0"
  "xfd\0\0\0\0\0"
  "xfdf\0\0\0\0"
  "xht\0\0\0\0\0"
  "xhtm\0\0\0\0"
  "xhtml\0\0\0"
  "xip\0\0\0\0\0"
  "xla\0\0\0\0\0"
  "xlf\0\0\0\0\0"
  "xliff\0\0\0"
  "xls\0\0\0\0\0"
  "xlsb\0\0\0\0"
  "xlsm\0\0\0\0"
  "xlsx\0\0\0\0"
  "xlt\0\0\0\0\0"
  "xltm\0\0\0\0"
  "xltx\0\0\0\0"
  "xlw\0\0\0\0\0"
  "xm\0\0\0\0\0\0"
  "xml\0\0\0\0\0"
  "xpc\0\0\0\0\0"
  "xpm\0\0\0\0\0"
  "xz\0\0\0\0\0\0"
  "y\0\0\0\0\0\0\0"
  "yaa\0\0\0\0\0"
  "yaml\0\0\0\0"
  "ym\0\0\0\0\0\0"
  "yml\0\0\0\0\0"
  "ymm\0\0\0\0\0"
  "ypp\0\0\0\0\0"
  "yxx\0\0\0\0\0"
  "yy\0\0\0\0\0\0"
  "z\0\0\0\0\0\0\0"
  "zip\0\0\0\0\0"
  "zsh\0\0\0\0\0"
  "zst\0\0\0\0\0"
  "zstd\0\0\0\0"
  ""
  "application/atom+xml\0\0\0\0"
  "application/binhex\0\0\0\0\0\0"
  "application/bzip"
  "application/bzip2\0\0\0\0\0\0\0"
  "application/cdfv2\0\0\0\0\0\0\0"
  "application/csv\0"
  "application/dicom\0\0\0\0\0\0\0"
  "application/ecmascript\0\0"
  "application/epub+zip\0\0\0\0"
  "application/fits"
  "application/font-woff\0\0\0"
  "application/geo+json\0\0\0\0"
  "application/gpx+xml\0\0\0\0\0"
  "application/gzip"
  "application/java-archive"
  "application/java-vm\0\0\0\0\0"
  "application/javascript\0\0"
  "application/jnlp"
  "application/json"
  "application/jsonl\0\0\0\0\0\0\0"
  "application/jsonlines\0\0\0"
  "application/mac-binhex\0\0"
  "application/mac-binhex40"
  "application/macbinary\0\0\0"
  "application/msexcel\0\0\0\0\0"
  "application/mspowerpoint"
  "application/msword\0\0\0\0\0\0"
  "application/mxf\0"
  "application/octet-stream"
  "application/ofd\0"
  "application/ogg\0"
  "application/pdf\0"
  "application/photoshop\0\0\0"
  "application/php\0"
  "application/postscript\0\0"
  "application/rdf+xml\0\0\0\0\0"
  "application/rss+xml\0\0\0\0\0"
  "application/rtf\0"
  "application/tar\0"
  "application/tga\0"
  "application/typescript\0\0"
  "application/vnd.android.package-archive\0"
  "application/vnd.apple.mpegurl\0\0\0"
  "application/vnd.apple.pkpass\0\0\0\0"
  "application/vnd.apple.pkpasses\0\0"
  "application/vnd.debian.binary-package\0\0\0"
  "application/vnd.efi.iso\0"
  "application/vnd.fpx\0\0\0\0\0"
  "application/vnd.google-earth.kml+xml\0\0\0\0"
  "application/vnd.google-earth.kmz"
  "application/vnd.iccprofile\0\0\0\0\0\0"
  "application/vnd.microsoft.portable-executable\0\0\0"
  "application/vnd.ms-asf\0\0"
  "application/vnd.ms-cab-compressed\0\0\0\0\0\0\0"
  "application/vnd.ms-excel"
  "application/vnd.ms-excel.sheet.binary.macroenabled.12\0\0\0"
  "application/vnd.ms-excel.sheet.macroenabled.12\0\0"
  "application/vnd.ms-excel.template.macroenabled.12\0\0\0\0\0\0\0"
  "application/vnd.ms-opentype\0\0\0\0\0"
  "application/vnd.ms-powerpoint\0\0\0"
  "application/vnd.ms-powerpoint.presentation.macroenabled.12\0\0\0\0\0\0"
  "application/vnd.ms-powerpoint.slideshow.macroenabled.12\0"
  "application/vnd.ms-powerpoint.template.macroenabled.12\0\0"
  "application/vnd.ms-word.document.macroenabled.12"
  "application/vnd.ms-word.template.macroenabled.12"
  "application/vnd.oasis.opendocument.chart"
  "application/vnd.oasis.opendocument.chart-template\0\0\0\0\0\0\0"
  "application/vnd.oasis.opendocument.database\0\0\0\0\0"
  "application/vnd.oasis.opendocument.formula\0\0\0\0\0\0"
  "application/vnd.oasis.opendocument.formula-template\0\0\0\0\0"
  "application/vnd.oasis.opendocument.graphics\0\0\0\0\0"
  "application/vnd.oasis.opendocument.graphics-template\0\0\0\0"
  "application/vnd.oasis.opendocument.image"
  "application/vnd.oasis.opendocument.image-template\0\0\0\0\0\0\0"
  "application/vnd.oasis.opendocument.presentation\0"
  "application/vnd.oasis.opendocument.presentation-template"
  "application/vnd.oasis.opendocument.spreadsheet\0\0"
  "application/vnd.oasis.opendocument.spreadsheet-template\0"
  "application/vnd.oasis.opendocument.text\0"
  "application/vnd.oasis.opendocument.text-master\0\0"
  "application/vnd.oasis.opendocument.text-template"
  "application/vnd.oasis.opendocument.text-web\0\0\0\0\0"
  "application/vnd.openxmlformats-officedocument.presentationml.presentation\0\0\0\0\0\0\0"
  "application/vnd.openxmlformats-officedocument.presentationml.slideshow\0\0"
  "application/vnd.openxmlformats-officedocument.presentationml.template\0\0\0"
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet\0\0\0\0\0\0\0"
  "application/vnd.openxmlformats-officedocument.spreadsheetml.template\0\0\0\0"
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document\0"
  "application/vnd.openxmlformats-officedocument.wordprocessingml.template\0"
  "application/vnd.rar\0\0\0\0\0"
  "application/vnd.rn-realmedia\0\0\0\0"
  "application/vnd.rn-realmedia-vbr"
  "application/vnd.sqlite3\0"
  "application/vnd.stardivision.calc\0\0\0\0\0\0\0"
  "application/vnd.stardivision.draw\0\0\0\0\0\0\0"
  "application/vnd.stardivision.impress\0\0\0\0"
  "application/vnd.stardivision.impress-packed\0\0\0\0\0"
  "application/vnd.stardivision.math\0\0\0\0\0\0\0"
  "application/vnd.stardivision.writer\0\0\0\0\0"
  "application/vnd.sun.xml.calc\0\0\0\0"
  "application/vnd.sun.xml.calc.template\0\0\0"
  "application/vnd.sun.xml.draw\0\0\0\0"
  "application/vnd.sun.xml.draw.template\0\0\0"
  "application/vnd.sun.xml.impress\0"
  "application/vnd.sun.xml.impress.template"
  "application/vnd.sun.xml.math\0\0\0\0"
  "application/vnd.sun.xml.writer\0\0"
  "application/vnd.sun.xml.writer.global\0\0\0"
  "application/vnd.sun.xml.writer.template\0"
  "application/wasm"
  "application/x-7z-compressed\0\0\0\0\0"
  "application/x-apple-aspen-config"
  "application/x-apple-aspen-mobileprovision\0\0\0\0\0\0\0"
  "application/x-apple-diskimage\0\0\0"
  "application/x-archive\0\0\0"
  "application/x-arj\0\0\0\0\0\0\0"
  "application/x-bittorrent"
  "application/x-brotli\0\0\0\0"
  "application/x-bz2\0\0\0\0\0\0\0"
  "application/x-bzip\0\0\0\0\0\0"
  "application/x-bzip-compressed-tar\0\0\0\0\0\0\0"
  "application/x-bzip2\0\0\0\0\0"
  "application/x-bzip2-compressed-tar\0\0\0\0\0\0"
  "application/x-cdf\0\0\0\0\0\0\0"
  "application/x-chrome-extension\0\0"
  "application/x-compress\0\0"
  "application/x-compressed-tar\0\0\0\0"
  "application/x-coredump\0\0"
  "application/x-cpio\0\0\0\0\0\0"
  "application/x-debian-package\0\0\0\0"
  "application/x-dfont\0\0\0\0\0"
  "application/x-dosexec\0\0\0"
  "application/x-dvi\0\0\0\0\0\0\0"
  "application/x-empty\0\0\0\0\0"
  "application/x-executable"
  "application/x-font-ttf\0\0"
  "application/x-gtar\0\0\0\0\0\0"
  "application/x-gtar-compressed\0\0\0"
  "application/x-gzip\0\0\0\0\0\0"
  "application/x-iso9660-image\0\0\0\0\0"
  "application/x-iwork-keynote-sffkey\0\0\0\0\0\0"
  "application/x-iwork-keynote-sffkth\0\0\0\0\0\0"
  "application/x-iwork-numbers-sffnumbers\0\0"
  "application/x-iwork-numbers-sfftemplate\0"
  "application/x-iwork-pages-sffpages\0\0\0\0\0\0"
  "application/x-iwork-pages-sfftemplate\0\0\0"
  "application/x-java-applet\0\0\0\0\0\0\0"
  "application/x-java-jnlp-file\0\0\0\0"
  "application/x-javascript"
  "application/x-lha\0\0\0\0\0\0\0"
  "application/x-lz4\0\0\0\0\0\0\0"
  "application/x-lzh-compressed\0\0\0\0"
  "application/x-lzip\0\0\0\0\0\0"
  "application/x-lzip-compressed-tar\0\0\0\0\0\0\0"
  "application/x-lzma\0\0\0\0\0\0"
  "application/x-macbinary\0"
  "application/x-mach-binary\0\0\0\0\0\0\0"
  "application/x-mpegurl\0\0\0"
  "application/x-msdownload"
  "application/x-ndjson\0\0\0\0"
  "application/x-object\0\0\0\0"
  "application/x-ole-storage\0\0\0\0\0\0\0"
  "application/x-pdf\0\0\0\0\0\0\0"
  "application/x-pie-executable\0\0\0\0"
  "application/x-pkcs12\0\0\0\0"
  "application/x-quartzcomposer\0\0\0\0"
  "application/x-rar\0\0\0\0\0\0\0"
  "application/x-rar-compressed\0\0\0\0"
  "application/x-rpm\0\0\0\0\0\0\0"
  "application/x-sh"
  "application/x-sharedlib\0"
  "application/x-shellscript\0\0\0\0\0\0\0"
  "application/x-sit\0\0\0\0\0\0\0"
  "application/x-sitx\0\0\0\0\0\0"
  "application/x-sitx-index"
  "application/x-sqlite3\0\0\0"
  "application/x-stuffit\0\0\0"
  "application/x-stuffitx\0\0"
  "application/x-stuffitx-index\0\0\0\0"
  "application/x-tar\0\0\0\0\0\0\0"
  "application/x-ustar\0\0\0\0\0"
  "application/x-webarchive"
  "application/x-x509-ca-cert\0\0\0\0\0\0"
  "application/x-xar\0\0\0\0\0\0\0"
  "application/x-xz"
  "application/x-xz-compressed-tar\0"
  "application/x-yaml\0\0\0\0\0\0"
  "application/x-zerosize\0\0"
  "application/x-zip\0\0\0\0\0\0\0"
  "application/x-zip-compressed\0\0\0\0"
  "application/x-zstd\0\0\0\0\0\0"
  "application/x-zstd-compressed-tar\0\0\0\0\0\0\0"
  "application/xhtml+xml\0\0\0"
  "application/xliff+xml\0\0\0"
  "application/xml\0"
  "application/yaml"
  "application/zip\0"
  "application/zstd"
  "audio/3gpp\0\0\0\0\0\0"
  "audio/3gpp2\0\0\0\0\0"
  "audio/aac\0\0\0\0\0\0\0"
  "audio/aacp\0\0\0\0\0\0"
  "audio/ac3\0\0\0\0\0\0\0"
  "audio/aiff\0\0\0\0\0\0"
  "audio/amr\0\0\0\0\0\0\0"
  "audio/audible\0\0\0"
  "audio/basic\0\0\0\0\0"
  "audio/dls\0\0\0\0\0\0\0"
  "audio/eac3\0\0\0\0\0\0"
  "audio/flac\0\0\0\0\0\0"
  "audio/matroska\0\0"
  "audio/mid\0\0\0\0\0\0\0"
  "audio/midi\0\0\0\0\0\0"
  "audio/mp3\0\0\0\0\0\0\0"
  "audio/mp4\0\0\0\0\0\0\0"
  "audio/mp4a-latm\0"
  "audio/mpeg\0\0\0\0\0\0"
  "audio/mpeg3\0\0\0\0\0"
  "audio/mpegurl\0\0\0"
  "audio/mpg\0\0\0\0\0\0\0"
  "audio/ogg\0\0\0\0\0\0\0"
  "audio/opus\0\0\0\0\0\0"
  "audio/vnd.audible.aax\0\0\0"
  "audio/vnd.dolby.dd-raw\0\0"
  "audio/vnd.dts\0\0\0"
  "audio/vnd.rn-realaudio\0\0"
  "audio/vnd.wave\0\0"
  "audio/vorbis\0\0\0\0"
  "audio/wav\0\0\0\0\0\0\0"
  "audio/wave\0\0\0\0\0\0"
  "audio/webm\0\0\0\0\0\0"
  "audio/x-aac\0\0\0\0\0"
  "audio/x-aiff\0\0\0\0"
  "audio/x-ape\0\0\0\0\0"
  "audio/x-audible\0"
  "audio/x-flac\0\0\0\0"
  "audio/x-hx-aac-adts\0\0\0\0\0"
  "audio/x-m4a\0\0\0\0\0"
  "audio/x-m4r\0\0\0\0\0"
  "audio/x-matroska"
  "audio/x-midi\0\0\0\0"
  "audio/x-mod\0\0\0\0\0"
  "audio/x-mp3\0\0\0\0\0"
  "audio/x-mpeg\0\0\0\0"
  "audio/x-mpeg3\0\0\0"
  "audio/x-mpegurl\0"
  "audio/x-mpg\0\0\0\0\0"
  "audio/x-ms-wma\0\0"
  "audio/x-musepack"
  "audio/x-ogg\0\0\0\0\0"
  "audio/x-pn-audibleaudio\0"
  "audio/x-pn-realaudio\0\0\0\0"
  "audio/x-realaudio\0\0\0\0\0\0\0"
  "audio/x-s3m\0\0\0\0\0"
  "audio/x-scpls\0\0\0"
  "audio/x-tta\0\0\0\0\0"
  "audio/x-w64\0\0\0\0\0"
  "audio/x-wav\0\0\0\0\0"
  "audio/x-wavpack\0"
  "audio/x-xm\0\0\0\0\0\0"
  "font/collection\0"
  "font/otf"
  "font/sfnt\0\0\0\0\0\0\0"
  "font/ttf"
  "font/woff\0\0\0\0\0\0\0"
  "font/woff2\0\0\0\0\0\0"
  "font/x-postscript-pfb\0\0\0"
  "image/apng\0\0\0\0\0\0"
  "image/avci\0\0\0\0\0\0"
  "image/avcs\0\0\0\0\0\0"
  "image/avif\0\0\0\0\0\0"
  "image/bmp\0\0\0\0\0\0\0"
  "image/bpg\0\0\0\0\0\0\0"
  "image/efax\0\0\0\0\0\0"
  "image/emf\0\0\0\0\0\0\0"
  "image/fits\0\0\0\0\0\0"
  "image/fpx\0\0\0\0\0\0\0"
  "image/gif\0\0\0\0\0\0\0"
  "image/heic\0\0\0\0\0\0"
  "image/heic-sequence\0\0\0\0\0"
  "image/heif\0\0\0\0\0\0"
  "image/heif-sequence\0\0\0\0\0"
  "image/j2c\0\0\0\0\0\0\0"
  "image/jls\0\0\0\0\0\0\0"
  "image/jp2\0\0\0\0\0\0\0"
  "image/jpeg\0\0\0\0\0\0"
  "image/jpeg2000\0\0"
  "image/jpg\0\0\0\0\0\0\0"
  "image/jpm\0\0\0\0\0\0\0"
  "image/jpx\0\0\0\0\0\0\0"
  "image/jxl\0\0\0\0\0\0\0"
  "image/jxr\0\0\0\0\0\0\0"
  "image/ktx\0\0\0\0\0\0\0"
  "image/photoshop\0"
  "image/pict\0\0\0\0\0\0"
  "image/pjpeg\0\0\0\0\0"
  "image/png\0\0\0\0\0\0\0"
  "image/psd\0\0\0\0\0\0\0"
  "image/qoi\0\0\0\0\0\0\0"
  "image/sgi\0\0\0\0\0\0\0"
  "image/svg\0\0\0\0\0\0\0"
  "image/svg+xml\0\0\0"
  "image/targa\0\0\0\0\0"
  "image/tga\0\0\0\0\0\0\0"
  "image/tiff\0\0\0\0\0\0"
  "image/vnd-ms.dds"
  "image/vnd.adobe.photoshop\0\0\0\0\0\0\0"
  "image/vnd.djvu\0\0"
  "image/vnd.microsoft.icon"
  "image/vnd.mozilla.apng\0\0"
  "image/vnd.ms-photo\0\0\0\0\0\0"
  "image/vnd.radiance\0\0\0\0\0\0"
  "image/vnd.zbrush.pcx\0\0\0\0"
  "image/webp\0\0\0\0\0\0"
  "image/wmf\0\0\0\0\0\0\0"
  "image/x-adobe-dng\0\0\0\0\0\0\0"
  "image/x-bmp\0\0\0\0\0"
  "image/x-canon-cr2\0\0\0\0\0\0\0"
  "image/x-canon-crw\0\0\0\0\0\0\0"
  "image/x-dxo-dxo\0"
  "image/x-emf\0\0\0\0\0"
  "image/x-eps\0\0\0\0\0"
  "image/x-epson-erf\0\0\0\0\0\0\0"
  "image/x-exr\0\0\0\0\0"
  "image/x-fuji-raf"
  "image/x-heif\0\0\0\0"
  "image/x-icns\0\0\0\0"
  "image/x-jng\0\0\0\0\0"
  "image/x-jp2-codestream\0\0"
  "image/x-jpeg\0\0\0\0"
  "image/x-leica-pwl\0\0\0\0\0\0\0"
  "image/x-macpict\0"
  "image/x-mng\0\0\0\0\0"
  "image/x-ms-bmp\0\0"
  "image/x-nikon-nrw\0\0\0\0\0\0\0"
  "image/x-olympus-or\0\0\0\0\0\0"
  "image/x-olympus-orf\0\0\0\0\0"
  "image/x-olympus-sr\0\0\0\0\0\0"
  "image/x-pcx\0\0\0\0\0"
  "image/x-photoshop\0\0\0\0\0\0\0"
  "image/x-pict\0\0\0\0"
  "image/x-png\0\0\0\0\0"
  "image/x-portable-anymap\0"
  "image/x-portable-arbitrarymap\0\0\0"
  "image/x-portable-bitmap\0"
  "image/x-portable-graymap"
  "image/x-portable-greymap"
  "image/x-portable-pixmap\0"
  "image/x-qoi\0\0\0\0\0"
  "image/x-quicktime\0\0\0\0\0\0\0"
  "image/x-sgi\0\0\0\0\0"
  "image/x-sony-sr2"
  "image/x-tga\0\0\0\0\0"
  "image/x-tiff\0\0\0\0"
  "image/x-webp\0\0\0\0"
  "image/x-win-bitmap\0\0\0\0\0\0"
  "image/x-wmf\0\0\0\0\0"
  "image/x-xbitmap\0"
  "image/x-xbm\0\0\0\0\0"
  "image/x-xcf\0\0\0\0\0"
  "image/x-xpixmap\0"
  "image/x-xpm\0\0\0\0\0"
  "inode/x-empty\0\0\0"
  "message/rfc822\0\0"
  "model/obj\0\0\0\0\0\0\0"
  "model/stl\0\0\0\0\0\0\0"
  "model/vnd.collada+xml\0\0\0"
  "model/vnd.reality\0\0\0\0\0\0\0"
  "model/vnd.usdz+zip\0\0\0\0\0\0"
  "multipart/related\0\0\0\0\0\0\0"
  "text/calendar\0\0\0"
  "text/comma-separated-values\0\0\0\0\0"
  "text/css"
  "text/csv"
  "text/directory\0\0"
  "text/ecmascript\0"
  "text/html\0\0\0\0\0\0\0"
  "text/javascript\0"
  "text/markdown\0\0\0"
  "text/php"
  "text/plain\0\0\0\0\0\0"
  "text/plain;charset=\"utf-16\"\0\0\0\0\0"
  "text/plain;charset=\"utf-8\"\0\0\0\0\0\0"
  "text/plain;charset=utf-16\0\0\0\0\0\0\0"
  "text/plain;charset=utf-8"
  "text/rtf"
  "text/tab-separated-values\0\0\0\0\0\0\0"
  "text/vcard\0\0\0\0\0\0"
  "text/vtt"
  "text/x-asm\0\0\0\0\0\0"
  "text/x-c"
  "text/x-c++\0\0\0\0\0\0"
  "text/x-c++src\0\0\0"
  "text/x-csrc\0\0\0\0\0"
  "text/x-fortran\0\0"
  "text/x-java\0\0\0\0\0"
  "text/x-makefile\0"
  "text/x-markdown\0"
  "text/x-objective-c\0\0\0\0\0\0"
  "text/x-opml\0\0\0\0\0"
  "text/x-pascal\0\0\0"
  "text/x-perl\0\0\0\0\0"
  "text/x-perl-script\0\0\0\0\0\0"
  "text/x-php\0\0\0\0\0\0"
  "text/x-php-script\0\0\0\0\0\0\0"
  "text/x-python\0\0\0"
  "text/x-python-script\0\0\0\0"
  "text/x-ruby\0\0\0\0\0"
  "text/x-ruby-script\0\0\0\0\0\0"
  "text/x-script.python\0\0\0\0"
  "text/x-shellscript\0\0\0\0\0\0"
  "text/x-typescript\0\0\0\0\0\0\0"
  "text/x-uuencode\0"
  "text/x-vcalendar"
  "text/x-vcard\0\0\0\0"
  "text/x-yaml\0\0\0\0\0"
  "text/xml"
  "text/yaml\0\0\0\0\0\0\0"
  "video/3gpp\0\0\0\0\0\0"
  "video/3gpp2\0\0\0\0\0"
  "video/avi\0\0\0\0\0\0\0"
  "video/flc\0\0\0\0\0\0\0"
  "video/matroska\0\0"
  "video/mp2t\0\0\0\0\0\0"
  "video/mp4\0\0\0\0\0\0\0"
  "video/mp4v-es\0\0\0"
  "video/mpeg\0\0\0\0\0\0"
  "video/mpeg2\0\0\0\0\0"
  "video/mpeg2-video\0\0\0\0\0\0\0"
  "video/mpg\0\0\0\0\0\0\0"
  "video/msvideo\0\0\0"
  "video/ogg\0\0\0\0\0\0\0"
  "video/quicktime\0"
  "video/webm\0\0\0\0\0\0"
  "video/x-dv\0\0\0\0\0\0"
  "video/x-flc\0\0\0\0\0"
  "video/x-fli\0\0\0\0\0"
  "video/x-flv\0\0\0\0\0"
  "video/x-jng\0\0\0\0\0"
  "video/x-m4v\0\0\0\0\0"
  "video/x-matroska"
  "video/x-mng\0\0\0\0\0"
  "video/x-mpeg\0\0\0\0"
  "video/x-mpeg2\0\0\0"
  "video/x-mpg\0\0\0\0\0"
  "video/x-ms-asf\0\0"
  "video/x-ms-asx\0\0"
  "video/x-ms-vob\0\0"
  "video/x-ms-wax\0\0"
  "video/x-ms-wm\0\0\0"
  "video/x-ms-wma\0\0"
  "video/x-ms-wmp\0\0"
  "video/x-ms-wmv\0\0"
  "video/x-ms-wmx\0\0"
  "video/x-ms-wvx\0\0"
  "video/x-msvideo\0"
  "ca.mcgill.mni.bic.mnc\0\0\0"
  "mnc (image)\0\0\0\0\0"
  "http://www.bic.mni.mcgill.ca/software/minc/\0\0\0\0\0"
  "MINC\0\0\0\0"
  "com.adobe.edn\0\0\0"
  "edn (data)\0\0\0\0\0\0"
  "com.adobe.encapsulated-postscript\0\0\0\0\0\0\0"
  "encapsulated postscript (document)\0\0\0\0\0\0"
  "EPSF\0\0\0\0"
  "NeXT Encapsulated PostScript v1.2 pasteboard type\0\0\0\0\0\0\0"
  "NSPostScriptPboardType\0\0"
  "com.adobe.etd\0\0\0"
  "etd (data)\0\0\0\0\0\0"
  "com.adobe.fdf\0\0\0"
  "fdf (data)\0\0\0\0\0\0"
  "com.adobe.flash.video\0\0\0"
  "video\0\0\0"
  "com.adobe.illustrator.ai-image\0\0"
  "ai image"
  "com.adobe.pdf\0\0\0"
  "PDF\0\0\0\0\0"
  "PDF \0\0\0\0"
  "Apple PDF pasteboard type\0\0\0\0\0\0\0"
  "com.adobe.photoshop-image\0\0\0\0\0\0\0"
  "photoshop image\0"
  "8BPS\0\0\0\0"
  "com.adobe.photoshop-large-image\0"
  "photoshop large image\0\0\0"
  "8BPB\0\0\0\0"
  "com.adobe.postscript\0\0\0\0"
  "postscript (document)\0\0\0"
  "com.adobe.postscript-font\0\0\0\0\0\0\0"
  "postscript font\0"
  "com.adobe.postscript-lwfn-font\0\0"
  "postscript lwfn font\0\0\0\0"
  "LWFN\0\0\0\0"
  "com.adobe.postscript-pfa-font\0\0\0"
  "postscript pfa font\0\0\0\0\0"
  "com.adobe.postscript-pfb-font\0\0\0"
  "postscript pfb font\0\0\0\0\0"
  "com.adobe.raw-image\0\0\0\0\0"
  "DNG raw image\0\0\0"
  "com.adobe.xfdf\0\0"
  "xfdf (document)\0"
  "com.allume.stuffit-archive\0\0\0\0\0\0"
  "stuffit archive\0"
  "com.android.package-archive\0\0\0\0\0"
  "Android package\0"
  "com.apple.accounts-icon\0"
  "accounts icon (item)\0\0\0\0"
  "acct\0\0\0\0"
  "com.apple.active-webpage"
  "active webpage (abstract or UI-only type)\0\0\0\0\0\0\0"
  "com.apple.afp-internet-location\0"
  "afp internet location (saved location)\0\0"
  "ilaf\0\0\0\0"
  "com.apple.airdrop\0\0\0\0\0\0\0"
  "airdrop (abstract or UI-only type)\0\0\0\0\0\0"
  "sbNC\0\0\0\0"
  "com.apple.airport\0\0\0\0\0\0\0"
  "airport (hardware device)\0\0\0\0\0\0\0"
  "sbAX\0\0\0\0"
  "AirPort\0"
  "AirPort5"
  "AirPort5,104\0\0\0\0"
  "AirPort5,105\0\0\0\0"
  "AirPort5,108\0\0\0\0"
  "AirPort5,114\0\0\0\0"
  "AirPort5,117\0\0\0\0"
  "com.apple.airport-express\0\0\0\0\0\0\0"
  "airport express (hardware device)\0\0\0\0\0\0\0"
  "sbAE\0\0\0\0"
  "AirPort4"
  "AirPort4,102\0\0\0\0"
  "AirPort4,107\0\0\0\0"
  "com.apple.airport-extreme-tower\0"
  "airport extreme tower (hardware device)\0"
  "sbAT\0\0\0\0"
  "AirPort7,120\0\0\0\0"
  "com.apple.airport-time-capsule-tower\0\0\0\0"
  "airport time capsule tower (hardware device)\0\0\0\0"
  "TimeCapsule8,119"
  "com.apple.alert\0"
  "alert (abstract or UI-only type)"
  "com.apple.alert-caution\0"
  "alert caution (abstract or UI-only type)"
  "caut\0\0\0\0"
  "com.apple.alert-note\0\0\0\0"
  "alert note (abstract or UI-only type)\0\0\0"
  "note\0\0\0\0"
  "com.apple.alert-stop\0\0\0\0"
  "alert stop (abstract or UI-only type)\0\0\0"
  "stop\0\0\0\0"
  "com.apple.alias-file\0\0\0\0"
  "alias file\0\0\0\0\0\0"
  "com.apple.alias-record\0\0"
  "alias record (data)\0\0\0\0\0"
  "alis\0\0\0\0"
  "com.apple.apple-tv\0\0\0\0\0\0"
  "apple tv (hardware device)\0\0\0\0\0\0"
  "AppleTV\0"
  "AppleTV1,1\0\0\0\0\0\0"
  "com.apple.applescript.script\0\0\0\0"
  "compiled OSA script\0\0\0\0\0"
  "osas\0\0\0\0"
  "com.apple.applescript.script-bundle\0\0\0\0\0"
  "OSA script bundle\0\0\0\0\0\0\0"
  "com.apple.applescript.text\0\0\0\0\0\0"
  "AppleScript text"
  "com.apple.applesingle-archive\0\0\0"
  "applesingle archive\0\0\0\0\0"
  "com.apple.application\0\0\0"
  "application\0\0\0\0\0"
  "com.apple.application-and-system-extension\0\0\0\0\0\0"
  "app or system extension\0"
  "com.apple.application-bundle\0\0\0\0"
  "application bundle\0\0\0\0\0\0"
  "APPL\0\0\0\0"
  "com.apple.application-file\0\0\0\0\0\0"
  "application file (executable)\0\0\0"
  "com.apple.application-placeholder\0\0\0\0\0\0\0"
  "application placeholder (bundle)"
  "com.apple.applications-folder\0\0\0"
  "applications folder\0\0\0\0\0"
  "apps\0\0\0\0"
  "tAps\0\0\0\0"
  "sbAp\0\0\0\0"
  "com.apple.archive\0\0\0\0\0\0\0"
  "Apple Archive\0\0\0"
  "com.apple.arobject\0\0\0\0\0\0"
  "AR reference object\0\0\0\0\0"
  "com.apple.ascii-property-list\0\0\0"
  "ascii property list (text)\0\0\0\0\0\0"
  "com.apple.audio-unit-preset\0\0\0\0\0"
  "audio unit preset (text)"
  "com.apple.binary-property-list\0\0"
  "binary property list\0\0\0\0"
  "com.apple.binhex-archive"
  "binhex archive\0\0"
  "com.apple.bom-archive\0\0\0"
  "bom archive\0\0\0\0\0"
  "com.apple.bom-compressed-cpio\0\0\0"
  "bom compressed cpio (archive)\0\0\0"
  "com.apple.bonjour\0\0\0\0\0\0\0"
  "bonjour (abstract or UI-only type)\0\0\0\0\0\0"
  "bonj\0\0\0\0"
  "sbBj\0\0\0\0"
  "com.apple.bookmark\0\0\0\0\0\0"
  "URL bookmark data\0\0\0\0\0\0\0"
  "com.apple.bundle"
  "directory with bundle layout\0\0\0\0"
  "com.apple.cinema-display"
  "cinema display (abstract or UI-only type)\0\0\0\0\0\0\0"
  "com.apple.cocoa.pasteboard.character-formatting\0"
  "character formatting (data)\0\0\0\0\0"
  "NeXT font pasteboard type\0\0\0\0\0\0\0"
  "com.apple.cocoa.pasteboard.color"
  "color (data)\0\0\0\0"
  "NSColor pasteboard type\0"
  "com.apple.cocoa.pasteboard.find-panel-search-options\0\0\0\0"
  "find panel search options (data)"
  "NSFindPanel search options pasteboard type\0\0\0\0\0\0"
  "com.apple.cocoa.pasteboard.multiple-text-selection\0\0\0\0\0\0"
  "multiple text selection (data)\0\0"
  "Apple multiple text selection pasteboard type\0\0\0"
  "com.apple.cocoa.pasteboard.paragraph-formatting\0"
  "paragraph formatting (data)\0\0\0\0\0"
  "NeXT ruler pasteboard type\0\0\0\0\0\0"
  "com.apple.cocoa.pasteboard.sound"
  "sound (data)\0\0\0\0"
  "NSSoundPboardType\0\0\0\0\0\0\0"
  "com.apple.color-file\0\0\0\0"
  "color file (data)\0\0\0\0\0\0\0"
  "com.apple.colorsync-profile\0\0\0\0\0"
  "colorsync profile (data)"
  "clsp\0\0\0\0"
  "prof\0\0\0\0"
  "com.apple.configprofile\0"
  "configprofile (text)\0\0\0\0"
  "com.apple.coreaudio-format\0\0\0\0\0\0"
  "coreaudio format (audio)"
  "caff\0\0\0\0"
  "com.apple.coreml.mlpackage\0\0\0\0\0\0"
  "com.apple.coreml.model\0\0"
  "model (data)\0\0\0\0"
  "com.apple.crashreport\0\0\0"
  "crashreport (text)\0\0\0\0\0\0"
  "com.apple.csstore\0\0\0\0\0\0\0"
  "csstore (database)\0\0\0\0\0\0"
  "com.apple.dashboard-widget\0\0\0\0\0\0"
  "dashboard widget (bundle)\0\0\0\0\0\0\0"
  "com.apple.data-container"
  "data container (bundle)\0"
  "com.apple.deprecated-application-file\0\0\0"
  "deprecated application file (executable)"
  "APPC\0\0\0\0"
  "APPD\0\0\0\0"
  "APPE\0\0\0\0"
  "appe\0\0\0\0"
  "CDEV\0\0\0\0"
  "cdev\0\0\0\0"
  "dfil\0\0\0\0"
  "com.apple.desktop-folder"
  "desktop folder\0\0"
  "desk\0\0\0\0"
  "tDsk\0\0\0\0"
  "sbDt\0\0\0\0"
  "com.apple.developer-folder\0\0\0\0\0\0"
  "developer folder"
  "devf\0\0\0\0"
  "com.apple.developer-transition-kit-2005\0"
  "developer transition kit 2005 (hardware device)\0"
  "ADP2,1\0\0"
  "com.apple.developer-transition-kit-2020\0"
  "developer transition kit 2020 (hardware device)\0"
  "ADP3,2\0\0"
  "com.apple.device"
  "device (hardware device)"
  "com.apple.device-model-code\0\0\0\0\0"
  "device model code (text)"
  "com.apple.disk-image\0\0\0\0"
  "Apple disk image"
  "com.apple.disk-image-udif\0\0\0\0\0\0\0"
  "disk image (UDIF)\0\0\0\0\0\0\0"
  "com.apple.document-type\0"
  "document type (item)\0\0\0\0"
  "com.apple.document-type.dictionary\0\0\0\0\0\0"
  "dictionary (item)\0\0\0\0\0\0\0"
  "dict\0\0\0\0"
  "com.apple.document-type.system-folder\0\0\0"
  "system folder\0\0\0"
  "macs\0\0\0\0"
  "com.apple.documents-folder\0\0\0\0\0\0"
  "documents folder"
  "docs\0\0\0\0"
  "tDoc\0\0\0\0"
  "sbDc\0\0\0\0"
  "com.apple.dot-mac\0\0\0\0\0\0\0"
  "dot mac (abstract or UI-only type)\0\0\0\0\0\0"
  "mymc\0\0\0\0"
  "com.apple.downloads-folder\0\0\0\0\0\0"
  "downloads folder"
  "dwnf\0\0\0\0"
  "tDwn\0\0\0\0"
  "sbDl\0\0\0\0"
  "com.apple.drawing\0\0\0\0\0\0\0"
  "drawing (image)\0"
  "com.apple.driver-extension\0\0\0\0\0\0"
  "driver extension (bundle)\0\0\0\0\0\0\0"
  "com.apple.drop-folder\0\0\0"
  "drop folder\0\0\0\0\0"
  "dbox\0\0\0\0"
  "sbDB\0\0\0\0"
  "com.apple.emac\0\0"
  "emac (hardware device)\0\0"
  "PowerMac4,4\0\0\0\0\0"
  "PowerMac6,4\0\0\0\0\0"
  "com.apple.encrypted-archive\0\0\0\0\0"
  "encrypted archive\0\0\0\0\0\0\0"
  "com.apple.everyone-icon\0"
  "everyone icon (item)\0\0\0\0"
  "evry\0\0\0\0"
  "com.apple.file-internet-location"
  "file internet location (saved location)\0"
  "ilfi\0\0\0\0"
  "com.apple.file-server\0\0\0"
  "file server (storage volume or drive)\0\0\0"
  "srvr\0\0\0\0"
  "com.apple.file-system-plug-in\0\0\0"
  "file system plug in (bundle)\0\0\0\0"
  "com.apple.file-vault\0\0\0\0"
  "file vault (abstract or UI-only type)\0\0\0"
  "fVlt\0\0\0\0"
  "com.apple.finder.burn-folder\0\0\0\0"
  "burn folder\0\0\0\0\0"
  "bfld\0\0\0\0"
  "sbBF\0\0\0\0"
  "com.apple.finder.clipping\0\0\0\0\0\0\0"
  "clipping (data)\0"
  "clpu\0\0\0\0"
  "com.apple.finder.pictclipping\0\0\0"
  "pictclipping (image)\0\0\0\0"
  "clpp\0\0\0\0"
  "com.apple.finder.recent-items\0\0\0"
  "recent items (data)\0\0\0\0\0"
  "rcnt\0\0\0\0"
  "sbRc\0\0\0\0"
  "sbAF\0\0\0\0"
  "com.apple.finder.smart-folder\0\0\0"
  "smart folder (data)\0\0\0\0\0"
  "savedSearch\0\0\0\0\0"
  "sfld\0\0\0\0"
  "sbSF\0\0\0\0"
  "com.apple.finder.sound-clipping\0"
  "sound clipping (data)\0\0\0"
  "sndClipping\0\0\0\0\0"
  "clps\0\0\0\0"
  "com.apple.finder.textclipping\0\0\0"
  "textclipping (data)\0\0\0\0\0"
  "clpt\0\0\0\0"
  "com.apple.flat-rtfd\0\0\0\0\0"
  "flattened rich text package\0\0\0\0\0"
  "NeXT RTFD pasteboard type\0\0\0\0\0\0\0"
  "NSRTFDPboardType"
  "com.apple.font-suitcase\0"
  "font suitcase (font)\0\0\0\0"
  "FFIL\0\0\0\0"
  "ffil\0\0\0\0"
  "sfnt\0\0\0\0"
  "tfil\0\0\0\0"
  "com.apple.framework\0\0\0\0\0"
  "FMWK\0\0\0\0"
  "com.apple.ftp-internet-location\0"
  "ftp internet location (saved location)\0\0"
  "ilft\0\0\0\0"
  "com.apple.garageband.project\0\0\0\0"
  "project (audiovisual media)\0\0\0\0\0"
  "http://www.apple.com/ilife/garageband/\0\0"
  "gbProj\0\0"
  "com.apple.generic-airdisk\0\0\0\0\0\0\0"
  "generic airdisk (storage volume or drive)\0\0\0\0\0\0\0"
  "aird\0\0\0\0"
  "com.apple.generic-bundle"
  "generic bundle\0\0"
  "BNDL\0\0\0\0"
  "com.apple.generic-internet-location\0\0\0\0\0"
  "generic internet location (saved location)\0\0\0\0\0\0"
  "ilge\0\0\0\0"
  "com.apple.generic-stationery\0\0\0\0"
  "generic stationery (data)\0\0\0\0\0\0\0"
  "sdoc\0\0\0\0"
  "com.apple.generic-time-machine-disk\0\0\0\0\0"
  "generic time machine disk (storage volume or drive)\0\0\0\0\0"
  "gtmi\0\0\0\0"
  "sbTM\0\0\0\0"
  "com.apple.gpurestart\0\0\0\0"
  "gpurestart (text)\0\0\0\0\0\0\0"
  "gpuRestart\0\0\0\0\0\0"
  "com.apple.groupactivities.activity\0\0\0\0\0\0"
  "activity (data)\0"
  "com.apple.groups-folder\0"
  "groups folder\0\0\0"
  "gfld\0\0\0\0"
  "com.apple.guest-user\0\0\0\0"
  "guest user (abstract or UI-only type)\0\0\0"
  "gusr\0\0\0\0"
  "com.apple.hangreport\0\0\0\0"
  "hangreport (text)\0\0\0\0\0\0\0"
  "com.apple.haptics.ahap\0\0"
  "haptic pattern\0\0"
  "com.apple.help-document\0"
  "help document (data)\0\0\0\0"
  "help\0\0\0\0"
  "com.apple.home-folder\0\0\0"
  "home folder\0\0\0\0\0"
  "ufld\0\0\0\0"
  "thom\0\0\0\0"
  "sbHm\0\0\0\0"
  "com.apple.homebuttonless-ipad\0\0\0"
  "homebuttonless ipad (hardware device)\0\0\0"
  "com.apple.homebuttonless-iphone\0"
  "homebuttonless iphone (hardware device)\0"
  "com.apple.homepod\0\0\0\0\0\0\0"
  "homepod (hardware device)\0\0\0\0\0\0\0"
  "com.apple.ibook-g4\0\0\0\0\0\0"
  "ibook g4 (hardware device)\0\0\0\0\0\0"
  "PowerBook6,3\0\0\0\0"
  "PowerBook6,5\0\0\0\0"
  "PowerBook6,7\0\0\0\0"
  "com.apple.ical.ics\0\0\0\0\0\0"
  "ics (text)\0\0\0\0\0\0"
  "com.apple.ical.vcs\0\0\0\0\0\0"
  "vcs (text)\0\0\0\0\0\0"
  "com.apple.icloud"
  "icloud (item)\0\0\0"
  "sbIC\0\0\0\0"
  "com.apple.icloud-file-fault\0\0\0\0\0"
  "icloud file fault (data)"
  "com.apple.icns\0\0"
  "Apple icon image"
  "com.apple.icon-decoration\0\0\0\0\0\0\0"
  "icon decoration (icon badge)\0\0\0\0"
  "com.apple.icon-decoration-position\0\0\0\0\0\0"
  "icon decoration position (icon badge position)\0\0"
  "com.apple.icon-decoration-position.center\0\0\0\0\0\0\0"
  "center (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration-position.leading-bottom\0\0\0\0\0\0\0"
  "leading bottom (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration-position.overlay\0\0\0\0\0\0"
  "overlay (icon badge position)\0\0\0"
  "com.apple.icon-decoration-position.trailing-bottom\0\0\0\0\0\0"
  "trailing bottom (icon badge position)\0\0\0"
  "com.apple.icon-decoration.badge\0"
  "badge (icon badge position)\0\0\0\0\0"
  "com.apple.icon-decoration.badge.checkmark\0\0\0\0\0\0\0"
  "checkmark (icon badge position)\0"
  "com.apple.icon-decoration.badge.comments"
  "comments (icon badge position)\0\0"
  "com.apple.icon-decoration.badge.drop-folder\0\0\0\0\0"
  "drop folder (icon badge position)\0\0\0\0\0\0\0"
  "com.apple.icon-decoration.badge.heart\0\0\0"
  "heart (icon badge position)\0\0\0\0\0"
  "com.apple.icon-decoration.badge.in-review\0\0\0\0\0\0\0"
  "in review (icon badge position)\0"
  "com.apple.icon-decoration.badge.locked\0\0"
  "locked (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration.badge.locked-by-collaborator\0\0"
  "locked by collaborator (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration.badge.locked-by-user\0\0"
  "locked by user (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration.badge.pinned\0\0"
  "pinned (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration.badge.private-folder\0\0"
  "private folder (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration.badge.syncing\0"
  "syncing (icon badge position)\0\0\0"
  "com.apple.icon-decoration.badge.trending"
  "trending (icon badge position)\0\0"
  "com.apple.icon-decoration.badge.warning\0"
  "warning (icon badge position)\0\0\0"
  "com.apple.icon-decoration.emboss"
  "emboss (icon badge position)\0\0\0\0"
  "com.apple.icon-decoration.system"
  "system (icon badge)\0\0\0\0\0"
  "com.apple.icon-decoration.system.alias\0\0"
  "alias (icon badge)\0\0\0\0\0\0"
  "com.apple.icon-decoration.system.caution-alert\0\0"
  "caution alert (icon badge)\0\0\0\0\0\0"
  "com.apple.icon-decoration.system.new-folder\0\0\0\0\0"
  "new folder (icon badge)\0"
  "com.apple.icon-decoration.system.unsupported\0\0\0\0"
  "unsupported (icon badge)"
  "com.apple.icon-overlay.alert-caution-badge\0\0\0\0\0\0"
  "alert caution badge (item)\0\0\0\0\0\0"
  "cbdg\0\0\0\0"
  "com.apple.icon-overlay.alias-badge\0\0\0\0\0\0"
  "alias badge (item)\0\0\0\0\0\0"
  "abdg\0\0\0\0"
  "com.apple.icon-overlay.drop-folder-badge"
  "drop folder badge (item)"
  "drfb\0\0\0\0"
  "com.apple.icon-overlay.locked-badge\0\0\0\0\0"
  "locked badge (item)\0\0\0\0\0"
  "lbdg\0\0\0\0"
  "com.apple.icon-overlay.new-folder-badge\0"
  "new folder badge (item)\0"
  "nfbg\0\0\0\0"
  "com.apple.icon-overlay.private-folder\0\0\0"
  "private folder (item)\0\0\0"
  "prvf\0\0\0\0"
  "com.apple.icon-overlay.private-folder-badge\0\0\0\0\0"
  "private folder badge (item)\0\0\0\0\0"
  "prfb\0\0\0\0"
  "com.apple.icon-overlay.unsupported-badge"
  "unsupported badge (item)"
  "ubdg\0\0\0\0"
  "com.apple.iconset\0\0\0\0\0\0\0"
  "iconset (folder)"
  "com.apple.idisk\0"
  "idisk (abstract or UI-only type)"
  "idsk\0\0\0\0"
  "sbID\0\0\0\0"
  "com.apple.iig-source\0\0\0\0"
  "iig source (source code)"
  "com.apple.ilifemediabrowser.plugin\0\0\0\0\0\0"
  "plugin (bundle)\0"
  "com.apple.imac\0\0"
  "imac (hardware device)\0\0"
  "sbIM\0\0\0\0"
  "iMac\0\0\0\0"
  "com.apple.imac-15-1\0\0\0\0\0"
  "imac 15 1 (hardware device)\0\0\0\0\0"
  "iMac15,1"
  "com.apple.imac-2021\0\0\0\0\0"
  "imac 2021 (hardware device)\0\0\0\0\0"
  "iMac21,1"
  "iMac21,2"
  "com.apple.imac-2021-blue"
  "imac 2021 blue (hardware device)"
  "iMac21,1@ECOLOR=5\0\0\0\0\0\0\0"
  "iMac21,2@ECOLOR=5\0\0\0\0\0\0\0"
  "com.apple.imac-2021-green\0\0\0\0\0\0\0"
  "imac 2021 green (hardware device)\0\0\0\0\0\0\0"
  "iMac21,1@ECOLOR=4\0\0\0\0\0\0\0"
  "iMac21,2@ECOLOR=4\0\0\0\0\0\0\0"
  "com.apple.imac-2021-orange\0\0\0\0\0\0"
  "imac 2021 orange (hardware device)\0\0\0\0\0\0"
  "iMac21,1@ECOLOR=8\0\0\0\0\0\0\0"
  "com.apple.imac-2021-purple\0\0\0\0\0\0"
  "imac 2021 purple (hardware device)\0\0\0\0\0\0"
  "iMac21,1@ECOLOR=7\0\0\0\0\0\0\0"
  "com.apple.imac-2021-red\0"
  "imac 2021 red (hardware device)\0"
  "iMac21,1@ECOLOR=6\0\0\0\0\0\0\0"
  "iMac21,2@ECOLOR=6\0\0\0\0\0\0\0"
  "com.apple.imac-2021-silver\0\0\0\0\0\0"
  "imac 2021 silver (hardware device)\0\0\0\0\0\0"
  "iMac21,1@ECOLOR=1\0\0\0\0\0\0\0"
  "iMac21,2@ECOLOR=1\0\0\0\0\0\0\0"
  "com.apple.imac-2021-yellow\0\0\0\0\0\0"
  "imac 2021 yellow (hardware device)\0\0\0\0\0\0"
  "iMac21,1@ECOLOR=3\0\0\0\0\0\0\0"
  "com.apple.imac-aluminum-20\0\0\0\0\0\0"
  "imac aluminum 20 (hardware device)\0\0\0\0\0\0"
  "iMac7,1\0"
  "iMac8,1\0"
  "com.apple.imac-aluminum-24\0\0\0\0\0\0"
  "imac aluminum 24 (hardware device)\0\0\0\0\0\0"
  "iMac9,1\0"
  "com.apple.imac-core-2-duo\0\0\0\0\0\0\0"
  "imac core 2 duo (hardware device)\0\0\0\0\0\0\0"
  "iMac5,1\0"
  "iMac5,2\0"
  "com.apple.imac-core-duo\0"
  "imac core duo (hardware device)\0"
  "iMac4,1\0"
  "iMac4,2\0"
  "com.apple.imac-g4-15\0\0\0\0"
  "imac g4 15 (hardware device)\0\0\0\0"
  "PowerMac4,2\0\0\0\0\0"
  "com.apple.imac-g4-17\0\0\0\0"
  "imac g4 17 (hardware device)\0\0\0\0"
  "PowerMac4,5\0\0\0\0\0"
  "PowerMac6,1\0\0\0\0\0"
  "com.apple.imac-g4-20\0\0\0\0"
  "imac g4 20 (hardware device)\0\0\0\0"
  "PowerMac6,3\0\0\0\0\0"
  "com.apple.imac-g5\0\0\0\0\0\0\0"
  "imac g5 (hardware device)\0\0\0\0\0\0\0"
  "PowerMac8,1\0\0\0\0\0"
  "PowerMac8,2\0\0\0\0\0"
  "com.apple.imac-g5-isight"
  "imac g5 isight (hardware device)"
  "PowerMac12,1\0\0\0\0"
  "com.apple.imac-isight-24"
  "imac isight 24 (hardware device)"
  "iMac6,1\0"
  "com.apple.imac-unibody\0\0"
  "imac unibody (hardware device)\0\0"
  "iMac10,1"
  "iMac11,1"
  "iMac11,3"
  "iMac12,2"
  "com.apple.imac-unibody-21\0\0\0\0\0\0\0"
  "imac unibody 21 (hardware device)\0\0\0\0\0\0\0"
  "iMac11,2"
  "iMac12,1"
  "com.apple.imac-unibody-21-no-optical\0\0\0\0"
  "imac unibody 21 no optical (hardware device)\0\0\0\0"
  "iMac13,1"
  "iMac13,3"
  "iMac14,3"
  "iMac14,4"
  "com.apple.imac-unibody-21-no-optical-2017\0\0\0\0\0\0\0"
  "imac unibody 21 no optical 2017 (hardware device)\0\0\0\0\0\0\0"
  "iMac18,1"
  "iMac18,2"
  "com.apple.imac-unibody-21-no-optical-2019\0\0\0\0\0\0\0"
  "imac unibody 21 no optical 2019 (hardware device)\0\0\0\0\0\0\0"
  "iMac19,2"
  "com.apple.imac-unibody-21-no-optical.mid-2015\0\0\0"
  "mid 2015 (hardware device)\0\0\0\0\0\0"
  "iMac16,1"
  "iMac16,2"
  "com.apple.imac-unibody-27-no-optical\0\0\0\0"
  "imac unibody 27 no optical (hardware device)\0\0\0\0"
  "iMac13,2"
  "iMac14,1"
  "iMac14,2"
  "com.apple.imac-unibody-27-no-optical-2017\0\0\0\0\0\0\0"
  "imac unibody 27 no optical 2017 (hardware device)\0\0\0\0\0\0\0"
  "iMac18,3"
  "com.apple.imac-unibody-27-no-optical-2019\0\0\0\0\0\0\0"
  "imac unibody 27 no optical 2019 (hardware device)\0\0\0\0\0\0\0"
  "iMac19,1"
  "com.apple.imac-unibody-27-no-optical-2020\0\0\0\0\0\0\0"
  "imac unibody 27 no optical 2020 (hardware device)\0\0\0\0\0\0\0"
  "iMac20,1"
  "iMac20,2"
  "com.apple.imac-unibody-27-no-optical-late-2015\0\0"
  "imac unibody 27 no optical late 2015 (hardware device)\0\0"
  "iMac17,1"
  "com.apple.imacpro-2017\0\0"
  "imacpro 2017 (hardware device)\0\0"
  "iMacPro1,1\0\0\0\0\0\0"
  "com.apple.imovielibrary\0"
  "imovielibrary (package)\0"
  "com.apple.imovietheater\0"
  "imovietheater (package)\0"
  "com.apple.ink.inktext\0\0\0"
  "inktext (data)\0\0"
  "inkt\0\0\0\0"
  "Apple InkText pasteboard type\0\0\0"
  "com.apple.installer-distribution-package"
  "installer distribution package (bundle)\0"
  "com.apple.installer-meta-package"
  "installer meta package (bundle)\0"
  "com.apple.installer-package\0\0\0\0\0"
  "installer package (bundle)\0\0\0\0\0\0"
  "pkg1\0\0\0\0"
  "com.apple.installer-package-archive\0\0\0\0\0"
  "installer package archive\0\0\0\0\0\0\0"
  "com.apple.intelligentsuggestions.assets\0"
  "assets (bundle)\0"
  "com.apple.internet-location\0\0\0\0\0"
  "internet location file\0\0"
  "com.apple.ios-device\0\0\0\0"
  "ios device (hardware device)\0\0\0\0"
  "com.apple.ios-simulator\0"
  "ios simulator (hardware device)\0"
  "com.apple.ipad\0\0"
  "ipad (hardware device)\0\0"
  "sbPd\0\0\0\0"
  "K48AP\0\0\0"
  "iPad\0\0\0\0"
  "iPad1,1\0"
  "com.apple.iphone"
  "iphone (hardware device)"
  "iphn\0\0\0\0"
  "sbPh\0\0\0\0"
  "M68AP\0\0\0"
  "iPhone1,1\0\0\0\0\0\0\0"
  "com.apple.iphone-3g\0\0\0\0\0"
  "iphone 3g (hardware device)\0\0\0\0\0"
  "N82AP\0\0\0"
  "iPhone1,2\0\0\0\0\0\0\0"
  "com.apple.iphone-3gs\0\0\0\0"
  "iphone 3gs (hardware device)\0\0\0\0"
  "N88AP\0\0\0"
  "iPhone2,1\0\0\0\0\0\0\0"
  "com.apple.iphone-4\0\0\0\0\0\0"
  "iphone 4 (hardware device)\0\0\0\0\0\0"
  "N90AP\0\0\0"
  "iPhone\0\0"
  "iPhone3,1\0\0\0\0\0\0\0"
  "com.apple.iphone-8\0\0\0\0\0\0"
  "iphone 8 (hardware device)\0\0\0\0\0\0"
  "com.apple.iphone-8-2\0\0\0\0"
  "iphone 8 2 (hardware device)\0\0\0\0"
  "D20AP\0\0\0"
  "D201AP\0\0"
  "iPhone10,1\0\0\0\0\0\0"
  "iPhone10,4\0\0\0\0\0\0"
  "com.apple.iphone-8-7\0\0\0\0"
  "iphone 8 7 (hardware device)\0\0\0\0"
  "com.apple.iphone-8-8\0\0\0\0"
  "iphone 8 8 (hardware device)\0\0\0\0"
  "com.apple.iphone-8-plus\0"
  "iphone 8 plus (hardware device)\0"
  "com.apple.iphone-8-plus-1\0\0\0\0\0\0\0"
  "iphone 8 plus 1 (hardware device)\0\0\0\0\0\0\0"
  "D21AP\0\0\0"
  "D211AP\0\0"
  "iPhone10,2\0\0\0\0\0\0"
  "iPhone10,5\0\0\0\0\0\0"
  "com.apple.iphone-8-plus-2\0\0\0\0\0\0\0"
  "iphone 8 plus 2 (hardware device)\0\0\0\0\0\0\0"
  "com.apple.iphone-8-plus-3\0\0\0\0\0\0\0"
  "iphone 8 plus 3 (hardware device)\0\0\0\0\0\0\0"
  "com.apple.iphone-x\0\0\0\0\0\0"
  "iphone x (hardware device)\0\0\0\0\0\0"
  "com.apple.iphone-x-1\0\0\0\0"
  "iphone x 1 (hardware device)\0\0\0\0"
  "D22AP\0\0\0"
  "D221AP\0\0"
  "iPhone10,3\0\0\0\0\0\0"
  "iPhone10,6\0\0\0\0\0\0"
  "com.apple.iphone-x-2\0\0\0\0"
  "iphone x 2 (hardware device)\0\0\0\0"
  "com.apple.ipod\0\0"
  "ipod (hardware device)\0\0"
  "ipdt\0\0\0\0"
  "sbPT\0\0\0\0"
  "iPod\0\0\0\0"
  "com.apple.ipod-classic\0\0"
  "ipod classic (hardware device)\0\0"
  "com.apple.ipod-mini\0\0\0\0\0"
  "ipod mini (hardware device)\0\0\0\0\0"
  "com.apple.ipod-nano\0\0\0\0\0"
  "ipod nano (hardware device)\0\0\0\0\0"
  "com.apple.ipod-shuffle\0\0"
  "ipod shuffle (hardware device)\0\0"
  "com.apple.ipod-shuffle-gen1\0\0\0\0\0"
  "ipod shuffle gen1 (hardware device)\0\0\0\0\0"
  "com.apple.ipod-shuffle-gen2\0\0\0\0\0"
  "ipod shuffle gen2 (hardware device)\0\0\0\0\0"
  "com.apple.ipod-shuffle-gen3\0\0\0\0\0"
  "ipod shuffle gen3 (hardware device)\0\0\0\0\0"
  "com.apple.ipod-shuffle-gen4\0\0\0\0\0"
  "ipod shuffle gen4 (hardware device)\0\0\0\0\0"
  "com.apple.ipod-touch\0\0\0\0"
  "ipod touch (hardware device)\0\0\0\0"
  "N45AP\0\0\0"
  "iPod1,1\0"
  "com.apple.ipod-touch-2\0\0"
  "ipod touch 2 (hardware device)\0\0"
  "N72AP\0\0\0"
  "iPod2,1\0"
  "com.apple.ipod-touch-3\0\0"
  "ipod touch 3 (hardware device)\0\0"
  "N18AP\0\0\0"
  "iPod3,1\0"
  "com.apple.ipod-touch-4\0\0"
  "ipod touch 4 (hardware device)\0\0"
  "N81AP\0\0\0"
  "iPod4,1\0"
  "com.apple.itunes.store-url\0\0\0\0\0\0"
  "store url (data)"
  "com.apple.iwork.keynote.key\0\0\0\0\0"
  "keynote key (presentation)\0\0\0\0\0\0"
  "http://www.apple.com/iwork/keynote/\0\0\0\0\0"
  "com.apple.iwork.keynote.key-tef\0"
  "key tef (presentation)\0\0"
  "com.apple.iwork.keynote.kth\0\0\0\0\0"
  "kth (presentation)\0\0\0\0\0\0"
  "com.apple.iwork.keynote.sffkey\0\0"
  "sffkey (presentation)\0\0\0"
  "com.apple.iwork.keynote.sffkth\0\0"
  "sffkth (presentation)\0\0\0"
  "com.apple.iwork.numbers.numbers\0"
  "numbers numbers (spreadsheet)\0\0\0"
  "http://www.apple.com/iwork/numbers/\0\0\0\0\0"
  "com.apple.iwork.numbers.numbers-tef\0\0\0\0\0"
  "numbers tef (spreadsheet)\0\0\0\0\0\0\0"
  "com.apple.iwork.numbers.sffnumbers\0\0\0\0\0\0"
  "sffnumbers (spreadsheet)"
  "com.apple.iwork.numbers.sfftemplate\0\0\0\0\0"
  "sfftemplate (spreadsheet)\0\0\0\0\0\0\0"
  "com.apple.iwork.numbers.template"
  "numbers template (spreadsheet)\0\0"
  "com.apple.iwork.pages.pages\0\0\0\0\0"
  "pages pages (package)\0\0\0"
  "http://www.apple.com/iwork/pages/\0\0\0\0\0\0\0"
  "com.apple.iwork.pages.pages-tef\0"
  "pages tef (package)\0\0\0\0\0"
  "com.apple.iwork.pages.sffpages\0\0"
  "sffpages (document)\0\0\0\0\0"
  "com.apple.iwork.pages.sfftemplate\0\0\0\0\0\0\0"
  "sfftemplate (document)\0\0"
  "com.apple.iwork.pages.template\0\0"
  "pages template (package)"
  "com.apple.kernel-extension\0\0\0\0\0\0"
  "kernel extension (bundle)\0\0\0\0\0\0\0"
  "com.apple.keynote.key\0\0\0"
  "com.apple.keynote.kth\0\0\0"
  "com.apple.ktrace"
  "ktrace (data)\0\0\0"
  "com.apple.led-cinema-display-24\0"
  "led cinema display 24 (abstract or UI-only type)"
  "com.apple.led-cinema-display-27\0"
  "led cinema display 27 (abstract or UI-only type)"
  "com.apple.legacy-ipod\0\0\0"
  "legacy ipod (hardware device)\0\0\0"
  "com.apple.legacy.actions-icon\0\0\0"
  "actions icon (item)\0\0\0\0\0"
  "acts\0\0\0\0"
  "com.apple.legacy.backward-arrow\0"
  "backward arrow (item)\0\0\0"
  "baro\0\0\0\0"
  "sbar\0\0\0\0"
  "com.apple.legacy.burn\0\0\0"
  "burn (item)\0\0\0\0\0"
  "burn\0\0\0\0"
  "com.apple.legacy.clock-icon\0\0\0\0\0"
  "clock icon (item)\0\0\0\0\0\0\0"
  "clck\0\0\0\0"
  "com.apple.legacy.connect-to\0\0\0\0\0"
  "connect to (item)\0\0\0\0\0\0\0"
  "cnct\0\0\0\0"
  "com.apple.legacy.customize-toolbar\0\0\0\0\0\0"
  "customize toolbar (item)"
  "tcus\0\0\0\0"
  "com.apple.legacy.delete-toolbar\0"
  "delete toolbar (item)\0\0\0"
  "tdel\0\0\0\0"
  "com.apple.legacy.eject-media\0\0\0\0"
  "eject media (item)\0\0\0\0\0\0"
  "ejec\0\0\0\0"
  "com.apple.legacy.erasing"
  "erasing (item)\0\0"
  "eras\0\0\0\0"
  "com.apple.legacy.favorite-items\0"
  "favorite items (item)\0\0\0"
  "favs\0\0\0\0"
  "com.apple.legacy.finder-icon\0\0\0\0"
  "finder icon (item)\0\0\0\0\0\0"
  "scsh\0\0\0\0"
  "scmp\0\0\0\0"
  "ramd\0\0\0\0"
  "dsrv\0\0\0\0"
  "FNDR\0\0\0\0"
  "capl\0\0\0\0"
  "mntd\0\0\0\0"
  "shfl\0\0\0\0"
  "ownd\0\0\0\0"
  "prnt\0\0\0\0"
  "strt\0\0\0\0"
  "shdf\0\0\0\0"
  "amnu\0\0\0\0"
  "ctrl\0\0\0\0"
  "prfƒ\0\0\0"
  "font\0\0\0\0"
  "appr\0\0\0\0"
  "intƒ\0\0\0"
  "scrƒ\0\0\0"
  "ƒloc\0\0\0"
  "asup\0\0\0\0"
  "ƒhlp\0\0\0"
  "sapl\0\0\0\0"
  "asnd\0\0\0\0"
  "dsnd\0\0\0\0"
  "mbdg\0\0\0\0"
  "scrp\0\0\0\0"
  "shrt\0\0\0\0"
  "ftps\0\0\0\0"
  "htps\0\0\0\0"
  "isrv\0\0\0\0"
  "atzn\0\0\0\0"
  "afps\0\0\0\0"
  "atlk\0\0\0\0"
  "nfld\0\0\0\0"
  "writ\0\0\0\0"
  "shrw\0\0\0\0"
  "shro\0\0\0\0"
  "shna\0\0\0\0"
  "shuk\0\0\0\0"
  "nfil\0\0\0\0"
  "susr\0\0\0\0"
  "edtf\0\0\0\0"
  "pref\0\0\0\0"
  "ƒscr\0\0\0"
  "ƒnet\0\0\0"
  "ƒtex\0\0\0"
  "ƒprd\0\0\0"
  "ppdf\0\0\0\0"
  "ctrD\0\0\0\0"
  "extD\0\0\0\0"
  "strD\0\0\0\0"
  "shdD\0\0\0\0"
  "macD\0\0\0\0"
  "astƒ\0\0\0"
  "cmnu\0\0\0\0"
  "rapp\0\0\0\0"
  "rdoc\0\0\0\0"
  "rsrv\0\0\0\0"
  "psys\0\0\0\0"
  "papp\0\0\0\0"
  "shlb\0\0\0\0"
  "Shlb\0\0\0\0"
  "sbdg\0\0\0\0"
  "dali\0\0\0\0"
  "rofl\0\0\0\0"
  "com.apple.legacy.forward-arrow\0\0"
  "forward arrow (item)\0\0\0\0"
  "faro\0\0\0\0"
  "sfar\0\0\0\0"
  "com.apple.legacy.general-icon\0\0\0"
  "general icon (item)\0\0\0\0\0"
  "gnrl\0\0\0\0"
  "com.apple.legacy.grid\0\0\0"
  "grid (item)\0\0\0\0\0"
  "grid\0\0\0\0"
  "com.apple.legacy.keep-arranged\0\0"
  "keep arranged (item)\0\0\0\0"
  "arng\0\0\0\0"
  "com.apple.legacy.locked\0"
  "locked (item)\0\0\0"
  "lock\0\0\0\0"
  "com.apple.legacy.magnifying-glass\0\0\0\0\0\0\0"
  "magnifying glass (item)\0"
  "glas\0\0\0\0"
  "com.apple.legacy.multiple-items\0"
  "multiple items (item)\0\0\0"
  "mitm\0\0\0\0"
  "com.apple.legacy.no-write\0\0\0\0\0\0\0"
  "no write (item)\0"
  "nwrt\0\0\0\0"
  "com.apple.legacy.open-folder\0\0\0\0"
  "open folder (item)\0\0\0\0\0\0"
  "ofld\0\0\0\0"
  "com.apple.legacy.question-mark\0\0"
  "question mark (item)\0\0\0\0"
  "ques\0\0\0\0"
  "com.apple.legacy.right-container-arrow\0\0"
  "right container arrow (item)\0\0\0\0"
  "rcar\0\0\0\0"
  "com.apple.legacy.sidebar-prefs-icon\0\0\0\0\0"
  "sidebar prefs icon (item)\0\0\0\0\0\0\0"
  "sdbp\0\0\0\0"
  "com.apple.legacy.synchronize\0\0\0\0"
  "synchronize (item)\0\0\0\0\0\0"
  "sync\0\0\0\0"
  "com.apple.legacy.toolbar-advanced-icon\0\0"
  "toolbar advanced icon (item)\0\0\0\0"
  "tbav\0\0\0\0"
  "com.apple.legacy.toolbar-info-icon\0\0\0\0\0\0"
  "toolbar info icon (item)"
  "tbin\0\0\0\0"
  "com.apple.legacy.toolbar-labels-icon\0\0\0\0"
  "toolbar labels icon (item)\0\0\0\0\0\0"
  "tblb\0\0\0\0"
  "com.apple.legacy.unlocked\0\0\0\0\0\0\0"
  "unlocked (item)\0"
  "ulck\0\0\0\0"
  "com.apple.legacy.window\0"
  "window (item)\0\0\0"
  "gwin\0\0\0\0"
  "com.apple.library-folder"
  "library folder\0\0"
  "ƒlib\0\0\0"
  "extn\0\0\0\0"
  "tLib\0\0\0\0"
  "com.apple.linkpresentation.metadata\0\0\0\0\0"
  "stored link metadata\0\0\0\0"
  "com.apple.live-photo\0\0\0\0"
  "live photo\0\0\0\0\0\0"
  "com.apple.localizable-name-bundle\0\0\0\0\0\0\0"
  "localizable name bundle\0"
  "com.apple.localized-pdf-bundle\0\0"
  "localized pdf bundle\0\0\0\0"
  "com.apple.log\0\0\0"
  "log (text)\0\0\0\0\0\0"
  "com.apple.m4a-audio\0\0\0\0\0"
  "m4a audio\0\0\0\0\0\0\0"
  "M4A \0\0\0\0"
  "com.apple.m4v-video\0\0\0\0\0"
  "m4v video\0\0\0\0\0\0\0"
  "M4V \0\0\0\0"
  "com.apple.mac\0\0\0"
  "mac (hardware device)\0\0\0"
  "gmac\0\0\0\0"
  "root\0\0\0\0"
  "Macintosh\0\0\0\0\0\0\0"
  "com.apple.mac.laptop\0\0\0\0"
  "laptop (hardware device)"
  "sbLt\0\0\0\0"
  "Laptop\0\0"
  "com.apple.mac.rackmount\0"
  "rackmount (hardware device)\0\0\0\0\0"
  "sbXs\0\0\0\0"
  "RackMount\0\0\0\0\0\0\0"
  "com.apple.mac.tower\0\0\0\0\0"
  "tower (hardware device)\0"
  "Tower\0\0\0"
  "com.apple.macbinary-archive\0\0\0\0\0"
  "macbinary archive\0\0\0\0\0\0\0"
  "com.apple.macbook\0\0\0\0\0\0\0"
  "macbook (hardware device)\0\0\0\0\0\0\0"
  "MacBook\0"
  "com.apple.macbook-black\0"
  "macbook black (hardware device)\0"
  "MacBook1,1,Black"
  "MacBook2,1,Black"
  "MacBook3,1,Black"
  "MacBook4,1,Black"
  "com.apple.macbook-retina"
  "macbook retina (hardware device)"
  "MacBook8,1\0\0\0\0\0\0"
  "MacBook9,1\0\0\0\0\0\0"
  "com.apple.macbook-retina-gold\0\0\0"
  "macbook retina gold (hardware device)\0\0\0"
  "MacBook8,1@ECOLOR=235,215,191\0\0\0"
  "MacBook9,1@ECOLOR=235,215,191\0\0\0"
  "com.apple.macbook-retina-gold-2017\0\0\0\0\0\0"
  "macbook retina gold 2017 (hardware device)\0\0\0\0\0\0"
  "MacBook10,1@ECOLOR=235,215,191\0\0"
  "com.apple.macbook-retina-gold-2018\0\0\0\0\0\0"
  "macbook retina gold 2018 (hardware device)\0\0\0\0\0\0"
  "MacBook10,1@ECOLOR=217,180,154\0\0"
  "com.apple.macbook-retina-rose-gold\0\0\0\0\0\0"
  "macbook retina rose gold (hardware device)\0\0\0\0\0\0"
  "MacBook9,1@ECOLOR=232,201,195\0\0\0"
  "com.apple.macbook-retina-rose-gold-2017\0"
  "macbook retina rose gold 2017 (hardware device)\0"
  "MacBook10,1@ECOLOR=232,201,195\0\0"
  "com.apple.macbook-retina-silver\0"
  "macbook retina silver (hardware device)\0"
  "MacBook8,1@ECOLOR=225,225,223\0\0\0"
  "MacBook9,1@ECOLOR=225,225,223\0\0\0"
  "com.apple.macbook-retina-silver-2017\0\0\0\0"
  "macbook retina silver 2017 (hardware device)\0\0\0\0"
  "MacBook10,1@ECOLOR=225,225,223\0\0"
  "com.apple.macbook-retina-space-gray\0\0\0\0\0"
  "macbook retina space gray (hardware device)\0\0\0\0\0"
  "MacBook8,1@ECOLOR=155,158,159\0\0\0"
  "MacBook8,1@ECOLOR=157,157,160\0\0\0"
  "MacBook9,1@ECOLOR=157,157,160\0\0\0"
  "com.apple.macbook-retina-space-gray-2017"
  "macbook retina space gray 2017 (hardware device)"
  "MacBook10,1@ECOLOR=157,157,160\0\0"
  "com.apple.macbook-unibody\0\0\0\0\0\0\0"
  "macbook unibody (hardware device)\0\0\0\0\0\0\0"
  "MacBook5,1\0\0\0\0\0\0"
  "com.apple.macbook-unibody-plastic\0\0\0\0\0\0\0"
  "macbook unibody plastic (hardware device)\0\0\0\0\0\0\0"
  "MacBook6,1\0\0\0\0\0\0"
  "MacBook7,1\0\0\0\0\0\0"
  "com.apple.macbook-white\0"
  "macbook white (hardware device)\0"
  "MacBook1,1\0\0\0\0\0\0"
  "MacBook2,1\0\0\0\0\0\0"
  "MacBook3,1\0\0\0\0\0\0"
  "MacBook4,1\0\0\0\0\0\0"
  "MacBook5,2\0\0\0\0\0\0"
  "MacBook1,1,White"
  "MacBook2,1,White"
  "MacBook3,1,White"
  "MacBook4,1,White"
  "com.apple.macbookair\0\0\0\0"
  "macbookair (hardware device)\0\0\0\0"
  "MacBookAir1,1\0\0\0"
  "MacBookAir2,1\0\0\0"
  "com.apple.macbookair-11-unibody\0"
  "macbookair 11 unibody (hardware device)\0"
  "MacBookAir3,1\0\0\0"
  "MacBookAir4,1\0\0\0"
  "MacBookAir5,1\0\0\0"
  "MacBookAir6,1\0\0\0"
  "MacBookAir7,1\0\0\0"
  "com.apple.macbookair-13-2022\0\0\0\0"
  "macbookair 13 2022 (hardware device)\0\0\0\0"
  "Mac14,2\0"
  "com.apple.macbookair-13-2022-midnight\0\0\0"
  "macbookair 13 2022 midnight (hardware device)\0\0\0"
  "Mac14,2@ECOLOR=7"
  "com.apple.macbookair-13-2022-silver\0\0\0\0\0"
  "macbookair 13 2022 silver (hardware device)\0\0\0\0\0"
  "Mac14,2@ECOLOR=1"
  "com.apple.macbookair-13-2022-space-gray\0"
  "macbookair 13 2022 space gray (hardware device)\0"
  "Mac14,2@ECOLOR=2"
  "com.apple.macbookair-13-2022-stardust\0\0\0"
  "macbookair 13 2022 stardust (hardware device)\0\0\0"
  "Mac14,2@ECOLOR=8"
  "com.apple.macbookair-13-unibody\0"
  "macbookair 13 unibody (hardware device)\0"
  "MacBookAir\0\0\0\0\0\0"
  "MacBookAir3,2\0\0\0"
  "MacBookAir4,2\0\0\0"
  "MacBookAir5,2\0\0\0"
  "MacBookAir6,2\0\0\0"
  "MacBookAir7,2\0\0\0"
  "com.apple.macbookair-2018\0\0\0\0\0\0\0"
  "macbookair 2018 (hardware device)\0\0\0\0\0\0\0"
  "MacBookAir8,1\0\0\0"
  "com.apple.macbookair-2018-gold\0\0"
  "macbookair 2018 gold (hardware device)\0\0"
  "MacBookAir8,1@ECOLOR=217,180,154"
  "com.apple.macbookair-2018-silver"
  "macbookair 2018 silver (hardware device)"
  "MacBookAir8,1@ECOLOR=225,225,223"
  "com.apple.macbookair-2018-space-gray\0\0\0\0"
  "macbookair 2018 space gray (hardware device)\0\0\0\0"
  "MacBookAir8,1@ECOLOR=157,157,160"
  "com.apple.macbookair-2019\0\0\0\0\0\0\0"
  "macbookair 2019 (hardware device)\0\0\0\0\0\0\0"
  "MacBookAir8,2\0\0\0"
  "com.apple.macbookair-2019-gold\0\0"
  "macbookair 2019 gold (hardware device)\0\0"
  "MacBookAir8,2@ECOLOR=217,180,154"
  "com.apple.macbookair-2019-silver"
  "macbookair 2019 silver (hardware device)"
  "MacBookAir8,2@ECOLOR=225,225,223"
  "com.apple.macbookair-2019-space-gray\0\0\0\0"
  "macbookair 2019 space gray (hardware device)\0\0\0\0"
  "MacBookAir8,2@ECOLOR=157,157,160"
  "com.apple.macbookair-2020\0\0\0\0\0\0\0"
  "macbookair 2020 (hardware device)\0\0\0\0\0\0\0"
  "MacBookAir9,1\0\0\0"
  "com.apple.macbookair-2020-gold\0\0"
  "macbookair 2020 gold (hardware device)\0\0"
  "MacBookAir9,1@ECOLOR=217,180,154"
  "com.apple.macbookair-2020-silver"
  "macbookair 2020 silver (hardware device)"
  "MacBookAir9,1@ECOLOR=225,225,223"
  "com.apple.macbookair-2020-space-gray\0\0\0\0"
  "macbookair 2020 space gray (hardware device)\0\0\0\0"
  "MacBookAir9,1@ECOLOR=157,157,160"
  "com.apple.macbookair-late-2020\0\0"
  "macbookair late 2020 (hardware device)\0\0"
  "MacBookAir10,1\0\0"
  "com.apple.macbookair-late-2020-gold\0\0\0\0\0"
  "macbookair late 2020 gold (hardware device)\0\0\0\0\0"
  "MacBookAir10,1@ECOLOR=3\0"
  "com.apple.macbookair-late-2020-silver\0\0\0"
  "macbookair late 2020 silver (hardware device)\0\0\0"
  "MacBookAir10,1@ECOLOR=1\0"
  "com.apple.macbookair-late-2020-space-gray\0\0\0\0\0\0\0"
  "macbookair late 2020 space gray (hardware device)\0\0\0\0\0\0\0"
  "MacBookAir10,1@ECOLOR=2\0"
  "com.apple.macbookpro\0\0\0\0"
  "macbookpro (hardware device)\0\0\0\0"
  "MacBookPro\0\0\0\0\0\0"
  "com.apple.macbookpro-13-2022\0\0\0\0"
  "macbookpro 13 2022 (hardware device)\0\0\0\0"
  "Mac14,7\0"
  "com.apple.macbookpro-13-2022-silver\0\0\0\0\0"
  "macbookpro 13 2022 silver (hardware device)\0\0\0\0\0"
  "Mac14,7@ECOLOR=1"
  "com.apple.macbookpro-13-2022-space-gray\0"
  "macbookpro 13 2022 space gray (hardware device)\0"
  "Mac14,7@ECOLOR=2"
  "com.apple.macbookpro-13-retina-display\0\0"
  "macbookpro 13 retina display (hardware device)\0\0"
  "MacBookPro10,2\0\0"
  "MacBookPro11,1\0\0"
  "MacBookPro12,1\0\0"
  "com.apple.macbookpro-13-retina-four-usb-ports-2020\0\0\0\0\0\0"
  "macbookpro 13 retina four usb ports 2020 (hardware device)\0\0\0\0\0\0"
  "MacBookPro16,2\0\0"
  "com.apple.macbookpro-13-retina-four-usb-ports-silver-2020\0\0\0\0\0\0\0"
  "macbookpro 13 retina four usb ports silver 2020 (hardware device)\0\0\0\0\0\0\0"
  "MacBookPro16,2@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020\0\0\0"
  "macbookpro 13 retina four usb ports space gray 2020 (hardware device)\0\0\0"
  "MacBookPro16,2@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid\0\0"
  "macbookpro 13 retina touchid (hardware device)\0\0"
  "MacBookPro13,2\0\0"
  "com.apple.macbookpro-13-retina-touchid-2017\0\0\0\0\0"
  "macbookpro 13 retina touchid 2017 (hardware device)\0\0\0\0\0"
  "MacBookPro14,2\0\0"
  "com.apple.macbookpro-13-retina-touchid-2018\0\0\0\0\0"
  "macbookpro 13 retina touchid 2018 (hardware device)\0\0\0\0\0"
  "MacBookPro15,2\0\0"
  "com.apple.macbookpro-13-retina-touchid-2020\0\0\0\0\0"
  "macbookpro 13 retina touchid 2020 (hardware device)\0\0\0\0\0"
  "MacBookPro16,3\0\0"
  "com.apple.macbookpro-13-retina-touchid-late-2020"
  "macbookpro 13 retina touchid late 2020 (hardware device)"
  "MacBookPro17,1\0\0"
  "com.apple.macbookpro-13-retina-touchid-silver\0\0\0"
  "macbookpro 13 retina touchid silver (hardware device)\0\0\0"
  "MacBookPro13,2@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-silver-2017\0\0\0\0\0\0"
  "macbookpro 13 retina touchid silver 2017 (hardware device)\0\0\0\0\0\0"
  "MacBookPro14,2@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-silver-2018\0\0\0\0\0\0"
  "macbookpro 13 retina touchid silver 2018 (hardware device)\0\0\0\0\0\0"
  "MacBookPro15,2@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-silver-2020\0\0\0\0\0\0"
  "macbookpro 13 retina touchid silver 2020 (hardware device)\0\0\0\0\0\0"
  "MacBookPro16,3@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-silver-late-2020\0"
  "macbookpro 13 retina touchid silver late 2020 (hardware device)\0"
  "MacBookPro17,1@ECOLOR=1\0"
  "com.apple.macbookpro-13-retina-touchid-space-gray\0\0\0\0\0\0\0"
  "macbookpro 13 retina touchid space gray (hardware device)\0\0\0\0\0\0\0"
  "MacBookPro13,2@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-space-gray-2017\0\0"
  "macbookpro 13 retina touchid space gray 2017 (hardware device)\0\0"
  "MacBookPro14,2@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-space-gray-2018\0\0"
  "macbookpro 13 retina touchid space gray 2018 (hardware device)\0\0"
  "MacBookPro15,2@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-space-gray-2020\0\0"
  "macbookpro 13 retina touchid space gray 2020 (hardware device)\0\0"
  "MacBookPro16,3@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-touchid-space-gray-late-2020\0\0\0\0\0"
  "macbookpro 13 retina touchid space gray late 2020 (hardware device)\0\0\0\0\0"
  "MacBookPro17,1@ECOLOR=2\0"
  "com.apple.macbookpro-13-retina-usbc\0\0\0\0\0"
  "macbookpro 13 retina usbc (hardware device)\0\0\0\0\0"
  "MacBookPro13,1\0\0"
  "com.apple.macbookpro-13-retina-usbc-2017"
  "macbookpro 13 retina usbc 2017 (hardware device)"
  "MacBookPro14,1\0\0"
  "com.apple.macbookpro-13-retina-usbc-2019"
  "macbookpro 13 retina usbc 2019 (hardware device)"
  "MacBookPro15,4\0\0"
  "com.apple.macbookpro-13-retina-usbc-silver\0\0\0\0\0\0"
  "macbookpro 13 retina usbc silver (hardware device)\0\0\0\0\0\0"
  "MacBookPro13,1@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-usbc-silver-2017\0"
  "macbookpro 13 retina usbc silver 2017 (hardware device)\0"
  "MacBookPro14,1@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-usbc-silver-2019\0"
  "macbookpro 13 retina usbc silver 2019 (hardware device)\0"
  "MacBookPro15,4@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-usbc-space-gray\0\0"
  "macbookpro 13 retina usbc space gray (hardware device)\0\0"
  "MacBookPro13,1@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-usbc-space-gray-2017\0\0\0\0\0"
  "macbookpro 13 retina usbc space gray 2017 (hardware device)\0\0\0\0\0"
  "MacBookPro14,1@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-retina-usbc-space-gray-2019\0\0\0\0\0"
  "macbookpro 13 retina usbc space gray 2019 (hardware device)\0\0\0\0\0"
  "MacBookPro15,4@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-13-unibody\0"
  "macbookpro 13 unibody (hardware device)\0"
  "MacBookPro5,5\0\0\0"
  "MacBookPro7,1\0\0\0"
  "MacBookPro8,1\0\0\0"
  "MacBookPro9,2\0\0\0"
  "com.apple.macbookpro-14\0"
  "macbookpro 14 (hardware device)\0"
  "com.apple.macbookpro-14-2021\0\0\0\0"
  "macbookpro 14 2021 (hardware device)\0\0\0\0"
  "MacBookPro18,3\0\0"
  "MacBookPro18,4\0\0"
  "com.apple.macbookpro-14-2021-silver\0\0\0\0\0"
  "macbookpro 14 2021 silver (hardware device)\0\0\0\0\0"
  "MacBookPro18,3@ECOLOR=1\0"
  "MacBookPro18,4@ECOLOR=1\0"
  "com.apple.macbookpro-14-2021-space-gray\0"
  "macbookpro 14 2021 space gray (hardware device)\0"
  "MacBookPro18,3@ECOLOR=2\0"
  "MacBookPro18,4@ECOLOR=2\0"
  "com.apple.macbookpro-14-silver\0\0"
  "macbookpro 14 silver (hardware device)\0\0"
  "com.apple.macbookpro-14-space-gray\0\0\0\0\0\0"
  "macbookpro 14 space gray (hardware device)\0\0\0\0\0\0"
  "com.apple.macbookpro-15\0"
  "macbookpro 15 (hardware device)\0"
  "MacBookPro1,1\0\0\0"
  "MacBookPro2,2\0\0\0"
  "MacBookPro3,1\0\0\0"
  "MacBookPro4,1\0\0\0"
  "com.apple.macbookpro-15-late-2018\0\0\0\0\0\0\0"
  "macbookpro 15 late 2018 (hardware device)\0\0\0\0\0\0\0"
  "MacBookPro15,3\0\0"
  "com.apple.macbookpro-15-retina-display\0\0"
  "macbookpro 15 retina display (hardware device)\0\0"
  "MacBookPro10,1\0\0"
  "MacBookPro11,2\0\0"
  "MacBookPro11,3\0\0"
  "MacBookPro11,4\0\0"
  "MacBookPro11,5\0\0"
  "com.apple.macbookpro-15-retina-touchid\0\0"
  "macbookpro 15 retina touchid (hardware device)\0\0"
  "MacBookPro13,3\0\0"
  "com.apple.macbookpro-15-retina-touchid-2017\0\0\0\0\0"
  "macbookpro 15 retina touchid 2017 (hardware device)\0\0\0\0\0"
  "MacBookPro14,3\0\0"
  "com.apple.macbookpro-15-retina-touchid-2018\0\0\0\0\0"
  "macbookpro 15 retina touchid 2018 (hardware device)\0\0\0\0\0"
  "MacBookPro15,1\0\0"
  "com.apple.macbookpro-15-retina-touchid-silver\0\0\0"
  "macbookpro 15 retina touchid silver (hardware device)\0\0\0"
  "MacBookPro13,3@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-retina-touchid-silver-2017\0\0\0\0\0\0"
  "macbookpro 15 retina touchid silver 2017 (hardware device)\0\0\0\0\0\0"
  "MacBookPro14,3@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-retina-touchid-silver-2018\0\0\0\0\0\0"
  "macbookpro 15 retina touchid silver 2018 (hardware device)\0\0\0\0\0\0"
  "MacBookPro15,1@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-retina-touchid-space-gray\0\0\0\0\0\0\0"
  "macbookpro 15 retina touchid space gray (hardware device)\0\0\0\0\0\0\0"
  "MacBookPro13,3@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-retina-touchid-space-gray-2017\0\0"
  "macbookpro 15 retina touchid space gray 2017 (hardware device)\0\0"
  "MacBookPro14,3@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-retina-touchid-space-gray-2018\0\0"
  "macbookpro 15 retina touchid space gray 2018 (hardware device)\0\0"
  "MacBookPro15,1@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-silver-late-2018"
  "macbookpro 15 silver late 2018 (hardware device)"
  "MacBookPro15,3@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-space-gray-late-2018\0\0\0\0"
  "macbookpro 15 space gray late 2018 (hardware device)\0\0\0\0"
  "MacBookPro15,3@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-15-unibody\0"
  "macbookpro 15 unibody (hardware device)\0"
  "MacBookPro5,1\0\0\0"
  "MacBookPro5,3\0\0\0"
  "MacBookPro5,4\0\0\0"
  "MacBookPro6,2\0\0\0"
  "MacBookPro8,2\0\0\0"
  "MacBookPro9,1\0\0\0"
  "com.apple.macbookpro-16\0"
  "macbookpro 16 (hardware device)\0"
  "MacBookPro16,1\0\0"
  "com.apple.macbookpro-16-2021\0\0\0\0"
  "macbookpro 16 2021 (hardware device)\0\0\0\0"
  "MacBookPro18,1\0\0"
  "MacBookPro18,2\0\0"
  "com.apple.macbookpro-16-2021-silver\0\0\0\0\0"
  "macbookpro 16 2021 silver (hardware device)\0\0\0\0\0"
  "MacBookPro18,1@ECOLOR=1\0"
  "MacBookPro18,2@ECOLOR=1\0"
  "com.apple.macbookpro-16-2021-space-gray\0"
  "macbookpro 16 2021 space gray (hardware device)\0"
  "MacBookPro18,1@ECOLOR=2\0"
  "MacBookPro18,2@ECOLOR=2\0"
  "com.apple.macbookpro-16-mid-2020"
  "macbookpro 16 mid 2020 (hardware device)"
  "MacBookPro16,4\0\0"
  "com.apple.macbookpro-16-silver\0\0"
  "macbookpro 16 silver (hardware device)\0\0"
  "MacBookPro16,1@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-16-silver-mid-2020\0"
  "macbookpro 16 silver mid 2020 (hardware device)\0"
  "MacBookPro16,4@ECOLOR=225,225,223\0\0\0\0\0\0\0"
  "com.apple.macbookpro-16-space-gray\0\0\0\0\0\0"
  "macbookpro 16 space gray (hardware device)\0\0\0\0\0\0"
  "MacBookPro16,1@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-16-space-gray-mid-2020\0\0\0\0\0"
  "macbookpro 16 space gray mid 2020 (hardware device)\0\0\0\0\0"
  "MacBookPro16,4@ECOLOR=157,157,160\0\0\0\0\0\0\0"
  "com.apple.macbookpro-17\0"
  "macbookpro 17 (hardware device)\0"
  "MacBookPro1,2\0\0\0"
  "MacBookPro2,1\0\0\0"
  "com.apple.macbookpro-17-unibody\0"
  "macbookpro 17 unibody (hardware device)\0"
  "MacBookPro5,2\0\0\0"
  "MacBookPro6,1\0\0\0"
  "MacBookPro8,3\0\0\0"
  "com.apple.macbookpro-2021\0\0\0\0\0\0\0"
  "macbookpro 2021 (hardware device)\0\0\0\0\0\0\0"
  "com.apple.mach-o-binary\0"
  "mach o binary (executable)\0\0\0\0\0\0"
  "com.apple.mach-o-bundle\0"
  "mach o bundle (executable)\0\0\0\0\0\0"
  "com.apple.mach-o-core\0\0\0"
  "mach o core (executable)"
  "com.apple.mach-o-dylib\0\0"
  "mach o dylib (executable)\0\0\0\0\0\0\0"
  "com.apple.mach-o-executable\0\0\0\0\0"
  "mach o executable\0\0\0\0\0\0\0"
  "com.apple.mach-o-object\0"
  "mach o object (executable)\0\0\0\0\0\0"
  "com.apple.macmini\0\0\0\0\0\0\0"
  "macmini (hardware device)\0\0\0\0\0\0\0"
  "sbMM\0\0\0\0"
  "com.apple.macmini-2018\0\0"
  "macmini 2018 (hardware device)\0\0"
  "Macmini\0"
  "Macmini8,1\0\0\0\0\0\0"
  "com.apple.macmini-2020\0\0"
  "macmini 2020 (hardware device)\0\0"
  "Macmini9,1\0\0\0\0\0\0"
  "com.apple.macmini-core-duo\0\0\0\0\0\0"
  "macmini core duo (hardware device)\0\0\0\0\0\0"
  "Macmini1,1\0\0\0\0\0\0"
  "Macmini2,1\0\0\0\0\0\0"
  "Macmini3,1\0\0\0\0\0\0"
  "com.apple.macmini-g4\0\0\0\0"
  "macmini g4 (hardware device)\0\0\0\0"
  "PowerMac10,1\0\0\0\0"
  "PowerMac10,2\0\0\0\0"
  "com.apple.macmini-unibody\0\0\0\0\0\0\0"
  "macmini unibody (hardware device)\0\0\0\0\0\0\0"
  "Macmini4,1\0\0\0\0\0\0"
  "com.apple.macmini-unibody-no-optical\0\0\0\0"
  "macmini unibody no optical (hardware device)\0\0\0\0"
  "Macmini5"
  "Macmini6"
  "Macmini7"
  "com.apple.macpaint-image"
  "macpaint image\0\0"
  "PNTG\0\0\0\0"
  "com.apple.macpro"
  "macpro (hardware device)"
  "sbMP\0\0\0\0"
  "MacPro\0\0"
  "com.apple.macpro-2019\0\0\0"
  "macpro 2019 (hardware device)\0\0\0"
  "MacPro7,1\0\0\0\0\0\0\0"
  "MacPro7,1@ECOLOR=225,225,223\0\0\0\0"
  "com.apple.macpro-2019-rackmount\0"
  "macpro 2019 rackmount (hardware device)\0"
  "MacPro7,1@ECOLOR=226,226,224\0\0\0\0"
  "com.apple.macpro-cylinder\0\0\0\0\0\0\0"
  "macpro cylinder (hardware device)\0\0\0\0\0\0\0"
  "sbMC\0\0\0\0"
  "MacPro6,1\0\0\0\0\0\0\0"
  "com.apple.macpro-firewire\0\0\0\0\0\0\0"
  "macpro firewire (hardware device)\0\0\0\0\0\0\0"
  "MacPro1,1\0\0\0\0\0\0\0"
  "MacPro2,1\0\0\0\0\0\0\0"
  "MacPro3,1\0\0\0\0\0\0\0"
  "MacPro4,1\0\0\0\0\0\0\0"
  "MacPro5,1\0\0\0\0\0\0\0"
  "com.apple.macstudio\0\0\0\0\0"
  "macstudio (hardware device)\0\0\0\0\0"
  "Mac13,1\0"
  "Mac13,2\0"
  "com.apple.mail-internet-location"
  "mail internet location (saved location)\0"
  "ilma\0\0\0\0"
  "com.apple.mail.email\0\0\0\0"
  "e-mail message\0\0"
  "com.apple.mail.emlx\0\0\0\0\0"
  "e-mail message of Apple Mail\0\0\0\0"
  "com.apple.mapkit.map-item\0\0\0\0\0\0\0"
  "map item (data)\0"
  "com.apple.menu-extra\0\0\0\0"
  "menu extra (bundle)\0\0\0\0\0"
  "com.apple.metadata-importer\0\0\0\0\0"
  "Spotlight importer\0\0\0\0\0\0"
  "com.apple.mobileconfig\0\0"
  "mobileconfig (text)\0\0\0\0\0"
  "com.apple.mobileprovision\0\0\0\0\0\0\0"
  "mobileprovision (data)\0\0"
  "com.apple.mount-point\0\0\0"
  "mount point\0\0\0\0\0"
  "com.apple.movie-folder\0\0"
  "movie folder\0\0\0\0"
  "fvoc\0\0\0\0"
  "tMov\0\0\0\0"
  "sbMv\0\0\0\0"
  "com.apple.mpeg-4-ringtone\0\0\0\0\0\0\0"
  "mpeg 4 ringtone (audio)\0"
  "M4R \0\0\0\0"
  "com.apple.music-folder\0\0"
  "music folder\0\0\0\0"
  "spki\0\0\0\0"
  "tMus\0\0\0\0"
  "sbMs\0\0\0\0"
  "com.apple.network-neighborhood\0\0"
  "network neighborhood (abstract or UI-only type)\0"
  "gnet\0\0\0\0"
  "macn\0\0\0\0"
  "sbNw\0\0\0\0"
  "com.apple.news-internet-location"
  "news internet location (saved location)\0"
  "ilnw\0\0\0\0"
  "com.apple.not-loaded\0\0\0\0"
  "not loaded (item)\0\0\0\0\0\0\0"
  "nldd\0\0\0\0"
  "com.apple.notifications\0"
  "notifications (abstract or UI-only type)"
  "com.apple.nspboard-type\0"
  "nspboard type (text)\0\0\0\0"
  "com.apple.ostype"
  "ostype (text)\0\0\0"
  "com.apple.package\0\0\0\0\0\0\0"
  "directory shown as a file\0\0\0\0\0\0\0"
  "com.apple.panicreport\0\0\0"
  "panicreport (text)\0\0\0\0\0\0"
  "com.apple.pasteboard.promised-file-content-type\0"
  "promised file content type (abstract or UI-only type)\0\0\0"
  "com.apple.pasteboard.promised-file-url\0\0"
  "promised file url (abstract or UI-only type)\0\0\0\0"
  "com.apple.pef-binary\0\0\0\0"
  "pef binary (executable)\0"
  "com.apple.pict\0\0"
  "pict (image)\0\0\0\0"
  "PICT\0\0\0\0"
  "Apple PICT pasteboard type\0\0\0\0\0\0"
  "NSPICTPboardType"
  "com.apple.pictures-folder\0\0\0\0\0\0\0"
  "pictures folder\0"
  "tPic\0\0\0\0"
  "morƒ\0\0\0"
  "sbPc\0\0\0\0"
  "com.apple.pkpass"
  "pkpass (bundle)\0"
  "com.apple.pkpass-data\0\0\0"
  "pkpass data\0\0\0\0\0"
  "com.apple.pkpasses-data\0"
  "pkpasses data\0\0\0"
  "com.apple.plugin"
  "plug-in bundle\0\0"
  "plug\0\0\0\0"
  "com.apple.pluginkit\0\0\0\0\0"
  "pluginkit (bundle)\0\0\0\0\0\0"
  "com.apple.powerbook\0\0\0\0\0"
  "powerbook (hardware device)\0\0\0\0\0"
  "PowerBook\0\0\0\0\0\0\0"
  "com.apple.powerbook-g4-12\0\0\0\0\0\0\0"
  "powerbook g4 12 (hardware device)\0\0\0\0\0\0\0"
  "PowerBook6,1\0\0\0\0"
  "PowerBook6,2\0\0\0\0"
  "PowerBook6,4\0\0\0\0"
  "PowerBook6,8\0\0\0\0"
  "com.apple.powerbook-g4-15\0\0\0\0\0\0\0"
  "powerbook g4 15 (hardware device)\0\0\0\0\0\0\0"
  "PowerBook5,2\0\0\0\0"
  "PowerBook5,4\0\0\0\0"
  "PowerBook5,6\0\0\0\0"
  "PowerBook5,8\0\0\0\0"
  "com.apple.powerbook-g4-17\0\0\0\0\0\0\0"
  "powerbook g4 17 (hardware device)\0\0\0\0\0\0\0"
  "PowerBook5,1\0\0\0\0"
  "PowerBook5,3\0\0\0\0"
  "PowerBook5,5\0\0\0\0"
  "PowerBook5,7\0\0\0\0"
  "PowerBook5,9\0\0\0\0"
  "com.apple.powerbook-g4-titanium\0"
  "powerbook g4 titanium (hardware device)\0"
  "PowerBook3,2\0\0\0\0"
  "PowerBook3,3\0\0\0\0"
  "PowerBook3,4\0\0\0\0"
  "PowerBook3,5\0\0\0\0"
  "com.apple.powermac\0\0\0\0\0\0"
  "powermac (hardware device)\0\0\0\0\0\0"
  "PowerMac"
  "com.apple.powermac-g4-mirrored-drive-doors\0\0\0\0\0\0"
  "powermac g4 mirrored drive doors (hardware device)\0\0\0\0\0\0"
  "PowerMac3,6\0\0\0\0\0"
  "com.apple.powermac-g4-quicksilver\0\0\0\0\0\0\0"
  "powermac g4 quicksilver (hardware device)\0\0\0\0\0\0\0"
  "PowerMac3,5\0\0\0\0\0"
  "com.apple.powermac-g5\0\0\0"
  "powermac g5 (hardware device)\0\0\0"
  "PowerMac7,2\0\0\0\0\0"
  "PowerMac7,3\0\0\0\0\0"
  "PowerMac9,1\0\0\0\0\0"
  "PowerMac11,2\0\0\0\0"
  "PowerMac11,2,Quad\0\0\0\0\0\0\0"
  "com.apple.ppp-plug-in\0\0\0"
  "ppp plug in (bundle)\0\0\0\0"
  "com.apple.private.live-photo-bundle\0\0\0\0\0"
  "live photo bundle\0\0\0\0\0\0\0"
  "com.apple.pro-display-xdr\0\0\0\0\0\0\0"
  "pro display xdr (abstract or UI-only type)\0\0\0\0\0\0"
  "com.apple.profile-background-color\0\0\0\0\0\0"
  "profile background color (data)\0"
  "pbcl\0\0\0\0"
  "com.apple.profile-font-and-color"
  "profile font and color (data)\0\0\0"
  "pfcl\0\0\0\0"
  "com.apple.profile-font-icon\0\0\0\0\0"
  "profile font icon (item)"
  "pfnt\0\0\0\0"
  "com.apple.property-list\0"
  "property list\0\0\0"
  "com.apple.protected-mpeg-4-audio"
  "protected MPEG-4 audio\0\0"
  "M4P \0\0\0\0"
  "com.apple.protected-mpeg-4-audio-b\0\0\0\0\0\0"
  "protected mpeg 4 audio b (audio)"
  "M4B \0\0\0\0"
  "com.apple.protected-mpeg-4-video"
  "protected MPEG-4 video\0\0"
  "com.apple.provisionprofile\0\0\0\0\0\0"
  "provisionprofile (text)\0"
  "com.apple.public-folder\0"
  "public folder\0\0\0"
  "tPub\0\0\0\0"
  "pubf\0\0\0\0"
  "com.apple.quartz-composer-composition\0\0\0"
  "quartz composer composition (executable)"
  "com.apple.quicklook-generator\0\0\0"
  "Quick Look generator\0\0\0\0"
  "com.apple.quicktime-image\0\0\0\0\0\0\0"
  "quicktime image\0"
  "com.apple.quicktime-movie\0\0\0\0\0\0\0"
  "QuickTime movie\0"
  "MooV\0\0\0\0"
  "com.apple.reality\0\0\0\0\0\0\0"
  "Reality file\0\0\0\0"
  "com.apple.resolvable\0\0\0\0"
  "something that resolves to another item\0"
  "com.apple.rez-source\0\0\0\0"
  "rez source (source code)"
  "com.apple.rtfd\0\0"
  "rich text package\0\0\0\0\0\0\0"
  "com.apple.scenekit.scene"
  "SceneKit scene\0\0"
  "com.apple.scripting-definition\0\0"
  "scripting definition (text)\0\0\0\0\0"
  "com.apple.server-applications-folder\0\0\0\0"
  "server applications folder\0\0\0\0\0\0"
  "sapp\0\0\0\0"
  "com.apple.servers-folder"
  "servers folder\0\0"
  "shpt\0\0\0\0"
  "com.apple.service-application\0\0\0"
  "service application (bundle)\0\0\0\0"
  "com.apple.shazamcatalog\0"
  "shazamcatalog (data)\0\0\0\0"
  "com.apple.shazamsignature\0\0\0\0\0\0\0"
  "shazamsignature (data)\0\0"
  "com.apple.shutdownstall\0"
  "shutdownstall (text)\0\0\0\0"
  "shutdownStall\0\0\0"
  "com.apple.sites-folder\0\0"
  "sites folder\0\0\0\0"
  "issf\0\0\0\0"
  "tSts\0\0\0\0"
  "com.apple.spinreport\0\0\0\0"
  "spinreport (text)\0\0\0\0\0\0\0"
  "com.apple.storage-external\0\0\0\0\0\0"
  "storage external (storage volume or drive)\0\0\0\0\0\0"
  "rmov\0\0\0\0"
  "edsk\0\0\0\0"
  "sbAD\0\0\0\0"
  "sbED\0\0\0\0"
  "sbSD\0\0\0\0"
  "com.apple.storage-internal\0\0\0\0\0\0"
  "storage internal (storage volume or drive)\0\0\0\0\0\0"
  "hdsk\0\0\0\0"
  "sbIn\0\0\0\0"
  "com.apple.storage-netboot\0\0\0\0\0\0\0"
  "storage netboot (storage volume or drive)\0\0\0\0\0\0\0"
  "netB\0\0\0\0"
  "com.apple.storage-removable\0\0\0\0\0"
  "storage removable (storage volume or drive)\0\0\0\0\0"
  "flpy\0\0\0\0"
  "sbRm\0\0\0\0"
  "com.apple.structured-text\0\0\0\0\0\0\0"
  "structured text\0"
  "com.apple.structured-text.address\0\0\0\0\0\0\0"
  "address (text)\0\0"
  "com.apple.structured-text.date\0\0"
  "date (text)\0\0\0\0\0"
  "com.apple.structured-text.telephone-number\0\0\0\0\0\0"
  "telephone number (text)\0"
  "com.apple.structured-text.transit-information\0\0\0"
  "transit information (text)\0\0\0\0\0\0"
  "com.apple.studio-display"
  "studio display (abstract or UI-only type)\0\0\0\0\0\0\0"
  "AppleDisplay2,1\0"
  "com.apple.symbol-export\0"
  "symbol export (source code)\0\0\0\0\0"
  "com.apple.system-extension\0\0\0\0\0\0"
  "system extension (bundle)\0\0\0\0\0\0\0"
  "com.apple.systempreference.prefpane\0\0\0\0\0"
  "preference pane\0"
  "prefPane"
  "com.apple.systempreference.screen-saver\0"
  "screen saver (bundle)\0\0\0"
  "com.apple.systempreference.screen-slide-saver\0\0\0"
  "screen slide saver (bundle)\0\0\0\0\0"
  "slideSaver\0\0\0\0\0\0"
  "com.apple.time-capsule\0\0"
  "time capsule (hardware device)\0\0"
  "sbTC\0\0\0\0"
  "AirPort6"
  "AirPort6,106\0\0\0\0"
  "TimeCapsule\0\0\0\0\0"
  "TimeCapsule6\0\0\0\0"
  "TimeCapsule6,106"
  "TimeCapsule6,109"
  "TimeCapsule6,113"
  "TimeCapsule6,116"
  "com.apple.traditional-mac-plain-text\0\0\0\0"
  "traditional mac plain text\0\0\0\0\0\0"
  "TEXT\0\0\0\0"
  "ttro\0\0\0\0"
  "com.apple.trash-empty\0\0\0"
  "trash empty (folder)\0\0\0\0"
  "trsh\0\0\0\0"
  "sbTr\0\0\0\0"
  "com.apple.trash-full\0\0\0\0"
  "trash full (folder)\0\0\0\0\0"
  "ftrh\0\0\0\0"
  "com.apple.truetype-datafork-suitcase-font\0\0\0\0\0\0\0"
  "truetype datafork suitcase font\0"
  "dfon\0\0\0\0"
  "com.apple.txn.text-multimedia-data\0\0\0\0\0\0"
  "text multimedia data (document)\0"
  "txtn\0\0\0\0"
  "com.apple.unknown-object"
  "unknown object (item)\0\0\0"
  "unfs\0\0\0\0"
  "com.apple.user\0\0"
  "user (abstract or UI-only type)\0"
  "user\0\0\0\0"
  "com.apple.user-group\0\0\0\0"
  "user group (abstract or UI-only type)\0\0\0"
  "grup\0\0\0\0"
  "com.apple.user-idisk\0\0\0\0"
  "user idisk (abstract or UI-only type)\0\0\0"
  "udsk\0\0\0\0"
  "com.apple.user-unknown\0\0"
  "user unknown (abstract or UI-only type)\0"
  "unus\0\0\0\0"
  "com.apple.users-folder\0\0"
  "users folder\0\0\0\0"
  "wfld\0\0\0\0"
  "com.apple.utilities-folder\0\0\0\0\0\0"
  "utilities folder"
  "utiƒ\0\0\0"
  "tUtl\0\0\0\0"
  "sbUF\0\0\0\0"
  "com.apple.virtual-machine\0\0\0\0\0\0\0"
  "virtual machine (hardware device)\0\0\0\0\0\0\0"
  "VMWare\0\0"
  "VirtualMac\0\0\0\0\0\0"
  "com.apple.vnc-internet-location\0"
  "vnc internet location (saved location)\0\0"
  "ilvn\0\0\0\0"
  "com.apple.watch\0"
  "watch (hardware device)\0"
  "Watch\0\0\0"
  "com.apple.watchface\0\0\0\0\0"
  "watchface (data)"
  "com.apple.web-internet-location\0"
  "web internet location (saved location)\0\0"
  "ilht\0\0\0\0"
  "com.apple.webarchive\0\0\0\0"
  "WebKit archive\0\0"
  "weba\0\0\0\0"
  "Apple Web Archive pasteboard type\0\0\0\0\0\0\0"
  "com.apple.webkit-plugin\0"
  "webkit plugin (bundle)\0\0"
  "com.apple.x11-mach-o-executable\0"
  "x11 mach o executable\0\0\0"
  "com.apple.xar-archive\0\0\0"
  "xar archive\0\0\0\0\0"
  "com.apple.xcode.dsym\0\0\0\0"
  "dsym (package)\0\0"
  "http://developer.apple.com/tools/xcode/\0"
  "com.apple.xip-archive\0\0\0"
  "xip archive\0\0\0\0\0"
  "com.apple.xml-property-list\0\0\0\0\0"
  "XML property list\0\0\0\0\0\0\0"
  "com.apple.xpc-service\0\0\0"
  "XPC service\0\0\0\0\0"
  "com.apple.xserve"
  "xserve (hardware device)"
  "RackMac\0"
  "Xserve\0\0"
  "com.apple.xserve-g4\0\0\0\0\0"
  "xserve g4 (hardware device)\0\0\0\0\0"
  "RackMac1,1\0\0\0\0\0\0"
  "RackMac1,2\0\0\0\0\0\0"
  "com.apple.xserve-g5\0\0\0\0\0"
  "xserve g5 (hardware device)\0\0\0\0\0"
  "RackMac3,1\0\0\0\0\0\0"
  "com.apple.xserve-xeon\0\0\0"
  "xserve xeon (hardware device)\0\0\0"
  "Xserve1,1\0\0\0\0\0\0\0"
  "Xserve2,1\0\0\0\0\0\0\0"
  "Xserve3,1\0\0\0\0\0\0\0"
  "com.audible.aa-audio\0\0\0\0"
  "aa audio"
  "com.audible.aa-audiobook"
  "aa audiobook (audio)\0\0\0\0"
  "AUDB\0\0\0\0"
  "com.audible.aax-audiobook\0\0\0\0\0\0\0"
  "aax audiobook (audio)\0\0\0"
  "AUDX\0\0\0\0"
  "com.avid.open-media-framework\0\0\0"
  "open media framework (audiovisual media)"
  "OMF \0\0\0\0"
  "com.canon.cr2-raw-image\0"
  "cr2 raw image (camera raw image)"
  "com.canon.cr3-raw-image\0"
  "cr3 raw image (camera raw image)"
  "com.canon.crw-raw-image\0"
  "crw raw image (camera raw image)"
  "com.canon.tif-raw-image\0"
  "tif raw image (camera raw image)"
  "com.compuserve.gif\0\0\0\0\0\0"
  "GIF image\0\0\0\0\0\0\0"
  "GIFf\0\0\0\0"
  "com.digidesign.sd2-audio"
  "sd2 audio\0\0\0\0\0\0\0"
  "Sd2f\0\0\0\0"
  "com.dxo.raw-image\0\0\0\0\0\0\0"
  "raw image (camera raw image)\0\0\0\0"
  "com.epson.raw-image\0\0\0\0\0"
  "com.facebook.zstandard-archive\0\0"
  "Zstandard compressed data\0\0\0\0\0\0\0"
  "com.facebook.zstandard-tar-archive\0\0\0\0\0\0"
  "tar archive compressed by Zstandard\0\0\0\0\0"
  "com.fuji.raw-image\0\0\0\0\0\0"
  "com.google.brotli-archive\0\0\0\0\0\0\0"
  "Brotli compressed data\0\0"
  "com.hasselblad.3fr-raw-image\0\0\0\0"
  "3fr raw image (camera raw image)"
  "com.hasselblad.fff-raw-image\0\0\0\0"
  "fff raw image (camera raw image)"
  "com.ilm.openexr-image\0\0\0"
  "OpenEXR image\0\0\0"
  "com.j2.efx-fax\0\0"
  "efx fax (image)\0"
  "com.j2.jfx-fax\0\0"
  "jfx fax (image)\0"
  "com.kodak.flashpix-image"
  "flashpix image\0\0"
  "com.kodak.raw-image\0\0\0\0\0"
  "com.konicaminolta.raw-image\0\0\0\0\0"
  "com.leafamerica.raw-image\0\0\0\0\0\0\0"
  "com.leica.pwl-raw-image\0"
  "pwl raw image (camera raw image)"
  "com.leica.raw-image\0\0\0\0\0"
  "com.leica.rwl-raw-image\0"
  "rwl raw image (camera raw image)"
  "com.microsoft.advanced-stream-redirector"
  "advanced stream redirector (audiovisual media)\0\0"
  "ASX_\0\0\0\0"
  "com.microsoft.advanced-systems-format\0\0\0"
  "advanced systems format (audiovisual media)\0\0\0\0\0"
  "ASF_\0\0\0\0"
  "com.microsoft.bmp\0\0\0\0\0\0\0"
  "BMP image\0\0\0\0\0\0\0"
  "BMP \0\0\0\0"
  "BMPf\0\0\0\0"
  "com.microsoft.cab\0\0\0\0\0\0\0"
  "cab (archive)\0\0\0"
  "https://docs.microsoft.com/en-us/windows/win32/msi/cabinet-files"
  "com.microsoft.dds\0\0\0\0\0\0\0"
  "DirectDraw surface\0\0\0\0\0\0"
  "com.microsoft.excel.sheet.binary.macroenabled\0\0\0"
  "macroenabled (spreadsheet)\0\0\0\0\0\0"
  "application/vnd.ms-excel.sheet.binary.macroEnabled.12\0\0\0"
  "com.microsoft.excel.xla\0"
  "xla (data)\0\0\0\0\0\0"
  "XLA5\0\0\0\0"
  "com.microsoft.excel.xls\0"
  "xls (spreadsheet)\0\0\0\0\0\0\0"
  "XLS8\0\0\0\0"
  "com.microsoft.excel.xlt\0"
  "xlt (spreadsheet)\0\0\0\0\0\0\0"
  "sLS8\0\0\0\0"
  "com.microsoft.excel.xlw\0"
  "xlw (spreadsheet)\0\0\0\0\0\0\0"
  "XLW8\0\0\0\0"
  "com.microsoft.ico\0\0\0\0\0\0\0"
  "Windows icon\0\0\0\0"
  "com.microsoft.internet-shortcut\0"
  "Windows URL shortcut\0\0\0\0"
  "com.microsoft.powerpoint.pot\0\0\0\0"
  "pot (presentation)\0\0\0\0\0\0"
  "PPOT\0\0\0\0"
  "com.microsoft.powerpoint.pps\0\0\0\0"
  "pps (presentation)\0\0\0\0\0\0"
  "PPSS\0\0\0\0"
  "com.microsoft.powerpoint.ppt\0\0\0\0"
  "ppt (presentation)\0\0\0\0\0\0"
  "SLD8\0\0\0\0"
  "com.microsoft.typescript"
  "TypeScript source\0\0\0\0\0\0\0"
  "com.microsoft.waveform-audio\0\0\0\0"
  "WAV audio\0\0\0\0\0\0\0"
  ".WAV\0\0\0\0"
  "WAVE\0\0\0\0"
  "com.microsoft.windows-dynamic-link-library\0\0\0\0\0\0"
  "windows dynamic link library (executable)\0\0\0\0\0\0\0"
  "com.microsoft.windows-executable"
  "Windows executable\0\0\0\0\0\0"
  "com.microsoft.windows-media-wax\0"
  "windows media wax (audio)\0\0\0\0\0\0\0"
  "com.microsoft.windows-media-wm\0\0"
  "windows media wm (video)"
  "com.microsoft.windows-media-wma\0"
  "windows media wma (audio)\0\0\0\0\0\0\0"
  "com.microsoft.windows-media-wmp\0"
  "windows media wmp (video)\0\0\0\0\0\0\0"
  "com.microsoft.windows-media-wmv\0"
  "windows media wmv (video)\0\0\0\0\0\0\0"
  "com.microsoft.windows-media-wmx\0"
  "windows media wmx (video)\0\0\0\0\0\0\0"
  "com.microsoft.windows-media-wvx\0"
  "windows media wvx (video)\0\0\0\0\0\0\0"
  "com.microsoft.word.doc\0\0"
  "doc (document)\0\0"
  "W8BN\0\0\0\0"
  "com.microsoft.word.dot\0\0"
  "dot (document)\0\0"
  "W8TN\0\0\0\0"
  "com.microsoft.word.mhtml"
  "web page archive (MHTML)"
  "com.microsoft.word.wordml\0\0\0\0\0\0\0"
  "wordml (text)\0\0\0"
  "com.netscape.javascript-source\0\0"
  "JavaScript source\0\0\0\0\0\0\0"
  "com.nikon.nrw-raw-image\0"
  "nrw raw image (camera raw image)"
  "com.nikon.raw-image\0\0\0\0\0"
  "com.olympus.or-raw-image"
  "or raw image (camera raw image)\0"
  "com.olympus.raw-image\0\0\0"
  "com.olympus.sr-raw-image"
  "sr raw image (camera raw image)\0"
  "com.panasonic.raw-image\0"
  "com.panasonic.rw2-raw-image\0\0\0\0\0"
  "rw2 raw image (camera raw image)"
  "com.pentax.raw-image\0\0\0\0"
  "com.phaseone.raw-image\0\0"
  "com.pixar.universal-scene-description\0\0\0"
  "USD scene\0\0\0\0\0\0\0"
  "http://openusd.org\0\0\0\0\0\0"
  "com.pixar.universal-scene-description-mobile\0\0\0\0"
  "USDZ package\0\0\0\0"
  "com.pkware.zip-archive\0\0"
  "zip archive\0\0\0\0\0"
  "com.rarlab.rar-archive\0\0"
  "RAR archive\0\0\0\0\0"
  "com.real.realaudio\0\0\0\0\0\0"
  "realaudio\0\0\0\0\0\0\0"
  "PNRA\0\0\0\0"
  "com.real.realmedia\0\0\0\0\0\0"
  "realmedia (video)\0\0\0\0\0\0\0"
  "PNRM\0\0\0\0"
  "com.real.realmedia-vbr\0\0"
  "realmedia vbr (video)\0\0\0"
  "com.redhat.rpm-archive\0\0"
  "RPM package\0\0\0\0\0"
  "com.rsa.pkcs-12\0"
  "PKCS #12 key store\0\0\0\0\0\0"
  "com.samsung.raw-image\0\0\0"
  "com.scenarist.closed-caption\0\0\0\0"
  "closed caption (text)\0\0\0"
  "com.sgi.sgi-image\0\0\0\0\0\0\0"
  "sgi image\0\0\0\0\0\0\0"
  ".SGI\0\0\0\0"
  "com.sony.arw-raw-image\0\0"
  "arw raw image (camera raw image)"
  "com.sony.raw-image\0\0\0\0\0\0"
  "com.sony.sr2-raw-image\0\0"
  "sr2 raw image (camera raw image)"
  "com.sony.wave64\0"
  "wave64 (audio)\0\0"
  "com.soundblaster.soundfont\0\0\0\0\0\0"
  "soundfont (audio)\0\0\0\0\0\0\0"
  "com.stuffit.archive.sidx"
  "sidx (archive)\0\0"
  "SIDX\0\0\0\0"
  "com.stuffit.archive.sit\0"
  "sit (archive)\0\0\0"
  "SIT5\0\0\0\0"
  "com.stuffit.archive.sitx"
  "sitx (archive)\0\0"
  "SITX\0\0\0\0"
  "com.sun.java-archive\0\0\0\0"
  "java archive\0\0\0\0"
  "com.sun.java-class\0\0\0\0\0\0"
  "java class (executable)\0"
  "com.sun.java-source\0\0\0\0\0"
  "java source (source code)\0\0\0\0\0\0\0"
  "com.sun.java-web-start\0\0"
  "java web start (text)\0\0\0"
  "com.sun.web-application-archive\0"
  "web application archive\0"
  "com.topografix.gpx\0\0\0\0\0\0"
  "GPS exchange data\0\0\0\0\0\0\0"
  "com.truevision.tga-image"
  "tga image\0\0\0\0\0\0\0"
  "TPIC\0\0\0\0"
  "gov.nih.nifti-1\0"
  "nifti 1 (data)\0\0"
  "http://nifti.nimh.nih.gov\0\0\0\0\0\0\0"
  "NII1\0\0\0\0"
  "net.daringfireball.markdown\0\0\0\0\0"
  "Markdown text\0\0\0"
  "org.3gpp.adaptive-multi-rate-audio\0\0\0\0\0\0"
  "adaptive multi rate audio\0\0\0\0\0\0\0"
  "amr \0\0\0\0"
  "org.7-zip.7-zip-archive\0"
  "7 zip archive\0\0\0"
  "https://www.7-zip.org/7z.html\0\0\0"
  "org.7-zip.arj-archive\0\0\0"
  "ARJ archive\0\0\0\0\0"
  "org.7-zip.lha-archive\0\0\0"
  "LHA archive\0\0\0\0\0"
  "org.aafassociation.advanced-authoring-format\0\0\0\0"
  "advanced authoring format (document)\0\0\0\0"
  "AAF \0\0\0\0"
  "org.bittorrent.torrent\0\0"
  "BitTorrent description\0\0"
  "org.chromium.extension\0\0"
  "Chromium extension\0\0\0\0\0\0"
  "org.debian.deb-archive\0\0"
  "Debian package\0\0"
  "org.gnu.gnu-tar-archive\0"
  "gnu tar archive\0"
  "org.gnu.gnu-zip-archive\0"
  "gzip archive\0\0\0\0"
  "org.gnu.gnu-zip-tar-archive\0\0\0\0\0"
  "gnu zip tar archive\0\0\0\0\0"
  "org.idpf.epub-container\0"
  "EPUB book\0\0\0\0\0\0\0"
  "org.khronos.astc"
  "ASTC texture\0\0\0\0"
  "org.khronos.collada.digital-asset-exchange\0\0\0\0\0\0"
  "digital asset exchange (audiovisual media)\0\0\0\0\0\0"
  "org.khronos.ktx\0"
  "Khronos texture\0"
  "org.matroska.mka"
  "Matroska audio\0\0"
  "org.matroska.mkv"
  "Matroska video\0\0"
  "org.nema.dicom\0\0"
  "dicom (data)\0\0\0\0"
  "http://dicom.nema.org\0\0\0"
  "DICM\0\0\0\0"
  "org.oasis-open.opendocument\0\0\0\0\0"
  "opendocument (data)\0\0\0\0\0"
  "org.oasis-open.opendocument.chart\0\0\0\0\0\0\0"
  "chart (document)"
  "org.oasis-open.opendocument.chart-template\0\0\0\0\0\0"
  "chart template (document)\0\0\0\0\0\0\0"
  "org.oasis-open.opendocument.database\0\0\0\0"
  "database"
  "org.oasis-open.opendocument.formula\0\0\0\0\0"
  "formula (data)\0\0"
  "org.oasis-open.opendocument.formula-template\0\0\0\0"
  "formula template (data)\0"
  "org.oasis-open.opendocument.graphics\0\0\0\0"
  "graphics (document)\0\0\0\0\0"
  "org.oasis-open.opendocument.graphics-template\0\0\0"
  "graphics template (document)\0\0\0\0"
  "org.oasis-open.opendocument.image\0\0\0\0\0\0\0"
  "image\0\0\0"
  "org.oasis-open.opendocument.image-template\0\0\0\0\0\0"
  "image template (image)\0\0"
  "org.oasis-open.opendocument.presentation"
  "presentation\0\0\0\0"
  "org.oasis-open.opendocument.presentation-template\0\0\0\0\0\0\0"
  "presentation template (presentation)\0\0\0\0"
  "org.oasis-open.opendocument.spreadsheet\0"
  "spreadsheet\0\0\0\0\0"
  "org.oasis-open.opendocument.spreadsheet-template"
  "spreadsheet template (spreadsheet)\0\0\0\0\0\0"
  "org.oasis-open.opendocument.text"
  "text (document)\0"
  "org.oasis-open.opendocument.text-master\0"
  "text master (document)\0\0"
  "org.oasis-open.opendocument.text-template\0\0\0\0\0\0\0"
  "text template (document)"
  "org.oasis-open.opendocument.text-web\0\0\0\0"
  "text web (document)\0\0\0\0\0"
  "org.oasis-open.xliff\0\0\0\0"
  "XLIFF translation\0\0\0\0\0\0\0"
  "org.openoffice.formula\0\0"
  "org.openoffice.graphics\0"
  "graphics (data)\0"
  "org.openoffice.graphics-template"
  "graphics template (data)"
  "org.openoffice.presentation\0\0\0\0\0"
  "org.openoffice.presentation-template\0\0\0\0"
  "org.openoffice.spreadsheet\0\0\0\0\0\0"
  "org.openoffice.spreadsheet-template\0\0\0\0\0"
  "org.openoffice.text\0\0\0\0\0"
  "text (data)\0\0\0\0\0"
  "org.openoffice.text-master\0\0\0\0\0\0"
  "text master (data)\0\0\0\0\0\0"
  "org.openoffice.text-template\0\0\0\0"
  "text template (data)\0\0\0\0"
  "org.openxmlformats.openxml\0\0\0\0\0\0"
  "openxml (data)\0\0"
  "org.openxmlformats.presentationml.presentation\0\0"
  "org.openxmlformats.presentationml.presentation.macroenabled\0\0\0\0\0"
  "macroenabled (presentation)\0\0\0\0\0"
  "application/vnd.ms-powerpoint.presentation.macroEnabled.12\0\0\0\0\0\0"
  "org.openxmlformats.presentationml.slideshow\0\0\0\0\0"
  "slideshow (presentation)"
  "org.openxmlformats.presentationml.slideshow.macroenabled"
  "application/vnd.ms-powerpoint.slideshow.macroEnabled.12\0"
  "org.openxmlformats.presentationml.template\0\0\0\0\0\0"
  "presentationml template (presentation)\0\0"
  "org.openxmlformats.presentationml.template.macroenabled\0"
  "application/vnd.ms-powerpoint.template.macroEnabled.12\0\0"
  "org.openxmlformats.spreadsheetml.sheet\0\0"
  "sheet (spreadsheet)\0\0\0\0\0"
  "org.openxmlformats.spreadsheetml.sheet.macroenabled\0\0\0\0\0"
  "application/vnd.ms-excel.sheet.macroEnabled.12\0\0"
  "org.openxmlformats.spreadsheetml.template\0\0\0\0\0\0\0"
  "spreadsheetml template (spreadsheet)\0\0\0\0"
  "org.openxmlformats.spreadsheetml.template.macroenabled\0\0"
  "application/vnd.ms-excel.template.macroEnabled.12\0\0\0\0\0\0\0"
  "org.openxmlformats.wordprocessingml.document\0\0\0\0"
  "document"
  "org.openxmlformats.wordprocessingml.document.macroenabled\0\0\0\0\0\0\0"
  "macroenabled (document)\0"
  "application/vnd.ms-word.document.macroEnabled.12"
  "org.openxmlformats.wordprocessingml.template\0\0\0\0"
  "wordprocessingml template (document)\0\0\0\0"
  "org.openxmlformats.wordprocessingml.template.macroenabled\0\0\0\0\0\0\0"
  "application/vnd.ms-word.template.macroEnabled.12"
  "org.opml.opml\0\0\0"
  "OPML outline\0\0\0\0"
  "org.rendition.apng\0\0\0\0\0\0"
  "animated PNG image\0\0\0\0\0\0"
  "org.rendition.atom-xml\0\0"
  "Atom feed\0\0\0\0\0\0\0"
  "org.rendition.bpg\0\0\0\0\0\0\0"
  "BPG image\0\0\0\0\0\0\0"
  "org.rendition.emf\0\0\0\0\0\0\0"
  "enhanced metafile\0\0\0\0\0\0\0"
  "org.rendition.fits\0\0\0\0\0\0"
  "FITS image\0\0\0\0\0\0"
  "org.rendition.jls\0\0\0\0\0\0\0"
  "JPEG-LS image\0\0\0"
  "org.rendition.jxr\0\0\0\0\0\0\0"
  "JPEG XR image\0\0\0"
  "org.rendition.ogg\0\0\0\0\0\0\0"
  "Ogg media\0\0\0\0\0\0\0"
  "org.rendition.rdf-xml\0\0\0"
  "RDF data"
  "org.rendition.vnd.djvu\0\0"
  "DjVu document\0\0\0"
  "org.rendition.vnd.google-earth.kml-xml\0\0"
  "KML map data\0\0\0\0"
  "org.rendition.vnd.google-earth.kmz\0\0\0\0\0\0"
  "zipped KML map data\0\0\0\0\0"
  "org.rendition.vnd.sqlite3\0\0\0\0\0\0\0"
  "SQLite database\0"
  "org.rendition.wasm\0\0\0\0\0\0"
  "WebAssembly module\0\0\0\0\0\0"
  "org.rendition.wmf\0\0\0\0\0\0\0"
  "Windows metafile"
  "org.rendition.x-archive\0"
  "archive of ar\0\0\0"
  "org.rendition.x-empty\0\0\0"
  "empty file\0\0\0\0\0\0"
  "org.rendition.x-jng\0\0\0\0\0"
  "JNG image\0\0\0\0\0\0\0"
  "org.rendition.x-lzip\0\0\0\0"
  "lzip compressed data\0\0\0\0"
  "org.rendition.x-mng\0\0\0\0\0"
  "MNG animation\0\0\0"
  "org.rendition.x-ole-storage\0\0\0\0\0"
  "compound file (OLE)\0\0\0\0\0"
  "org.rendition.x-pcx\0\0\0\0\0"
  "PCX image\0\0\0\0\0\0\0"
  "org.rendition.x-portable-arbitrarymap\0\0\0"
  "portable arbitrary map\0\0"
  "org.rendition.x-qoi\0\0\0\0\0"
  "QOI image\0\0\0\0\0\0\0"
  "org.rendition.x-tar-lz\0\0"
  "tar archive compressed by lzip\0\0"
  "org.rendition.x-xcf\0\0\0\0\0"
  "GIMP image\0\0\0\0\0\0"
  "org.rendition.x-xpixmap\0"
  "X pixmap"
  "org.smpte.mxf\0\0\0"
  "mxf (video)\0\0\0\0\0"
  "org.tug.tex.dvi\0"
  "TeX device-independent document\0"
  "org.tukaani.lzma-archive"
  "LZMA compressed data\0\0\0\0"
  "org.tukaani.tar-xz-archive\0\0\0\0\0\0"
  "tar xz archive\0\0"
  "https://tukaani.org/xz/format.html\0\0\0\0\0\0"
  "org.tukaani.xz-archive\0\0"
  "xz archive\0\0\0\0\0\0"
  "org.videolan.ape"
  "Monkey's Audio\0\0"
  "org.videolan.dts"
  "DTS audio\0\0\0\0\0\0\0"
  "org.videolan.mod"
  "tracker module\0\0"
  "org.videolan.mpc"
  "Musepack audio\0\0"
  "org.videolan.s3m"
  "Scream Tracker module\0\0\0"
  "org.videolan.tta"
  "True Audio\0\0\0\0\0\0"
  "org.videolan.vob"
  "DVD video object"
  "org.videolan.wv\0"
  "WavPack audio\0\0\0"
  "org.videolan.xm\0"
  "FastTracker module\0\0\0\0\0\0"
  "org.w3.webvtt\0\0\0"
  "webvtt (text)\0\0\0"
  "org.w3.woff\0\0\0\0\0"
  "web font"
  "org.w3.woff2\0\0\0\0"
  "web font, version 2\0\0\0\0\0"
  "org.webmproject.webm\0\0\0\0"
  "webm (video)\0\0\0\0"
  "https://www.webmproject.org/docs/container/\0\0\0\0\0"
  "org.webmproject.webp\0\0\0\0"
  "WebP image\0\0\0\0\0\0"
  "https://developers.google.com/speed/webp"
  "org.xiph.flac\0\0\0"
  "flac (audio)\0\0\0\0"
  "org.xiph.ogg-audio\0\0\0\0\0\0"
  "Ogg audio\0\0\0\0\0\0\0"
  "org.xiph.ogv\0\0\0\0"
  "Ogg video\0\0\0\0\0\0\0"
  "org.xiph.opus\0\0\0"
  "Opus audio\0\0\0\0\0\0"
  "public.3d-content\0\0\0\0\0\0\0"
  "3D content\0\0\0\0\0\0"
  "public.3gpp\0\0\0\0\0"
  "3gpp (video)\0\0\0\0"
  "sdv \0\0\0\0"
  "public.3gpp2\0\0\0\0"
  "3gpp2 (video)\0\0\0"
  "public.aac-audio"
  "aac audio\0\0\0\0\0\0\0"
  "aac \0\0\0\0"
  "public.ac3-audio"
  "ac3 audio\0\0\0\0\0\0\0"
  "ac-3\0\0\0\0"
  "public.ada-source\0\0\0\0\0\0\0"
  "ada source (source code)"
  "public.aifc-audio\0\0\0\0\0\0\0"
  "aifc audio\0\0\0\0\0\0"
  "AIFC\0\0\0\0"
  "public.aiff-audio\0\0\0\0\0\0\0"
  "AIFF audio\0\0\0\0\0\0"
  "AIFF\0\0\0\0"
  "public.alembic\0\0"
  "alembic (data)\0\0"
  "public.app-category\0\0\0\0\0"
  "app category (app category label)\0\0\0\0\0\0\0"
  "public.app-category.action-games"
  "action games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.adventure-games\0\0\0\0\0"
  "adventure games (app category label)\0\0\0\0"
  "public.app-category.arcade-games"
  "arcade games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.board-games\0"
  "board games (app category label)"
  "public.app-category.bookmarks\0\0\0"
  "bookmarks (app category label)\0\0"
  "public.app-category.books\0\0\0\0\0\0\0"
  "books (app category label)\0\0\0\0\0\0"
  "public.app-category.business\0\0\0\0"
  "business (app category label)\0\0\0"
  "public.app-category.card-games\0\0"
  "card games (app category label)\0"
  "public.app-category.casino-games"
  "casino games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.developer-tools\0\0\0\0\0"
  "developer tools (app category label)\0\0\0\0"
  "public.app-category.dice-games\0\0"
  "dice games (app category label)\0"
  "public.app-category.education\0\0\0"
  "education (app category label)\0\0"
  "public.app-category.educational-games\0\0\0"
  "educational games (app category label)\0\0"
  "public.app-category.entertainment\0\0\0\0\0\0\0"
  "entertainment (app category label)\0\0\0\0\0\0"
  "public.app-category.family-games"
  "family games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.finance\0\0\0\0\0"
  "finance (app category label)\0\0\0\0"
  "public.app-category.food-and-drink\0\0\0\0\0\0"
  "food and drink (app category label)\0\0\0\0\0"
  "public.app-category.games\0\0\0\0\0\0\0"
  "games (app category label)\0\0\0\0\0\0"
  "public.app-category.graphics-design\0\0\0\0\0"
  "graphics design (app category label)\0\0\0\0"
  "public.app-category.healthcare-fitness\0\0"
  "healthcare fitness (app category label)\0"
  "public.app-category.kids-games\0\0"
  "kids games (app category label)\0"
  "public.app-category.lifestyle\0\0\0"
  "lifestyle (app category label)\0\0"
  "public.app-category.magazines-and-newspapers\0\0\0\0"
  "magazines and newspapers (app category label)\0\0\0"
  "public.app-category.medical\0\0\0\0\0"
  "medical (app category label)\0\0\0\0"
  "public.app-category.music\0\0\0\0\0\0\0"
  "music (app category label)\0\0\0\0\0\0"
  "public.app-category.music-games\0"
  "music games (app category label)"
  "public.app-category.navigation\0\0"
  "navigation (app category label)\0"
  "public.app-category.news"
  "news (app category label)\0\0\0\0\0\0\0"
  "public.app-category.photography\0"
  "photography (app category label)"
  "public.app-category.photography-and-video\0\0\0\0\0\0\0"
  "photography and video (app category label)\0\0\0\0\0\0"
  "public.app-category.productivity"
  "productivity (app category label)\0\0\0\0\0\0\0"
  "public.app-category.puzzle-games"
  "puzzle games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.racing-games"
  "racing games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.reference\0\0\0"
  "reference (app category label)\0\0"
  "public.app-category.role-playing-games\0\0"
  "role playing games (app category label)\0"
  "public.app-category.shopping\0\0\0\0"
  "shopping (app category label)\0\0\0"
  "public.app-category.simulation-games\0\0\0\0"
  "simulation games (app category label)\0\0\0"
  "public.app-category.social-networking\0\0\0"
  "social networking (app category label)\0\0"
  "public.app-category.sports\0\0\0\0\0\0"
  "sports (app category label)\0\0\0\0\0"
  "public.app-category.sports-games"
  "sports games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.strategy-games\0\0\0\0\0\0"
  "strategy games (app category label)\0\0\0\0\0"
  "public.app-category.travel\0\0\0\0\0\0"
  "travel (app category label)\0\0\0\0\0"
  "public.app-category.trivia-games"
  "trivia games (app category label)\0\0\0\0\0\0\0"
  "public.app-category.utilities\0\0\0"
  "utilities (app category label)\0\0"
  "public.app-category.video\0\0\0\0\0\0\0"
  "video (app category label)\0\0\0\0\0\0"
  "public.app-category.weather\0\0\0\0\0"
  "weather (app category label)\0\0\0\0"
  "public.app-category.word-games\0\0"
  "word games (app category label)\0"
  "public.archive\0\0"
  "archive\0"
  "public.assembly-source\0\0"
  "assembly source\0"
  "public.au-audio\0"
  "au audio"
  "public.audio\0\0\0\0"
  "audio\0\0\0"
  "public.audiovisual-content\0\0\0\0\0\0"
  "audio or video\0\0"
  "public.audiovisual-content-collection\0\0\0"
  "audiovisual content collection (abstract or UI-only type)\0\0\0\0\0\0\0"
  "public.avchd-collection\0"
  "avchd collection (package)\0\0\0\0\0\0"
  "public.avchd-mpeg-2-transport-stream\0\0\0\0"
  "AVCHD MPEG-2 transport stream\0\0\0"
  "public.avci\0\0\0\0\0"
  "avci (image)\0\0\0\0"
  "public.avcs\0\0\0\0\0"
  "avcs (image)\0\0\0\0"
  "public.avi\0\0\0\0\0\0"
  "AVI movie\0\0\0\0\0\0\0"
  "VfW \0\0\0\0"
  "Vfw \0\0\0\0"
  "public.avif\0\0\0\0\0"
  "AVIF image\0\0\0\0\0\0"
  "public.bash-script\0\0\0\0\0\0"
  "bash script (source code)\0\0\0\0\0\0\0"
  "public.block-special\0\0\0\0"
  "block special (item)\0\0\0\0"
  "public.bookmark\0"
  "bookmark"
  "bmrk\0\0\0\0"
  "public.bzip2-archive\0\0\0\0"
  "bzip2 archive\0\0\0"
  "public.c-header\0"
  "C header"
  "public.c-plus-plus-header\0\0\0\0\0\0\0"
  "C++ header\0\0\0\0\0\0"
  "public.c-plus-plus-inline-header"
  "c plus plus inline header (source code)\0"
  "public.c-plus-plus-source\0\0\0\0\0\0\0"
  "C++ source\0\0\0\0\0\0"
  "public.c-plus-plus-source.preprocessed\0\0"
  "preprocessed (source code)\0\0\0\0\0\0"
  "public.c-source\0"
  "C source"
  "public.c-source.preprocessed\0\0\0\0"
  "public.calendar-event\0\0\0"
  "calendar event\0\0"
  "public.camera-raw-image\0"
  "camera raw image"
  "public.case-insensitive-text\0\0\0\0"
  "case insensitive text\0\0\0"
  "public.cd-based-media\0\0\0"
  "cd based media (storage volume or drive)"
  "public.cd-media\0"
  "cd media (storage volume or drive)\0\0\0\0\0\0"
  "cddr\0\0\0\0"
  "public.cd-r-media\0\0\0\0\0\0\0"
  "cd r media (storage volume or drive)\0\0\0\0"
  "cshm\0\0\0\0"
  "public.cd-rw-media\0\0\0\0\0\0"
  "cd rw media (storage volume or drive)\0\0\0"
  "public.cdda-audio\0\0\0\0\0\0\0"
  "cdda audio\0\0\0\0\0\0"
  "public.character-special"
  "character special (item)"
  "public.comma-separated-values-text\0\0\0\0\0\0"
  "comma-separated values\0\0"
  "http://www.ietf.org/rfc/rfc4180.txt\0\0\0\0\0"
  "public.composite-content"
  "compound document content\0\0\0\0\0\0\0"
  "public.computer\0"
  "computer (hardware device)\0\0\0\0\0\0"
  "public.contact\0\0"
  "contact\0"
  "public.content\0\0"
  "user-viewable content\0\0\0"
  "public.cpio-archive\0\0\0\0\0"
  "cpio archive\0\0\0\0"
  "public.csh-script\0\0\0\0\0\0\0"
  "csh script (source code)"
  "public.css\0\0\0\0\0\0"
  "CSS style sheet\0"
  "public.data\0\0\0\0\0"
  "byte stream\0\0\0\0\0"
  "sbFl\0\0\0\0"
  "public.database\0"
  "public.delimited-values-text\0\0\0\0"
  "delimiter-separated values\0\0\0\0\0\0"
  "public.device\0\0\0"
  "public.directory"
  "directory\0\0\0\0\0\0\0"
  "public.disk-image\0\0\0\0\0\0\0"
  "mountable image\0"
  "public.display\0\0"
  "display (abstract or UI-only type)\0\0\0\0\0\0"
  "sbDp\0\0\0\0"
  "public.downloadable-sound\0\0\0\0\0\0\0"
  "downloadable sound (audio)\0\0\0\0\0\0"
  "public.dv-movie\0"
  "dv movie (video)"
  "dvc!\0\0\0\0"
  "public.dvd-based-media\0\0"
  "dvd based media (storage volume or drive)\0\0\0\0\0\0\0"
  "public.dvd-media"
  "dvd media (storage volume or drive)\0\0\0\0\0"
  "dvd \0\0\0\0"
  "public.dvd-plus-r-media\0"
  "dvd plus r media (storage volume or drive)\0\0\0\0\0\0"
  "public.dvd-plus-rw-media"
  "dvd plus rw media (storage volume or drive)\0\0\0\0\0"
  "public.dvd-r-media\0\0\0\0\0\0"
  "dvd r media (storage volume or drive)\0\0\0"
  "dvdr\0\0\0\0"
  "public.dvd-ram-media\0\0\0\0"
  "dvd ram media (storage volume or drive)\0"
  "nyrc\0\0\0\0"
  "public.dvd-rw-media\0\0\0\0\0"
  "dvd rw media (storage volume or drive)\0\0"
  "dvdw\0\0\0\0"
  "public.dylan-source\0\0\0\0\0"
  "dylan source (source code)\0\0\0\0\0\0"
  "public.elf-binary\0\0\0\0\0\0\0"
  "elf binary (executable)\0"
  "public.email-message\0\0\0\0"
  "email message\0\0\0"
  "public.enhanced-ac3-audio\0\0\0\0\0\0\0"
  "enhanced ac3 audio\0\0\0\0\0\0"
  "ec-3\0\0\0\0"
  "public.executable\0\0\0\0\0\0\0"
  "executable item\0"
  "public.fax\0\0\0\0\0\0"
  "fax (image)\0\0\0\0\0"
  "public.file-sharepoint\0\0"
  "file sharepoint (abstract or UI-only type)\0\0\0\0\0\0"
  "public.file-url\0"
  "file URL"
  "furl\0\0\0\0"
  "public.filename-extension\0\0\0\0\0\0\0"
  "filename extension (text)\0\0\0\0\0\0\0"
  "public.flc-animation\0\0\0\0"
  "flc animation (video)\0\0\0"
  "FLI \0\0\0\0"
  "public.folder\0\0\0"
  "plain folder\0\0\0\0"
  "fold\0\0\0\0"
  "fldr\0\0\0\0"
  "adcL\0\0\0\0"
  "sbFd\0\0\0\0"
  "public.font\0\0\0\0\0"
  "public.fortran-77-source"
  "fortran 77 source (source code)\0"
  "public.fortran-90-source"
  "fortran 90 source (source code)\0"
  "public.fortran-95-source"
  "fortran 95 source (source code)\0"
  "public.fortran-source\0\0\0"
  "fortran source (source code)\0\0\0\0"
  "public.generic-pc\0\0\0\0\0\0\0"
  "generic pc (hardware device)\0\0\0\0"
  "gnpc\0\0\0\0"
  "sbPC\0\0\0\0"
  "Windows\0"
  "Windows2000\0\0\0\0\0"
  "WindowsXP\0\0\0\0\0\0\0"
  "Windows2003\0\0\0\0\0"
  "WindowsVista\0\0\0\0"
  "Windows2008\0\0\0\0\0"
  "Windows7"
  "public.geojson\0\0"
  "GeoJSON\0"
  "public.geometry-definition-format\0\0\0\0\0\0\0"
  "geometry definition format (text)\0\0\0\0\0\0\0"
  "public.haptics-content\0\0"
  "haptics content (abstract or UI-only type)\0\0\0\0\0\0"
  "public.hd-dvd-based-media\0\0\0\0\0\0\0"
  "hd dvd based media (storage volume or drive)\0\0\0\0"
  "public.hd-dvd-media\0\0\0\0\0"
  "hd dvd media (storage volume or drive)\0\0"
  "public.hd-dvd-r-media\0\0\0"
  "hd dvd r media (storage volume or drive)"
  "public.hd-dvd-ram-media\0"
  "hd dvd ram media (storage volume or drive)\0\0\0\0\0\0"
  "public.hd-dvd-rw-media\0\0"
  "hd dvd rw media (storage volume or drive)\0\0\0\0\0\0\0"
  "public.heic\0\0\0\0\0"
  "HEIC image\0\0\0\0\0\0"
  "public.heics\0\0\0\0"
  "HEIC image sequence\0\0\0\0\0"
  "public.heif\0\0\0\0\0"
  "HEIF image\0\0\0\0\0\0"
  "public.heif-standard\0\0\0\0"
  "HEIF family base"
  "public.heifs\0\0\0\0"
  "heifs (image)\0\0\0"
  "public.html\0\0\0\0\0"
  "HTML text\0\0\0\0\0\0\0"
  "HTML\0\0\0\0"
  "Apple HTML pasteboard type\0\0\0\0\0\0"
  "public.image\0\0\0\0"
  "any image\0\0\0\0\0\0\0"
  "public.iso-image"
  "ISO 9660 disk image\0\0\0\0\0"
  "public.item\0\0\0\0\0"
  "anything file-like\0\0\0\0\0\0"
  "public.jpeg\0\0\0\0\0"
  "JPEG image\0\0\0\0\0\0"
  "JPEG\0\0\0\0"
  "public.jpeg-2000"
  "jpeg 2000 (image)\0\0\0\0\0\0\0"
  "jp2 \0\0\0\0"
  "public.jpeg-xl\0\0"
  "JPEG XL image\0\0\0"
  "public.json\0\0\0\0\0"
  "JSON\0\0\0\0"
  "public.ksh-script\0\0\0\0\0\0\0"
  "ksh script (source code)"
  "public.lex-source\0\0\0\0\0\0\0"
  "lex source (source code)"
  "public.log\0\0\0\0\0\0"
  "public.lz4-archive\0\0\0\0\0\0"
  "LZ4 compressed data\0\0\0\0\0"
  "public.m3u-playlist\0\0\0\0\0"
  "M3U playlist\0\0\0\0"
  "http://www.schworak.com/programming/music/playlist_m3u.asp\0\0\0\0\0\0"
  "public.make-source\0\0\0\0\0\0"
  "makefile"
  "public.message\0\0"
  "message\0"
  "public.midi-audio\0\0\0\0\0\0\0"
  "MIDI\0\0\0\0"
  "Midi\0\0\0\0"
  "public.mig-source\0\0\0\0\0\0\0"
  "mig source (source code)"
  "public.mime-type"
  "mime type (text)"
  "public.movie\0\0\0\0"
  "media with video and maybe audio"
  "public.mp2\0\0\0\0\0\0"
  "mp2 (audio)\0\0\0\0\0"
  "public.mp3\0\0\0\0\0\0"
  "MP3 audio\0\0\0\0\0\0\0"
  "MPG3\0\0\0\0"
  "mpg3\0\0\0\0"
  "Mp3 \0\0\0\0"
  "MP3 \0\0\0\0"
  "mp3!\0\0\0\0"
  "MP3!\0\0\0\0"
  "public.mp4a-latm"
  "mp4a latm (audio)\0\0\0\0\0\0\0"
  "public.mp4a-loas"
  "mp4a loas (audio)\0\0\0\0\0\0\0"
  "public.mpeg\0\0\0\0\0"
  "MPEG-1 or MPEG-2"
  "MPG \0\0\0\0"
  "MPEG\0\0\0\0"
  "public.mpeg-2-transport-stream\0\0"
  "MPEG-2 transport stream\0"
  "public.mpeg-2-video\0\0\0\0\0"
  "MPEG-2 video\0\0\0\0"
  "public.mpeg-4\0\0\0"
  "MPEG-4 movie\0\0\0\0"
  "MP4 \0\0\0\0"
  "public.mpeg-4-audio\0\0\0\0\0"
  "MPEG-4 audio\0\0\0\0"
  "public.mpo-image"
  "mpo image\0\0\0\0\0\0\0"
  "public.named-pipe\0\0\0\0\0\0\0"
  "named pipe (item)\0\0\0\0\0\0\0"
  "public.nasm-assembly-source\0\0\0\0\0"
  "NASM assembly source\0\0\0\0"
  "public.ndjson\0\0\0"
  "ndjson (text)\0\0\0"
  "http://ndjson.org\0\0\0\0\0\0\0"
  "public.object-code\0\0\0\0\0\0"
  "object code (executable)"
  "public.objective-c-plus-plus-source\0\0\0\0\0"
  "Objective-C++ source\0\0\0\0"
  "public.objective-c-plus-plus-source.preprocessed"
  "public.objective-c-source\0\0\0\0\0\0\0"
  "Objective-C source\0\0\0\0\0\0"
  "public.objective-c-source.preprocessed\0\0"
  "public.ofd\0\0\0\0\0\0"
  "ofd (document)\0\0"
  "public.opencl-source\0\0\0\0"
  "OpenCL source\0\0\0"
  "public.opentype-collection-font\0"
  "opentype collection font"
  "public.opentype-font\0\0\0\0"
  "opentype font\0\0\0"
  "OTTO\0\0\0\0"
  "public.optical-storage-media\0\0\0\0"
  "optical storage media (storage volume or drive)\0"
  "sbOD\0\0\0\0"
  "sbCD\0\0\0\0"
  "public.pascal-source\0\0\0\0"
  "pascal source (source code)\0\0\0\0\0"
  "public.patch-file\0\0\0\0\0\0\0"
  "patch file (text)\0\0\0\0\0\0\0"
  "public.pbm\0\0\0\0\0\0"
  "portable bitmap, graymap or pixmap\0\0\0\0\0\0"
  "public.perl-script\0\0\0\0\0\0"
  "Perl script\0\0\0\0\0"
  "public.php-script\0\0\0\0\0\0\0"
  "PHP script\0\0\0\0\0\0"
  "public.plain-text\0\0\0\0\0\0\0"
  "unstyled text\0\0\0"
  "public.playlist\0"
  "playlist"
  "public.pls-playlist\0\0\0\0\0"
  "pls playlist (text)\0\0\0\0\0"
  "public.png\0\0\0\0\0\0"
  "PNG image\0\0\0\0\0\0\0"
  "PNGf\0\0\0\0"
  "Apple PNG pasteboard type\0\0\0\0\0\0\0"
  "public.polygon-file-format\0\0\0\0\0\0"
  "polygon file format (data)\0\0\0\0\0\0"
  "public.precompiled-c-header\0\0\0\0\0"
  "precompiled c header (source code)\0\0\0\0\0\0"
  "public.precompiled-c-plus-plus-header\0\0\0"
  "precompiled c plus plus header (source code)\0\0\0\0"
  "public.presentation\0\0\0\0\0"
  "public.protobuf-source\0\0"
  "protocol buffers source\0"
  "public.pvr\0\0\0\0\0\0"
  "PVR texture\0\0\0\0\0"
  "public.python-script\0\0\0\0"
  "Python script\0\0\0"
  "public.radiance\0"
  "Radiance HDR image\0\0\0\0\0\0"
  "public.rss\0\0\0\0\0\0"
  "rss (text)\0\0\0\0\0\0"
  "public.rtf\0\0\0\0\0\0"
  "rich text\0\0\0\0\0\0\0"
  "RTF \0\0\0\0"
  "NeXT Rich Text Format v1.0 pasteboard type\0\0\0\0\0\0"
  "NSRTFPboardType\0"
  "public.ruby-script\0\0\0\0\0\0"
  "Ruby script\0\0\0\0\0"
  "public.script\0\0\0"
  "script\0\0"
  "public.shell-script\0\0\0\0\0"
  "shell script\0\0\0\0"
  "public.socket\0\0\0"
  "socket (item)\0\0\0"
  "public.source-code\0\0\0\0\0\0"
  "source code\0\0\0\0\0"
  "public.source-code.preprocessed\0"
  "public.speaker\0\0"
  "speaker (abstract or UI-only type)\0\0\0\0\0\0"
  "public.spreadsheet\0\0\0\0\0\0"
  "public.standard-tesselated-geometry-format\0\0\0\0\0\0"
  "standard tesselated geometry format (data)\0\0\0\0\0\0"
  "public.storage\0\0"
  "storage (storage volume or drive)\0\0\0\0\0\0\0"
  "public.stored-url\0\0\0\0\0\0\0"
  "stored url (saved location)\0\0\0\0\0"
  "public.svg-image"
  "SVG image\0\0\0\0\0\0\0"
  "svg \0\0\0\0"
  "public.swift-source\0\0\0\0\0"
  "Swift source\0\0\0\0"
  "public.symlink\0\0"
  "symbolic link\0\0\0"
  "public.tab-separated-values-text"
  "tab-separated values\0\0\0\0"
  "public.tar-archive\0\0\0\0\0\0"
  "tar archive\0\0\0\0\0"
  "public.tar-bzip2-archive"
  "tar bzip2 archive\0\0\0\0\0\0\0"
  "public.tcsh-script\0\0\0\0\0\0"
  "tcsh script (source code)\0\0\0\0\0\0\0"
  "public.text\0\0\0\0\0"
  "any text"
  "public.tiff\0\0\0\0\0"
  "TIFF image\0\0\0\0\0\0"
  "TIFF\0\0\0\0"
  "NeXT TIFF v4.0 pasteboard type\0\0"
  "NSTIFFPboardType"
  "public.to-do-item\0\0\0\0\0\0\0"
  "to-do item\0\0\0\0\0\0"
  "public.truetype-collection-font\0"
  "truetype collection font"
  "ttcf\0\0\0\0"
  "public.truetype-font\0\0\0\0"
  "truetype font\0\0\0"
  "public.truetype-ttf-font"
  "truetype ttf font\0\0\0\0\0\0\0"
  "public.ulaw-audio\0\0\0\0\0\0\0"
  "ulaw audio\0\0\0\0\0\0"
  "ULAW\0\0\0\0"
  "public.unix-executable\0\0"
  "Unix executable\0"
  "xTol\0\0\0\0"
  "public.url\0\0\0\0\0\0"
  "URL\0\0\0\0\0"
  "url \0\0\0\0"
  "gurl\0\0\0\0"
  "public.url-name\0"
  "url name (data)\0"
  "urln\0\0\0\0"
  "public.utf16-external-plain-text"
  "UTF-16 text with byte order mark"
  "ut16\0\0\0\0"
  "public.utf16-plain-text\0"
  "UTF-16 text in native byte order"
  "utxt\0\0\0\0"
  "public.utf8-plain-text\0\0"
  "unstyled UTF-8 text\0\0\0\0\0"
  "utf8\0\0\0\0"
  "NSStringPboardType\0\0\0\0\0\0"
  "public.utf8-tab-separated-values-text\0\0\0"
  "UTF-8 tab-separated values\0\0\0\0\0\0"
  "NeXT tabular text pasteboard type\0\0\0\0\0\0\0"
  "public.uuencoded-archive"
  "uuencoded archive\0\0\0\0\0\0\0"
  "public.vcard\0\0\0\0"
  "vCard\0\0\0"
  "https://tools.ietf.org/html/rfc6350\0\0\0\0\0"
  "vCrd\0\0\0\0"
  "Apple VCard pasteboard type\0\0\0\0\0"
  "public.video\0\0\0\0"
  "video without audio\0\0\0\0\0"
  "public.volume\0\0\0"
  "volume root\0\0\0\0\0"
  "disk\0\0\0\0"
  "public.x509-certificate\0"
  "X.509 certificate\0\0\0\0\0\0\0"
  "public.xbitmap-image\0\0\0\0"
  "xbitmap image\0\0\0"
  "public.xfd\0\0\0\0\0\0"
  "xfd (text)\0\0\0\0\0\0"
  "public.xhtml\0\0\0\0"
  "xhtml (text)\0\0\0\0"
  "public.xml\0\0\0\0\0\0"
  "XML text"
  "public.yacc-source\0\0\0\0\0\0"
  "yacc source (source code)\0\0\0\0\0\0\0"
  "public.yaml\0\0\0\0\0"
  "YAML text\0\0\0\0\0\0\0"
  "public.z-archive"
  "z archive\0\0\0\0\0\0\0"
  "public.zip-archive\0\0\0\0\0\0"
  "public.zsh-script\0\0\0\0\0\0\0"
  "zsh script (source code)";

const TypeTablesType TypeTablesTypeArray[] = {
  {{2005, 21}, {2008, 11}, {2010, 43}, TypeTablesNone, 0, 0, 1, 5, 0, 2, 2, 3, 3},  // ca.mcgill.mni.bic.mnc
  {{2017, 13}, {2019, 10}, {645, 0}, TypeTablesNone, 694, 5, 6, 8, 3, 4, 4, 4, 4},  // com.adobe.edn
  {{2021, 33}, {2026, 34}, {645, 0}, TypeTablesNone, 695, 8, 9, 14, 4, 5, 6, 7, 9},  // com.adobe.encapsulated-postscript
  {{2042, 13}, {2044, 10}, {645, 0}, TypeTablesNone, 696, 14, 15, 17, 9, 10, 10, 10, 10},  // com.adobe.etd
  {{2046, 13}, {2048, 10}, {645, 0}, TypeTablesNone, 697, 17, 18, 20, 10, 11, 11, 11, 11},  // com.adobe.fdf
  {{2050, 21}, {2053, 5}, {645, 0}, TypeTablesNone, 698, 20, 21, 26, 11, 16, 17, 17, 17},  // com.adobe.flash.video
  {{2054, 30}, {2058, 8}, {645, 0}, TypeTablesNone, 699, 26, 27, 31, 17, 18, 18, 18, 18},  // com.adobe.illustrator.ai-image
  {{2059, 13}, {2061, 3}, {645, 0}, TypeTablesNone, 700, 31, 33, 37, 18, 19, 21, 22, 23},  // com.adobe.pdf
  {{2067, 25}, {2071, 15}, {645, 0}, TypeTablesNone, 701, 37, 38, 42, 23, 24, 29, 30, 30},  // com.adobe.photoshop-image
  {{2074, 31}, {2078, 21}, {645, 0}, TypeTablesNone, 702, 42, 43, 47, 30, 31, 31, 32, 32},  // com.adobe.photoshop-large-image
  {{2082, 20}, {2085, 21}, {645, 0}, 0, 703, 47, 49, 53, 32, 33, 34, 34, 34},  // com.adobe.postscript
  {{2088, 25}, {2092, 15}, {645, 0}, 1, 1, 54, 55, 58, 34, 34, 34, 34, 34},  // com.adobe.postscript-font
  {{2094, 30}, {2098, 20}, {645, 0}, TypeTablesNone, 2, 61, 62, 66, 34, 34, 34, 35, 35},  // com.adobe.postscript-lwfn-font
  {{2102, 29}, {2106, 19}, {645, 0}, TypeTablesNone, 3, 66, 67, 71, 35, 36, 36, 36, 36},  // com.adobe.postscript-pfa-font
  {{2109, 29}, {2113, 19}, {645, 0}, TypeTablesNone, 4, 71, 72, 76, 36, 37, 38, 38, 38},  // com.adobe.postscript-pfb-font
  {{2116, 19}, {2119, 13}, {645, 0}, TypeTablesNone, 704, 76, 77, 82, 38, 39, 40, 40, 40},  // com.adobe.raw-image
  {{2121, 14}, {2123, 15}, {645, 0}, TypeTablesNone, 705, 82, 84, 88, 40, 41, 41, 41, 41},  // com.adobe.xfdf
  {{2125, 26}, {2129, 15}, {645, 0}, 2, 706, 88, 90, 93, 41, 41, 41, 41, 41},  // com.allume.stuffit-archive
  {{2131, 27}, {2135, 15}, {645, 0}, TypeTablesNone, 707, 96, 97, 102, 41, 42, 43, 43, 43},  // com.android.package-archive
  {{2137, 23}, {2140, 20}, {645, 0}, TypeTablesNone, 708, 102, 103, 105, 43, 43, 43, 44, 44},  // com.apple.accounts-icon
  {{2144, 24}, {2147, 41}, {645, 0}, TypeTablesNone, 5, 105, 105, 105, 44, 44, 44, 44, 44},  // com.apple.active-webpage
  {{2153, 31}, {2157, 38}, {645, 0}, TypeTablesNone, 6, 105, 106, 110, 44, 45, 45, 46, 46},  // com.apple.afp-internet-location
  {{2163, 17}, {2166, 34}, {645, 0}, TypeTablesNone, 7, 110, 110, 110, 46, 46, 46, 47, 47},  // com.apple.airdrop
  {{2172, 17}, {2175, 25}, {645, 0}, 3, 8, 110, 111, 113, 47, 47, 47, 48, 48},  // com.apple.airport
  {{2192, 25}, {2196, 33}, {645, 0}, TypeTablesNone, 9, 114, 115, 117, 55, 55, 55, 56, 56},  // com.apple.airport-express
  {{2207, 31}, {2211, 39}, {645, 0}, TypeTablesNone, 10, 117, 118, 121, 59, 59, 59, 60, 60},  // com.apple.airport-extreme-tower
  {{2219, 36}, {2224, 44}, {645, 0}, TypeTablesNone, 11, 121, 122, 125, 61, 61, 61, 61, 61},  // com.apple.airport-time-capsule-tower
  {{2232, 15}, {2234, 32}, {645, 0}, 4, 12, 125, 125, 125, 62, 62, 62, 62, 62},  // com.apple.alert
  {{2238, 23}, {2241, 40}, {645, 0}, TypeTablesNone, 13, 128, 129, 130, 62, 62, 62, 63, 63},  // com.apple.alert-caution
  {{2247, 20}, {2250, 37}, {645, 0}, TypeTablesNone, 14, 130, 131, 132, 63, 63, 63, 64, 64},  // com.apple.alert-note
  {{2256, 20}, {2259, 37}, {645, 0}, TypeTablesNone, 15, 132, 133, 134, 64, 64, 64, 65, 65},  // com.apple.alert-stop
  {{2265, 20}, {2268, 10}, {645, 0}, TypeTablesNone, 16, 134, 136, 139, 65, 65, 65, 65, 65},  // com.apple.alias-file
  {{2270, 22}, {2273, 19}, {645, 0}, TypeTablesNone, 17, 139, 141, 144, 65, 65, 65, 66, 66},  // com.apple.alias-record
  {{2277, 18}, {2280, 26}, {645, 0}, TypeTablesNone, 18, 144, 145, 148, 66, 66, 66, 66, 66},  // com.apple.apple-tv
  {{2287, 28}, {2291, 19}, {645, 0}, TypeTablesNone, 19, 148, 150, 157, 68, 69, 69, 70, 70},  // com.apple.applescript.script
  {{2295, 35}, {2300, 17}, {645, 0}, TypeTablesNone, 20, 157, 159, 163, 70, 71, 71, 71, 71},  // com.apple.applescript.script-bundle
  {{2303, 26}, {2307, 16}, {645, 0}, TypeTablesNone, 21, 163, 164, 171, 71, 72, 72, 72, 72},  // com.apple.applescript.text
  {{2309, 29}, {2313, 19}, {645, 0}, TypeTablesNone, 22, 171, 173, 176, 72, 73, 73, 73, 73},  // com.apple.applesingle-archive
  {{2316, 21}, {2319, 11}, {645, 0}, 5, 23, 176, 177, 178, 73, 73, 73, 73, 73},  // com.apple.application
  {{2321, 42}, {2327, 23}, {645, 0}, TypeTablesNone, 24, 180, 181, 186, 73, 74, 74, 74, 74},  // com.apple.application-and-system-extension
  {{2330, 28}, {2334, 18}, {645, 0}, 6, 25, 186, 189, 196, 74, 75, 75, 76, 76},  // com.apple.application-bundle
  {{2338, 26}, {2342, 29}, {645, 0}, 7, 26, 198, 200, 204, 76, 77, 77, 78, 78},  // com.apple.application-file
  {{2346, 33}, {2351, 32}, {645, 0}, TypeTablesNone, 27, 205, 206, 214, 78, 79, 79, 79, 79},  // com.apple.application-placeholder
  {{2355, 29}, {2359, 19}, {645, 0}, TypeTablesNone, 28, 214, 215, 218, 79, 79, 79, 82, 82},  // com.apple.applications-folder
  {{2365, 17}, {2368, 13}, {645, 0}, TypeTablesNone, 29, 218, 220, 223, 82, 84, 84, 84, 84},  // com.apple.archive
  {{2370, 18}, {2373, 19}, {645, 0}, TypeTablesNone, 30, 223, 224, 226, 84, 85, 85, 85, 85},  // com.apple.arobject
  {{2376, 29}, {2380, 26}, {645, 0}, TypeTablesNone, 1004, 226, 228, 233, 85, 86, 86, 86, 86},  // com.apple.ascii-property-list
  {{2384, 27}, {2388, 24}, {645, 0}, TypeTablesNone, 31, 233, 234, 241, 86, 87, 87, 87, 87},  // com.apple.audio-unit-preset
  {{2391, 30}, {2395, 20}, {645, 0}, TypeTablesNone, 991, 241, 242, 245, 87, 88, 88, 88, 88},  // com.apple.binary-property-list
  {{2398, 24}, {2401, 14}, {645, 0}, TypeTablesNone, 32, 245, 247, 250, 88, 89, 92, 92, 92},  // com.apple.binhex-archive
  {{2403, 21}, {2406, 11}, {645, 0}, 8, 33, 250, 251, 252, 92, 92, 92, 92, 92},  // com.apple.bom-archive
  {{2408, 29}, {2412, 29}, {645, 0}, TypeTablesNone, 34, 253, 255, 259, 92, 93, 93, 93, 93},  // com.apple.bom-compressed-cpio
  {{2416, 17}, {2419, 34}, {645, 0}, TypeTablesNone, 35, 259, 259, 259, 93, 93, 93, 95, 95},  // com.apple.bonjour
  {{2426, 18}, {2429, 17}, {645, 0}, TypeTablesNone, 36, 259, 261, 264, 95, 95, 95, 95, 95},  // com.apple.bookmark
  {{2432, 16}, {2434, 28}, {645, 0}, 9, 37, 264, 265, 267, 95, 95, 95, 95, 95},  // com.apple.bundle
  {{2438, 24}, {2441, 41}, {645, 0}, TypeTablesNone, 38, 285, 286, 287, 95, 95, 95, 95, 95},  // com.apple.cinema-display
  {{2447, 47}, {2453, 27}, {645, 0}, TypeTablesNone, 39, 287, 288, 290, 95, 95, 95, 95, 96},  // com.apple.cocoa.pasteboard.character-formatting
  {{2461, 32}, {2465, 12}, {645, 0}, TypeTablesNone, 40, 290, 291, 293, 96, 96, 96, 96, 97},  // com.apple.cocoa.pasteboard.color
  {{2470, 52}, {2477, 32}, {645, 0}, TypeTablesNone, 41, 293, 294, 296, 97, 97, 97, 97, 98},  // com.apple.cocoa.pasteboard.find-panel-search-options
  {{2487, 50}, {2494, 30}, {645, 0}, TypeTablesNone, 42, 296, 297, 299, 98, 98, 98, 98, 99},  // com.apple.cocoa.pasteboard.multiple-text-selection
  {{2504, 47}, {2510, 27}, {645, 0}, TypeTablesNone, 43, 299, 300, 302, 99, 99, 99, 99, 100},  // com.apple.cocoa.pasteboard.paragraph-formatting
  {{2518, 32}, {2522, 12}, {645, 0}, TypeTablesNone, 44, 302, 303, 305, 100, 100, 100, 100, 101},  // com.apple.cocoa.pasteboard.sound
  {{2527, 20}, {2530, 17}, {645, 0}, TypeTablesNone, 45, 305, 306, 308, 101, 103, 103, 103, 103},  // com.apple.color-file
  {{2533, 27}, {2537, 24}, {645, 0}, TypeTablesNone, 46, 308, 309, 311, 103, 106, 107, 109, 109},  // com.apple.colorsync-profile
  {{2542, 23}, {2545, 20}, {645, 0}, TypeTablesNone, 47, 311, 312, 317, 109, 110, 110, 110, 110},  // com.apple.configprofile
  {{2548, 26}, {2552, 24}, {645, 0}, TypeTablesNone, 48, 317, 318, 323, 110, 111, 111, 112, 112},  // com.apple.coreaudio-format
  {{2556, 26}, {299, 9}, {645, 0}, TypeTablesNone, 709, 323, 324, 327, 112, 113, 113, 113, 113},  // com.apple.coreml.mlpackage
  {{2560, 22}, {2563, 12}, {645, 0}, TypeTablesNone, 710, 327, 328, 330, 113, 115, 115, 115, 115},  // com.apple.coreml.model
  {{2565, 21}, {2568, 18}, {645, 0}, TypeTablesNone, 49, 330, 332, 339, 115, 116, 116, 116, 116},  // com.apple.crashreport
  {{2571, 17}, {2574, 18}, {645, 0}, TypeTablesNone, 50, 339, 341, 344, 116, 117, 117, 117, 117},  // com.apple.csstore
  {{2577, 26}, {2581, 25}, {645, 0}, TypeTablesNone, 51, 344, 346, 351, 117, 118, 118, 118, 118},  // com.apple.dashboard-widget
  {{2585, 24}, {2588, 23}, {645, 0}, TypeTablesNone, 52, 351, 353, 358, 118, 118, 118, 118, 118},  // com.apple.data-container
  {{2591, 37}, {2596, 40}, {645, 0}, TypeTablesNone, 53, 358, 359, 364, 118, 118, 118, 125, 125},  // com.apple.deprecated-application-file
  {{2608, 24}, {2611, 14}, {645, 0}, TypeTablesNone, 54, 364, 365, 368, 125, 125, 125, 128, 128},  // com.apple.desktop-folder
  {{2616, 26}, {2620, 16}, {645, 0}, TypeTablesNone, 55, 368, 369, 372, 128, 128, 128, 129, 129},  // com.apple.developer-folder
  {{2623, 39}, {2628, 47}, {645, 0}, TypeTablesNone, 56, 372, 373, 378, 129, 129, 129, 129, 129},  // com.apple.developer-transition-kit-2005
  {{2635, 39}, {2640, 47}, {645, 0}, TypeTablesNone, 57, 378, 379, 383, 130, 130, 130, 130, 130},  // com.apple.developer-transition-kit-2020
  {{2647, 16}, {2649, 24}, {645, 0}, 10, 58, 383, 384, 385, 131, 131, 131, 131, 131},  // com.apple.device
  {{2652, 27}, {2656, 24}, {645, 0}, TypeTablesNone, 59, 391, 392, 396, 131, 131, 131, 131, 131},  // com.apple.device-model-code
  {{2659, 20}, {2662, 16}, {645, 0}, 11, 60, 396, 398, 402, 131, 131, 131, 131, 131},  // com.apple.disk-image
  {{2664, 25}, {2668, 17}, {645, 0}, TypeTablesNone, 61, 404, 405, 410, 131, 134, 135, 135, 135},  // com.apple.disk-image-udif
  {{2671, 23}, {2674, 20}, {645, 0}, 12, 711, 410, 411, 412, 135, 135, 135, 135, 135},  // com.apple.document-type
  {{2677, 34}, {2682, 17}, {645, 0}, TypeTablesNone, 712, 454, 455, 457, 135, 135, 135, 136, 136},  // com.apple.document-type.dictionary
  {{2686, 37}, {2691, 13}, {645, 0}, TypeTablesNone, 62, 457, 458, 461, 136, 136, 136, 137, 137},  // com.apple.document-type.system-folder
  {{2694, 26}, {2698, 16}, {645, 0}, TypeTablesNone, 63, 461, 462, 465, 137, 137, 137, 140, 140},  // com.apple.documents-folder
  {{2703, 17}, {2706, 34}, {645, 0}, TypeTablesNone, 64, 465, 465, 465, 140, 140, 140, 141, 141},  // com.apple.dot-mac
  {{2712, 26}, {2716, 16}, {645, 0}, TypeTablesNone, 65, 465, 466, 469, 141, 141, 141, 144, 144},  // com.apple.downloads-folder
  {{2721, 17}, {2724, 15}, {645, 0}, TypeTablesNone, 713, 469, 470, 474, 144, 145, 145, 145, 145},  // com.apple.drawing
  {{2726, 26}, {2730, 25}, {645, 0}, TypeTablesNone, 66, 474, 476, 481, 145, 146, 146, 146, 146},  // com.apple.driver-extension
  {{2734, 21}, {2737, 11}, {645, 0}, TypeTablesNone, 67, 481, 482, 485, 146, 146, 146, 148, 148},  // com.apple.drop-folder
  {{2741, 14}, {2743, 22}, {645, 0}, TypeTablesNone, 68, 485, 486, 490, 148, 148, 148, 148, 148},  // com.apple.emac
  {{2750, 27}, {2754, 17}, {645, 0}, TypeTablesNone, 69, 490, 492, 495, 150, 151, 151, 151, 151},  // com.apple.encrypted-archive
  {{2757, 23}, {2760, 20}, {645, 0}, TypeTablesNone, 714, 495, 496, 498, 151, 151, 151, 152, 152},  // com.apple.everyone-icon
  {{2764, 32}, {2768, 39}, {645, 0}, TypeTablesNone, 70, 498, 499, 503, 152, 153, 153, 154, 154},  // com.apple.file-internet-location
  {{2774, 21}, {2777, 37}, {645, 0}, TypeTablesNone, 71, 503, 504, 505, 154, 154, 154, 155, 155},  // com.apple.file-server
  {{2783, 29}, {2787, 28}, {645, 0}, TypeTablesNone, 72, 505, 506, 511, 155, 156, 156, 156, 156},  // com.apple.file-system-plug-in
  {{2791, 20}, {2794, 37}, {645, 0}, TypeTablesNone, 73, 511, 511, 511, 156, 156, 156, 157, 157},  // com.apple.file-vault
  {{2800, 28}, {2804, 11}, {645, 0}, TypeTablesNone, 74, 511, 512, 515, 157, 158, 158, 160, 160},  // com.apple.finder.burn-folder
  {{2808, 25}, {2812, 15}, {645, 0}, 13, 75, 515, 516, 518, 160, 160, 160, 161, 161},  // com.apple.finder.clipping
  {{2815, 29}, {2819, 20}, {645, 0}, TypeTablesNone, 76, 521, 523, 528, 161, 162, 162, 163, 163},  // com.apple.finder.pictclipping
  {{2823, 29}, {2827, 19}, {645, 0}, TypeTablesNone, 77, 528, 529, 532, 163, 163, 163, 166, 166},  // com.apple.finder.recent-items
  {{2833, 29}, {2837, 19}, {645, 0}, 14, 78, 532, 533, 535, 166, 167, 167, 169, 169},  // com.apple.finder.smart-folder
  {{2844, 31}, {2848, 21}, {645, 0}, TypeTablesNone, 79, 536, 537, 540, 169, 170, 170, 171, 171},  // com.apple.finder.sound-clipping
  {{2854, 29}, {2858, 19}, {645, 0}, TypeTablesNone, 80, 540, 541, 544, 171, 172, 172, 173, 173},  // com.apple.finder.textclipping
  {{2862, 19}, {2865, 27}, {645, 0}, TypeTablesNone, 81, 544, 546, 550, 173, 173, 173, 174, 176},  // com.apple.flat-rtfd
  {{2875, 23}, {2878, 20}, {645, 0}, TypeTablesNone, 82, 550, 551, 554, 176, 177, 177, 181, 181},  // com.apple.font-suitcase
  {{2885, 19}, {158, 9}, {645, 0}, TypeTablesNone, 83, 554, 555, 558, 181, 182, 182, 183, 183},  // com.apple.framework
  {{2889, 31}, {2893, 38}, {645, 0}, TypeTablesNone, 84, 558, 559, 563, 183, 184, 184, 185, 185},  // com.apple.ftp-internet-location
  {{2899, 28}, {2903, 27}, {2907, 38}, TypeTablesNone, 715, 563, 565, 571, 185, 187, 187, 187, 187},  // com.apple.garageband.project
  {{2913, 25}, {2917, 41}, {645, 0}, TypeTablesNone, 85, 571, 572, 573, 187, 187, 187, 188, 188},  // com.apple.generic-airdisk
  {{2924, 24}, {2927, 14}, {645, 0}, TypeTablesNone, 86, 573, 575, 579, 188, 189, 189, 190, 190},  // com.apple.generic-bundle
  {{2930, 35}, {2935, 42}, {645, 0}, TypeTablesNone, 87, 579, 580, 584, 190, 191, 191, 192, 192},  // com.apple.generic-internet-location
  {{2942, 28}, {2946, 25}, {645, 0}, TypeTablesNone, 88, 584, 585, 587, 192, 192, 192, 193, 193},  // com.apple.generic-stationery
  {{2951, 35}, {2956, 51}, {645, 0}, TypeTablesNone, 89, 587, 588, 589, 193, 193, 193, 195, 195},  // com.apple.generic-time-machine-disk
  {{2965, 20}, {2968, 17}, {645, 0}, TypeTablesNone, 90, 589, 591, 598, 195, 196, 196, 196, 196},  // com.apple.gpurestart
  {{2973, 34}, {2978, 15}, {645, 0}, TypeTablesNone, 716, 598, 599, 601, 196, 197, 197, 197, 197},  // com.apple.groupactivities.activity
  {{2980, 23}, {2983, 13}, {645, 0}, TypeTablesNone, 91, 601, 602, 605, 197, 197, 197, 198, 198},  // com.apple.groups-folder
  {{2986, 20}, {2989, 37}, {645, 0}, TypeTablesNone, 92, 605, 606, 607, 198, 198, 198, 199, 199},  // com.apple.guest-user
  {{2995, 20}, {2998, 17}, {645, 0}, TypeTablesNone, 93, 607, 609, 616, 199, 200, 200, 200, 200},  // com.apple.hangreport
  {{3001, 22}, {3004, 14}, {645, 0}, TypeTablesNone, 717, 616, 618, 624, 200, 201, 201, 201, 201},  // com.apple.haptics.ahap
  {{3006, 23}, {3009, 20}, {645, 0}, TypeTablesNone, 94, 624, 625, 627, 201, 201, 201, 202, 202},  // com.apple.help-document
  {{3013, 21}, {3016, 11}, {645, 0}, TypeTablesNone, 95, 627, 628, 631, 202, 202, 202, 205, 205},  // com.apple.home-folder
  {{3021, 29}, {3025, 37}, {645, 0}, TypeTablesNone, 96, 631, 632, 636, 205, 205, 205, 205, 205},  // com.apple.homebuttonless-ipad
  {{3030, 31}, {3034, 39}, {645, 0}, 15, 97, 636, 637, 641, 205, 205, 205, 205, 205},  // com.apple.homebuttonless-iphone
  {{3039, 17}, {3042, 25}, {645, 0}, TypeTablesNone, 98, 642, 644, 648, 205, 205, 205, 205, 205},  // com.apple.homepod
  {{3046, 18}, {3049, 26}, {645, 0}, TypeTablesNone, 99, 648, 649, 654, 205, 205, 205, 205, 205},  // com.apple.ibook-g4
  {{3059, 18}, {3062, 10}, {645, 0}, TypeTablesNone, 100, 654, 657, 662, 208, 209, 210, 210, 210},  // com.apple.ical.ics
  {{3064, 18}, {3067, 10}, {645, 0}, TypeTablesNone, 101, 662, 665, 670, 210, 212, 213, 213, 213},  // com.apple.ical.vcs
  {{3069, 16}, {3071, 13}, {645, 0}, TypeTablesNone, 102, 670, 671, 672, 213, 213, 213, 214, 214},  // com.apple.icloud
  {{3074, 27}, {3078, 24}, {645, 0}, TypeTablesNone, 103, 672, 673, 675, 214, 215, 215, 215, 215},  // com.apple.icloud-file-fault
  {{3081, 14}, {3083, 16}, {645, 0}, TypeTablesNone, 104, 675, 676, 680, 215, 216, 217, 218, 218},  // com.apple.icns
  {{3085, 25}, {3089, 28}, {645, 0}, 16, 718, 680, 680, 680, 218, 218, 218, 218, 218},  // com.apple.icon-decoration
  {{3093, 34}, {3098, 46}, {645, 0}, 17, 719, 683, 683, 683, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position
  {{3104, 41}, {3110, 28}, {645, 0}, 18, 720, 687, 688, 689, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.center
  {{3114, 49}, {3121, 36}, {645, 0}, 19, 721, 690, 691, 692, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.leading-bottom
  {{3126, 42}, {3132, 29}, {645, 0}, TypeTablesNone, 722, 693, 694, 695, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.overlay
  {{3136, 50}, {3143, 37}, {645, 0}, 20, 723, 695, 696, 697, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.trailing-bottom
  {{3148, 31}, {3152, 27}, {645, 0}, 21, 724, 710, 712, 715, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge
  {{3156, 41}, {3162, 31}, {645, 0}, TypeTablesNone, 725, 727, 729, 733, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.checkmark
  {{3166, 40}, {3171, 30}, {645, 0}, TypeTablesNone, 726, 733, 735, 739, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.comments
  {{3175, 43}, {3181, 33}, {645, 0}, TypeTablesNone, 727, 739, 741, 745, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.drop-folder
  {{3186, 37}, {3191, 27}, {645, 0}, TypeTablesNone, 728, 745, 747, 751, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.heart
  {{3195, 41}, {3201, 31}, {645, 0}, TypeTablesNone, 729, 751, 753, 757, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.in-review
  {{3205, 38}, {3210, 28}, {645, 0}, TypeTablesNone, 730, 757, 759, 763, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.locked
  {{3214, 54}, {3221, 44}, {645, 0}, TypeTablesNone, 731, 763, 765, 769, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.locked-by-collaborator
  {{3227, 46}, {3233, 36}, {645, 0}, TypeTablesNone, 732, 769, 771, 775, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.locked-by-user
  {{3238, 38}, {3243, 28}, {645, 0}, TypeTablesNone, 733, 775, 777, 781, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.pinned
  {{3247, 46}, {3253, 36}, {645, 0}, TypeTablesNone, 734, 781, 783, 787, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.private-folder
  {{3258, 39}, {3263, 29}, {645, 0}, TypeTablesNone, 735, 787, 789, 793, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.syncing
  {{3267, 40}, {3272, 30}, {645, 0}, TypeTablesNone, 736, 793, 795, 799, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.trending
  {{3276, 39}, {3281, 29}, {645, 0}, TypeTablesNone, 737, 799, 801, 805, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.warning
  {{3285, 32}, {3289, 28}, {645, 0}, TypeTablesNone, 738, 805, 807, 810, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.emboss
  {{3293, 32}, {3297, 19}, {645, 0}, 22, 739, 810, 811, 812, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system
  {{3300, 38}, {3305, 18}, {645, 0}, TypeTablesNone, 740, 817, 818, 820, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.alias
  {{3308, 46}, {3314, 26}, {645, 0}, TypeTablesNone, 741, 820, 821, 823, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.caution-alert
  {{3318, 43}, {3324, 23}, {645, 0}, TypeTablesNone, 742, 823, 824, 826, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.new-folder
  {{3327, 44}, {3333, 24}, {645, 0}, TypeTablesNone, 743, 826, 827, 829, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.unsupported
  {{3336, 42}, {3342, 26}, {645, 0}, TypeTablesNone, 744, 829, 830, 832, 218, 218, 218, 219, 219},  // com.apple.icon-overlay.alert-caution-badge
  {{3347, 34}, {3352, 18}, {645, 0}, TypeTablesNone, 745, 832, 833, 835, 219, 219, 219, 220, 220},  // com.apple.icon-overlay.alias-badge
  {{3356, 40}, {3361, 24}, {645, 0}, TypeTablesNone, 746, 835, 836, 838, 220, 220, 220, 221, 221},  // com.apple.icon-overlay.drop-folder-badge
  {{3365, 35}, {3370, 19}, {645, 0}, TypeTablesNone, 747, 838, 839, 841, 221, 221, 221, 222, 222},  // com.apple.icon-overlay.locked-badge
  {{3374, 39}, {3379, 23}, {645, 0}, TypeTablesNone, 748, 841, 842, 844, 222, 222, 222, 223, 223},  // com.apple.icon-overlay.new-folder-badge
  {{3383, 37}, {3388, 21}, {645, 0}, TypeTablesNone, 749, 844, 845, 847, 223, 223, 223, 224, 224},  // com.apple.icon-overlay.private-folder
  {{3392, 43}, {3398, 27}, {645, 0}, TypeTablesNone, 750, 847, 848, 850, 224, 224, 224, 225, 225},  // com.apple.icon-overlay.private-folder-badge
  {{3403, 40}, {3408, 24}, {645, 0}, TypeTablesNone, 751, 850, 851, 853, 225, 225, 225, 226, 226},  // com.apple.icon-overlay.unsupported-badge
  {{3412, 17}, {3415, 16}, {645, 0}, TypeTablesNone, 105, 853, 854, 857, 226, 227, 227, 227, 227},  // com.apple.iconset
  {{3417, 15}, {3419, 32}, {645, 0}, TypeTablesNone, 106, 857, 857, 857, 227, 227, 227, 229, 229},  // com.apple.idisk
  {{3425, 20}, {3428, 24}, {645, 0}, TypeTablesNone, 107, 857, 858, 865, 229, 230, 230, 230, 230},  // com.apple.iig-source
  {{3431, 34}, {3436, 15}, {645, 0}, TypeTablesNone, 108, 865, 866, 871, 230, 231, 231, 231, 231},  // com.apple.ilifemediabrowser.plugin
  {{3438, 14}, {3440, 22}, {645, 0}, 23, 109, 871, 872, 876, 231, 231, 231, 232, 232},  // com.apple.imac
  {{3445, 19}, {3448, 27}, {645, 0}, TypeTablesNone, 110, 892, 893, 899, 233, 233, 233, 233, 233},  // com.apple.imac-15-1
  {{3453, 19}, {3456, 27}, {645, 0}, 24, 111, 899, 900, 905, 234, 234, 234, 234, 234},  // com.apple.imac-2021
  {{3462, 24}, {3465, 32}, {645, 0}, TypeTablesNone, 112, 912, 913, 919, 236, 236, 236, 236, 236},  // com.apple.imac-2021-blue
  {{3475, 25}, {3479, 33}, {645, 0}, TypeTablesNone, 113, 919, 920, 926, 238, 238, 238, 238, 238},  // com.apple.imac-2021-green
  {{3490, 26}, {3494, 34}, {645, 0}, TypeTablesNone, 114, 926, 927, 933, 240, 240, 240, 240, 240},  // com.apple.imac-2021-orange
  {{3502, 26}, {3506, 34}, {645, 0}, TypeTablesNone, 115, 933, 934, 940, 241, 241, 241, 241, 241},  // com.apple.imac-2021-purple
  {{3514, 23}, {3517, 31}, {645, 0}, TypeTablesNone, 116, 940, 941, 947, 242, 242, 242, 242, 242},  // com.apple.imac-2021-red
  {{3527, 26}, {3531, 34}, {645, 0}, TypeTablesNone, 117, 947, 948, 954, 244, 244, 244, 244, 244},  // com.apple.imac-2021-silver
  {{3542, 26}, {3546, 34}, {645, 0}, TypeTablesNone, 118, 954, 955, 961, 246, 246, 246, 246, 246},  // com.apple.imac-2021-yellow
  {{3554, 26}, {3558, 34}, {645, 0}, TypeTablesNone, 119, 961, 962, 967, 247, 247, 247, 247, 247},  // com.apple.imac-aluminum-20
  {{3565, 26}, {3569, 34}, {645, 0}, TypeTablesNone, 120, 967, 968, 973, 249, 249, 249, 249, 249},  // com.apple.imac-aluminum-24
  {{3575, 25}, {3579, 33}, {645, 0}, TypeTablesNone, 121, 973, 974, 979, 250, 250, 250, 250, 250},  // com.apple.imac-core-2-duo
  {{3586, 23}, {3589, 31}, {645, 0}, TypeTablesNone, 122, 979, 980, 985, 252, 252, 252, 252, 252},  // com.apple.imac-core-duo
  {{3595, 20}, {3598, 28}, {645, 0}, TypeTablesNone, 123, 985, 986, 991, 254, 254, 254, 254, 254},  // com.apple.imac-g4-15
  {{3604, 20}, {3607, 28}, {645, 0}, TypeTablesNone, 124, 991, 992, 997, 255, 255, 255, 255, 255},  // com.apple.imac-g4-17
  {{3615, 20}, {3618, 28}, {645, 0}, TypeTablesNone, 125, 997, 998, 1003, 257, 257, 257, 257, 257},  // com.apple.imac-g4-20
  {{3624, 17}, {3627, 25}, {645, 0}, TypeTablesNone, 126, 1003, 1004, 1009, 258, 258, 258, 258, 258},  // com.apple.imac-g5
  {{3635, 24}, {3638, 32}, {645, 0}, TypeTablesNone, 127, 1009, 1010, 1015, 260, 260, 260, 260, 260},  // com.apple.imac-g5-isight
  {{3644, 24}, {3647, 32}, {645, 0}, TypeTablesNone, 128, 1015, 1016, 1021, 261, 261, 261, 261, 261},  // com.apple.imac-isight-24
  {{3652, 22}, {3655, 30}, {645, 0}, TypeTablesNone, 129, 1021, 1022, 1027, 262, 262, 262, 262, 262},  // com.apple.imac-unibody
  {{3663, 25}, {3667, 33}, {645, 0}, TypeTablesNone, 130, 1027, 1028, 1033, 266, 266, 266, 266, 266},  // com.apple.imac-unibody-21
  {{3674, 36}, {3679, 44}, {645, 0}, 25, 131, 1033, 1034, 1039, 268, 268, 268, 268, 268},  // com.apple.imac-unibody-21-no-optical
  {{3689, 41}, {3695, 49}, {645, 0}, TypeTablesNone, 132, 1042, 1043, 1049, 272, 272, 272, 272, 272},  // com.apple.imac-unibody-21-no-optical-2017
  {{3704, 41}, {3710, 49}, {645, 0}, TypeTablesNone, 133, 1049, 1050, 1056, 274, 274, 274, 274, 274},  // com.apple.imac-unibody-21-no-optical-2019
  {{3718, 45}, {3724, 26}, {645, 0}, TypeTablesNone, 134, 1056, 1057, 1063, 275, 275, 275, 275, 275},  // com.apple.imac-unibody-21-no-optical.mid-2015
  {{3730, 36}, {3735, 44}, {645, 0}, 26, 135, 1063, 1064, 1069, 277, 277, 277, 277, 277},  // com.apple.imac-unibody-27-no-optical
  {{3744, 41}, {3750, 49}, {645, 0}, TypeTablesNone, 136, 1074, 1075, 1081, 280, 280, 280, 280, 280},  // com.apple.imac-unibody-27-no-optical-2017
  {{3758, 41}, {3764, 49}, {645, 0}, TypeTablesNone, 137, 1081, 1082, 1088, 281, 281, 281, 281, 281},  // com.apple.imac-unibody-27-no-optical-2019
  {{3772, 41}, {3778, 49}, {645, 0}, TypeTablesNone, 138, 1088, 1089, 1095, 282, 282, 282, 282, 282},  // com.apple.imac-unibody-27-no-optical-2020
  {{3787, 46}, {3793, 54}, {645, 0}, TypeTablesNone, 139, 1095, 1096, 1102, 284, 284, 284, 284, 284},  // com.apple.imac-unibody-27-no-optical-late-2015
  {{3801, 22}, {3804, 30}, {645, 0}, TypeTablesNone, 140, 1102, 1103, 1108, 285, 285, 285, 285, 285},  // com.apple.imacpro-2017
  {{3810, 23}, {3813, 23}, {645, 0}, TypeTablesNone, 752, 1108, 1109, 1112, 286, 287, 287, 287, 287},  // com.apple.imovielibrary
  {{3816, 23}, {3819, 23}, {645, 0}, TypeTablesNone, 753, 1112, 1113, 1116, 287, 288, 288, 288, 288},  // com.apple.imovietheater
  {{3822, 21}, {3825, 14}, {645, 0}, TypeTablesNone, 141, 1116, 1117, 1119, 288, 288, 288, 289, 290},  // com.apple.ink.inktext
  {{3832, 40}, {3837, 39}, {645, 0}, TypeTablesNone, 142, 1119, 1121, 1125, 290, 292, 292, 293, 293},  // com.apple.installer-distribution-package
  {{3842, 32}, {3846, 31}, {645, 0}, TypeTablesNone, 992, 1125, 1127, 1131, 293, 294, 294, 295, 295},  // com.apple.installer-meta-package
  {{3850, 27}, {3854, 26}, {645, 0}, TypeTablesNone, 993, 1131, 1133, 1137, 295, 296, 296, 297, 297},  // com.apple.installer-package
  {{3859, 35}, {3864, 25}, {645, 0}, TypeTablesNone, 143, 1137, 1139, 1142, 297, 299, 299, 299, 299},  // com.apple.installer-package-archive
  {{3868, 39}, {3873, 15}, {645, 0}, TypeTablesNone, 144, 1142, 1144, 1148, 299, 300, 300, 300, 300},  // com.apple.intelligentsuggestions.assets
  {{3875, 27}, {3879, 22}, {645, 0}, 27, 145, 1148, 1150, 1153, 300, 300, 300, 300, 300},  // com.apple.internet-location
  {{3882, 20}, {3885, 28}, {645, 0}, 28, 146, 1161, 1162, 1164, 300, 300, 300, 300, 300},  // com.apple.ios-device
  {{3889, 23}, {3892, 31}, {645, 0}, TypeTablesNone, 147, 1171, 1172, 1175, 300, 300, 300, 300, 300},  // com.apple.ios-simulator
  {{3896, 14}, {3898, 22}, {645, 0}, 29, 148, 1175, 1176, 1179, 300, 300, 300, 301, 301},  // com.apple.ipad
  {{3905, 16}, {3907, 24}, {645, 0}, 30, 149, 1180, 1181, 1184, 304, 304, 304, 306, 306},  // com.apple.iphone
  {{3915, 19}, {3918, 27}, {645, 0}, TypeTablesNone, 150, 1190, 1191, 1195, 308, 308, 308, 308, 308},  // com.apple.iphone-3g
  {{3925, 20}, {3928, 28}, {645, 0}, TypeTablesNone, 151, 1195, 1196, 1200, 310, 310, 310, 310, 310},  // com.apple.iphone-3gs
  {{3935, 18}, {3938, 26}, {645, 0}, TypeTablesNone, 152, 1200, 1201, 1205, 312, 312, 312, 312, 312},  // com.apple.iphone-4
  {{3946, 18}, {3949, 26}, {645, 0}, 31, 153, 1205, 1206, 1210, 315, 315, 315, 315, 315},  // com.apple.iphone-8
  {{3953, 20}, {3956, 28}, {645, 0}, TypeTablesNone, 154, 1213, 1214, 1219, 315, 315, 315, 315, 315},  // com.apple.iphone-8-2
  {{3966, 20}, {3969, 28}, {645, 0}, TypeTablesNone, 155, 1219, 1220, 1225, 320, 320, 320, 320, 320},  // com.apple.iphone-8-7
  {{3973, 20}, {3976, 28}, {645, 0}, TypeTablesNone, 156, 1225, 1226, 1231, 325, 325, 325, 325, 325},  // com.apple.iphone-8-8
  {{3980, 23}, {3983, 31}, {645, 0}, 32, 157, 1231, 1232, 1236, 330, 330, 330, 330, 330},  // com.apple.iphone-8-plus
  {{3987, 25}, {3991, 33}, {645, 0}, TypeTablesNone, 994, 1239, 1240, 1245, 330, 330, 330, 330, 330},  // com.apple.iphone-8-plus-1
  {{4002, 25}, {4006, 33}, {645, 0}, TypeTablesNone, 158, 1245, 1246, 1251, 335, 335, 335, 335, 335},  // com.apple.iphone-8-plus-2
  {{4011, 25}, {4015, 33}, {645, 0}, TypeTablesNone, 159, 1251, 1252, 1257, 340, 340, 340, 340, 340},  // com.apple.iphone-8-plus-3
  {{4020, 18}, {4023, 26}, {645, 0}, 33, 160, 1257, 1258, 1263, 345, 345, 345, 345, 345},  // com.apple.iphone-x
  {{4027, 20}, {4030, 28}, {645, 0}, TypeTablesNone, 995, 1265, 1266, 1272, 345, 345, 345, 345, 345},  // com.apple.iphone-x-1
  {{4040, 20}, {4043, 28}, {645, 0}, TypeTablesNone, 996, 1272, 1273, 1279, 350, 350, 350, 350, 350},  // com.apple.iphone-x-2
  {{4047, 14}, {4049, 22}, {645, 0}, 34, 161, 1279, 1280, 1283, 355, 355, 355, 357, 357},  // com.apple.ipod
  {{4055, 22}, {4058, 30}, {645, 0}, TypeTablesNone, 162, 1287, 1288, 1291, 358, 358, 358, 358, 358},  // com.apple.ipod-classic
  {{4062, 19}, {4065, 27}, {645, 0}, TypeTablesNone, 163, 1291, 1292, 1295, 358, 358, 358, 358, 358},  // com.apple.ipod-mini
  {{4069, 19}, {4072, 27}, {645, 0}, TypeTablesNone, 164, 1295, 1296, 1299, 358, 358, 358, 358, 358},  // com.apple.ipod-nano
  {{4076, 22}, {4079, 30}, {645, 0}, 35, 165, 1299, 1300, 1303, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle
  {{4083, 27}, {4087, 35}, {645, 0}, TypeTablesNone, 166, 1307, 1308, 1312, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen1
  {{4092, 27}, {4096, 35}, {645, 0}, TypeTablesNone, 167, 1312, 1313, 1317, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen2
  {{4101, 27}, {4105, 35}, {645, 0}, TypeTablesNone, 168, 1317, 1318, 1322, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen3
  {{4110, 27}, {4114, 35}, {645, 0}, TypeTablesNone, 169, 1322, 1323, 1327, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen4
  {{4119, 20}, {4122, 28}, {645, 0}, TypeTablesNone, 170, 1327, 1328, 1332, 358, 358, 358, 358, 358},  // com.apple.ipod-touch
  {{4128, 22}, {4131, 30}, {645, 0}, TypeTablesNone, 171, 1332, 1333, 1337, 360, 360, 360, 360, 360},  // com.apple.ipod-touch-2
  {{4137, 22}, {4140, 30}, {645, 0}, TypeTablesNone, 172, 1337, 1338, 1342, 362, 362, 362, 362, 362},  // com.apple.ipod-touch-3
  {{4146, 22}, {4149, 30}, {645, 0}, TypeTablesNone, 173, 1342, 1343, 1347, 364, 364, 364, 364, 364},  // com.apple.ipod-touch-4
  {{4155, 26}, {4159, 16}, {645, 0}, TypeTablesNone, 174, 1347, 1348, 1351, 366, 367, 367, 367, 367},  // com.apple.itunes.store-url
  {{4161, 27}, {4165, 26}, {4169, 35}, TypeTablesNone, 754, 1351, 1354, 1361, 367, 368, 368, 368, 368},  // com.apple.iwork.keynote.key
  {{4174, 31}, {4178, 22}, {4169, 35}, TypeTablesNone, 755, 1361, 1364, 1371, 368, 369, 369, 369, 369},  // com.apple.iwork.keynote.key-tef
  {{4181, 27}, {4185, 18}, {4169, 35}, TypeTablesNone, 756, 1371, 1374, 1381, 369, 370, 370, 370, 370},  // com.apple.iwork.keynote.kth
  {{4188, 30}, {4192, 21}, {4169, 35}, TypeTablesNone, 757, 1381, 1383, 1388, 370, 371, 372, 372, 372},  // com.apple.iwork.keynote.sffkey
  {{4195, 30}, {4199, 21}, {4169, 35}, TypeTablesNone, 758, 1388, 1390, 1395, 372, 373, 374, 374, 374},  // com.apple.iwork.keynote.sffkth
  {{4202, 31}, {4206, 29}, {4210, 35}, TypeTablesNone, 759, 1395, 1398, 1404, 374, 375, 375, 375, 375},  // com.apple.iwork.numbers.numbers
  {{4215, 35}, {4220, 25}, {4210, 35}, TypeTablesNone, 760, 1404, 1407, 1413, 375, 376, 376, 376, 376},  // com.apple.iwork.numbers.numbers-tef
  {{4224, 34}, {4229, 24}, {4210, 35}, TypeTablesNone, 761, 1413, 1416, 1421, 376, 377, 378, 378, 378},  // com.apple.iwork.numbers.sffnumbers
  {{4232, 35}, {4237, 25}, {4210, 35}, TypeTablesNone, 998, 1421, 1424, 1429, 378, 379, 380, 380, 380},  // com.apple.iwork.numbers.sfftemplate
  {{4241, 32}, {4245, 30}, {4210, 35}, TypeTablesNone, 762, 1429, 1432, 1438, 380, 381, 381, 381, 381},  // com.apple.iwork.numbers.template
  {{4249, 27}, {4253, 21}, {4256, 33}, TypeTablesNone, 763, 1438, 1440, 1445, 381, 382, 382, 382, 382},  // com.apple.iwork.pages.pages
  {{4261, 31}, {4265, 19}, {4256, 33}, TypeTablesNone, 764, 1445, 1447, 1452, 382, 383, 383, 383, 383},  // com.apple.iwork.pages.pages-tef
  {{4268, 30}, {4272, 19}, {4256, 33}, TypeTablesNone, 765, 1452, 1454, 1458, 383, 384, 385, 385, 385},  // com.apple.iwork.pages.sffpages
  {{4275, 33}, {4280, 22}, {4256, 33}, TypeTablesNone, 999, 1458, 1460, 1464, 385, 386, 387, 387, 387},  // com.apple.iwork.pages.sfftemplate
  {{4283, 30}, {4287, 24}, {4256, 33}, TypeTablesNone, 766, 1464, 1466, 1471, 387, 388, 388, 388, 388},  // com.apple.iwork.pages.template
  {{4290, 26}, {4294, 25}, {645, 0}, TypeTablesNone, 175, 1471, 1473, 1477, 388, 389, 389, 389, 389},  // com.apple.kernel-extension
  {{4298, 21}, {4165, 26}, {645, 0}, 36, 767, 1477, 1479, 1485, 389, 389, 389, 389, 389},  // com.apple.keynote.key
  {{4301, 21}, {4185, 18}, {645, 0}, 37, 768, 1487, 1489, 1495, 389, 389, 389, 389, 389},  // com.apple.keynote.kth
  {{4304, 16}, {4306, 13}, {645, 0}, TypeTablesNone, 176, 1496, 1498, 1501, 389, 390, 390, 390, 390},  // com.apple.ktrace
  {{4308, 31}, {4312, 48}, {645, 0}, TypeTablesNone, 177, 1501, 1502, 1503, 390, 390, 390, 390, 390},  // com.apple.led-cinema-display-24
  {{4318, 31}, {4322, 48}, {645, 0}, TypeTablesNone, 178, 1503, 1504, 1505, 390, 390, 390, 390, 390},  // com.apple.led-cinema-display-27
  {{4328, 21}, {4331, 29}, {645, 0}, 38, 179, 1505, 1506, 1508, 390, 390, 390, 390, 390},  // com.apple.legacy-ipod
  {{4335, 29}, {4339, 19}, {645, 0}, TypeTablesNone, 769, 1512, 1513, 1515, 390, 390, 390, 391, 391},  // com.apple.legacy.actions-icon
  {{4343, 31}, {4347, 21}, {645, 0}, TypeTablesNone, 770, 1515, 1516, 1518, 391, 391, 391, 393, 393},  // com.apple.legacy.backward-arrow
  {{4352, 21}, {4355, 11}, {645, 0}, TypeTablesNone, 771, 1518, 1519, 1521, 393, 393, 393, 394, 394},  // com.apple.legacy.burn
  {{4358, 27}, {4362, 17}, {645, 0}, TypeTablesNone, 772, 1521, 1522, 1524, 394, 394, 394, 395, 395},  // com.apple.legacy.clock-icon
  {{4366, 27}, {4370, 17}, {645, 0}, TypeTablesNone, 773, 1524, 1525, 1527, 395, 395, 395, 396, 396},  // com.apple.legacy.connect-to
  {{4374, 34}, {4379, 24}, {645, 0}, TypeTablesNone, 774, 1527, 1528, 1530, 396, 396, 396, 397, 397},  // com.apple.legacy.customize-toolbar
  {{4383, 31}, {4387, 21}, {645, 0}, TypeTablesNone, 775, 1530, 1531, 1533, 397, 397, 397, 398, 398},  // com.apple.legacy.delete-toolbar
  {{4391, 28}, {4395, 18}, {645, 0}, TypeTablesNone, 776, 1533, 1534, 1536, 398, 398, 398, 399, 399},  // com.apple.legacy.eject-media
  {{4399, 24}, {4402, 14}, {645, 0}, TypeTablesNone, 777, 1536, 1537, 1539, 399, 399, 399, 400, 400},  // com.apple.legacy.erasing
  {{4405, 31}, {4409, 21}, {645, 0}, TypeTablesNone, 778, 1539, 1540, 1542, 400, 400, 400, 401, 401},  // com.apple.legacy.favorite-items
  {{4413, 28}, {4417, 18}, {645, 0}, TypeTablesNone, 779, 1542, 1543, 1545, 401, 401, 401, 467, 467},  // com.apple.legacy.finder-icon
  {{4486, 30}, {4490, 20}, {645, 0}, TypeTablesNone, 780, 1545, 1546, 1548, 467, 467, 467, 469, 469},  // com.apple.legacy.forward-arrow
  {{4495, 29}, {4499, 19}, {645, 0}, TypeTablesNone, 781, 1548, 1549, 1551, 469, 469, 469, 470, 470},  // com.apple.legacy.general-icon
  {{4503, 21}, {4506, 11}, {645, 0}, TypeTablesNone, 782, 1551, 1552, 1554, 470, 470, 470, 471, 471},  // com.apple.legacy.grid
  {{4509, 30}, {4513, 20}, {645, 0}, TypeTablesNone, 783, 1554, 1555, 1557, 471, 471, 471, 472, 472},  // com.apple.legacy.keep-arranged
  {{4517, 23}, {4520, 13}, {645, 0}, TypeTablesNone, 784, 1557, 1558, 1560, 472, 472, 472, 473, 473},  // com.apple.legacy.locked
  {{4523, 33}, {4528, 23}, {645, 0}, TypeTablesNone, 785, 1560, 1561, 1563, 473, 473, 473, 474, 474},  // com.apple.legacy.magnifying-glass
  {{4532, 31}, {4536, 21}, {645, 0}, TypeTablesNone, 786, 1563, 1564, 1566, 474, 474, 474, 475, 475},  // com.apple.legacy.multiple-items
  {{4540, 25}, {4544, 15}, {645, 0}, TypeTablesNone, 787, 1566, 1567, 1569, 475, 475, 475, 476, 476},  // com.apple.legacy.no-write
  {{4547, 28}, {4551, 18}, {645, 0}, TypeTablesNone, 788, 1569, 1570, 1572, 476, 476, 476, 477, 477},  // com.apple.legacy.open-folder
  {{4555, 30}, {4559, 20}, {645, 0}, TypeTablesNone, 789, 1572, 1573, 1575, 477, 477, 477, 478, 478},  // com.apple.legacy.question-mark
  {{4563, 38}, {4568, 28}, {645, 0}, TypeTablesNone, 790, 1575, 1576, 1578, 478, 478, 478, 479, 479},  // com.apple.legacy.right-container-arrow
  {{4573, 35}, {4578, 25}, {645, 0}, TypeTablesNone, 791, 1578, 1579, 1581, 479, 479, 479, 480, 480},  // com.apple.legacy.sidebar-prefs-icon
  {{4583, 28}, {4587, 18}, {645, 0}, TypeTablesNone, 792, 1581, 1582, 1584, 480, 480, 480, 481, 481},  // com.apple.legacy.synchronize
  {{4591, 38}, {4596, 28}, {645, 0}, TypeTablesNone, 793, 1584, 1585, 1587, 481, 481, 481, 482, 482},  // com.apple.legacy.toolbar-advanced-icon
  {{4601, 34}, {4606, 24}, {645, 0}, TypeTablesNone, 794, 1587, 1588, 1590, 482, 482, 482, 483, 483},  // com.apple.legacy.toolbar-info-icon
  {{4610, 36}, {4615, 26}, {645, 0}, TypeTablesNone, 795, 1590, 1591, 1593, 483, 483, 483, 484, 484},  // com.apple.legacy.toolbar-labels-icon
  {{4620, 25}, {4624, 15}, {645, 0}, TypeTablesNone, 796, 1593, 1594, 1596, 484, 484, 484, 485, 485},  // com.apple.legacy.unlocked
  {{4627, 23}, {4630, 13}, {645, 0}, TypeTablesNone, 797, 1596, 1597, 1599, 485, 485, 485, 486, 486},  // com.apple.legacy.window
  {{4633, 24}, {4636, 14}, {645, 0}, TypeTablesNone, 180, 1599, 1600, 1603, 486, 486, 486, 489, 489},  // com.apple.library-folder
  {{4641, 35}, {4646, 20}, {645, 0}, TypeTablesNone, 181, 1603, 1604, 1606, 489, 489, 489, 489, 489},  // com.apple.linkpresentation.metadata
  {{4649, 20}, {4652, 10}, {645, 0}, 39, 182, 1606, 1606, 1606, 489, 489, 489, 489, 489},  // com.apple.live-photo
  {{4654, 33}, {4659, 23}, {645, 0}, 40, 183, 1607, 1608, 1611, 489, 489, 489, 489, 489},  // com.apple.localizable-name-bundle
  {{4662, 30}, {4666, 20}, {645, 0}, TypeTablesNone, 184, 1617, 1620, 1627, 489, 490, 490, 490, 490},  // com.apple.localized-pdf-bundle
  {{4669, 13}, {4671, 10}, {645, 0}, TypeTablesNone, 185, 1627, 1629, 1635, 490, 491, 491, 491, 491},  // com.apple.log
  {{4673, 19}, {4676, 9}, {645, 0}, TypeTablesNone, 186, 1635, 1636, 1642, 491, 492, 493, 494, 494},  // com.apple.m4a-audio
  {{4679, 19}, {4682, 9}, {645, 0}, 41, 187, 1642, 1643, 1649, 494, 495, 496, 497, 497},  // com.apple.m4v-video
  {{4685, 13}, {4687, 21}, {645, 0}, 42, 188, 1650, 1652, 1655, 497, 497, 497, 499, 499},  // com.apple.mac
  {{4694, 20}, {4697, 24}, {645, 0}, 43, 189, 1665, 1666, 1670, 500, 500, 500, 501, 501},  // com.apple.mac.laptop
  {{4702, 23}, {4705, 27}, {645, 0}, 44, 190, 1675, 1676, 1680, 502, 502, 502, 503, 503},  // com.apple.mac.rackmount
  {{4712, 19}, {4715, 23}, {645, 0}, 45, 191, 1682, 1683, 1687, 504, 504, 504, 504, 504},  // com.apple.mac.tower
  {{4719, 27}, {4723, 17}, {645, 0}, TypeTablesNone, 192, 1692, 1694, 1697, 505, 506, 508, 508, 508},  // com.apple.macbinary-archive
  {{4726, 17}, {4729, 25}, {645, 0}, 46, 193, 1697, 1698, 1703, 508, 508, 508, 508, 508},  // com.apple.macbook
  {{4734, 23}, {4737, 31}, {645, 0}, TypeTablesNone, 194, 1708, 1709, 1715, 509, 509, 509, 509, 509},  // com.apple.macbook-black
  {{4749, 24}, {4752, 32}, {645, 0}, 47, 195, 1715, 1716, 1722, 513, 513, 513, 513, 513},  // com.apple.macbook-retina
  {{4760, 29}, {4764, 37}, {645, 0}, 48, 196, 1727, 1728, 1735, 515, 515, 515, 515, 515},  // com.apple.macbook-retina-gold
  {{4777, 34}, {4782, 42}, {645, 0}, TypeTablesNone, 197, 1736, 1737, 1745, 517, 517, 517, 517, 517},  // com.apple.macbook-retina-gold-2017
  {{4792, 34}, {4797, 42}, {645, 0}, TypeTablesNone, 198, 1745, 1746, 1753, 518, 518, 518, 518, 518},  // com.apple.macbook-retina-gold-2018
  {{4807, 34}, {4812, 42}, {645, 0}, 49, 199, 1753, 1754, 1761, 519, 519, 519, 519, 519},  // com.apple.macbook-retina-rose-gold
  {{4822, 39}, {4827, 47}, {645, 0}, TypeTablesNone, 200, 1762, 1763, 1771, 520, 520, 520, 520, 520},  // com.apple.macbook-retina-rose-gold-2017
  {{4837, 31}, {4841, 39}, {645, 0}, 50, 201, 1771, 1772, 1779, 521, 521, 521, 521, 521},  // com.apple.macbook-retina-silver
  {{4854, 36}, {4859, 44}, {645, 0}, TypeTablesNone, 202, 1780, 1781, 1789, 523, 523, 523, 523, 523},  // com.apple.macbook-retina-silver-2017
  {{4869, 35}, {4874, 43}, {645, 0}, 51, 203, 1789, 1790, 1797, 524, 524, 524, 524, 524},  // com.apple.macbook-retina-space-gray
  {{4892, 40}, {4897, 48}, {645, 0}, TypeTablesNone, 204, 1798, 1799, 1807, 527, 527, 527, 527, 527},  // com.apple.macbook-retina-space-gray-2017
  {{4907, 25}, {4911, 33}, {645, 0}, TypeTablesNone, 205, 1807, 1808, 1814, 528, 528, 528, 528, 528},  // com.apple.macbook-unibody
  {{4918, 33}, {4923, 41}, {645, 0}, TypeTablesNone, 206, 1814, 1815, 1821, 529, 529, 529, 529, 529},  // com.apple.macbook-unibody-plastic
  {{4933, 23}, {4936, 31}, {645, 0}, TypeTablesNone, 207, 1821, 1822, 1828, 531, 531, 531, 531, 531},  // com.apple.macbook-white
  {{4958, 20}, {4961, 28}, {645, 0}, 52, 208, 1828, 1829, 1834, 540, 540, 540, 540, 540},  // com.apple.macbookair
  {{4969, 31}, {4973, 39}, {645, 0}, TypeTablesNone, 209, 1838, 1839, 1845, 542, 542, 542, 542, 542},  // com.apple.macbookair-11-unibody
  {{4988, 28}, {4992, 36}, {645, 0}, 53, 210, 1845, 1846, 1852, 547, 547, 547, 547, 547},  // com.apple.macbookair-13-2022
  {{4998, 37}, {5003, 45}, {645, 0}, TypeTablesNone, 211, 1856, 1857, 1864, 548, 548, 548, 548, 548},  // com.apple.macbookair-13-2022-midnight
  {{5011, 35}, {5016, 43}, {645, 0}, TypeTablesNone, 212, 1864, 1865, 1872, 549, 549, 549, 549, 549},  // com.apple.macbookair-13-2022-silver
  {{5024, 39}, {5029, 47}, {645, 0}, TypeTablesNone, 213, 1872, 1873, 1880, 550, 550, 550, 550, 550},  // com.apple.macbookair-13-2022-space-gray
  {{5037, 37}, {5042, 45}, {645, 0}, TypeTablesNone, 214, 1880, 1881, 1888, 551, 551, 551, 551, 551},  // com.apple.macbookair-13-2022-stardust
  {{5050, 31}, {5054, 39}, {645, 0}, TypeTablesNone, 215, 1888, 1889, 1895, 552, 552, 552, 552, 552},  // com.apple.macbookair-13-unibody
  {{5071, 25}, {5075, 33}, {645, 0}, 54, 216, 1895, 1896, 1902, 558, 558, 558, 558, 558},  // com.apple.macbookair-2018
  {{5082, 30}, {5086, 38}, {645, 0}, 55, 217, 1906, 1907, 1914, 559, 559, 559, 559, 559},  // com.apple.macbookair-2018-gold
  {{5095, 32}, {5099, 40}, {645, 0}, 56, 218, 1915, 1916, 1923, 560, 560, 560, 560, 560},  // com.apple.macbookair-2018-silver
  {{5108, 36}, {5113, 44}, {645, 0}, 57, 219, 1924, 1925, 1932, 561, 561, 561, 561, 561},  // com.apple.macbookair-2018-space-gray
  {{5123, 25}, {5127, 33}, {645, 0}, 58, 220, 1933, 1934, 1941, 562, 562, 562, 562, 562},  // com.apple.macbookair-2019
  {{5134, 30}, {5138, 38}, {645, 0}, 59, 221, 1942, 1943, 1951, 563, 563, 563, 563, 563},  // com.apple.macbookair-2019-gold
  {{5147, 32}, {5151, 40}, {645, 0}, 60, 222, 1952, 1953, 1961, 564, 564, 564, 564, 564},  // com.apple.macbookair-2019-silver
  {{5160, 36}, {5165, 44}, {645, 0}, 61, 223, 1962, 1963, 1971, 565, 565, 565, 565, 565},  // com.apple.macbookair-2019-space-gray
  {{5175, 25}, {5179, 33}, {645, 0}, 62, 224, 1972, 1973, 1981, 566, 566, 566, 566, 566},  // com.apple.macbookair-2020
  {{5186, 30}, {5190, 38}, {645, 0}, 63, 225, 1982, 1983, 1992, 567, 567, 567, 567, 567},  // com.apple.macbookair-2020-gold
  {{5199, 32}, {5203, 40}, {645, 0}, 64, 226, 1993, 1994, 2003, 568, 568, 568, 568, 568},  // com.apple.macbookair-2020-silver
  {{5212, 36}, {5217, 44}, {645, 0}, 65, 227, 2004, 2005, 2014, 569, 569, 569, 569, 569},  // com.apple.macbookair-2020-space-gray
  {{5227, 30}, {5231, 38}, {645, 0}, 66, 228, 2015, 2016, 2025, 570, 570, 570, 570, 570},  // com.apple.macbookair-late-2020
  {{5238, 35}, {5243, 43}, {645, 0}, TypeTablesNone, 229, 2028, 2030, 2043, 571, 571, 571, 571, 571},  // com.apple.macbookair-late-2020-gold
  {{5252, 37}, {5257, 45}, {645, 0}, TypeTablesNone, 230, 2043, 2045, 2058, 572, 572, 572, 572, 572},  // com.apple.macbookair-late-2020-silver
  {{5266, 41}, {5272, 49}, {645, 0}, TypeTablesNone, 231, 2058, 2060, 2073, 573, 573, 573, 573, 573},  // com.apple.macbookair-late-2020-space-gray
  {{5282, 20}, {5285, 28}, {645, 0}, 67, 232, 2073, 2074, 2079, 574, 574, 574, 574, 574},  // com.apple.macbookpro
  {{5291, 28}, {5295, 36}, {645, 0}, 68, 233, 2092, 2093, 2100, 575, 575, 575, 575, 575},  // com.apple.macbookpro-13-2022
  {{5301, 35}, {5306, 43}, {645, 0}, TypeTablesNone, 234, 2102, 2104, 2113, 576, 576, 576, 576, 576},  // com.apple.macbookpro-13-2022-silver
  {{5314, 39}, {5319, 47}, {645, 0}, TypeTablesNone, 235, 2113, 2115, 2124, 577, 577, 577, 577, 577},  // com.apple.macbookpro-13-2022-space-gray
  {{5327, 38}, {5332, 46}, {645, 0}, TypeTablesNone, 236, 2124, 2125, 2131, 578, 578, 578, 578, 578},  // com.apple.macbookpro-13-retina-display
  {{5344, 50}, {5351, 58}, {645, 0}, 69, 237, 2131, 2132, 2139, 581, 581, 581, 581, 581},  // com.apple.macbookpro-13-retina-four-usb-ports-2020
  {{5361, 57}, {5369, 65}, {645, 0}, TypeTablesNone, 238, 2141, 2143, 2152, 582, 582, 582, 582, 582},  // com.apple.macbookpro-13-retina-four-usb-ports-silver-2020
  {{5383, 61}, {5391, 69}, {645, 0}, TypeTablesNone, 239, 2152, 2154, 2163, 583, 583, 583, 583, 583},  // com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020
  {{5405, 38}, {5410, 46}, {645, 0}, 70, 240, 2163, 2164, 2170, 584, 584, 584, 584, 584},  // com.apple.macbookpro-13-retina-touchid
  {{5418, 43}, {5424, 51}, {645, 0}, TypeTablesNone, 241, 2177, 2178, 2185, 585, 585, 585, 585, 585},  // com.apple.macbookpro-13-retina-touchid-2017
  {{5433, 43}, {5439, 51}, {645, 0}, 71, 242, 2185, 2186, 2193, 586, 586, 586, 586, 586},  // com.apple.macbookpro-13-retina-touchid-2018
  {{5448, 43}, {5454, 51}, {645, 0}, 72, 243, 2195, 2196, 2203, 587, 587, 587, 587, 587},  // com.apple.macbookpro-13-retina-touchid-2020
  {{5463, 48}, {5469, 56}, {645, 0}, 73, 244, 2206, 2207, 2215, 588, 588, 588, 588, 588},  // com.apple.macbookpro-13-retina-touchid-late-2020
  {{5478, 45}, {5484, 53}, {645, 0}, 74, 245, 2217, 2218, 2225, 589, 589, 589, 589, 589},  // com.apple.macbookpro-13-retina-touchid-silver
  {{5496, 50}, {5503, 58}, {645, 0}, TypeTablesNone, 246, 2230, 2231, 2239, 590, 590, 590, 590, 590},  // com.apple.macbookpro-13-retina-touchid-silver-2017
  {{5516, 50}, {5523, 58}, {645, 0}, TypeTablesNone, 247, 2239, 2241, 2250, 591, 591, 591, 591, 591},  // com.apple.macbookpro-13-retina-touchid-silver-2018
  {{5536, 50}, {5543, 58}, {645, 0}, 75, 248, 2250, 2252, 2261, 592, 592, 592, 592, 592},  // com.apple.macbookpro-13-retina-touchid-silver-2020
  {{5556, 55}, {5563, 63}, {645, 0}, TypeTablesNone, 249, 2262, 2264, 2275, 593, 593, 593, 593, 593},  // com.apple.macbookpro-13-retina-touchid-silver-late-2020
  {{5574, 49}, {5581, 57}, {645, 0}, 76, 250, 2275, 2276, 2283, 594, 594, 594, 594, 594},  // com.apple.macbookpro-13-retina-touchid-space-gray
  {{5594, 54}, {5601, 62}, {645, 0}, TypeTablesNone, 251, 2288, 2289, 2297, 595, 595, 595, 595, 595},  // com.apple.macbookpro-13-retina-touchid-space-gray-2017
  {{5614, 54}, {5621, 62}, {645, 0}, TypeTablesNone, 252, 2297, 2299, 2308, 596, 596, 596, 596, 596},  // com.apple.macbookpro-13-retina-touchid-space-gray-2018
  {{5634, 54}, {5641, 62}, {645, 0}, 77, 253, 2308, 2310, 2319, 597, 597, 597, 597, 597},  // com.apple.macbookpro-13-retina-touchid-space-gray-2020
  {{5654, 59}, {5662, 67}, {645, 0}, TypeTablesNone, 254, 2320, 2322, 2333, 598, 598, 598, 598, 598},  // com.apple.macbookpro-13-retina-touchid-space-gray-late-2020
  {{5674, 35}, {5679, 43}, {645, 0}, 78, 255, 2333, 2334, 2340, 599, 599, 599, 599, 599},  // com.apple.macbookpro-13-retina-usbc
  {{5687, 40}, {5692, 48}, {645, 0}, TypeTablesNone, 256, 2344, 2345, 2352, 600, 600, 600, 600, 600},  // com.apple.macbookpro-13-retina-usbc-2017
  {{5700, 40}, {5705, 48}, {645, 0}, 79, 257, 2352, 2353, 2360, 601, 601, 601, 601, 601},  // com.apple.macbookpro-13-retina-usbc-2019
  {{5713, 42}, {5719, 50}, {645, 0}, 80, 258, 2362, 2363, 2370, 602, 602, 602, 602, 602},  // com.apple.macbookpro-13-retina-usbc-silver
  {{5731, 47}, {5737, 55}, {645, 0}, TypeTablesNone, 259, 2372, 2373, 2381, 603, 603, 603, 603, 603},  // com.apple.macbookpro-13-retina-usbc-silver-2017
  {{5749, 47}, {5755, 55}, {645, 0}, TypeTablesNone, 260, 2381, 2383, 2392, 604, 604, 604, 604, 604},  // com.apple.macbookpro-13-retina-usbc-silver-2019
  {{5767, 46}, {5773, 54}, {645, 0}, 81, 261, 2392, 2393, 2400, 605, 605, 605, 605, 605},  // com.apple.macbookpro-13-retina-usbc-space-gray
  {{5785, 51}, {5792, 59}, {645, 0}, TypeTablesNone, 262, 2402, 2403, 2411, 606, 606, 606, 606, 606},  // com.apple.macbookpro-13-retina-usbc-space-gray-2017
  {{5805, 51}, {5812, 59}, {645, 0}, TypeTablesNone, 263, 2411, 2413, 2422, 607, 607, 607, 607, 607},  // com.apple.macbookpro-13-retina-usbc-space-gray-2019
  {{5825, 31}, {5829, 39}, {645, 0}, TypeTablesNone, 264, 2422, 2423, 2429, 608, 608, 608, 608, 608},  // com.apple.macbookpro-13-unibody
  {{5842, 23}, {5845, 31}, {645, 0}, 82, 265, 2429, 2430, 2436, 612, 612, 612, 612, 612},  // com.apple.macbookpro-14
  {{5849, 28}, {5853, 36}, {645, 0}, 83, 266, 2439, 2441, 2449, 612, 612, 612, 612, 612},  // com.apple.macbookpro-14-2021
  {{5862, 35}, {5867, 43}, {645, 0}, TypeTablesNone, 267, 2451, 2453, 2463, 614, 614, 614, 614, 614},  // com.apple.macbookpro-14-2021-silver
  {{5879, 39}, {5884, 47}, {645, 0}, TypeTablesNone, 268, 2463, 2465, 2475, 616, 616, 616, 616, 616},  // com.apple.macbookpro-14-2021-space-gray
  {{5896, 30}, {5900, 38}, {645, 0}, 84, 269, 2475, 2476, 2483, 618, 618, 618, 618, 618},  // com.apple.macbookpro-14-silver
  {{5905, 34}, {5910, 42}, {645, 0}, 85, 270, 2484, 2485, 2492, 618, 618, 618, 618, 618},  // com.apple.macbookpro-14-space-gray
  {{5916, 23}, {5919, 31}, {645, 0}, TypeTablesNone, 271, 2493, 2494, 2500, 618, 618, 618, 618, 618},  // com.apple.macbookpro-15
  {{5931, 33}, {5936, 41}, {645, 0}, 86, 272, 2500, 2501, 2508, 622, 622, 622, 622, 622},  // com.apple.macbookpro-15-late-2018
  {{5944, 38}, {5949, 46}, {645, 0}, TypeTablesNone, 273, 2510, 2511, 2517, 623, 623, 623, 623, 623},  // com.apple.macbookpro-15-retina-display
  {{5965, 38}, {5970, 46}, {645, 0}, 87, 274, 2517, 2518, 2524, 628, 628, 628, 628, 628},  // com.apple.macbookpro-15-retina-touchid
  {{5978, 43}, {5984, 51}, {645, 0}, TypeTablesNone, 275, 2529, 2530, 2537, 629, 629, 629, 629, 629},  // com.apple.macbookpro-15-retina-touchid-2017
  {{5993, 43}, {5999, 51}, {645, 0}, 88, 276, 2537, 2538, 2545, 630, 630, 630, 630, 630},  // com.apple.macbookpro-15-retina-touchid-2018
  {{6008, 45}, {6014, 53}, {645, 0}, 89, 277, 2547, 2548, 2555, 631, 631, 631, 631, 631},  // com.apple.macbookpro-15-retina-touchid-silver
  {{6026, 50}, {6033, 58}, {645, 0}, TypeTablesNone, 278, 2558, 2559, 2567, 632, 632, 632, 632, 632},  // com.apple.macbookpro-15-retina-touchid-silver-2017
  {{6046, 50}, {6053, 58}, {645, 0}, TypeTablesNone, 279, 2567, 2569, 2578, 633, 633, 633, 633, 633},  // com.apple.macbookpro-15-retina-touchid-silver-2018
  {{6066, 49}, {6073, 57}, {645, 0}, 90, 280, 2578, 2579, 2586, 634, 634, 634, 634, 634},  // com.apple.macbookpro-15-retina-touchid-space-gray
  {{6086, 54}, {6093, 62}, {645, 0}, TypeTablesNone, 281, 2589, 2590, 2598, 635, 635, 635, 635, 635},  // com.apple.macbookpro-15-retina-touchid-space-gray-2017
  {{6106, 54}, {6113, 62}, {645, 0}, TypeTablesNone, 282, 2598, 2600, 2609, 636, 636, 636, 636, 636},  // com.apple.macbookpro-15-retina-touchid-space-gray-2018
  {{6126, 40}, {6131, 48}, {645, 0}, TypeTablesNone, 283, 2609, 2611, 2620, 637, 637, 637, 637, 637},  // com.apple.macbookpro-15-silver-late-2018
  {{6142, 44}, {6148, 52}, {645, 0}, TypeTablesNone, 284, 2620, 2622, 2631, 638, 638, 638, 638, 638},  // com.apple.macbookpro-15-space-gray-late-2018
  {{6160, 31}, {6164, 39}, {645, 0}, TypeTablesNone, 285, 2631, 2632, 2638, 639, 639, 639, 639, 639},  // com.apple.macbookpro-15-unibody
  {{6181, 23}, {6184, 31}, {645, 0}, 91, 286, 2638, 2639, 2645, 645, 645, 645, 645, 645},  // com.apple.macbookpro-16
  {{6190, 28}, {6194, 36}, {645, 0}, 92, 287, 2649, 2651, 2659, 646, 646, 646, 646, 646},  // com.apple.macbookpro-16-2021
  {{6203, 35}, {6208, 43}, {645, 0}, TypeTablesNone, 288, 2661, 2663, 2673, 648, 648, 648, 648, 648},  // com.apple.macbookpro-16-2021-silver
  {{6220, 39}, {6225, 47}, {645, 0}, TypeTablesNone, 289, 2673, 2675, 2685, 650, 650, 650, 650, 650},  // com.apple.macbookpro-16-2021-space-gray
  {{6237, 32}, {6241, 40}, {645, 0}, 93, 290, 2685, 2686, 2693, 652, 652, 652, 652, 652},  // com.apple.macbookpro-16-mid-2020
  {{6248, 30}, {6252, 38}, {645, 0}, 94, 291, 2695, 2696, 2703, 653, 653, 653, 653, 653},  // com.apple.macbookpro-16-silver
  {{6262, 39}, {6267, 47}, {645, 0}, TypeTablesNone, 292, 2705, 2707, 2716, 654, 654, 654, 654, 654},  // com.apple.macbookpro-16-silver-mid-2020
  {{6278, 34}, {6283, 42}, {645, 0}, 95, 293, 2716, 2717, 2724, 655, 655, 655, 655, 655},  // com.apple.macbookpro-16-space-gray
  {{6294, 43}, {6300, 51}, {645, 0}, TypeTablesNone, 294, 2726, 2728, 2737, 656, 656, 656, 656, 656},  // com.apple.macbookpro-16-space-gray-mid-2020
  {{6312, 23}, {6315, 31}, {645, 0}, TypeTablesNone, 295, 2737, 2738, 2744, 657, 657, 657, 657, 657},  // com.apple.macbookpro-17
  {{6323, 31}, {6327, 39}, {645, 0}, TypeTablesNone, 296, 2744, 2745, 2751, 659, 659, 659, 659, 659},  // com.apple.macbookpro-17-unibody
  {{6338, 25}, {6342, 33}, {645, 0}, 96, 297, 2751, 2752, 2758, 662, 662, 662, 662, 662},  // com.apple.macbookpro-2021
  {{6347, 23}, {6350, 26}, {645, 0}, 97, 298, 2760, 2761, 2765, 662, 662, 663, 663, 663},  // com.apple.mach-o-binary
  {{6354, 23}, {6357, 26}, {645, 0}, TypeTablesNone, 299, 2771, 2772, 2777, 663, 663, 663, 663, 663},  // com.apple.mach-o-bundle
  {{6361, 21}, {6364, 24}, {645, 0}, TypeTablesNone, 300, 2777, 2778, 2783, 663, 663, 663, 663, 663},  // com.apple.mach-o-core
  {{6367, 22}, {6370, 25}, {645, 0}, TypeTablesNone, 301, 2783, 2784, 2789, 663, 664, 664, 664, 664},  // com.apple.mach-o-dylib
  {{6374, 27}, {6378, 17}, {645, 0}, TypeTablesNone, 302, 2789, 2790, 2795, 664, 664, 664, 664, 664},  // com.apple.mach-o-executable
  {{6381, 23}, {6384, 26}, {645, 0}, TypeTablesNone, 303, 2795, 2796, 2801, 664, 664, 664, 664, 664},  // com.apple.mach-o-object
  {{6388, 17}, {6391, 25}, {645, 0}, 98, 304, 2801, 2802, 2806, 664, 664, 664, 665, 665},  // com.apple.macmini
  {{6396, 22}, {6399, 30}, {645, 0}, TypeTablesNone, 305, 2812, 2813, 2818, 665, 665, 665, 665, 665},  // com.apple.macmini-2018
  {{6406, 22}, {6409, 30}, {645, 0}, TypeTablesNone, 306, 2818, 2819, 2824, 667, 667, 667, 667, 667},  // com.apple.macmini-2020
  {{6415, 26}, {6419, 34}, {645, 0}, TypeTablesNone, 307, 2824, 2825, 2830, 668, 668, 668, 668, 668},  // com.apple.macmini-core-duo
  {{6430, 20}, {6433, 28}, {645, 0}, TypeTablesNone, 308, 2830, 2831, 2836, 671, 671, 671, 671, 671},  // com.apple.macmini-g4
  {{6441, 25}, {6445, 33}, {645, 0}, TypeTablesNone, 309, 2836, 2837, 2842, 673, 673, 673, 673, 673},  // com.apple.macmini-unibody
  {{6452, 36}, {6457, 44}, {645, 0}, TypeTablesNone, 310, 2842, 2843, 2848, 674, 674, 674, 674, 674},  // com.apple.macmini-unibody-no-optical
  {{6466, 24}, {6469, 14}, {645, 0}, TypeTablesNone, 311, 2848, 2849, 2853, 677, 678, 678, 679, 679},  // com.apple.macpaint-image
  {{6472, 16}, {6474, 24}, {645, 0}, 99, 312, 2853, 2854, 2858, 679, 679, 679, 680, 680},  // com.apple.macpro
  {{6479, 21}, {6482, 29}, {645, 0}, TypeTablesNone, 313, 2862, 2864, 2870, 681, 681, 681, 681, 681},  // com.apple.macpro-2019
  {{6492, 31}, {6496, 39}, {645, 0}, TypeTablesNone, 314, 2870, 2872, 2878, 683, 683, 683, 683, 683},  // com.apple.macpro-2019-rackmount
  {{6505, 25}, {6509, 33}, {645, 0}, TypeTablesNone, 315, 2878, 2880, 2886, 684, 684, 684, 685, 685},  // com.apple.macpro-cylinder
  {{6517, 25}, {6521, 33}, {645, 0}, TypeTablesNone, 316, 2886, 2888, 2894, 686, 686, 686, 686, 686},  // com.apple.macpro-firewire
  {{6536, 19}, {6539, 27}, {645, 0}, TypeTablesNone, 317, 2894, 2895, 2899, 691, 691, 691, 691, 691},  // com.apple.macstudio
  {{6545, 32}, {6549, 39}, {645, 0}, TypeTablesNone, 318, 2899, 2900, 2904, 693, 694, 694, 695, 695},  // com.apple.mail-internet-location
  {{6555, 20}, {6558, 14}, {645, 0}, TypeTablesNone, 798, 2904, 2906, 2910, 695, 696, 697, 697, 697},  // com.apple.mail.email
  {{6560, 19}, {6563, 28}, {645, 0}, TypeTablesNone, 799, 2910, 2912, 2916, 697, 698, 698, 698, 698},  // com.apple.mail.emlx
  {{6567, 25}, {6571, 15}, {645, 0}, TypeTablesNone, 319, 2916, 2917, 2919, 698, 698, 698, 698, 698},  // com.apple.mapkit.map-item
  {{6573, 20}, {6576, 19}, {645, 0}, TypeTablesNone, 320, 2919, 2921, 2925, 698, 699, 699, 699, 699},  // com.apple.menu-extra
  {{6579, 27}, {6583, 18}, {645, 0}, TypeTablesNone, 321, 2925, 2926, 2931, 699, 700, 700, 700, 700},  // com.apple.metadata-importer
  {{6586, 22}, {6589, 19}, {645, 0}, TypeTablesNone, 322, 2931, 2932, 2937, 700, 702, 703, 703, 703},  // com.apple.mobileconfig
  {{6592, 25}, {6596, 22}, {645, 0}, TypeTablesNone, 323, 2937, 2938, 2940, 703, 704, 705, 705, 705},  // com.apple.mobileprovision
  {{6599, 21}, {6602, 11}, {645, 0}, TypeTablesNone, 324, 2940, 2942, 2944, 705, 705, 705, 705, 705},  // com.apple.mount-point
  {{6604, 22}, {6607, 12}, {645, 0}, TypeTablesNone, 325, 2944, 2945, 2948, 705, 705, 705, 708, 708},  // com.apple.movie-folder
  {{6612, 25}, {6616, 23}, {645, 0}, TypeTablesNone, 326, 2948, 2949, 2955, 708, 709, 710, 711, 711},  // com.apple.mpeg-4-ringtone
  {{6620, 22}, {6623, 12}, {645, 0}, TypeTablesNone, 327, 2955, 2956, 2959, 711, 711, 711, 714, 714},  // com.apple.music-folder
  {{6628, 30}, {6632, 47}, {645, 0}, TypeTablesNone, 328, 2959, 2959, 2959, 714, 714, 714, 717, 717},  // com.apple.network-neighborhood
  {{6641, 32}, {6645, 39}, {645, 0}, TypeTablesNone, 329, 2959, 2960, 2964, 717, 718, 718, 719, 719},  // com.apple.news-internet-location
  {{6651, 20}, {6654, 17}, {645, 0}, TypeTablesNone, 800, 2964, 2965, 2967, 719, 719, 719, 720, 720},  // com.apple.not-loaded
  {{6658, 23}, {6661, 40}, {645, 0}, TypeTablesNone, 330, 2967, 2967, 2967, 720, 720, 720, 720, 720},  // com.apple.notifications
  {{6666, 23}, {6669, 20}, {645, 0}, TypeTablesNone, 331, 2967, 2968, 2972, 720, 720, 720, 720, 720},  // com.apple.nspboard-type
  {{6672, 16}, {6674, 13}, {645, 0}, TypeTablesNone, 332, 2972, 2973, 2977, 720, 720, 720, 720, 720},  // com.apple.ostype
  {{6676, 17}, {6679, 25}, {645, 0}, 100, 333, 2977, 2978, 2980, 720, 720, 720, 720, 720},  // com.apple.package
  {{6683, 21}, {6686, 18}, {645, 0}, TypeTablesNone, 334, 3019, 3021, 3028, 720, 721, 721, 721, 721},  // com.apple.panicreport
  {{6689, 47}, {6695, 53}, {645, 0}, TypeTablesNone, 335, 3028, 3028, 3028, 721, 721, 721, 721, 721},  // com.apple.pasteboard.promised-file-content-type
  {{6702, 38}, {6707, 44}, {645, 0}, TypeTablesNone, 336, 3028, 3028, 3028, 721, 721, 721, 721, 721},  // com.apple.pasteboard.promised-file-url
  {{6713, 20}, {6716, 23}, {645, 0}, TypeTablesNone, 337, 3028, 3030, 3033, 721, 721, 721, 721, 721},  // com.apple.pef-binary
  {{6719, 14}, {6721, 12}, {645, 0}, TypeTablesNone, 338, 3033, 3034, 3038, 721, 724, 727, 728, 730},  // com.apple.pict
  {{6730, 25}, {6734, 15}, {645, 0}, TypeTablesNone, 339, 3038, 3039, 3042, 730, 730, 730, 733, 733},  // com.apple.pictures-folder
  {{6739, 16}, {6741, 15}, {645, 0}, TypeTablesNone, 340, 3042, 3044, 3048, 733, 734, 735, 735, 735},  // com.apple.pkpass
  {{6743, 21}, {6746, 11}, {645, 0}, TypeTablesNone, 341, 3048, 3049, 3051, 735, 736, 736, 736, 736},  // com.apple.pkpass-data
  {{6748, 23}, {6751, 13}, {645, 0}, TypeTablesNone, 342, 3051, 3052, 3054, 736, 737, 738, 738, 738},  // com.apple.pkpasses-data
  {{6753, 16}, {6755, 14}, {645, 0}, 101, 343, 3054, 3056, 3060, 738, 739, 739, 740, 740},  // com.apple.plugin
  {{6758, 19}, {6761, 18}, {645, 0}, TypeTablesNone, 344, 3066, 3068, 3072, 740, 741, 741, 741, 741},  // com.apple.pluginkit
  {{6764, 19}, {6767, 27}, {645, 0}, 102, 345, 3072, 3073, 3078, 741, 741, 741, 741, 741},  // com.apple.powerbook
  {{6773, 25}, {6777, 33}, {645, 0}, TypeTablesNone, 346, 3082, 3083, 3089, 742, 742, 742, 742, 742},  // com.apple.powerbook-g4-12
  {{6790, 25}, {6794, 33}, {645, 0}, TypeTablesNone, 347, 3089, 3090, 3096, 746, 746, 746, 746, 746},  // com.apple.powerbook-g4-15
  {{6807, 25}, {6811, 33}, {645, 0}, TypeTablesNone, 348, 3096, 3097, 3103, 750, 750, 750, 750, 750},  // com.apple.powerbook-g4-17
  {{6826, 31}, {6830, 39}, {645, 0}, TypeTablesNone, 349, 3103, 3104, 3110, 755, 755, 755, 755, 755},  // com.apple.powerbook-g4-titanium
  {{6843, 18}, {6846, 26}, {645, 0}, 103, 350, 3110, 3111, 3116, 759, 759, 759, 759, 759},  // com.apple.powermac
  {{6851, 42}, {6857, 50}, {645, 0}, TypeTablesNone, 351, 3119, 3120, 3126, 760, 760, 760, 760, 760},  // com.apple.powermac-g4-mirrored-drive-doors
  {{6866, 33}, {6871, 41}, {645, 0}, TypeTablesNone, 352, 3126, 3127, 3133, 761, 761, 761, 761, 761},  // com.apple.powermac-g4-quicksilver
  {{6879, 21}, {6882, 29}, {645, 0}, TypeTablesNone, 353, 3133, 3134, 3140, 762, 762, 762, 762, 762},  // com.apple.powermac-g5
  {{6897, 21}, {6900, 20}, {645, 0}, TypeTablesNone, 354, 3140, 3141, 3146, 767, 768, 768, 768, 768},  // com.apple.ppp-plug-in
  {{6903, 35}, {6908, 17}, {645, 0}, TypeTablesNone, 355, 3146, 3149, 3154, 768, 769, 769, 769, 769},  // com.apple.private.live-photo-bundle
  {{6911, 25}, {6915, 42}, {645, 0}, TypeTablesNone, 356, 3154, 3155, 3156, 769, 769, 769, 769, 769},  // com.apple.pro-display-xdr
  {{6921, 34}, {6926, 31}, {645, 0}, TypeTablesNone, 357, 3156, 3157, 3159, 769, 769, 769, 770, 770},  // com.apple.profile-background-color
  {{6931, 32}, {6935, 29}, {645, 0}, TypeTablesNone, 358, 3159, 3160, 3162, 770, 770, 770, 771, 771},  // com.apple.profile-font-and-color
  {{6940, 27}, {6944, 24}, {645, 0}, TypeTablesNone, 359, 3162, 3163, 3164, 771, 771, 771, 772, 772},  // com.apple.profile-font-icon
  {{6948, 23}, {6951, 13}, {645, 0}, 104, 360, 3164, 3165, 3167, 772, 773, 773, 773, 773},  // com.apple.property-list
  {{6953, 32}, {6957, 22}, {645, 0}, 105, 361, 3170, 3171, 3176, 773, 774, 774, 775, 775},  // com.apple.protected-mpeg-4-audio
  {{6961, 34}, {6966, 32}, {645, 0}, TypeTablesNone, 362, 3177, 3178, 3184, 775, 776, 776, 777, 777},  // com.apple.protected-mpeg-4-audio-b
  {{6971, 32}, {6975, 22}, {645, 0}, TypeTablesNone, 363, 3184, 3185, 3192, 777, 777, 777, 777, 777},  // com.apple.protected-mpeg-4-video
  {{6978, 26}, {6982, 23}, {645, 0}, TypeTablesNone, 364, 3192, 3193, 3198, 777, 778, 778, 778, 778},  // com.apple.provisionprofile
  {{6985, 23}, {6988, 13}, {645, 0}, TypeTablesNone, 365, 3198, 3199, 3202, 778, 778, 778, 780, 780},  // com.apple.public-folder
  {{6992, 37}, {6997, 40}, {645, 0}, TypeTablesNone, 366, 3202, 3204, 3207, 780, 781, 782, 782, 782},  // com.apple.quartz-composer-composition
  {{7002, 29}, {7006, 20}, {645, 0}, TypeTablesNone, 367, 3207, 3208, 3213, 782, 783, 783, 783, 783},  // com.apple.quicklook-generator
  {{7009, 25}, {7013, 15}, {645, 0}, TypeTablesNone, 368, 3213, 3214, 3218, 783, 785, 786, 787, 787},  // com.apple.quicktime-image
  {{7015, 25}, {7019, 15}, {645, 0}, TypeTablesNone, 369, 3218, 3219, 3224, 787, 789, 790, 791, 791},  // com.apple.quicktime-movie
  {{7022, 17}, {7025, 12}, {645, 0}, TypeTablesNone, 370, 3224, 3225, 3227, 791, 792, 793, 793, 793},  // com.apple.reality
  {{7027, 20}, {7030, 39}, {645, 0}, 106, 371, 3227, 3227, 3227, 793, 793, 793, 793, 793},  // com.apple.resolvable
  {{7035, 20}, {7038, 24}, {645, 0}, TypeTablesNone, 372, 3232, 3233, 3239, 793, 794, 794, 794, 794},  // com.apple.rez-source
  {{7041, 14}, {7043, 17}, {645, 0}, TypeTablesNone, 373, 3239, 3241, 3246, 794, 795, 795, 795, 795},  // com.apple.rtfd
  {{7046, 24}, {7049, 14}, {645, 0}, TypeTablesNone, 374, 3246, 3248, 3252, 795, 797, 797, 797, 797},  // com.apple.scenekit.scene
  {{7051, 30}, {7055, 27}, {645, 0}, TypeTablesNone, 375, 3252, 3253, 3258, 797, 798, 798, 798, 798},  // com.apple.scripting-definition
  {{7059, 36}, {7064, 26}, {645, 0}, TypeTablesNone, 376, 3258, 3259, 3262, 798, 798, 798, 799, 799},  // com.apple.server-applications-folder
  {{7069, 24}, {7072, 14}, {645, 0}, TypeTablesNone, 377, 3262, 3263, 3266, 799, 799, 799, 800, 800},  // com.apple.servers-folder
  {{7075, 29}, {7079, 28}, {645, 0}, TypeTablesNone, 378, 3266, 3267, 3275, 800, 801, 801, 801, 801},  // com.apple.service-application
  {{7083, 23}, {7086, 20}, {645, 0}, TypeTablesNone, 379, 3275, 3276, 3278, 801, 802, 802, 802, 802},  // com.apple.shazamcatalog
  {{7089, 25}, {7093, 22}, {645, 0}, TypeTablesNone, 380, 3278, 3279, 3281, 802, 803, 803, 803, 803},  // com.apple.shazamsignature
  {{7096, 23}, {7099, 20}, {645, 0}, TypeTablesNone, 381, 3281, 3283, 3290, 803, 804, 804, 804, 804},  // com.apple.shutdownstall
  {{7104, 22}, {7107, 12}, {645, 0}, TypeTablesNone, 382, 3290, 3291, 3294, 804, 804, 804, 806, 806},  // com.apple.sites-folder
  {{7111, 20}, {7114, 17}, {645, 0}, TypeTablesNone, 383, 3294, 3296, 3303, 806, 807, 807, 807, 807},  // com.apple.spinreport
  {{7117, 26}, {7121, 42}, {645, 0}, TypeTablesNone, 384, 3303, 3304, 3305, 807, 807, 807, 812, 812},  // com.apple.storage-external
  {{7132, 26}, {7136, 42}, {645, 0}, TypeTablesNone, 385, 3305, 3306, 3307, 812, 812, 812, 814, 814},  // com.apple.storage-internal
  {{7144, 25}, {7148, 41}, {645, 0}, TypeTablesNone, 386, 3307, 3308, 3309, 814, 814, 814, 815, 815},  // com.apple.storage-netboot
  {{7155, 27}, {7159, 43}, {645, 0}, TypeTablesNone, 387, 3309, 3310, 3311, 815, 815, 815, 817, 817},  // com.apple.storage-removable
  {{7167, 25}, {7171, 15}, {645, 0}, 107, 388, 3311, 3312, 3317, 817, 817, 817, 817, 817},  // com.apple.structured-text
  {{7173, 33}, {7178, 14}, {645, 0}, TypeTablesNone, 389, 3321, 3322, 3328, 817, 817, 817, 817, 817},  // com.apple.structured-text.address
  {{7180, 30}, {7184, 11}, {645, 0}, TypeTablesNone, 390, 3328, 3329, 3335, 817, 817, 817, 817, 817},  // com.apple.structured-text.date
  {{7186, 42}, {7192, 23}, {645, 0}, TypeTablesNone, 391, 3335, 3336, 3342, 817, 817, 817, 817, 817},  // com.apple.structured-text.telephone-number
  {{7195, 45}, {7201, 26}, {645, 0}, TypeTablesNone, 392, 3342, 3343, 3349, 817, 817, 817, 817, 817},  // com.apple.structured-text.transit-information
  {{7205, 24}, {7208, 41}, {645, 0}, TypeTablesNone, 393, 3349, 3350, 3351, 817, 817, 817, 817, 817},  // com.apple.studio-display
  {{7216, 23}, {7219, 27}, {645, 0}, TypeTablesNone, 394, 3351, 3352, 3358, 818, 819, 819, 819, 819},  // com.apple.symbol-export
  {{7223, 26}, {7227, 25}, {645, 0}, TypeTablesNone, 395, 3358, 3360, 3365, 819, 820, 820, 820, 820},  // com.apple.system-extension
  {{7231, 35}, {7236, 15}, {645, 0}, TypeTablesNone, 396, 3365, 3367, 3371, 820, 821, 821, 821, 821},  // com.apple.systempreference.prefpane
  {{7239, 39}, {7244, 21}, {645, 0}, TypeTablesNone, 397, 3371, 3373, 3377, 821, 822, 822, 822, 822},  // com.apple.systempreference.screen-saver
  {{7247, 45}, {7253, 27}, {645, 0}, TypeTablesNone, 398, 3377, 3379, 3383, 822, 823, 823, 823, 823},  // com.apple.systempreference.screen-slide-saver
  {{7259, 22}, {7262, 30}, {645, 0}, 108, 399, 3383, 3384, 3386, 823, 823, 823, 824, 824},  // com.apple.time-capsule
  {{7282, 36}, {7287, 26}, {645, 0}, TypeTablesNone, 400, 3387, 3388, 3393, 832, 832, 832, 834, 834},  // com.apple.traditional-mac-plain-text
  {{7293, 21}, {7296, 20}, {645, 0}, TypeTablesNone, 401, 3393, 3394, 3397, 834, 834, 834, 836, 836},  // com.apple.trash-empty
  {{7301, 20}, {7304, 19}, {645, 0}, TypeTablesNone, 402, 3397, 3398, 3401, 836, 836, 836, 837, 837},  // com.apple.trash-full
  {{7308, 41}, {7314, 31}, {645, 0}, TypeTablesNone, 403, 3401, 3402, 3406, 837, 838, 839, 840, 840},  // com.apple.truetype-datafork-suitcase-font
  {{7319, 34}, {7324, 31}, {645, 0}, TypeTablesNone, 404, 3406, 3408, 3412, 840, 840, 840, 841, 841},  // com.apple.txn.text-multimedia-data
  {{7329, 24}, {7332, 21}, {645, 0}, TypeTablesNone, 801, 3412, 3413, 3415, 841, 841, 841, 842, 842},  // com.apple.unknown-object
  {{7336, 14}, {7338, 31}, {645, 0}, 109, 405, 3415, 3415, 3415, 842, 842, 842, 843, 843},  // com.apple.user
  {{7343, 20}, {7346, 37}, {645, 0}, TypeTablesNone, 406, 3416, 3416, 3416, 843, 843, 843, 844, 844},  // com.apple.user-group
  {{7352, 20}, {7355, 37}, {645, 0}, TypeTablesNone, 407, 3416, 3416, 3416, 844, 844, 844, 845, 845},  // com.apple.user-idisk
  {{7361, 22}, {7364, 39}, {645, 0}, TypeTablesNone, 408, 3416, 3416, 3416, 845, 845, 845, 846, 846},  // com.apple.user-unknown
  {{7370, 22}, {7373, 12}, {645, 0}, TypeTablesNone, 409, 3416, 3417, 3420, 846, 846, 846, 847, 847},  // com.apple.users-folder
  {{7376, 26}, {7380, 16}, {645, 0}, TypeTablesNone, 410, 3420, 3421, 3424, 847, 847, 847, 850, 850},  // com.apple.utilities-folder
  {{7385, 25}, {7389, 33}, {645, 0}, TypeTablesNone, 411, 3424, 3425, 3429, 850, 850, 850, 850, 850},  // com.apple.virtual-machine
  {{7397, 31}, {7401, 38}, {645, 0}, TypeTablesNone, 412, 3429, 3430, 3434, 852, 853, 853, 854, 854},  // com.apple.vnc-internet-location
  {{7407, 15}, {7409, 23}, {645, 0}, TypeTablesNone, 413, 3434, 3435, 3438, 854, 854, 854, 854, 854},  // com.apple.watch
  {{7413, 19}, {7416, 16}, {645, 0}, TypeTablesNone, 414, 3438, 3440, 3443, 855, 856, 856, 856, 856},  // com.apple.watchface
  {{7418, 31}, {7422, 38}, {645, 0}, TypeTablesNone, 415, 3443, 3444, 3448, 856, 857, 857, 858, 858},  // com.apple.web-internet-location
  {{7428, 20}, {7431, 14}, {645, 0}, TypeTablesNone, 416, 3448, 3450, 3454, 858, 859, 860, 861, 862},  // com.apple.webarchive
  {{7439, 23}, {7442, 22}, {645, 0}, TypeTablesNone, 417, 3454, 3455, 3460, 862, 863, 863, 863, 863},  // com.apple.webkit-plugin
  {{7445, 31}, {7449, 21}, {645, 0}, TypeTablesNone, 418, 3460, 3461, 3466, 863, 863, 863, 863, 863},  // com.apple.x11-mach-o-executable
  {{7452, 21}, {7455, 11}, {645, 0}, 110, 419, 3466, 3468, 3471, 863, 864, 865, 865, 865},  // com.apple.xar-archive
  {{7457, 20}, {7460, 14}, {7462, 39}, TypeTablesNone, 420, 3472, 3473, 3476, 865, 866, 866, 866, 866},  // com.apple.xcode.dsym
  {{7467, 21}, {7470, 11}, {645, 0}, TypeTablesNone, 421, 3476, 3477, 3481, 866, 867, 867, 867, 867},  // com.apple.xip-archive
  {{7472, 27}, {7476, 17}, {645, 0}, 111, 422, 3481, 3483, 3489, 867, 868, 868, 868, 868},  // com.apple.xml-property-list
  {{7479, 21}, {7482, 11}, {645, 0}, 112, 423, 3490, 3492, 3496, 868, 869, 869, 869, 869},  // com.apple.xpc-service
  {{7484, 16}, {7486, 24}, {645, 0}, 113, 424, 3497, 3498, 3503, 869, 869, 869, 869, 869},  // com.apple.xserve
  {{7491, 19}, {7494, 27}, {645, 0}, TypeTablesNone, 425, 3506, 3507, 3513, 871, 871, 871, 871, 871},  // com.apple.xserve-g4
  {{7502, 19}, {7505, 27}, {645, 0}, TypeTablesNone, 426, 3513, 3514, 3520, 873, 873, 873, 873, 873},  // com.apple.xserve-g5
  {{7511, 21}, {7514, 29}, {645, 0}, TypeTablesNone, 427, 3520, 3521, 3527, 874, 874, 874, 874, 874},  // com.apple.xserve-xeon
  {{7524, 20}, {7527, 8}, {645, 0}, 114, 428, 3527, 3528, 3533, 877, 877, 877, 877, 877},  // com.audible.aa-audio
  {{7528, 24}, {7531, 20}, {645, 0}, TypeTablesNone, 429, 3535, 3536, 3542, 877, 878, 881, 882, 882},  // com.audible.aa-audiobook
  {{7535, 25}, {7539, 21}, {645, 0}, TypeTablesNone, 430, 3542, 3543, 3549, 882, 883, 884, 885, 885},  // com.audible.aax-audiobook
  {{7543, 29}, {7547, 40}, {645, 0}, TypeTablesNone, 802, 3549, 3550, 3554, 885, 886, 886, 887, 887},  // com.avid.open-media-framework
  {{7553, 23}, {7556, 32}, {645, 0}, TypeTablesNone, 803, 3554, 3555, 3560, 887, 888, 889, 889, 889},  // com.canon.cr2-raw-image
  {{7560, 23}, {7563, 32}, {645, 0}, TypeTablesNone, 804, 3560, 3561, 3566, 889, 890, 890, 890, 890},  // com.canon.cr3-raw-image
  {{7567, 23}, {7570, 32}, {645, 0}, TypeTablesNone, 805, 3566, 3567, 3572, 890, 891, 892, 892, 892},  // com.canon.crw-raw-image
  {{7574, 23}, {7577, 32}, {645, 0}, TypeTablesNone, 806, 3572, 3573, 3578, 892, 892, 892, 892, 892},  // com.canon.tif-raw-image
  {{7581, 18}, {7584, 9}, {645, 0}, TypeTablesNone, 807, 3578, 3579, 3583, 892, 893, 894, 895, 895},  // com.compuserve.gif
  {{7587, 24}, {7590, 9}, {645, 0}, TypeTablesNone, 808, 3583, 3584, 3589, 895, 896, 896, 897, 897},  // com.digidesign.sd2-audio
  {{7593, 17}, {7596, 28}, {645, 0}, TypeTablesNone, 809, 3589, 3590, 3595, 897, 898, 899, 899, 899},  // com.dxo.raw-image
  {{7600, 19}, {7596, 28}, {645, 0}, TypeTablesNone, 810, 3595, 3596, 3601, 899, 900, 901, 901, 901},  // com.epson.raw-image
  {{7603, 30}, {7607, 25}, {645, 0}, 115, 811, 3601, 3603, 3606, 901, 903, 905, 905, 905},  // com.facebook.zstandard-archive
  {{7611, 34}, {7616, 35}, {645, 0}, TypeTablesNone, 812, 3607, 3608, 3612, 905, 907, 908, 908, 908},  // com.facebook.zstandard-tar-archive
  {{7621, 18}, {7596, 28}, {645, 0}, TypeTablesNone, 813, 3612, 3613, 3618, 908, 909, 910, 910, 910},  // com.fuji.raw-image
  {{7624, 25}, {7628, 22}, {645, 0}, TypeTablesNone, 814, 3618, 3620, 3623, 910, 911, 912, 912, 912},  // com.google.brotli-archive
  {{7631, 28}, {7635, 32}, {645, 0}, TypeTablesNone, 815, 3623, 3624, 3629, 912, 913, 913, 913, 913},  // com.hasselblad.3fr-raw-image
  {{7639, 28}, {7643, 32}, {645, 0}, TypeTablesNone, 816, 3629, 3630, 3635, 913, 914, 914, 914, 914},  // com.hasselblad.fff-raw-image
  {{7647, 21}, {7650, 13}, {645, 0}, TypeTablesNone, 817, 3635, 3636, 3640, 914, 915, 916, 916, 916},  // com.ilm.openexr-image
  {{7652, 14}, {7654, 15}, {645, 0}, TypeTablesNone, 818, 3640, 3641, 3647, 916, 917, 918, 918, 918},  // com.j2.efx-fax
  {{7656, 14}, {7658, 15}, {645, 0}, TypeTablesNone, 819, 3647, 3648, 3654, 918, 919, 919, 919, 919},  // com.j2.jfx-fax
  {{7660, 24}, {7663, 14}, {645, 0}, TypeTablesNone, 820, 3654, 3655, 3659, 919, 920, 922, 922, 922},  // com.kodak.flashpix-image
  {{7665, 19}, {7596, 28}, {645, 0}, TypeTablesNone, 821, 3659, 3660, 3665, 922, 923, 923, 923, 923},  // com.kodak.raw-image
  {{7668, 27}, {7596, 28}, {645, 0}, TypeTablesNone, 822, 3665, 3666, 3671, 923, 924, 924, 924, 924},  // com.konicaminolta.raw-image
  {{7672, 25}, {7596, 28}, {645, 0}, TypeTablesNone, 823, 3671, 3672, 3677, 924, 925, 925, 925, 925},  // com.leafamerica.raw-image
  {{7676, 23}, {7679, 32}, {645, 0}, TypeTablesNone, 824, 3677, 3678, 3683, 925, 926, 927, 927, 927},  // com.leica.pwl-raw-image
  {{7683, 19}, {7596, 28}, {645, 0}, TypeTablesNone, 1000, 3683, 3684, 3689, 927, 928, 928, 928, 928},  // com.leica.raw-image
  {{7686, 23}, {7689, 32}, {645, 0}, TypeTablesNone, 825, 3689, 3690, 3695, 928, 929, 929, 929, 929},  // com.leica.rwl-raw-image
  {{7693, 40}, {7698, 46}, {645, 0}, 116, 826, 3695, 3697, 3703, 929, 930, 931, 932, 932},  // com.microsoft.advanced-stream-redirector
  {{7705, 37}, {7710, 43}, {645, 0}, 117, 827, 3706, 3707, 3711, 932, 933, 935, 936, 936},  // com.microsoft.advanced-systems-format
  {{7717, 17}, {7720, 9}, {645, 0}, TypeTablesNone, 828, 3715, 3716, 3720, 936, 938, 942, 944, 944},  // com.microsoft.bmp
  {{7724, 17}, {7727, 13}, {7729, 64}, TypeTablesNone, 829, 3720, 3722, 3725, 944, 945, 946, 946, 946},  // com.microsoft.cab
  {{7737, 17}, {7740, 18}, {645, 0}, TypeTablesNone, 830, 3725, 3726, 3730, 946, 947, 948, 948, 948},  // com.microsoft.dds
  {{7743, 45}, {7749, 26}, {645, 0}, TypeTablesNone, 831, 3730, 3734, 3743, 948, 949, 950, 950, 950},  // com.microsoft.excel.sheet.binary.macroenabled
  {{7760, 23}, {7763, 10}, {645, 0}, TypeTablesNone, 832, 3743, 3744, 3746, 950, 951, 951, 952, 952},  // com.microsoft.excel.xla
  {{7766, 23}, {7769, 17}, {645, 0}, TypeTablesNone, 833, 3746, 3749, 3754, 952, 953, 955, 956, 956},  // com.microsoft.excel.xls
  {{7773, 23}, {7776, 17}, {645, 0}, TypeTablesNone, 834, 3754, 3756, 3760, 956, 957, 959, 960, 960},  // com.microsoft.excel.xlt
  {{7780, 23}, {7783, 17}, {645, 0}, TypeTablesNone, 835, 3760, 3762, 3766, 960, 961, 963, 964, 964},  // com.microsoft.excel.xlw
  {{7787, 17}, {7790, 12}, {645, 0}, TypeTablesNone, 836, 3766, 3767, 3771, 964, 965, 966, 966, 966},  // com.microsoft.ico
  {{7792, 31}, {7796, 20}, {645, 0}, TypeTablesNone, 431, 3771, 3773, 3776, 966, 967, 967, 967, 967},  // com.microsoft.internet-shortcut
  {{7799, 28}, {7803, 18}, {645, 0}, TypeTablesNone, 1001, 3776, 3778, 3783, 967, 968, 970, 971, 971},  // com.microsoft.powerpoint.pot
  {{7807, 28}, {7811, 18}, {645, 0}, TypeTablesNone, 1002, 3783, 3785, 3790, 971, 972, 974, 975, 975},  // com.microsoft.powerpoint.pps
  {{7815, 28}, {7819, 18}, {645, 0}, TypeTablesNone, 837, 3790, 3792, 3797, 975, 976, 978, 979, 979},  // com.microsoft.powerpoint.ppt
  {{7823, 24}, {7826, 17}, {645, 0}, TypeTablesNone, 838, 3797, 3798, 3805, 979, 982, 984, 984, 984},  // com.microsoft.typescript
  {{7829, 28}, {7833, 9}, {645, 0}, TypeTablesNone, 839, 3805, 3806, 3811, 984, 987, 991, 993, 993},  // com.microsoft.waveform-audio
  {{7837, 42}, {7843, 41}, {645, 0}, TypeTablesNone, 997, 3811, 3813, 3816, 993, 994, 995, 995, 995},  // com.microsoft.windows-dynamic-link-library
  {{7849, 32}, {7853, 18}, {645, 0}, TypeTablesNone, 432, 3816, 3818, 3821, 995, 996, 999, 999, 999},  // com.microsoft.windows-executable
  {{7856, 31}, {7860, 25}, {645, 0}, TypeTablesNone, 840, 3821, 3823, 3831, 999, 1000, 1001, 1001, 1001},  // com.microsoft.windows-media-wax
  {{7864, 30}, {7868, 24}, {645, 0}, TypeTablesNone, 841, 3831, 3833, 3839, 1001, 1002, 1003, 1003, 1003},  // com.microsoft.windows-media-wm
  {{7871, 31}, {7875, 25}, {645, 0}, TypeTablesNone, 842, 3839, 3841, 3847, 1003, 1004, 1006, 1006, 1006},  // com.microsoft.windows-media-wma
  {{7879, 31}, {7883, 25}, {645, 0}, TypeTablesNone, 843, 3847, 3849, 3855, 1006, 1007, 1008, 1008, 1008},  // com.microsoft.windows-media-wmp
  {{7887, 31}, {7891, 25}, {645, 0}, TypeTablesNone, 844, 3855, 3857, 3863, 1008, 1009, 1010, 1010, 1010},  // com.microsoft.windows-media-wmv
  {{7895, 31}, {7899, 25}, {645, 0}, TypeTablesNone, 845, 3863, 3865, 3873, 1010, 1011, 1012, 1012, 1012},  // com.microsoft.windows-media-wmx
  {{7903, 31}, {7907, 25}, {645, 0}, TypeTablesNone, 846, 3873, 3875, 3883, 1012, 1013, 1014, 1014, 1014},  // com.microsoft.windows-media-wvx
  {{7911, 22}, {7914, 14}, {645, 0}, TypeTablesNone, 847, 3883, 3885, 3889, 1014, 1015, 1016, 1017, 1017},  // com.microsoft.word.doc
  {{7917, 22}, {7920, 14}, {645, 0}, TypeTablesNone, 848, 3889, 3891, 3895, 1017, 1018, 1019, 1020, 1020},  // com.microsoft.word.dot
  {{7923, 24}, {7926, 24}, {645, 0}, TypeTablesNone, 849, 3895, 3896, 3898, 1020, 1023, 1024, 1024, 1024},  // com.microsoft.word.mhtml
  {{7929, 25}, {7933, 13}, {645, 0}, TypeTablesNone, 850, 3898, 3900, 3906, 1024, 1025, 1025, 1025, 1025},  // com.microsoft.word.wordml
  {{7935, 30}, {7939, 17}, {645, 0}, TypeTablesNone, 433, 3906, 3908, 3916, 1025, 1029, 1034, 1034, 1034},  // com.netscape.javascript-source
  {{7942, 23}, {7945, 32}, {645, 0}, TypeTablesNone, 851, 3916, 3917, 3922, 1034, 1035, 1036, 1036, 1036},  // com.nikon.nrw-raw-image
  {{7949, 19}, {7596, 28}, {645, 0}, TypeTablesNone, 852, 3922, 3923, 3928, 1036, 1037, 1037, 1037, 1037},  // com.nikon.raw-image
  {{7952, 24}, {7955, 31}, {645, 0}, TypeTablesNone, 1003, 3928, 3929, 3935, 1037, 1038, 1039, 1039, 1039},  // com.olympus.or-raw-image
  {{7959, 21}, {7596, 28}, {645, 0}, 118, 853, 3935, 3936, 3941, 1039, 1040, 1041, 1041, 1041},  // com.olympus.raw-image
  {{7962, 24}, {7965, 31}, {645, 0}, TypeTablesNone, 854, 3943, 3944, 3950, 1041, 1042, 1043, 1043, 1043},  // com.olympus.sr-raw-image
  {{7969, 23}, {7596, 28}, {645, 0}, TypeTablesNone, 855, 3950, 3951, 3956, 1043, 1044, 1044, 1044, 1044},  // com.panasonic.raw-image
  {{7972, 27}, {7976, 32}, {645, 0}, TypeTablesNone, 856, 3956, 3957, 3962, 1044, 1045, 1045, 1045, 1045},  // com.panasonic.rw2-raw-image
  {{7980, 20}, {7596, 28}, {645, 0}, TypeTablesNone, 857, 3962, 3963, 3968, 1045, 1046, 1046, 1046, 1046},  // com.pentax.raw-image
  {{7983, 22}, {7596, 28}, {645, 0}, TypeTablesNone, 858, 3968, 3969, 3974, 1046, 1047, 1047, 1047, 1047},  // com.phaseone.raw-image
  {{7986, 37}, {7991, 9}, {7993, 18}, TypeTablesNone, 434, 3974, 3976, 3980, 1047, 1050, 1050, 1050, 1050},  // com.pixar.universal-scene-description
  {{7996, 44}, {8002, 12}, {7993, 18}, TypeTablesNone, 435, 3980, 3982, 3986, 1050, 1051, 1052, 1052, 1052},  // com.pixar.universal-scene-description-mobile
  {{8004, 22}, {8007, 11}, {645, 0}, 119, 436, 3986, 3988, 3991, 1052, 1052, 1052, 1052, 1052},  // com.pkware.zip-archive
  {{8009, 22}, {8012, 11}, {645, 0}, TypeTablesNone, 859, 3992, 3994, 3997, 1052, 1053, 1056, 1056, 1056},  // com.rarlab.rar-archive
  {{8014, 18}, {8017, 9}, {645, 0}, TypeTablesNone, 860, 3997, 3998, 4003, 1056, 1058, 1061, 1062, 1062},  // com.real.realaudio
  {{8020, 18}, {8023, 17}, {645, 0}, TypeTablesNone, 861, 4003, 4004, 4009, 1062, 1063, 1064, 1065, 1065},  // com.real.realmedia
  {{8027, 22}, {8030, 21}, {645, 0}, TypeTablesNone, 862, 4009, 4010, 4015, 1065, 1066, 1067, 1067, 1067},  // com.real.realmedia-vbr
  {{8033, 22}, {8036, 11}, {645, 0}, TypeTablesNone, 863, 4015, 4017, 4020, 1067, 1068, 1069, 1069, 1069},  // com.redhat.rpm-archive
  {{8038, 15}, {8040, 18}, {645, 0}, TypeTablesNone, 437, 4020, 4021, 4023, 1069, 1071, 1072, 1072, 1072},  // com.rsa.pkcs-12
  {{8043, 21}, {7596, 28}, {645, 0}, TypeTablesNone, 864, 4023, 4024, 4029, 1072, 1073, 1073, 1073, 1073},  // com.samsung.raw-image
  {{8046, 28}, {8050, 21}, {645, 0}, TypeTablesNone, 438, 4029, 4030, 4034, 1073, 1074, 1074, 1074, 1074},  // com.scenarist.closed-caption
  {{8053, 17}, {8056, 9}, {645, 0}, TypeTablesNone, 865, 4034, 4035, 4039, 1074, 1075, 1077, 1078, 1078},  // com.sgi.sgi-image
  {{8059, 22}, {8062, 32}, {645, 0}, TypeTablesNone, 866, 4039, 4040, 4045, 1078, 1079, 1079, 1079, 1079},  // com.sony.arw-raw-image
  {{8066, 18}, {7596, 28}, {645, 0}, TypeTablesNone, 867, 4045, 4046, 4051, 1079, 1080, 1080, 1080, 1080},  // com.sony.raw-image
  {{8069, 22}, {8072, 32}, {645, 0}, TypeTablesNone, 868, 4051, 4052, 4057, 1080, 1081, 1082, 1082, 1082},  // com.sony.sr2-raw-image
  {{8076, 15}, {8078, 14}, {645, 0}, TypeTablesNone, 439, 4057, 4058, 4063, 1082, 1083, 1084, 1084, 1084},  // com.sony.wave64
  {{8080, 26}, {8084, 17}, {645, 0}, TypeTablesNone, 869, 4063, 4064, 4069, 1084, 1085, 1085, 1085, 1085},  // com.soundblaster.soundfont
  {{8087, 24}, {8090, 14}, {645, 0}, TypeTablesNone, 870, 4069, 4070, 4074, 1085, 1086, 1088, 1089, 1089},  // com.stuffit.archive.sidx
  {{8093, 23}, {8096, 13}, {645, 0}, TypeTablesNone, 871, 4074, 4075, 4079, 1089, 1091, 1093, 1094, 1094},  // com.stuffit.archive.sit
  {{8099, 24}, {8102, 14}, {645, 0}, TypeTablesNone, 872, 4079, 4080, 4084, 1094, 1095, 1097, 1098, 1098},  // com.stuffit.archive.sitx
  {{8105, 20}, {8108, 12}, {645, 0}, 120, 440, 4084, 4086, 4092, 1098, 1099, 1100, 1100, 1100},  // com.sun.java-archive
  {{8110, 18}, {8113, 23}, {645, 0}, TypeTablesNone, 441, 4093, 4095, 4098, 1100, 1101, 1103, 1103, 1103},  // com.sun.java-class
  {{8116, 19}, {8119, 25}, {645, 0}, TypeTablesNone, 442, 4098, 4099, 4105, 1103, 1105, 1106, 1106, 1106},  // com.sun.java-source
  {{8123, 22}, {8126, 21}, {645, 0}, TypeTablesNone, 443, 4105, 4106, 4111, 1106, 1107, 1109, 1109, 1109},  // com.sun.java-web-start
  {{8129, 31}, {8133, 23}, {645, 0}, TypeTablesNone, 444, 4111, 4112, 4119, 1109, 1110, 1110, 1110, 1110},  // com.sun.web-application-archive
  {{8136, 18}, {8139, 17}, {645, 0}, TypeTablesNone, 873, 4119, 4120, 4125, 1110, 1111, 1112, 1112, 1112},  // com.topografix.gpx
  {{8142, 24}, {8145, 9}, {645, 0}, TypeTablesNone, 874, 4125, 4126, 4130, 1112, 1113, 1117, 1118, 1118},  // com.truevision.tga-image
  {{8148, 15}, {8150, 14}, {8152, 25}, TypeTablesNone, 445, 4130, 4131, 4133, 1118, 1119, 1119, 1120, 1120},  // gov.nih.nifti-1
  {{8157, 27}, {8161, 13}, {645, 0}, TypeTablesNone, 875, 4133, 4134, 4140, 1120, 1123, 1125, 1125, 1125},  // net.daringfireball.markdown
  {{8163, 34}, {8168, 25}, {645, 0}, TypeTablesNone, 446, 4140, 4141, 4146, 1125, 1126, 1127, 1128, 1128},  // org.3gpp.adaptive-multi-rate-audio
  {{8173, 23}, {8176, 13}, {8178, 29}, TypeTablesNone, 876, 4146, 4148, 4151, 1128, 1129, 1130, 1130, 1130},  // org.7-zip.7-zip-archive
  {{8182, 21}, {8185, 11}, {645, 0}, TypeTablesNone, 877, 4151, 4153, 4156, 1130, 1131, 1132, 1132, 1132},  // org.7-zip.arj-archive
  {{8187, 21}, {8190, 11}, {645, 0}, TypeTablesNone, 878, 4156, 4158, 4161, 1132, 1134, 1136, 1136, 1136},  // org.7-zip.lha-archive
  {{8192, 44}, {8198, 36}, {645, 0}, TypeTablesNone, 447, 4161, 4163, 4167, 1136, 1137, 1137, 1138, 1138},  // org.aafassociation.advanced-authoring-format
  {{8204, 22}, {8207, 22}, {645, 0}, TypeTablesNone, 879, 4167, 4168, 4170, 1138, 1139, 1140, 1140, 1140},  // org.bittorrent.torrent
  {{8210, 22}, {8213, 18}, {645, 0}, TypeTablesNone, 880, 4170, 4172, 4175, 1140, 1141, 1142, 1142, 1142},  // org.chromium.extension
  {{8216, 22}, {8219, 14}, {645, 0}, TypeTablesNone, 881, 4175, 4177, 4180, 1142, 1144, 1146, 1146, 1146},  // org.debian.deb-archive
  {{8221, 23}, {8224, 15}, {645, 0}, 121, 448, 4180, 4182, 4185, 1146, 1147, 1148, 1148, 1148},  // org.gnu.gnu-tar-archive
  {{8226, 23}, {8229, 12}, {645, 0}, 122, 449, 4186, 4188, 4191, 1148, 1150, 1152, 1152, 1152},  // org.gnu.gnu-zip-archive
  {{8231, 27}, {8235, 19}, {645, 0}, TypeTablesNone, 450, 4192, 4193, 4197, 1152, 1154, 1156, 1156, 1156},  // org.gnu.gnu-zip-tar-archive
  {{8238, 23}, {8241, 9}, {645, 0}, TypeTablesNone, 451, 4197, 4199, 4203, 1156, 1157, 1158, 1158, 1158},  // org.idpf.epub-container
  {{8243, 16}, {8245, 12}, {645, 0}, TypeTablesNone, 882, 4203, 4204, 4208, 1158, 1159, 1159, 1159, 1159},  // org.khronos.astc
  {{8247, 42}, {8253, 42}, {645, 0}, TypeTablesNone, 883, 4208, 4211, 4218, 1159, 1160, 1161, 1161, 1161},  // org.khronos.collada.digital-asset-exchange
  {{8259, 15}, {8261, 15}, {645, 0}, TypeTablesNone, 884, 4218, 4219, 4223, 1161, 1162, 1163, 1163, 1163},  // org.khronos.ktx
  {{8263, 16}, {8265, 14}, {645, 0}, TypeTablesNone, 885, 4223, 4224, 4229, 1163, 1164, 1166, 1166, 1166},  // org.matroska.mka
  {{8267, 16}, {8269, 14}, {645, 0}, TypeTablesNone, 886, 4229, 4230, 4235, 1166, 1167, 1169, 1169, 1169},  // org.matroska.mkv
  {{8271, 14}, {8273, 12}, {8275, 21}, TypeTablesNone, 452, 4235, 4236, 4238, 1169, 1171, 1172, 1173, 1173},  // org.nema.dicom
  {{8279, 27}, {8283, 19}, {645, 0}, 123, 453, 4238, 4239, 4241, 1173, 1173, 1173, 1173, 1173},  // org.oasis-open.opendocument
  {{8286, 33}, {8291, 16}, {645, 0}, TypeTablesNone, 887, 4257, 4259, 4264, 1173, 1174, 1175, 1175, 1175},  // org.oasis-open.opendocument.chart
  {{8293, 42}, {8299, 25}, {645, 0}, TypeTablesNone, 888, 4264, 4266, 4271, 1175, 1176, 1177, 1177, 1177},  // org.oasis-open.opendocument.chart-template
  {{8303, 36}, {8308, 8}, {645, 0}, TypeTablesNone, 889, 4271, 4274, 4278, 1177, 1178, 1179, 1179, 1179},  // org.oasis-open.opendocument.database
  {{8309, 35}, {8314, 14}, {645, 0}, TypeTablesNone, 890, 4278, 4280, 4284, 1179, 1180, 1181, 1181, 1181},  // org.oasis-open.opendocument.formula
  {{8316, 44}, {8322, 23}, {645, 0}, TypeTablesNone, 891, 4284, 4286, 4290, 1181, 1182, 1183, 1183, 1183},  // org.oasis-open.opendocument.formula-template
  {{8325, 36}, {8330, 19}, {645, 0}, TypeTablesNone, 892, 4290, 4292, 4297, 1183, 1184, 1185, 1185, 1185},  // org.oasis-open.opendocument.graphics
  {{8333, 45}, {8339, 28}, {645, 0}, TypeTablesNone, 893, 4297, 4299, 4304, 1185, 1186, 1187, 1187, 1187},  // org.oasis-open.opendocument.graphics-template
  {{8343, 33}, {8348, 5}, {645, 0}, TypeTablesNone, 894, 4304, 4306, 4311, 1187, 1188, 1189, 1189, 1189},  // org.oasis-open.opendocument.image
  {{8349, 42}, {8355, 22}, {645, 0}, TypeTablesNone, 895, 4311, 4313, 4318, 1189, 1190, 1191, 1191, 1191},  // org.oasis-open.opendocument.image-template
  {{8358, 40}, {8363, 12}, {645, 0}, TypeTablesNone, 896, 4318, 4321, 4327, 1191, 1192, 1193, 1193, 1193},  // org.oasis-open.opendocument.presentation
  {{8365, 49}, {8372, 36}, {645, 0}, TypeTablesNone, 897, 4327, 4330, 4336, 1193, 1194, 1195, 1195, 1195},  // org.oasis-open.opendocument.presentation-template
  {{8377, 39}, {8382, 11}, {645, 0}, TypeTablesNone, 898, 4336, 4339, 4345, 1195, 1196, 1197, 1197, 1197},  // org.oasis-open.opendocument.spreadsheet
  {{8384, 48}, {8390, 34}, {645, 0}, TypeTablesNone, 899, 4345, 4348, 4354, 1197, 1198, 1199, 1199, 1199},  // org.oasis-open.opendocument.spreadsheet-template
  {{8395, 32}, {8399, 15}, {645, 0}, TypeTablesNone, 900, 4354, 4356, 4361, 1199, 1200, 1201, 1201, 1201},  // org.oasis-open.opendocument.text
  {{8401, 39}, {8406, 22}, {645, 0}, TypeTablesNone, 901, 4361, 4363, 4368, 1201, 1202, 1203, 1203, 1203},  // org.oasis-open.opendocument.text-master
  {{8409, 41}, {8415, 24}, {645, 0}, TypeTablesNone, 902, 4368, 4370, 4375, 1203, 1204, 1205, 1205, 1205},  // org.oasis-open.opendocument.text-template
  {{8418, 36}, {8423, 19}, {645, 0}, TypeTablesNone, 903, 4375, 4377, 4382, 1205, 1206, 1207, 1207, 1207},  // org.oasis-open.opendocument.text-web
  {{8426, 20}, {8429, 17}, {645, 0}, TypeTablesNone, 904, 4382, 4383, 4388, 1207, 1209, 1210, 1210, 1210},  // org.oasis-open.xliff
  {{8432, 22}, {8314, 14}, {645, 0}, TypeTablesNone, 905, 4388, 4390, 4393, 1210, 1212, 1214, 1214, 1214},  // org.openoffice.formula
  {{8435, 23}, {8438, 15}, {645, 0}, TypeTablesNone, 906, 4393, 4395, 4398, 1214, 1216, 1218, 1218, 1218},  // org.openoffice.graphics
  {{8440, 32}, {8444, 24}, {645, 0}, TypeTablesNone, 907, 4398, 4400, 4403, 1218, 1219, 1220, 1220, 1220},  // org.openoffice.graphics-template
  {{8447, 27}, {8363, 12}, {645, 0}, TypeTablesNone, 908, 4403, 4406, 4411, 1220, 1223, 1226, 1226, 1226},  // org.openoffice.presentation
  {{8451, 36}, {8372, 36}, {645, 0}, TypeTablesNone, 909, 4411, 4414, 4419, 1226, 1227, 1228, 1228, 1228},  // org.openoffice.presentation-template
  {{8456, 26}, {8382, 11}, {645, 0}, TypeTablesNone, 910, 4419, 4421, 4425, 1228, 1230, 1232, 1232, 1232},  // org.openoffice.spreadsheet
  {{8460, 35}, {8390, 34}, {645, 0}, TypeTablesNone, 911, 4425, 4427, 4431, 1232, 1233, 1234, 1234, 1234},  // org.openoffice.spreadsheet-template
  {{8465, 19}, {8468, 11}, {645, 0}, TypeTablesNone, 912, 4431, 4433, 4436, 1234, 1236, 1238, 1238, 1238},  // org.openoffice.text
  {{8470, 26}, {8474, 18}, {645, 0}, TypeTablesNone, 913, 4436, 4438, 4441, 1238, 1239, 1240, 1240, 1240},  // org.openoffice.text-master
  {{8477, 28}, {8481, 20}, {645, 0}, TypeTablesNone, 914, 4441, 4443, 4446, 1240, 1241, 1242, 1242, 1242},  // org.openoffice.text-template
  {{8484, 26}, {8488, 14}, {645, 0}, 124, 454, 4446, 4447, 4449, 1242, 1242, 1242, 1242, 1242},  // org.openxmlformats.openxml
  {{8490, 46}, {8363, 12}, {645, 0}, TypeTablesNone, 915, 4463, 4465, 4471, 1242, 1243, 1244, 1244, 1244},  // org.openxmlformats.presentationml.presentation
  {{8496, 59}, {8504, 27}, {645, 0}, TypeTablesNone, 916, 4471, 4474, 4481, 1244, 1245, 1246, 1246, 1246},  // org.openxmlformats.presentationml.presentation.macroenabled
  {{8516, 43}, {8522, 24}, {645, 0}, TypeTablesNone, 917, 4481, 4483, 4489, 1246, 1247, 1248, 1248, 1248},  // org.openxmlformats.presentationml.slideshow
  {{8525, 56}, {8504, 27}, {645, 0}, TypeTablesNone, 918, 4489, 4492, 4499, 1248, 1249, 1250, 1250, 1250},  // org.openxmlformats.presentationml.slideshow.macroenabled
  {{8539, 42}, {8545, 38}, {645, 0}, TypeTablesNone, 919, 4499, 4501, 4507, 1250, 1251, 1252, 1252, 1252},  // org.openxmlformats.presentationml.template
  {{8550, 55}, {8504, 27}, {645, 0}, TypeTablesNone, 920, 4507, 4510, 4517, 1252, 1253, 1254, 1254, 1254},  // org.openxmlformats.presentationml.template.macroenabled
  {{8564, 38}, {8569, 19}, {645, 0}, TypeTablesNone, 921, 4517, 4520, 4526, 1254, 1255, 1256, 1256, 1256},  // org.openxmlformats.spreadsheetml.sheet
  {{8572, 51}, {7749, 26}, {645, 0}, TypeTablesNone, 922, 4526, 4530, 4537, 1256, 1257, 1258, 1258, 1258},  // org.openxmlformats.spreadsheetml.sheet.macroenabled
  {{8585, 41}, {8591, 36}, {645, 0}, TypeTablesNone, 923, 4537, 4540, 4546, 1258, 1259, 1260, 1260, 1260},  // org.openxmlformats.spreadsheetml.template
  {{8596, 54}, {7749, 26}, {645, 0}, TypeTablesNone, 924, 4546, 4550, 4557, 1260, 1261, 1262, 1262, 1262},  // org.openxmlformats.spreadsheetml.template.macroenabled
  {{8610, 44}, {8616, 8}, {645, 0}, TypeTablesNone, 925, 4557, 4559, 4564, 1262, 1263, 1264, 1264, 1264},  // org.openxmlformats.wordprocessingml.document
  {{8617, 57}, {8625, 23}, {645, 0}, TypeTablesNone, 926, 4564, 4567, 4573, 1264, 1265, 1266, 1266, 1266},  // org.openxmlformats.wordprocessingml.document.macroenabled
  {{8634, 44}, {8640, 36}, {645, 0}, TypeTablesNone, 927, 4573, 4575, 4580, 1266, 1267, 1268, 1268, 1268},  // org.openxmlformats.wordprocessingml.template
  {{8645, 57}, {8625, 23}, {645, 0}, TypeTablesNone, 928, 4580, 4583, 4589, 1268, 1269, 1270, 1270, 1270},  // org.openxmlformats.wordprocessingml.template.macroenabled
  {{8659, 13}, {8661, 12}, {645, 0}, TypeTablesNone, 929, 4589, 4590, 4595, 1270, 1271, 1272, 1272, 1272},  // org.opml.opml
  {{8663, 18}, {8666, 18}, {645, 0}, TypeTablesNone, 930, 4595, 4596, 4601, 1272, 1273, 1275, 1275, 1275},  // org.rendition.apng
  {{8669, 22}, {8672, 9}, {645, 0}, TypeTablesNone, 931, 4601, 4602, 4607, 1275, 1276, 1277, 1277, 1277},  // org.rendition.atom-xml
  {{8674, 17}, {8677, 9}, {645, 0}, TypeTablesNone, 932, 4607, 4608, 4612, 1277, 1278, 1279, 1279, 1279},  // org.rendition.bpg
  {{8679, 17}, {8682, 17}, {645, 0}, TypeTablesNone, 933, 4612, 4613, 4617, 1279, 1280, 1282, 1282, 1282},  // org.rendition.emf
  {{8685, 18}, {8688, 10}, {645, 0}, TypeTablesNone, 934, 4617, 4618, 4622, 1282, 1284, 1286, 1286, 1286},  // org.rendition.fits
  {{8690, 17}, {8693, 13}, {645, 0}, TypeTablesNone, 935, 4622, 4623, 4627, 1286, 1287, 1288, 1288, 1288},  // org.rendition.jls
  {{8695, 17}, {8698, 13}, {645, 0}, TypeTablesNone, 936, 4627, 4628, 4632, 1288, 1291, 1293, 1293, 1293},  // org.rendition.jxr
  {{8700, 17}, {8703, 9}, {645, 0}, TypeTablesNone, 937, 4632, 4633, 4637, 1293, 1294, 1295, 1295, 1295},  // org.rendition.ogg
  {{8705, 21}, {8708, 8}, {645, 0}, TypeTablesNone, 938, 4637, 4638, 4643, 1295, 1296, 1297, 1297, 1297},  // org.rendition.rdf-xml
  {{8709, 22}, {8712, 13}, {645, 0}, TypeTablesNone, 939, 4643, 4644, 4648, 1297, 1299, 1300, 1300, 1300},  // org.rendition.vnd.djvu
  {{8714, 38}, {8719, 12}, {645, 0}, TypeTablesNone, 940, 4648, 4649, 4654, 1300, 1301, 1302, 1302, 1302},  // org.rendition.vnd.google-earth.kml-xml
  {{8721, 34}, {8726, 19}, {645, 0}, TypeTablesNone, 941, 4654, 4655, 4660, 1302, 1303, 1304, 1304, 1304},  // org.rendition.vnd.google-earth.kmz
  {{8729, 25}, {8733, 15}, {645, 0}, TypeTablesNone, 942, 4660, 4662, 4665, 1304, 1306, 1308, 1308, 1308},  // org.rendition.vnd.sqlite3
  {{8735, 18}, {8738, 18}, {645, 0}, TypeTablesNone, 943, 4665, 4667, 4670, 1308, 1309, 1310, 1310, 1310},  // org.rendition.wasm
  {{8741, 17}, {8744, 16}, {645, 0}, TypeTablesNone, 944, 4670, 4671, 4675, 1310, 1311, 1313, 1313, 1313},  // org.rendition.wmf
  {{8746, 23}, {8749, 13}, {645, 0}, TypeTablesNone, 945, 4675, 4677, 4680, 1313, 1315, 1316, 1316, 1316},  // org.rendition.x-archive
  {{8751, 21}, {8754, 10}, {645, 0}, TypeTablesNone, 946, 4680, 4681, 4683, 1316, 1316, 1319, 1319, 1319},  // org.rendition.x-empty
  {{8756, 19}, {8759, 9}, {645, 0}, TypeTablesNone, 947, 4683, 4684, 4688, 1319, 1320, 1322, 1322, 1322},  // org.rendition.x-jng
  {{8761, 20}, {8764, 20}, {645, 0}, 125, 948, 4688, 4690, 4693, 1322, 1323, 1324, 1324, 1324},  // org.rendition.x-lzip
  {{8767, 19}, {8770, 13}, {645, 0}, TypeTablesNone, 949, 4694, 4695, 4699, 1324, 1325, 1327, 1327, 1327},  // org.rendition.x-mng
  {{8772, 27}, {8776, 19}, {645, 0}, TypeTablesNone, 950, 4699, 4700, 4702, 1327, 1327, 1330, 1330, 1330},  // org.rendition.x-ole-storage
  {{8779, 19}, {8782, 9}, {645, 0}, TypeTablesNone, 951, 4702, 4703, 4707, 1330, 1331, 1333, 1333, 1333},  // org.rendition.x-pcx
  {{8784, 37}, {8789, 22}, {645, 0}, TypeTablesNone, 952, 4707, 4708, 4712, 1333, 1334, 1335, 1335, 1335},  // org.rendition.x-portable-arbitrarymap
  {{8792, 19}, {8795, 9}, {645, 0}, TypeTablesNone, 953, 4712, 4713, 4717, 1335, 1336, 1338, 1338, 1338},  // org.rendition.x-qoi
  {{8797, 22}, {8800, 30}, {645, 0}, TypeTablesNone, 954, 4717, 4718, 4722, 1338, 1340, 1341, 1341, 1341},  // org.rendition.x-tar-lz
  {{8804, 19}, {8807, 10}, {645, 0}, TypeTablesNone, 955, 4722, 4723, 4727, 1341, 1342, 1343, 1343, 1343},  // org.rendition.x-xcf
  {{8809, 23}, {8812, 8}, {645, 0}, TypeTablesNone, 956, 4727, 4728, 4732, 1343, 1344, 1346, 1346, 1346},  // org.rendition.x-xpixmap
  {{8813, 13}, {8815, 11}, {645, 0}, TypeTablesNone, 957, 4732, 4733, 4738, 1346, 1347, 1348, 1348, 1348},  // org.smpte.mxf
  {{8817, 15}, {8819, 31}, {645, 0}, TypeTablesNone, 958, 4738, 4740, 4744, 1348, 1349, 1350, 1350, 1350},  // org.tug.tex.dvi
  {{8823, 24}, {8826, 20}, {645, 0}, TypeTablesNone, 959, 4744, 4746, 4749, 1350, 1351, 1352, 1352, 1352},  // org.tukaani.lzma-archive
  {{8829, 26}, {8833, 14}, {8835, 34}, TypeTablesNone, 960, 4749, 4751, 4754, 1352, 1354, 1355, 1355, 1355},  // org.tukaani.tar-xz-archive
  {{8840, 22}, {8843, 10}, {8835, 34}, TypeTablesNone, 961, 4754, 4756, 4759, 1355, 1356, 1357, 1357, 1357},  // org.tukaani.xz-archive
  {{8845, 16}, {8847, 14}, {645, 0}, TypeTablesNone, 962, 4759, 4760, 4765, 1357, 1358, 1359, 1359, 1359},  // org.videolan.ape
  {{8849, 16}, {8851, 9}, {645, 0}, TypeTablesNone, 963, 4765, 4766, 4771, 1359, 1360, 1361, 1361, 1361},  // org.videolan.dts
  {{8853, 16}, {8855, 14}, {645, 0}, TypeTablesNone, 964, 4771, 4772, 4777, 1361, 1362, 1363, 1363, 1363},  // org.videolan.mod
  {{8857, 16}, {8859, 14}, {645, 0}, TypeTablesNone, 965, 4777, 4778, 4783, 1363, 1364, 1365, 1365, 1365},  // org.videolan.mpc
  {{8861, 16}, {8863, 21}, {645, 0}, TypeTablesNone, 966, 4783, 4784, 4789, 1365, 1366, 1367, 1367, 1367},  // org.videolan.s3m
  {{8866, 16}, {8868, 10}, {645, 0}, TypeTablesNone, 967, 4789, 4790, 4795, 1367, 1368, 1369, 1369, 1369},  // org.videolan.tta
  {{8870, 16}, {8872, 16}, {645, 0}, TypeTablesNone, 968, 4795, 4796, 4801, 1369, 1370, 1371, 1371, 1371},  // org.videolan.vob
  {{8874, 15}, {8876, 13}, {645, 0}, TypeTablesNone, 969, 4801, 4802, 4807, 1371, 1372, 1373, 1373, 1373},  // org.videolan.wv
  {{8878, 15}, {8880, 18}, {645, 0}, TypeTablesNone, 970, 4807, 4808, 4813, 1373, 1374, 1375, 1375, 1375},  // org.videolan.xm
  {{8883, 13}, {8885, 13}, {645, 0}, TypeTablesNone, 455, 4813, 4814, 4818, 1375, 1376, 1377, 1377, 1377},  // org.w3.webvtt
  {{8887, 11}, {8889, 8}, {645, 0}, TypeTablesNone, 971, 4818, 4819, 4822, 1377, 1378, 1380, 1380, 1380},  // org.w3.woff
  {{8890, 12}, {8892, 19}, {645, 0}, TypeTablesNone, 972, 4822, 4823, 4826, 1380, 1381, 1382, 1382, 1382},  // org.w3.woff2
  {{8895, 20}, {8898, 12}, {8900, 43}, TypeTablesNone, 973, 4826, 4827, 4832, 1382, 1383, 1385, 1385, 1385},  // org.webmproject.webm
  {{8906, 20}, {8909, 10}, {8911, 40}, TypeTablesNone, 974, 4832, 4833, 4837, 1385, 1386, 1388, 1388, 1388},  // org.webmproject.webp
  {{8916, 13}, {8918, 12}, {645, 0}, TypeTablesNone, 975, 4837, 4838, 4843, 1388, 1389, 1391, 1391, 1391},  // org.xiph.flac
  {{8920, 18}, {8923, 9}, {645, 0}, TypeTablesNone, 976, 4843, 4844, 4849, 1391, 1394, 1397, 1397, 1397},  // org.xiph.ogg-audio
  {{8925, 12}, {8927, 9}, {645, 0}, TypeTablesNone, 977, 4849, 4850, 4855, 1397, 1399, 1400, 1400, 1400},  // org.xiph.ogv
  {{8929, 13}, {8931, 10}, {645, 0}, TypeTablesNone, 978, 4855, 4856, 4861, 1400, 1401, 1402, 1402, 1402},  // org.xiph.opus
  {{8933, 17}, {8936, 10}, {645, 0}, 126, 456, 4861, 4862, 4863, 1402, 1402, 1402, 1402, 1402},  // public.3d-content
  {{8938, 11}, {8940, 12}, {645, 0}, TypeTablesNone, 457, 4871, 4872, 4877, 1402, 1405, 1407, 1409, 1409},  // public.3gpp
  {{8943, 12}, {8945, 13}, {645, 0}, TypeTablesNone, 458, 4877, 4878, 4883, 1409, 1411, 1413, 1414, 1414},  // public.3gpp2
  {{8947, 16}, {8949, 9}, {645, 0}, TypeTablesNone, 459, 4883, 4884, 4889, 1414, 1416, 1420, 1421, 1421},  // public.aac-audio
  {{8952, 16}, {8954, 9}, {645, 0}, TypeTablesNone, 460, 4889, 4890, 4895, 1421, 1422, 1424, 1425, 1425},  // public.ac3-audio
  {{8957, 17}, {8960, 24}, {645, 0}, TypeTablesNone, 461, 4895, 4896, 4902, 1425, 1428, 1428, 1428, 1428},  // public.ada-source
  {{8963, 17}, {8966, 10}, {645, 0}, 127, 462, 4902, 4903, 4908, 1428, 1429, 1429, 1430, 1430},  // public.aifc-audio
  {{8969, 17}, {8972, 10}, {645, 0}, TypeTablesNone, 463, 4910, 4911, 4917, 1430, 1432, 1434, 1435, 1435},  // public.aiff-audio
  {{8975, 14}, {8977, 14}, {645, 0}, TypeTablesNone, 464, 4917, 4919, 4923, 1435, 1436, 1436, 1436, 1436},  // public.alembic
  {{8979, 19}, {8982, 33}, {645, 0}, 128, 465, 4923, 4923, 4923, 1436, 1436, 1436, 1436, 1436},  // public.app-category
  {{8987, 32}, {8991, 33}, {645, 0}, TypeTablesNone, 466, 4950, 4951, 4953, 1436, 1436, 1436, 1436, 1436},  // public.app-category.action-games
  {{8996, 35}, {9001, 36}, {645, 0}, TypeTablesNone, 467, 4953, 4954, 4956, 1436, 1436, 1436, 1436, 1436},  // public.app-category.adventure-games
  {{9006, 32}, {9010, 33}, {645, 0}, TypeTablesNone, 468, 4956, 4957, 4959, 1436, 1436, 1436, 1436, 1436},  // public.app-category.arcade-games
  {{9015, 31}, {9019, 32}, {645, 0}, TypeTablesNone, 469, 4959, 4960, 4962, 1436, 1436, 1436, 1436, 1436},  // public.app-category.board-games
  {{9023, 29}, {9027, 30}, {645, 0}, TypeTablesNone, 470, 4962, 4963, 4964, 1436, 1436, 1436, 1436, 1436},  // public.app-category.bookmarks
  {{9031, 25}, {9035, 26}, {645, 0}, TypeTablesNone, 471, 4964, 4965, 4966, 1436, 1436, 1436, 1436, 1436},  // public.app-category.books
  {{9039, 28}, {9043, 29}, {645, 0}, TypeTablesNone, 472, 4966, 4967, 4968, 1436, 1436, 1436, 1436, 1436},  // public.app-category.business
  {{9047, 30}, {9051, 31}, {645, 0}, TypeTablesNone, 473, 4968, 4969, 4971, 1436, 1436, 1436, 1436, 1436},  // public.app-category.card-games
  {{9055, 32}, {9059, 33}, {645, 0}, TypeTablesNone, 474, 4971, 4972, 4974, 1436, 1436, 1436, 1436, 1436},  // public.app-category.casino-games
  {{9064, 35}, {9069, 36}, {645, 0}, TypeTablesNone, 475, 4974, 4975, 4976, 1436, 1436, 1436, 1436, 1436},  // public.app-category.developer-tools
  {{9074, 30}, {9078, 31}, {645, 0}, TypeTablesNone, 476, 4976, 4977, 4979, 1436, 1436, 1436, 1436, 1436},  // public.app-category.dice-games
  {{9082, 29}, {9086, 30}, {645, 0}, TypeTablesNone, 477, 4979, 4980, 4981, 1436, 1436, 1436, 1436, 1436},  // public.app-category.education
  {{9090, 37}, {9095, 38}, {645, 0}, TypeTablesNone, 478, 4981, 4982, 4984, 1436, 1436, 1436, 1436, 1436},  // public.app-category.educational-games
  {{9100, 33}, {9105, 34}, {645, 0}, TypeTablesNone, 479, 4984, 4985, 4986, 1436, 1436, 1436, 1436, 1436},  // public.app-category.entertainment
  {{9110, 32}, {9114, 33}, {645, 0}, TypeTablesNone, 480, 4986, 4987, 4989, 1436, 1436, 1436, 1436, 1436},  // public.app-category.family-games
  {{9119, 27}, {9123, 28}, {645, 0}, TypeTablesNone, 481, 4989, 4990, 4991, 1436, 1436, 1436, 1436, 1436},  // public.app-category.finance
  {{9127, 34}, {9132, 35}, {645, 0}, TypeTablesNone, 482, 4991, 4992, 4993, 1436, 1436, 1436, 1436, 1436},  // public.app-category.food-and-drink
  {{9137, 25}, {9141, 26}, {645, 0}, 129, 483, 4993, 4994, 4995, 1436, 1436, 1436, 1436, 1436},  // public.app-category.games
  {{9145, 35}, {9150, 36}, {645, 0}, TypeTablesNone, 484, 5014, 5015, 5016, 1436, 1436, 1436, 1436, 1436},  // public.app-category.graphics-design
  {{9155, 38}, {9160, 39}, {645, 0}, TypeTablesNone, 485, 5016, 5017, 5018, 1436, 1436, 1436, 1436, 1436},  // public.app-category.healthcare-fitness
  {{9165, 30}, {9169, 31}, {645, 0}, TypeTablesNone, 486, 5018, 5019, 5021, 1436, 1436, 1436, 1436, 1436},  // public.app-category.kids-games
  {{9173, 29}, {9177, 30}, {645, 0}, TypeTablesNone, 487, 5021, 5022, 5023, 1436, 1436, 1436, 1436, 1436},  // public.app-category.lifestyle
  {{9181, 44}, {9187, 45}, {645, 0}, TypeTablesNone, 488, 5023, 5024, 5025, 1436, 1436, 1436, 1436, 1436},  // public.app-category.magazines-and-newspapers
  {{9193, 27}, {9197, 28}, {645, 0}, TypeTablesNone, 489, 5025, 5026, 5027, 1436, 1436, 1436, 1436, 1436},  // public.app-category.medical
  {{9201, 25}, {9205, 26}, {645, 0}, TypeTablesNone, 490, 5027, 5028, 5029, 1436, 1436, 1436, 1436, 1436},  // public.app-category.music
  {{9209, 31}, {9213, 32}, {645, 0}, TypeTablesNone, 491, 5029, 5030, 5032, 1436, 1436, 1436, 1436, 1436},  // public.app-category.music-games
  {{9217, 30}, {9221, 31}, {645, 0}, TypeTablesNone, 492, 5032, 5033, 5034, 1436, 1436, 1436, 1436, 1436},  // public.app-category.navigation
  {{9225, 24}, {9228, 25}, {645, 0}, TypeTablesNone, 493, 5034, 5035, 5036, 1436, 1436, 1436, 1436, 1436},  // public.app-category.news
  {{9232, 31}, {9236, 32}, {645, 0}, 130, 494, 5036, 5037, 5038, 1436, 1436, 1436, 1436, 1436},  // public.app-category.photography
  {{9240, 41}, {9246, 42}, {645, 0}, TypeTablesNone, 495, 5039, 5041, 5044, 1436, 1436, 1436, 1436, 1436},  // public.app-category.photography-and-video
  {{9252, 32}, {9256, 33}, {645, 0}, TypeTablesNone, 496, 5044, 5045, 5046, 1436, 1436, 1436, 1436, 1436},  // public.app-category.productivity
  {{9261, 32}, {9265, 33}, {645, 0}, TypeTablesNone, 497, 5046, 5047, 5049, 1436, 1436, 1436, 1436, 1436},  // public.app-category.puzzle-games
  {{9270, 32}, {9274, 33}, {645, 0}, TypeTablesNone, 498, 5049, 5050, 5052, 1436, 1436, 1436, 1436, 1436},  // public.app-category.racing-games
  {{9279, 29}, {9283, 30}, {645, 0}, TypeTablesNone, 499, 5052, 5053, 5054, 1436, 1436, 1436, 1436, 1436},  // public.app-category.reference
  {{9287, 38}, {9292, 39}, {645, 0}, TypeTablesNone, 500, 5054, 5055, 5057, 1436, 1436, 1436, 1436, 1436},  // public.app-category.role-playing-games
  {{9297, 28}, {9301, 29}, {645, 0}, TypeTablesNone, 501, 5057, 5058, 5059, 1436, 1436, 1436, 1436, 1436},  // public.app-category.shopping
  {{9305, 36}, {9310, 37}, {645, 0}, TypeTablesNone, 502, 5059, 5060, 5062, 1436, 1436, 1436, 1436, 1436},  // public.app-category.simulation-games
  {{9315, 37}, {9320, 38}, {645, 0}, TypeTablesNone, 503, 5062, 5063, 5064, 1436, 1436, 1436, 1436, 1436},  // public.app-category.social-networking
  {{9325, 26}, {9329, 27}, {645, 0}, TypeTablesNone, 504, 5064, 5065, 5066, 1436, 1436, 1436, 1436, 1436},  // public.app-category.sports
  {{9333, 32}, {9337, 33}, {645, 0}, TypeTablesNone, 505, 5066, 5067, 5069, 1436, 1436, 1436, 1436, 1436},  // public.app-category.sports-games
  {{9342, 34}, {9347, 35}, {645, 0}, TypeTablesNone, 506, 5069, 5070, 5072, 1436, 1436, 1436, 1436, 1436},  // public.app-category.strategy-games
  {{9352, 26}, {9356, 27}, {645, 0}, TypeTablesNone, 507, 5072, 5073, 5074, 1436, 1436, 1436, 1436, 1436},  // public.app-category.travel
  {{9360, 32}, {9364, 33}, {645, 0}, TypeTablesNone, 508, 5074, 5075, 5077, 1436, 1436, 1436, 1436, 1436},  // public.app-category.trivia-games
  {{9369, 29}, {9373, 30}, {645, 0}, TypeTablesNone, 509, 5077, 5078, 5079, 1436, 1436, 1436, 1436, 1436},  // public.app-category.utilities
  {{9377, 25}, {9381, 26}, {645, 0}, 131, 510, 5079, 5080, 5081, 1436, 1436, 1436, 1436, 1436},  // public.app-category.video
  {{9385, 27}, {9389, 28}, {645, 0}, TypeTablesNone, 511, 5082, 5083, 5084, 1436, 1436, 1436, 1436, 1436},  // public.app-category.weather
  {{9393, 30}, {9397, 31}, {645, 0}, TypeTablesNone, 512, 5084, 5085, 5087, 1436, 1436, 1436, 1436, 1436},  // public.app-category.word-games
  {{9401, 14}, {9403, 7}, {645, 0}, 132, 513, 5087, 5087, 5087, 1436, 1436, 1436, 1436, 1436},  // public.archive
  {{9404, 22}, {9407, 15}, {645, 0}, TypeTablesNone, 514, 5119, 5120, 5126, 1436, 1437, 1438, 1438, 1438},  // public.assembly-source
  {{9409, 15}, {9411, 8}, {645, 0}, TypeTablesNone, 515, 5126, 5127, 5132, 1438, 1440, 1441, 1441, 1441},  // public.au-audio
  {{9412, 12}, {9414, 5}, {645, 0}, 133, 516, 5132, 5133, 5137, 1441, 1441, 1441, 1441, 1441},  // public.audio
  {{9415, 26}, {9419, 14}, {645, 0}, 134, 517, 5173, 5175, 5178, 1441, 1441, 1441, 1441, 1441},  // public.audiovisual-content
  {{9421, 37}, {9426, 57}, {645, 0}, 135, 518, 5186, 5186, 5186, 1441, 1441, 1441, 1441, 1441},  // public.audiovisual-content-collection
  {{9434, 23}, {9437, 26}, {645, 0}, TypeTablesNone, 519, 5187, 5189, 5193, 1441, 1442, 1442, 1442, 1442},  // public.avchd-collection
  {{9441, 36}, {9446, 29}, {645, 0}, TypeTablesNone, 520, 5193, 5194, 5200, 1442, 1444, 1444, 1444, 1444},  // public.avchd-mpeg-2-transport-stream
  {{9450, 11}, {9452, 12}, {645, 0}, TypeTablesNone, 979, 5200, 5201, 5206, 1444, 1445, 1446, 1446, 1446},  // public.avci
  {{9454, 11}, {9456, 12}, {645, 0}, TypeTablesNone, 980, 5206, 5207, 5212, 1446, 1447, 1448, 1448, 1448},  // public.avcs
  {{9458, 10}, {9460, 9}, {645, 0}, TypeTablesNone, 521, 5212, 5213, 5218, 1448, 1450, 1453, 1455, 1455},  // public.avi
  {{9464, 11}, {9466, 10}, {645, 0}, TypeTablesNone, 522, 5218, 5219, 5224, 1455, 1456, 1457, 1457, 1457},  // public.avif
  {{9468, 18}, {9471, 25}, {645, 0}, TypeTablesNone, 523, 5224, 5225, 5233, 1457, 1458, 1458, 1458, 1458},  // public.bash-script
  {{9475, 20}, {9478, 20}, {645, 0}, TypeTablesNone, 524, 5233, 5234, 5235, 1458, 1458, 1458, 1458, 1458},  // public.block-special
  {{9481, 15}, {9483, 8}, {645, 0}, TypeTablesNone, 525, 5235, 5235, 5235, 1458, 1458, 1458, 1459, 1459},  // public.bookmark
  {{9485, 20}, {9488, 13}, {645, 0}, 136, 526, 5235, 5237, 5240, 1459, 1461, 1466, 1466, 1466},  // public.bzip2-archive
  {{9490, 15}, {9492, 8}, {645, 0}, TypeTablesNone, 527, 5241, 5242, 5248, 1466, 1467, 1467, 1467, 1467},  // public.c-header
  {{9493, 25}, {9497, 10}, {645, 0}, 137, 528, 5248, 5249, 5255, 1467, 1473, 1473, 1473, 1473},  // public.c-plus-plus-header
  {{9499, 32}, {9503, 39}, {645, 0}, TypeTablesNone, 529, 5256, 5257, 5264, 1473, 1474, 1474, 1474, 1474},  // public.c-plus-plus-inline-header
  {{9508, 25}, {9512, 10}, {645, 0}, 138, 530, 5264, 5265, 5271, 1474, 1479, 1481, 1481, 1481},  // public.c-plus-plus-source
  {{9514, 38}, {9519, 26}, {645, 0}, TypeTablesNone, 531, 5272, 5274, 5282, 1481, 1482, 1482, 1482, 1482},  // public.c-plus-plus-source.preprocessed
  {{9523, 15}, {9525, 8}, {645, 0}, 139, 532, 5282, 5283, 5289, 1482, 1483, 1485, 1485, 1485},  // public.c-source
  {{9526, 28}, {9519, 26}, {645, 0}, TypeTablesNone, 533, 5291, 5293, 5301, 1485, 1486, 1486, 1486, 1486},  // public.c-source.preprocessed
  {{9530, 21}, {9533, 14}, {645, 0}, 140, 534, 5301, 5301, 5301, 1486, 1486, 1486, 1486, 1486},  // public.calendar-event
  {{9535, 23}, {9538, 16}, {645, 0}, 141, 535, 5303, 5304, 5308, 1486, 1486, 1486, 1486, 1486},  // public.camera-raw-image
  {{9540, 28}, {9544, 21}, {645, 0}, 142, 536, 5335, 5336, 5340, 1486, 1486, 1486, 1486, 1486},  // public.case-insensitive-text
  {{9547, 21}, {9550, 40}, {645, 0}, 143, 537, 5342, 5343, 5345, 1486, 1486, 1486, 1486, 1486},  // public.cd-based-media
  {{9555, 15}, {9557, 34}, {645, 0}, TypeTablesNone, 538, 5348, 5349, 5352, 1486, 1486, 1486, 1487, 1487},  // public.cd-media
  {{9563, 17}, {9566, 36}, {645, 0}, TypeTablesNone, 539, 5352, 5353, 5356, 1487, 1487, 1487, 1488, 1488},  // public.cd-r-media
  {{9572, 18}, {9575, 37}, {645, 0}, TypeTablesNone, 540, 5356, 5357, 5360, 1488, 1488, 1488, 1488, 1488},  // public.cd-rw-media
  {{9580, 17}, {9583, 10}, {645, 0}, TypeTablesNone, 541, 5360, 5361, 5367, 1488, 1489, 1489, 1490, 1490},  // public.cdda-audio
  {{9585, 24}, {9588, 24}, {645, 0}, TypeTablesNone, 542, 5367, 5368, 5369, 1490, 1490, 1490, 1490, 1490},  // public.character-special
  {{9591, 34}, {9596, 22}, {9599, 35}, TypeTablesNone, 543, 5369, 5371, 5377, 1490, 1491, 1494, 1494, 1494},  // public.comma-separated-values-text
  {{9604, 24}, {9607, 25}, {645, 0}, 144, 544, 5377, 5378, 5379, 1494, 1494, 1494, 1494, 1494},  // public.composite-content
  {{9611, 15}, {9613, 26}, {645, 0}, 145, 545, 5427, 5428, 5429, 1494, 1494, 1494, 1494, 1494},  // public.computer
  {{9617, 14}, {9619, 7}, {645, 0}, 146, 546, 5431, 5431, 5431, 1494, 1494, 1494, 1494, 1494},  // public.contact
  {{9620, 14}, {9622, 21}, {645, 0}, 147, 547, 5432, 5432, 5432, 1494, 1494, 1494, 1494, 1494},  // public.content
  {{9625, 19}, {9628, 12}, {645, 0}, TypeTablesNone, 548, 5451, 5453, 5456, 1494, 1496, 1497, 1497, 1497},  // public.cpio-archive
  {{9630, 17}, {9633, 24}, {645, 0}, TypeTablesNone, 549, 5456, 5457, 5465, 1497, 1498, 1498, 1498, 1498},  // public.csh-script
  {{9636, 10}, {9638, 15}, {645, 0}, TypeTablesNone, 550, 5465, 5466, 5470, 1498, 1499, 1500, 1500, 1500},  // public.css
  {{9640, 11}, {9642, 11}, {645, 0}, 148, 551, 5470, 5471, 5472, 1500, 1500, 1501, 1502, 1502},  // public.data
  {{9645, 15}, {8308, 8}, {645, 0}, 149, 552, 5616, 5616, 5616, 1502, 1502, 1502, 1502, 1502},  // public.database
  {{9647, 28}, {9651, 26}, {645, 0}, 150, 553, 5619, 5620, 5624, 1502, 1502, 1502, 1502, 1502},  // public.delimited-values-text
  {{9655, 13}, {2649, 24}, {645, 0}, 151, 554, 5626, 5626, 5626, 1502, 1502, 1502, 1502, 1502},  // public.device
  {{9657, 16}, {9659, 9}, {645, 0}, 152, 555, 5628, 5629, 5630, 1502, 1502, 1502, 1502, 1502},  // public.directory
  {{9661, 17}, {9664, 15}, {645, 0}, 153, 556, 5633, 5634, 5635, 1502, 1502, 1502, 1502, 1502},  // public.disk-image
  {{9666, 14}, {9668, 34}, {645, 0}, 154, 557, 5636, 5636, 5636, 1502, 1502, 1502, 1503, 1503},  // public.display
  {{9674, 25}, {9678, 26}, {645, 0}, TypeTablesNone, 558, 5641, 5642, 5647, 1503, 1504, 1505, 1505, 1505},  // public.downloadable-sound
  {{9682, 15}, {9684, 16}, {645, 0}, TypeTablesNone, 559, 5647, 5648, 5653, 1505, 1507, 1508, 1509, 1509},  // public.dv-movie
  {{9687, 22}, {9690, 41}, {645, 0}, 155, 560, 5653, 5654, 5656, 1509, 1509, 1509, 1509, 1509},  // public.dvd-based-media
  {{9696, 16}, {9698, 35}, {645, 0}, TypeTablesNone, 561, 5662, 5663, 5666, 1509, 1509, 1509, 1510, 1510},  // public.dvd-media
  {{9704, 23}, {9707, 42}, {645, 0}, TypeTablesNone, 562, 5666, 5667, 5670, 1510, 1510, 1510, 1510, 1510},  // public.dvd-plus-r-media
  {{9713, 24}, {9716, 43}, {645, 0}, TypeTablesNone, 563, 5670, 5671, 5674, 1510, 1510, 1510, 1510, 1510},  // public.dvd-plus-rw-media
  {{9722, 18}, {9725, 37}, {645, 0}, TypeTablesNone, 564, 5674, 5675, 5678, 1510, 1510, 1510, 1511, 1511},  // public.dvd-r-media
  {{9731, 20}, {9734, 39}, {645, 0}, TypeTablesNone, 565, 5678, 5679, 5682, 1511, 1511, 1511, 1512, 1512},  // public.dvd-ram-media
  {{9740, 19}, {9743, 38}, {645, 0}, TypeTablesNone, 566, 5682, 5683, 5686, 1512, 1512, 1512, 1513, 1513},  // public.dvd-rw-media
  {{9749, 19}, {9752, 26}, {645, 0}, TypeTablesNone, 567, 5686, 5687, 5693, 1513, 1515, 1515, 1515, 1515},  // public.dylan-source
  {{9756, 17}, {9759, 23}, {645, 0}, TypeTablesNone, 568, 5693, 5695, 5698, 1515, 1515, 1520, 1520, 1520},  // public.elf-binary
  {{9762, 20}, {9765, 13}, {645, 0}, 156, 569, 5698, 5699, 5700, 1520, 1520, 1520, 1520, 1520},  // public.email-message
  {{9767, 25}, {9771, 18}, {645, 0}, TypeTablesNone, 570, 5702, 5703, 5708, 1520, 1522, 1523, 1524, 1524},  // public.enhanced-ac3-audio
  {{9775, 17}, {9778, 15}, {645, 0}, 157, 571, 5708, 5708, 5708, 1524, 1524, 1524, 1524, 1524},  // public.executable
  {{9780, 10}, {9782, 11}, {645, 0}, 158, 572, 5728, 5730, 5735, 1524, 1524, 1524, 1524, 1524},  // public.fax
  {{9784, 22}, {9787, 42}, {645, 0}, TypeTablesNone, 573, 5737, 5737, 5737, 1524, 1524, 1524, 1524, 1524},  // public.file-sharepoint
  {{9793, 15}, {9795, 8}, {645, 0}, TypeTablesNone, 574, 5737, 5738, 5741, 1524, 1524, 1524, 1525, 1525},  // public.file-url
  {{9797, 25}, {9801, 25}, {645, 0}, TypeTablesNone, 575, 5741, 5742, 5747, 1525, 1525, 1525, 1525, 1525},  // public.filename-extension
  {{9805, 20}, {9808, 21}, {645, 0}, TypeTablesNone, 576, 5747, 5748, 5753, 1525, 1528, 1531, 1532, 1532},  // public.flc-animation
  {{9812, 13}, {9814, 12}, {645, 0}, 159, 577, 5753, 5754, 5756, 1532, 1532, 1532, 1536, 1536},  // public.folder
  {{9820, 11}, {4435, 4}, {645, 0}, 160, 578, 5781, 5782, 5784, 1536, 1536, 1536, 1536, 1536},  // public.font
  {{9822, 24}, {9825, 31}, {645, 0}, TypeTablesNone, 579, 5790, 5791, 5798, 1536, 1537, 1537, 1537, 1537},  // public.fortran-77-source
  {{9829, 24}, {9832, 31}, {645, 0}, TypeTablesNone, 580, 5798, 5799, 5806, 1537, 1538, 1538, 1538, 1538},  // public.fortran-90-source
  {{9836, 24}, {9839, 31}, {645, 0}, TypeTablesNone, 581, 5806, 5807, 5814, 1538, 1539, 1539, 1539, 1539},  // public.fortran-95-source
  {{9843, 21}, {9846, 28}, {645, 0}, 161, 582, 5814, 5815, 5821, 1539, 1541, 1542, 1542, 1542},  // public.fortran-source
  {{9850, 17}, {9853, 28}, {645, 0}, TypeTablesNone, 583, 5824, 5825, 5827, 1542, 1542, 1542, 1544, 1544},  // public.generic-pc
  {{9871, 14}, {9873, 7}, {645, 0}, TypeTablesNone, 584, 5827, 5828, 5833, 1551, 1552, 1553, 1553, 1553},  // public.geojson
  {{9874, 33}, {9879, 33}, {645, 0}, TypeTablesNone, 585, 5833, 5835, 5840, 1553, 1554, 1555, 1555, 1555},  // public.geometry-definition-format
  {{9884, 22}, {9887, 42}, {645, 0}, 162, 981, 5840, 5840, 5840, 1555, 1555, 1555, 1555, 1555},  // public.haptics-content
  {{9893, 25}, {9897, 44}, {645, 0}, 163, 586, 5841, 5842, 5844, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-based-media
  {{9903, 19}, {9906, 38}, {645, 0}, TypeTablesNone, 587, 5848, 5849, 5852, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-media
  {{9911, 21}, {9914, 40}, {645, 0}, TypeTablesNone, 588, 5852, 5853, 5856, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-r-media
  {{9919, 23}, {9922, 42}, {645, 0}, TypeTablesNone, 589, 5856, 5857, 5860, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-ram-media
  {{9928, 22}, {9931, 41}, {645, 0}, TypeTablesNone, 590, 5860, 5861, 5864, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-rw-media
  {{9937, 11}, {9939, 10}, {645, 0}, TypeTablesNone, 982, 5864, 5865, 5870, 1555, 1556, 1557, 1557, 1557},  // public.heic
  {{9941, 12}, {9943, 19}, {645, 0}, TypeTablesNone, 983, 5870, 5871, 5876, 1557, 1558, 1559, 1559, 1559},  // public.heics
  {{9946, 11}, {9948, 10}, {645, 0}, TypeTablesNone, 984, 5876, 5877, 5882, 1559, 1561, 1563, 1563, 1563},  // public.heif
  {{9950, 20}, {9953, 16}, {645, 0}, 164, 985, 5882, 5883, 5887, 1563, 1563, 1563, 1563, 1563},  // public.heif-standard
  {{9955, 12}, {9957, 13}, {645, 0}, TypeTablesNone, 986, 5894, 5895, 5900, 1563, 1564, 1565, 1565, 1565},  // public.heifs
  {{9959, 11}, {9961, 9}, {645, 0}, TypeTablesNone, 591, 5900, 5901, 5905, 1565, 1569, 1570, 1571, 1572},  // public.html
  {{9968, 12}, {9970, 9}, {645, 0}, 165, 592, 5905, 5907, 5910, 1572, 1572, 1572, 1572, 1572},  // public.image
  {{9972, 16}, {9974, 19}, {645, 0}, TypeTablesNone, 593, 5961, 5962, 5967, 1572, 1573, 1575, 1575, 1575},  // public.iso-image
  {{9977, 11}, {9979, 18}, {645, 0}, 166, 594, 5967, 5967, 5967, 1575, 1575, 1575, 1575, 1575},  // public.item
  {{9982, 11}, {9984, 10}, {645, 0}, TypeTablesNone, 595, 5981, 5982, 5986, 1575, 1581, 1585, 1586, 1586},  // public.jpeg
  {{9987, 16}, {9989, 17}, {645, 0}, TypeTablesNone, 596, 5986, 5987, 5991, 1586, 1591, 1597, 1598, 1598},  // public.jpeg-2000
  {{9993, 14}, {9995, 13}, {645, 0}, TypeTablesNone, 597, 5991, 5992, 5996, 1598, 1599, 1600, 1600, 1600},  // public.jpeg-xl
  {{9997, 11}, {9999, 4}, {645, 0}, 167, 598, 5996, 5997, 6001, 1600, 1601, 1602, 1602, 1602},  // public.json
  {{10000, 17}, {10003, 24}, {645, 0}, TypeTablesNone, 599, 6003, 6004, 6012, 1602, 1603, 1603, 1603, 1603},  // public.ksh-script
  {{10006, 17}, {10009, 24}, {645, 0}, TypeTablesNone, 600, 6012, 6013, 6019, 1603, 1609, 1609, 1609, 1609},  // public.lex-source
  {{10012, 10}, {254, 3}, {645, 0}, 168, 601, 6019, 6020, 6021, 1609, 1609, 1609, 1609, 1609},  // public.log
  {{10014, 18}, {10017, 19}, {645, 0}, TypeTablesNone, 987, 6029, 6031, 6034, 1609, 1610, 1611, 1611, 1611},  // public.lz4-archive
  {{10020, 19}, {10023, 12}, {10025, 58}, TypeTablesNone, 602, 6034, 6036, 6042, 1611, 1613, 1617, 1617, 1617},  // public.m3u-playlist
  {{10033, 18}, {10036, 8}, {645, 0}, TypeTablesNone, 603, 6042, 6043, 6050, 1617, 1621, 1622, 1622, 1622},  // public.make-source
  {{10037, 14}, {10039, 7}, {645, 0}, 169, 604, 6050, 6050, 6050, 1622, 1622, 1622, 1622, 1622},  // public.message
  {{10040, 17}, {10043, 4}, {645, 0}, TypeTablesNone, 605, 6052, 6053, 6058, 1622, 1626, 1629, 1630, 1630},  // public.midi-audio
  {{10045, 17}, {10048, 24}, {645, 0}, TypeTablesNone, 606, 6058, 6059, 6065, 1630, 1632, 1632, 1632, 1632},  // public.mig-source
  {{10051, 16}, {10053, 16}, {645, 0}, TypeTablesNone, 607, 6065, 6066, 6071, 1632, 1632, 1632, 1632, 1632},  // public.mime-type
  {{10055, 12}, {10057, 32}, {645, 0}, 170, 608, 6071, 6072, 6076, 1632, 1632, 1632, 1632, 1632},  // public.movie
  {{10061, 10}, {10063, 11}, {645, 0}, TypeTablesNone, 609, 6099, 6100, 6105, 1632, 1633, 1633, 1633, 1633},  // public.mp2
  {{10065, 10}, {10067, 9}, {645, 0}, TypeTablesNone, 610, 6105, 6106, 6111, 1633, 1635, 1643, 1649, 1649},  // public.mp3
  {{10075, 16}, {10077, 17}, {645, 0}, TypeTablesNone, 988, 6111, 6112, 6117, 1649, 1649, 1650, 1650, 1650},  // public.mp4a-latm
  {{10080, 16}, {10082, 17}, {645, 0}, TypeTablesNone, 989, 6117, 6118, 6123, 1650, 1652, 1652, 1652, 1652},  // public.mp4a-loas
  {{10085, 11}, {10087, 16}, {645, 0}, TypeTablesNone, 611, 6123, 6124, 6129, 1652, 1657, 1662, 1664, 1664},  // public.mpeg
  {{10091, 30}, {10095, 23}, {645, 0}, 171, 612, 6129, 6130, 6135, 1664, 1665, 1666, 1666, 1666},  // public.mpeg-2-transport-stream
  {{10098, 19}, {10101, 12}, {645, 0}, TypeTablesNone, 613, 6136, 6137, 6143, 1666, 1667, 1669, 1669, 1669},  // public.mpeg-2-video
  {{10103, 13}, {10105, 12}, {645, 0}, 172, 614, 6143, 6144, 6149, 1669, 1671, 1673, 1675, 1675},  // public.mpeg-4
  {{10108, 19}, {10111, 12}, {645, 0}, 173, 615, 6150, 6151, 6156, 1675, 1677, 1679, 1681, 1681},  // public.mpeg-4-audio
  {{10113, 16}, {10115, 9}, {645, 0}, TypeTablesNone, 616, 6158, 6159, 6163, 1681, 1682, 1682, 1682, 1682},  // public.mpo-image
  {{10117, 17}, {10120, 17}, {645, 0}, TypeTablesNone, 617, 6163, 6164, 6165, 1682, 1682, 1682, 1682, 1682},  // public.named-pipe
  {{10123, 27}, {10127, 20}, {645, 0}, TypeTablesNone, 618, 6165, 6166, 6172, 1682, 1683, 1683, 1683, 1683},  // public.nasm-assembly-source
  {{10130, 13}, {10132, 13}, {10134, 17}, TypeTablesNone, 619, 6172, 6173, 6177, 1683, 1685, 1688, 1688, 1688},  // public.ndjson
  {{10137, 18}, {10140, 24}, {645, 0}, TypeTablesNone, 620, 6177, 6179, 6182, 1688, 1689, 1689, 1689, 1689},  // public.object-code
  {{10143, 35}, {10148, 20}, {645, 0}, 174, 621, 6182, 6183, 6189, 1689, 1690, 1690, 1690, 1690},  // public.objective-c-plus-plus-source
  {{10151, 48}, {9519, 26}, {645, 0}, TypeTablesNone, 622, 6190, 6192, 6200, 1690, 1691, 1691, 1691, 1691},  // public.objective-c-plus-plus-source.preprocessed
  {{10157, 25}, {10161, 18}, {645, 0}, 175, 623, 6200, 6201, 6207, 1691, 1692, 1693, 1693, 1693},  // public.objective-c-source
  {{10164, 38}, {9519, 26}, {645, 0}, TypeTablesNone, 624, 6208, 6210, 6218, 1693, 1694, 1694, 1694, 1694},  // public.objective-c-source.preprocessed
  {{10169, 10}, {10171, 14}, {645, 0}, TypeTablesNone, 990, 6218, 6220, 6224, 1694, 1695, 1696, 1696, 1696},  // public.ofd
  {{10173, 20}, {10176, 13}, {645, 0}, TypeTablesNone, 625, 6224, 6225, 6231, 1696, 1697, 1697, 1697, 1697},  // public.opencl-source
  {{10178, 31}, {10182, 24}, {645, 0}, TypeTablesNone, 626, 6231, 6232, 6236, 1697, 1698, 1698, 1698, 1698},  // public.opentype-collection-font
  {{10185, 20}, {10188, 13}, {645, 0}, 176, 627, 6236, 6237, 6240, 1698, 1699, 1701, 1702, 1702},  // public.opentype-font
  {{10191, 28}, {10195, 47}, {645, 0}, 177, 628, 6241, 6242, 6243, 1702, 1702, 1702, 1704, 1704},  // public.optical-storage-media
  {{10203, 20}, {10206, 27}, {645, 0}, TypeTablesNone, 629, 6246, 6247, 6253, 1704, 1705, 1706, 1706, 1706},  // public.pascal-source
  {{10210, 17}, {10213, 17}, {645, 0}, TypeTablesNone, 630, 6253, 6254, 6259, 1706, 1708, 1708, 1708, 1708},  // public.patch-file
  {{10216, 10}, {10218, 34}, {645, 0}, TypeTablesNone, 631, 6259, 6260, 6264, 1708, 1713, 1718, 1718, 1718},  // public.pbm
  {{10223, 18}, {10226, 11}, {645, 0}, TypeTablesNone, 632, 6264, 6265, 6273, 1718, 1720, 1722, 1722, 1722},  // public.perl-script
  {{10228, 17}, {10231, 10}, {645, 0}, TypeTablesNone, 633, 6273, 6274, 6282, 1722, 1728, 1732, 1732, 1732},  // public.php-script
  {{10233, 17}, {10236, 13}, {645, 0}, 178, 634, 6282, 6283, 6287, 1732, 1734, 1735, 1735, 1735},  // public.plain-text
  {{10238, 15}, {10240, 8}, {645, 0}, 179, 635, 6298, 6298, 6298, 1735, 1735, 1735, 1735, 1735},  // public.playlist
  {{10241, 19}, {10244, 19}, {645, 0}, TypeTablesNone, 636, 6300, 6302, 6307, 1735, 1736, 1737, 1737, 1737},  // public.pls-playlist
  {{10247, 10}, {10249, 9}, {645, 0}, 180, 637, 6307, 6308, 6312, 1737, 1738, 1740, 1741, 1742},  // public.png
  {{10256, 26}, {10260, 26}, {645, 0}, TypeTablesNone, 638, 6313, 6315, 6319, 1742, 1743, 1743, 1743, 1743},  // public.polygon-file-format
  {{10264, 27}, {10268, 34}, {645, 0}, TypeTablesNone, 639, 6319, 6320, 6326, 1743, 1744, 1744, 1744, 1744},  // public.precompiled-c-header
  {{10273, 37}, {10278, 44}, {645, 0}, TypeTablesNone, 640, 6326, 6327, 6333, 1744, 1745, 1745, 1745, 1745},  // public.precompiled-c-plus-plus-header
  {{10284, 19}, {8363, 12}, {645, 0}, 181, 641, 6333, 6334, 6336, 1745, 1745, 1745, 1745, 1745},  // public.presentation
  {{10287, 22}, {10290, 23}, {645, 0}, TypeTablesNone, 642, 6356, 6357, 6363, 1745, 1746, 1746, 1746, 1746},  // public.protobuf-source
  {{10293, 10}, {10295, 11}, {645, 0}, TypeTablesNone, 643, 6363, 6364, 6368, 1746, 1747, 1747, 1747, 1747},  // public.pvr
  {{10297, 20}, {10300, 13}, {645, 0}, TypeTablesNone, 644, 6368, 6369, 6377, 1747, 1748, 1751, 1751, 1751},  // public.python-script
  {{10302, 15}, {10304, 18}, {645, 0}, TypeTablesNone, 645, 6377, 6378, 6382, 1751, 1752, 1753, 1753, 1753},  // public.radiance
  {{10307, 10}, {10309, 10}, {645, 0}, TypeTablesNone, 646, 6382, 6383, 6388, 1753, 1754, 1755, 1755, 1755},  // public.rss
  {{10311, 10}, {10313, 9}, {645, 0}, TypeTablesNone, 647, 6388, 6389, 6393, 1755, 1756, 1758, 1759, 1761},  // public.rtf
  {{10324, 18}, {10327, 11}, {645, 0}, TypeTablesNone, 648, 6393, 6394, 6402, 1761, 1763, 1765, 1765, 1765},  // public.ruby-script
  {{10329, 13}, {10331, 6}, {645, 0}, 182, 649, 6402, 6403, 6409, 1765, 1765, 1765, 1765, 1765},  // public.script
  {{10332, 19}, {10335, 12}, {645, 0}, 183, 650, 6415, 6416, 6423, 1765, 1766, 1769, 1769, 1769},  // public.shell-script
  {{10337, 13}, {10339, 13}, {645, 0}, TypeTablesNone, 651, 6432, 6433, 6434, 1769, 1769, 1769, 1769, 1769},  // public.socket
  {{10341, 18}, {10344, 11}, {645, 0}, 184, 652, 6434, 6435, 6440, 1769, 1769, 1769, 1769, 1769},  // public.source-code
  {{10346, 31}, {9519, 26}, {645, 0}, 185, 653, 6465, 6466, 6472, 1769, 1769, 1769, 1769, 1769},  // public.source-code.preprocessed
  {{10350, 14}, {10352, 34}, {645, 0}, 186, 654, 6476, 6476, 6476, 1769, 1769, 1769, 1769, 1769},  // public.speaker
  {{10357, 18}, {8382, 11}, {645, 0}, 187, 655, 6477, 6478, 6479, 1769, 1769, 1769, 1769, 1769},  // public.spreadsheet
  {{10360, 42}, {10366, 42}, {645, 0}, TypeTablesNone, 656, 6496, 6498, 6502, 1769, 1770, 1771, 1771, 1771},  // public.standard-tesselated-geometry-format
  {{10372, 14}, {10374, 33}, {645, 0}, 188, 657, 6502, 6502, 6502, 1771, 1771, 1771, 1771, 1771},  // public.storage
  {{10379, 17}, {10382, 27}, {645, 0}, 189, 658, 6510, 6510, 6510, 1771, 1771, 1771, 1771, 1771},  // public.stored-url
  {{10386, 16}, {10388, 9}, {645, 0}, TypeTablesNone, 659, 6512, 6514, 6520, 1771, 1773, 1775, 1777, 1777},  // public.svg-image
  {{10391, 19}, {10394, 12}, {645, 0}, TypeTablesNone, 660, 6520, 6521, 6527, 1777, 1778, 1778, 1778, 1778},  // public.swift-source
  {{10396, 14}, {10398, 13}, {645, 0}, TypeTablesNone, 661, 6527, 6529, 6531, 1778, 1778, 1778, 1778, 1778},  // public.symlink
  {{10400, 32}, {10404, 20}, {645, 0}, 190, 662, 6531, 6533, 6539, 1778, 1779, 1780, 1780, 1780},  // public.tab-separated-values-text
  {{10407, 18}, {10410, 11}, {645, 0}, TypeTablesNone, 663, 6540, 6541, 6545, 1780, 1781, 1784, 1784, 1784},  // public.tar-archive
  {{10412, 24}, {10415, 17}, {645, 0}, TypeTablesNone, 664, 6545, 6546, 6550, 1784, 1787, 1789, 1789, 1789},  // public.tar-bzip2-archive
  {{10418, 18}, {10421, 25}, {645, 0}, TypeTablesNone, 665, 6550, 6551, 6559, 1789, 1790, 1790, 1790, 1790},  // public.tcsh-script
  {{10425, 11}, {10427, 8}, {645, 0}, 191, 666, 6559, 6561, 6564, 1790, 1790, 1790, 1790, 1790},  // public.text
  {{10428, 11}, {10430, 10}, {645, 0}, TypeTablesNone, 667, 6585, 6586, 6590, 1790, 1792, 1794, 1795, 1797},  // public.tiff
  {{10439, 17}, {10442, 10}, {645, 0}, TypeTablesNone, 668, 6590, 6590, 6590, 1797, 1797, 1797, 1797, 1797},  // public.to-do-item
  {{10444, 31}, {10448, 24}, {645, 0}, TypeTablesNone, 669, 6590, 6591, 6595, 1797, 1798, 1799, 1800, 1800},  // public.truetype-collection-font
  {{10452, 20}, {10455, 13}, {645, 0}, 192, 670, 6595, 6596, 6599, 1800, 1800, 1800, 1800, 1800},  // public.truetype-font
  {{10457, 24}, {10460, 17}, {645, 0}, TypeTablesNone, 671, 6602, 6603, 6607, 1800, 1801, 1804, 1804, 1804},  // public.truetype-ttf-font
  {{10463, 17}, {10466, 10}, {645, 0}, TypeTablesNone, 672, 6607, 6608, 6613, 1804, 1807, 1807, 1808, 1808},  // public.ulaw-audio
  {{10469, 22}, {10472, 15}, {645, 0}, 193, 673, 6613, 6615, 6618, 1808, 1808, 1808, 1809, 1809},  // public.unix-executable
  {{10475, 10}, {10477, 3}, {645, 0}, 194, 674, 6619, 6620, 6622, 1809, 1809, 1809, 1811, 1811},  // public.url
  {{10480, 15}, {10482, 15}, {645, 0}, TypeTablesNone, 675, 6624, 6625, 6627, 1811, 1811, 1811, 1812, 1812},  // public.url-name
  {{10485, 32}, {10489, 32}, {645, 0}, TypeTablesNone, 676, 6627, 6628, 6633, 1812, 1812, 1812, 1813, 1813},  // public.utf16-external-plain-text
  {{10494, 23}, {10497, 32}, {645, 0}, TypeTablesNone, 677, 6633, 6634, 6639, 1813, 1813, 1815, 1816, 1816},  // public.utf16-plain-text
  {{10502, 22}, {10505, 19}, {645, 0}, 195, 678, 6639, 6640, 6645, 1816, 1816, 1818, 1819, 1820},  // public.utf8-plain-text
  {{10512, 37}, {10517, 26}, {645, 0}, TypeTablesNone, 679, 6653, 6655, 6663, 1820, 1820, 1820, 1820, 1821},  // public.utf8-tab-separated-values-text
  {{10526, 24}, {10529, 17}, {645, 0}, TypeTablesNone, 680, 6663, 6665, 6668, 1821, 1822, 1823, 1823, 1823},  // public.uuencoded-archive
  {{10532, 12}, {10534, 5}, {10535, 35}, TypeTablesNone, 681, 6668, 6670, 6675, 1823, 1825, 1828, 1829, 1830},  // public.vcard
  {{10545, 12}, {10547, 19}, {645, 0}, 196, 682, 6675, 6676, 6681, 1830, 1830, 1830, 1830, 1830},  // public.video
  {{10550, 13}, {10552, 11}, {645, 0}, TypeTablesNone, 683, 6682, 6683, 6686, 1830, 1830, 1830, 1831, 1831},  // public.volume
  {{10555, 23}, {10558, 17}, {645, 0}, TypeTablesNone, 684, 6686, 6687, 6689, 1831, 1835, 1836, 1836, 1836},  // public.x509-certificate
  {{10561, 20}, {10564, 13}, {645, 0}, TypeTablesNone, 685, 6689, 6690, 6694, 1836, 1837, 1839, 1839, 1839},  // public.xbitmap-image
  {{10566, 10}, {10568, 10}, {645, 0}, TypeTablesNone, 686, 6694, 6695, 6700, 1839, 1840, 1840, 1840, 1840},  // public.xfd
  {{10570, 12}, {10572, 12}, {645, 0}, TypeTablesNone, 687, 6700, 6701, 6706, 1840, 1843, 1844, 1844, 1844},  // public.xhtml
  {{10574, 10}, {10576, 8}, {645, 0}, 197, 688, 6706, 6707, 6711, 1844, 1845, 1847, 1847, 1847},  // public.xml
  {{10577, 18}, {10580, 25}, {645, 0}, TypeTablesNone, 689, 6730, 6731, 6737, 1847, 1853, 1853, 1853, 1853},  // public.yacc-source
  {{10584, 11}, {10586, 9}, {645, 0}, TypeTablesNone, 690, 6737, 6738, 6742, 1853, 1855, 1859, 1859, 1859},  // public.yaml
  {{10588, 16}, {10590, 9}, {645, 0}, TypeTablesNone, 691, 6742, 6744, 6747, 1859, 1860, 1861, 1861, 1861},  // public.z-archive
  {{10592, 18}, {8007, 11}, {645, 0}, 198, 692, 6747, 6748, 6752, 1861, 1862, 1865, 1865, 1865},  // public.zip-archive
  {{10595, 17}, {10598, 24}, {645, 0}, TypeTablesNone, 693, 6756, 6757, 6765, 1865, 1866, 1866, 1866, 1866},  // public.zsh-script
  {{645, 0}, {645, 0}, {645, 0}, TypeTablesNone, 1005, 6765, 6765, 6765, 1866, 1866, 1866, 1866, 1866},  // end
};

const uint8_t TypeTablesClosureBytes[] = {
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 96, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  25, 0, 64, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 16, 0, 16, 0, 64, 0, 0, 0, 64, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0,
  8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 4, 0, 16, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 64, 0, 68, 129, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 68, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0,
  0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 96, 2, 0, 0, 0, 1,
  0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 33, 64, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 96, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 33, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 1, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16,
  0, 64, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 1, 4, 128, 8, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16, 0,
  0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0,
  0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 129, 64, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0,
  64, 0, 0, 128, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 2, 64, 0, 0, 0, 0, 0, 8, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 2, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16,
  0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 48, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 32, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0,
  0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64,
  0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 64, 0, 24, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
  0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 64, 1, 4, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 1, 4,
  128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 196, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 4, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0,
  0, 132, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 16, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 4, 0, 0, 4, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 24, 0, 64, 0, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0,
  0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  8, 24, 0, 64, 0, 4, 129, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0,
  4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 4, 0, 4, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130,
  0, 0, 0, 0, 0, 0, 0, 4, 128, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128,
  1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 1, 0, 4, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0,
  0, 0, 0, 0, 0, 4, 128, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 1, 0,
  4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0,
  0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0,
  0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4,
  128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0,
  0, 0, 0, 0, 0, 0, 4, 128, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 2,
  0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0,
  0, 0, 0, 0, 4, 128, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 4, 0, 4,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0,
  0, 0, 4, 128, 4, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 128, 0, 0, 4, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
  0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0,
  0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
  0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0, 0,
  4, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 4, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0,
  80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 4, 0, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 208, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 4, 0, 80, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 80, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 80, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 80, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  132, 0, 80, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 132, 0, 80, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 132, 0, 80, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 16, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 16, 4, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 16, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 4, 0, 16, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0,
  0, 4, 0, 16, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 4, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9,
  1, 64, 0, 32, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 32, 0, 0, 0, 0, 0,
  0, 32, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64,
  0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 25, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 8, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
  0, 0, 0, 9, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0,
  0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 32, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 64, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0,
  0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0,
  0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 1, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24,
  0, 64, 32, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 20, 0, 0, 0, 0, 4, 0,
  0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 4, 0, 0, 0, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 0, 204, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 204, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 204, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 204, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 204, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 204, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 204, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 204, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 204, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 204, 8, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 76, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 76,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 16, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 12, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 48, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 12, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130,
  0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 12, 80, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 208, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  12, 80, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 34, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 208, 136, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 12, 80, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 34, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 68, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 208, 204, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 12, 80, 85, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 80, 102, 6, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 88, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 12, 0, 0, 88, 4, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 88, 16, 0, 0,
  0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  12, 0, 0, 104, 4, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 104, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12,
  0, 0, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 1, 0, 0, 0, 0, 0,
  0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 3, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 4, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0,
  72, 4, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 200, 4, 0, 0, 0, 0, 0, 0, 0,
  0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 13, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 0, 12, 0, 0, 72, 15, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0,
  72, 16, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 200, 16, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 12, 0, 0, 72, 49, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0,
  72, 51, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 64, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 12, 0, 0, 8, 192, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8,
  64, 1, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 64, 1, 0, 0, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 192, 1, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 12, 0, 0, 8, 64, 2, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 64,
  2, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 192, 2, 0, 0, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 12, 0, 0, 8, 0, 4, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 12,
  0, 1, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 28, 0, 1, 0, 0, 0, 0, 0, 130, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 44, 0, 1, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 12, 0, 0, 8, 0, 20, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 36, 0, 0,
  0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 192, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12,
  0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 128, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 128, 1, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0,
  0, 8, 0, 128, 2, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 128, 2, 0, 0, 0,
  0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 128, 3, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 128, 4, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0,
  0, 8, 0, 128, 4, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 128, 5, 0, 0, 0,
  0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 192, 2, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 192, 4, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0,
  0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 8, 0, 0, 0, 0, 0,
  0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 24, 1, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 88, 1, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0,
  0, 152, 1, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 40, 0, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 72, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 12, 0, 0, 8, 0, 0, 104, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0,
  136, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 168, 0, 0, 0, 0, 0, 0, 130,
  0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 12, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 8, 0, 0, 0, 1,
  0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 16, 32, 64, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
  0, 16, 32, 64, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 2, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 130, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0, 0,
  0, 8, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 130, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 16, 64, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 64, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0,
  1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64,
  0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 24, 0, 64, 1, 4, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0,
  0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0,
  0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 0,
  0, 0, 0, 64, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0,
  0, 0, 128, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 2,
  0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
  0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 9, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 64, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 96, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0,
  0, 16, 0, 0, 0, 0, 0, 0, 33, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 1, 4, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 1, 4,
  128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 8, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 24, 0, 64,
  0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4,
  129, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0,
  0, 0, 1, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0, 0, 4, 0, 16, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 16, 32, 64,
  0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0,
  0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 0, 0, 0, 0, 24, 0, 64, 0, 0,
  128, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 4, 0, 0, 0, 20, 0,
  0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
  0, 130, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 4, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 96, 0, 24, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 16, 0, 16, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  64, 96, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 64, 96, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 64, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 16, 0, 25, 32, 64, 0, 0, 8, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 24, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 68, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 96, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 32, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 96, 0, 24, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 16, 0, 64, 0, 24, 0, 64, 4, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 24, 0,
  64, 4, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0,
  128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 32, 64, 0, 68, 129, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 32, 24, 0, 96, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 24, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 16, 0, 64, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 1, 16, 0, 16, 32, 64, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 1, 16, 0, 16, 32, 64, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 16,
  0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0,
  96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 64, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
  0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 8, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 24, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  8, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 24, 0, 96, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
  25, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 32, 64, 0, 32,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 32, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 0, 25, 0, 64, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 32, 64, 0, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 32, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
  25, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 32, 64, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 0, 25, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 25, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 24, 0, 96, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0,
  0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 16, 0, 16, 0, 64, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0,
  96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24,
  0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 96, 0, 24, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 128, 0, 0, 1, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 24, 0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 24, 0, 64, 0, 4,
  129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 4, 24, 0, 64, 0, 4, 131, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 24, 0, 64, 0, 4, 129,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 24, 0, 64, 0, 4, 131, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 24, 0, 64, 0, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0,
  0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 2, 16, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 0, 64, 0, 4,
  128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 88, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 16, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 8, 0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 2, 16, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
  0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 2, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 64, 96, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 24, 0, 64, 0,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 16, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 66, 0, 4, 129, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 66, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 66, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 66, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 192, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 0, 24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 2, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 8, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 2, 16, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 112, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 24, 0, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0,
  192, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 12, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 68, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24,
  0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0,
  64, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 24, 0, 64, 32, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4,
  129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 24, 0, 64, 64, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 64, 4, 131,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 128, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 128, 4, 131, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 25, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 2, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 196,
  129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 8, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0,
  96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64,
  0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 68, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 131, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 8, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 128, 32, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 0, 64, 0, 4,
  192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 24, 0, 64, 0, 196, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 65, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 1, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 65, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 96, 0, 24, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 64, 0, 0,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 64, 0, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 88, 0, 64, 0, 4, 192, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16,
  0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 64, 0, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 24, 0, 64, 4, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 129, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 64,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 24, 0, 64, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0,
  128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 4, 129, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 16, 0, 16, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 16, 0, 16, 0, 64, 0, 0,
  0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 64, 0, 196, 129, 0,
};

const uint16_t TypeTablesRelativeArray[] = {
  899, 899, 852, 901, 848, 852, 852, 901, 10, 10, 852, 901, 845, 848, 852, 852, 901, 852, 852, 901, 916, 916,
  816, 852, 901, 848, 899, 899, 852, 901, 848, 852, 845, 852, 901, 845, 848, 899, 899, 852, 901, 848, 899,
  899, 852, 901, 848, 852, 845, 852, 901, 845, 848, 2, 879, 879, 852, 901, 12, 13, 14, 11, 11, 879, 852, 901,
  11, 11, 879, 852, 901, 11, 11, 879, 852, 901, 836, 836, 899, 852, 901, 848, 852, 845, 852, 901, 845, 848,
  852, 812, 852, 901, 812, 630, 631, 632, 1003, 1003, 615, 852, 901, 812, 81, 81, 901, 209, 209, 969, 852,
  901, 77, 77, 855, 25, 77, 77, 855, 23, 23, 77, 855, 515, 515, 77, 855, 28, 29, 30, 27, 27, 27, 27, 27, 27,
  852, 487, 852, 901, 487, 852, 487, 852, 901, 487, 210, 210, 77, 855, 852, 960, 852, 901, 960, 963, 945,
  977, 848, 54, 449, 54, 856, 901, 449, 960, 960, 963, 945, 977, 852, 901, 848, 852, 812, 852, 901, 812, 872,
  872, 40, 41, 540, 540, 54, 856, 901, 449, 38, 296, 449, 38, 872, 296, 54, 856, 901, 449, 42, 494, 38, 852,
  38, 872, 852, 901, 72, 40, 40, 38, 872, 296, 54, 856, 901, 449, 878, 878, 856, 901, 852, 812, 852, 901,
  812, 852, 852, 901, 977, 476, 977, 852, 901, 848, 476, 539, 539, 999, 977, 852, 901, 848, 476, 476, 476,
  852, 901, 852, 812, 852, 901, 812, 812, 812, 51, 852, 50, 852, 901, 50, 812, 852, 487, 852, 901, 487, 856,
  856, 901, 35, 106, 110, 204, 205, 206, 208, 257, 296, 435, 456, 459, 460, 471, 512, 513, 514, 540, 858,
  858, 852, 852, 901, 852, 852, 901, 852, 852, 901, 852, 852, 901, 852, 852, 901, 852, 852, 901, 852, 852,
  901, 852, 852, 901, 999, 999, 977, 852, 901, 848, 815, 815, 816, 852, 901, 848, 449, 449, 856, 901, 852,
  852, 901, 989, 908, 989, 945, 977, 852, 901, 848, 908, 852, 853, 852, 901, 853, 296, 449, 296, 54, 856,
  901, 449, 878, 296, 878, 856, 901, 296, 54, 41, 41, 38, 872, 852, 901, 878, 878, 856, 901, 878, 878, 856,
  901, 304, 304, 301, 846, 855, 77, 301, 301, 846, 855, 77, 855, 855, 23, 24, 210, 263, 301, 515, 977, 977,
  852, 901, 848, 852, 857, 852, 901, 857, 812, 80, 900, 79, 79, 852, 901, 857, 812, 901, 901, 19, 82, 92,
  157, 158, 159, 160, 161, 162, 163, 164, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276,
  277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 445, 521, 81, 81, 901, 878,
  878, 856, 901, 878, 878, 856, 901, 878, 878, 856, 901, 899, 899, 852, 901, 848, 296, 449, 296, 54, 856,
  901, 449, 878, 878, 856, 901, 301, 301, 846, 855, 77, 852, 812, 852, 901, 812, 81, 81, 901, 209, 209, 969,
  852, 901, 968, 968, 459, 459, 54, 856, 901, 449, 878, 878, 856, 901, 852, 852, 901, 99, 102, 103, 98, 899,
  98, 852, 901, 899, 848, 101, 101, 852, 901, 852, 852, 901, 100, 98, 98, 852, 901, 98, 98, 852, 901, 852,
  845, 852, 901, 845, 848, 879, 879, 852, 901, 54, 54, 856, 901, 209, 209, 969, 852, 901, 449, 816, 449, 856,
  901, 816, 852, 848, 968, 968, 54, 449, 54, 856, 901, 449, 209, 209, 969, 852, 901, 852, 852, 901, 968, 968,
  989, 908, 989, 945, 977, 852, 901, 848, 908, 852, 852, 901, 878, 878, 856, 901, 522, 522, 989, 908, 989,
  945, 977, 852, 901, 848, 908, 887, 905, 887, 905, 977, 852, 901, 848, 852, 852, 901, 878, 878, 856, 901,
  212, 212, 210, 77, 855, 213, 213, 210, 77, 855, 225, 210, 965, 210, 77, 855, 965, 302, 302, 301, 846, 855,
  77, 977, 901, 835, 977, 852, 901, 848, 835, 977, 901, 835, 977, 852, 901, 848, 835, 901, 901, 852, 852,
  901, 899, 899, 852, 901, 848, 137, 151, 152, 133, 134, 135, 136, 132, 132, 151, 132, 132, 143, 132, 132,
  132, 132, 137, 138, 139, 140, 141, 142, 144, 145, 146, 147, 148, 149, 150, 136, 131, 136, 132, 131, 138,
  139, 140, 141, 142, 144, 145, 146, 147, 148, 149, 150, 136, 137, 136, 132, 137, 131, 136, 137, 136, 132,
  137, 131, 136, 137, 136, 132, 137, 131, 136, 137, 136, 132, 137, 131, 136, 137, 136, 132, 137, 131, 134,
  152, 134, 132, 152, 131, 136, 137, 136, 132, 137, 131, 136, 137, 136, 132, 137, 131, 136, 137, 136, 132,
  137, 131, 136, 137, 136, 132, 137, 131, 136, 137, 136, 132, 137, 131, 136, 137, 136, 132, 137, 131, 136,
  137, 136, 132, 137, 131, 133, 131, 133, 132, 131, 131, 131, 143, 153, 154, 155, 156, 152, 152, 131, 152,
  152, 131, 152, 152, 131, 152, 152, 131, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901,
  81, 81, 901, 81, 81, 901, 81, 81, 901, 878, 878, 856, 901, 833, 833, 963, 945, 977, 852, 901, 848, 459,
  459, 54, 856, 901, 449, 301, 301, 846, 855, 77, 171, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189,
  190, 191, 195, 200, 195, 195, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 172, 173, 174, 175, 176,
  177, 178, 171, 171, 169, 301, 846, 855, 77, 171, 171, 169, 301, 846, 855, 77, 171, 171, 169, 301, 846, 855,
  77, 171, 171, 169, 301, 846, 855, 77, 171, 171, 169, 301, 846, 855, 77, 171, 171, 169, 301, 846, 855, 77,
  171, 171, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 169, 169, 301,
  846, 855, 77, 169, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 169,
  169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855,
  77, 169, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77, 192, 193, 194,
  191, 191, 169, 301, 846, 855, 77, 191, 191, 169, 301, 846, 855, 77, 191, 191, 169, 301, 846, 855, 77, 169,
  169, 301, 846, 855, 77, 170, 196, 197, 198, 199, 195, 195, 169, 301, 846, 855, 77, 195, 195, 169, 301, 846,
  855, 77, 195, 195, 169, 301, 846, 855, 77, 195, 195, 169, 301, 846, 855, 77, 169, 169, 301, 846, 855, 77,
  449, 449, 856, 901, 449, 449, 856, 901, 852, 852, 901, 54, 449, 54, 856, 901, 449, 54, 449, 54, 856, 901,
  449, 54, 449, 54, 856, 901, 449, 852, 812, 852, 901, 812, 54, 449, 54, 856, 901, 449, 969, 852, 969, 852,
  901, 21, 93, 107, 111, 431, 444, 529, 532, 77, 77, 855, 33, 124, 211, 212, 213, 228, 530, 210, 210, 77,
  855, 210, 210, 77, 855, 122, 210, 210, 77, 855, 123, 214, 215, 216, 217, 221, 213, 213, 210, 77, 855, 213,
  213, 210, 77, 855, 213, 213, 210, 77, 855, 213, 213, 210, 77, 855, 218, 219, 220, 217, 217, 213, 210, 77,
  855, 217, 217, 213, 210, 77, 855, 217, 217, 213, 210, 77, 855, 213, 213, 210, 77, 855, 222, 223, 224, 221,
  221, 213, 210, 77, 855, 221, 221, 213, 210, 77, 855, 221, 221, 213, 210, 77, 855, 123, 123, 213, 210, 77,
  855, 226, 227, 225, 225, 123, 213, 210, 77, 855, 225, 225, 123, 213, 210, 77, 855, 210, 210, 77, 855, 237,
  238, 239, 240, 263, 263, 77, 855, 263, 263, 77, 855, 263, 263, 77, 855, 263, 263, 77, 855, 233, 234, 235,
  236, 232, 232, 263, 77, 855, 232, 232, 263, 77, 855, 232, 232, 263, 77, 855, 232, 232, 263, 77, 855, 228,
  228, 210, 77, 855, 228, 228, 210, 77, 855, 228, 228, 210, 77, 855, 228, 228, 210, 77, 855, 985, 985, 852,
  901, 449, 952, 258, 449, 856, 901, 952, 845, 848, 258, 449, 952, 258, 449, 856, 901, 952, 845, 848, 258,
  449, 952, 259, 449, 856, 901, 952, 845, 848, 259, 852, 952, 852, 901, 952, 845, 848, 852, 952, 852, 901,
  952, 845, 848, 449, 845, 966, 449, 856, 901, 845, 848, 966, 449, 845, 966, 449, 856, 901, 845, 848, 966,
  852, 845, 966, 852, 901, 845, 848, 966, 852, 845, 966, 852, 901, 845, 848, 966, 449, 845, 966, 449, 856,
  901, 845, 848, 966, 449, 845, 449, 856, 901, 845, 848, 449, 845, 449, 856, 901, 845, 848, 852, 845, 852,
  901, 845, 848, 852, 845, 852, 901, 845, 848, 449, 845, 449, 856, 901, 845, 848, 54, 449, 54, 856, 901, 449,
  449, 952, 449, 856, 901, 952, 845, 848, 242, 243, 449, 952, 449, 856, 901, 952, 845, 848, 244, 852, 908,
  852, 901, 908, 858, 858, 858, 858, 77, 77, 855, 229, 230, 231, 232, 81, 81, 901, 81, 81, 901, 81, 81, 901,
  81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81,
  81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81,
  901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81, 901, 81, 81,
  901, 81, 81, 901, 878, 878, 856, 901, 852, 852, 901, 471, 54, 54, 856, 901, 40, 70, 71, 88, 297, 511, 296,
  449, 845, 296, 54, 856, 901, 449, 845, 848, 945, 908, 945, 977, 852, 901, 848, 908, 925, 925, 815, 816,
  852, 901, 848, 924, 924, 916, 816, 852, 901, 848, 479, 846, 77, 846, 855, 77, 76, 90, 169, 302, 303, 304,
  417, 425, 430, 528, 301, 301, 846, 855, 77, 125, 306, 321, 345, 461, 301, 301, 846, 855, 77, 427, 541, 301,
  301, 846, 855, 77, 75, 426, 428, 429, 466, 852, 812, 852, 901, 812, 302, 302, 301, 846, 855, 77, 307, 308,
  318, 319, 320, 306, 306, 302, 301, 846, 855, 77, 306, 306, 302, 301, 846, 855, 77, 309, 311, 312, 314, 316,
  308, 308, 306, 302, 301, 846, 855, 77, 310, 309, 309, 308, 306, 302, 301, 846, 855, 77, 308, 308, 306, 302,
  301, 846, 855, 77, 308, 308, 306, 302, 301, 846, 855, 77, 313, 312, 312, 308, 306, 302, 301, 846, 855, 77,
  308, 308, 306, 302, 301, 846, 855, 77, 315, 314, 314, 308, 306, 302, 301, 846, 855, 77, 308, 308, 306, 302,
  301, 846, 855, 77, 317, 316, 316, 308, 306, 302, 301, 846, 855, 77, 306, 306, 302, 301, 846, 855, 77, 306,
  306, 302, 301, 846, 855, 77, 306, 306, 302, 301, 846, 855, 77, 302, 302, 301, 846, 855, 77, 322, 323, 328,
  329, 321, 321, 302, 301, 846, 855, 77, 321, 321, 302, 301, 846, 855, 77, 324, 325, 326, 327, 323, 323, 321,
  302, 301, 846, 855, 77, 323, 323, 321, 302, 301, 846, 855, 77, 323, 323, 321, 302, 301, 846, 855, 77, 323,
  323, 321, 302, 301, 846, 855, 77, 321, 321, 302, 301, 846, 855, 77, 321, 321, 302, 301, 846, 855, 77, 330,
  331, 332, 333, 329, 329, 321, 302, 301, 846, 855, 77, 334, 329, 329, 321, 302, 301, 846, 855, 77, 335, 329,
  329, 321, 302, 301, 846, 855, 77, 336, 329, 329, 321, 302, 301, 846, 855, 77, 337, 330, 330, 329, 321, 302,
  301, 846, 855, 77, 338, 331, 331, 329, 321, 302, 301, 846, 855, 77, 339, 332, 332, 329, 321, 302, 301, 846,
  855, 77, 340, 333, 333, 329, 321, 302, 301, 846, 855, 77, 341, 334, 334, 330, 329, 321, 302, 301, 846, 855,
  77, 342, 335, 335, 331, 329, 321, 302, 301, 846, 855, 77, 343, 336, 336, 332, 329, 321, 302, 301, 846, 855,
  77, 344, 337, 337, 333, 329, 321, 302, 301, 846, 855, 77, 342, 343, 344, 338, 341, 338, 334, 330, 329, 321,
  302, 301, 846, 855, 77, 341, 337, 333, 339, 341, 339, 335, 331, 329, 321, 302, 301, 846, 855, 77, 341, 337,
  333, 340, 341, 340, 336, 332, 329, 321, 302, 301, 846, 855, 77, 341, 337, 333, 302, 302, 301, 846, 855, 77,
  349, 353, 368, 377, 378, 384, 386, 387, 398, 399, 408, 409, 410, 353, 353, 345, 302, 301, 846, 855, 77,
  347, 348, 358, 346, 358, 353, 345, 302, 301, 846, 855, 77, 346, 363, 346, 363, 353, 345, 302, 301, 846,
  855, 77, 346, 345, 345, 302, 301, 846, 855, 77, 353, 353, 345, 302, 301, 846, 855, 77, 351, 352, 358, 350,
  358, 353, 345, 302, 301, 846, 855, 77, 350, 363, 350, 363, 353, 345, 302, 301, 846, 855, 77, 350, 345, 345,
  302, 301, 846, 855, 77, 346, 350, 354, 355, 356, 358, 363, 353, 353, 345, 302, 301, 846, 855, 77, 353, 353,
  345, 302, 301, 846, 855, 77, 360, 365, 353, 353, 345, 302, 301, 846, 855, 77, 357, 361, 366, 356, 356, 353,
  345, 302, 301, 846, 855, 77, 362, 367, 353, 353, 345, 302, 301, 846, 855, 77, 347, 351, 359, 360, 361, 358,
  358, 353, 345, 302, 301, 846, 855, 77, 358, 355, 358, 353, 345, 302, 301, 846, 855, 77, 355, 358, 356, 358,
  353, 345, 302, 301, 846, 855, 77, 356, 362, 361, 357, 361, 358, 353, 345, 302, 301, 846, 855, 77, 356, 357,
  353, 353, 345, 302, 301, 846, 855, 77, 348, 352, 364, 365, 366, 363, 363, 353, 345, 302, 301, 846, 855, 77,
  363, 355, 363, 353, 345, 302, 301, 846, 855, 77, 355, 363, 356, 363, 353, 345, 302, 301, 846, 855, 77, 356,
  367, 366, 357, 366, 363, 353, 345, 302, 301, 846, 855, 77, 356, 357, 345, 345, 302, 301, 846, 855, 77, 369,
  370, 371, 374, 368, 368, 345, 302, 301, 846, 855, 77, 368, 368, 345, 302, 301, 846, 855, 77, 373, 376, 368,
  368, 345, 302, 301, 846, 855, 77, 372, 373, 371, 371, 368, 345, 302, 301, 846, 855, 77, 371, 370, 371, 368,
  345, 302, 301, 846, 855, 77, 370, 368, 368, 345, 302, 301, 846, 855, 77, 375, 376, 374, 374, 368, 345, 302,
  301, 846, 855, 77, 374, 370, 374, 368, 345, 302, 301, 846, 855, 77, 370, 345, 345, 302, 301, 846, 855, 77,
  345, 345, 302, 301, 846, 855, 77, 379, 382, 383, 410, 378, 410, 345, 302, 301, 846, 855, 77, 378, 380, 381,
  379, 382, 379, 410, 345, 302, 301, 846, 855, 77, 378, 382, 379, 383, 379, 410, 345, 302, 301, 846, 855, 77,
  378, 383, 378, 378, 345, 302, 301, 846, 855, 77, 380, 378, 378, 345, 302, 301, 846, 855, 77, 381, 345, 345,
  302, 301, 846, 855, 77, 387, 387, 345, 302, 301, 846, 855, 77, 396, 397, 345, 345, 302, 301, 846, 855, 77,
  345, 345, 302, 301, 846, 855, 77, 385, 388, 389, 390, 393, 387, 387, 345, 302, 301, 846, 855, 77, 387, 387,
  345, 302, 301, 846, 855, 77, 392, 395, 387, 387, 345, 302, 301, 846, 855, 77, 391, 392, 396, 390, 390, 387,
  345, 302, 301, 846, 855, 77, 390, 389, 390, 387, 345, 302, 301, 846, 855, 77, 389, 387, 387, 345, 302, 301,
  846, 855, 77, 394, 395, 397, 393, 393, 387, 345, 302, 301, 846, 855, 77, 393, 389, 393, 387, 345, 302, 301,
  846, 855, 77, 389, 390, 385, 390, 387, 345, 302, 301, 846, 855, 77, 385, 393, 385, 393, 387, 345, 302, 301,
  846, 855, 77, 385, 345, 345, 302, 301, 846, 855, 77, 345, 345, 302, 301, 846, 855, 77, 400, 403, 404, 406,
  410, 399, 410, 345, 302, 301, 846, 855, 77, 399, 401, 402, 400, 404, 400, 410, 345, 302, 301, 846, 855, 77,
  399, 404, 400, 406, 400, 410, 345, 302, 301, 846, 855, 77, 399, 406, 399, 399, 345, 302, 301, 846, 855, 77,
  405, 407, 399, 399, 345, 302, 301, 846, 855, 77, 401, 405, 404, 403, 404, 399, 345, 302, 301, 846, 855, 77,
  403, 399, 399, 345, 302, 301, 846, 855, 77, 402, 407, 406, 403, 406, 399, 345, 302, 301, 846, 855, 77, 403,
  345, 345, 302, 301, 846, 855, 77, 345, 345, 302, 301, 846, 855, 77, 345, 345, 302, 301, 846, 855, 77, 379,
  400, 984, 984, 852, 901, 872, 412, 413, 414, 415, 416, 535, 411, 411, 984, 852, 901, 872, 411, 411, 984,
  852, 901, 872, 411, 411, 984, 852, 901, 872, 411, 411, 984, 852, 901, 872, 411, 411, 984, 852, 901, 872,
  301, 301, 846, 855, 77, 418, 419, 420, 421, 422, 423, 417, 417, 301, 846, 855, 77, 417, 417, 301, 846, 855,
  77, 417, 417, 301, 846, 855, 77, 417, 417, 301, 846, 855, 77, 417, 417, 301, 846, 855, 77, 417, 417, 301,
  846, 855, 77, 899, 899, 852, 901, 848, 301, 301, 846, 855, 77, 426, 427, 428, 429, 425, 304, 425, 301, 846,
  855, 77, 304, 425, 303, 425, 301, 846, 855, 77, 303, 425, 304, 425, 301, 846, 855, 77, 304, 425, 304, 425,
  301, 846, 855, 77, 304, 301, 301, 846, 855, 77, 209, 209, 969, 852, 901, 852, 870, 852, 901, 870, 912, 852,
  870, 852, 901, 870, 912, 852, 852, 901, 449, 54, 449, 856, 901, 54, 459, 459, 54, 856, 901, 449, 999, 999,
  977, 852, 901, 848, 852, 852, 901, 901, 487, 901, 487, 878, 878, 856, 901, 925, 925, 815, 816, 852, 901,
  848, 878, 878, 856, 901, 209, 209, 969, 852, 901, 81, 81, 901, 977, 977, 852, 901, 848, 977, 977, 852, 901,
  848, 856, 856, 901, 35, 40, 66, 70, 88, 108, 110, 201, 202, 204, 205, 206, 208, 242, 243, 244, 247, 248,
  251, 252, 253, 256, 257, 258, 259, 297, 435, 456, 459, 460, 471, 489, 511, 512, 513, 514, 537, 540, 818,
  989, 908, 989, 945, 977, 852, 901, 848, 908, 852, 872, 852, 901, 872, 899, 899, 852, 901, 848, 878, 878,
  856, 901, 54, 449, 54, 856, 901, 449, 852, 852, 901, 852, 852, 901, 54, 449, 54, 856, 901, 449, 95, 168,
  436, 470, 483, 534, 54, 449, 54, 856, 901, 449, 302, 302, 301, 846, 855, 77, 462, 463, 464, 465, 461, 461,
  302, 301, 846, 855, 77, 461, 461, 302, 301, 846, 855, 77, 461, 461, 302, 301, 846, 855, 77, 461, 461, 302,
  301, 846, 855, 77, 304, 304, 301, 846, 855, 77, 467, 468, 469, 466, 466, 304, 301, 846, 855, 77, 466, 466,
  304, 301, 846, 855, 77, 466, 466, 304, 301, 846, 855, 77, 459, 459, 54, 856, 901, 449, 295, 54, 449, 295,
  54, 856, 901, 449, 858, 858, 852, 852, 901, 852, 852, 901, 901, 901, 852, 852, 901, 46, 48, 539, 815, 815,
  816, 852, 901, 848, 478, 477, 477, 815, 816, 852, 901, 848, 300, 300, 924, 916, 816, 852, 901, 848, 999,
  999, 977, 852, 901, 848, 878, 878, 856, 901, 852, 872, 852, 901, 872, 459, 459, 54, 856, 901, 449, 899,
  899, 852, 901, 848, 916, 916, 816, 852, 901, 848, 852, 852, 901, 31, 32, 53, 439, 972, 963, 963, 945, 977,
  852, 901, 848, 449, 845, 449, 856, 901, 845, 848, 852, 755, 852, 901, 755, 848, 999, 999, 977, 852, 901,
  848, 878, 878, 856, 901, 878, 878, 856, 901, 40, 40, 38, 872, 296, 54, 856, 901, 449, 852, 852, 901, 852,
  852, 901, 989, 908, 989, 945, 977, 852, 901, 848, 908, 878, 878, 856, 901, 989, 908, 989, 945, 977, 852,
  901, 848, 908, 968, 968, 968, 968, 968, 968, 968, 968, 945, 945, 977, 852, 901, 848, 505, 506, 507, 508,
  504, 504, 945, 977, 852, 901, 848, 504, 504, 945, 977, 852, 901, 848, 504, 504, 945, 977, 852, 901, 848,
  504, 504, 945, 977, 852, 901, 848, 858, 858, 963, 963, 945, 977, 852, 901, 848, 296, 449, 296, 54, 856,
  901, 449, 449, 54, 449, 856, 901, 54, 449, 54, 449, 856, 901, 54, 449, 54, 449, 856, 901, 54, 77, 77, 855,
  26, 945, 945, 977, 852, 901, 848, 878, 878, 856, 901, 878, 878, 856, 901, 981, 981, 879, 852, 901, 852,
  845, 852, 901, 845, 848, 81, 81, 901, 117, 878, 878, 856, 901, 878, 878, 856, 901, 301, 301, 846, 855, 77,
  209, 209, 969, 852, 901, 210, 210, 77, 855, 852, 848, 852, 901, 848, 209, 209, 969, 852, 901, 852, 845,
  852, 901, 845, 848, 459, 459, 54, 856, 901, 449, 411, 411, 984, 852, 901, 872, 852, 812, 852, 901, 812,
  538, 449, 449, 856, 901, 536, 536, 852, 901, 812, 999, 476, 999, 977, 852, 901, 848, 476, 47, 54, 449, 54,
  856, 901, 449, 39, 303, 303, 301, 846, 855, 77, 542, 543, 544, 541, 541, 303, 301, 846, 855, 77, 541, 541,
  303, 301, 846, 855, 77, 541, 541, 303, 301, 846, 855, 77, 815, 815, 816, 852, 901, 848, 546, 547, 545, 545,
  815, 816, 852, 901, 848, 545, 545, 815, 816, 852, 901, 848, 816, 816, 852, 901, 848, 836, 836, 899, 852,
  901, 848, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 899,
  899, 852, 901, 848, 815, 815, 816, 852, 901, 848, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901,
  848, 852, 812, 852, 901, 812, 558, 557, 557, 852, 901, 812, 836, 836, 899, 852, 901, 848, 852, 812, 852,
  901, 812, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 899, 899, 852, 901, 848, 873, 873,
  899, 852, 901, 848, 912, 873, 873, 899, 852, 901, 848, 912, 899, 899, 852, 901, 848, 836, 836, 899, 852,
  901, 848, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 836,
  836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 816, 999, 816, 852, 901, 848, 999, 977, 592, 597,
  598, 816, 816, 852, 901, 848, 593, 594, 595, 596, 899, 899, 852, 901, 848, 852, 812, 852, 901, 812, 899,
  899, 852, 901, 848, 1003, 845, 966, 872, 1003, 615, 852, 901, 812, 845, 848, 966, 872, 852, 852, 901, 852,
  845, 966, 852, 901, 845, 848, 966, 852, 966, 852, 901, 966, 848, 852, 966, 852, 901, 966, 848, 899, 899,
  852, 901, 848, 969, 852, 969, 852, 901, 852, 952, 852, 901, 952, 845, 848, 852, 952, 852, 901, 952, 845,
  848, 852, 952, 852, 901, 952, 845, 848, 960, 960, 963, 945, 977, 852, 901, 848, 815, 815, 816, 852, 901,
  848, 852, 872, 852, 901, 872, 852, 872, 852, 901, 872, 815, 573, 815, 816, 852, 901, 848, 573, 999, 977,
  916, 574, 916, 816, 852, 901, 848, 574, 815, 574, 815, 816, 852, 901, 848, 574, 916, 574, 916, 816, 852,
  901, 848, 574, 916, 574, 916, 816, 852, 901, 848, 574, 916, 573, 916, 816, 852, 901, 848, 573, 999, 977,
  916, 573, 916, 816, 852, 901, 848, 573, 999, 977, 852, 845, 852, 901, 845, 848, 852, 845, 852, 901, 845,
  848, 852, 852, 901, 999, 845, 999, 977, 852, 901, 848, 845, 960, 872, 960, 963, 945, 977, 852, 901, 848,
  872, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 607, 607, 836, 899, 852, 901, 848, 836,
  836, 899, 852, 901, 848, 606, 608, 607, 607, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 836,
  836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 755, 852, 755, 848,
  852, 901, 755, 852, 755, 848, 852, 901, 852, 812, 852, 901, 812, 1003, 852, 812, 852, 901, 812, 815, 815,
  816, 852, 901, 848, 916, 916, 816, 852, 901, 848, 916, 916, 816, 852, 901, 848, 852, 812, 852, 901, 812,
  852, 852, 901, 836, 836, 899, 852, 901, 848, 977, 977, 852, 901, 848, 899, 899, 852, 901, 848, 836, 836,
  899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 836, 836, 899, 852, 901, 848, 815, 815, 816, 852, 901,
  848, 815, 815, 816, 852, 901, 848, 17, 17, 852, 901, 812, 17, 17, 852, 901, 812, 17, 17, 852, 901, 812,
  1003, 872, 1003, 615, 852, 901, 812, 872, 637, 852, 872, 852, 901, 872, 963, 963, 945, 977, 852, 901, 848,
  999, 999, 977, 852, 901, 848, 633, 633, 1003, 615, 852, 901, 812, 872, 999, 999, 977, 852, 901, 848, 899,
  899, 852, 901, 848, 852, 852, 901, 989, 989, 945, 977, 852, 901, 848, 815, 815, 816, 852, 901, 848, 852,
  812, 852, 901, 812, 852, 812, 852, 901, 812, 852, 812, 852, 901, 812, 852, 845, 852, 901, 845, 848, 852,
  852, 901, 852, 848, 852, 901, 848, 852, 812, 852, 901, 812, 852, 812, 852, 901, 812, 974, 852, 812, 852,
  901, 812, 652, 651, 651, 852, 901, 812, 852, 845, 852, 901, 845, 848, 899, 899, 852, 901, 848, 999, 816,
  755, 999, 977, 852, 901, 848, 816, 755, 899, 899, 852, 901, 848, 815, 815, 816, 852, 901, 848, 916, 916,
  816, 852, 901, 848, 852, 852, 901, 852, 852, 901, 661, 662, 664, 665, 666, 667, 668, 669, 670, 671, 672,
  673, 674, 675, 676, 677, 660, 845, 660, 852, 901, 845, 848, 660, 845, 660, 852, 901, 845, 848, 852, 848,
  853, 852, 901, 848, 853, 660, 848, 660, 852, 901, 848, 660, 848, 660, 852, 901, 848, 660, 845, 660, 852,
  901, 845, 848, 660, 845, 660, 852, 901, 845, 848, 660, 899, 660, 852, 901, 899, 848, 660, 899, 660, 852,
  901, 899, 848, 660, 845, 952, 660, 852, 901, 845, 848, 952, 660, 845, 952, 660, 852, 901, 845, 848, 952,
  660, 845, 966, 660, 852, 901, 845, 848, 966, 660, 845, 966, 660, 852, 901, 845, 848, 966, 660, 845, 660,
  852, 901, 845, 848, 660, 845, 660, 852, 901, 845, 848, 660, 845, 660, 852, 901, 845, 848, 660, 845, 660,
  852, 901, 845, 848, 999, 999, 977, 852, 901, 848, 852, 848, 852, 901, 848, 852, 848, 852, 901, 848, 852,
  848, 852, 901, 848, 852, 848, 952, 852, 901, 848, 952, 845, 852, 848, 952, 852, 901, 848, 952, 845, 852,
  966, 852, 901, 966, 848, 852, 966, 852, 901, 966, 848, 852, 848, 852, 901, 848, 852, 848, 852, 901, 848,
  852, 848, 852, 901, 848, 852, 852, 901, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702,
  703, 689, 952, 689, 852, 901, 952, 845, 848, 689, 952, 872, 689, 852, 901, 952, 845, 848, 872, 689, 952,
  689, 852, 901, 952, 845, 848, 689, 952, 872, 689, 852, 901, 952, 845, 848, 872, 689, 952, 689, 852, 901,
  952, 845, 848, 689, 952, 872, 689, 852, 901, 952, 845, 848, 872, 689, 845, 966, 689, 852, 901, 845, 848,
  966, 689, 845, 966, 872, 689, 852, 901, 845, 848, 966, 872, 689, 845, 966, 689, 852, 901, 845, 848, 966,
  689, 845, 966, 872, 689, 852, 901, 845, 848, 966, 872, 689, 845, 689, 852, 901, 845, 848, 689, 845, 872,
  689, 852, 901, 845, 848, 872, 689, 845, 689, 852, 901, 845, 848, 689, 845, 872, 689, 852, 901, 845, 848,
  872, 999, 999, 977, 852, 901, 848, 948, 948, 899, 852, 901, 848, 999, 999, 977, 852, 901, 848, 899, 899,
  852, 901, 848, 899, 899, 852, 901, 848, 899, 899, 852, 901, 848, 899, 899, 852, 901, 848, 899, 899, 852,
  901, 848, 816, 816, 852, 901, 848, 999, 999, 977, 852, 901, 848, 899, 899, 852, 901, 848, 999, 999, 977,
  852, 901, 848, 1003, 1003, 615, 852, 901, 812, 852, 853, 852, 901, 853, 852, 872, 852, 901, 872, 899, 899,
  852, 901, 848, 852, 812, 852, 901, 812, 852, 852, 901, 899, 899, 852, 901, 848, 852, 812, 852, 901, 812,
  729, 899, 899, 852, 901, 848, 852, 852, 901, 899, 899, 852, 901, 848, 899, 899, 852, 901, 848, 899, 899,
  852, 901, 848, 723, 723, 852, 901, 812, 899, 899, 852, 901, 848, 899, 899, 852, 901, 848, 916, 916, 816,
  852, 901, 848, 852, 845, 852, 901, 845, 848, 852, 812, 852, 901, 812, 852, 812, 852, 901, 812, 852, 812,
  852, 901, 812, 815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848,
  815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848, 916, 916, 816,
  852, 901, 848, 815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848, 977, 977, 852, 901, 848, 879,
  879, 852, 901, 879, 879, 852, 901, 916, 916, 816, 852, 901, 848, 899, 899, 852, 901, 848, 815, 815, 816,
  852, 901, 848, 815, 815, 816, 852, 901, 848, 916, 916, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848,
  848, 848, 490, 613, 614, 655, 763, 886, 949, 967, 916, 916, 816, 852, 901, 848, 916, 916, 816, 852, 901,
  848, 815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848, 963, 963, 945, 977, 852, 901, 848, 815,
  815, 816, 852, 901, 848, 762, 842, 761, 761, 815, 816, 852, 901, 848, 755, 852, 755, 848, 852, 901, 769,
  770, 771, 774, 776, 778, 780, 781, 782, 783, 784, 786, 787, 788, 789, 791, 792, 793, 795, 798, 800, 802,
  803, 806, 808, 809, 810, 782, 782, 764, 782, 782, 764, 782, 782, 764, 782, 782, 764, 764, 764, 764, 764,
  764, 764, 782, 782, 764, 782, 782, 764, 764, 764, 782, 782, 764, 764, 764, 782, 782, 764, 764, 764, 782,
  782, 764, 764, 764, 764, 764, 764, 764, 765, 766, 767, 768, 772, 773, 775, 777, 779, 785, 790, 796, 797,
  799, 801, 804, 805, 807, 811, 764, 764, 764, 764, 782, 782, 764, 764, 764, 764, 764, 764, 764, 764, 764,
  782, 782, 764, 764, 764, 764, 764, 764, 764, 794, 793, 809, 793, 764, 809, 764, 764, 782, 782, 764, 782,
  782, 764, 764, 764, 782, 782, 764, 764, 764, 782, 782, 764, 764, 764, 764, 764, 782, 782, 764, 782, 782,
  764, 764, 764, 782, 782, 764, 764, 764, 764, 764, 794, 764, 764, 782, 782, 764, 17, 37, 44, 49, 50, 91,
  207, 305, 536, 557, 560, 576, 615, 616, 620, 643, 644, 645, 649, 650, 651, 720, 723, 734, 735, 736, 827,
  849, 857, 909, 991, 1002, 963, 963, 945, 977, 852, 901, 848, 815, 815, 816, 852, 901, 848, 816, 816, 852,
  901, 848, 65, 477, 545, 554, 589, 592, 594, 617, 628, 629, 642, 657, 737, 738, 739, 740, 741, 742, 744,
  745, 751, 752, 754, 758, 759, 761, 814, 859, 871, 913, 917, 918, 919, 920, 925, 983, 852, 848, 852, 901,
  848, 108, 548, 573, 574, 655, 712, 815, 916, 818, 449, 817, 449, 856, 901, 817, 922, 922, 916, 816, 852,
  901, 848, 896, 896, 899, 852, 901, 848, 896, 896, 899, 852, 901, 848, 916, 916, 816, 852, 901, 848, 896,
  896, 899, 852, 901, 848, 961, 961, 960, 963, 945, 977, 852, 901, 848, 901, 901, 852, 812, 852, 901, 812,
  975, 963, 963, 945, 977, 852, 901, 848, 963, 963, 945, 977, 852, 901, 848, 830, 829, 829, 963, 945, 977,
  852, 901, 848, 963, 963, 945, 977, 852, 901, 848, 832, 831, 964, 831, 963, 945, 977, 852, 901, 848, 964,
  963, 963, 945, 977, 852, 901, 848, 167, 834, 833, 964, 833, 963, 945, 977, 852, 901, 848, 964, 126, 127,
  899, 899, 852, 901, 848, 15, 549, 550, 551, 552, 555, 556, 559, 561, 562, 567, 568, 569, 570, 571, 572,
  604, 605, 607, 609, 610, 611, 612, 622, 625, 626, 627, 977, 977, 852, 901, 848, 876, 915, 939, 939, 968,
  839, 840, 841, 838, 838, 939, 968, 838, 838, 939, 968, 838, 838, 939, 968, 761, 761, 815, 816, 852, 901,
  848, 901, 901, 945, 854, 945, 977, 852, 901, 848, 854, 848, 848, 7, 10, 16, 104, 247, 248, 249, 250, 251,
  252, 253, 254, 255, 256, 297, 489, 520, 533, 578, 580, 599, 600, 602, 646, 653, 661, 662, 666, 667, 670,
  671, 672, 673, 674, 675, 676, 677, 696, 697, 698, 699, 700, 701, 702, 703, 733, 935, 952, 855, 855, 301,
  884, 992, 531, 648, 663, 664, 665, 679, 680, 681, 682, 683, 686, 687, 688, 755, 816, 845, 899, 966, 977,
  852, 812, 852, 901, 812, 961, 961, 960, 963, 945, 977, 852, 901, 848, 977, 977, 852, 901, 848, 901, 901, 1,
  3, 4, 7, 10, 16, 17, 31, 32, 34, 37, 41, 44, 45, 49, 51, 53, 56, 57, 58, 59, 60, 61, 62, 63, 67, 69, 79,
  91, 98, 101, 104, 112, 115, 120, 129, 203, 207, 209, 245, 246, 249, 250, 254, 255, 260, 294, 305, 432, 433,
  434, 438, 453, 457, 458, 473, 474, 476, 482, 486, 490, 495, 496, 520, 531, 533, 536, 557, 560, 576, 579,
  580, 581, 582, 584, 585, 586, 587, 590, 591, 599, 600, 601, 613, 614, 615, 616, 620, 621, 634, 640, 643,
  644, 645, 646, 647, 648, 649, 650, 651, 653, 659, 660, 663, 679, 680, 681, 682, 683, 684, 685, 686, 687,
  688, 689, 717, 718, 720, 721, 723, 725, 733, 734, 735, 736, 763, 816, 827, 849, 869, 879, 899, 909, 930,
  935, 949, 967, 977, 984, 985, 986, 991, 995, 1002, 69, 663, 717, 977, 977, 852, 901, 848, 844, 973, 77,
  846, 901, 901, 54, 449, 878, 812, 812, 79, 55, 261, 262, 472, 509, 815, 815, 816, 852, 901, 848, 916, 916,
  816, 852, 901, 848, 939, 939, 968, 862, 863, 864, 865, 866, 867, 861, 861, 939, 968, 861, 861, 939, 968,
  861, 861, 939, 968, 861, 861, 939, 968, 861, 861, 939, 968, 861, 861, 939, 968, 963, 963, 945, 977, 852,
  901, 848, 852, 872, 852, 901, 872, 912, 912, 432, 433, 815, 815, 816, 852, 901, 848, 38, 453, 482, 578,
  590, 591, 603, 633, 634, 691, 693, 695, 697, 699, 701, 703, 718, 869, 930, 984, 899, 912, 899, 852, 901,
  848, 912, 564, 565, 985, 985, 852, 901, 837, 837, 977, 852, 901, 848, 916, 916, 816, 852, 901, 848, 856,
  856, 901, 43, 71, 73, 74, 83, 84, 86, 89, 97, 116, 121, 165, 293, 440, 442, 455, 481, 492, 493, 498, 517,
  518, 526, 527, 994, 852, 852, 901, 11, 105, 747, 748, 938, 981, 883, 883, 963, 945, 977, 852, 901, 848,
  883, 883, 963, 945, 977, 852, 901, 848, 883, 883, 963, 945, 977, 852, 901, 848, 963, 963, 945, 977, 852,
  901, 848, 880, 881, 882, 846, 846, 855, 905, 905, 977, 852, 901, 848, 755, 977, 755, 848, 977, 852, 901,
  119, 939, 939, 968, 889, 890, 891, 892, 888, 888, 939, 968, 888, 888, 939, 968, 888, 888, 939, 968, 888,
  888, 939, 968, 896, 896, 899, 852, 901, 848, 896, 896, 899, 852, 901, 848, 896, 896, 899, 852, 901, 848,
  899, 899, 852, 901, 848, 820, 821, 823, 893, 894, 895, 897, 896, 896, 899, 852, 901, 848, 977, 977, 852,
  901, 848, 852, 848, 852, 901, 848, 0, 6, 8, 9, 87, 99, 130, 424, 454, 484, 553, 563, 566, 575, 577, 583,
  624, 639, 654, 656, 668, 669, 707, 708, 709, 710, 711, 714, 719, 722, 724, 726, 727, 728, 730, 731, 750,
  836, 873, 896, 902, 903, 904, 926, 942, 948, 954, 956, 970, 978, 996, 79, 79, 852, 901, 857, 812, 81, 126,
  127, 128, 439, 475, 825, 843, 852, 856, 908, 927, 962, 972, 899, 899, 852, 901, 848, 899, 899, 852, 901,
  848, 899, 899, 852, 901, 848, 977, 977, 852, 901, 848, 119, 885, 961, 961, 960, 963, 945, 977, 852, 901,
  848, 963, 963, 945, 977, 852, 901, 848, 901, 901, 68, 114, 118, 260, 298, 450, 497, 499, 852, 812, 852,
  901, 812, 945, 946, 945, 977, 852, 901, 848, 946, 960, 960, 963, 945, 977, 852, 901, 848, 870, 873, 815,
  815, 816, 852, 901, 848, 963, 963, 945, 977, 852, 901, 848, 837, 837, 977, 852, 901, 848, 816, 816, 852,
  901, 848, 5, 485, 593, 595, 596, 597, 598, 618, 619, 658, 732, 743, 749, 753, 756, 757, 822, 860, 877, 921,
  922, 924, 993, 815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848, 815, 815, 816, 852, 901, 848,
  815, 815, 816, 852, 901, 848, 916, 916, 816, 852, 901, 848, 916, 916, 816, 852, 901, 848, 819, 993, 993,
  916, 816, 852, 901, 848, 916, 916, 816, 852, 901, 848, 300, 815, 815, 816, 852, 901, 848, 299, 441, 899,
  899, 852, 901, 848, 901, 901, 963, 963, 945, 977, 852, 901, 848, 977, 977, 852, 901, 848, 852, 872, 852,
  901, 872, 963, 963, 945, 977, 852, 901, 848, 932, 931, 964, 931, 963, 945, 977, 852, 901, 848, 964, 963,
  963, 945, 977, 852, 901, 848, 934, 933, 964, 933, 963, 945, 977, 852, 901, 848, 964, 852, 845, 852, 901,
  845, 848, 963, 963, 945, 977, 852, 901, 848, 938, 938, 879, 852, 901, 879, 879, 852, 901, 937, 968, 968,
  838, 861, 888, 963, 963, 945, 977, 852, 901, 848, 945, 945, 977, 852, 901, 848, 899, 899, 852, 901, 848,
  961, 961, 960, 963, 945, 977, 852, 901, 848, 961, 961, 960, 963, 945, 977, 852, 901, 848, 977, 977, 852,
  901, 848, 298, 504, 516, 844, 910, 941, 963, 973, 987, 988, 989, 910, 947, 977, 946, 977, 852, 901, 848,
  946, 899, 899, 852, 901, 848, 705, 755, 852, 755, 848, 852, 901, 963, 963, 945, 977, 852, 901, 848, 963,
  963, 945, 977, 852, 901, 848, 845, 845, 848, 242, 243, 244, 245, 246, 258, 259, 585, 586, 587, 670, 671,
  682, 683, 690, 691, 692, 693, 694, 695, 963, 963, 945, 977, 852, 901, 848, 899, 899, 852, 901, 848, 961,
  961, 960, 963, 945, 977, 852, 901, 848, 899, 899, 852, 901, 848, 999, 999, 977, 852, 901, 848, 977, 977,
  852, 901, 848, 961, 961, 960, 963, 945, 977, 852, 901, 848, 963, 963, 945, 977, 852, 901, 848, 34, 36, 588,
  603, 911, 961, 960, 960, 963, 945, 977, 852, 901, 848, 824, 850, 906, 943, 944, 955, 959, 976, 1004, 901,
  901, 945, 945, 977, 852, 901, 848, 488, 510, 635, 760, 813, 828, 829, 831, 833, 868, 883, 907, 914, 928,
  931, 933, 936, 940, 950, 951, 953, 960, 964, 971, 1000, 963, 963, 945, 977, 852, 901, 848, 832, 834, 932,
  934, 124, 848, 848, 247, 248, 249, 250, 251, 578, 580, 581, 582, 672, 673, 684, 685, 696, 697, 698, 699,
  755, 852, 755, 848, 852, 901, 94, 109, 113, 500, 501, 502, 503, 939, 209, 584, 899, 999, 899, 852, 901,
  848, 999, 977, 963, 963, 945, 977, 852, 901, 848, 901, 487, 901, 487, 945, 854, 945, 977, 852, 901, 848,
  854, 990, 650, 650, 852, 901, 812, 827, 827, 852, 901, 812, 961, 961, 960, 963, 945, 977, 852, 901, 848,
  852, 848, 852, 901, 848, 46, 78, 126, 127, 447, 448, 623, 746, 837, 851, 854, 886, 898, 905, 929, 945, 947,
  958, 992, 999, 1001, 899, 899, 852, 901, 848, 981, 981, 879, 852, 901, 879, 879, 852, 901, 519, 980, 982,
  981, 981, 879, 852, 901, 815, 815, 816, 852, 901, 848, 852, 872, 852, 901, 872, 411, 852, 852, 901, 241,
  875, 852, 852, 901, 945, 945, 977, 852, 901, 848, 945, 945, 977, 852, 901, 848, 945, 945, 977, 852, 901,
  848, 68, 114, 118, 450, 497, 499, 641, 990, 973, 989, 973, 945, 977, 852, 901, 848, 854, 989, 852, 812,
  852, 901, 812, 977, 847, 977, 852, 901, 848, 847, 916, 916, 816, 852, 901, 848, 923, 878, 878, 856, 901,
  852, 852, 901, 899, 899, 852, 901, 848, 999, 999, 977, 852, 901, 848, 999, 999, 977, 852, 901, 848, 977,
  977, 852, 901, 848, 64, 437, 480, 491, 539, 573, 602, 636, 638, 655, 678, 704, 706, 713, 715, 957, 970,
  997, 998, 963, 963, 945, 977, 852, 901, 848, 977, 977, 852, 901, 848, 852, 812, 852, 901, 812, 615, 615,
  852, 901, 812, 18, 578, 633, 716, 961, 961, 960, 963, 945, 977, 852, 901, 848,
};

const TypeTablesText TypeTablesTagTextArray[] = {
  {302, 3}, {291, 4}, {2016, 4}, {126, 3}, {131, 3}, {1701, 11}, {2031, 4}, {2032, 49}, {2039, 22}, {134, 3},
  {146, 3}, {154, 3}, {142, 3}, {141, 3}, {139, 3}, {140, 3}, {1967, 11}, {21, 2}, {380, 3}, {729, 15},
  {1325, 17}, {2062, 4}, {2063, 25}, {434, 3}, {1661, 25}, {1635, 15}, {1744, 17}, {1643, 9}, {731, 21},
  {2073, 4}, {433, 3}, {2081, 4}, {432, 2}, {736, 22}, {2101, 4}, {384, 3}, {385, 3}, {1578, 21}, {110, 3},
  {1686, 17}, {610, 4}, {27, 3}, {754, 39}, {2143, 4}, {19, 6}, {2162, 4}, {2171, 4}, {2179, 4}, {2180, 7},
  {2181, 8}, {2182, 12}, {2184, 12}, {2186, 12}, {2188, 12}, {2190, 12}, {2201, 4}, {2202, 8}, {2203, 12},
  {2205, 12}, {2216, 4}, {2217, 12}, {2230, 16}, {2246, 4}, {2255, 4}, {2264, 4}, {2276, 4}, {2284, 7},
  {2285, 10}, {472, 4}, {2294, 4}, {473, 5}, {31, 11}, {37, 2}, {30, 5}, {29, 3}, {2337, 4}, {29, 3},
  {2337, 4}, {405, 11}, {2362, 4}, {2363, 4}, {2364, 4}, {10, 3}, {632, 3}, {35, 8}, {407, 5}, {43, 8},
  {407, 5}, {187, 3}, {705, 24}, {702, 22}, {648, 18}, {74, 4}, {2424, 4}, {2425, 4}, {2457, 25}, {2467, 23},
  {2481, 42}, {2498, 45}, {2514, 26}, {2524, 17}, {70, 3}, {64, 3}, {192, 3}, {194, 3}, {383, 2}, {791, 26},
  {2540, 4}, {2541, 4}, {71, 13}, {62, 3}, {2555, 4}, {299, 9}, {298, 7}, {296, 10}, {79, 5}, {85, 7},
  {587, 4}, {2601, 4}, {2602, 4}, {2603, 4}, {2604, 4}, {2605, 4}, {2606, 4}, {2607, 4}, {2613, 4},
  {2614, 4}, {2615, 4}, {2622, 4}, {2634, 6}, {2646, 6}, {109, 3}, {204, 3}, {561, 4}, {1149, 29}, {2685, 4},
  {2693, 4}, {2700, 4}, {2701, 4}, {2702, 4}, {2711, 4}, {2718, 4}, {2719, 4}, {2720, 4}, {117, 7}, {96, 4},
  {2739, 4}, {2740, 4}, {2746, 11}, {2748, 11}, {18, 3}, {2763, 4}, {148, 7}, {2773, 4}, {2782, 4}, {160, 2},
  {2799, 4}, {156, 4}, {2806, 4}, {2807, 4}, {2814, 4}, {397, 12}, {2822, 4}, {2830, 4}, {2831, 4},
  {2832, 4}, {2840, 11}, {2842, 4}, {2843, 4}, {2851, 11}, {2853, 4}, {542, 12}, {2861, 4}, {461, 4},
  {2869, 25}, {2873, 16}, {519, 4}, {2881, 4}, {2882, 4}, {2883, 4}, {2884, 4}, {158, 9}, {2888, 4},
  {161, 6}, {2898, 4}, {49, 4}, {2912, 6}, {2923, 4}, {55, 6}, {2929, 4}, {207, 7}, {2941, 4}, {2950, 4},
  {2963, 4}, {2964, 4}, {2971, 10}, {169, 13}, {2985, 4}, {2994, 4}, {176, 4}, {20, 4}, {3012, 4}, {3018, 4},
  {3019, 4}, {3020, 4}, {3053, 12}, {3055, 12}, {3057, 12}, {198, 3}, {1820, 13}, {574, 3}, {571, 4},
  {1919, 16}, {3073, 4}, {193, 6}, {195, 4}, {1712, 12}, {195, 4}, {3346, 4}, {3355, 4}, {3364, 4},
  {3373, 4}, {3382, 4}, {3391, 4}, {3402, 4}, {3411, 4}, {197, 7}, {3423, 4}, {3424, 4}, {200, 3}, {202, 10},
  {3443, 4}, {3444, 4}, {3452, 8}, {3460, 8}, {3461, 8}, {3469, 17}, {3472, 17}, {3484, 17}, {3487, 17},
  {3499, 17}, {3511, 17}, {3521, 17}, {3524, 17}, {3536, 17}, {3539, 17}, {3551, 17}, {3563, 7}, {3564, 7},
  {3574, 7}, {3584, 7}, {3585, 7}, {3593, 7}, {3594, 7}, {3602, 11}, {3611, 11}, {3613, 11}, {3622, 11},
  {3631, 11}, {3633, 11}, {3642, 12}, {3651, 7}, {3659, 8}, {3660, 8}, {3661, 8}, {3662, 8}, {3672, 8},
  {3673, 8}, {3685, 8}, {3686, 8}, {3687, 8}, {3688, 8}, {3702, 8}, {3703, 8}, {3717, 8}, {3728, 8},
  {3729, 8}, {3741, 8}, {3742, 8}, {3743, 8}, {3757, 8}, {3771, 8}, {3785, 8}, {3786, 8}, {3800, 8},
  {3808, 10}, {205, 13}, {546, 7}, {3827, 4}, {3828, 29}, {102, 4}, {103, 5}, {102, 4}, {321, 4}, {321, 4},
  {401, 3}, {3858, 4}, {401, 3}, {321, 4}, {516, 17}, {3901, 4}, {3902, 5}, {3903, 4}, {3904, 7}, {3910, 4},
  {3911, 4}, {3912, 5}, {3913, 9}, {3922, 5}, {3923, 9}, {3932, 5}, {3933, 9}, {3942, 5}, {3943, 6},
  {3944, 9}, {3960, 5}, {3961, 6}, {3962, 10}, {3964, 10}, {3943, 6}, {3960, 5}, {3961, 6}, {3962, 10},
  {3964, 10}, {3943, 6}, {3960, 5}, {3961, 6}, {3962, 10}, {3964, 10}, {3943, 6}, {3996, 5}, {3997, 6},
  {3998, 10}, {4000, 10}, {3943, 6}, {3996, 5}, {3997, 6}, {3998, 10}, {4000, 10}, {3943, 6}, {3996, 5},
  {3997, 6}, {3998, 10}, {4000, 10}, {3943, 6}, {4034, 5}, {4035, 6}, {4036, 10}, {4038, 10}, {3943, 6},
  {4034, 5}, {4035, 6}, {4036, 10}, {4038, 10}, {3943, 6}, {4052, 4}, {4053, 4}, {4054, 4}, {4126, 5},
  {4127, 7}, {4135, 5}, {4136, 7}, {4144, 5}, {4145, 7}, {4153, 5}, {4154, 7}, {211, 4}, {238, 3}, {239, 7},
  {243, 3}, {238, 3}, {1240, 34}, {243, 3}, {1245, 34}, {334, 7}, {335, 11}, {334, 7}, {1250, 38}, {331, 11},
  {1255, 39}, {331, 11}, {367, 5}, {368, 9}, {367, 5}, {1260, 34}, {540, 8}, {1265, 37}, {540, 8}, {237, 4},
  {244, 6}, {4342, 4}, {4350, 4}, {4351, 4}, {4357, 4}, {4365, 4}, {4373, 4}, {4382, 4}, {4390, 4},
  {4398, 4}, {4404, 4}, {4412, 4}, {4420, 4}, {4421, 4}, {4422, 4}, {4423, 4}, {4424, 4}, {4425, 4},
  {4426, 4}, {4427, 4}, {4428, 4}, {4429, 4}, {4430, 4}, {4431, 4}, {4432, 4}, {4433, 4}, {4434, 5},
  {4435, 4}, {4436, 4}, {4437, 5}, {4438, 5}, {4439, 5}, {4440, 4}, {4441, 5}, {4442, 4}, {4443, 4},
  {4444, 4}, {4445, 4}, {4446, 4}, {4447, 4}, {4448, 4}, {4449, 4}, {4450, 4}, {4451, 4}, {4452, 4},
  {4453, 4}, {4454, 4}, {4455, 4}, {4456, 4}, {4457, 4}, {4458, 4}, {4459, 4}, {4460, 4}, {4461, 4},
  {4462, 4}, {4463, 4}, {4464, 5}, {4465, 5}, {4466, 5}, {4467, 5}, {4468, 4}, {4469, 4}, {4470, 4},
  {4471, 4}, {4472, 4}, {4473, 4}, {4474, 5}, {4475, 4}, {4476, 4}, {4477, 4}, {4478, 4}, {4479, 4},
  {4480, 4}, {4481, 4}, {4482, 4}, {4483, 4}, {4484, 4}, {4485, 4}, {4493, 4}, {4494, 4}, {4502, 4},
  {4508, 4}, {4516, 4}, {4522, 4}, {4531, 4}, {4539, 4}, {4546, 4}, {4554, 4}, {4562, 4}, {4572, 4},
  {4582, 4}, {4590, 4}, {4600, 4}, {4609, 4}, {4619, 4}, {4626, 4}, {4632, 4}, {4638, 5}, {4639, 4},
  {4640, 4}, {255, 4}, {254, 3}, {268, 3}, {1519, 11}, {4678, 4}, {272, 3}, {1971, 11}, {4684, 4}, {4690, 4},
  {4691, 4}, {4692, 9}, {4700, 4}, {4701, 6}, {4709, 4}, {4710, 9}, {4718, 5}, {51, 3}, {708, 21},
  {1302, 23}, {4733, 7}, {4741, 16}, {4743, 16}, {4745, 16}, {4747, 16}, {4756, 10}, {4758, 10}, {4769, 29},
  {4773, 29}, {4788, 30}, {4803, 30}, {4818, 29}, {4833, 30}, {4846, 29}, {4850, 29}, {4865, 30}, {4880, 29},
  {4884, 29}, {4888, 29}, {4903, 30}, {4916, 10}, {4929, 10}, {4931, 10}, {4940, 10}, {4942, 10}, {4944, 10},
  {4946, 10}, {4948, 10}, {4950, 16}, {4952, 16}, {4954, 16}, {4956, 16}, {4965, 13}, {4967, 13}, {4978, 13},
  {4980, 13}, {4982, 13}, {4984, 13}, {4986, 13}, {4997, 7}, {5009, 16}, {5022, 16}, {5035, 16}, {5048, 16},
  {5059, 10}, {5061, 13}, {5063, 13}, {5065, 13}, {5067, 13}, {5069, 13}, {5080, 13}, {5091, 32}, {5104, 32},
  {5119, 32}, {5132, 13}, {5143, 32}, {5156, 32}, {5171, 32}, {5184, 13}, {5195, 32}, {5208, 32}, {5223, 32},
  {5236, 14}, {5249, 23}, {5263, 23}, {5279, 23}, {5289, 10}, {5300, 7}, {5312, 16}, {5325, 16}, {5338, 14},
  {5340, 14}, {5342, 14}, {5359, 14}, {5378, 33}, {5400, 33}, {5416, 14}, {5431, 14}, {5446, 14}, {5461, 14},
  {5476, 14}, {5491, 33}, {5511, 33}, {5531, 33}, {5551, 33}, {5571, 23}, {5589, 33}, {5609, 33}, {5629, 33},
  {5649, 33}, {5671, 23}, {5685, 14}, {5698, 14}, {5711, 14}, {5726, 33}, {5744, 33}, {5762, 33}, {5780, 33},
  {5800, 33}, {5820, 33}, {5834, 13}, {5836, 13}, {5838, 13}, {5840, 13}, {5858, 14}, {5860, 14}, {5873, 23},
  {5876, 23}, {5890, 23}, {5893, 23}, {5923, 13}, {5925, 13}, {5927, 13}, {5929, 13}, {5942, 14}, {5955, 14},
  {5957, 14}, {5959, 14}, {5961, 14}, {5963, 14}, {5976, 14}, {5991, 14}, {6006, 14}, {6021, 33}, {6041, 33},
  {6061, 33}, {6081, 33}, {6101, 33}, {6121, 33}, {6137, 33}, {6155, 33}, {6169, 13}, {6171, 13}, {6173, 13},
  {6175, 13}, {6177, 13}, {6179, 13}, {6188, 14}, {6199, 14}, {6201, 14}, {6214, 23}, {6217, 23}, {6231, 23},
  {6234, 23}, {6246, 14}, {6257, 33}, {6273, 33}, {6289, 33}, {6307, 33}, {6319, 13}, {6321, 13}, {6332, 13},
  {6334, 13}, {6336, 13}, {1305, 25}, {123, 5}, {6395, 4}, {6403, 7}, {6404, 10}, {6413, 10}, {6424, 10},
  {6426, 10}, {6428, 10}, {6437, 12}, {6439, 12}, {6450, 10}, {6463, 8}, {6464, 8}, {6465, 8}, {416, 4},
  {6471, 4}, {6477, 4}, {6478, 6}, {6486, 9}, {6488, 28}, {6501, 28}, {6514, 4}, {6515, 9}, {6526, 9},
  {6528, 9}, {6530, 9}, {6532, 9}, {6534, 9}, {6543, 7}, {6544, 7}, {274, 7}, {6554, 4}, {129, 3},
  {1802, 14}, {130, 4}, {282, 4}, {279, 10}, {305, 12}, {304, 6}, {1139, 32}, {307, 15}, {1143, 41},
  {6609, 4}, {6610, 4}, {6611, 4}, {271, 3}, {1521, 11}, {6619, 4}, {6625, 4}, {6626, 4}, {6627, 4},
  {6638, 4}, {6639, 4}, {6640, 4}, {329, 7}, {6650, 4}, {6657, 4}, {371, 5}, {396, 4}, {378, 3}, {395, 3},
  {1637, 10}, {1747, 12}, {1724, 15}, {6723, 4}, {6724, 26}, {6728, 16}, {6736, 4}, {6737, 5}, {6738, 4},
  {402, 6}, {763, 28}, {402, 6}, {403, 8}, {767, 30}, {409, 6}, {6757, 4}, {410, 9}, {6771, 9}, {6782, 12},
  {6784, 12}, {6786, 12}, {6788, 12}, {6799, 12}, {6801, 12}, {6803, 12}, {6805, 12}, {6816, 12}, {6818, 12},
  {6820, 12}, {6822, 12}, {6824, 12}, {6835, 12}, {6837, 12}, {6839, 12}, {6841, 12}, {6850, 8}, {6864, 11},
  {6877, 11}, {6886, 11}, {6888, 11}, {6890, 11}, {6892, 12}, {6894, 17}, {421, 3}, {436, 3}, {6930, 4},
  {6939, 4}, {6947, 4}, {407, 5}, {270, 3}, {6960, 4}, {269, 3}, {6970, 4}, {430, 16}, {6990, 4}, {6991, 4},
  {445, 3}, {1335, 28}, {439, 11}, {444, 4}, {443, 3}, {1772, 17}, {444, 4}, {311, 3}, {442, 2}, {1957, 15},
  {7021, 4}, {455, 7}, {1811, 17}, {446, 1}, {461, 4}, {470, 3}, {471, 4}, {478, 4}, {7068, 4}, {7074, 4},
  {483, 7}, {487, 13}, {489, 15}, {7102, 13}, {7109, 4}, {7110, 4}, {504, 4}, {7127, 4}, {7128, 4},
  {7129, 4}, {7130, 4}, {7131, 4}, {7142, 4}, {7143, 4}, {7154, 4}, {7165, 4}, {7166, 4}, {7214, 15},
  {136, 3}, {529, 15}, {7238, 8}, {468, 5}, {7257, 10}, {7266, 4}, {7267, 8}, {7268, 12}, {7270, 11},
  {7272, 12}, {7274, 16}, {7276, 16}, {7278, 16}, {7280, 16}, {7291, 4}, {7292, 4}, {7299, 4}, {7300, 4},
  {7307, 4}, {97, 5}, {1208, 19}, {7318, 4}, {7328, 4}, {7335, 4}, {7342, 4}, {7351, 4}, {7360, 4},
  {7369, 4}, {7375, 4}, {7382, 5}, {7383, 4}, {7384, 4}, {7394, 6}, {7395, 10}, {576, 6}, {7406, 4},
  {7412, 5}, {582, 9}, {591, 6}, {7427, 4}, {589, 10}, {1386, 24}, {7433, 4}, {7434, 33}, {594, 9}, {606, 3},
  {1393, 17}, {118, 4}, {614, 3}, {407, 5}, {628, 3}, {7489, 7}, {7490, 6}, {7498, 10}, {7500, 10},
  {7509, 10}, {7518, 9}, {7520, 9}, {7522, 9}, {7, 2}, {1451, 13}, {1545, 23}, {1512, 15}, {7534, 4},
  {11, 3}, {1485, 21}, {7542, 4}, {354, 3}, {7552, 4}, {77, 3}, {1691, 17}, {78, 3}, {81, 3}, {1694, 17},
  {164, 3}, {1601, 9}, {7586, 4}, {474, 3}, {7592, 4}, {122, 3}, {1697, 15}, {133, 3}, {1703, 17}, {643, 3},
  {644, 4}, {1435, 16}, {1415, 18}, {559, 4}, {536, 7}, {1418, 33}, {448, 3}, {1708, 16}, {54, 2},
  {1162, 20}, {0, 3}, {147, 3}, {137, 3}, {1706, 11}, {127, 3}, {1593, 10}, {220, 3}, {157, 3}, {1599, 9},
  {779, 19}, {91, 3}, {323, 3}, {310, 3}, {437, 3}, {1721, 17}, {451, 3}, {463, 3}, {40, 3}, {1985, 14},
  {7704, 4}, {38, 3}, {1983, 14}, {801, 22}, {7716, 4}, {52, 3}, {98, 3}, {1589, 9}, {1728, 14}, {1689, 11},
  {1785, 18}, {7722, 4}, {7723, 4}, {61, 3}, {804, 33}, {92, 3}, {1659, 16}, {619, 4}, {7753, 53}, {615, 3},
  {7765, 4}, {618, 3}, {809, 24}, {711, 19}, {7772, 4}, {622, 3}, {809, 24}, {711, 19}, {7779, 4}, {625, 3},
  {809, 24}, {711, 19}, {7786, 4}, {196, 3}, {1667, 24}, {565, 3}, {417, 3}, {836, 29}, {714, 24}, {7806, 4},
  {422, 3}, {836, 29}, {714, 24}, {7814, 4}, {425, 3}, {836, 29}, {714, 24}, {7822, 4}, {551, 2}, {553, 3},
  {87, 3}, {1914, 17}, {751, 22}, {584, 3}, {585, 4}, {56, 3}, {1496, 14}, {1500, 9}, {1502, 10}, {1562, 11},
  {7835, 4}, {7836, 4}, {106, 3}, {1312, 24}, {135, 3}, {1312, 24}, {795, 45}, {1211, 21}, {586, 3},
  {1989, 14}, {596, 2}, {1991, 13}, {597, 3}, {1993, 14}, {1539, 14}, {599, 3}, {1995, 14}, {600, 3},
  {1997, 14}, {601, 3}, {1999, 14}, {605, 3}, {2001, 14}, {111, 3}, {717, 18}, {7916, 4}, {114, 3},
  {717, 18}, {7922, 4}, {283, 3}, {284, 4}, {285, 5}, {1817, 17}, {627, 3}, {230, 2}, {231, 7}, {217, 10},
  {292, 3}, {1834, 15}, {689, 22}, {1278, 24}, {1830, 15}, {664, 22}, {333, 3}, {1730, 17}, {328, 3},
  {357, 3}, {1733, 18}, {357, 3}, {1736, 19}, {357, 3}, {1739, 18}, {451, 3}, {462, 3}, {381, 3}, {201, 3},
  {566, 3}, {567, 4}, {568, 4}, {569, 4}, {1814, 18}, {450, 3}, {1043, 19}, {1339, 17}, {1342, 28}, {449, 3},
  {447, 2}, {1493, 22}, {1548, 20}, {1551, 17}, {8019, 4}, {456, 2}, {1046, 28}, {8026, 4}, {457, 4},
  {1050, 32}, {458, 3}, {1346, 17}, {366, 3}, {387, 3}, {1332, 20}, {510, 3}, {469, 3}, {485, 3}, {1647, 9},
  {1775, 11}, {8058, 4}, {36, 3}, {509, 3}, {508, 3}, {1777, 16}, {579, 3}, {1560, 11}, {484, 3}, {495, 4},
  {1376, 28}, {1364, 24}, {8092, 4}, {496, 3}, {482, 3}, {1370, 21}, {1358, 17}, {8098, 4}, {497, 4},
  {1373, 22}, {1361, 18}, {8104, 4}, {214, 3}, {683, 24}, {69, 5}, {1270, 25}, {686, 19}, {216, 4}, {215, 3},
  {1875, 11}, {223, 4}, {1274, 28}, {692, 16}, {580, 3}, {168, 3}, {678, 19}, {544, 3}, {1653, 11},
  {1655, 9}, {749, 15}, {1779, 11}, {8147, 4}, {330, 3}, {8156, 4}, {278, 2}, {281, 5}, {277, 8}, {1836, 13},
  {1879, 15}, {25, 3}, {1449, 9}, {8172, 4}, {5, 2}, {1135, 27}, {34, 3}, {1156, 17}, {248, 3}, {260, 3},
  {1281, 17}, {1287, 28}, {9, 3}, {8203, 4}, {550, 7}, {1159, 24}, {82, 3}, {1187, 30}, {93, 3}, {560, 4},
  {771, 37}, {1204, 28}, {171, 4}, {1226, 18}, {172, 2}, {173, 4}, {1233, 18}, {681, 16}, {545, 3}, {533, 6},
  {1194, 28}, {1229, 29}, {132, 4}, {667, 20}, {39, 4}, {89, 3}, {1808, 21}, {245, 3}, {1633, 9}, {294, 3},
  {1523, 16}, {1461, 14}, {295, 3}, {1973, 16}, {1936, 14}, {90, 3}, {99, 5}, {661, 17}, {8278, 4}, {340, 3},
  {874, 40}, {358, 3}, {879, 49}, {339, 3}, {886, 43}, {341, 3}, {892, 42}, {359, 3}, {898, 51}, {342, 3},
  {905, 43}, {360, 3}, {911, 52}, {343, 3}, {918, 40}, {362, 3}, {923, 49}, {345, 3}, {930, 47}, {363, 3},
  {936, 56}, {346, 3}, {943, 46}, {364, 3}, {949, 55}, {347, 3}, {956, 39}, {344, 3}, {961, 46}, {365, 3},
  {967, 48}, {361, 3}, {973, 43}, {616, 3}, {617, 5}, {1426, 21}, {527, 3}, {500, 3}, {1115, 28}, {1078, 33},
  {524, 3}, {475, 3}, {1097, 28}, {1062, 33}, {512, 3}, {1101, 37}, {526, 3}, {477, 3}, {479, 3}, {1106, 31},
  {1067, 36}, {1072, 43}, {513, 3}, {1110, 40}, {523, 3}, {476, 3}, {1088, 28}, {1057, 33}, {511, 3},
  {1092, 37}, {528, 3}, {481, 3}, {1119, 30}, {1083, 35}, {525, 3}, {1123, 37}, {515, 3}, {1128, 39},
  {427, 4}, {979, 73}, {426, 4}, {8508, 58}, {424, 4}, {989, 70}, {423, 4}, {8532, 55}, {419, 4}, {998, 69},
  {418, 4}, {8557, 54}, {621, 4}, {1007, 65}, {620, 4}, {8579, 46}, {624, 4}, {1016, 68}, {623, 4},
  {8603, 49}, {113, 4}, {1025, 71}, {112, 4}, {8628, 48}, {116, 4}, {1034, 71}, {115, 4}, {8653, 48},
  {355, 4}, {1884, 11}, {28, 4}, {1581, 10}, {1670, 22}, {41, 4}, {645, 20}, {53, 3}, {1591, 9}, {128, 3},
  {1595, 9}, {1699, 11}, {150, 4}, {149, 3}, {1597, 10}, {670, 16}, {221, 3}, {1615, 9}, {235, 3}, {588, 3},
  {177, 3}, {1631, 9}, {1673, 18}, {353, 3}, {727, 15}, {454, 3}, {739, 19}, {105, 4}, {104, 3}, {1665, 14},
  {240, 3}, {782, 36}, {241, 3}, {787, 32}, {506, 6}, {507, 7}, {1054, 23}, {1367, 21}, {581, 4}, {1133, 16},
  {598, 3}, {1684, 9}, {1788, 11}, {6, 1}, {33, 2}, {1153, 21}, {1800, 13}, {1405, 22}, {1217, 19}, {222, 3},
  {1714, 11}, {1969, 11}, {258, 2}, {1291, 18}, {303, 3}, {1975, 11}, {1726, 11}, {1321, 25}, {1184, 17},
  {656, 17}, {379, 3}, {1742, 11}, {1679, 20}, {370, 3}, {1754, 29}, {441, 3}, {1770, 11}, {1645, 9},
  {549, 3}, {534, 6}, {1294, 33}, {608, 3}, {1794, 11}, {629, 3}, {1796, 15}, {1798, 11}, {325, 3},
  {720, 15}, {121, 3}, {1214, 17}, {261, 4}, {1299, 18}, {558, 3}, {535, 6}, {1398, 31}, {630, 2},
  {1396, 16}, {26, 3}, {1510, 11}, {119, 3}, {1491, 13}, {309, 3}, {1527, 11}, {315, 3}, {1541, 16},
  {465, 3}, {1554, 11}, {554, 3}, {1558, 11}, {577, 3}, {1987, 14}, {604, 2}, {1564, 15}, {626, 2},
  {1566, 10}, {578, 3}, {1863, 8}, {602, 4}, {1574, 9}, {672, 21}, {603, 5}, {1576, 10}, {592, 4},
  {1959, 10}, {1504, 10}, {593, 4}, {1682, 10}, {1783, 12}, {151, 4}, {1459, 10}, {1514, 12}, {350, 3},
  {349, 3}, {505, 3}, {1481, 9}, {1543, 11}, {1498, 12}, {352, 3}, {351, 3}, {1955, 9}, {356, 4}, {1483, 10},
  {2, 3}, {4, 4}, {480, 3}, {1928, 10}, {1437, 10}, {4, 4}, {8942, 4}, {1, 3}, {3, 4}, {1930, 11},
  {1439, 11}, {3, 4}, {8, 3}, {17, 4}, {1441, 9}, {1506, 11}, {1516, 19}, {1443, 10}, {8951, 4}, {13, 3},
  {1445, 9}, {1488, 22}, {8956, 4}, {14, 3}, {15, 3}, {16, 3}, {23, 4}, {8968, 4}, {24, 4}, {22, 3},
  {1447, 10}, {1508, 12}, {8974, 4}, {12, 3}, {464, 1}, {1864, 10}, {42, 2}, {501, 3}, {1453, 11}, {44, 5},
  {324, 3}, {264, 4}, {45, 4}, {1583, 10}, {46, 4}, {1585, 10}, {47, 3}, {575, 3}, {1932, 9}, {1953, 13},
  {2003, 15}, {9462, 4}, {9463, 4}, {48, 4}, {1587, 10}, {50, 4}, {9484, 4}, {58, 3}, {57, 2}, {1176, 19},
  {1168, 18}, {653, 17}, {651, 16}, {1165, 17}, {174, 1}, {183, 2}, {185, 2}, {186, 3}, {190, 3}, {175, 3},
  {209, 3}, {208, 3}, {73, 2}, {76, 3}, {60, 3}, {63, 2}, {88, 3}, {1867, 10}, {1869, 13}, {199, 2}, {59, 1},
  {1866, 8}, {1871, 11}, {191, 1}, {9562, 4}, {9571, 4}, {65, 4}, {65, 4}, {86, 3}, {1827, 8}, {1822, 27},
  {659, 15}, {75, 4}, {374, 3}, {1201, 18}, {83, 3}, {84, 3}, {1826, 8}, {722, 24}, {9644, 4}, {9673, 4},
  {107, 3}, {1455, 9}, {120, 2}, {100, 3}, {1961, 10}, {9686, 4}, {9703, 4}, {9730, 4}, {9739, 4}, {9748, 4},
  {108, 5}, {249, 3}, {1220, 24}, {1328, 28}, {1351, 23}, {1318, 20}, {1198, 22}, {124, 4}, {125, 3},
  {1457, 10}, {9774, 4}, {9796, 4}, {152, 3}, {153, 3}, {66, 3}, {1934, 9}, {1963, 11}, {1965, 11},
  {9811, 4}, {9816, 4}, {9817, 4}, {9818, 4}, {9819, 4}, {143, 3}, {144, 3}, {145, 3}, {138, 1}, {155, 3},
  {1873, 14}, {9857, 4}, {9858, 4}, {9859, 7}, {9860, 11}, {9862, 9}, {9864, 11}, {9866, 12}, {9868, 11},
  {9870, 8}, {163, 7}, {675, 20}, {338, 3}, {1804, 9}, {179, 4}, {1603, 10}, {180, 5}, {1605, 19}, {181, 4},
  {184, 3}, {1608, 10}, {1710, 12}, {182, 5}, {1610, 19}, {189, 4}, {188, 3}, {492, 5}, {491, 4}, {1832, 9},
  {9963, 4}, {9964, 26}, {210, 3}, {1236, 27}, {776, 23}, {226, 4}, {228, 3}, {225, 3}, {219, 4}, {400, 5},
  {399, 3}, {1619, 10}, {1623, 9}, {1639, 11}, {1719, 12}, {9986, 4}, {224, 3}, {227, 3}, {229, 3}, {213, 3},
  {212, 3}, {1617, 9}, {1627, 9}, {1625, 9}, {1716, 22}, {1613, 9}, {1621, 14}, {9992, 4}, {234, 3},
  {1629, 9}, {232, 4}, {694, 16}, {242, 3}, {246, 1}, {251, 2}, {252, 3}, {256, 3}, {257, 3}, {250, 2},
  {259, 3}, {1284, 17}, {266, 3}, {267, 4}, {1477, 13}, {759, 29}, {1535, 15}, {1309, 21}, {276, 4},
  {275, 3}, {165, 3}, {293, 2}, {1877, 15}, {288, 4}, {287, 3}, {500, 3}, {236, 3}, {1465, 10}, {1525, 12},
  {1463, 9}, {10044, 4}, {94, 4}, {289, 3}, {312, 3}, {313, 3}, {320, 4}, {1473, 10}, {1475, 11}, {1479, 9},
  {1467, 9}, {1531, 12}, {1533, 13}, {1537, 11}, {1529, 11}, {10069, 4}, {10070, 4}, {10071, 4}, {10072, 4},
  {10073, 4}, {10074, 4}, {1471, 15}, {253, 4}, {247, 4}, {318, 3}, {317, 4}, {316, 3}, {273, 3}, {263, 3},
  {1944, 10}, {1951, 9}, {1977, 12}, {1981, 11}, {1979, 13}, {10089, 4}, {10090, 4}, {551, 2}, {1938, 10},
  {265, 3}, {1946, 11}, {1948, 17}, {314, 3}, {319, 4}, {1940, 9}, {1942, 13}, {319, 4}, {10107, 4},
  {314, 3}, {319, 4}, {1469, 9}, {1471, 15}, {319, 4}, {10107, 4}, {322, 3}, {326, 4}, {327, 6}, {233, 5},
  {1315, 20}, {696, 17}, {699, 21}, {337, 1}, {301, 2}, {290, 3}, {262, 1}, {1881, 18}, {286, 2}, {348, 3},
  {725, 15}, {68, 2}, {358, 3}, {359, 3}, {1570, 8}, {832, 27}, {10190, 4}, {10201, 4}, {10202, 4}, {372, 3},
  {1886, 13}, {373, 5}, {101, 4}, {375, 3}, {386, 3}, {388, 3}, {420, 3}, {415, 3}, {1758, 23}, {1761, 24},
  {1764, 24}, {1767, 23}, {1751, 23}, {404, 2}, {413, 2}, {1890, 18}, {1888, 11}, {391, 3}, {392, 4},
  {393, 4}, {389, 3}, {390, 3}, {394, 5}, {1838, 8}, {1895, 17}, {734, 15}, {1893, 10}, {557, 3}, {541, 4},
  {1839, 10}, {408, 3}, {1556, 13}, {414, 3}, {1641, 9}, {1749, 11}, {10251, 4}, {10252, 25}, {412, 3},
  {376, 3}, {377, 5}, {429, 5}, {435, 3}, {438, 2}, {1900, 20}, {1898, 13}, {1908, 20}, {178, 3}, {1676, 18},
  {459, 3}, {742, 19}, {460, 3}, {1856, 8}, {745, 15}, {10315, 4}, {10316, 42}, {10322, 15}, {452, 2},
  {453, 3}, {1905, 18}, {1903, 11}, {486, 2}, {1911, 18}, {1349, 16}, {1354, 25}, {514, 3}, {1806, 9},
  {520, 3}, {521, 4}, {1651, 13}, {1649, 9}, {10390, 4}, {521, 4}, {522, 5}, {552, 3}, {1857, 25}, {531, 3},
  {1380, 17}, {747, 15}, {1383, 19}, {538, 4}, {537, 3}, {532, 7}, {1171, 33}, {1179, 34}, {539, 4},
  {548, 4}, {547, 3}, {1657, 10}, {1781, 12}, {10432, 4}, {10433, 30}, {10437, 16}, {555, 3}, {1568, 15},
  {10451, 4}, {556, 3}, {1573, 8}, {1571, 9}, {1223, 22}, {562, 2}, {564, 3}, {563, 4}, {10468, 4},
  {10474, 4}, {10478, 4}, {10479, 4}, {10484, 4}, {10493, 4}, {1849, 25}, {1841, 27}, {10501, 4}, {1853, 24},
  {1845, 26}, {10508, 4}, {10509, 18}, {10521, 33}, {570, 2}, {1917, 15}, {573, 3}, {572, 5}, {1861, 10},
  {1828, 14}, {1921, 12}, {10540, 4}, {10541, 27}, {10554, 4}, {67, 3}, {95, 3}, {80, 3}, {382, 3},
  {1389, 26}, {607, 3}, {1790, 15}, {1792, 11}, {609, 3}, {613, 5}, {612, 4}, {611, 3}, {1423, 21}, {627, 3},
  {1429, 15}, {1925, 8}, {631, 1}, {634, 2}, {636, 3}, {637, 3}, {638, 3}, {639, 2}, {635, 3}, {633, 4},
  {1402, 18}, {1431, 16}, {1926, 9}, {1923, 11}, {640, 1}, {1191, 22}, {641, 3}, {1433, 15}, {1411, 28},
  {1408, 17}, {642, 3},
};

const uint32_t TypeTablesIdentifierSlotArray[] = {
  2038235604, 2653160009, 0, 0, 0, 1206780875, 573178066, 0, 0, 1767899893, 0, 3926131041, 0, 0, 0,
  2758607392, 0, 3165782729, 0, 178062315, 0, 0, 0, 390201900, 4211344159, 0, 576193325, 2631664185,
  1585315981, 2474508745, 2818834772, 547815818, 1852703663, 3352429538, 0, 1783300543, 537723400, 245170988,
  1344799044, 1516372335, 1414594980, 0, 1953235835, 850526441, 3741320088, 0, 233505058, 0, 3215392866,
  3844669813, 3433759094, 0, 0, 3732537618, 4180017232, 3051422606, 0, 0, 0, 0, 1608516476, 3281322268,
  3956933194, 0, 0, 3404923843, 3646358454, 0, 0, 0, 1251737724, 2015690921, 3962700467, 240517936, 0, 0,
  2844852750, 0, 0, 0, 0, 0, 2699952720, 3422683409, 3936878642, 190447995, 2000093569, 57934224, 2405499289,
  3784180198, 2474508956, 2249065180, 2583626629, 367002453, 1000931518, 1116537412, 2712797731, 2078474821,
  341180998, 2283209287, 0, 0, 3312255473, 75104359, 54002105, 0, 0, 0, 0, 0, 0, 1384382826, 0, 0,
  2617049476, 0, 0, 480510277, 0, 0, 3173384543, 0, 799277477, 2318795175, 0, 4135191292, 3094676107,
  1328873523, 3137142933, 826867981, 0, 0, 0, 0, 0, 0, 1358627697, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2795569832,
  446365830, 780534497, 1915159435, 0, 3027238964, 3179283166, 0, 3811311620, 0, 381681683, 3139895485, 0, 0,
  0, 1300169569, 0, 0, 4244505031, 3803382305, 2829189813, 1675690353, 4190503610, 0, 0, 285016112,
  1001718337, 0, 205521778, 1481114077, 0, 0, 3233678032, 0, 0, 0, 1268056317, 2242773322, 0, 0, 2263286322,
  386531950, 1218577198, 3659071952, 3052471194, 614269217, 24380167, 3715629359, 1365443281, 3652977589, 0,
  0, 0, 0, 878182932, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2738553455, 3633578207, 0, 3171090956, 0, 0, 268435899,
  788070433, 993525965, 2146107942, 254018194, 3055813267, 2889810705, 3853451693, 3725722546, 1402208678,
  2607612060, 1538195868, 0, 0, 1182991082, 0, 541524547, 0, 3235971192, 0, 0, 4277141797, 397280148,
  365167273, 3271099187, 3187409865, 0, 0, 0, 3153592537, 0, 0, 0, 0, 2843869573, 0, 314901046, 0,
  3173581026, 1798898311, 3261727537, 4249944724, 0, 0, 0, 2433679453, 399835985, 0, 2794913857, 1102643862,
  710673229, 0, 0, 0, 3324707592, 356712775, 0, 0, 89129887, 0, 0, 3372483034, 0, 0, 0, 0, 3161063927,
  3255894386, 739311987, 312083317, 0, 0, 4290183690, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4045341047, 0,
  2461336458, 0, 7799767, 0, 1013252925, 573964584, 0, 1081803328, 0, 4168614676, 93585494, 2391015943,
  1038745831, 205783207, 0, 0, 0, 0, 1527841032, 4021420363, 3406430973, 2120548372, 4035773412, 1209336116,
  980549760, 244580670, 1383203161, 0, 0, 3240427826, 0, 0, 0, 3427140036, 0, 0, 1296892379, 2668757235,
  1804534308, 0, 0, 795934722, 0, 1474101773, 2133131791, 0, 0, 426377714, 0, 1385955674, 1494680005,
  3595108494, 3551658141, 0, 1570897932, 527433902, 0, 0, 1058407380, 406782683, 3059942376, 738197738, 0, 0,
  2311390158, 0, 0, 0, 0, 3541369046, 1859780962, 0, 613483319, 1347354695, 1556283774, 0, 0, 3314942007, 0,
  3406692828, 0, 0, 3405512787, 0, 0, 0, 0, 2525626595, 0, 832766700, 3304981034, 2631008620, 2019950742, 0,
  0, 2942370205, 279577451, 2393964695, 0, 0, 0, 0, 0, 0, 0, 3990618453, 973537992, 2100233148, 0, 0,
  2955346353, 1838023560, 0, 0, 0, 0, 0, 0, 3667918933, 818020458, 769785931, 3943497939, 3174301697,
  666959904, 1949761606, 783089996, 3241869656, 2413494679, 1026621952, 2193948921, 765330178, 522584344,
  1002897791, 2805006938, 3205759178, 3890675883, 874643766, 3742368316, 0, 2129724350, 0, 0, 3616998290, 0,
  2338915227, 0, 0, 0, 0, 0, 0, 0, 3129934106, 0, 0, 0, 0, 3868065845, 2906652853, 0, 794231409, 0, 0, 0, 0,
  4077650800, 0, 0, 0, 0, 0, 0, 0, 3578987294, 0, 660340993, 0, 1487929520, 1223492195, 1360134338,
  189465509, 1334117035, 0, 1418461368, 0, 76349534, 2617967101, 493421173, 0, 1423114929, 174653918, 0, 0,
  0, 0, 0, 2860188199, 3243246306, 80216855, 0, 0, 0, 3345089190, 0, 0, 0, 0, 0, 2799174482, 0, 0, 0, 0, 0,
  0, 0, 3586916607, 1522139492, 3615293851, 366542961, 814940599, 0, 3305046900, 0, 1952645961, 858194882,
  3545628836, 3907191776, 0, 3350855855, 0, 3975283628, 0, 0, 0, 0, 0, 0, 0, 0, 2897084840, 0, 3084255331,
  1320485394, 0, 0, 0, 0, 3927114315, 2142241630, 2034958345, 0, 0, 2482373529, 0, 0, 2662597417, 3204645227,
  0, 4121362893, 0, 0, 0, 0, 1649410479, 3382575761, 0, 0, 2721185904, 0, 0, 0, 0, 0, 0, 0, 674758848,
  3407020140, 1199047125, 1507131997, 0, 626000499, 0, 312345295, 4076994910, 1714422277, 260834177,
  3774481337, 0, 0, 0, 114688110, 51249772, 3387884253, 3272671884, 3767206381, 3209887806, 0, 660145107, 0,
  0, 2513043694, 0, 1905460025, 0, 0, 2259223095, 831717618, 1395458986, 1742078009, 4109959686, 0,
  2424701235, 729416160, 3415081830, 0, 1121059724, 1005256950, 136839273, 2551317115, 0, 0, 0, 444661786,
  283050647, 777782127, 1188626543, 914293461, 0, 4263444990, 3173777997, 3472556860, 3190685818, 0,
  967836607, 0, 0, 4252369524, 0, 0, 0, 0, 0, 2078605587, 1742143920, 1608319820, 0, 2132214421, 303497423,
  0, 3150905774, 796066230, 988938928, 0, 0, 3561488727, 0, 3900113424, 0, 725943064, 825556999, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 110690861, 710672624, 720896676, 3507422047, 0, 0, 0, 0, 4219142277, 1071645550, 1197539344,
  786432716, 3493134357, 921371542, 0, 2788491418, 0, 1055982357, 2125202112, 583926177, 1474233252, 0,
  4190372163, 447152722, 0, 0, 76284265, 0, 0, 2777481768, 3668247384, 676266579, 1862271572, 1954677333,
  510001414, 2854551815, 4084269552, 1315439190, 1034093157, 214565314, 0, 0, 0, 3622830728, 0, 2370699310,
  1839399907, 466551626, 553779679, 3529179988, 3890545535, 0, 0, 0, 2763391185, 3418227414, 0, 3282239780,
  1961558661, 0, 3522495135, 3736994409, 2334982916, 975634947, 0, 0, 0, 2709258525, 2814640400, 1736770491,
  0, 4208984288, 1793720415, 0, 0, 0, 3487301659, 3968073851, 1514537927, 1849754424, 1816985700, 3292857272,
  0, 0, 0, 0, 978190694, 0, 628883848, 0, 1865548334, 1988821689, 1517945816, 898433592, 0, 1631191681, 0,
  2606957198, 0, 0, 0, 0, 739377959, 0, 2747138950, 0, 3296920201, 2914189612, 861143899, 3121873883, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2048524347, 0, 0, 2273379022, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 855965784, 458162795, 0,
  873202109, 784073189, 2078540607, 4052419184, 0, 0, 0, 1321140877, 3809477392, 1121386603, 0, 703856812,
  1227096454, 0, 0, 2152137021, 0, 0, 1945764182, 0, 2080179100, 0, 0, 0, 867107517, 795148828, 0,
  1776222354, 3137405574, 1616577305, 3561161514, 912130201, 1345454259, 2203255247, 3506962967, 756220139,
  614925103, 559219624, 3734701005, 0, 3734634585, 0, 0, 0, 1607992032, 0, 961807092, 761462861, 1458897571,
  0, 1765802121, 3133735512, 0, 0, 0, 0, 0, 685506689, 497025819, 0, 0, 0, 3490710271, 0, 907280399, 0, 0, 0,
  0, 0, 0, 2304704770, 2251424515, 2352743065, 0, 0, 3030319926, 0, 0, 0, 0, 1917190719, 0, 0, 2320761450, 0,
  1077018630, 0, 0, 1350107628, 0, 0, 0, 0, 0, 0, 0, 0, 488571663, 0, 0, 0, 0, 0, 0, 3183739822, 0,
  1671758215, 906953562, 0, 3699311274, 0, 0, 0, 0, 123208187, 0, 289079504, 3083928033, 3088712608, 0, 0,
  3056403062, 3244425641, 3965584120, 2338915100, 3315532325, 533463256, 2713452800, 2983198824, 3728474752,
  1024000855, 1419641701, 3965780953, 570360807, 0, 0, 2564096991, 4021420756, 0, 0, 3495101220, 2444034776,
  2590442349, 0, 0, 3980329095, 3410559588, 736100357, 883360453, 621347725, 3547923379, 0, 0, 1818755384,
  287179422, 368902473, 2491220798, 1211237192, 961216692, 0, 3366912336, 380764499, 2673869611, 1592132572,
  2372338185, 4230808440, 0, 1243545998, 879231198, 0, 0, 0, 0, 0, 3193372721, 0, 402588466, 4260233787, 0,
  3022127244, 2791965433, 1611531212, 0, 1246232763, 0, 0, 3735879841, 0, 1876427168, 3526098991, 1399390722,
  1396572874, 1765737193, 4187947367, 1913783107, 0, 3994354598, 1375208186, 1013318238, 0, 3984982915, 0, 0,
  0, 0, 0, 2963997648, 1937375306, 1211236926, 660144364, 0, 0, 465109037, 3190424142, 2911764799, 51970662,
  0, 1362035160, 0, 0, 0, 0, 0, 3594125717, 2566456167, 3086943174, 0, 0, 419759040, 1128857986, 0,
  3200451397, 0, 0, 3838313203, 0, 0, 461243042, 0, 0, 885063968, 572785169, 504169393, 0, 2198471266, 0,
  1373438629, 0, 0, 0, 0, 1751253465, 2001273586, 1358561768, 0, 0, 0, 0, 0, 318047097, 0, 2509570715, 0, 0,
  2435514397, 0, 0, 0, 3181838637, 3573023443, 2380923682, 0, 2805793685, 0, 0, 0, 0, 0, 0, 4106289318, 0,
  568328795, 3288072686, 0, 219152543, 1752105394, 2062222145, 0, 3749380120, 0, 0, 0, 3915055609, 0, 0, 0,
  564003777, 683278445, 3818979888, 0, 0, 1603470158, 0, 0, 0, 3426877684, 0, 1516044592, 3999924890, 0,
  1097073327, 3123315241, 3470918589, 0, 0, 1656095040, 2851275313, 3783787477, 0, 730923427, 0, 0, 0, 0, 0,
  3590194142, 2007171387, 0, 0, 0, 3595305361, 3183346337, 1765343235, 1448149268, 120389927, 3729064285,
  1945960841, 1146093915, 4147511711, 1117848355, 3750036290, 2924609596, 2470380464, 2200961428, 437650409,
  0, 0, 0, 0, 1540620582, 0, 0, 0, 0, 0, 0, 0, 0, 2492268939, 255656685, 3554017688, 4284089159, 0, 0, 0, 0,
  0, 0, 0, 0, 2196308382, 2822570022, 2506228271, 0, 0, 0, 0, 1726153160, 0, 0, 0, 0, 0, 1366622300, 0,
  1952973346, 0, 1868235529, 2812018835, 0, 1801257449, 2421752523, 0, 127075105, 2255881013, 3204252612, 0,
  0, 0, 2670723136, 1248789058, 3422880154, 2639397089, 3164405937, 0, 0, 0, 3076522479, 0, 0, 3129540889,
  3417768354, 68616513, 0, 0, 0, 2238972540, 0, 0, 0, 3974693570, 3393848168, 0, 0, 0, 0, 0, 0, 0,
  3771465866, 0, 1324286024, 3002794062, 55640884, 2558067094, 711000843, 0, 2980380937, 1533608741, 0, 0,
  1356267858, 951124333, 0, 316801872, 0, 0, 2825257125, 0, 0, 3841262175, 0, 0, 0, 0, 1167786231,
  3560767843, 0, 3035235048, 0, 3694789459, 0, 0, 1506148520, 4280156233, 0, 0, 0, 0, 1837891941, 0, 0, 0, 0,
  1729823256, 0, 0, 0, 0, 3810787656, 0, 0, 3895263484, 0, 1004011964, 3726180916, 3074687762, 0, 4192993550,
  963969924, 2282684792, 0, 2679570629, 0, 0, 0, 4138533304, 62324758, 1153892856, 0, 3079471289, 1959789449,
  0, 212926660, 0, 0, 0, 0, 0, 0, 0, 1544028292, 0, 3518301146, 38666751, 0, 2129527423, 4002153280, 0, 0, 0,
  0, 4198105570, 2638282912, 0, 4251713714, 2040398347, 3418226990, 0, 3574727008, 0, 0, 0, 0, 1495794369, 0,
  0, 1391657211, 0, 0, 2412708348, 4170843080, 3352429492, 0, 97911542, 862388444, 334496170, 0, 0, 0, 0,
  982712351, 0, 2815230286, 0, 192020864, 3033662230, 0, 331350092, 0, 2296971275, 2292121905, 0, 0, 0, 0,
  1651114454, 385810698, 3276997242, 2484667236, 1045103300, 0, 0, 0, 0, 2345141067, 0, 0, 0, 0, 0, 0, 0,
  299500449, 0, 0, 0, 0, 0, 0, 1195507754, 0, 204931538, 3131048873, 0, 1733493428, 3288662085, 538444557,
  2251686818, 0, 4047831159, 0, 0, 918487373, 712245898, 872350251, 813433371, 2583430097, 0, 0, 0,
  351797418, 1407124100, 3630236083, 0, 0, 0, 3149398053, 1765933922, 0, 3912368765, 2767257813, 904463046,
  3958768510, 0, 0, 0, 0, 0, 0, 0, 0, 2662400241, 4011590571, 0, 0, 840630445, 4209050483, 0, 0, 0,
  378798668, 3777363981, 189989050, 3925344797, 982712883, 1975255648, 2595160679, 2827223649, 2151088415,
  574816310, 365822806, 4079420121, 0, 1774257103, 0, 3362586992, 0, 0, 0, 0, 0, 0, 0, 0, 4289921824,
  2628780431, 3698983107, 702153431, 3905160004, 0, 0, 0, 0, 2365195175, 1886978164, 0, 0, 0, 1247412254,
  1484063596, 0, 3842507525, 0, 0, 4150001943, 3803447422, 0, 0, 435552493, 0, 0, 0, 0, 0, 0, 1257308261,
  3890545514, 0, 2735276309, 0, 0, 243663245, 0, 0, 0, 1163068189, 1449067494, 0, 0, 0, 0, 4229366069,
  2049900641, 555745577, 3786474212, 2904556261, 717488286, 3529048255, 293208668, 795280112, 1001783767, 0,
  0, 0, 2824667176, 3454206705, 4188930408, 704970980, 1673003521, 10814301, 2722956137, 3241935850, 0,
  3616932509, 0, 0, 2052063425, 0, 0, 0, 269353051, 4282909446, 0, 3914465341, 2847343134, 4242735867,
  2696020197, 0, 3935174871, 2650145485, 2530935670, 0, 3683647860, 0, 0, 0, 2514747660, 0, 0, 0, 0,
  2284781970, 0, 0, 0, 76874647, 1126695403, 0, 0, 0, 0, 1200685920, 0, 0, 3473670879, 0, 0, 0, 2398487027,
  0, 0, 0, 621281410, 18219459, 1400176840, 1014235284, 2249458354, 2525954554, 0, 0, 0, 634651082, 0, 0, 0,
  0, 2865233954, 666370720, 891028354, 0, 3910664892, 0, 0, 0, 0, 0, 2959802409, 1792606589, 1348010678, 0,
  0, 1953890630, 1941700695, 165216941, 3898737391, 0, 0, 1806107225, 0, 1179582589, 3692822612, 0,
  3135046081, 3307995930, 237109832, 0, 0, 0, 2089418964, 0, 2301428354, 0, 0, 0, 0, 3539993012, 668140498,
  1984561689, 0, 2452684881, 0, 0, 0, 0, 0, 0, 0, 0, 3626107496, 3391161086, 0, 0, 0, 677970124, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 3131638298, 0, 0, 0, 1231750102, 3480748233, 979894475, 1157824783, 2427388712,
  973406739, 3167224720, 2451964606, 0, 0, 0, 0, 765264762, 4163043582, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2823029733, 0, 1925578934, 381747895, 0, 0, 0, 0, 0, 0, 1947271898, 0, 2031681564, 0, 1681784842,
  2738160483, 0, 3579379895, 3863019663, 0, 0, 1070334419, 0, 0, 0, 3449487953, 0, 1305150066, 3571515435,
  3062104634, 2635334401, 3142582460, 0, 2225930403, 0, 1432945100, 639500487, 2719876023, 0, 0, 0, 0,
  1605698026, 0, 0, 2736849342, 0, 2982347194, 781189907, 0, 131334840, 0, 1574961902, 3691184831,
  3553493917, 0, 669319387, 1050345611, 2744909976, 74907803, 0, 3084255268, 0, 4259447162, 0, 2259485510,
  4041867330, 0, 1371996458, 0, 2481062461, 3486253484, 1723269654, 4041146646, 393478828, 1003880666,
  170459381, 104006371, 371720835, 1693516519, 1812988331, 1037304576, 0, 2539323460, 0, 0, 0, 0, 4127129617,
  2306736850, 3893428689, 2374894394, 0, 0, 0, 3809214585, 2038038905, 586940729, 0, 0, 0, 0, 0, 1762918837,
  0, 0, 0, 0, 1915355727, 0, 0, 0, 0, 0, 0, 0, 4060610675, 3637838778, 2200567833, 1586036997, 3120038350,
  3437560801, 0, 1017905500, 0, 1140523135, 1441399016, 0, 685638270, 0, 0, 0, 0, 0, 1506214668, 228589903,
  0, 3729523601, 0, 0, 2556690495, 3399353223, 0, 0, 0, 3579642487, 336396921, 1408761970, 2375680248,
  2595685059, 0, 0, 775618758, 0, 0, 0, 0, 0, 0, 3988848742, 625214119, 1373111078, 0, 0, 0, 0, 393281847,
  3343778539, 411959414, 4034659086, 450822660, 3129541455, 0, 3406431123, 0, 0, 3886874642, 2238185926, 0,
  0, 0, 0, 0, 0, 2493972494, 2732917422, 2814902339, 3511747525, 4017095355, 0, 3583836693, 0, 2092171346, 0,
  0, 0, 0, 0, 0, 1020986231, 0, 0, 0, 2704998544, 2896560334, 207487259, 2953969708, 828048365, 1121059132,
  3295739912, 0, 915866570, 0, 0, 0, 2128020349, 0, 2161836743, 4197974246, 0, 408355676, 0, 0, 479986521, 0,
  4016046170, 3942842659, 0, 0, 0, 0, 3174564405, 2489975725, 1295647116, 3982753937, 2099774218, 539820963,
  0, 1937702970, 0, 503120527, 2090860567, 3684630850, 3493790033, 0, 0, 0, 1926692943, 920453523,
  1798767419, 0, 1373110511, 2189034461, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3423076469, 0, 3793552256, 1757938147,
  2500461028, 0, 426836727, 0, 0, 0, 0, 705953831, 0, 0, 0, 0, 0, 0, 2219704919, 2243035595, 604701174, 0, 0,
  2320761092, 4170843116, 0, 1487011896, 2529624975, 0, 0, 1083375712, 172163998, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 4228448877, 1229456016, 0, 0, 735969767, 1106772282, 1238041240, 0, 0, 3910664227, 3887464948, 0,
  561447048, 3872456963, 208470382, 2265776576, 1323827421, 3964600952, 0, 0, 0, 960036995, 930808188, 0,
  3643343098, 2921005599, 0, 4189978910, 2028863989, 3452044006, 0, 0, 3355509035, 0, 0, 0, 1158480259, 0,
  3361669282, 63308043,
};

const uint32_t TypeTablesExtensionSlotArray[] = {
  0, 0, 432537823, 0, 0, 0, 0, 0, 0, 0, 1170145725, 1883504953, 0, 1956839862, 0, 0, 772997572, 0, 0, 0, 0,
  0, 1196949645, 3081699687, 0, 0, 0, 1836777604, 0, 0, 0, 0, 0, 0, 3088056332, 0, 0, 0, 0, 0, 1101463649,
  3496739171, 0, 3508469944, 0, 0, 0, 0, 0, 0, 0, 2779185667, 0, 0, 4157669937, 2302017679, 0, 0, 1869087014,
  2171732269, 3526951355, 350159389, 0, 0, 0, 0, 0, 0, 4079878519, 2095383129, 2700149204, 1012334616, 0,
  3908239366, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 251527738, 0, 0, 3247833396, 0, 0, 3162702026, 0,
  1865744573, 0, 0, 0, 0, 0, 2492858875, 0, 4293919256, 455868981, 0, 758513971, 2853568660, 0, 0, 0, 0,
  4201382121, 0, 0, 0, 0, 0, 0, 473956619, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3935109610, 0, 0, 0, 0,
  2287141424, 0, 0, 0, 4116578678, 0, 2313159252, 1298006539, 1070727726, 1149895069, 0, 0, 0, 0, 0,
  1530855817, 2724659673, 1743782404, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2214133884, 0, 0, 0, 0, 2630353232,
  1995309211, 0, 1679819356, 0, 948109539, 0, 0, 542573027, 0, 67371180, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4286317055, 0, 810221921, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1086849456, 0, 3853189186, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 3833397765, 3437297699, 0, 0, 0, 0, 0, 0, 2916352314, 0, 0, 0, 0, 0, 0, 0, 2514354396,
  1708392471, 3384017440, 0, 0, 950337621, 0, 0, 0, 2201354540, 3759210793, 0, 0, 0, 0, 0, 0, 0, 0,
  1186856969, 3121086894, 1976041632, 2502623297, 3108438450, 2958819785, 0, 733937723, 0, 0, 2999714038, 0,
  0, 0, 0, 2874540320, 2898002302, 1080623490, 0, 0, 2225865108, 0, 1298923540, 3015377260, 0, 0, 0,
  2579038235, 575078648, 0, 0, 2647785735, 0, 0, 0, 0, 0, 0, 2631074078, 0, 0, 0, 2473525617, 0, 0, 0, 0, 0,
  3829334063, 0, 0, 0, 0, 0, 674365983, 0, 0, 0, 2071396369, 0, 0, 0, 0, 0, 0, 2248999412, 2388197406, 0, 0,
  0, 0, 0, 0, 0, 1735524467, 1131479239, 0, 0, 0, 0, 0, 502137319, 1020985910, 1990722056, 3213754579, 0, 0,
  0, 0, 3061121108, 3901227337, 2199912911, 66127, 0, 0, 0, 0, 0, 0, 0, 0, 2391736712, 2523464013, 0,
  3013673374, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2813591903, 0, 0, 1847722047, 0, 0, 435487160, 0, 0, 0, 0,
  1106444810, 2039939575, 2253062446, 0, 0, 0, 1521025613, 1759314154, 4238803298, 2483094078, 3511419050,
  3782672689, 0, 0, 2194014636, 0, 0, 0, 0, 0, 0, 0, 237305916, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2548433244,
  0, 0, 0, 0, 0, 0, 0, 0, 770376141, 0, 1783234731, 0, 0, 0, 1282408967, 0, 0, 0, 4136501760, 0, 4029546714,
  0, 0, 3737059434, 0, 0, 0, 3483828255, 0, 0, 0, 326238647, 0, 2970812892, 0, 0, 0, 0, 0, 0, 0, 0,
  114622489, 3253928505, 0, 683213181, 0, 0, 1220018566, 0, 0, 0, 4253090088, 0, 0, 1822425687, 3401711817,
  2166423728, 2432434456, 3829399836, 1092288918, 3995926582, 1843659194, 0, 0, 0, 0, 0, 0, 0, 3857711680, 0,
  0, 1665794619, 0, 0, 4098031773, 0, 11207041, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1159921815, 0, 0, 0, 856490260, 0,
  1617363067, 0, 0, 0, 1545142749, 4263510295, 0, 0, 3870622298, 3551461744, 0, 0, 0, 0, 2629959870,
  327746126, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2548039895, 3701997753, 42008800, 0, 0,
  0, 0, 0, 48300245, 4211474831, 0, 1472070104, 3703636296, 0, 0, 0, 3430547991, 3622043736, 0, 0,
  1079050315, 4216586419, 1119551775, 706937194, 745407071, 3156803930, 0, 2122187012, 181272656, 0, 0, 0, 0,
  0, 823394539, 0, 0, 919011786, 0, 0, 0, 0, 1103298875, 0, 0, 1946288338, 0, 1923613228, 0, 534642774, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 1616839262, 0, 0, 233898547, 906494490, 0, 0, 0, 0, 0, 437190688, 0, 3666674178,
  3591962650, 0, 0, 0, 2104099059, 4012048391, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3001024531, 0, 0, 0,
  0, 3930652706, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92274895, 3505389991, 0, 1818296488, 4276224396, 0, 0, 0,
  406978937, 3797484001, 3162832958, 971047284, 0, 0, 0, 202047743, 0, 0, 0, 0, 0, 0, 3493724700, 0, 0, 0, 0,
  0, 0, 0, 2417230156, 2981167475, 816972025, 1914634344, 3518103953, 3258515965, 0, 0, 0, 0, 3085566066,
  3584688683, 3145926, 2717319518, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 116523089, 822411720, 0, 0,
  3209429326, 2620850283, 0, 0, 0, 4121624669, 3710059027, 0, 2301297005, 0, 0, 0, 0, 0, 0, 0, 249561574, 0,
  4231987303, 1651376241, 3707043976, 4068212980, 1492320521, 2644377970, 247792163, 3777561187, 0,
  1178730504, 3502375231, 0, 2666725497, 2651914445, 2311455067, 0, 2679701774, 1235353733, 58458495,
  4241293791, 0, 0, 0, 0, 0, 0, 3421635165, 3049587185, 1897595467, 3857645761, 4167172677, 28508323,
  3581542867, 0, 0, 0, 1768554596, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3479961826, 4115726660, 2862088731,
  4058448210, 0, 206700611, 3347710340, 2326593798, 0, 0, 4015849722, 0, 1748500696, 3383820841, 308085318,
  0, 0, 4134142025, 0, 0, 0, 0, 2041577641, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3283288437, 0, 0, 0, 3445293278,
  1267794212, 0, 0, 0, 0, 2774401233, 0, 0, 1016988074, 0, 0, 0, 0, 2256208217, 1704853757, 0, 0, 0, 0,
  895680753, 0, 0, 0, 0, 0, 2983002357, 0, 0, 0, 0, 0, 3967418971, 1112015242, 2772763106, 1947337070,
  1928135182, 2103378479, 3745448410, 0, 893386753, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1999962300, 580583427,
  4222288399, 1138623056, 0, 495452722, 0, 0, 0, 0, 0, 1496580594, 0, 0, 0, 0, 2259091489, 3600679239,
  2071593188, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 312345154, 0, 272433570, 868024349, 0, 0, 0, 0, 3885302355, 0, 0,
  2253259301, 0, 0, 121831765, 0, 66715696, 0, 0, 0, 0, 4130799743, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 2272788614, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3877371945, 0, 0, 0, 0, 2596667677, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 34472172, 2871001175, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2297626885, 0, 0, 0, 767099345, 4039835835,
  1548550182, 3252944960, 2649424155, 0, 0, 2461991469, 2031157434, 0, 1449197713, 1479410110, 0, 0, 0,
  700055641, 0, 0, 1657929894, 1458438648, 4053205184, 0, 0, 0, 0, 1739456936, 0, 0, 0, 0, 0, 2358378943, 0,
  0, 2495218067, 3561882012, 0, 0, 0, 0, 3250258124, 0, 0, 577765501, 0, 0, 0, 0, 3006005439, 2953118117, 0,
  0, 0, 0, 3020095670, 1519518275, 1421934970, 2240217365, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  432800061, 0, 0, 0, 297533519, 2130379324, 2600010091, 0, 0, 0, 0, 880345525, 214106229, 0, 0, 0, 0, 0, 0,
  0, 2623143982, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 808583290, 207487247, 174194987, 0, 0, 0, 0, 0, 0, 0, 0,
  137232868, 0, 0, 3076260149, 0, 0, 0, 3104768331, 0, 0, 0, 0, 3573416363, 0, 0, 0, 0, 0, 0, 2674000221, 0,
  0, 0, 0, 0, 2241396805, 0, 0, 0, 4262920203, 0, 0, 0, 0, 0, 0, 3803644261, 0, 3101294754, 2682716495, 0, 0,
  0, 1306263683, 3662807545, 1923088389, 0, 0, 0, 2807431303, 0, 2575106273, 588906691, 0, 0, 0, 953417881,
  0, 949158044, 0, 0, 0, 0, 0, 0, 0, 2957377825, 0, 0, 0, 3371958519, 1838350741, 0, 2693857691, 0, 0, 0, 0,
  3389260384, 0, 2453799341, 0, 0, 1580138770, 0, 0, 0, 0, 2770731364, 1253507672, 0, 0, 0, 0, 1998782704, 0,
  0, 0, 0, 0, 2778268008, 0, 1398866100, 3159884324, 3498508856, 0, 0, 0, 1190002907, 1238827331, 0, 0, 0,
  4041539748, 2162360874, 0, 0, 2268594320, 3502309667, 2897609024, 4116971859, 562626709, 2661482857, 0,
  1808728218, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2077557040, 0, 0, 0, 0, 0, 0, 0, 3196584258, 0, 0, 0, 0,
  4199219664, 3611099632, 1350172818, 3808100664, 2593521692, 1379991727, 1973485578, 0, 0, 0, 0, 2979004624,
  4247519361, 0, 1392705676, 0, 0, 0, 0, 2145124843, 0, 1282015348, 0, 0, 1695875409, 0, 0, 3465936938, 0, 0,
  0, 381092281, 1844904205, 0, 79364436, 130679348, 232194600, 0, 0, 0, 79823009, 0, 0, 1425211861, 0, 0, 0,
  0, 0, 3921936456, 0, 0, 0, 2676032063, 4248044087, 4275241557, 0, 3048407366, 0, 0, 649134348, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1225392280, 0, 0, 0, 0, 3967025228, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2261647376,
  422838849, 0, 3427992082, 0, 0, 0, 0, 0, 0, 0, 220135655, 0, 0, 0, 480248224, 0, 0, 0, 0, 0, 0, 1779040774,
  0, 0, 0, 0, 0, 0, 0, 1031536679, 2691236382, 0, 0, 0, 3005612144, 0, 0, 1227620388, 235143474, 0, 0,
  672661825, 0, 2593063256, 0, 0, 0, 2455830711, 0, 0, 0, 2232287769, 0, 0, 0, 0, 3636199846, 0, 0, 0, 0, 0,
  0, 0, 1689518174, 643105293, 0, 0, 0, 0, 0, 743899670, 3268411898, 0, 0, 0, 0, 0, 0, 0, 0, 1999241761, 0,
  0, 0, 0, 0, 0, 2573402182, 0, 0, 0, 0, 46596581, 1543372901, 0, 0, 1971847563, 0, 0, 0, 0, 0, 0, 866124231,
  0, 0, 0, 250413147, 2772107478, 772866518, 0, 0, 0, 1464074360, 3318153810, 0, 2359492782, 549912753, 0,
  2249392189, 0, 359531025, 0, 0, 0, 0, 0, 3446538358, 1547829538, 224854216, 0, 0, 0, 0, 0, 0, 0,
  3684630972, 0, 0, 0, 1095500238, 285147238, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4157341913, 0, 2661679241, 0, 0,
  2359361632, 3178954878, 3045523858, 1999176088, 0, 4290773049, 0, 0, 0, 0, 0, 1368457574, 0, 0, 0, 0, 0, 0,
  0, 0, 169869710, 3778412931, 0, 0, 0, 0, 0, 0, 0, 0, 1552875777, 0, 0, 3030974501, 3618111565, 0, 0,
  1718682031, 0, 0, 0, 0, 2330066959, 0, 98763340, 0, 0, 0, 2350710837, 99484107, 2987720941, 0, 0, 0, 0,
  3730047454, 0, 0, 0, 1919091198, 2553151661, 0, 0, 0, 0, 0, 0, 0, 0, 99418126, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  655294716, 0, 0, 0, 0, 0, 0, 0, 0, 2947940719, 1034682460, 2159673619, 1200685465, 0, 0, 0, 0, 0,
  398065967, 0, 2160591323, 0, 0, 0, 0, 0, 0, 4100260373, 0, 0, 0, 3163488599, 0, 0, 0, 0, 0, 3186229326, 0,
  2967666917, 0, 0, 0, 1362952339, 0, 3325755792, 4140433538, 3678142816, 0, 4170908098, 0, 0, 4190503109,
  1409483045, 0, 0, 0, 0, 214696234, 2938372549, 1220805193, 2146697220, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2960261556, 0, 0, 2654601546, 2628714674, 1311572180, 0, 2321154330, 0, 0, 380698714, 411369523, 42074722,
  0, 0, 0, 0, 0, 0, 0, 2026373530, 2036728074, 3379298737, 2289697219, 0, 2220753007, 3022717422, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 593428869, 0, 0, 0, 0, 0, 0, 1696006737, 0, 186909097, 0, 0, 0, 0,
  1209532741, 0, 0, 0, 0, 0, 0, 0, 0, 2121793943, 3382510069, 0, 0, 0, 468189692, 0, 2512453737, 0, 0,
  3564700199, 0, 0, 3838443798, 1660813811, 0, 0, 0, 0, 0, 2599878764, 0, 2624192654, 0, 2802843697,
  2419982475, 0, 0, 0, 0, 0, 0, 2431189111, 1255079991, 2199453877, 3843883202, 0, 0, 0, 3056664686,
  30015571, 3112370573, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2215051338, 702808146, 3820945992, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 919797782, 0, 3267559974, 0, 0, 0, 0, 0, 0, 3673751847, 0, 0, 0, 1533542567, 897385028, 0,
  0, 2731540523, 0, 4216455689, 0, 0, 0, 3460301111, 0, 0, 0, 4258136132, 2456354954, 2563702879, 1864892655,
  0, 0, 0, 3330539836, 3519414312, 1889993095, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2492399875, 0, 3315925440,
  2616000733, 0, 1889796302, 0, 1490616485, 0, 0, 0, 0, 3457745350, 0, 3897295394, 1794375698, 2162885206,
  2458910741, 1692074516, 0, 0, 0, 0, 0, 0, 0, 748093694, 1374486908, 0, 0, 0, 0, 0, 0, 1559887981, 0, 0, 0,
  0, 0, 3996451305, 0, 0, 0, 0, 0, 0, 2946040126, 0, 329842884, 0, 0, 0, 898892225, 0, 0, 1340735968, 0, 0,
  1526399227, 0, 0, 0, 795082802, 0, 0, 0, 0, 0, 0, 1618870774, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1100022226,
  0, 3295609303, 2080637416, 3129278884, 0, 0, 0, 915210619, 0, 0, 0, 3546677250, 3640000750, 1771045120, 0,
  0, 0, 3669164045, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3744923706, 0, 0, 2323251472, 0, 2542534814, 3670999535,
  2638611005, 0, 0, 0, 3999924807, 0, 0, 0, 0, 0, 4217635089, 0, 1324155299, 0, 0, 0, 0, 0, 0, 0, 0,
  1530921119, 2637234379, 3507749106, 3102999056, 919536129, 0, 0, 1620836938, 1883177377, 265945548, 0, 0,
  0, 0, 0, 0, 501219638, 356188204, 1088618931, 0, 0, 0, 1638203656, 0, 0, 0, 0, 0, 292815341, 0, 0, 0,
  54722605, 3009544534, 0, 0, 0, 0, 0, 0, 1736966520, 0, 3685548262, 0, 0, 0, 0, 0, 2009530424, 1815806023,
  3295543424, 0, 0, 0, 0, 717226216, 0, 2197160194, 2647130262, 2038563200, 569639436, 2638020889, 0, 0,
  3896311860, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 792199777, 2540175775, 0, 3709665379, 0, 0, 0, 0, 909640172,
  0, 0, 0, 3098148962,
};

const TypeTablesTag TypeTablesExtensionArray[] = {
  {{0, 3}, 561, 0},  // 3fr
  {{1, 3}, 757, 1},  // 3g2
  {{2, 3}, 756, 2},  // 3gp
  {{3, 4}, 757, 3},  // 3gp2
  {{4, 4}, 756, 4},  // 3gpp
  {{5, 2}, 643, 5},  // 7z
  {{6, 1}, 720, 6},  // a
  {{7, 2}, 546, 7},  // aa
  {{8, 3}, 758, 8},  // aac
  {{9, 3}, 646, 9},  // aaf
  {{10, 3}, 44, 10},  // aar
  {{11, 3}, 547, 11},  // aax
  {{12, 3}, 763, 12},  // abc
  {{13, 3}, 759, 13},  // ac3
  {{14, 3}, 760, 14},  // ada
  {{15, 3}, 760, 15},  // adb
  {{16, 3}, 760, 16},  // ads
  {{17, 4}, 758, 17},  // adts
  {{18, 3}, 91, 18},  // aea
  {{19, 6}, 21, 19},  // afploc
  {{20, 4}, 119, 20},  // ahap
  {{21, 2}, 6, 21},  // ai
  {{22, 3}, 762, 22},  // aif
  {{23, 4}, 761, 23},  // aifc
  {{24, 4}, 762, 24},  // aiff
  {{25, 3}, 642, 25},  // amr
  {{26, 3}, 737, 26},  // ape
  {{27, 3}, 18, 27},  // apk
  {{28, 4}, 705, 28},  // apng
  {{29, 3}, 41, 29},  // app
  {{30, 5}, TypeTablesNone, 31},  // appex
  {{31, 11}, 36, 32},  // applescript
  {{33, 2}, 720, 33},  // ar
  {{34, 3}, 644, 34},  // arj
  {{35, 8}, 45, 35},  // arobject
  {{36, 3}, 625, 36},  // arw
  {{37, 2}, 37, 37},  // as
  {{38, 3}, 574, 38},  // asf
  {{39, 4}, 654, 39},  // astc
  {{40, 3}, 573, 40},  // asx
  {{41, 4}, 706, 41},  // atom
  {{42, 2}, 814, 42},  // au
  {{43, 8}, 47, 43},  // aupreset
  {{44, 5}, TypeTablesNone, 44},  // avchd
  {{45, 4}, 820, 45},  // avci
  {{46, 4}, 821, 46},  // avcs
  {{47, 3}, 822, 47},  // avi
  {{48, 4}, 823, 48},  // avif
  {{49, 4}, 108, 49},  // band
  {{50, 4}, 824, 50},  // bash
  {{51, 3}, 305, 51},  // bin
  {{52, 3}, 575, 52},  // bmp
  {{53, 3}, 707, 53},  // bpg
  {{54, 2}, 560, 54},  // br
  {{55, 6}, TypeTablesNone, 55},  // bundle
  {{56, 3}, 589, 56},  // bwf
  {{57, 2}, 827, 57},  // bz
  {{58, 3}, 827, 58},  // bz2
  {{59, 1}, 833, 59},  // c
  {{60, 3}, 831, 60},  // c++
  {{61, 3}, 576, 61},  // cab
  {{62, 3}, 65, 62},  // caf
  {{63, 2}, 831, 63},  // cc
  {{64, 3}, 62, 64},  // ccl
  {{65, 4}, 842, 65},  // cdda
  {{66, 3}, 877, 66},  // cel
  {{67, 3}, 995, 67},  // cer
  {{68, 2}, 936, 68},  // cl
  {{69, 5}, 634, 69},  // class
  {{70, 3}, 62, 70},  // clr
  {{71, 13}, 64, 71},  // configprofile
  {{73, 2}, 831, 72},  // cp
  {{74, 4}, 51, 73},  // cpgz
  {{75, 4}, 849, 74},  // cpio
  {{76, 3}, 831, 75},  // cpp
  {{77, 3}, 549, 76},  // cr2
  {{78, 3}, 550, 77},  // cr3
  {{79, 5}, 68, 78},  // crash
  {{80, 3}, 995, 79},  // crt
  {{81, 3}, 551, 80},  // crw
  {{82, 3}, 648, 81},  // crx
  {{83, 3}, 850, 82},  // csh
  {{84, 3}, 851, 83},  // css
  {{85, 7}, 69, 84},  // csstore
  {{86, 3}, 844, 85},  // csv
  {{87, 3}, 588, 86},  // cts
  {{88, 3}, 831, 87},  // cxx
  {{89, 3}, 655, 88},  // dae
  {{90, 3}, 659, 89},  // dcm
  {{91, 3}, 567, 90},  // dcr
  {{92, 3}, 577, 91},  // dds
  {{93, 3}, 649, 92},  // deb
  {{94, 4}, 914, 93},  // defs
  {{95, 3}, 995, 94},  // der
  {{96, 4}, TypeTablesNone, 95},  // dext
  {{97, 5}, 519, 96},  // dfont
  {{98, 3}, 575, 97},  // dib
  {{99, 5}, 659, 98},  // dicom
  {{100, 3}, 860, 99},  // dif
  {{101, 4}, 941, 100},  // diff
  {{102, 4}, TypeTablesNone, 101},  // dist
  {{103, 5}, TypeTablesNone, 102},  // distz
  {{104, 3}, 714, 103},  // djv
  {{105, 4}, 714, 104},  // djvu
  {{106, 3}, 590, 105},  // dll
  {{107, 3}, 859, 106},  // dls
  {{108, 5}, 868, 107},  // dlyan
  {{109, 3}, 80, 108},  // dmg
  {{110, 3}, 15, 109},  // dng
  {{111, 3}, 599, 110},  // doc
  {{112, 4}, 701, 111},  // docm
  {{113, 4}, 700, 112},  // docx
  {{114, 3}, 600, 113},  // dot
  {{115, 4}, 703, 114},  // dotm
  {{116, 4}, 702, 115},  // dotx
  {{117, 7}, 87, 116},  // drawing
  {{118, 4}, TypeTablesNone, 117},  // dsym
  {{119, 3}, 738, 118},  // dts
  {{120, 2}, 860, 119},  // dv
  {{121, 3}, 733, 120},  // dvi
  {{122, 3}, 555, 121},  // dxo
  {{123, 5}, 414, 122},  // dylib
  {{124, 4}, 871, 123},  // eac3
  {{125, 3}, 871, 124},  // ec3
  {{126, 3}, 1, 125},  // edn
  {{127, 3}, 564, 126},  // efx
  {{128, 3}, 708, 127},  // emf
  {{129, 3}, 432, 128},  // eml
  {{130, 4}, 433, 129},  // emlx
  {{131, 3}, 2, 130},  // eps
  {{132, 4}, 653, 131},  // epub
  {{133, 3}, 556, 132},  // erf
  {{134, 3}, 3, 133},  // etd
  {{135, 3}, 591, 134},  // exe
  {{136, 3}, 510, 135},  // exp
  {{137, 3}, 563, 136},  // exr
  {{138, 1}, 883, 137},  // f
  {{139, 3}, 5, 138},  // f4a
  {{140, 3}, 5, 139},  // f4b
  {{141, 3}, 5, 140},  // f4p
  {{142, 3}, 5, 141},  // f4v
  {{143, 3}, 880, 142},  // f77
  {{144, 3}, 881, 143},  // f90
  {{145, 3}, 882, 144},  // f95
  {{146, 3}, 4, 145},  // fdf
  {{147, 3}, 562, 146},  // fff
  {{148, 7}, 93, 147},  // fileloc
  {{149, 3}, 709, 148},  // fit
  {{150, 4}, 709, 149},  // fits
  {{151, 4}, 751, 150},  // flac
  {{152, 3}, 877, 151},  // flc
  {{153, 3}, 877, 152},  // fli
  {{154, 3}, 5, 153},  // flv
  {{155, 3}, 883, 154},  // for
  {{156, 4}, TypeTablesNone, 155},  // fpbf
  {{157, 3}, 566, 156},  // fpx
  {{158, 9}, TypeTablesNone, 157},  // framework
  {{160, 2}, TypeTablesNone, 158},  // fs
  {{161, 6}, 107, 159},  // ftploc
  {{162, 6}, 108, 160},  // gbproj
  {{163, 7}, 885, 161},  // geojson
  {{164, 3}, 553, 162},  // gif
  {{165, 3}, 911, 163},  // gmk
  {{166, 10}, 114, 164},  // gpurestart
  {{168, 3}, 638, 165},  // gpx
  {{169, 13}, 115, 166},  // groupactivity
  {{171, 4}, 650, 167},  // gtar
  {{172, 2}, 651, 168},  // gz
  {{173, 4}, 651, 169},  // gzip
  {{174, 1}, 828, 170},  // h
  {{175, 3}, 829, 171},  // h++
  {{176, 4}, 118, 172},  // hang
  {{177, 3}, 711, 173},  // hdp
  {{178, 3}, 956, 174},  // hdr
  {{179, 4}, 893, 175},  // heic
  {{180, 5}, 894, 176},  // heics
  {{181, 4}, 895, 177},  // heif
  {{182, 5}, 897, 178},  // heifs
  {{183, 2}, 829, 179},  // hh
  {{184, 3}, 895, 180},  // hif
  {{185, 2}, 829, 181},  // hp
  {{186, 3}, 829, 182},  // hpp
  {{187, 3}, 49, 183},  // hqx
  {{188, 3}, 898, 184},  // htm
  {{189, 4}, 898, 185},  // html
  {{190, 3}, 829, 186},  // hxx
  {{191, 1}, 834, 187},  // i
  {{192, 3}, 63, 188},  // icc
  {{193, 6}, 129, 189},  // icloud
  {{194, 3}, 63, 190},  // icm
  {{195, 4}, 130, 191},  // icns
  {{196, 3}, 583, 192},  // ico
  {{197, 7}, TypeTablesNone, 193},  // iconset
  {{198, 3}, 126, 194},  // ics
  {{199, 2}, 832, 195},  // ii
  {{200, 3}, 167, 196},  // iig
  {{201, 3}, 612, 197},  // iiq
  {{202, 10}, TypeTablesNone, 198},  // ilmbplugin
  {{204, 3}, 80, 199},  // img
  {{205, 13}, TypeTablesNone, 200},  // imovielibrary
  {{207, 7}, 111, 201},  // inetloc
  {{208, 3}, 830, 202},  // inl
  {{209, 3}, 829, 203},  // ipp
  {{210, 3}, 900, 204},  // iso
  {{211, 4}, 241, 205},  // itms
  {{212, 3}, 903, 206},  // j2c
  {{213, 3}, 903, 207},  // j2k
  {{214, 3}, 633, 208},  // jar
  {{215, 3}, 635, 209},  // jav
  {{216, 4}, 635, 210},  // java
  {{217, 10}, 603, 211},  // javascript
  {{219, 4}, 902, 212},  // jfif
  {{220, 3}, 565, 213},  // jfx
  {{221, 3}, 710, 214},  // jls
  {{222, 3}, 722, 215},  // jng
  {{223, 4}, 636, 216},  // jnlp
  {{224, 3}, 903, 217},  // jp2
  {{225, 3}, 902, 218},  // jpe
  {{226, 4}, 902, 219},  // jpeg
  {{227, 3}, 903, 220},  // jpf
  {{228, 3}, 902, 221},  // jpg
  {{229, 3}, 903, 222},  // jpx
  {{230, 2}, 603, 223},  // js
  {{231, 7}, 603, 224},  // jscript
  {{232, 4}, 905, 225},  // json
  {{233, 5}, 929, 226},  // jsonl
  {{234, 3}, 904, 227},  // jxl
  {{235, 3}, 711, 228},  // jxr
  {{236, 3}, 913, 229},  // kar
  {{237, 4}, TypeTablesNone, 230},  // kext
  {{238, 3}, 245, 231},  // key
  {{239, 7}, TypeTablesNone, 233},  // key-tef
  {{240, 3}, 715, 234},  // kml
  {{241, 3}, 716, 235},  // kmz
  {{242, 3}, 906, 236},  // ksh
  {{243, 3}, 246, 237},  // kth
  {{244, 6}, 260, 239},  // ktrace
  {{245, 3}, 656, 240},  // ktx
  {{246, 1}, 907, 241},  // l
  {{247, 4}, 920, 242},  // latm
  {{248, 3}, 645, 243},  // lha
  {{249, 3}, 868, 244},  // lid
  {{250, 2}, 907, 245},  // ll
  {{251, 2}, 907, 246},  // lm
  {{252, 3}, 907, 247},  // lmm
  {{253, 4}, 920, 248},  // loas
  {{254, 3}, 298, 249},  // log
  {{255, 4}, TypeTablesNone, 250},  // lpdf
  {{256, 3}, 907, 251},  // lpp
  {{257, 3}, 907, 252},  // lxx
  {{258, 2}, 723, 253},  // lz
  {{259, 3}, 909, 254},  // lz4
  {{260, 3}, 645, 255},  // lzh
  {{261, 4}, 734, 256},  // lzma
  {{262, 1}, 933, 257},  // m
  {{263, 3}, 921, 258},  // m15
  {{264, 4}, 819, 259},  // m2ts
  {{265, 3}, 923, 260},  // m2v
  {{266, 3}, 910, 261},  // m3u
  {{267, 4}, 910, 262},  // m3u8
  {{268, 3}, 299, 263},  // m4a
  {{269, 3}, 478, 264},  // m4b
  {{270, 3}, 477, 265},  // m4p
  {{271, 3}, 441, 266},  // m4r
  {{272, 3}, 300, 267},  // m4v
  {{273, 3}, 921, 268},  // m75
  {{274, 7}, 431, 269},  // mailloc
  {{275, 3}, 911, 270},  // mak
  {{276, 4}, 911, 271},  // make
  {{277, 8}, 641, 272},  // markdown
  {{278, 2}, 641, 273},  // md
  {{279, 10}, TypeTablesNone, 274},  // mdimporter
  {{281, 5}, 641, 275},  // mdown
  {{282, 4}, TypeTablesNone, 276},  // menu
  {{283, 3}, 601, 277},  // mht
  {{284, 4}, 601, 278},  // mhtm
  {{285, 5}, 601, 279},  // mhtml
  {{286, 2}, 934, 280},  // mi
  {{287, 3}, 913, 281},  // mid
  {{288, 4}, 913, 282},  // midi
  {{289, 3}, 914, 283},  // mig
  {{290, 3}, 932, 284},  // mii
  {{291, 4}, 0, 285},  // minc
  {{292, 3}, 603, 286},  // mjs
  {{293, 2}, 911, 287},  // mk
  {{294, 3}, 657, 288},  // mka
  {{295, 3}, 658, 289},  // mkv
  {{296, 10}, 67, 290},  // mlkitmodel
  {{298, 7}, 67, 291},  // mlmodel
  {{299, 9}, TypeTablesNone, 292},  // mlpackage
  {{301, 2}, 931, 293},  // mm
  {{302, 3}, 0, 294},  // mnc
  {{303, 3}, 724, 295},  // mng
  {{304, 6}, 437, 296},  // mobile
  {{305, 12}, 437, 297},  // mobileconfig
  {{307, 15}, 438, 298},  // mobileprovision
  {{309, 3}, 739, 299},  // mod
  {{310, 3}, 569, 300},  // mos
  {{311, 3}, 485, 301},  // mov
  {{312, 3}, 917, 302},  // mp2
  {{313, 3}, 918, 303},  // mp3
  {{314, 3}, 924, 304},  // mp4
  {{315, 3}, 740, 306},  // mpc
  {{316, 3}, 921, 307},  // mpe
  {{317, 4}, 921, 308},  // mpeg
  {{318, 3}, 921, 309},  // mpg
  {{319, 4}, 924, 310},  // mpg4
  {{320, 4}, 918, 312},  // mpga
  {{321, 4}, 207, 313},  // mpkg
  {{322, 3}, 926, 315},  // mpo
  {{323, 3}, 568, 316},  // mrw
  {{324, 3}, 819, 317},  // mts
  {{325, 3}, 732, 318},  // mxf
  {{326, 4}, 928, 319},  // nasm
  {{327, 6}, 929, 320},  // ndjson
  {{328, 3}, 605, 321},  // nef
  {{329, 7}, 444, 322},  // newsloc
  {{330, 3}, 640, 323},  // nii
  {{331, 11}, 250, 324},  // nmbtemplate
  {{333, 3}, 604, 326},  // nrw
  {{334, 7}, 249, 327},  // numbers
  {{335, 11}, TypeTablesNone, 329},  // numbers-tef
  {{337, 1}, 930, 330},  // o
  {{338, 3}, 886, 331},  // obj
  {{339, 3}, 663, 332},  // odb
  {{340, 3}, 661, 333},  // odc
  {{341, 3}, 664, 334},  // odf
  {{342, 3}, 666, 335},  // odg
  {{343, 3}, 668, 336},  // odi
  {{344, 3}, 675, 337},  // odm
  {{345, 3}, 670, 338},  // odp
  {{346, 3}, 672, 339},  // ods
  {{347, 3}, 674, 340},  // odt
  {{348, 3}, 935, 341},  // ofd
  {{349, 3}, 752, 342},  // oga
  {{350, 3}, 752, 343},  // ogg
  {{351, 3}, 753, 344},  // ogm
  {{352, 3}, 753, 345},  // ogv
  {{353, 3}, 712, 346},  // ogx
  {{354, 3}, 548, 347},  // omf
  {{355, 4}, 704, 348},  // opml
  {{356, 4}, 754, 349},  // opus
  {{357, 3}, 607, 350},  // orf
  {{358, 3}, 937, 353},  // otc
  {{359, 3}, 938, 355},  // otf
  {{360, 3}, 667, 357},  // otg
  {{361, 3}, 677, 358},  // oth
  {{362, 3}, 669, 359},  // oti
  {{363, 3}, 671, 360},  // otp
  {{364, 3}, 673, 361},  // ots
  {{365, 3}, 676, 362},  // ott
  {{366, 3}, 621, 363},  // p12
  {{367, 5}, 254, 364},  // pages
  {{368, 9}, TypeTablesNone, 366},  // pages-tef
  {{370, 3}, 727, 367},  // pam
  {{371, 5}, 450, 368},  // panic
  {{372, 3}, 940, 369},  // pas
  {{373, 5}, 941, 370},  // patch
  {{374, 3}, 849, 371},  // pax
  {{375, 3}, 942, 372},  // pbm
  {{376, 3}, 950, 373},  // pch
  {{377, 5}, 951, 374},  // pch++
  {{378, 3}, 454, 375},  // pct
  {{379, 3}, 726, 376},  // pcx
  {{380, 3}, 7, 377},  // pdf
  {{381, 3}, 611, 378},  // pef
  {{382, 3}, 995, 379},  // pem
  {{383, 2}, 63, 380},  // pf
  {{384, 3}, 13, 381},  // pfa
  {{385, 3}, 14, 382},  // pfb
  {{386, 3}, 942, 383},  // pfm
  {{387, 3}, 621, 384},  // pfx
  {{388, 3}, 942, 385},  // pgm
  {{389, 3}, 944, 386},  // ph3
  {{390, 3}, 944, 387},  // ph4
  {{391, 3}, 944, 388},  // php
  {{392, 4}, 944, 389},  // php3
  {{393, 4}, 944, 390},  // php4
  {{394, 5}, 944, 391},  // phtml
  {{395, 3}, 454, 392},  // pic
  {{396, 4}, 454, 393},  // pict
  {{397, 12}, 99, 394},  // pictclipping
  {{399, 3}, 902, 395},  // pjp
  {{400, 5}, 902, 396},  // pjpeg
  {{401, 3}, 207, 397},  // pkg
  {{402, 6}, 457, 399},  // pkpass
  {{403, 8}, 458, 401},  // pkpasses
  {{404, 2}, 943, 402},  // pl
  {{405, 11}, TypeTablesNone, 403},  // placeholder
  {{407, 5}, 476, 404},  // plist
  {{408, 3}, 947, 408},  // pls
  {{409, 6}, TypeTablesNone, 409},  // plugin
  {{410, 9}, TypeTablesNone, 410},  // pluginkit
  {{412, 3}, 949, 411},  // ply
  {{413, 2}, 943, 412},  // pm
  {{414, 3}, 948, 413},  // png
  {{415, 3}, 942, 414},  // pnm
  {{416, 4}, 424, 415},  // pntg
  {{417, 3}, 585, 416},  // pot
  {{418, 4}, 695, 417},  // potm
  {{419, 4}, 694, 418},  // potx
  {{420, 3}, 942, 419},  // ppm
  {{421, 3}, TypeTablesNone, 420},  // ppp
  {{422, 3}, 586, 421},  // pps
  {{423, 4}, 693, 422},  // ppsm
  {{424, 4}, 692, 423},  // ppsx
  {{425, 3}, 587, 424},  // ppt
  {{426, 4}, 691, 425},  // pptm
  {{427, 4}, 690, 426},  // pptx
  {{428, 8}, TypeTablesNone, 427},  // prefpane
  {{429, 5}, 953, 428},  // proto
  {{430, 16}, 480, 429},  // provisionprofile
  {{432, 2}, 10, 430},  // ps
  {{433, 3}, 9, 431},  // psb
  {{434, 3}, 8, 432},  // psd
  {{435, 3}, 954, 433},  // pvr
  {{436, 3}, TypeTablesNone, 434},  // pvt
  {{437, 3}, 570, 435},  // pwl
  {{438, 2}, 955, 436},  // py
  {{439, 11}, TypeTablesNone, 437},  // qlgenerator
  {{441, 3}, 728, 438},  // qoi
  {{442, 2}, 485, 439},  // qt
  {{443, 3}, 484, 440},  // qti
  {{444, 4}, 484, 441},  // qtif
  {{445, 3}, 482, 442},  // qtz
  {{446, 1}, 488, 443},  // r
  {{447, 2}, 617, 444},  // ra
  {{448, 3}, 559, 445},  // raf
  {{449, 3}, 617, 446},  // ram
  {{450, 3}, 616, 447},  // rar
  {{451, 3}, 609, 448},  // raw
  {{452, 2}, 959, 450},  // rb
  {{453, 3}, 959, 451},  // rbw
  {{454, 3}, 713, 452},  // rdf
  {{455, 7}, 486, 453},  // reality
  {{456, 2}, 618, 454},  // rm
  {{457, 4}, 619, 455},  // rmvb
  {{458, 3}, 620, 456},  // rpm
  {{459, 3}, 957, 457},  // rss
  {{460, 3}, 958, 458},  // rtf
  {{461, 4}, TypeTablesNone, 459},  // rtfd
  {{462, 3}, 610, 460},  // rw2
  {{463, 3}, 572, 461},  // rwl
  {{464, 1}, 813, 462},  // s
  {{465, 3}, 741, 463},  // s3m
  {{466, 11}, 101, 464},  // savedsearch
  {{468, 5}, TypeTablesNone, 465},  // saver
  {{469, 3}, 623, 466},  // scc
  {{470, 3}, 490, 467},  // scn
  {{471, 4}, 490, 468},  // scnz
  {{472, 4}, 34, 469},  // scpt
  {{473, 5}, TypeTablesNone, 470},  // scptd
  {{474, 3}, 554, 471},  // sd2
  {{475, 3}, 680, 472},  // sda
  {{476, 3}, 684, 473},  // sdc
  {{477, 3}, 682, 474},  // sdd
  {{478, 4}, 491, 475},  // sdef
  {{479, 3}, 682, 476},  // sdp
  {{480, 3}, 756, 477},  // sdv
  {{481, 3}, 686, 478},  // sdw
  {{482, 3}, 631, 479},  // sea
  {{483, 7}, TypeTablesNone, 480},  // service
  {{484, 3}, 629, 481},  // sf2
  {{485, 3}, 624, 482},  // sgi
  {{486, 2}, 961, 483},  // sh
  {{487, 13}, 495, 484},  // shazamcatalog
  {{489, 15}, 496, 485},  // shazamsignature
  {{491, 4}, 898, 486},  // shtm
  {{492, 5}, 898, 487},  // shtml
  {{493, 13}, 497, 488},  // shutdownstall
  {{495, 4}, 630, 489},  // sidx
  {{496, 3}, 631, 490},  // sit
  {{497, 4}, 632, 491},  // sitx
  {{498, 10}, TypeTablesNone, 492},  // slidesaver
  {{500, 3}, 913, 493},  // smf
  {{501, 3}, 814, 495},  // snd
  {{502, 11}, 102, 496},  // sndclipping
  {{504, 4}, 499, 497},  // spin
  {{505, 3}, 752, 498},  // spx
  {{506, 6}, 717, 499},  // sqlite
  {{507, 7}, 717, 500},  // sqlite3
  {{508, 3}, 627, 501},  // sr2
  {{509, 3}, 626, 502},  // srf
  {{510, 3}, 622, 503},  // srw
  {{511, 3}, 685, 504},  // stc
  {{512, 3}, 681, 505},  // std
  {{513, 3}, 683, 506},  // sti
  {{514, 3}, 967, 507},  // stl
  {{515, 3}, 688, 508},  // stw
  {{516, 17}, TypeTablesNone, 509},  // suggestionsassets
  {{519, 4}, 105, 510},  // suit
  {{520, 3}, 970, 511},  // svg
  {{521, 4}, 970, 512},  // svgz
  {{522, 5}, 971, 513},  // swift
  {{523, 3}, 684, 514},  // sxc
  {{524, 3}, 680, 515},  // sxd
  {{525, 3}, 687, 516},  // sxg
  {{526, 3}, 682, 517},  // sxi
  {{527, 3}, 679, 518},  // sxm
  {{528, 3}, 686, 519},  // sxw
  {{529, 15}, TypeTablesNone, 520},  // systemextension
  {{531, 3}, 974, 521},  // tar
  {{532, 7}, 975, 522},  // tar.bz2
  {{533, 6}, 652, 523},  // tar.gz
  {{534, 6}, 729, 524},  // tar.lz
  {{535, 6}, 735, 525},  // tar.xz
  {{536, 7}, 558, 526},  // tar.zst
  {{537, 3}, 975, 527},  // tbz
  {{538, 4}, 975, 528},  // tbz2
  {{539, 4}, 976, 529},  // tcsh
  {{540, 8}, 255, 530},  // template
  {{541, 4}, 945, 532},  // text
  {{542, 12}, 103, 533},  // textclipping
  {{544, 3}, 639, 534},  // tga
  {{545, 3}, 652, 535},  // tgz
  {{546, 7}, TypeTablesNone, 536},  // theater
  {{547, 3}, 978, 537},  // tif
  {{548, 4}, 978, 538},  // tiff
  {{549, 3}, 729, 539},  // tlz
  {{550, 7}, 647, 540},  // torrent
  {{551, 2}, 922, 541},  // ts
  {{552, 3}, 973, 543},  // tsv
  {{553, 3}, 588, 544},  // tsx
  {{554, 3}, 742, 545},  // tta
  {{555, 3}, 980, 546},  // ttc
  {{556, 3}, 982, 547},  // ttf
  {{557, 3}, 945, 548},  // txt
  {{558, 3}, 735, 549},  // txz
  {{559, 4}, 558, 550},  // tzst
  {{560, 4}, 649, 551},  // udeb
  {{561, 4}, 80, 552},  // udif
  {{562, 2}, 983, 553},  // ul
  {{563, 4}, 983, 554},  // ulaw
  {{564, 3}, 983, 555},  // ulw
  {{565, 3}, 584, 556},  // url
  {{566, 3}, 613, 557},  // usd
  {{567, 4}, 613, 558},  // usda
  {{568, 4}, 613, 559},  // usdc
  {{569, 4}, 614, 560},  // usdz
  {{570, 2}, 991, 561},  // uu
  {{571, 4}, 127, 562},  // vcal
  {{572, 5}, 992, 563},  // vcard
  {{573, 3}, 992, 564},  // vcf
  {{574, 3}, 127, 565},  // vcs
  {{575, 3}, 822, 566},  // vfw
  {{576, 6}, 529, 567},  // vncloc
  {{577, 3}, 743, 568},  // vob
  {{578, 3}, 746, 569},  // vtt
  {{579, 3}, 628, 570},  // w64
  {{580, 3}, 637, 571},  // war
  {{581, 4}, 718, 572},  // wasm
  {{582, 9}, 531, 573},  // watchface
  {{584, 3}, 589, 574},  // wav
  {{585, 4}, 589, 575},  // wave
  {{586, 3}, 592, 576},  // wax
  {{587, 4}, TypeTablesNone, 577},  // wdgt
  {{588, 3}, 711, 578},  // wdp
  {{589, 10}, 533, 579},  // webarchive
  {{591, 6}, 532, 580},  // webloc
  {{592, 4}, 749, 581},  // webm
  {{593, 4}, 750, 582},  // webp
  {{594, 9}, TypeTablesNone, 583},  // webplugin
  {{596, 2}, 593, 584},  // wm
  {{597, 3}, 594, 585},  // wma
  {{598, 3}, 719, 586},  // wmf
  {{599, 3}, 595, 587},  // wmp
  {{600, 3}, 596, 588},  // wmv
  {{601, 3}, 597, 589},  // wmx
  {{602, 4}, 747, 590},  // woff
  {{603, 5}, 748, 591},  // woff2
  {{604, 2}, 744, 592},  // wv
  {{605, 3}, 598, 593},  // wvx
  {{606, 3}, 536, 594},  // xar
  {{607, 3}, 996, 595},  // xbm
  {{608, 3}, 730, 596},  // xcf
  {{609, 3}, 997, 597},  // xfd
  {{610, 4}, 16, 598},  // xfdf
  {{611, 3}, 998, 599},  // xht
  {{612, 4}, 998, 600},  // xhtm
  {{613, 5}, 998, 601},  // xhtml
  {{614, 3}, 538, 602},  // xip
  {{615, 3}, 579, 603},  // xla
  {{616, 3}, 678, 604},  // xlf
  {{617, 5}, 678, 605},  // xliff
  {{618, 3}, 580, 606},  // xls
  {{619, 4}, 578, 607},  // xlsb
  {{620, 4}, 697, 608},  // xlsm
  {{621, 4}, 696, 609},  // xlsx
  {{622, 3}, 581, 610},  // xlt
  {{623, 4}, 699, 611},  // xltm
  {{624, 4}, 698, 612},  // xltx
  {{625, 3}, 582, 613},  // xlw
  {{626, 2}, 745, 614},  // xm
  {{627, 3}, 999, 615},  // xml
  {{628, 3}, TypeTablesNone, 617},  // xpc
  {{629, 3}, 731, 618},  // xpm
  {{630, 2}, 736, 619},  // xz
  {{631, 1}, 1000, 620},  // y
  {{632, 3}, 44, 621},  // yaa
  {{633, 4}, 1001, 622},  // yaml
  {{634, 2}, 1000, 623},  // ym
  {{635, 3}, 1001, 624},  // yml
  {{636, 3}, 1000, 625},  // ymm
  {{637, 3}, 1000, 626},  // ypp
  {{638, 3}, 1000, 627},  // yxx
  {{639, 2}, 1000, 628},  // yy
  {{640, 1}, 1002, 629},  // z
  {{641, 3}, 1003, 630},  // zip
  {{642, 3}, 1004, 631},  // zsh
  {{643, 3}, 557, 632},  // zst
  {{644, 4}, 557, 633},  // zstd
  {{645, 0}, TypeTablesNone, 634},  // end
};

const uint16_t TypeTablesExtensionClaimArray[] = {
  561, 757, 756, 757, 756, 643, 720, 546, 758, 646, 44, 547, 763, 759, 760, 760, 760, 758, 91, 21, 119, 6,
  762, 761, 762, 642, 737, 18, 705, 40, 41, 39, 36, 720, 644, 45, 625, 37, 574, 654, 573, 706, 814, 47, 818,
  820, 821, 822, 823, 108, 824, 305, 575, 707, 560, 110, 589, 827, 827, 833, 831, 576, 65, 831, 62, 842, 877,
  995, 936, 634, 62, 64, 831, 51, 849, 831, 549, 550, 68, 995, 551, 648, 850, 851, 69, 844, 588, 831, 655,
  659, 567, 577, 649, 914, 995, 88, 519, 575, 659, 860, 941, 204, 204, 714, 714, 590, 859, 868, 80, 15, 599,
  701, 700, 600, 703, 702, 87, 537, 738, 860, 733, 555, 414, 871, 871, 1, 564, 708, 432, 433, 2, 653, 556, 3,
  591, 510, 563, 883, 5, 5, 5, 5, 880, 881, 882, 4, 562, 93, 709, 709, 751, 877, 877, 5, 883, 97, 566, 106,
  95, 107, 108, 885, 553, 911, 114, 638, 115, 650, 651, 651, 828, 829, 118, 711, 956, 893, 894, 895, 897,
  829, 895, 829, 829, 49, 898, 898, 829, 834, 63, 129, 63, 130, 583, 165, 126, 832, 167, 612, 168, 80, 201,
  111, 830, 829, 900, 241, 903, 903, 633, 635, 635, 603, 902, 565, 710, 722, 636, 903, 902, 902, 903, 902,
  903, 603, 603, 905, 929, 904, 711, 913, 257, 242, 245, 243, 715, 716, 906, 244, 246, 260, 656, 907, 920,
  645, 868, 907, 907, 907, 920, 298, 297, 907, 907, 723, 909, 645, 734, 933, 921, 819, 923, 910, 910, 299,
  478, 477, 441, 300, 921, 431, 911, 911, 641, 641, 436, 641, 435, 601, 601, 601, 934, 913, 913, 914, 932, 0,
  603, 911, 657, 658, 67, 67, 66, 931, 0, 724, 437, 437, 438, 739, 569, 485, 917, 918, 924, 925, 740, 921,
  921, 921, 924, 925, 918, 207, 205, 926, 568, 819, 732, 928, 929, 605, 444, 640, 251, 250, 604, 247, 249,
  248, 930, 886, 663, 661, 664, 666, 668, 675, 670, 672, 674, 935, 752, 752, 753, 753, 712, 548, 704, 754,
  607, 608, 606, 937, 662, 938, 665, 667, 677, 669, 671, 673, 676, 621, 252, 254, 253, 727, 450, 940, 941,
  849, 942, 950, 951, 454, 726, 7, 611, 995, 63, 13, 14, 942, 621, 942, 944, 944, 944, 944, 944, 944, 454,
  454, 99, 902, 902, 207, 206, 456, 457, 458, 943, 42, 476, 539, 48, 46, 947, 459, 460, 949, 943, 948, 942,
  424, 585, 695, 694, 942, 470, 586, 693, 692, 587, 691, 690, 512, 953, 480, 10, 9, 8, 954, 471, 570, 955,
  483, 728, 485, 484, 484, 482, 488, 617, 559, 617, 616, 609, 571, 959, 959, 713, 486, 618, 619, 620, 957,
  958, 489, 610, 572, 813, 741, 101, 513, 623, 490, 490, 34, 35, 554, 680, 684, 682, 491, 682, 756, 686, 631,
  494, 629, 624, 961, 495, 496, 898, 898, 497, 630, 631, 632, 514, 913, 679, 814, 102, 499, 752, 717, 717,
  627, 626, 622, 685, 681, 683, 967, 688, 208, 105, 970, 970, 971, 684, 680, 687, 682, 679, 686, 511, 974,
  975, 652, 729, 735, 558, 975, 975, 976, 256, 255, 945, 103, 639, 652, 202, 978, 978, 729, 647, 922, 588,
  973, 588, 742, 980, 982, 945, 735, 558, 649, 80, 983, 983, 983, 584, 613, 613, 613, 614, 991, 127, 992,
  992, 127, 822, 529, 743, 746, 628, 637, 718, 531, 589, 589, 592, 70, 711, 533, 532, 749, 750, 534, 593,
  594, 719, 595, 596, 597, 747, 748, 744, 598, 536, 996, 730, 997, 16, 998, 998, 998, 538, 579, 678, 678,
  580, 578, 697, 696, 581, 699, 698, 582, 745, 999, 602, 540, 731, 736, 1000, 44, 1001, 1000, 1001, 1000,
  1000, 1000, 1000, 1002, 1003, 1004, 557, 557,
};

const uint32_t TypeTablesMIMETypeSlotArray[] = {
  0, 0, 3693347076, 2272330050, 2612461656, 0, 0, 343539730, 3573612731, 4113760690, 0, 0, 0, 203882939,
  118030552, 0, 2110324747, 550764954, 0, 0, 0, 1900347549, 0, 1287127041, 1462043009, 0, 0, 0, 2809593876,
  1095499996, 0, 2107375782, 310116380, 0, 3249865003, 0, 0, 0, 2290417686, 0, 0, 0, 0, 0, 0, 0, 794296729,
  2164523278, 0, 955777280, 0, 0, 0, 0, 1611137155, 0, 3170435337, 512885098, 0, 0, 1132331381, 49217577,
  135594086, 830210162, 2516713687, 3151888504, 2189295990, 3973120401, 2221539342, 0, 0, 0, 2637037577,
  1293156630, 3360096289, 905642388, 0, 3257401765, 0, 0, 0, 0, 0, 1080623485, 3767992532, 0, 0, 0,
  3343647138, 335806596, 0, 0, 0, 0, 0, 34341248, 3652976873, 0, 52625509, 543228096, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 2062942526, 2100494341, 2688483603, 21299202, 586023273, 1382089139, 0, 0, 1010172287, 0, 0, 0, 0, 0,
  576847970, 0, 0, 0, 0, 0, 160366851, 365625368, 0, 0, 0, 0, 0, 3524001928, 1185677477, 2054422923, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2086076626, 488833324, 2871460106, 3916824946, 4061397034, 3061973444, 1210188103,
  157352390, 2672165239, 0, 0, 0, 0, 2645426578, 0, 0, 4183883985, 0, 0, 385351975, 0, 2801992014, 0,
  2444951825, 0, 0, 14548995, 822149171, 4092330270, 464060690, 2665283610, 3527213357, 2328363312, 0,
  736624703, 0, 0, 867696942, 3821797787, 1779040445, 0, 0, 0, 0, 134021476, 669122853, 2520187328,
  3615686919, 0, 0, 414908842, 0, 0, 3725131871, 2978021491, 523436161, 3389784122, 684327308, 3597140398, 0,
  3189113261, 3764125950, 0, 0, 0, 0, 0, 334168344, 2632646993, 1726480661, 0, 0, 0, 0, 2972582028, 22282475,
  2951545144, 0, 1795293291, 0, 13238398, 0, 3181707662, 2774466605, 2419851433, 0, 0, 591266207, 0, 0, 0,
  2741633267, 0, 0, 0, 0, 0, 0, 0, 1024000143, 3478585596, 1734017455, 0, 0, 2212430006, 1948909830, 0, 0, 0,
  3504275735, 2571239503, 0, 1807941672, 457244840, 1907097619, 804847732, 948109512, 3710648762, 0,
  1720975511, 0, 0, 1936851052, 0, 0, 2559181024, 1015349624, 3272212564, 1530986846, 0, 0, 0, 2315518138, 0,
  0, 2297561423, 0, 0, 3321167932, 2479292477, 879624313, 651296975, 0, 3910205615, 3256287356, 900530530, 0,
  745668897, 0, 0, 0, 0, 0, 0, 0, 0, 2561933356, 1099956657, 0, 0, 4223205442, 0, 0, 3500605646, 0, 0,
  3686465882, 4180672872, 1632764171, 632488017, 2065170818, 2869494149, 0, 0, 1209598145, 0, 0, 0,
  1139212744, 0, 0, 1954480233, 127729819, 0, 0, 730267839, 1221984684, 1298727062, 3334603202, 0, 0, 0, 0,
  1194721498, 2829582432, 3727556682, 2256076930, 210567317, 1562247393, 0, 3473932695, 737017950, 918028355,
  0, 0, 902496356, 3074293990, 824770998, 0, 0, 0, 1511784692, 2834366794, 0, 0, 0, 0, 4102029645, 0,
  4001562823, 0, 755826975, 2031026575, 2410676665, 576258358, 3530883268, 2677407952, 4102750505,
  3155951982, 3648455046, 0, 0, 1455947935, 0, 0, 0, 0, 0, 0, 0, 0, 2841444429, 0, 0, 0, 1316618595, 0, 0,
  1925316778, 1539440774, 4188340409, 1262551048, 3421241597, 3241869725, 783876301, 0, 0, 3184853419, 0, 0,
  2447048954, 0, 0, 2478243926, 0, 0, 0, 411631839, 0, 2351235205, 0, 2281963756, 0, 0, 946143269, 881524898,
  434110910, 31195585, 0, 0, 3064070157, 0, 0, 1012596993, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53739657,
  1231225093, 3636330801, 195035261, 3744530819, 1595867219, 2742550920, 2077491447, 3658809750, 0, 0,
  343933264, 3419799641, 2148991179, 3922853959, 1229980072, 0, 0, 0, 2616918139, 0, 0, 1136918590,
  2055798995, 4245946587, 3676897657, 0, 0, 294125732, 0, 0, 0, 0, 0, 0, 552796175, 0, 0, 0, 1620902251,
  3118071998, 2032402661, 1865482634, 1460732213, 0, 3470983612, 0, 0, 0, 3911450795, 3026911535, 3017932978,
  0, 0, 0, 0, 2481455242, 191823879, 1970929774, 1421869086, 2920284394, 3298558345, 0, 0, 0, 0, 3384672520,
  0, 0, 3962962162, 2361590205, 0, 3305701764, 0, 0, 3477471307, 0, 0, 0, 0, 0, 992739522, 0, 0, 0,
  3168338268, 2524774822, 3329949749, 647495716, 0, 0, 4271046765, 2641756299, 1615200398, 0, 2024210486,
  2242249068, 1240465420, 1454047300, 2068906356, 0, 0, 0, 0, 0, 0, 0, 1612054574, 1719140569, 691929292,
  1583415537, 3249013044, 315687227, 0, 2675703961, 0, 0, 3481469306, 0, 0, 0, 0, 0, 2657026161, 0,
  3460759577, 2435580022, 3098607923, 2267611242, 3851092065, 0, 0, 3864330278, 3568566600, 0, 0, 0, 0,
  2187002264, 0, 0, 0, 4195811668, 0, 758055024, 0, 0, 1097007355, 0, 0, 2330132640, 0, 0, 1052836252, 0, 0,
  0, 0, 199884891, 1414660199, 665518445, 0, 2328232115, 0, 0, 1310588951, 0, 0, 0, 0, 0, 0, 2318336156,
  2804613411, 1325793312, 1661272098, 1232666837, 1159070009, 0, 0, 3639083107, 0, 2157904111, 0, 0, 0, 0,
  1420623950, 3609854135, 799735955, 3317956927, 0, 0, 3120037970, 220135766, 0, 1546125486, 784335129,
  836829234, 0, 1060831557, 0, 0, 0, 3539009733, 2700017910, 3390963996, 0, 1141243984, 0, 0, 2028994774, 0,
  0, 0, 1613758831, 0, 0, 4154130885, 4128178596, 0, 0, 0, 2815754359, 1109983405, 1141833895, 2313814298,
  297140518, 2210791496, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3697869055, 0, 0, 2424438811, 0, 2031092167,
  4056416346, 2026373315, 0, 0, 0, 0, 0, 1706098692, 1289945264, 4237557853, 1686438033, 1665597666,
  3133342135, 0, 1068302718, 0, 0, 0, 0, 3780903113, 0, 0, 1498808424, 4243194101, 2126577985, 3918856488, 0,
  0, 0, 2493514099, 2358378899, 2473263536, 3406692668, 0, 0, 3773235579, 0, 3997434187, 0, 0, 0, 0, 0, 0, 0,
  1436811436, 0, 0, 3745317175, 0, 3358785720, 0, 0, 0, 0, 2430992728, 0, 0, 2872574004, 0, 0, 1584464104, 0,
  0, 0, 0, 2487025949, 2426339376, 2792292768, 1023868959, 0, 0, 0, 0, 3264020607, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  973864999, 150470988, 75432355, 4152819853, 0, 0, 0, 2690187623, 2171470249, 0, 0, 0, 0, 0, 0, 0, 0,
  3854041485, 0, 0, 2039611613, 0, 1813905429, 0, 119800151, 0, 0, 0, 3929407616, 0, 829882637, 0, 0,
  2844917941, 0, 1615003792, 2921070830, 3670475035, 2948857885, 181469482, 1505624411, 0, 1884881076, 0,
  3687514229, 2154430809, 0, 0, 3022979089, 2326134854, 1128661432, 0, 3676176713, 0, 0, 2296643964,
  1659765127, 615383457, 0, 0, 699924728, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4263772518, 84869175, 0, 0, 0,
  1311834147, 2126184512, 2401501194, 1583612192, 0, 0, 0, 0, 0, 2522546364, 3431661888, 373424477, 0, 0, 0,
  0, 0, 1681719554, 2302607699, 891027748, 0, 0, 4092133702, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3938582942, 0, 0, 0,
  0, 217579536, 244908195, 287113443, 3518366119, 0, 0, 2660499794, 0, 911868065, 3071803709, 0, 0,
  3810721839, 3768778801, 988807253, 557646165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1103167623, 0, 0, 0, 223740056,
  1742602296, 3894935617, 331678147, 0, 3888316692, 34865588, 3496869961, 0, 966197617, 0, 0, 0, 0,
  2359623737, 1667563678, 0, 0, 0, 0, 3840410047, 0, 469238083, 0, 0, 0, 160497936, 1032782130, 2379743324,
  3320381588, 76939486, 115408955, 2313945445, 0, 0, 2162426002, 2706309318, 0, 2512584994, 0, 0, 0,
  3428712799, 0, 0, 4115857636, 710017292, 2059731121, 1603076298, 0, 2223439948, 868614512, 2613969296, 0,
  0, 0, 434176405, 0, 0, 0, 0, 2178613335, 517865626, 1398669543, 426115396, 0, 0, 1127940367, 889127349, 0,
  0, 0, 0, 0, 3905487085, 4260626681, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1889403002, 3912302944, 0, 0, 0, 0, 0, 0, 0,
  3486711814, 3987931376, 0, 0, 2988179525, 1908736314, 3970564139, 1321926767, 0, 0, 362414433, 0, 0, 0,
};

const TypeTablesTag TypeTablesMIMETypeArray[] = {
  {{645, 20}, 706, 0},  // application/atom+xml
  {{648, 18}, 49, 1},  // application/binhex
  {{651, 16}, 827, 2},  // application/bzip
  {{653, 17}, 827, 3},  // application/bzip2
  {{656, 17}, 725, 4},  // application/cdfv2
  {{659, 15}, 844, 5},  // application/csv
  {{661, 17}, 659, 6},  // application/dicom
  {{664, 22}, 603, 7},  // application/ecmascript
  {{667, 20}, 653, 8},  // application/epub+zip
  {{670, 16}, 709, 9},  // application/fits
  {{672, 21}, 747, 10},  // application/font-woff
  {{675, 20}, 885, 11},  // application/geo+json
  {{678, 19}, 638, 12},  // application/gpx+xml
  {{681, 16}, 651, 13},  // application/gzip
  {{683, 24}, 633, 14},  // application/java-archive
  {{686, 19}, 634, 15},  // application/java-vm
  {{689, 22}, 603, 16},  // application/javascript
  {{692, 16}, 636, 17},  // application/jnlp
  {{694, 16}, 905, 18},  // application/json
  {{696, 17}, 929, 19},  // application/jsonl
  {{699, 21}, 929, 20},  // application/jsonlines
  {{702, 22}, 49, 21},  // application/mac-binhex
  {{705, 24}, 49, 22},  // application/mac-binhex40
  {{708, 21}, 305, 23},  // application/macbinary
  {{711, 19}, 580, 24},  // application/msexcel
  {{714, 24}, 587, 27},  // application/mspowerpoint
  {{717, 18}, 599, 30},  // application/msword
  {{720, 15}, 732, 32},  // application/mxf
  {{722, 24}, 852, 33},  // application/octet-stream
  {{725, 15}, 935, 34},  // application/ofd
  {{727, 15}, 712, 35},  // application/ogg
  {{729, 15}, 7, 36},  // application/pdf
  {{731, 21}, 8, 37},  // application/photoshop
  {{734, 15}, 944, 38},  // application/php
  {{736, 22}, 10, 39},  // application/postscript
  {{739, 19}, 713, 40},  // application/rdf+xml
  {{742, 19}, 957, 41},  // application/rss+xml
  {{745, 15}, 958, 42},  // application/rtf
  {{747, 15}, 974, 43},  // application/tar
  {{749, 15}, 639, 44},  // application/tga
  {{751, 22}, 588, 45},  // application/typescript
  {{754, 39}, 18, 46},  // application/vnd.android.package-archive
  {{759, 29}, 910, 47},  // application/vnd.apple.mpegurl
  {{763, 28}, TypeTablesNone, 48},  // application/vnd.apple.pkpass
  {{767, 30}, 458, 49},  // application/vnd.apple.pkpasses
  {{771, 37}, 649, 50},  // application/vnd.debian.binary-package
  {{776, 23}, 900, 51},  // application/vnd.efi.iso
  {{779, 19}, 566, 52},  // application/vnd.fpx
  {{782, 36}, 715, 53},  // application/vnd.google-earth.kml+xml
  {{787, 32}, 716, 54},  // application/vnd.google-earth.kmz
  {{791, 26}, 63, 55},  // application/vnd.iccprofile
  {{795, 45}, 591, 56},  // application/vnd.microsoft.portable-executable
  {{801, 22}, 574, 57},  // application/vnd.ms-asf
  {{804, 33}, 576, 58},  // application/vnd.ms-cab-compressed
  {{809, 24}, 580, 59},  // application/vnd.ms-excel
  {{812, 53}, 578, 62},  // application/vnd.ms-excel.sheet.binary.macroenabled.12
  {{819, 46}, 697, 63},  // application/vnd.ms-excel.sheet.macroenabled.12
  {{825, 49}, 699, 64},  // application/vnd.ms-excel.template.macroenabled.12
  {{832, 27}, 938, 65},  // application/vnd.ms-opentype
  {{836, 29}, 587, 66},  // application/vnd.ms-powerpoint
  {{840, 58}, 691, 69},  // application/vnd.ms-powerpoint.presentation.macroenabled.12
  {{848, 55}, 693, 70},  // application/vnd.ms-powerpoint.slideshow.macroenabled.12
  {{855, 54}, 695, 71},  // application/vnd.ms-powerpoint.template.macroenabled.12
  {{862, 48}, 701, 72},  // application/vnd.ms-word.document.macroenabled.12
  {{868, 48}, 703, 73},  // application/vnd.ms-word.template.macroenabled.12
  {{874, 40}, 661, 74},  // application/vnd.oasis.opendocument.chart
  {{879, 49}, 662, 75},  // application/vnd.oasis.opendocument.chart-template
  {{886, 43}, 663, 76},  // application/vnd.oasis.opendocument.database
  {{892, 42}, 664, 77},  // application/vnd.oasis.opendocument.formula
  {{898, 51}, 665, 78},  // application/vnd.oasis.opendocument.formula-template
  {{905, 43}, 666, 79},  // application/vnd.oasis.opendocument.graphics
  {{911, 52}, 667, 80},  // application/vnd.oasis.opendocument.graphics-template
  {{918, 40}, 668, 81},  // application/vnd.oasis.opendocument.image
  {{923, 49}, 669, 82},  // application/vnd.oasis.opendocument.image-template
  {{930, 47}, 670, 83},  // application/vnd.oasis.opendocument.presentation
  {{936, 56}, 671, 84},  // application/vnd.oasis.opendocument.presentation-template
  {{943, 46}, 672, 85},  // application/vnd.oasis.opendocument.spreadsheet
  {{949, 55}, 673, 86},  // application/vnd.oasis.opendocument.spreadsheet-template
  {{956, 39}, 674, 87},  // application/vnd.oasis.opendocument.text
  {{961, 46}, 675, 88},  // application/vnd.oasis.opendocument.text-master
  {{967, 48}, 676, 89},  // application/vnd.oasis.opendocument.text-template
  {{973, 43}, 677, 90},  // application/vnd.oasis.opendocument.text-web
  {{979, 73}, 690, 91},  // application/vnd.openxmlformats-officedocument.presentationml.presentation
  {{989, 70}, 692, 92},  // application/vnd.openxmlformats-officedocument.presentationml.slideshow
  {{998, 69}, 694, 93},  // application/vnd.openxmlformats-officedocument.presentationml.template
  {{1007, 65}, 696, 94},  // application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
  {{1016, 68}, 698, 95},  // application/vnd.openxmlformats-officedocument.spreadsheetml.template
  {{1025, 71}, 700, 96},  // application/vnd.openxmlformats-officedocument.wordprocessingml.document
  {{1034, 71}, 702, 97},  // application/vnd.openxmlformats-officedocument.wordprocessingml.template
  {{1043, 19}, 616, 98},  // application/vnd.rar
  {{1046, 28}, 618, 99},  // application/vnd.rn-realmedia
  {{1050, 32}, 619, 100},  // application/vnd.rn-realmedia-vbr
  {{1054, 23}, 717, 101},  // application/vnd.sqlite3
  {{1057, 33}, 684, 102},  // application/vnd.stardivision.calc
  {{1062, 33}, 680, 103},  // application/vnd.stardivision.draw
  {{1067, 36}, 682, 104},  // application/vnd.stardivision.impress
  {{1072, 43}, 682, 105},  // application/vnd.stardivision.impress-packed
  {{1078, 33}, 679, 106},  // application/vnd.stardivision.math
  {{1083, 35}, 686, 107},  // application/vnd.stardivision.writer
  {{1088, 28}, 684, 108},  // application/vnd.sun.xml.calc
  {{1092, 37}, 685, 109},  // application/vnd.sun.xml.calc.template
  {{1097, 28}, 680, 110},  // application/vnd.sun.xml.draw
  {{1101, 37}, 681, 111},  // application/vnd.sun.xml.draw.template
  {{1106, 31}, 682, 112},  // application/vnd.sun.xml.impress
  {{1110, 40}, 683, 113},  // application/vnd.sun.xml.impress.template
  {{1115, 28}, 679, 114},  // application/vnd.sun.xml.math
  {{1119, 30}, 686, 115},  // application/vnd.sun.xml.writer
  {{1123, 37}, 687, 116},  // application/vnd.sun.xml.writer.global
  {{1128, 39}, 688, 117},  // application/vnd.sun.xml.writer.template
  {{1133, 16}, 718, 118},  // application/wasm
  {{1135, 27}, 643, 119},  // application/x-7z-compressed
  {{1139, 32}, 437, 120},  // application/x-apple-aspen-config
  {{1143, 41}, 438, 121},  // application/x-apple-aspen-mobileprovision
  {{1149, 29}, 80, 122},  // application/x-apple-diskimage
  {{1153, 21}, 720, 123},  // application/x-archive
  {{1156, 17}, 644, 124},  // application/x-arj
  {{1159, 24}, 647, 125},  // application/x-bittorrent
  {{1162, 20}, 560, 126},  // application/x-brotli
  {{1165, 17}, 827, 127},  // application/x-bz2
  {{1168, 18}, 827, 128},  // application/x-bzip
  {{1171, 33}, 975, 129},  // application/x-bzip-compressed-tar
  {{1176, 19}, 827, 130},  // application/x-bzip2
  {{1179, 34}, 975, 131},  // application/x-bzip2-compressed-tar
  {{1184, 17}, 725, 132},  // application/x-cdf
  {{1187, 30}, 648, 133},  // application/x-chrome-extension
  {{1191, 22}, 1002, 134},  // application/x-compress
  {{1194, 28}, 652, 135},  // application/x-compressed-tar
  {{1198, 22}, 869, 136},  // application/x-coredump
  {{1201, 18}, 849, 137},  // application/x-cpio
  {{1204, 28}, 649, 138},  // application/x-debian-package
  {{1208, 19}, 519, 139},  // application/x-dfont
  {{1211, 21}, 591, 140},  // application/x-dosexec
  {{1214, 17}, 733, 141},  // application/x-dvi
  {{1217, 19}, 721, 142},  // application/x-empty
  {{1220, 24}, 869, 143},  // application/x-executable
  {{1223, 22}, 982, 144},  // application/x-font-ttf
  {{1226, 18}, 650, 145},  // application/x-gtar
  {{1229, 29}, 652, 146},  // application/x-gtar-compressed
  {{1233, 18}, 651, 147},  // application/x-gzip
  {{1236, 27}, 900, 148},  // application/x-iso9660-image
  {{1240, 34}, 245, 149},  // application/x-iwork-keynote-sffkey
  {{1245, 34}, 246, 150},  // application/x-iwork-keynote-sffkth
  {{1250, 38}, 249, 151},  // application/x-iwork-numbers-sffnumbers
  {{1255, 39}, 250, 152},  // application/x-iwork-numbers-sfftemplate
  {{1260, 34}, 254, 153},  // application/x-iwork-pages-sffpages
  {{1265, 37}, 255, 154},  // application/x-iwork-pages-sfftemplate
  {{1270, 25}, 634, 155},  // application/x-java-applet
  {{1274, 28}, 636, 156},  // application/x-java-jnlp-file
  {{1278, 24}, 603, 157},  // application/x-javascript
  {{1281, 17}, 645, 158},  // application/x-lha
  {{1284, 17}, 909, 159},  // application/x-lz4
  {{1287, 28}, 645, 160},  // application/x-lzh-compressed
  {{1291, 18}, 723, 161},  // application/x-lzip
  {{1294, 33}, 729, 162},  // application/x-lzip-compressed-tar
  {{1299, 18}, 734, 163},  // application/x-lzma
  {{1302, 23}, 305, 164},  // application/x-macbinary
  {{1305, 25}, 411, 165},  // application/x-mach-binary
  {{1309, 21}, 910, 166},  // application/x-mpegurl
  {{1312, 24}, 591, 167},  // application/x-msdownload
  {{1315, 20}, 929, 169},  // application/x-ndjson
  {{1318, 20}, 869, 170},  // application/x-object
  {{1321, 25}, 725, 171},  // application/x-ole-storage
  {{1325, 17}, 7, 172},  // application/x-pdf
  {{1328, 28}, 869, 173},  // application/x-pie-executable
  {{1332, 20}, 621, 174},  // application/x-pkcs12
  {{1335, 28}, 482, 175},  // application/x-quartzcomposer
  {{1339, 17}, 616, 176},  // application/x-rar
  {{1342, 28}, 616, 177},  // application/x-rar-compressed
  {{1346, 17}, 620, 178},  // application/x-rpm
  {{1349, 16}, 961, 179},  // application/x-sh
  {{1351, 23}, 869, 180},  // application/x-sharedlib
  {{1354, 25}, 961, 181},  // application/x-shellscript
  {{1358, 17}, 631, 182},  // application/x-sit
  {{1361, 18}, 632, 183},  // application/x-sitx
  {{1364, 24}, 630, 184},  // application/x-sitx-index
  {{1367, 21}, 717, 185},  // application/x-sqlite3
  {{1370, 21}, 631, 186},  // application/x-stuffit
  {{1373, 22}, 632, 187},  // application/x-stuffitx
  {{1376, 28}, 630, 188},  // application/x-stuffitx-index
  {{1380, 17}, 974, 189},  // application/x-tar
  {{1383, 19}, 974, 190},  // application/x-ustar
  {{1386, 24}, 533, 191},  // application/x-webarchive
  {{1389, 26}, 995, 192},  // application/x-x509-ca-cert
  {{1393, 17}, 536, 193},  // application/x-xar
  {{1396, 16}, 736, 194},  // application/x-xz
  {{1398, 31}, 735, 195},  // application/x-xz-compressed-tar
  {{1402, 18}, 1001, 196},  // application/x-yaml
  {{1405, 22}, 721, 197},  // application/x-zerosize
  {{1408, 17}, 1003, 198},  // application/x-zip
  {{1411, 28}, 1003, 199},  // application/x-zip-compressed
  {{1415, 18}, 557, 200},  // application/x-zstd
  {{1418, 33}, 558, 201},  // application/x-zstd-compressed-tar
  {{1423, 21}, 998, 202},  // application/xhtml+xml
  {{1426, 21}, 678, 203},  // application/xliff+xml
  {{1429, 15}, 999, 204},  // application/xml
  {{1431, 16}, 1001, 205},  // application/yaml
  {{1433, 15}, 1003, 206},  // application/zip
  {{1435, 16}, 557, 207},  // application/zstd
  {{1437, 10}, 756, 208},  // audio/3gpp
  {{1439, 11}, 757, 209},  // audio/3gpp2
  {{1441, 9}, 758, 210},  // audio/aac
  {{1443, 10}, 758, 211},  // audio/aacp
  {{1445, 9}, 759, 212},  // audio/ac3
  {{1447, 10}, 762, 213},  // audio/aiff
  {{1449, 9}, 642, 214},  // audio/amr
  {{1451, 13}, 546, 215},  // audio/audible
  {{1453, 11}, 814, 216},  // audio/basic
  {{1455, 9}, 859, 217},  // audio/dls
  {{1457, 10}, 871, 218},  // audio/eac3
  {{1459, 10}, 751, 219},  // audio/flac
  {{1461, 14}, 657, 220},  // audio/matroska
  {{1463, 9}, 913, 221},  // audio/mid
  {{1465, 10}, 913, 222},  // audio/midi
  {{1467, 9}, 918, 223},  // audio/mp3
  {{1469, 9}, 925, 224},  // audio/mp4
  {{1471, 15}, 925, 225},  // audio/mp4a-latm
  {{1473, 10}, 918, 227},  // audio/mpeg
  {{1475, 11}, 918, 228},  // audio/mpeg3
  {{1477, 13}, 910, 229},  // audio/mpegurl
  {{1479, 9}, 918, 230},  // audio/mpg
  {{1481, 9}, 752, 231},  // audio/ogg
  {{1483, 10}, 754, 232},  // audio/opus
  {{1485, 21}, 547, 233},  // audio/vnd.audible.aax
  {{1488, 22}, 759, 234},  // audio/vnd.dolby.dd-raw
  {{1491, 13}, 738, 235},  // audio/vnd.dts
  {{1493, 22}, 617, 236},  // audio/vnd.rn-realaudio
  {{1496, 14}, 589, 237},  // audio/vnd.wave
  {{1498, 12}, 752, 238},  // audio/vorbis
  {{1500, 9}, 589, 239},  // audio/wav
  {{1502, 10}, 589, 240},  // audio/wave
  {{1504, 10}, 749, 241},  // audio/webm
  {{1506, 11}, 758, 242},  // audio/x-aac
  {{1508, 12}, 762, 243},  // audio/x-aiff
  {{1510, 11}, 737, 244},  // audio/x-ape
  {{1512, 15}, 546, 245},  // audio/x-audible
  {{1514, 12}, 751, 246},  // audio/x-flac
  {{1516, 19}, 758, 247},  // audio/x-hx-aac-adts
  {{1519, 11}, 299, 248},  // audio/x-m4a
  {{1521, 11}, 441, 249},  // audio/x-m4r
  {{1523, 16}, 657, 250},  // audio/x-matroska
  {{1525, 12}, 913, 251},  // audio/x-midi
  {{1527, 11}, 739, 252},  // audio/x-mod
  {{1529, 11}, 918, 253},  // audio/x-mp3
  {{1531, 12}, 918, 254},  // audio/x-mpeg
  {{1533, 13}, 918, 255},  // audio/x-mpeg3
  {{1535, 15}, 910, 256},  // audio/x-mpegurl
  {{1537, 11}, 918, 257},  // audio/x-mpg
  {{1539, 14}, 594, 258},  // audio/x-ms-wma
  {{1541, 16}, 740, 259},  // audio/x-musepack
  {{1543, 11}, 752, 260},  // audio/x-ogg
  {{1545, 23}, 546, 261},  // audio/x-pn-audibleaudio
  {{1548, 20}, 617, 262},  // audio/x-pn-realaudio
  {{1551, 17}, 617, 263},  // audio/x-realaudio
  {{1554, 11}, 741, 264},  // audio/x-s3m
  {{1556, 13}, 947, 265},  // audio/x-scpls
  {{1558, 11}, 742, 266},  // audio/x-tta
  {{1560, 11}, 628, 267},  // audio/x-w64
  {{1562, 11}, 589, 268},  // audio/x-wav
  {{1564, 15}, 744, 269},  // audio/x-wavpack
  {{1566, 10}, 745, 270},  // audio/x-xm
  {{1568, 15}, 980, 271},  // font/collection
  {{1570, 8}, 938, 272},  // font/otf
  {{1571, 9}, 982, 273},  // font/sfnt
  {{1573, 8}, 982, 274},  // font/ttf
  {{1574, 9}, 747, 275},  // font/woff
  {{1576, 10}, 748, 276},  // font/woff2
  {{1578, 21}, 14, 277},  // font/x-postscript-pfb
  {{1581, 10}, 705, 278},  // image/apng
  {{1583, 10}, 820, 279},  // image/avci
  {{1585, 10}, 821, 280},  // image/avcs
  {{1587, 10}, 823, 281},  // image/avif
  {{1589, 9}, 575, 282},  // image/bmp
  {{1591, 9}, 707, 283},  // image/bpg
  {{1593, 10}, 564, 284},  // image/efax
  {{1595, 9}, 708, 285},  // image/emf
  {{1597, 10}, 709, 286},  // image/fits
  {{1599, 9}, 566, 287},  // image/fpx
  {{1601, 9}, 553, 288},  // image/gif
  {{1603, 10}, 893, 289},  // image/heic
  {{1605, 19}, 894, 290},  // image/heic-sequence
  {{1608, 10}, 895, 291},  // image/heif
  {{1610, 19}, 897, 292},  // image/heif-sequence
  {{1613, 9}, 903, 293},  // image/j2c
  {{1615, 9}, 710, 294},  // image/jls
  {{1617, 9}, 903, 295},  // image/jp2
  {{1619, 10}, 902, 296},  // image/jpeg
  {{1621, 14}, 903, 297},  // image/jpeg2000
  {{1623, 9}, 902, 298},  // image/jpg
  {{1625, 9}, 903, 299},  // image/jpm
  {{1627, 9}, 903, 300},  // image/jpx
  {{1629, 9}, 904, 301},  // image/jxl
  {{1631, 9}, 711, 302},  // image/jxr
  {{1633, 9}, 656, 303},  // image/ktx
  {{1635, 15}, 8, 304},  // image/photoshop
  {{1637, 10}, 454, 305},  // image/pict
  {{1639, 11}, 902, 306},  // image/pjpeg
  {{1641, 9}, 948, 307},  // image/png
  {{1643, 9}, 8, 308},  // image/psd
  {{1645, 9}, 728, 309},  // image/qoi
  {{1647, 9}, 624, 310},  // image/sgi
  {{1649, 9}, 970, 311},  // image/svg
  {{1651, 13}, 970, 312},  // image/svg+xml
  {{1653, 11}, 639, 313},  // image/targa
  {{1655, 9}, 639, 314},  // image/tga
  {{1657, 10}, 978, 315},  // image/tiff
  {{1659, 16}, 577, 316},  // image/vnd-ms.dds
  {{1661, 25}, 8, 317},  // image/vnd.adobe.photoshop
  {{1665, 14}, 714, 318},  // image/vnd.djvu
  {{1667, 24}, 583, 319},  // image/vnd.microsoft.icon
  {{1670, 22}, 705, 320},  // image/vnd.mozilla.apng
  {{1673, 18}, 711, 321},  // image/vnd.ms-photo
  {{1676, 18}, 956, 322},  // image/vnd.radiance
  {{1679, 20}, 726, 323},  // image/vnd.zbrush.pcx
  {{1682, 10}, 750, 324},  // image/webp
  {{1684, 9}, 719, 325},  // image/wmf
  {{1686, 17}, 15, 326},  // image/x-adobe-dng
  {{1689, 11}, 575, 327},  // image/x-bmp
  {{1691, 17}, 549, 328},  // image/x-canon-cr2
  {{1694, 17}, 551, 329},  // image/x-canon-crw
  {{1697, 15}, 555, 330},  // image/x-dxo-dxo
  {{1699, 11}, 708, 331},  // image/x-emf
  {{1701, 11}, 2, 332},  // image/x-eps
  {{1703, 17}, 556, 333},  // image/x-epson-erf
  {{1706, 11}, 563, 334},  // image/x-exr
  {{1708, 16}, 559, 335},  // image/x-fuji-raf
  {{1710, 12}, 895, 336},  // image/x-heif
  {{1712, 12}, 130, 337},  // image/x-icns
  {{1714, 11}, 722, 338},  // image/x-jng
  {{1716, 22}, 903, 339},  // image/x-jp2-codestream
  {{1719, 12}, 902, 340},  // image/x-jpeg
  {{1721, 17}, 570, 341},  // image/x-leica-pwl
  {{1724, 15}, 454, 342},  // image/x-macpict
  {{1726, 11}, 724, 343},  // image/x-mng
  {{1728, 14}, 575, 344},  // image/x-ms-bmp
  {{1730, 17}, 604, 345},  // image/x-nikon-nrw
  {{1733, 18}, 606, 346},  // image/x-olympus-or
  {{1736, 19}, 607, 347},  // image/x-olympus-orf
  {{1739, 18}, 608, 348},  // image/x-olympus-sr
  {{1742, 11}, 726, 349},  // image/x-pcx
  {{1744, 17}, 8, 350},  // image/x-photoshop
  {{1747, 12}, 454, 351},  // image/x-pict
  {{1749, 11}, 948, 352},  // image/x-png
  {{1751, 23}, 942, 353},  // image/x-portable-anymap
  {{1754, 29}, 727, 354},  // image/x-portable-arbitrarymap
  {{1758, 23}, 942, 355},  // image/x-portable-bitmap
  {{1761, 24}, 942, 356},  // image/x-portable-graymap
  {{1764, 24}, 942, 357},  // image/x-portable-greymap
  {{1767, 23}, 942, 358},  // image/x-portable-pixmap
  {{1770, 11}, 728, 359},  // image/x-qoi
  {{1772, 17}, 484, 360},  // image/x-quicktime
  {{1775, 11}, 624, 361},  // image/x-sgi
  {{1777, 16}, 627, 362},  // image/x-sony-sr2
  {{1779, 11}, 639, 363},  // image/x-tga
  {{1781, 12}, 978, 364},  // image/x-tiff
  {{1783, 12}, 750, 365},  // image/x-webp
  {{1785, 18}, 575, 366},  // image/x-win-bitmap
  {{1788, 11}, 719, 367},  // image/x-wmf
  {{1790, 15}, 996, 368},  // image/x-xbitmap
  {{1792, 11}, 996, 369},  // image/x-xbm
  {{1794, 11}, 730, 370},  // image/x-xcf
  {{1796, 15}, 731, 371},  // image/x-xpixmap
  {{1798, 11}, 731, 372},  // image/x-xpm
  {{1800, 13}, 721, 373},  // inode/x-empty
  {{1802, 14}, 432, 374},  // message/rfc822
  {{1804, 9}, 886, 375},  // model/obj
  {{1806, 9}, 967, 376},  // model/stl
  {{1808, 21}, 655, 377},  // model/vnd.collada+xml
  {{1811, 17}, 486, 378},  // model/vnd.reality
  {{1814, 18}, 614, 379},  // model/vnd.usdz+zip
  {{1817, 17}, 601, 380},  // multipart/related
  {{1820, 13}, 126, 381},  // text/calendar
  {{1822, 27}, 844, 382},  // text/comma-separated-values
  {{1826, 8}, 851, 383},  // text/css
  {{1827, 8}, 844, 384},  // text/csv
  {{1828, 14}, 992, 385},  // text/directory
  {{1830, 15}, 603, 386},  // text/ecmascript
  {{1832, 9}, 898, 387},  // text/html
  {{1834, 15}, 603, 388},  // text/javascript
  {{1836, 13}, 641, 389},  // text/markdown
  {{1838, 8}, 944, 390},  // text/php
  {{1839, 10}, 945, 391},  // text/plain
  {{1841, 27}, 988, 392},  // text/plain;charset="utf-16"
  {{1845, 26}, 989, 393},  // text/plain;charset="utf-8"
  {{1849, 25}, 988, 394},  // text/plain;charset=utf-16
  {{1853, 24}, 989, 395},  // text/plain;charset=utf-8
  {{1856, 8}, 958, 396},  // text/rtf
  {{1857, 25}, 973, 397},  // text/tab-separated-values
  {{1861, 10}, 992, 398},  // text/vcard
  {{1863, 8}, 746, 399},  // text/vtt
  {{1864, 10}, 813, 400},  // text/x-asm
  {{1866, 8}, 833, 401},  // text/x-c
  {{1867, 10}, 831, 402},  // text/x-c++
  {{1869, 13}, 831, 403},  // text/x-c++src
  {{1871, 11}, 833, 404},  // text/x-csrc
  {{1873, 14}, 883, 405},  // text/x-fortran
  {{1875, 11}, 635, 406},  // text/x-java
  {{1877, 15}, 911, 407},  // text/x-makefile
  {{1879, 15}, 641, 408},  // text/x-markdown
  {{1881, 18}, 933, 409},  // text/x-objective-c
  {{1884, 11}, 704, 410},  // text/x-opml
  {{1886, 13}, 940, 411},  // text/x-pascal
  {{1888, 11}, 943, 412},  // text/x-perl
  {{1890, 18}, 943, 413},  // text/x-perl-script
  {{1893, 10}, 944, 414},  // text/x-php
  {{1895, 17}, 944, 415},  // text/x-php-script
  {{1898, 13}, 955, 416},  // text/x-python
  {{1900, 20}, 955, 417},  // text/x-python-script
  {{1903, 11}, 959, 418},  // text/x-ruby
  {{1905, 18}, 959, 419},  // text/x-ruby-script
  {{1908, 20}, 955, 420},  // text/x-script.python
  {{1911, 18}, 961, 421},  // text/x-shellscript
  {{1914, 17}, 588, 422},  // text/x-typescript
  {{1917, 15}, 991, 423},  // text/x-uuencode
  {{1919, 16}, 127, 424},  // text/x-vcalendar
  {{1921, 12}, 992, 425},  // text/x-vcard
  {{1923, 11}, 1001, 426},  // text/x-yaml
  {{1925, 8}, 999, 427},  // text/xml
  {{1926, 9}, 1001, 428},  // text/yaml
  {{1928, 10}, 756, 429},  // video/3gpp
  {{1930, 11}, 757, 430},  // video/3gpp2
  {{1932, 9}, 822, 431},  // video/avi
  {{1934, 9}, 877, 432},  // video/flc
  {{1936, 14}, 658, 433},  // video/matroska
  {{1938, 10}, 922, 434},  // video/mp2t
  {{1940, 9}, 924, 435},  // video/mp4
  {{1942, 13}, 924, 436},  // video/mp4v-es
  {{1944, 10}, 921, 437},  // video/mpeg
  {{1946, 11}, 923, 438},  // video/mpeg2
  {{1948, 17}, 923, 439},  // video/mpeg2-video
  {{1951, 9}, 921, 440},  // video/mpg
  {{1953, 13}, 822, 441},  // video/msvideo
  {{1955, 9}, 753, 442},  // video/ogg
  {{1957, 15}, 485, 443},  // video/quicktime
  {{1959, 10}, 749, 444},  // video/webm
  {{1961, 10}, 860, 445},  // video/x-dv
  {{1963, 11}, 877, 446},  // video/x-flc
  {{1965, 11}, 877, 447},  // video/x-fli
  {{1967, 11}, 5, 448},  // video/x-flv
  {{1969, 11}, 722, 449},  // video/x-jng
  {{1971, 11}, 300, 450},  // video/x-m4v
  {{1973, 16}, 658, 451},  // video/x-matroska
  {{1975, 11}, 724, 452},  // video/x-mng
  {{1977, 12}, 921, 453},  // video/x-mpeg
  {{1979, 13}, 921, 454},  // video/x-mpeg2
  {{1981, 11}, 921, 455},  // video/x-mpg
  {{1983, 14}, 574, 456},  // video/x-ms-asf
  {{1985, 14}, 573, 457},  // video/x-ms-asx
  {{1987, 14}, 743, 458},  // video/x-ms-vob
  {{1989, 14}, 592, 459},  // video/x-ms-wax
  {{1991, 13}, 593, 460},  // video/x-ms-wm
  {{1993, 14}, 594, 461},  // video/x-ms-wma
  {{1995, 14}, 595, 462},  // video/x-ms-wmp
  {{1997, 14}, 596, 463},  // video/x-ms-wmv
  {{1999, 14}, 597, 464},  // video/x-ms-wmx
  {{2001, 14}, 598, 465},  // video/x-ms-wvx
  {{2003, 15}, 822, 466},  // video/x-msvideo
  {{645, 0}, TypeTablesNone, 467},  // end
};

const uint16_t TypeTablesMIMETypeClaimArray[] = {
  706, 49, 827, 827, 725, 844, 659, 603, 653, 709, 747, 885, 638, 651, 633, 634, 603, 636, 905, 929, 929, 49,
  49, 305, 580, 581, 582, 587, 585, 586, 599, 600, 732, 852, 935, 712, 7, 8, 944, 10, 713, 957, 958, 974,
  639, 588, 18, 910, 456, 458, 649, 900, 566, 715, 716, 63, 591, 574, 576, 580, 581, 582, 578, 697, 699, 938,
  587, 585, 586, 691, 693, 695, 701, 703, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673,
  674, 675, 676, 677, 690, 692, 694, 696, 698, 700, 702, 616, 618, 619, 717, 684, 680, 682, 682, 679, 686,
  684, 685, 680, 681, 682, 683, 679, 686, 687, 688, 718, 643, 437, 438, 80, 720, 644, 647, 560, 827, 827,
  975, 827, 975, 725, 648, 1002, 652, 869, 849, 649, 519, 591, 733, 721, 869, 982, 650, 652, 651, 900, 245,
  246, 249, 250, 254, 255, 634, 636, 603, 645, 909, 645, 723, 729, 734, 305, 411, 910, 591, 590, 929, 869,
  725, 7, 869, 621, 482, 616, 616, 620, 961, 869, 961, 631, 632, 630, 717, 631, 632, 630, 974, 974, 533, 995,
  536, 736, 735, 1001, 721, 1003, 1003, 557, 558, 998, 678, 999, 1001, 1003, 557, 756, 757, 758, 758, 759,
  762, 642, 546, 814, 859, 871, 751, 657, 913, 913, 918, 925, 925, 919, 918, 918, 910, 918, 752, 754, 547,
  759, 738, 617, 589, 752, 589, 589, 749, 758, 762, 737, 546, 751, 758, 299, 441, 657, 913, 739, 918, 918,
  918, 910, 918, 594, 740, 752, 546, 617, 617, 741, 947, 742, 628, 589, 744, 745, 980, 938, 982, 982, 747,
  748, 14, 705, 820, 821, 823, 575, 707, 564, 708, 709, 566, 553, 893, 894, 895, 897, 903, 710, 903, 902,
  903, 902, 903, 903, 904, 711, 656, 8, 454, 902, 948, 8, 728, 624, 970, 970, 639, 639, 978, 577, 8, 714,
  583, 705, 711, 956, 726, 750, 719, 15, 575, 549, 551, 555, 708, 2, 556, 563, 559, 895, 130, 722, 903, 902,
  570, 454, 724, 575, 604, 606, 607, 608, 726, 8, 454, 948, 942, 727, 942, 942, 942, 942, 728, 484, 624, 627,
  639, 978, 750, 575, 719, 996, 996, 730, 731, 731, 721, 432, 886, 967, 655, 486, 614, 601, 126, 844, 851,
  844, 992, 603, 898, 603, 641, 944, 945, 988, 989, 988, 989, 958, 973, 992, 746, 813, 833, 831, 831, 833,
  883, 635, 911, 641, 933, 704, 940, 943, 943, 944, 944, 955, 955, 959, 959, 955, 961, 588, 991, 127, 992,
  1001, 999, 1001, 756, 757, 822, 877, 658, 922, 924, 924, 921, 923, 923, 921, 822, 753, 485, 749, 860, 877,
  877, 5, 722, 300, 658, 724, 921, 921, 921, 574, 573, 743, 592, 593, 594, 595, 596, 597, 598, 822,
};
