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
  "MINC medical image\0\0\0\0\0\0"
  "http://www.bic.mni.mcgill.ca/software/minc/\0\0\0\0\0"
  "MINC\0\0\0\0"
  "com.adobe.edn\0\0\0"
  "Adobe e-book note\0\0\0\0\0\0\0"
  "com.adobe.encapsulated-postscript\0\0\0\0\0\0\0"
  "encapsulated PostScript\0"
  "EPSF\0\0\0\0"
  "NeXT Encapsulated PostScript v1.2 pasteboard type\0\0\0\0\0\0\0"
  "NSPostScriptPboardType\0\0"
  "com.adobe.etd\0\0\0"
  "Adobe e-book transfer data\0\0\0\0\0\0"
  "com.adobe.fdf\0\0\0"
  "PDF form data\0\0\0"
  "com.adobe.flash.video\0\0\0"
  "Flash video\0\0\0\0\0"
  "com.adobe.illustrator.ai-image\0\0"
  "Illustrator drawing\0\0\0\0\0"
  "com.adobe.pdf\0\0\0"
  "PDF document\0\0\0\0"
  "PDF \0\0\0\0"
  "Apple PDF pasteboard type\0\0\0\0\0\0\0"
  "com.adobe.photoshop-image\0\0\0\0\0\0\0"
  "Photoshop image\0"
  "8BPS\0\0\0\0"
  "com.adobe.photoshop-large-image\0"
  "large Photoshop image\0\0\0"
  "8BPB\0\0\0\0"
  "com.adobe.postscript\0\0\0\0"
  "PostScript document\0\0\0\0\0"
  "com.adobe.postscript-font\0\0\0\0\0\0\0"
  "PostScript font\0"
  "com.adobe.postscript-lwfn-font\0\0"
  "PostScript font (LWFN)\0\0"
  "LWFN\0\0\0\0"
  "com.adobe.postscript-pfa-font\0\0\0"
  "PostScript font (PFA)\0\0\0"
  "com.adobe.postscript-pfb-font\0\0\0"
  "PostScript font (PFB)\0\0\0"
  "com.adobe.raw-image\0\0\0\0\0"
  "DNG raw image\0\0\0"
  "com.adobe.xfdf\0\0"
  "PDF form data in XML\0\0\0\0"
  "com.allume.stuffit-archive\0\0\0\0\0\0"
  "StuffIt archive\0"
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
  "AppleSingle archive\0\0\0\0\0"
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
  "ASCII property list\0\0\0\0\0"
  "com.apple.audio-unit-preset\0\0\0\0\0"
  "audio unit preset (text)"
  "com.apple.binary-property-list\0\0"
  "binary property list\0\0\0\0"
  "com.apple.binhex-archive"
  "BinHex archive\0\0"
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
  "colour profile\0\0"
  "clsp\0\0\0\0"
  "prof\0\0\0\0"
  "com.apple.configprofile\0"
  "configprofile (text)\0\0\0\0"
  "com.apple.coreaudio-format\0\0\0\0\0\0"
  "Core Audio (CAF)"
  "caff\0\0\0\0"
  "com.apple.coreml.mlpackage\0\0\0\0\0\0"
  "Core ML model (package)\0"
  "com.apple.coreml.model\0\0"
  "Core ML model\0\0\0"
  "com.apple.crashreport\0\0\0"
  "crash report\0\0\0\0"
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
  "GarageBand project\0\0\0\0\0\0"
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
  "com.apple.homebuttonless-device\0"
  "device without a home button\0\0\0\0"
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
  "iCalendar data\0\0"
  "com.apple.ical.vcs\0\0\0\0\0\0"
  "vCalendar data\0\0"
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
  "iMovie library\0\0"
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
  "Keynote presentation (package)\0\0"
  "http://www.apple.com/iwork/keynote/\0\0\0\0\0"
  "com.apple.iwork.keynote.key-tef\0"
  "key tef (presentation)\0\0"
  "com.apple.iwork.keynote.kth\0\0\0\0\0"
  "Keynote theme (package)\0"
  "com.apple.iwork.keynote.sffkey\0\0"
  "Keynote presentation\0\0\0\0"
  "com.apple.iwork.keynote.sffkth\0\0"
  "Keynote theme\0\0\0"
  "com.apple.iwork.numbers.numbers\0"
  "Numbers spreadsheet (package)\0\0\0"
  "http://www.apple.com/iwork/numbers/\0\0\0\0\0"
  "com.apple.iwork.numbers.numbers-tef\0\0\0\0\0"
  "numbers tef (spreadsheet)\0\0\0\0\0\0\0"
  "com.apple.iwork.numbers.sffnumbers\0\0\0\0\0\0"
  "Numbers spreadsheet\0\0\0\0\0"
  "com.apple.iwork.numbers.sfftemplate\0\0\0\0\0"
  "Numbers template"
  "com.apple.iwork.numbers.template"
  "Numbers template (package)\0\0\0\0\0\0"
  "com.apple.iwork.pages.pages\0\0\0\0\0"
  "Pages document (package)"
  "http://www.apple.com/iwork/pages/\0\0\0\0\0\0\0"
  "com.apple.iwork.pages.pages-tef\0"
  "pages tef (package)\0\0\0\0\0"
  "com.apple.iwork.pages.sffpages\0\0"
  "Pages document\0\0"
  "com.apple.iwork.pages.sfftemplate\0\0\0\0\0\0\0"
  "Pages template\0\0"
  "com.apple.iwork.pages.template\0\0"
  "Pages template (package)"
  "com.apple.kernel-extension\0\0\0\0\0\0"
  "kernel extension (bundle)\0\0\0\0\0\0\0"
  "com.apple.keynote.key\0\0\0"
  "keynote key (presentation)\0\0\0\0\0\0"
  "com.apple.keynote.kth\0\0\0"
  "kth (presentation)\0\0\0\0\0\0"
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
  "log file"
  "com.apple.m4a-audio\0\0\0\0\0"
  "MPEG-4 audio (M4A)\0\0\0\0\0\0"
  "M4A \0\0\0\0"
  "com.apple.m4v-video\0\0\0\0\0"
  "MPEG-4 video (M4V)\0\0\0\0\0\0"
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
  "MacBinary archive\0\0\0\0\0\0\0"
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
  "Mach-O binary\0\0\0"
  "com.apple.mach-o-bundle\0"
  "mach o bundle (executable)\0\0\0\0\0\0"
  "com.apple.mach-o-core\0\0\0"
  "mach o core (executable)"
  "com.apple.mach-o-dylib\0\0"
  "Mach-O dynamic library\0\0"
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
  "MacPaint image\0\0"
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
  "device configuration profile\0\0\0\0"
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
  "PICT image\0\0\0\0\0\0"
  "PICT\0\0\0\0"
  "Apple PICT pasteboard type\0\0\0\0\0\0"
  "NSPICTPboardType"
  "com.apple.pictures-folder\0\0\0\0\0\0\0"
  "pictures folder\0"
  "tPic\0\0\0\0"
  "morƒ\0\0\0"
  "sbPc\0\0\0\0"
  "com.apple.pkpass"
  "Wallet pass (package)\0\0\0"
  "com.apple.pkpass-data\0\0\0"
  "Wallet pass\0\0\0\0\0"
  "com.apple.pkpasses-data\0"
  "Wallet passes\0\0\0"
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
  "QuickTime image\0"
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
  "text in a classic Mac OS encoding\0\0\0\0\0\0\0"
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
  "TrueType font suitcase (dfont)\0\0"
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
  "web archive\0\0\0\0\0"
  "weba\0\0\0\0"
  "Apple Web Archive pasteboard type\0\0\0\0\0\0\0"
  "com.apple.webkit-plugin\0"
  "webkit plugin (bundle)\0\0"
  "com.apple.x11-mach-o-executable\0"
  "x11 mach o executable\0\0\0"
  "com.apple.xar-archive\0\0\0"
  "XAR archive\0\0\0\0\0"
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
  "Audible audio\0\0\0"
  "com.audible.aa-audiobook"
  "Audible audio book\0\0\0\0\0\0"
  "AUDB\0\0\0\0"
  "com.audible.aax-audiobook\0\0\0\0\0\0\0"
  "enhanced Audible audio book\0\0\0\0\0"
  "AUDX\0\0\0\0"
  "com.avid.open-media-framework\0\0\0"
  "OMF media exchange\0\0\0\0\0\0"
  "OMF \0\0\0\0"
  "com.canon.cr2-raw-image\0"
  "Canon raw image (CR2)\0\0\0"
  "com.canon.cr3-raw-image\0"
  "Canon raw image (CR3)\0\0\0"
  "com.canon.crw-raw-image\0"
  "Canon raw image (CRW)\0\0\0"
  "com.canon.tif-raw-image\0"
  "Canon raw image (TIFF)\0\0"
  "com.compuserve.gif\0\0\0\0\0\0"
  "GIF image\0\0\0\0\0\0\0"
  "GIFf\0\0\0\0"
  "com.digidesign.sd2-audio"
  "Sound Designer II audio\0"
  "Sd2f\0\0\0\0"
  "com.dxo.raw-image\0\0\0\0\0\0\0"
  "DxO raw image\0\0\0"
  "com.epson.raw-image\0\0\0\0\0"
  "Epson raw image\0"
  "com.facebook.zstandard-archive\0\0"
  "Zstandard compressed data\0\0\0\0\0\0\0"
  "com.facebook.zstandard-tar-archive\0\0\0\0\0\0"
  "tar archive compressed by Zstandard\0\0\0\0\0"
  "com.fuji.raw-image\0\0\0\0\0\0"
  "Fujifilm raw image\0\0\0\0\0\0"
  "com.google.brotli-archive\0\0\0\0\0\0\0"
  "Brotli compressed data\0\0"
  "com.hasselblad.3fr-raw-image\0\0\0\0"
  "Hasselblad raw image (3FR)\0\0\0\0\0\0"
  "com.hasselblad.fff-raw-image\0\0\0\0"
  "Hasselblad raw image (FFF)\0\0\0\0\0\0"
  "com.ilm.openexr-image\0\0\0"
  "OpenEXR image\0\0\0"
  "com.j2.efx-fax\0\0"
  "eFax fax"
  "com.j2.jfx-fax\0\0"
  "J2 fax\0\0"
  "com.kodak.flashpix-image"
  "FlashPix image\0\0"
  "com.kodak.raw-image\0\0\0\0\0"
  "Kodak raw image\0"
  "com.konicaminolta.raw-image\0\0\0\0\0"
  "Minolta raw image\0\0\0\0\0\0\0"
  "com.leafamerica.raw-image\0\0\0\0\0\0\0"
  "Leaf raw image\0\0"
  "com.leica.pwl-raw-image\0"
  "Leica raw image (PWL)\0\0\0"
  "com.leica.raw-image\0\0\0\0\0"
  "Leica raw image\0"
  "com.leica.rwl-raw-image\0"
  "Leica raw image (RWL)\0\0\0"
  "com.microsoft.advanced-stream-redirector"
  "Windows Media playlist\0\0"
  "ASX_\0\0\0\0"
  "com.microsoft.advanced-systems-format\0\0\0"
  "Windows Media (ASF)\0\0\0\0\0"
  "ASF_\0\0\0\0"
  "com.microsoft.bmp\0\0\0\0\0\0\0"
  "BMP image\0\0\0\0\0\0\0"
  "BMP \0\0\0\0"
  "BMPf\0\0\0\0"
  "com.microsoft.cab\0\0\0\0\0\0\0"
  "Windows cabinet archive\0"
  "https://docs.microsoft.com/en-us/windows/win32/msi/cabinet-files"
  "com.microsoft.dds\0\0\0\0\0\0\0"
  "DirectDraw surface\0\0\0\0\0\0"
  "com.microsoft.excel.sheet.binary.macroenabled\0\0\0"
  "Excel binary workbook\0\0\0"
  "application/vnd.ms-excel.sheet.binary.macroEnabled.12\0\0\0"
  "com.microsoft.excel.xla\0"
  "Excel 97 add-in\0"
  "XLA5\0\0\0\0"
  "com.microsoft.excel.xls\0"
  "Excel 97 workbook\0\0\0\0\0\0\0"
  "XLS8\0\0\0\0"
  "com.microsoft.excel.xlt\0"
  "Excel 97 template\0\0\0\0\0\0\0"
  "sLS8\0\0\0\0"
  "com.microsoft.excel.xlw\0"
  "Excel 97 workspace\0\0\0\0\0\0"
  "XLW8\0\0\0\0"
  "com.microsoft.ico\0\0\0\0\0\0\0"
  "Windows icon\0\0\0\0"
  "com.microsoft.internet-shortcut\0"
  "Windows URL shortcut\0\0\0\0"
  "com.microsoft.powerpoint.pot\0\0\0\0"
  "PowerPoint 97 template\0\0"
  "PPOT\0\0\0\0"
  "com.microsoft.powerpoint.pps\0\0\0\0"
  "PowerPoint 97 slide show"
  "PPSS\0\0\0\0"
  "com.microsoft.powerpoint.ppt\0\0\0\0"
  "PowerPoint 97 presentation\0\0\0\0\0\0"
  "SLD8\0\0\0\0"
  "com.microsoft.typescript"
  "TypeScript source\0\0\0\0\0\0\0"
  "com.microsoft.waveform-audio\0\0\0\0"
  "WAV audio\0\0\0\0\0\0\0"
  ".WAV\0\0\0\0"
  "WAVE\0\0\0\0"
  "com.microsoft.windows-dynamic-link-library\0\0\0\0\0\0"
  "Windows library\0"
  "com.microsoft.windows-executable"
  "Windows executable\0\0\0\0\0\0"
  "com.microsoft.windows-media-wax\0"
  "Windows Media audio playlist\0\0\0\0"
  "com.microsoft.windows-media-wm\0\0"
  "Windows Media\0\0\0"
  "com.microsoft.windows-media-wma\0"
  "Windows Media audio\0\0\0\0\0"
  "com.microsoft.windows-media-wmp\0"
  "Windows Media Player file\0\0\0\0\0\0\0"
  "com.microsoft.windows-media-wmv\0"
  "Windows Media video\0\0\0\0\0"
  "com.microsoft.windows-media-wmx\0"
  "Windows Media playlist (WMX)\0\0\0\0"
  "com.microsoft.windows-media-wvx\0"
  "Windows Media video playlist\0\0\0\0"
  "com.microsoft.word.doc\0\0"
  "Word 97 document"
  "W8BN\0\0\0\0"
  "com.microsoft.word.dot\0\0"
  "Word 97 template"
  "W8TN\0\0\0\0"
  "com.microsoft.word.mhtml"
  "web page archive (MHTML)"
  "com.microsoft.word.wordml\0\0\0\0\0\0\0"
  "Word 2003 XML document\0\0"
  "com.netscape.javascript-source\0\0"
  "JavaScript source\0\0\0\0\0\0\0"
  "com.nikon.nrw-raw-image\0"
  "Nikon raw image (NRW)\0\0\0"
  "com.nikon.raw-image\0\0\0\0\0"
  "Nikon raw image\0"
  "com.olympus.or-raw-image"
  "Olympus raw image (OR)\0\0"
  "com.olympus.raw-image\0\0\0"
  "Olympus raw image\0\0\0\0\0\0\0"
  "com.olympus.sr-raw-image"
  "Olympus raw image (SR)\0\0"
  "com.panasonic.raw-image\0"
  "Panasonic raw image\0\0\0\0\0"
  "com.panasonic.rw2-raw-image\0\0\0\0\0"
  "Panasonic raw image (RW2)\0\0\0\0\0\0\0"
  "com.pentax.raw-image\0\0\0\0"
  "Pentax raw image"
  "com.phaseone.raw-image\0\0"
  "Phase One raw image\0\0\0\0\0"
  "com.pixar.universal-scene-description\0\0\0"
  "USD scene\0\0\0\0\0\0\0"
  "http://openusd.org\0\0\0\0\0\0"
  "com.pixar.universal-scene-description-mobile\0\0\0\0"
  "USDZ package\0\0\0\0"
  "com.pkware.zip-archive\0\0"
  "PKWARE ZIP archive\0\0\0\0\0\0"
  "com.rarlab.rar-archive\0\0"
  "RAR archive\0\0\0\0\0"
  "com.real.realaudio\0\0\0\0\0\0"
  "RealAudio\0\0\0\0\0\0\0"
  "PNRA\0\0\0\0"
  "com.real.realmedia\0\0\0\0\0\0"
  "RealMedia\0\0\0\0\0\0\0"
  "PNRM\0\0\0\0"
  "com.real.realmedia-vbr\0\0"
  "RealMedia of variable bit rate\0\0"
  "com.redhat.rpm-archive\0\0"
  "RPM package\0\0\0\0\0"
  "com.rsa.pkcs-12\0"
  "PKCS #12 key store\0\0\0\0\0\0"
  "com.samsung.raw-image\0\0\0"
  "Samsung raw image\0\0\0\0\0\0\0"
  "com.scenarist.closed-caption\0\0\0\0"
  "Scenarist closed captions\0\0\0\0\0\0\0"
  "com.sgi.sgi-image\0\0\0\0\0\0\0"
  "SGI image\0\0\0\0\0\0\0"
  ".SGI\0\0\0\0"
  "com.sony.arw-raw-image\0\0"
  "Sony raw image (ARW)\0\0\0\0"
  "com.sony.raw-image\0\0\0\0\0\0"
  "Sony raw image\0\0"
  "com.sony.sr2-raw-image\0\0"
  "Sony raw image (SR2)\0\0\0\0"
  "com.sony.wave64\0"
  "Wave64 audio\0\0\0\0"
  "com.soundblaster.soundfont\0\0\0\0\0\0"
  "SoundFont\0\0\0\0\0\0\0"
  "com.stuffit.archive.sidx"
  "StuffIt index\0\0\0"
  "SIDX\0\0\0\0"
  "com.stuffit.archive.sit\0"
  "StuffIt archive (SIT)\0\0\0"
  "SIT5\0\0\0\0"
  "com.stuffit.archive.sitx"
  "StuffIt X archive\0\0\0\0\0\0\0"
  "SITX\0\0\0\0"
  "com.sun.java-archive\0\0\0\0"
  "Java archive\0\0\0\0"
  "com.sun.java-class\0\0\0\0\0\0"
  "Java class\0\0\0\0\0\0"
  "com.sun.java-source\0\0\0\0\0"
  "Java source\0\0\0\0\0"
  "com.sun.java-web-start\0\0"
  "Java Web Start description\0\0\0\0\0\0"
  "com.sun.web-application-archive\0"
  "Java web application archive\0\0\0\0"
  "com.topografix.gpx\0\0\0\0\0\0"
  "GPS exchange data\0\0\0\0\0\0\0"
  "com.truevision.tga-image"
  "TGA image\0\0\0\0\0\0\0"
  "TPIC\0\0\0\0"
  "gov.nih.nifti-1\0"
  "NIfTI medical image\0\0\0\0\0"
  "http://nifti.nimh.nih.gov\0\0\0\0\0\0\0"
  "NII1\0\0\0\0"
  "net.daringfireball.markdown\0\0\0\0\0"
  "Markdown text\0\0\0"
  "org.3gpp.adaptive-multi-rate-audio\0\0\0\0\0\0"
  "AMR audio\0\0\0\0\0\0\0"
  "amr \0\0\0\0"
  "org.7-zip.7-zip-archive\0"
  "7-Zip archive\0\0\0"
  "https://www.7-zip.org/7z.html\0\0\0"
  "org.7-zip.arj-archive\0\0\0"
  "ARJ archive\0\0\0\0\0"
  "org.7-zip.lha-archive\0\0\0"
  "LHA archive\0\0\0\0\0"
  "org.aafassociation.advanced-authoring-format\0\0\0\0"
  "AAF media exchange\0\0\0\0\0\0"
  "AAF \0\0\0\0"
  "org.bittorrent.torrent\0\0"
  "BitTorrent description\0\0"
  "org.chromium.extension\0\0"
  "Chromium extension\0\0\0\0\0\0"
  "org.debian.deb-archive\0\0"
  "Debian package\0\0"
  "org.gnu.gnu-tar-archive\0"
  "GNU tar archive\0"
  "org.gnu.gnu-zip-archive\0"
  "gzip compressed data\0\0\0\0"
  "org.gnu.gnu-zip-tar-archive\0\0\0\0\0"
  "tar archive compressed by gzip\0\0"
  "org.idpf.epub-container\0"
  "EPUB book\0\0\0\0\0\0\0"
  "org.khronos.astc"
  "ASTC texture\0\0\0\0"
  "org.khronos.collada.digital-asset-exchange\0\0\0\0\0\0"
  "COLLADA scene\0\0\0"
  "org.khronos.ktx\0"
  "Khronos texture\0"
  "org.matroska.mka"
  "Matroska audio\0\0"
  "org.matroska.mkv"
  "Matroska video\0\0"
  "org.nema.dicom\0\0"
  "DICOM medical image\0\0\0\0\0"
  "http://dicom.nema.org\0\0\0"
  "DICM\0\0\0\0"
  "org.oasis-open.opendocument\0\0\0\0\0"
  "OpenDocument file\0\0\0\0\0\0\0"
  "org.oasis-open.opendocument.chart\0\0\0\0\0\0\0"
  "OpenDocument chart\0\0\0\0\0\0"
  "org.oasis-open.opendocument.chart-template\0\0\0\0\0\0"
  "OpenDocument chart template\0\0\0\0\0"
  "org.oasis-open.opendocument.database\0\0\0\0"
  "OpenDocument database\0\0\0"
  "org.oasis-open.opendocument.formula\0\0\0\0\0"
  "OpenDocument formula\0\0\0\0"
  "org.oasis-open.opendocument.formula-template\0\0\0\0"
  "OpenDocument formula template\0\0\0"
  "org.oasis-open.opendocument.graphics\0\0\0\0"
  "OpenDocument drawing\0\0\0\0"
  "org.oasis-open.opendocument.graphics-template\0\0\0"
  "OpenDocument drawing template\0\0\0"
  "org.oasis-open.opendocument.image\0\0\0\0\0\0\0"
  "OpenDocument image\0\0\0\0\0\0"
  "org.oasis-open.opendocument.image-template\0\0\0\0\0\0"
  "OpenDocument image template\0\0\0\0\0"
  "org.oasis-open.opendocument.presentation"
  "OpenDocument presentation\0\0\0\0\0\0\0"
  "org.oasis-open.opendocument.presentation-template\0\0\0\0\0\0\0"
  "OpenDocument presentation template\0\0\0\0\0\0"
  "org.oasis-open.opendocument.spreadsheet\0"
  "OpenDocument spreadsheet"
  "org.oasis-open.opendocument.spreadsheet-template"
  "OpenDocument spreadsheet template\0\0\0\0\0\0\0"
  "org.oasis-open.opendocument.text"
  "OpenDocument text\0\0\0\0\0\0\0"
  "org.oasis-open.opendocument.text-master\0"
  "OpenDocument master document\0\0\0\0"
  "org.oasis-open.opendocument.text-template\0\0\0\0\0\0\0"
  "OpenDocument text template\0\0\0\0\0\0"
  "org.oasis-open.opendocument.text-web\0\0\0\0"
  "OpenDocument web page template\0\0"
  "org.oasis-open.xliff\0\0\0\0"
  "XLIFF translation\0\0\0\0\0\0\0"
  "org.openoffice.formula\0\0"
  "OpenOffice 1 formula\0\0\0\0"
  "org.openoffice.graphics\0"
  "OpenOffice 1 drawing\0\0\0\0"
  "org.openoffice.graphics-template"
  "OpenOffice 1 drawing template\0\0\0"
  "org.openoffice.presentation\0\0\0\0\0"
  "OpenOffice 1 presentation\0\0\0\0\0\0\0"
  "org.openoffice.presentation-template\0\0\0\0"
  "OpenOffice 1 presentation template\0\0\0\0\0\0"
  "org.openoffice.spreadsheet\0\0\0\0\0\0"
  "OpenOffice 1 spreadsheet"
  "org.openoffice.spreadsheet-template\0\0\0\0\0"
  "OpenOffice 1 spreadsheet template\0\0\0\0\0\0\0"
  "org.openoffice.text\0\0\0\0\0"
  "OpenOffice 1 text\0\0\0\0\0\0\0"
  "org.openoffice.text-master\0\0\0\0\0\0"
  "OpenOffice 1 master document\0\0\0\0"
  "org.openoffice.text-template\0\0\0\0"
  "OpenOffice 1 text template\0\0\0\0\0\0"
  "org.openxmlformats.openxml\0\0\0\0\0\0"
  "Office Open XML file\0\0\0\0"
  "org.openxmlformats.presentationml.presentation\0\0"
  "PowerPoint presentation\0"
  "org.openxmlformats.presentationml.presentation.macroenabled\0\0\0\0\0"
  "PowerPoint presentation with macros\0\0\0\0\0"
  "application/vnd.ms-powerpoint.presentation.macroEnabled.12\0\0\0\0\0\0"
  "org.openxmlformats.presentationml.slideshow\0\0\0\0\0"
  "PowerPoint slide show\0\0\0"
  "org.openxmlformats.presentationml.slideshow.macroenabled"
  "PowerPoint slide show with macros\0\0\0\0\0\0\0"
  "application/vnd.ms-powerpoint.slideshow.macroEnabled.12\0"
  "org.openxmlformats.presentationml.template\0\0\0\0\0\0"
  "PowerPoint template\0\0\0\0\0"
  "org.openxmlformats.presentationml.template.macroenabled\0"
  "PowerPoint template with macros\0"
  "application/vnd.ms-powerpoint.template.macroEnabled.12\0\0"
  "org.openxmlformats.spreadsheetml.sheet\0\0"
  "Excel workbook\0\0"
  "org.openxmlformats.spreadsheetml.sheet.macroenabled\0\0\0\0\0"
  "Excel workbook with macros\0\0\0\0\0\0"
  "application/vnd.ms-excel.sheet.macroEnabled.12\0\0"
  "org.openxmlformats.spreadsheetml.template\0\0\0\0\0\0\0"
  "Excel template\0\0"
  "org.openxmlformats.spreadsheetml.template.macroenabled\0\0"
  "Excel template with macros\0\0\0\0\0\0"
  "application/vnd.ms-excel.template.macroEnabled.12\0\0\0\0\0\0\0"
  "org.openxmlformats.wordprocessingml.document\0\0\0\0"
  "Word document\0\0\0"
  "org.openxmlformats.wordprocessingml.document.macroenabled\0\0\0\0\0\0\0"
  "Word document with macros\0\0\0\0\0\0\0"
  "application/vnd.ms-word.document.macroEnabled.12"
  "org.openxmlformats.wordprocessingml.template\0\0\0\0"
  "Word template\0\0\0"
  "org.openxmlformats.wordprocessingml.template.macroenabled\0\0\0\0\0\0\0"
  "Word template with macros\0\0\0\0\0\0\0"
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
  "static library or other ar archive\0\0\0\0\0\0"
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
  "MXF media\0\0\0\0\0\0\0"
  "org.tug.tex.dvi\0"
  "TeX device-independent document\0"
  "org.tukaani.lzma-archive"
  "LZMA compressed data\0\0\0\0"
  "org.tukaani.tar-xz-archive\0\0\0\0\0\0"
  "tar archive compressed by xz\0\0\0\0"
  "https://tukaani.org/xz/format.html\0\0\0\0\0\0"
  "org.tukaani.xz-archive\0\0"
  "xz compressed data\0\0\0\0\0\0"
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
  "WebVTT captions\0"
  "org.w3.woff\0\0\0\0\0"
  "web font"
  "org.w3.woff2\0\0\0\0"
  "web font, version 2\0\0\0\0\0"
  "org.webmproject.webm\0\0\0\0"
  "WebM video\0\0\0\0\0\0"
  "https://www.webmproject.org/docs/container/\0\0\0\0\0"
  "org.webmproject.webp\0\0\0\0"
  "WebP image\0\0\0\0\0\0"
  "https://developers.google.com/speed/webp"
  "org.xiph.flac\0\0\0"
  "FLAC audio\0\0\0\0\0\0"
  "org.xiph.ogg-audio\0\0\0\0\0\0"
  "Ogg audio\0\0\0\0\0\0\0"
  "org.xiph.ogv\0\0\0\0"
  "Ogg video\0\0\0\0\0\0\0"
  "org.xiph.opus\0\0\0"
  "Opus audio\0\0\0\0\0\0"
  "public.3d-content\0\0\0\0\0\0\0"
  "3D content\0\0\0\0\0\0"
  "public.3gpp\0\0\0\0\0"
  "3GPP movie\0\0\0\0\0\0"
  "sdv \0\0\0\0"
  "public.3gpp2\0\0\0\0"
  "3GPP2 movie\0\0\0\0\0"
  "public.aac-audio"
  "AAC audio\0\0\0\0\0\0\0"
  "aac \0\0\0\0"
  "public.ac3-audio"
  "AC-3 audio\0\0\0\0\0\0"
  "ac-3\0\0\0\0"
  "public.ada-source\0\0\0\0\0\0\0"
  "Ada source\0\0\0\0\0\0"
  "public.aifc-audio\0\0\0\0\0\0\0"
  "AIFF-C audio\0\0\0\0"
  "AIFC\0\0\0\0"
  "public.aiff-audio\0\0\0\0\0\0\0"
  "AIFF audio\0\0\0\0\0\0"
  "AIFF\0\0\0\0"
  "public.alembic\0\0"
  "Alembic scene\0\0\0"
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
  "AU audio"
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
  "AVC image\0\0\0\0\0\0\0"
  "public.avcs\0\0\0\0\0"
  "AVC image sequence\0\0\0\0\0\0"
  "public.avi\0\0\0\0\0\0"
  "AVI movie\0\0\0\0\0\0\0"
  "VfW \0\0\0\0"
  "Vfw \0\0\0\0"
  "public.avif\0\0\0\0\0"
  "AVIF image\0\0\0\0\0\0"
  "public.bash-script\0\0\0\0\0\0"
  "Bash script\0\0\0\0\0"
  "public.block-special\0\0\0\0"
  "block device\0\0\0\0"
  "public.bookmark\0"
  "bookmark"
  "bmrk\0\0\0\0"
  "public.bzip2-archive\0\0\0\0"
  "bzip2 compressed data\0\0\0"
  "public.c-header\0"
  "C header"
  "public.c-plus-plus-header\0\0\0\0\0\0\0"
  "C++ header\0\0\0\0\0\0"
  "public.c-plus-plus-inline-header"
  "C++ inline header\0\0\0\0\0\0\0"
  "public.c-plus-plus-source\0\0\0\0\0\0\0"
  "C++ source\0\0\0\0\0\0"
  "public.c-plus-plus-source.preprocessed\0\0"
  "preprocessed C++ source\0"
  "public.c-source\0"
  "C source"
  "public.c-source.preprocessed\0\0\0\0"
  "preprocessed C source\0\0\0"
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
  "CD audio"
  "public.character-special"
  "character device"
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
  "C shell script\0\0"
  "public.css\0\0\0\0\0\0"
  "CSS style sheet\0"
  "public.data\0\0\0\0\0"
  "byte stream\0\0\0\0\0"
  "sbFl\0\0\0\0"
  "public.database\0"
  "database"
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
  "downloadable sound\0\0\0\0\0\0"
  "public.dv-movie\0"
  "DV movie"
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
  "Dylan source\0\0\0\0"
  "public.elf-binary\0\0\0\0\0\0\0"
  "ELF binary\0\0\0\0\0\0"
  "public.email-message\0\0\0\0"
  "email message\0\0\0"
  "public.enhanced-ac3-audio\0\0\0\0\0\0\0"
  "enhanced AC-3 audio\0\0\0\0\0"
  "ec-3\0\0\0\0"
  "public.executable\0\0\0\0\0\0\0"
  "executable item\0"
  "public.fax\0\0\0\0\0\0"
  "fax\0\0\0\0\0"
  "public.file-sharepoint\0\0"
  "file sharepoint (abstract or UI-only type)\0\0\0\0\0\0"
  "public.file-url\0"
  "file URL"
  "furl\0\0\0\0"
  "public.filename-extension\0\0\0\0\0\0\0"
  "filename extension (text)\0\0\0\0\0\0\0"
  "public.flc-animation\0\0\0\0"
  "FLC animation\0\0\0"
  "FLI \0\0\0\0"
  "public.folder\0\0\0"
  "plain folder\0\0\0\0"
  "fold\0\0\0\0"
  "fldr\0\0\0\0"
  "adcL\0\0\0\0"
  "sbFd\0\0\0\0"
  "public.font\0\0\0\0\0"
  "public.fortran-77-source"
  "Fortran 77 source\0\0\0\0\0\0\0"
  "public.fortran-90-source"
  "Fortran 90 source\0\0\0\0\0\0\0"
  "public.fortran-95-source"
  "Fortran 95 source\0\0\0\0\0\0\0"
  "public.fortran-source\0\0\0"
  "Fortran source\0\0"
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
  "Wavefront OBJ model\0\0\0\0\0"
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
  "HEIF image sequence\0\0\0\0\0"
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
  "JPEG 2000 image\0"
  "jp2 \0\0\0\0"
  "public.jpeg-xl\0\0"
  "JPEG XL image\0\0\0"
  "public.json\0\0\0\0\0"
  "JSON\0\0\0\0"
  "public.ksh-script\0\0\0\0\0\0\0"
  "Korn shell script\0\0\0\0\0\0\0"
  "public.lex-source\0\0\0\0\0\0\0"
  "Lex source\0\0\0\0\0\0"
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
  "MIG source\0\0\0\0\0\0"
  "public.mime-type"
  "mime type (text)"
  "public.movie\0\0\0\0"
  "media with video and maybe audio"
  "public.mp2\0\0\0\0\0\0"
  "MP2 audio\0\0\0\0\0\0\0"
  "public.mp3\0\0\0\0\0\0"
  "MP3 audio\0\0\0\0\0\0\0"
  "MPG3\0\0\0\0"
  "mpg3\0\0\0\0"
  "Mp3 \0\0\0\0"
  "MP3 \0\0\0\0"
  "mp3!\0\0\0\0"
  "MP3!\0\0\0\0"
  "public.mp4a-latm"
  "MPEG-4 audio (LATM)\0\0\0\0\0"
  "public.mp4a-loas"
  "MPEG-4 audio (LOAS)\0\0\0\0\0"
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
  "multi-picture image\0\0\0\0\0"
  "public.named-pipe\0\0\0\0\0\0\0"
  "named pipe\0\0\0\0\0\0"
  "public.nasm-assembly-source\0\0\0\0\0"
  "NASM assembly source\0\0\0\0"
  "public.ndjson\0\0\0"
  "JSON lines\0\0\0\0\0\0"
  "http://ndjson.org\0\0\0\0\0\0\0"
  "public.object-code\0\0\0\0\0\0"
  "object code\0\0\0\0\0"
  "public.objective-c-plus-plus-source\0\0\0\0\0"
  "Objective-C++ source\0\0\0\0"
  "public.objective-c-plus-plus-source.preprocessed"
  "preprocessed Objective-C++ source\0\0\0\0\0\0\0"
  "public.objective-c-source\0\0\0\0\0\0\0"
  "Objective-C source\0\0\0\0\0\0"
  "public.objective-c-source.preprocessed\0\0"
  "preprocessed Objective-C source\0"
  "public.ofd\0\0\0\0\0\0"
  "OFD document\0\0\0\0"
  "public.opencl-source\0\0\0\0"
  "OpenCL source\0\0\0"
  "public.opentype-collection-font\0"
  "OpenType font collection"
  "public.opentype-font\0\0\0\0"
  "OpenType font\0\0\0"
  "OTTO\0\0\0\0"
  "public.optical-storage-media\0\0\0\0"
  "optical storage media (storage volume or drive)\0"
  "sbOD\0\0\0\0"
  "sbCD\0\0\0\0"
  "public.pascal-source\0\0\0\0"
  "Pascal source\0\0\0"
  "public.patch-file\0\0\0\0\0\0\0"
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
  "PLS playlist\0\0\0\0"
  "public.png\0\0\0\0\0\0"
  "PNG image\0\0\0\0\0\0\0"
  "PNGf\0\0\0\0"
  "Apple PNG pasteboard type\0\0\0\0\0\0\0"
  "public.polygon-file-format\0\0\0\0\0\0"
  "PLY model\0\0\0\0\0\0\0"
  "public.precompiled-c-header\0\0\0\0\0"
  "precompiled C header\0\0\0\0"
  "public.precompiled-c-plus-plus-header\0\0\0"
  "precompiled C++ header\0\0"
  "public.presentation\0\0\0\0\0"
  "presentation\0\0\0\0"
  "public.protobuf-source\0\0"
  "protocol buffers source\0"
  "public.pvr\0\0\0\0\0\0"
  "PVR texture\0\0\0\0\0"
  "public.python-script\0\0\0\0"
  "Python script\0\0\0"
  "public.radiance\0"
  "Radiance HDR image\0\0\0\0\0\0"
  "public.rss\0\0\0\0\0\0"
  "RSS feed"
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
  "socket\0\0"
  "public.source-code\0\0\0\0\0\0"
  "source code\0\0\0\0\0"
  "public.source-code.preprocessed\0"
  "preprocessed source code"
  "public.speaker\0\0"
  "speaker (abstract or UI-only type)\0\0\0\0\0\0"
  "public.spreadsheet\0\0\0\0\0\0"
  "spreadsheet\0\0\0\0\0"
  "public.standard-tesselated-geometry-format\0\0\0\0\0\0"
  "STL model\0\0\0\0\0\0\0"
  "public.storage\0\0"
  "storage (storage volume or drive)\0\0\0\0\0\0\0"
  "public.stored-url\0\0\0\0\0\0\0"
  "saved location\0\0"
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
  "tar archive compressed by bzip2\0"
  "public.tcsh-script\0\0\0\0\0\0"
  "tcsh script\0\0\0\0\0"
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
  "TrueType font collection"
  "ttcf\0\0\0\0"
  "public.truetype-font\0\0\0\0"
  "TrueType font\0\0\0"
  "public.truetype-ttf-font"
  "TrueType font (TTF)\0\0\0\0\0"
  "public.ulaw-audio\0\0\0\0\0\0\0"
  "mu-law audio\0\0\0\0"
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
  "X bitmap"
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
  "zip archive\0\0\0\0\0"
  "public.zsh-script\0\0\0\0\0\0\0"
  "zsh script (source code)";

const TypeTablesType TypeTablesTypeArray[] = {
  {{2005, 21}, {2008, 18}, {2011, 43}, TypeTablesNone, 0, 0, 1, 5, 0, 2, 2, 3, 3},  // ca.mcgill.mni.bic.mnc
  {{2018, 13}, {2020, 17}, {645, 0}, TypeTablesNone, 694, 5, 6, 8, 3, 4, 4, 4, 4},  // com.adobe.edn
  {{2023, 33}, {2028, 23}, {645, 0}, TypeTablesNone, 695, 8, 9, 14, 4, 5, 6, 7, 9},  // com.adobe.encapsulated-postscript
  {{2042, 13}, {2044, 26}, {645, 0}, TypeTablesNone, 696, 14, 15, 17, 9, 10, 10, 10, 10},  // com.adobe.etd
  {{2048, 13}, {2050, 13}, {645, 0}, TypeTablesNone, 697, 17, 18, 20, 10, 11, 11, 11, 11},  // com.adobe.fdf
  {{2052, 21}, {2055, 11}, {645, 0}, TypeTablesNone, 698, 20, 21, 26, 11, 16, 17, 17, 17},  // com.adobe.flash.video
  {{2057, 30}, {2061, 19}, {645, 0}, TypeTablesNone, 699, 26, 27, 31, 17, 18, 18, 18, 18},  // com.adobe.illustrator.ai-image
  {{2064, 13}, {2066, 12}, {645, 0}, TypeTablesNone, 700, 31, 33, 37, 18, 19, 21, 22, 23},  // com.adobe.pdf
  {{2073, 25}, {2077, 15}, {645, 0}, TypeTablesNone, 701, 37, 38, 42, 23, 24, 29, 30, 30},  // com.adobe.photoshop-image
  {{2080, 31}, {2084, 21}, {645, 0}, TypeTablesNone, 702, 42, 43, 47, 30, 31, 31, 32, 32},  // com.adobe.photoshop-large-image
  {{2088, 20}, {2091, 19}, {645, 0}, 0, 703, 47, 49, 53, 32, 33, 34, 34, 34},  // com.adobe.postscript
  {{2094, 25}, {2098, 15}, {645, 0}, 1, 1, 54, 55, 58, 34, 34, 34, 34, 34},  // com.adobe.postscript-font
  {{2100, 30}, {2104, 22}, {645, 0}, TypeTablesNone, 2, 61, 62, 66, 34, 34, 34, 35, 35},  // com.adobe.postscript-lwfn-font
  {{2108, 29}, {2112, 21}, {645, 0}, TypeTablesNone, 3, 66, 67, 71, 35, 36, 36, 36, 36},  // com.adobe.postscript-pfa-font
  {{2115, 29}, {2119, 21}, {645, 0}, TypeTablesNone, 4, 71, 72, 76, 36, 37, 38, 38, 38},  // com.adobe.postscript-pfb-font
  {{2122, 19}, {2125, 13}, {645, 0}, TypeTablesNone, 704, 76, 77, 82, 38, 39, 40, 40, 40},  // com.adobe.raw-image
  {{2127, 14}, {2129, 20}, {645, 0}, TypeTablesNone, 705, 82, 84, 88, 40, 41, 41, 41, 41},  // com.adobe.xfdf
  {{2132, 26}, {2136, 15}, {645, 0}, 2, 706, 88, 90, 93, 41, 41, 41, 41, 41},  // com.allume.stuffit-archive
  {{2138, 27}, {2142, 15}, {645, 0}, TypeTablesNone, 707, 96, 97, 102, 41, 42, 43, 43, 43},  // com.android.package-archive
  {{2144, 23}, {2147, 20}, {645, 0}, TypeTablesNone, 708, 102, 103, 105, 43, 43, 43, 44, 44},  // com.apple.accounts-icon
  {{2151, 24}, {2154, 41}, {645, 0}, TypeTablesNone, 5, 105, 105, 105, 44, 44, 44, 44, 44},  // com.apple.active-webpage
  {{2160, 31}, {2164, 38}, {645, 0}, TypeTablesNone, 6, 105, 106, 110, 44, 45, 45, 46, 46},  // com.apple.afp-internet-location
  {{2170, 17}, {2173, 34}, {645, 0}, TypeTablesNone, 7, 110, 110, 110, 46, 46, 46, 47, 47},  // com.apple.airdrop
  {{2179, 17}, {2182, 25}, {645, 0}, 3, 8, 110, 111, 113, 47, 47, 47, 48, 48},  // com.apple.airport
  {{2199, 25}, {2203, 33}, {645, 0}, TypeTablesNone, 9, 114, 115, 117, 55, 55, 55, 56, 56},  // com.apple.airport-express
  {{2214, 31}, {2218, 39}, {645, 0}, TypeTablesNone, 10, 117, 118, 121, 59, 59, 59, 60, 60},  // com.apple.airport-extreme-tower
  {{2226, 36}, {2231, 44}, {645, 0}, TypeTablesNone, 11, 121, 122, 125, 61, 61, 61, 61, 61},  // com.apple.airport-time-capsule-tower
  {{2239, 15}, {2241, 32}, {645, 0}, 4, 12, 125, 125, 125, 62, 62, 62, 62, 62},  // com.apple.alert
  {{2245, 23}, {2248, 40}, {645, 0}, TypeTablesNone, 13, 128, 129, 130, 62, 62, 62, 63, 63},  // com.apple.alert-caution
  {{2254, 20}, {2257, 37}, {645, 0}, TypeTablesNone, 14, 130, 131, 132, 63, 63, 63, 64, 64},  // com.apple.alert-note
  {{2263, 20}, {2266, 37}, {645, 0}, TypeTablesNone, 15, 132, 133, 134, 64, 64, 64, 65, 65},  // com.apple.alert-stop
  {{2272, 20}, {2275, 10}, {645, 0}, TypeTablesNone, 16, 134, 136, 139, 65, 65, 65, 65, 65},  // com.apple.alias-file
  {{2277, 22}, {2280, 19}, {645, 0}, TypeTablesNone, 17, 139, 141, 144, 65, 65, 65, 66, 66},  // com.apple.alias-record
  {{2284, 18}, {2287, 26}, {645, 0}, TypeTablesNone, 18, 144, 145, 148, 66, 66, 66, 66, 66},  // com.apple.apple-tv
  {{2294, 28}, {2298, 19}, {645, 0}, TypeTablesNone, 19, 148, 150, 157, 68, 69, 69, 70, 70},  // com.apple.applescript.script
  {{2302, 35}, {2307, 17}, {645, 0}, TypeTablesNone, 20, 157, 159, 163, 70, 71, 71, 71, 71},  // com.apple.applescript.script-bundle
  {{2310, 26}, {2314, 16}, {645, 0}, TypeTablesNone, 21, 163, 164, 171, 71, 72, 72, 72, 72},  // com.apple.applescript.text
  {{2316, 29}, {2320, 19}, {645, 0}, TypeTablesNone, 22, 171, 173, 176, 72, 73, 73, 73, 73},  // com.apple.applesingle-archive
  {{2323, 21}, {2326, 11}, {645, 0}, 5, 23, 176, 177, 178, 73, 73, 73, 73, 73},  // com.apple.application
  {{2328, 42}, {2334, 23}, {645, 0}, TypeTablesNone, 24, 180, 181, 186, 73, 74, 74, 74, 74},  // com.apple.application-and-system-extension
  {{2337, 28}, {2341, 18}, {645, 0}, 6, 25, 186, 189, 196, 74, 75, 75, 76, 76},  // com.apple.application-bundle
  {{2345, 26}, {2349, 29}, {645, 0}, 7, 26, 198, 200, 204, 76, 77, 77, 78, 78},  // com.apple.application-file
  {{2353, 33}, {2358, 32}, {645, 0}, TypeTablesNone, 27, 205, 206, 214, 78, 79, 79, 79, 79},  // com.apple.application-placeholder
  {{2362, 29}, {2366, 19}, {645, 0}, TypeTablesNone, 28, 214, 215, 218, 79, 79, 79, 82, 82},  // com.apple.applications-folder
  {{2372, 17}, {2375, 13}, {645, 0}, TypeTablesNone, 29, 218, 220, 223, 82, 84, 84, 84, 84},  // com.apple.archive
  {{2377, 18}, {2380, 19}, {645, 0}, TypeTablesNone, 30, 223, 224, 226, 84, 85, 85, 85, 85},  // com.apple.arobject
  {{2383, 29}, {2387, 19}, {645, 0}, TypeTablesNone, 1005, 226, 228, 233, 85, 86, 86, 86, 86},  // com.apple.ascii-property-list
  {{2390, 27}, {2394, 24}, {645, 0}, TypeTablesNone, 31, 233, 234, 241, 86, 87, 87, 87, 87},  // com.apple.audio-unit-preset
  {{2397, 30}, {2401, 20}, {645, 0}, TypeTablesNone, 992, 241, 242, 245, 87, 88, 88, 88, 88},  // com.apple.binary-property-list
  {{2404, 24}, {2407, 14}, {645, 0}, TypeTablesNone, 32, 245, 247, 250, 88, 89, 92, 92, 92},  // com.apple.binhex-archive
  {{2409, 21}, {2412, 11}, {645, 0}, 8, 33, 250, 251, 252, 92, 92, 92, 92, 92},  // com.apple.bom-archive
  {{2414, 29}, {2418, 29}, {645, 0}, TypeTablesNone, 34, 253, 255, 259, 92, 93, 93, 93, 93},  // com.apple.bom-compressed-cpio
  {{2422, 17}, {2425, 34}, {645, 0}, TypeTablesNone, 35, 259, 259, 259, 93, 93, 93, 95, 95},  // com.apple.bonjour
  {{2432, 18}, {2435, 17}, {645, 0}, TypeTablesNone, 36, 259, 261, 264, 95, 95, 95, 95, 95},  // com.apple.bookmark
  {{2438, 16}, {2440, 28}, {645, 0}, 9, 37, 264, 265, 267, 95, 95, 95, 95, 95},  // com.apple.bundle
  {{2444, 24}, {2447, 41}, {645, 0}, TypeTablesNone, 38, 285, 286, 287, 95, 95, 95, 95, 95},  // com.apple.cinema-display
  {{2453, 47}, {2459, 27}, {645, 0}, TypeTablesNone, 39, 287, 288, 290, 95, 95, 95, 95, 96},  // com.apple.cocoa.pasteboard.character-formatting
  {{2467, 32}, {2471, 12}, {645, 0}, TypeTablesNone, 40, 290, 291, 293, 96, 96, 96, 96, 97},  // com.apple.cocoa.pasteboard.color
  {{2476, 52}, {2483, 32}, {645, 0}, TypeTablesNone, 41, 293, 294, 296, 97, 97, 97, 97, 98},  // com.apple.cocoa.pasteboard.find-panel-search-options
  {{2493, 50}, {2500, 30}, {645, 0}, TypeTablesNone, 42, 296, 297, 299, 98, 98, 98, 98, 99},  // com.apple.cocoa.pasteboard.multiple-text-selection
  {{2510, 47}, {2516, 27}, {645, 0}, TypeTablesNone, 43, 299, 300, 302, 99, 99, 99, 99, 100},  // com.apple.cocoa.pasteboard.paragraph-formatting
  {{2524, 32}, {2528, 12}, {645, 0}, TypeTablesNone, 44, 302, 303, 305, 100, 100, 100, 100, 101},  // com.apple.cocoa.pasteboard.sound
  {{2533, 20}, {2536, 17}, {645, 0}, TypeTablesNone, 45, 305, 306, 308, 101, 103, 103, 103, 103},  // com.apple.color-file
  {{2539, 27}, {2543, 14}, {645, 0}, TypeTablesNone, 46, 308, 309, 311, 103, 106, 107, 109, 109},  // com.apple.colorsync-profile
  {{2547, 23}, {2550, 20}, {645, 0}, TypeTablesNone, 47, 311, 312, 317, 109, 110, 110, 110, 110},  // com.apple.configprofile
  {{2553, 26}, {2557, 16}, {645, 0}, TypeTablesNone, 48, 317, 318, 323, 110, 111, 111, 112, 112},  // com.apple.coreaudio-format
  {{2560, 26}, {2564, 23}, {645, 0}, TypeTablesNone, 709, 323, 324, 327, 112, 113, 113, 113, 113},  // com.apple.coreml.mlpackage
  {{2567, 22}, {2570, 13}, {645, 0}, TypeTablesNone, 710, 327, 328, 330, 113, 115, 115, 115, 115},  // com.apple.coreml.model
  {{2572, 21}, {2575, 12}, {645, 0}, TypeTablesNone, 49, 330, 332, 339, 115, 116, 116, 116, 116},  // com.apple.crashreport
  {{2577, 17}, {2580, 18}, {645, 0}, TypeTablesNone, 50, 339, 341, 344, 116, 117, 117, 117, 117},  // com.apple.csstore
  {{2583, 26}, {2587, 25}, {645, 0}, TypeTablesNone, 51, 344, 346, 351, 117, 118, 118, 118, 118},  // com.apple.dashboard-widget
  {{2591, 24}, {2594, 23}, {645, 0}, TypeTablesNone, 52, 351, 353, 358, 118, 118, 118, 118, 118},  // com.apple.data-container
  {{2597, 37}, {2602, 40}, {645, 0}, TypeTablesNone, 53, 358, 359, 364, 118, 118, 118, 125, 125},  // com.apple.deprecated-application-file
  {{2614, 24}, {2617, 14}, {645, 0}, TypeTablesNone, 54, 364, 365, 368, 125, 125, 125, 128, 128},  // com.apple.desktop-folder
  {{2622, 26}, {2626, 16}, {645, 0}, TypeTablesNone, 55, 368, 369, 372, 128, 128, 128, 129, 129},  // com.apple.developer-folder
  {{2629, 39}, {2634, 47}, {645, 0}, TypeTablesNone, 56, 372, 373, 378, 129, 129, 129, 129, 129},  // com.apple.developer-transition-kit-2005
  {{2641, 39}, {2646, 47}, {645, 0}, TypeTablesNone, 57, 378, 379, 383, 130, 130, 130, 130, 130},  // com.apple.developer-transition-kit-2020
  {{2653, 16}, {2655, 24}, {645, 0}, 10, 58, 383, 384, 385, 131, 131, 131, 131, 131},  // com.apple.device
  {{2658, 27}, {2662, 24}, {645, 0}, TypeTablesNone, 59, 391, 392, 396, 131, 131, 131, 131, 131},  // com.apple.device-model-code
  {{2665, 20}, {2668, 16}, {645, 0}, 11, 60, 396, 398, 402, 131, 131, 131, 131, 131},  // com.apple.disk-image
  {{2670, 25}, {2674, 17}, {645, 0}, TypeTablesNone, 61, 404, 405, 410, 131, 134, 135, 135, 135},  // com.apple.disk-image-udif
  {{2677, 23}, {2680, 20}, {645, 0}, 12, 711, 410, 411, 412, 135, 135, 135, 135, 135},  // com.apple.document-type
  {{2683, 34}, {2688, 17}, {645, 0}, TypeTablesNone, 712, 454, 455, 457, 135, 135, 135, 136, 136},  // com.apple.document-type.dictionary
  {{2692, 37}, {2697, 13}, {645, 0}, TypeTablesNone, 62, 457, 458, 461, 136, 136, 136, 137, 137},  // com.apple.document-type.system-folder
  {{2700, 26}, {2704, 16}, {645, 0}, TypeTablesNone, 63, 461, 462, 465, 137, 137, 137, 140, 140},  // com.apple.documents-folder
  {{2709, 17}, {2712, 34}, {645, 0}, TypeTablesNone, 64, 465, 465, 465, 140, 140, 140, 141, 141},  // com.apple.dot-mac
  {{2718, 26}, {2722, 16}, {645, 0}, TypeTablesNone, 65, 465, 466, 469, 141, 141, 141, 144, 144},  // com.apple.downloads-folder
  {{2727, 17}, {2730, 15}, {645, 0}, TypeTablesNone, 713, 469, 470, 474, 144, 145, 145, 145, 145},  // com.apple.drawing
  {{2732, 26}, {2736, 25}, {645, 0}, TypeTablesNone, 66, 474, 476, 481, 145, 146, 146, 146, 146},  // com.apple.driver-extension
  {{2740, 21}, {2743, 11}, {645, 0}, TypeTablesNone, 67, 481, 482, 485, 146, 146, 146, 148, 148},  // com.apple.drop-folder
  {{2747, 14}, {2749, 22}, {645, 0}, TypeTablesNone, 68, 485, 486, 490, 148, 148, 148, 148, 148},  // com.apple.emac
  {{2756, 27}, {2760, 17}, {645, 0}, TypeTablesNone, 69, 490, 492, 495, 150, 151, 151, 151, 151},  // com.apple.encrypted-archive
  {{2763, 23}, {2766, 20}, {645, 0}, TypeTablesNone, 714, 495, 496, 498, 151, 151, 151, 152, 152},  // com.apple.everyone-icon
  {{2770, 32}, {2774, 39}, {645, 0}, TypeTablesNone, 70, 498, 499, 503, 152, 153, 153, 154, 154},  // com.apple.file-internet-location
  {{2780, 21}, {2783, 37}, {645, 0}, TypeTablesNone, 71, 503, 504, 505, 154, 154, 154, 155, 155},  // com.apple.file-server
  {{2789, 29}, {2793, 28}, {645, 0}, TypeTablesNone, 72, 505, 506, 511, 155, 156, 156, 156, 156},  // com.apple.file-system-plug-in
  {{2797, 20}, {2800, 37}, {645, 0}, TypeTablesNone, 73, 511, 511, 511, 156, 156, 156, 157, 157},  // com.apple.file-vault
  {{2806, 28}, {2810, 11}, {645, 0}, TypeTablesNone, 74, 511, 512, 515, 157, 158, 158, 160, 160},  // com.apple.finder.burn-folder
  {{2814, 25}, {2818, 15}, {645, 0}, 13, 75, 515, 516, 518, 160, 160, 160, 161, 161},  // com.apple.finder.clipping
  {{2821, 29}, {2825, 20}, {645, 0}, TypeTablesNone, 76, 521, 523, 528, 161, 162, 162, 163, 163},  // com.apple.finder.pictclipping
  {{2829, 29}, {2833, 19}, {645, 0}, TypeTablesNone, 77, 528, 529, 532, 163, 163, 163, 166, 166},  // com.apple.finder.recent-items
  {{2839, 29}, {2843, 19}, {645, 0}, 14, 78, 532, 533, 535, 166, 167, 167, 169, 169},  // com.apple.finder.smart-folder
  {{2850, 31}, {2854, 21}, {645, 0}, TypeTablesNone, 79, 536, 537, 540, 169, 170, 170, 171, 171},  // com.apple.finder.sound-clipping
  {{2860, 29}, {2864, 19}, {645, 0}, TypeTablesNone, 80, 540, 541, 544, 171, 172, 172, 173, 173},  // com.apple.finder.textclipping
  {{2868, 19}, {2871, 27}, {645, 0}, TypeTablesNone, 81, 544, 546, 550, 173, 173, 173, 174, 176},  // com.apple.flat-rtfd
  {{2881, 23}, {2884, 20}, {645, 0}, TypeTablesNone, 82, 550, 551, 554, 176, 177, 177, 181, 181},  // com.apple.font-suitcase
  {{2891, 19}, {158, 9}, {645, 0}, TypeTablesNone, 83, 554, 555, 558, 181, 182, 182, 183, 183},  // com.apple.framework
  {{2895, 31}, {2899, 38}, {645, 0}, TypeTablesNone, 84, 558, 559, 563, 183, 184, 184, 185, 185},  // com.apple.ftp-internet-location
  {{2905, 28}, {2909, 18}, {2912, 38}, TypeTablesNone, 715, 563, 565, 571, 185, 187, 187, 187, 187},  // com.apple.garageband.project
  {{2918, 25}, {2922, 41}, {645, 0}, TypeTablesNone, 85, 571, 572, 573, 187, 187, 187, 188, 188},  // com.apple.generic-airdisk
  {{2929, 24}, {2932, 14}, {645, 0}, TypeTablesNone, 86, 573, 575, 579, 188, 189, 189, 190, 190},  // com.apple.generic-bundle
  {{2935, 35}, {2940, 42}, {645, 0}, TypeTablesNone, 87, 579, 580, 584, 190, 191, 191, 192, 192},  // com.apple.generic-internet-location
  {{2947, 28}, {2951, 25}, {645, 0}, TypeTablesNone, 88, 584, 585, 587, 192, 192, 192, 193, 193},  // com.apple.generic-stationery
  {{2956, 35}, {2961, 51}, {645, 0}, TypeTablesNone, 89, 587, 588, 589, 193, 193, 193, 195, 195},  // com.apple.generic-time-machine-disk
  {{2970, 20}, {2973, 17}, {645, 0}, TypeTablesNone, 90, 589, 591, 598, 195, 196, 196, 196, 196},  // com.apple.gpurestart
  {{2978, 34}, {2983, 15}, {645, 0}, TypeTablesNone, 716, 598, 599, 601, 196, 197, 197, 197, 197},  // com.apple.groupactivities.activity
  {{2985, 23}, {2988, 13}, {645, 0}, TypeTablesNone, 91, 601, 602, 605, 197, 197, 197, 198, 198},  // com.apple.groups-folder
  {{2991, 20}, {2994, 37}, {645, 0}, TypeTablesNone, 92, 605, 606, 607, 198, 198, 198, 199, 199},  // com.apple.guest-user
  {{3000, 20}, {3003, 17}, {645, 0}, TypeTablesNone, 93, 607, 609, 616, 199, 200, 200, 200, 200},  // com.apple.hangreport
  {{3006, 22}, {3009, 14}, {645, 0}, TypeTablesNone, 717, 616, 618, 624, 200, 201, 201, 201, 201},  // com.apple.haptics.ahap
  {{3011, 23}, {3014, 20}, {645, 0}, TypeTablesNone, 94, 624, 625, 627, 201, 201, 201, 202, 202},  // com.apple.help-document
  {{3018, 21}, {3021, 11}, {645, 0}, TypeTablesNone, 95, 627, 628, 631, 202, 202, 202, 205, 205},  // com.apple.home-folder
  {{3026, 31}, {3030, 28}, {645, 0}, 15, 718, 631, 631, 631, 205, 205, 205, 205, 205},  // com.apple.homebuttonless-device
  {{3034, 29}, {3038, 37}, {645, 0}, TypeTablesNone, 96, 633, 635, 640, 205, 205, 205, 205, 205},  // com.apple.homebuttonless-ipad
  {{3043, 31}, {3047, 39}, {645, 0}, 16, 97, 640, 642, 647, 205, 205, 205, 205, 205},  // com.apple.homebuttonless-iphone
  {{3052, 17}, {3055, 25}, {645, 0}, TypeTablesNone, 98, 648, 650, 654, 205, 205, 205, 205, 205},  // com.apple.homepod
  {{3059, 18}, {3062, 26}, {645, 0}, TypeTablesNone, 99, 654, 655, 660, 205, 205, 205, 205, 205},  // com.apple.ibook-g4
  {{3072, 18}, {3075, 14}, {645, 0}, TypeTablesNone, 100, 660, 663, 668, 208, 209, 210, 210, 210},  // com.apple.ical.ics
  {{3077, 18}, {3080, 14}, {645, 0}, TypeTablesNone, 101, 668, 671, 676, 210, 212, 213, 213, 213},  // com.apple.ical.vcs
  {{3082, 16}, {3084, 13}, {645, 0}, TypeTablesNone, 102, 676, 677, 678, 213, 213, 213, 214, 214},  // com.apple.icloud
  {{3087, 27}, {3091, 24}, {645, 0}, TypeTablesNone, 103, 678, 679, 681, 214, 215, 215, 215, 215},  // com.apple.icloud-file-fault
  {{3094, 14}, {3096, 16}, {645, 0}, TypeTablesNone, 104, 681, 682, 686, 215, 216, 217, 218, 218},  // com.apple.icns
  {{3098, 25}, {3102, 28}, {645, 0}, 17, 719, 686, 686, 686, 218, 218, 218, 218, 218},  // com.apple.icon-decoration
  {{3106, 34}, {3111, 46}, {645, 0}, 18, 720, 689, 689, 689, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position
  {{3117, 41}, {3123, 28}, {645, 0}, 19, 721, 693, 694, 695, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.center
  {{3127, 49}, {3134, 36}, {645, 0}, 20, 722, 696, 697, 698, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.leading-bottom
  {{3139, 42}, {3145, 29}, {645, 0}, TypeTablesNone, 723, 699, 700, 701, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.overlay
  {{3149, 50}, {3156, 37}, {645, 0}, 21, 724, 701, 702, 703, 218, 218, 218, 218, 218},  // com.apple.icon-decoration-position.trailing-bottom
  {{3161, 31}, {3165, 27}, {645, 0}, 22, 725, 716, 718, 721, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge
  {{3169, 41}, {3175, 31}, {645, 0}, TypeTablesNone, 726, 733, 735, 739, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.checkmark
  {{3179, 40}, {3184, 30}, {645, 0}, TypeTablesNone, 727, 739, 741, 745, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.comments
  {{3188, 43}, {3194, 33}, {645, 0}, TypeTablesNone, 728, 745, 747, 751, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.drop-folder
  {{3199, 37}, {3204, 27}, {645, 0}, TypeTablesNone, 729, 751, 753, 757, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.heart
  {{3208, 41}, {3214, 31}, {645, 0}, TypeTablesNone, 730, 757, 759, 763, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.in-review
  {{3218, 38}, {3223, 28}, {645, 0}, TypeTablesNone, 731, 763, 765, 769, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.locked
  {{3227, 54}, {3234, 44}, {645, 0}, TypeTablesNone, 732, 769, 771, 775, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.locked-by-collaborator
  {{3240, 46}, {3246, 36}, {645, 0}, TypeTablesNone, 733, 775, 777, 781, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.locked-by-user
  {{3251, 38}, {3256, 28}, {645, 0}, TypeTablesNone, 734, 781, 783, 787, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.pinned
  {{3260, 46}, {3266, 36}, {645, 0}, TypeTablesNone, 735, 787, 789, 793, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.private-folder
  {{3271, 39}, {3276, 29}, {645, 0}, TypeTablesNone, 736, 793, 795, 799, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.syncing
  {{3280, 40}, {3285, 30}, {645, 0}, TypeTablesNone, 737, 799, 801, 805, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.trending
  {{3289, 39}, {3294, 29}, {645, 0}, TypeTablesNone, 738, 805, 807, 811, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.badge.warning
  {{3298, 32}, {3302, 28}, {645, 0}, TypeTablesNone, 739, 811, 813, 816, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.emboss
  {{3306, 32}, {3310, 19}, {645, 0}, 23, 740, 816, 817, 818, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system
  {{3313, 38}, {3318, 18}, {645, 0}, TypeTablesNone, 741, 823, 824, 826, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.alias
  {{3321, 46}, {3327, 26}, {645, 0}, TypeTablesNone, 742, 826, 827, 829, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.caution-alert
  {{3331, 43}, {3337, 23}, {645, 0}, TypeTablesNone, 743, 829, 830, 832, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.new-folder
  {{3340, 44}, {3346, 24}, {645, 0}, TypeTablesNone, 744, 832, 833, 835, 218, 218, 218, 218, 218},  // com.apple.icon-decoration.system.unsupported
  {{3349, 42}, {3355, 26}, {645, 0}, TypeTablesNone, 745, 835, 836, 838, 218, 218, 218, 219, 219},  // com.apple.icon-overlay.alert-caution-badge
  {{3360, 34}, {3365, 18}, {645, 0}, TypeTablesNone, 746, 838, 839, 841, 219, 219, 219, 220, 220},  // com.apple.icon-overlay.alias-badge
  {{3369, 40}, {3374, 24}, {645, 0}, TypeTablesNone, 747, 841, 842, 844, 220, 220, 220, 221, 221},  // com.apple.icon-overlay.drop-folder-badge
  {{3378, 35}, {3383, 19}, {645, 0}, TypeTablesNone, 748, 844, 845, 847, 221, 221, 221, 222, 222},  // com.apple.icon-overlay.locked-badge
  {{3387, 39}, {3392, 23}, {645, 0}, TypeTablesNone, 749, 847, 848, 850, 222, 222, 222, 223, 223},  // com.apple.icon-overlay.new-folder-badge
  {{3396, 37}, {3401, 21}, {645, 0}, TypeTablesNone, 750, 850, 851, 853, 223, 223, 223, 224, 224},  // com.apple.icon-overlay.private-folder
  {{3405, 43}, {3411, 27}, {645, 0}, TypeTablesNone, 751, 853, 854, 856, 224, 224, 224, 225, 225},  // com.apple.icon-overlay.private-folder-badge
  {{3416, 40}, {3421, 24}, {645, 0}, TypeTablesNone, 752, 856, 857, 859, 225, 225, 225, 226, 226},  // com.apple.icon-overlay.unsupported-badge
  {{3425, 17}, {3428, 16}, {645, 0}, TypeTablesNone, 105, 859, 860, 863, 226, 227, 227, 227, 227},  // com.apple.iconset
  {{3430, 15}, {3432, 32}, {645, 0}, TypeTablesNone, 106, 863, 863, 863, 227, 227, 227, 229, 229},  // com.apple.idisk
  {{3438, 20}, {3441, 24}, {645, 0}, TypeTablesNone, 107, 863, 864, 871, 229, 230, 230, 230, 230},  // com.apple.iig-source
  {{3444, 34}, {3449, 15}, {645, 0}, TypeTablesNone, 108, 871, 872, 877, 230, 231, 231, 231, 231},  // com.apple.ilifemediabrowser.plugin
  {{3451, 14}, {3453, 22}, {645, 0}, 24, 109, 877, 878, 882, 231, 231, 231, 232, 232},  // com.apple.imac
  {{3458, 19}, {3461, 27}, {645, 0}, TypeTablesNone, 110, 898, 899, 905, 233, 233, 233, 233, 233},  // com.apple.imac-15-1
  {{3466, 19}, {3469, 27}, {645, 0}, 25, 111, 905, 906, 911, 234, 234, 234, 234, 234},  // com.apple.imac-2021
  {{3475, 24}, {3478, 32}, {645, 0}, TypeTablesNone, 112, 918, 919, 925, 236, 236, 236, 236, 236},  // com.apple.imac-2021-blue
  {{3488, 25}, {3492, 33}, {645, 0}, TypeTablesNone, 113, 925, 926, 932, 238, 238, 238, 238, 238},  // com.apple.imac-2021-green
  {{3503, 26}, {3507, 34}, {645, 0}, TypeTablesNone, 114, 932, 933, 939, 240, 240, 240, 240, 240},  // com.apple.imac-2021-orange
  {{3515, 26}, {3519, 34}, {645, 0}, TypeTablesNone, 115, 939, 940, 946, 241, 241, 241, 241, 241},  // com.apple.imac-2021-purple
  {{3527, 23}, {3530, 31}, {645, 0}, TypeTablesNone, 116, 946, 947, 953, 242, 242, 242, 242, 242},  // com.apple.imac-2021-red
  {{3540, 26}, {3544, 34}, {645, 0}, TypeTablesNone, 117, 953, 954, 960, 244, 244, 244, 244, 244},  // com.apple.imac-2021-silver
  {{3555, 26}, {3559, 34}, {645, 0}, TypeTablesNone, 118, 960, 961, 967, 246, 246, 246, 246, 246},  // com.apple.imac-2021-yellow
  {{3567, 26}, {3571, 34}, {645, 0}, TypeTablesNone, 119, 967, 968, 973, 247, 247, 247, 247, 247},  // com.apple.imac-aluminum-20
  {{3578, 26}, {3582, 34}, {645, 0}, TypeTablesNone, 120, 973, 974, 979, 249, 249, 249, 249, 249},  // com.apple.imac-aluminum-24
  {{3588, 25}, {3592, 33}, {645, 0}, TypeTablesNone, 121, 979, 980, 985, 250, 250, 250, 250, 250},  // com.apple.imac-core-2-duo
  {{3599, 23}, {3602, 31}, {645, 0}, TypeTablesNone, 122, 985, 986, 991, 252, 252, 252, 252, 252},  // com.apple.imac-core-duo
  {{3608, 20}, {3611, 28}, {645, 0}, TypeTablesNone, 123, 991, 992, 997, 254, 254, 254, 254, 254},  // com.apple.imac-g4-15
  {{3617, 20}, {3620, 28}, {645, 0}, TypeTablesNone, 124, 997, 998, 1003, 255, 255, 255, 255, 255},  // com.apple.imac-g4-17
  {{3628, 20}, {3631, 28}, {645, 0}, TypeTablesNone, 125, 1003, 1004, 1009, 257, 257, 257, 257, 257},  // com.apple.imac-g4-20
  {{3637, 17}, {3640, 25}, {645, 0}, TypeTablesNone, 126, 1009, 1010, 1015, 258, 258, 258, 258, 258},  // com.apple.imac-g5
  {{3648, 24}, {3651, 32}, {645, 0}, TypeTablesNone, 127, 1015, 1016, 1021, 260, 260, 260, 260, 260},  // com.apple.imac-g5-isight
  {{3657, 24}, {3660, 32}, {645, 0}, TypeTablesNone, 128, 1021, 1022, 1027, 261, 261, 261, 261, 261},  // com.apple.imac-isight-24
  {{3665, 22}, {3668, 30}, {645, 0}, TypeTablesNone, 129, 1027, 1028, 1033, 262, 262, 262, 262, 262},  // com.apple.imac-unibody
  {{3676, 25}, {3680, 33}, {645, 0}, TypeTablesNone, 130, 1033, 1034, 1039, 266, 266, 266, 266, 266},  // com.apple.imac-unibody-21
  {{3687, 36}, {3692, 44}, {645, 0}, 26, 131, 1039, 1040, 1045, 268, 268, 268, 268, 268},  // com.apple.imac-unibody-21-no-optical
  {{3702, 41}, {3708, 49}, {645, 0}, TypeTablesNone, 132, 1048, 1049, 1055, 272, 272, 272, 272, 272},  // com.apple.imac-unibody-21-no-optical-2017
  {{3717, 41}, {3723, 49}, {645, 0}, TypeTablesNone, 133, 1055, 1056, 1062, 274, 274, 274, 274, 274},  // com.apple.imac-unibody-21-no-optical-2019
  {{3731, 45}, {3737, 26}, {645, 0}, TypeTablesNone, 134, 1062, 1063, 1069, 275, 275, 275, 275, 275},  // com.apple.imac-unibody-21-no-optical.mid-2015
  {{3743, 36}, {3748, 44}, {645, 0}, 27, 135, 1069, 1070, 1075, 277, 277, 277, 277, 277},  // com.apple.imac-unibody-27-no-optical
  {{3757, 41}, {3763, 49}, {645, 0}, TypeTablesNone, 136, 1080, 1081, 1087, 280, 280, 280, 280, 280},  // com.apple.imac-unibody-27-no-optical-2017
  {{3771, 41}, {3777, 49}, {645, 0}, TypeTablesNone, 137, 1087, 1088, 1094, 281, 281, 281, 281, 281},  // com.apple.imac-unibody-27-no-optical-2019
  {{3785, 41}, {3791, 49}, {645, 0}, TypeTablesNone, 138, 1094, 1095, 1101, 282, 282, 282, 282, 282},  // com.apple.imac-unibody-27-no-optical-2020
  {{3800, 46}, {3806, 54}, {645, 0}, TypeTablesNone, 139, 1101, 1102, 1108, 284, 284, 284, 284, 284},  // com.apple.imac-unibody-27-no-optical-late-2015
  {{3814, 22}, {3817, 30}, {645, 0}, TypeTablesNone, 140, 1108, 1109, 1114, 285, 285, 285, 285, 285},  // com.apple.imacpro-2017
  {{3823, 23}, {3826, 14}, {645, 0}, TypeTablesNone, 753, 1114, 1115, 1118, 286, 287, 287, 287, 287},  // com.apple.imovielibrary
  {{3828, 23}, {3831, 23}, {645, 0}, TypeTablesNone, 754, 1118, 1119, 1122, 287, 288, 288, 288, 288},  // com.apple.imovietheater
  {{3834, 21}, {3837, 14}, {645, 0}, TypeTablesNone, 141, 1122, 1123, 1125, 288, 288, 288, 289, 290},  // com.apple.ink.inktext
  {{3844, 40}, {3849, 39}, {645, 0}, TypeTablesNone, 142, 1125, 1127, 1131, 290, 292, 292, 293, 293},  // com.apple.installer-distribution-package
  {{3854, 32}, {3858, 31}, {645, 0}, TypeTablesNone, 993, 1131, 1133, 1137, 293, 294, 294, 295, 295},  // com.apple.installer-meta-package
  {{3862, 27}, {3866, 26}, {645, 0}, TypeTablesNone, 994, 1137, 1139, 1143, 295, 296, 296, 297, 297},  // com.apple.installer-package
  {{3871, 35}, {3876, 25}, {645, 0}, TypeTablesNone, 143, 1143, 1145, 1148, 297, 299, 299, 299, 299},  // com.apple.installer-package-archive
  {{3880, 39}, {3885, 15}, {645, 0}, TypeTablesNone, 144, 1148, 1150, 1154, 299, 300, 300, 300, 300},  // com.apple.intelligentsuggestions.assets
  {{3887, 27}, {3891, 22}, {645, 0}, 28, 145, 1154, 1156, 1159, 300, 300, 300, 300, 300},  // com.apple.internet-location
  {{3894, 20}, {3897, 28}, {645, 0}, 29, 146, 1167, 1168, 1170, 300, 300, 300, 300, 300},  // com.apple.ios-device
  {{3901, 23}, {3904, 31}, {645, 0}, TypeTablesNone, 147, 1177, 1178, 1181, 300, 300, 300, 300, 300},  // com.apple.ios-simulator
  {{3908, 14}, {3910, 22}, {645, 0}, 30, 148, 1181, 1182, 1185, 300, 300, 300, 301, 301},  // com.apple.ipad
  {{3917, 16}, {3919, 24}, {645, 0}, 31, 149, 1186, 1187, 1190, 304, 304, 304, 306, 306},  // com.apple.iphone
  {{3927, 19}, {3930, 27}, {645, 0}, TypeTablesNone, 150, 1196, 1197, 1201, 308, 308, 308, 308, 308},  // com.apple.iphone-3g
  {{3937, 20}, {3940, 28}, {645, 0}, TypeTablesNone, 151, 1201, 1202, 1206, 310, 310, 310, 310, 310},  // com.apple.iphone-3gs
  {{3947, 18}, {3950, 26}, {645, 0}, TypeTablesNone, 152, 1206, 1207, 1211, 312, 312, 312, 312, 312},  // com.apple.iphone-4
  {{3958, 18}, {3961, 26}, {645, 0}, 32, 153, 1211, 1212, 1216, 315, 315, 315, 315, 315},  // com.apple.iphone-8
  {{3965, 20}, {3968, 28}, {645, 0}, TypeTablesNone, 154, 1219, 1220, 1225, 315, 315, 315, 315, 315},  // com.apple.iphone-8-2
  {{3978, 20}, {3981, 28}, {645, 0}, TypeTablesNone, 155, 1225, 1226, 1231, 320, 320, 320, 320, 320},  // com.apple.iphone-8-7
  {{3985, 20}, {3988, 28}, {645, 0}, TypeTablesNone, 156, 1231, 1232, 1237, 325, 325, 325, 325, 325},  // com.apple.iphone-8-8
  {{3992, 23}, {3995, 31}, {645, 0}, 33, 157, 1237, 1238, 1242, 330, 330, 330, 330, 330},  // com.apple.iphone-8-plus
  {{3999, 25}, {4003, 33}, {645, 0}, TypeTablesNone, 995, 1245, 1246, 1251, 330, 330, 330, 330, 330},  // com.apple.iphone-8-plus-1
  {{4014, 25}, {4018, 33}, {645, 0}, TypeTablesNone, 158, 1251, 1252, 1257, 335, 335, 335, 335, 335},  // com.apple.iphone-8-plus-2
  {{4023, 25}, {4027, 33}, {645, 0}, TypeTablesNone, 159, 1257, 1258, 1263, 340, 340, 340, 340, 340},  // com.apple.iphone-8-plus-3
  {{4032, 18}, {4035, 26}, {645, 0}, 34, 160, 1263, 1264, 1270, 345, 345, 345, 345, 345},  // com.apple.iphone-x
  {{4039, 20}, {4042, 28}, {645, 0}, TypeTablesNone, 996, 1272, 1273, 1280, 345, 345, 345, 345, 345},  // com.apple.iphone-x-1
  {{4052, 20}, {4055, 28}, {645, 0}, TypeTablesNone, 997, 1280, 1281, 1288, 350, 350, 350, 350, 350},  // com.apple.iphone-x-2
  {{4059, 14}, {4061, 22}, {645, 0}, 35, 161, 1288, 1289, 1292, 355, 355, 355, 357, 357},  // com.apple.ipod
  {{4067, 22}, {4070, 30}, {645, 0}, TypeTablesNone, 162, 1296, 1297, 1300, 358, 358, 358, 358, 358},  // com.apple.ipod-classic
  {{4074, 19}, {4077, 27}, {645, 0}, TypeTablesNone, 163, 1300, 1301, 1304, 358, 358, 358, 358, 358},  // com.apple.ipod-mini
  {{4081, 19}, {4084, 27}, {645, 0}, TypeTablesNone, 164, 1304, 1305, 1308, 358, 358, 358, 358, 358},  // com.apple.ipod-nano
  {{4088, 22}, {4091, 30}, {645, 0}, 36, 165, 1308, 1309, 1312, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle
  {{4095, 27}, {4099, 35}, {645, 0}, TypeTablesNone, 166, 1316, 1317, 1321, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen1
  {{4104, 27}, {4108, 35}, {645, 0}, TypeTablesNone, 167, 1321, 1322, 1326, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen2
  {{4113, 27}, {4117, 35}, {645, 0}, TypeTablesNone, 168, 1326, 1327, 1331, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen3
  {{4122, 27}, {4126, 35}, {645, 0}, TypeTablesNone, 169, 1331, 1332, 1336, 358, 358, 358, 358, 358},  // com.apple.ipod-shuffle-gen4
  {{4131, 20}, {4134, 28}, {645, 0}, TypeTablesNone, 170, 1336, 1337, 1341, 358, 358, 358, 358, 358},  // com.apple.ipod-touch
  {{4140, 22}, {4143, 30}, {645, 0}, TypeTablesNone, 171, 1341, 1342, 1346, 360, 360, 360, 360, 360},  // com.apple.ipod-touch-2
  {{4149, 22}, {4152, 30}, {645, 0}, TypeTablesNone, 172, 1346, 1347, 1351, 362, 362, 362, 362, 362},  // com.apple.ipod-touch-3
  {{4158, 22}, {4161, 30}, {645, 0}, TypeTablesNone, 173, 1351, 1352, 1356, 364, 364, 364, 364, 364},  // com.apple.ipod-touch-4
  {{4167, 26}, {4171, 16}, {645, 0}, TypeTablesNone, 174, 1356, 1357, 1360, 366, 367, 367, 367, 367},  // com.apple.itunes.store-url
  {{4173, 27}, {4177, 30}, {4181, 35}, TypeTablesNone, 755, 1360, 1363, 1370, 367, 368, 368, 368, 368},  // com.apple.iwork.keynote.key
  {{4186, 31}, {4190, 22}, {4181, 35}, TypeTablesNone, 756, 1370, 1373, 1380, 368, 369, 369, 369, 369},  // com.apple.iwork.keynote.key-tef
  {{4193, 27}, {4197, 23}, {4181, 35}, TypeTablesNone, 757, 1380, 1383, 1390, 369, 370, 370, 370, 370},  // com.apple.iwork.keynote.kth
  {{4200, 30}, {4204, 20}, {4181, 35}, TypeTablesNone, 758, 1390, 1392, 1397, 370, 371, 372, 372, 372},  // com.apple.iwork.keynote.sffkey
  {{4207, 30}, {4211, 13}, {4181, 35}, TypeTablesNone, 759, 1397, 1399, 1404, 372, 373, 374, 374, 374},  // com.apple.iwork.keynote.sffkth
  {{4213, 31}, {4217, 29}, {4221, 35}, TypeTablesNone, 760, 1404, 1407, 1413, 374, 375, 375, 375, 375},  // com.apple.iwork.numbers.numbers
  {{4226, 35}, {4231, 25}, {4221, 35}, TypeTablesNone, 761, 1413, 1416, 1422, 375, 376, 376, 376, 376},  // com.apple.iwork.numbers.numbers-tef
  {{4235, 34}, {4240, 19}, {4221, 35}, TypeTablesNone, 762, 1422, 1425, 1430, 376, 377, 378, 378, 378},  // com.apple.iwork.numbers.sffnumbers
  {{4243, 35}, {4248, 16}, {4221, 35}, TypeTablesNone, 999, 1430, 1433, 1438, 378, 379, 380, 380, 380},  // com.apple.iwork.numbers.sfftemplate
  {{4250, 32}, {4254, 26}, {4221, 35}, TypeTablesNone, 763, 1438, 1441, 1447, 380, 381, 381, 381, 381},  // com.apple.iwork.numbers.template
  {{4258, 27}, {4262, 24}, {4265, 33}, TypeTablesNone, 764, 1447, 1449, 1454, 381, 382, 382, 382, 382},  // com.apple.iwork.pages.pages
  {{4270, 31}, {4274, 19}, {4265, 33}, TypeTablesNone, 765, 1454, 1456, 1461, 382, 383, 383, 383, 383},  // com.apple.iwork.pages.pages-tef
  {{4277, 30}, {4281, 14}, {4265, 33}, TypeTablesNone, 766, 1461, 1463, 1467, 383, 384, 385, 385, 385},  // com.apple.iwork.pages.sffpages
  {{4283, 33}, {4288, 14}, {4265, 33}, TypeTablesNone, 1000, 1467, 1469, 1473, 385, 386, 387, 387, 387},  // com.apple.iwork.pages.sfftemplate
  {{4290, 30}, {4294, 24}, {4265, 33}, TypeTablesNone, 767, 1473, 1475, 1480, 387, 388, 388, 388, 388},  // com.apple.iwork.pages.template
  {{4297, 26}, {4301, 25}, {645, 0}, TypeTablesNone, 175, 1480, 1482, 1486, 388, 389, 389, 389, 389},  // com.apple.kernel-extension
  {{4305, 21}, {4308, 26}, {645, 0}, 37, 768, 1486, 1488, 1494, 389, 389, 389, 389, 389},  // com.apple.keynote.key
  {{4312, 21}, {4315, 18}, {645, 0}, 38, 769, 1496, 1498, 1504, 389, 389, 389, 389, 389},  // com.apple.keynote.kth
  {{4318, 16}, {4320, 13}, {645, 0}, TypeTablesNone, 176, 1505, 1507, 1510, 389, 390, 390, 390, 390},  // com.apple.ktrace
  {{4322, 31}, {4326, 48}, {645, 0}, TypeTablesNone, 177, 1510, 1511, 1512, 390, 390, 390, 390, 390},  // com.apple.led-cinema-display-24
  {{4332, 31}, {4336, 48}, {645, 0}, TypeTablesNone, 178, 1512, 1513, 1514, 390, 390, 390, 390, 390},  // com.apple.led-cinema-display-27
  {{4342, 21}, {4345, 29}, {645, 0}, 39, 179, 1514, 1515, 1517, 390, 390, 390, 390, 390},  // com.apple.legacy-ipod
  {{4349, 29}, {4353, 19}, {645, 0}, TypeTablesNone, 770, 1521, 1522, 1524, 390, 390, 390, 391, 391},  // com.apple.legacy.actions-icon
  {{4357, 31}, {4361, 21}, {645, 0}, TypeTablesNone, 771, 1524, 1525, 1527, 391, 391, 391, 393, 393},  // com.apple.legacy.backward-arrow
  {{4366, 21}, {4369, 11}, {645, 0}, TypeTablesNone, 772, 1527, 1528, 1530, 393, 393, 393, 394, 394},  // com.apple.legacy.burn
  {{4372, 27}, {4376, 17}, {645, 0}, TypeTablesNone, 773, 1530, 1531, 1533, 394, 394, 394, 395, 395},  // com.apple.legacy.clock-icon
  {{4380, 27}, {4384, 17}, {645, 0}, TypeTablesNone, 774, 1533, 1534, 1536, 395, 395, 395, 396, 396},  // com.apple.legacy.connect-to
  {{4388, 34}, {4393, 24}, {645, 0}, TypeTablesNone, 775, 1536, 1537, 1539, 396, 396, 396, 397, 397},  // com.apple.legacy.customize-toolbar
  {{4397, 31}, {4401, 21}, {645, 0}, TypeTablesNone, 776, 1539, 1540, 1542, 397, 397, 397, 398, 398},  // com.apple.legacy.delete-toolbar
  {{4405, 28}, {4409, 18}, {645, 0}, TypeTablesNone, 777, 1542, 1543, 1545, 398, 398, 398, 399, 399},  // com.apple.legacy.eject-media
  {{4413, 24}, {4416, 14}, {645, 0}, TypeTablesNone, 778, 1545, 1546, 1548, 399, 399, 399, 400, 400},  // com.apple.legacy.erasing
  {{4419, 31}, {4423, 21}, {645, 0}, TypeTablesNone, 779, 1548, 1549, 1551, 400, 400, 400, 401, 401},  // com.apple.legacy.favorite-items
  {{4427, 28}, {4431, 18}, {645, 0}, TypeTablesNone, 780, 1551, 1552, 1554, 401, 401, 401, 467, 467},  // com.apple.legacy.finder-icon
  {{4500, 30}, {4504, 20}, {645, 0}, TypeTablesNone, 781, 1554, 1555, 1557, 467, 467, 467, 469, 469},  // com.apple.legacy.forward-arrow
  {{4509, 29}, {4513, 19}, {645, 0}, TypeTablesNone, 782, 1557, 1558, 1560, 469, 469, 469, 470, 470},  // com.apple.legacy.general-icon
  {{4517, 21}, {4520, 11}, {645, 0}, TypeTablesNone, 783, 1560, 1561, 1563, 470, 470, 470, 471, 471},  // com.apple.legacy.grid
  {{4523, 30}, {4527, 20}, {645, 0}, TypeTablesNone, 784, 1563, 1564, 1566, 471, 471, 471, 472, 472},  // com.apple.legacy.keep-arranged
  {{4531, 23}, {4534, 13}, {645, 0}, TypeTablesNone, 785, 1566, 1567, 1569, 472, 472, 472, 473, 473},  // com.apple.legacy.locked
  {{4537, 33}, {4542, 23}, {645, 0}, TypeTablesNone, 786, 1569, 1570, 1572, 473, 473, 473, 474, 474},  // com.apple.legacy.magnifying-glass
  {{4546, 31}, {4550, 21}, {645, 0}, TypeTablesNone, 787, 1572, 1573, 1575, 474, 474, 474, 475, 475},  // com.apple.legacy.multiple-items
  {{4554, 25}, {4558, 15}, {645, 0}, TypeTablesNone, 788, 1575, 1576, 1578, 475, 475, 475, 476, 476},  // com.apple.legacy.no-write
  {{4561, 28}, {4565, 18}, {645, 0}, TypeTablesNone, 789, 1578, 1579, 1581, 476, 476, 476, 477, 477},  // com.apple.legacy.open-folder
  {{4569, 30}, {4573, 20}, {645, 0}, TypeTablesNone, 790, 1581, 1582, 1584, 477, 477, 477, 478, 478},  // com.apple.legacy.question-mark
  {{4577, 38}, {4582, 28}, {645, 0}, TypeTablesNone, 791, 1584, 1585, 1587, 478, 478, 478, 479, 479},  // com.apple.legacy.right-container-arrow
  {{4587, 35}, {4592, 25}, {645, 0}, TypeTablesNone, 792, 1587, 1588, 1590, 479, 479, 479, 480, 480},  // com.apple.legacy.sidebar-prefs-icon
  {{4597, 28}, {4601, 18}, {645, 0}, TypeTablesNone, 793, 1590, 1591, 1593, 480, 480, 480, 481, 481},  // com.apple.legacy.synchronize
  {{4605, 38}, {4610, 28}, {645, 0}, TypeTablesNone, 794, 1593, 1594, 1596, 481, 481, 481, 482, 482},  // com.apple.legacy.toolbar-advanced-icon
  {{4615, 34}, {4620, 24}, {645, 0}, TypeTablesNone, 795, 1596, 1597, 1599, 482, 482, 482, 483, 483},  // com.apple.legacy.toolbar-info-icon
  {{4624, 36}, {4629, 26}, {645, 0}, TypeTablesNone, 796, 1599, 1600, 1602, 483, 483, 483, 484, 484},  // com.apple.legacy.toolbar-labels-icon
  {{4634, 25}, {4638, 15}, {645, 0}, TypeTablesNone, 797, 1602, 1603, 1605, 484, 484, 484, 485, 485},  // com.apple.legacy.unlocked
  {{4641, 23}, {4644, 13}, {645, 0}, TypeTablesNone, 798, 1605, 1606, 1608, 485, 485, 485, 486, 486},  // com.apple.legacy.window
  {{4647, 24}, {4650, 14}, {645, 0}, TypeTablesNone, 180, 1608, 1609, 1612, 486, 486, 486, 489, 489},  // com.apple.library-folder
  {{4655, 35}, {4660, 20}, {645, 0}, TypeTablesNone, 181, 1612, 1613, 1615, 489, 489, 489, 489, 489},  // com.apple.linkpresentation.metadata
  {{4663, 20}, {4666, 10}, {645, 0}, 40, 182, 1615, 1615, 1615, 489, 489, 489, 489, 489},  // com.apple.live-photo
  {{4668, 33}, {4673, 23}, {645, 0}, 41, 183, 1616, 1617, 1620, 489, 489, 489, 489, 489},  // com.apple.localizable-name-bundle
  {{4676, 30}, {4680, 20}, {645, 0}, TypeTablesNone, 184, 1626, 1629, 1636, 489, 490, 490, 490, 490},  // com.apple.localized-pdf-bundle
  {{4683, 13}, {4685, 8}, {645, 0}, TypeTablesNone, 185, 1636, 1638, 1644, 490, 491, 491, 491, 491},  // com.apple.log
  {{4686, 19}, {4689, 18}, {645, 0}, TypeTablesNone, 186, 1644, 1645, 1651, 491, 492, 493, 494, 494},  // com.apple.m4a-audio
  {{4693, 19}, {4696, 18}, {645, 0}, 42, 187, 1651, 1652, 1658, 494, 495, 496, 497, 497},  // com.apple.m4v-video
  {{4700, 13}, {4702, 21}, {645, 0}, 43, 188, 1659, 1661, 1664, 497, 497, 497, 499, 499},  // com.apple.mac
  {{4709, 20}, {4712, 24}, {645, 0}, 44, 189, 1674, 1675, 1679, 500, 500, 500, 501, 501},  // com.apple.mac.laptop
  {{4717, 23}, {4720, 27}, {645, 0}, 45, 190, 1684, 1685, 1689, 502, 502, 502, 503, 503},  // com.apple.mac.rackmount
  {{4727, 19}, {4730, 23}, {645, 0}, 46, 191, 1691, 1692, 1696, 504, 504, 504, 504, 504},  // com.apple.mac.tower
  {{4734, 27}, {4738, 17}, {645, 0}, TypeTablesNone, 192, 1701, 1703, 1706, 505, 506, 508, 508, 508},  // com.apple.macbinary-archive
  {{4741, 17}, {4744, 25}, {645, 0}, 47, 193, 1706, 1707, 1712, 508, 508, 508, 508, 508},  // com.apple.macbook
  {{4749, 23}, {4752, 31}, {645, 0}, TypeTablesNone, 194, 1717, 1718, 1724, 509, 509, 509, 509, 509},  // com.apple.macbook-black
  {{4764, 24}, {4767, 32}, {645, 0}, 48, 195, 1724, 1725, 1731, 513, 513, 513, 513, 513},  // com.apple.macbook-retina
  {{4775, 29}, {4779, 37}, {645, 0}, 49, 196, 1736, 1737, 1744, 515, 515, 515, 515, 515},  // com.apple.macbook-retina-gold
  {{4792, 34}, {4797, 42}, {645, 0}, TypeTablesNone, 197, 1745, 1746, 1754, 517, 517, 517, 517, 517},  // com.apple.macbook-retina-gold-2017
  {{4807, 34}, {4812, 42}, {645, 0}, TypeTablesNone, 198, 1754, 1755, 1762, 518, 518, 518, 518, 518},  // com.apple.macbook-retina-gold-2018
  {{4822, 34}, {4827, 42}, {645, 0}, 50, 199, 1762, 1763, 1770, 519, 519, 519, 519, 519},  // com.apple.macbook-retina-rose-gold
  {{4837, 39}, {4842, 47}, {645, 0}, TypeTablesNone, 200, 1771, 1772, 1780, 520, 520, 520, 520, 520},  // com.apple.macbook-retina-rose-gold-2017
  {{4852, 31}, {4856, 39}, {645, 0}, 51, 201, 1780, 1781, 1788, 521, 521, 521, 521, 521},  // com.apple.macbook-retina-silver
  {{4869, 36}, {4874, 44}, {645, 0}, TypeTablesNone, 202, 1789, 1790, 1798, 523, 523, 523, 523, 523},  // com.apple.macbook-retina-silver-2017
  {{4884, 35}, {4889, 43}, {645, 0}, 52, 203, 1798, 1799, 1806, 524, 524, 524, 524, 524},  // com.apple.macbook-retina-space-gray
  {{4907, 40}, {4912, 48}, {645, 0}, TypeTablesNone, 204, 1807, 1808, 1816, 527, 527, 527, 527, 527},  // com.apple.macbook-retina-space-gray-2017
  {{4922, 25}, {4926, 33}, {645, 0}, TypeTablesNone, 205, 1816, 1817, 1823, 528, 528, 528, 528, 528},  // com.apple.macbook-unibody
  {{4933, 33}, {4938, 41}, {645, 0}, TypeTablesNone, 206, 1823, 1824, 1830, 529, 529, 529, 529, 529},  // com.apple.macbook-unibody-plastic
  {{4948, 23}, {4951, 31}, {645, 0}, TypeTablesNone, 207, 1830, 1831, 1837, 531, 531, 531, 531, 531},  // com.apple.macbook-white
  {{4973, 20}, {4976, 28}, {645, 0}, 53, 208, 1837, 1838, 1843, 540, 540, 540, 540, 540},  // com.apple.macbookair
  {{4984, 31}, {4988, 39}, {645, 0}, TypeTablesNone, 209, 1847, 1848, 1854, 542, 542, 542, 542, 542},  // com.apple.macbookair-11-unibody
  {{5003, 28}, {5007, 36}, {645, 0}, 54, 210, 1854, 1855, 1861, 547, 547, 547, 547, 547},  // com.apple.macbookair-13-2022
  {{5013, 37}, {5018, 45}, {645, 0}, TypeTablesNone, 211, 1865, 1866, 1873, 548, 548, 548, 548, 548},  // com.apple.macbookair-13-2022-midnight
  {{5026, 35}, {5031, 43}, {645, 0}, TypeTablesNone, 212, 1873, 1874, 1881, 549, 549, 549, 549, 549},  // com.apple.macbookair-13-2022-silver
  {{5039, 39}, {5044, 47}, {645, 0}, TypeTablesNone, 213, 1881, 1882, 1889, 550, 550, 550, 550, 550},  // com.apple.macbookair-13-2022-space-gray
  {{5052, 37}, {5057, 45}, {645, 0}, TypeTablesNone, 214, 1889, 1890, 1897, 551, 551, 551, 551, 551},  // com.apple.macbookair-13-2022-stardust
  {{5065, 31}, {5069, 39}, {645, 0}, TypeTablesNone, 215, 1897, 1898, 1904, 552, 552, 552, 552, 552},  // com.apple.macbookair-13-unibody
  {{5086, 25}, {5090, 33}, {645, 0}, 55, 216, 1904, 1905, 1911, 558, 558, 558, 558, 558},  // com.apple.macbookair-2018
  {{5097, 30}, {5101, 38}, {645, 0}, 56, 217, 1915, 1916, 1923, 559, 559, 559, 559, 559},  // com.apple.macbookair-2018-gold
  {{5110, 32}, {5114, 40}, {645, 0}, 57, 218, 1924, 1925, 1932, 560, 560, 560, 560, 560},  // com.apple.macbookair-2018-silver
  {{5123, 36}, {5128, 44}, {645, 0}, 58, 219, 1933, 1934, 1941, 561, 561, 561, 561, 561},  // com.apple.macbookair-2018-space-gray
  {{5138, 25}, {5142, 33}, {645, 0}, 59, 220, 1942, 1943, 1950, 562, 562, 562, 562, 562},  // com.apple.macbookair-2019
  {{5149, 30}, {5153, 38}, {645, 0}, 60, 221, 1951, 1952, 1960, 563, 563, 563, 563, 563},  // com.apple.macbookair-2019-gold
  {{5162, 32}, {5166, 40}, {645, 0}, 61, 222, 1961, 1962, 1970, 564, 564, 564, 564, 564},  // com.apple.macbookair-2019-silver
  {{5175, 36}, {5180, 44}, {645, 0}, 62, 223, 1971, 1972, 1980, 565, 565, 565, 565, 565},  // com.apple.macbookair-2019-space-gray
  {{5190, 25}, {5194, 33}, {645, 0}, 63, 224, 1981, 1982, 1990, 566, 566, 566, 566, 566},  // com.apple.macbookair-2020
  {{5201, 30}, {5205, 38}, {645, 0}, 64, 225, 1991, 1992, 2001, 567, 567, 567, 567, 567},  // com.apple.macbookair-2020-gold
  {{5214, 32}, {5218, 40}, {645, 0}, 65, 226, 2002, 2003, 2012, 568, 568, 568, 568, 568},  // com.apple.macbookair-2020-silver
  {{5227, 36}, {5232, 44}, {645, 0}, 66, 227, 2013, 2014, 2023, 569, 569, 569, 569, 569},  // com.apple.macbookair-2020-space-gray
  {{5242, 30}, {5246, 38}, {645, 0}, 67, 228, 2024, 2025, 2034, 570, 570, 570, 570, 570},  // com.apple.macbookair-late-2020
  {{5253, 35}, {5258, 43}, {645, 0}, TypeTablesNone, 229, 2037, 2039, 2052, 571, 571, 571, 571, 571},  // com.apple.macbookair-late-2020-gold
  {{5267, 37}, {5272, 45}, {645, 0}, TypeTablesNone, 230, 2052, 2054, 2067, 572, 572, 572, 572, 572},  // com.apple.macbookair-late-2020-silver
  {{5281, 41}, {5287, 49}, {645, 0}, TypeTablesNone, 231, 2067, 2069, 2082, 573, 573, 573, 573, 573},  // com.apple.macbookair-late-2020-space-gray
  {{5297, 20}, {5300, 28}, {645, 0}, 68, 232, 2082, 2083, 2088, 574, 574, 574, 574, 574},  // com.apple.macbookpro
  {{5306, 28}, {5310, 36}, {645, 0}, 69, 233, 2101, 2102, 2109, 575, 575, 575, 575, 575},  // com.apple.macbookpro-13-2022
  {{5316, 35}, {5321, 43}, {645, 0}, TypeTablesNone, 234, 2111, 2113, 2122, 576, 576, 576, 576, 576},  // com.apple.macbookpro-13-2022-silver
  {{5329, 39}, {5334, 47}, {645, 0}, TypeTablesNone, 235, 2122, 2124, 2133, 577, 577, 577, 577, 577},  // com.apple.macbookpro-13-2022-space-gray
  {{5342, 38}, {5347, 46}, {645, 0}, TypeTablesNone, 236, 2133, 2134, 2140, 578, 578, 578, 578, 578},  // com.apple.macbookpro-13-retina-display
  {{5359, 50}, {5366, 58}, {645, 0}, 70, 237, 2140, 2141, 2148, 581, 581, 581, 581, 581},  // com.apple.macbookpro-13-retina-four-usb-ports-2020
  {{5376, 57}, {5384, 65}, {645, 0}, TypeTablesNone, 238, 2150, 2152, 2161, 582, 582, 582, 582, 582},  // com.apple.macbookpro-13-retina-four-usb-ports-silver-2020
  {{5398, 61}, {5406, 69}, {645, 0}, TypeTablesNone, 239, 2161, 2163, 2172, 583, 583, 583, 583, 583},  // com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020
  {{5420, 38}, {5425, 46}, {645, 0}, 71, 240, 2172, 2173, 2179, 584, 584, 584, 584, 584},  // com.apple.macbookpro-13-retina-touchid
  {{5433, 43}, {5439, 51}, {645, 0}, TypeTablesNone, 241, 2186, 2187, 2194, 585, 585, 585, 585, 585},  // com.apple.macbookpro-13-retina-touchid-2017
  {{5448, 43}, {5454, 51}, {645, 0}, 72, 242, 2194, 2195, 2202, 586, 586, 586, 586, 586},  // com.apple.macbookpro-13-retina-touchid-2018
  {{5463, 43}, {5469, 51}, {645, 0}, 73, 243, 2204, 2205, 2212, 587, 587, 587, 587, 587},  // com.apple.macbookpro-13-retina-touchid-2020
  {{5478, 48}, {5484, 56}, {645, 0}, 74, 244, 2215, 2216, 2224, 588, 588, 588, 588, 588},  // com.apple.macbookpro-13-retina-touchid-late-2020
  {{5493, 45}, {5499, 53}, {645, 0}, 75, 245, 2226, 2227, 2234, 589, 589, 589, 589, 589},  // com.apple.macbookpro-13-retina-touchid-silver
  {{5511, 50}, {5518, 58}, {645, 0}, TypeTablesNone, 246, 2239, 2240, 2248, 590, 590, 590, 590, 590},  // com.apple.macbookpro-13-retina-touchid-silver-2017
  {{5531, 50}, {5538, 58}, {645, 0}, TypeTablesNone, 247, 2248, 2250, 2259, 591, 591, 591, 591, 591},  // com.apple.macbookpro-13-retina-touchid-silver-2018
  {{5551, 50}, {5558, 58}, {645, 0}, 76, 248, 2259, 2261, 2270, 592, 592, 592, 592, 592},  // com.apple.macbookpro-13-retina-touchid-silver-2020
  {{5571, 55}, {5578, 63}, {645, 0}, TypeTablesNone, 249, 2271, 2273, 2284, 593, 593, 593, 593, 593},  // com.apple.macbookpro-13-retina-touchid-silver-late-2020
  {{5589, 49}, {5596, 57}, {645, 0}, 77, 250, 2284, 2285, 2292, 594, 594, 594, 594, 594},  // com.apple.macbookpro-13-retina-touchid-space-gray
  {{5609, 54}, {5616, 62}, {645, 0}, TypeTablesNone, 251, 2297, 2298, 2306, 595, 595, 595, 595, 595},  // com.apple.macbookpro-13-retina-touchid-space-gray-2017
  {{5629, 54}, {5636, 62}, {645, 0}, TypeTablesNone, 252, 2306, 2308, 2317, 596, 596, 596, 596, 596},  // com.apple.macbookpro-13-retina-touchid-space-gray-2018
  {{5649, 54}, {5656, 62}, {645, 0}, 78, 253, 2317, 2319, 2328, 597, 597, 597, 597, 597},  // com.apple.macbookpro-13-retina-touchid-space-gray-2020
  {{5669, 59}, {5677, 67}, {645, 0}, TypeTablesNone, 254, 2329, 2331, 2342, 598, 598, 598, 598, 598},  // com.apple.macbookpro-13-retina-touchid-space-gray-late-2020
  {{5689, 35}, {5694, 43}, {645, 0}, 79, 255, 2342, 2343, 2349, 599, 599, 599, 599, 599},  // com.apple.macbookpro-13-retina-usbc
  {{5702, 40}, {5707, 48}, {645, 0}, TypeTablesNone, 256, 2353, 2354, 2361, 600, 600, 600, 600, 600},  // com.apple.macbookpro-13-retina-usbc-2017
  {{5715, 40}, {5720, 48}, {645, 0}, 80, 257, 2361, 2362, 2369, 601, 601, 601, 601, 601},  // com.apple.macbookpro-13-retina-usbc-2019
  {{5728, 42}, {5734, 50}, {645, 0}, 81, 258, 2371, 2372, 2379, 602, 602, 602, 602, 602},  // com.apple.macbookpro-13-retina-usbc-silver
  {{5746, 47}, {5752, 55}, {645, 0}, TypeTablesNone, 259, 2381, 2382, 2390, 603, 603, 603, 603, 603},  // com.apple.macbookpro-13-retina-usbc-silver-2017
  {{5764, 47}, {5770, 55}, {645, 0}, TypeTablesNone, 260, 2390, 2392, 2401, 604, 604, 604, 604, 604},  // com.apple.macbookpro-13-retina-usbc-silver-2019
  {{5782, 46}, {5788, 54}, {645, 0}, 82, 261, 2401, 2402, 2409, 605, 605, 605, 605, 605},  // com.apple.macbookpro-13-retina-usbc-space-gray
  {{5800, 51}, {5807, 59}, {645, 0}, TypeTablesNone, 262, 2411, 2412, 2420, 606, 606, 606, 606, 606},  // com.apple.macbookpro-13-retina-usbc-space-gray-2017
  {{5820, 51}, {5827, 59}, {645, 0}, TypeTablesNone, 263, 2420, 2422, 2431, 607, 607, 607, 607, 607},  // com.apple.macbookpro-13-retina-usbc-space-gray-2019
  {{5840, 31}, {5844, 39}, {645, 0}, TypeTablesNone, 264, 2431, 2432, 2438, 608, 608, 608, 608, 608},  // com.apple.macbookpro-13-unibody
  {{5857, 23}, {5860, 31}, {645, 0}, 83, 265, 2438, 2439, 2445, 612, 612, 612, 612, 612},  // com.apple.macbookpro-14
  {{5864, 28}, {5868, 36}, {645, 0}, 84, 266, 2448, 2450, 2458, 612, 612, 612, 612, 612},  // com.apple.macbookpro-14-2021
  {{5877, 35}, {5882, 43}, {645, 0}, TypeTablesNone, 267, 2460, 2462, 2472, 614, 614, 614, 614, 614},  // com.apple.macbookpro-14-2021-silver
  {{5894, 39}, {5899, 47}, {645, 0}, TypeTablesNone, 268, 2472, 2474, 2484, 616, 616, 616, 616, 616},  // com.apple.macbookpro-14-2021-space-gray
  {{5911, 30}, {5915, 38}, {645, 0}, 85, 269, 2484, 2485, 2492, 618, 618, 618, 618, 618},  // com.apple.macbookpro-14-silver
  {{5920, 34}, {5925, 42}, {645, 0}, 86, 270, 2493, 2494, 2501, 618, 618, 618, 618, 618},  // com.apple.macbookpro-14-space-gray
  {{5931, 23}, {5934, 31}, {645, 0}, TypeTablesNone, 271, 2502, 2503, 2509, 618, 618, 618, 618, 618},  // com.apple.macbookpro-15
  {{5946, 33}, {5951, 41}, {645, 0}, 87, 272, 2509, 2510, 2517, 622, 622, 622, 622, 622},  // com.apple.macbookpro-15-late-2018
  {{5959, 38}, {5964, 46}, {645, 0}, TypeTablesNone, 273, 2519, 2520, 2526, 623, 623, 623, 623, 623},  // com.apple.macbookpro-15-retina-display
  {{5980, 38}, {5985, 46}, {645, 0}, 88, 274, 2526, 2527, 2533, 628, 628, 628, 628, 628},  // com.apple.macbookpro-15-retina-touchid
  {{5993, 43}, {5999, 51}, {645, 0}, TypeTablesNone, 275, 2538, 2539, 2546, 629, 629, 629, 629, 629},  // com.apple.macbookpro-15-retina-touchid-2017
  {{6008, 43}, {6014, 51}, {645, 0}, 89, 276, 2546, 2547, 2554, 630, 630, 630, 630, 630},  // com.apple.macbookpro-15-retina-touchid-2018
  {{6023, 45}, {6029, 53}, {645, 0}, 90, 277, 2556, 2557, 2564, 631, 631, 631, 631, 631},  // com.apple.macbookpro-15-retina-touchid-silver
  {{6041, 50}, {6048, 58}, {645, 0}, TypeTablesNone, 278, 2567, 2568, 2576, 632, 632, 632, 632, 632},  // com.apple.macbookpro-15-retina-touchid-silver-2017
  {{6061, 50}, {6068, 58}, {645, 0}, TypeTablesNone, 279, 2576, 2578, 2587, 633, 633, 633, 633, 633},  // com.apple.macbookpro-15-retina-touchid-silver-2018
  {{6081, 49}, {6088, 57}, {645, 0}, 91, 280, 2587, 2588, 2595, 634, 634, 634, 634, 634},  // com.apple.macbookpro-15-retina-touchid-space-gray
  {{6101, 54}, {6108, 62}, {645, 0}, TypeTablesNone, 281, 2598, 2599, 2607, 635, 635, 635, 635, 635},  // com.apple.macbookpro-15-retina-touchid-space-gray-2017
  {{6121, 54}, {6128, 62}, {645, 0}, TypeTablesNone, 282, 2607, 2609, 2618, 636, 636, 636, 636, 636},  // com.apple.macbookpro-15-retina-touchid-space-gray-2018
  {{6141, 40}, {6146, 48}, {645, 0}, TypeTablesNone, 283, 2618, 2620, 2629, 637, 637, 637, 637, 637},  // com.apple.macbookpro-15-silver-late-2018
  {{6157, 44}, {6163, 52}, {645, 0}, TypeTablesNone, 284, 2629, 2631, 2640, 638, 638, 638, 638, 638},  // com.apple.macbookpro-15-space-gray-late-2018
  {{6175, 31}, {6179, 39}, {645, 0}, TypeTablesNone, 285, 2640, 2641, 2647, 639, 639, 639, 639, 639},  // com.apple.macbookpro-15-unibody
  {{6196, 23}, {6199, 31}, {645, 0}, 92, 286, 2647, 2648, 2654, 645, 645, 645, 645, 645},  // com.apple.macbookpro-16
  {{6205, 28}, {6209, 36}, {645, 0}, 93, 287, 2658, 2660, 2668, 646, 646, 646, 646, 646},  // com.apple.macbookpro-16-2021
  {{6218, 35}, {6223, 43}, {645, 0}, TypeTablesNone, 288, 2670, 2672, 2682, 648, 648, 648, 648, 648},  // com.apple.macbookpro-16-2021-silver
  {{6235, 39}, {6240, 47}, {645, 0}, TypeTablesNone, 289, 2682, 2684, 2694, 650, 650, 650, 650, 650},  // com.apple.macbookpro-16-2021-space-gray
  {{6252, 32}, {6256, 40}, {645, 0}, 94, 290, 2694, 2695, 2702, 652, 652, 652, 652, 652},  // com.apple.macbookpro-16-mid-2020
  {{6263, 30}, {6267, 38}, {645, 0}, 95, 291, 2704, 2705, 2712, 653, 653, 653, 653, 653},  // com.apple.macbookpro-16-silver
  {{6277, 39}, {6282, 47}, {645, 0}, TypeTablesNone, 292, 2714, 2716, 2725, 654, 654, 654, 654, 654},  // com.apple.macbookpro-16-silver-mid-2020
  {{6293, 34}, {6298, 42}, {645, 0}, 96, 293, 2725, 2726, 2733, 655, 655, 655, 655, 655},  // com.apple.macbookpro-16-space-gray
  {{6309, 43}, {6315, 51}, {645, 0}, TypeTablesNone, 294, 2735, 2737, 2746, 656, 656, 656, 656, 656},  // com.apple.macbookpro-16-space-gray-mid-2020
  {{6327, 23}, {6330, 31}, {645, 0}, TypeTablesNone, 295, 2746, 2747, 2753, 657, 657, 657, 657, 657},  // com.apple.macbookpro-17
  {{6338, 31}, {6342, 39}, {645, 0}, TypeTablesNone, 296, 2753, 2754, 2760, 659, 659, 659, 659, 659},  // com.apple.macbookpro-17-unibody
  {{6353, 25}, {6357, 33}, {645, 0}, 97, 297, 2760, 2761, 2767, 662, 662, 662, 662, 662},  // com.apple.macbookpro-2021
  {{6362, 23}, {6365, 13}, {645, 0}, 98, 298, 2769, 2770, 2774, 662, 662, 663, 663, 663},  // com.apple.mach-o-binary
  {{6367, 23}, {6370, 26}, {645, 0}, TypeTablesNone, 299, 2780, 2781, 2786, 663, 663, 663, 663, 663},  // com.apple.mach-o-bundle
  {{6374, 21}, {6377, 24}, {645, 0}, TypeTablesNone, 300, 2786, 2787, 2792, 663, 663, 663, 663, 663},  // com.apple.mach-o-core
  {{6380, 22}, {6383, 22}, {645, 0}, TypeTablesNone, 301, 2792, 2793, 2798, 663, 664, 664, 664, 664},  // com.apple.mach-o-dylib
  {{6386, 27}, {6390, 17}, {645, 0}, TypeTablesNone, 302, 2798, 2799, 2804, 664, 664, 664, 664, 664},  // com.apple.mach-o-executable
  {{6393, 23}, {6396, 26}, {645, 0}, TypeTablesNone, 303, 2804, 2805, 2810, 664, 664, 664, 664, 664},  // com.apple.mach-o-object
  {{6400, 17}, {6403, 25}, {645, 0}, 99, 304, 2810, 2811, 2815, 664, 664, 664, 665, 665},  // com.apple.macmini
  {{6408, 22}, {6411, 30}, {645, 0}, TypeTablesNone, 305, 2821, 2822, 2827, 665, 665, 665, 665, 665},  // com.apple.macmini-2018
  {{6418, 22}, {6421, 30}, {645, 0}, TypeTablesNone, 306, 2827, 2828, 2833, 667, 667, 667, 667, 667},  // com.apple.macmini-2020
  {{6427, 26}, {6431, 34}, {645, 0}, TypeTablesNone, 307, 2833, 2834, 2839, 668, 668, 668, 668, 668},  // com.apple.macmini-core-duo
  {{6442, 20}, {6445, 28}, {645, 0}, TypeTablesNone, 308, 2839, 2840, 2845, 671, 671, 671, 671, 671},  // com.apple.macmini-g4
  {{6453, 25}, {6457, 33}, {645, 0}, TypeTablesNone, 309, 2845, 2846, 2851, 673, 673, 673, 673, 673},  // com.apple.macmini-unibody
  {{6464, 36}, {6469, 44}, {645, 0}, TypeTablesNone, 310, 2851, 2852, 2857, 674, 674, 674, 674, 674},  // com.apple.macmini-unibody-no-optical
  {{6478, 24}, {6481, 14}, {645, 0}, TypeTablesNone, 311, 2857, 2858, 2862, 677, 678, 678, 679, 679},  // com.apple.macpaint-image
  {{6484, 16}, {6486, 24}, {645, 0}, 100, 312, 2862, 2863, 2867, 679, 679, 679, 680, 680},  // com.apple.macpro
  {{6491, 21}, {6494, 29}, {645, 0}, TypeTablesNone, 313, 2871, 2873, 2879, 681, 681, 681, 681, 681},  // com.apple.macpro-2019
  {{6504, 31}, {6508, 39}, {645, 0}, TypeTablesNone, 314, 2879, 2881, 2887, 683, 683, 683, 683, 683},  // com.apple.macpro-2019-rackmount
  {{6517, 25}, {6521, 33}, {645, 0}, TypeTablesNone, 315, 2887, 2889, 2895, 684, 684, 684, 685, 685},  // com.apple.macpro-cylinder
  {{6529, 25}, {6533, 33}, {645, 0}, TypeTablesNone, 316, 2895, 2897, 2903, 686, 686, 686, 686, 686},  // com.apple.macpro-firewire
  {{6548, 19}, {6551, 27}, {645, 0}, TypeTablesNone, 317, 2903, 2904, 2908, 691, 691, 691, 691, 691},  // com.apple.macstudio
  {{6557, 32}, {6561, 39}, {645, 0}, TypeTablesNone, 318, 2908, 2909, 2913, 693, 694, 694, 695, 695},  // com.apple.mail-internet-location
  {{6567, 20}, {6570, 14}, {645, 0}, TypeTablesNone, 799, 2913, 2915, 2919, 695, 696, 697, 697, 697},  // com.apple.mail.email
  {{6572, 19}, {6575, 28}, {645, 0}, TypeTablesNone, 800, 2919, 2921, 2925, 697, 698, 698, 698, 698},  // com.apple.mail.emlx
  {{6579, 25}, {6583, 15}, {645, 0}, TypeTablesNone, 319, 2925, 2926, 2928, 698, 698, 698, 698, 698},  // com.apple.mapkit.map-item
  {{6585, 20}, {6588, 19}, {645, 0}, TypeTablesNone, 320, 2928, 2930, 2934, 698, 699, 699, 699, 699},  // com.apple.menu-extra
  {{6591, 27}, {6595, 18}, {645, 0}, TypeTablesNone, 321, 2934, 2935, 2940, 699, 700, 700, 700, 700},  // com.apple.metadata-importer
  {{6598, 22}, {6601, 28}, {645, 0}, TypeTablesNone, 322, 2940, 2941, 2946, 700, 702, 703, 703, 703},  // com.apple.mobileconfig
  {{6605, 25}, {6609, 22}, {645, 0}, TypeTablesNone, 323, 2946, 2947, 2949, 703, 704, 705, 705, 705},  // com.apple.mobileprovision
  {{6612, 21}, {6615, 11}, {645, 0}, TypeTablesNone, 324, 2949, 2951, 2953, 705, 705, 705, 705, 705},  // com.apple.mount-point
  {{6617, 22}, {6620, 12}, {645, 0}, TypeTablesNone, 325, 2953, 2954, 2957, 705, 705, 705, 708, 708},  // com.apple.movie-folder
  {{6625, 25}, {6629, 23}, {645, 0}, TypeTablesNone, 326, 2957, 2958, 2964, 708, 709, 710, 711, 711},  // com.apple.mpeg-4-ringtone
  {{6633, 22}, {6636, 12}, {645, 0}, TypeTablesNone, 327, 2964, 2965, 2968, 711, 711, 711, 714, 714},  // com.apple.music-folder
  {{6641, 30}, {6645, 47}, {645, 0}, TypeTablesNone, 328, 2968, 2968, 2968, 714, 714, 714, 717, 717},  // com.apple.network-neighborhood
  {{6654, 32}, {6658, 39}, {645, 0}, TypeTablesNone, 329, 2968, 2969, 2973, 717, 718, 718, 719, 719},  // com.apple.news-internet-location
  {{6664, 20}, {6667, 17}, {645, 0}, TypeTablesNone, 801, 2973, 2974, 2976, 719, 719, 719, 720, 720},  // com.apple.not-loaded
  {{6671, 23}, {6674, 40}, {645, 0}, TypeTablesNone, 330, 2976, 2976, 2976, 720, 720, 720, 720, 720},  // com.apple.notifications
  {{6679, 23}, {6682, 20}, {645, 0}, TypeTablesNone, 331, 2976, 2977, 2981, 720, 720, 720, 720, 720},  // com.apple.nspboard-type
  {{6685, 16}, {6687, 13}, {645, 0}, TypeTablesNone, 332, 2981, 2982, 2986, 720, 720, 720, 720, 720},  // com.apple.ostype
  {{6689, 17}, {6692, 25}, {645, 0}, 101, 333, 2986, 2987, 2989, 720, 720, 720, 720, 720},  // com.apple.package
  {{6696, 21}, {6699, 18}, {645, 0}, TypeTablesNone, 334, 3028, 3030, 3037, 720, 721, 721, 721, 721},  // com.apple.panicreport
  {{6702, 47}, {6708, 53}, {645, 0}, TypeTablesNone, 335, 3037, 3037, 3037, 721, 721, 721, 721, 721},  // com.apple.pasteboard.promised-file-content-type
  {{6715, 38}, {6720, 44}, {645, 0}, TypeTablesNone, 336, 3037, 3037, 3037, 721, 721, 721, 721, 721},  // com.apple.pasteboard.promised-file-url
  {{6726, 20}, {6729, 23}, {645, 0}, TypeTablesNone, 337, 3037, 3039, 3042, 721, 721, 721, 721, 721},  // com.apple.pef-binary
  {{6732, 14}, {6734, 10}, {645, 0}, TypeTablesNone, 338, 3042, 3043, 3047, 721, 724, 727, 728, 730},  // com.apple.pict
  {{6743, 25}, {6747, 15}, {645, 0}, TypeTablesNone, 339, 3047, 3048, 3051, 730, 730, 730, 733, 733},  // com.apple.pictures-folder
  {{6752, 16}, {6754, 21}, {645, 0}, TypeTablesNone, 340, 3051, 3053, 3057, 733, 734, 735, 735, 735},  // com.apple.pkpass
  {{6757, 21}, {6760, 11}, {645, 0}, TypeTablesNone, 341, 3057, 3058, 3060, 735, 736, 736, 736, 736},  // com.apple.pkpass-data
  {{6762, 23}, {6765, 13}, {645, 0}, TypeTablesNone, 342, 3060, 3061, 3063, 736, 737, 738, 738, 738},  // com.apple.pkpasses-data
  {{6767, 16}, {6769, 14}, {645, 0}, 102, 343, 3063, 3065, 3069, 738, 739, 739, 740, 740},  // com.apple.plugin
  {{6772, 19}, {6775, 18}, {645, 0}, TypeTablesNone, 344, 3075, 3077, 3081, 740, 741, 741, 741, 741},  // com.apple.pluginkit
  {{6778, 19}, {6781, 27}, {645, 0}, 103, 345, 3081, 3082, 3087, 741, 741, 741, 741, 741},  // com.apple.powerbook
  {{6787, 25}, {6791, 33}, {645, 0}, TypeTablesNone, 346, 3091, 3092, 3098, 742, 742, 742, 742, 742},  // com.apple.powerbook-g4-12
  {{6804, 25}, {6808, 33}, {645, 0}, TypeTablesNone, 347, 3098, 3099, 3105, 746, 746, 746, 746, 746},  // com.apple.powerbook-g4-15
  {{6821, 25}, {6825, 33}, {645, 0}, TypeTablesNone, 348, 3105, 3106, 3112, 750, 750, 750, 750, 750},  // com.apple.powerbook-g4-17
  {{6840, 31}, {6844, 39}, {645, 0}, TypeTablesNone, 349, 3112, 3113, 3119, 755, 755, 755, 755, 755},  // com.apple.powerbook-g4-titanium
  {{6857, 18}, {6860, 26}, {645, 0}, 104, 350, 3119, 3120, 3125, 759, 759, 759, 759, 759},  // com.apple.powermac
  {{6865, 42}, {6871, 50}, {645, 0}, TypeTablesNone, 351, 3128, 3129, 3135, 760, 760, 760, 760, 760},  // com.apple.powermac-g4-mirrored-drive-doors
  {{6880, 33}, {6885, 41}, {645, 0}, TypeTablesNone, 352, 3135, 3136, 3142, 761, 761, 761, 761, 761},  // com.apple.powermac-g4-quicksilver
  {{6893, 21}, {6896, 29}, {645, 0}, TypeTablesNone, 353, 3142, 3143, 3149, 762, 762, 762, 762, 762},  // com.apple.powermac-g5
  {{6911, 21}, {6914, 20}, {645, 0}, TypeTablesNone, 354, 3149, 3150, 3155, 767, 768, 768, 768, 768},  // com.apple.ppp-plug-in
  {{6917, 35}, {6922, 17}, {645, 0}, TypeTablesNone, 355, 3155, 3158, 3163, 768, 769, 769, 769, 769},  // com.apple.private.live-photo-bundle
  {{6925, 25}, {6929, 42}, {645, 0}, TypeTablesNone, 356, 3163, 3164, 3165, 769, 769, 769, 769, 769},  // com.apple.pro-display-xdr
  {{6935, 34}, {6940, 31}, {645, 0}, TypeTablesNone, 357, 3165, 3166, 3168, 769, 769, 769, 770, 770},  // com.apple.profile-background-color
  {{6945, 32}, {6949, 29}, {645, 0}, TypeTablesNone, 358, 3168, 3169, 3171, 770, 770, 770, 771, 771},  // com.apple.profile-font-and-color
  {{6954, 27}, {6958, 24}, {645, 0}, TypeTablesNone, 359, 3171, 3172, 3173, 771, 771, 771, 772, 772},  // com.apple.profile-font-icon
  {{6962, 23}, {6965, 13}, {645, 0}, 105, 360, 3173, 3174, 3176, 772, 773, 773, 773, 773},  // com.apple.property-list
  {{6967, 32}, {6971, 22}, {645, 0}, 106, 361, 3179, 3180, 3185, 773, 774, 774, 775, 775},  // com.apple.protected-mpeg-4-audio
  {{6975, 34}, {6980, 32}, {645, 0}, TypeTablesNone, 362, 3186, 3187, 3193, 775, 776, 776, 777, 777},  // com.apple.protected-mpeg-4-audio-b
  {{6985, 32}, {6989, 22}, {645, 0}, TypeTablesNone, 363, 3193, 3194, 3201, 777, 777, 777, 777, 777},  // com.apple.protected-mpeg-4-video
  {{6992, 26}, {6996, 23}, {645, 0}, TypeTablesNone, 364, 3201, 3202, 3207, 777, 778, 778, 778, 778},  // com.apple.provisionprofile
  {{6999, 23}, {7002, 13}, {645, 0}, TypeTablesNone, 365, 3207, 3208, 3211, 778, 778, 778, 780, 780},  // com.apple.public-folder
  {{7006, 37}, {7011, 40}, {645, 0}, TypeTablesNone, 366, 3211, 3213, 3216, 780, 781, 782, 782, 782},  // com.apple.quartz-composer-composition
  {{7016, 29}, {7020, 20}, {645, 0}, TypeTablesNone, 367, 3216, 3217, 3222, 782, 783, 783, 783, 783},  // com.apple.quicklook-generator
  {{7023, 25}, {7027, 15}, {645, 0}, TypeTablesNone, 368, 3222, 3223, 3227, 783, 785, 786, 787, 787},  // com.apple.quicktime-image
  {{7029, 25}, {7033, 15}, {645, 0}, TypeTablesNone, 369, 3227, 3228, 3233, 787, 789, 790, 791, 791},  // com.apple.quicktime-movie
  {{7036, 17}, {7039, 12}, {645, 0}, TypeTablesNone, 370, 3233, 3234, 3236, 791, 792, 793, 793, 793},  // com.apple.reality
  {{7041, 20}, {7044, 39}, {645, 0}, 107, 371, 3236, 3236, 3236, 793, 793, 793, 793, 793},  // com.apple.resolvable
  {{7049, 20}, {7052, 24}, {645, 0}, TypeTablesNone, 372, 3241, 3242, 3248, 793, 794, 794, 794, 794},  // com.apple.rez-source
  {{7055, 14}, {7057, 17}, {645, 0}, TypeTablesNone, 373, 3248, 3250, 3255, 794, 795, 795, 795, 795},  // com.apple.rtfd
  {{7060, 24}, {7063, 14}, {645, 0}, TypeTablesNone, 374, 3255, 3257, 3261, 795, 797, 797, 797, 797},  // com.apple.scenekit.scene
  {{7065, 30}, {7069, 27}, {645, 0}, TypeTablesNone, 375, 3261, 3262, 3267, 797, 798, 798, 798, 798},  // com.apple.scripting-definition
  {{7073, 36}, {7078, 26}, {645, 0}, TypeTablesNone, 376, 3267, 3268, 3271, 798, 798, 798, 799, 799},  // com.apple.server-applications-folder
  {{7083, 24}, {7086, 14}, {645, 0}, TypeTablesNone, 377, 3271, 3272, 3275, 799, 799, 799, 800, 800},  // com.apple.servers-folder
  {{7089, 29}, {7093, 28}, {645, 0}, TypeTablesNone, 378, 3275, 3276, 3284, 800, 801, 801, 801, 801},  // com.apple.service-application
  {{7097, 23}, {7100, 20}, {645, 0}, TypeTablesNone, 379, 3284, 3285, 3287, 801, 802, 802, 802, 802},  // com.apple.shazamcatalog
  {{7103, 25}, {7107, 22}, {645, 0}, TypeTablesNone, 380, 3287, 3288, 3290, 802, 803, 803, 803, 803},  // com.apple.shazamsignature
  {{7110, 23}, {7113, 20}, {645, 0}, TypeTablesNone, 381, 3290, 3292, 3299, 803, 804, 804, 804, 804},  // com.apple.shutdownstall
  {{7118, 22}, {7121, 12}, {645, 0}, TypeTablesNone, 382, 3299, 3300, 3303, 804, 804, 804, 806, 806},  // com.apple.sites-folder
  {{7125, 20}, {7128, 17}, {645, 0}, TypeTablesNone, 383, 3303, 3305, 3312, 806, 807, 807, 807, 807},  // com.apple.spinreport
  {{7131, 26}, {7135, 42}, {645, 0}, TypeTablesNone, 384, 3312, 3313, 3314, 807, 807, 807, 812, 812},  // com.apple.storage-external
  {{7146, 26}, {7150, 42}, {645, 0}, TypeTablesNone, 385, 3314, 3315, 3316, 812, 812, 812, 814, 814},  // com.apple.storage-internal
  {{7158, 25}, {7162, 41}, {645, 0}, TypeTablesNone, 386, 3316, 3317, 3318, 814, 814, 814, 815, 815},  // com.apple.storage-netboot
  {{7169, 27}, {7173, 43}, {645, 0}, TypeTablesNone, 387, 3318, 3319, 3320, 815, 815, 815, 817, 817},  // com.apple.storage-removable
  {{7181, 25}, {7185, 15}, {645, 0}, 108, 388, 3320, 3321, 3326, 817, 817, 817, 817, 817},  // com.apple.structured-text
  {{7187, 33}, {7192, 14}, {645, 0}, TypeTablesNone, 389, 3330, 3331, 3337, 817, 817, 817, 817, 817},  // com.apple.structured-text.address
  {{7194, 30}, {7198, 11}, {645, 0}, TypeTablesNone, 390, 3337, 3338, 3344, 817, 817, 817, 817, 817},  // com.apple.structured-text.date
  {{7200, 42}, {7206, 23}, {645, 0}, TypeTablesNone, 391, 3344, 3345, 3351, 817, 817, 817, 817, 817},  // com.apple.structured-text.telephone-number
  {{7209, 45}, {7215, 26}, {645, 0}, TypeTablesNone, 392, 3351, 3352, 3358, 817, 817, 817, 817, 817},  // com.apple.structured-text.transit-information
  {{7219, 24}, {7222, 41}, {645, 0}, TypeTablesNone, 393, 3358, 3359, 3360, 817, 817, 817, 817, 817},  // com.apple.studio-display
  {{7230, 23}, {7233, 27}, {645, 0}, TypeTablesNone, 394, 3360, 3361, 3367, 818, 819, 819, 819, 819},  // com.apple.symbol-export
  {{7237, 26}, {7241, 25}, {645, 0}, TypeTablesNone, 395, 3367, 3369, 3374, 819, 820, 820, 820, 820},  // com.apple.system-extension
  {{7245, 35}, {7250, 15}, {645, 0}, TypeTablesNone, 396, 3374, 3376, 3380, 820, 821, 821, 821, 821},  // com.apple.systempreference.prefpane
  {{7253, 39}, {7258, 21}, {645, 0}, TypeTablesNone, 397, 3380, 3382, 3386, 821, 822, 822, 822, 822},  // com.apple.systempreference.screen-saver
  {{7261, 45}, {7267, 27}, {645, 0}, TypeTablesNone, 398, 3386, 3388, 3392, 822, 823, 823, 823, 823},  // com.apple.systempreference.screen-slide-saver
  {{7273, 22}, {7276, 30}, {645, 0}, 109, 399, 3392, 3393, 3395, 823, 823, 823, 824, 824},  // com.apple.time-capsule
  {{7296, 36}, {7301, 33}, {645, 0}, TypeTablesNone, 400, 3396, 3397, 3402, 832, 832, 832, 834, 834},  // com.apple.traditional-mac-plain-text
  {{7308, 21}, {7311, 20}, {645, 0}, TypeTablesNone, 401, 3402, 3403, 3406, 834, 834, 834, 836, 836},  // com.apple.trash-empty
  {{7316, 20}, {7319, 19}, {645, 0}, TypeTablesNone, 402, 3406, 3407, 3410, 836, 836, 836, 837, 837},  // com.apple.trash-full
  {{7323, 41}, {7329, 30}, {645, 0}, TypeTablesNone, 403, 3410, 3411, 3415, 837, 838, 839, 840, 840},  // com.apple.truetype-datafork-suitcase-font
  {{7334, 34}, {7339, 31}, {645, 0}, TypeTablesNone, 404, 3415, 3417, 3421, 840, 840, 840, 841, 841},  // com.apple.txn.text-multimedia-data
  {{7344, 24}, {7347, 21}, {645, 0}, TypeTablesNone, 802, 3421, 3422, 3424, 841, 841, 841, 842, 842},  // com.apple.unknown-object
  {{7351, 14}, {7353, 31}, {645, 0}, 110, 405, 3424, 3424, 3424, 842, 842, 842, 843, 843},  // com.apple.user
  {{7358, 20}, {7361, 37}, {645, 0}, TypeTablesNone, 406, 3425, 3425, 3425, 843, 843, 843, 844, 844},  // com.apple.user-group
  {{7367, 20}, {7370, 37}, {645, 0}, TypeTablesNone, 407, 3425, 3425, 3425, 844, 844, 844, 845, 845},  // com.apple.user-idisk
  {{7376, 22}, {7379, 39}, {645, 0}, TypeTablesNone, 408, 3425, 3425, 3425, 845, 845, 845, 846, 846},  // com.apple.user-unknown
  {{7385, 22}, {7388, 12}, {645, 0}, TypeTablesNone, 409, 3425, 3426, 3429, 846, 846, 846, 847, 847},  // com.apple.users-folder
  {{7391, 26}, {7395, 16}, {645, 0}, TypeTablesNone, 410, 3429, 3430, 3433, 847, 847, 847, 850, 850},  // com.apple.utilities-folder
  {{7400, 25}, {7404, 33}, {645, 0}, TypeTablesNone, 411, 3433, 3434, 3438, 850, 850, 850, 850, 850},  // com.apple.virtual-machine
  {{7412, 31}, {7416, 38}, {645, 0}, TypeTablesNone, 412, 3438, 3439, 3443, 852, 853, 853, 854, 854},  // com.apple.vnc-internet-location
  {{7422, 15}, {7424, 23}, {645, 0}, TypeTablesNone, 413, 3443, 3444, 3447, 854, 854, 854, 854, 854},  // com.apple.watch
  {{7428, 19}, {7431, 16}, {645, 0}, TypeTablesNone, 414, 3447, 3449, 3452, 855, 856, 856, 856, 856},  // com.apple.watchface
  {{7433, 31}, {7437, 38}, {645, 0}, TypeTablesNone, 415, 3452, 3453, 3457, 856, 857, 857, 858, 858},  // com.apple.web-internet-location
  {{7443, 20}, {7446, 11}, {645, 0}, TypeTablesNone, 416, 3457, 3459, 3463, 858, 859, 860, 861, 862},  // com.apple.webarchive
  {{7454, 23}, {7457, 22}, {645, 0}, TypeTablesNone, 417, 3463, 3464, 3469, 862, 863, 863, 863, 863},  // com.apple.webkit-plugin
  {{7460, 31}, {7464, 21}, {645, 0}, TypeTablesNone, 418, 3469, 3470, 3475, 863, 863, 863, 863, 863},  // com.apple.x11-mach-o-executable
  {{7467, 21}, {7470, 11}, {645, 0}, 111, 419, 3475, 3477, 3480, 863, 864, 865, 865, 865},  // com.apple.xar-archive
  {{7472, 20}, {7475, 14}, {7477, 39}, TypeTablesNone, 420, 3481, 3482, 3485, 865, 866, 866, 866, 866},  // com.apple.xcode.dsym
  {{7482, 21}, {7485, 11}, {645, 0}, TypeTablesNone, 421, 3485, 3486, 3490, 866, 867, 867, 867, 867},  // com.apple.xip-archive
  {{7487, 27}, {7491, 17}, {645, 0}, 112, 422, 3490, 3492, 3498, 867, 868, 868, 868, 868},  // com.apple.xml-property-list
  {{7494, 21}, {7497, 11}, {645, 0}, 113, 423, 3499, 3501, 3505, 868, 869, 869, 869, 869},  // com.apple.xpc-service
  {{7499, 16}, {7501, 24}, {645, 0}, 114, 424, 3506, 3507, 3512, 869, 869, 869, 869, 869},  // com.apple.xserve
  {{7506, 19}, {7509, 27}, {645, 0}, TypeTablesNone, 425, 3515, 3516, 3522, 871, 871, 871, 871, 871},  // com.apple.xserve-g4
  {{7517, 19}, {7520, 27}, {645, 0}, TypeTablesNone, 426, 3522, 3523, 3529, 873, 873, 873, 873, 873},  // com.apple.xserve-g5
  {{7526, 21}, {7529, 29}, {645, 0}, TypeTablesNone, 427, 3529, 3530, 3536, 874, 874, 874, 874, 874},  // com.apple.xserve-xeon
  {{7539, 20}, {7542, 13}, {645, 0}, 115, 428, 3536, 3537, 3542, 877, 877, 877, 877, 877},  // com.audible.aa-audio
  {{7544, 24}, {7547, 18}, {645, 0}, TypeTablesNone, 429, 3544, 3545, 3551, 877, 878, 881, 882, 882},  // com.audible.aa-audiobook
  {{7551, 25}, {7555, 27}, {645, 0}, TypeTablesNone, 430, 3551, 3552, 3558, 882, 883, 884, 885, 885},  // com.audible.aax-audiobook
  {{7560, 29}, {7564, 18}, {645, 0}, TypeTablesNone, 803, 3558, 3559, 3563, 885, 886, 886, 887, 887},  // com.avid.open-media-framework
  {{7568, 23}, {7571, 21}, {645, 0}, TypeTablesNone, 804, 3563, 3564, 3569, 887, 888, 889, 889, 889},  // com.canon.cr2-raw-image
  {{7574, 23}, {7577, 21}, {645, 0}, TypeTablesNone, 805, 3569, 3570, 3575, 889, 890, 890, 890, 890},  // com.canon.cr3-raw-image
  {{7580, 23}, {7583, 21}, {645, 0}, TypeTablesNone, 806, 3575, 3576, 3581, 890, 891, 892, 892, 892},  // com.canon.crw-raw-image
  {{7586, 23}, {7589, 22}, {645, 0}, TypeTablesNone, 807, 3581, 3582, 3587, 892, 892, 892, 892, 892},  // com.canon.tif-raw-image
  {{7592, 18}, {7595, 9}, {645, 0}, TypeTablesNone, 808, 3587, 3588, 3592, 892, 893, 894, 895, 895},  // com.compuserve.gif
  {{7598, 24}, {7601, 23}, {645, 0}, TypeTablesNone, 809, 3592, 3593, 3598, 895, 896, 896, 897, 897},  // com.digidesign.sd2-audio
  {{7605, 17}, {7608, 13}, {645, 0}, TypeTablesNone, 810, 3598, 3599, 3604, 897, 898, 899, 899, 899},  // com.dxo.raw-image
  {{7610, 19}, {7613, 15}, {645, 0}, TypeTablesNone, 811, 3604, 3605, 3610, 899, 900, 901, 901, 901},  // com.epson.raw-image
  {{7615, 30}, {7619, 25}, {645, 0}, 116, 812, 3610, 3612, 3615, 901, 903, 905, 905, 905},  // com.facebook.zstandard-archive
  {{7623, 34}, {7628, 35}, {645, 0}, TypeTablesNone, 813, 3616, 3617, 3621, 905, 907, 908, 908, 908},  // com.facebook.zstandard-tar-archive
  {{7633, 18}, {7636, 18}, {645, 0}, TypeTablesNone, 814, 3621, 3622, 3627, 908, 909, 910, 910, 910},  // com.fuji.raw-image
  {{7639, 25}, {7643, 22}, {645, 0}, TypeTablesNone, 815, 3627, 3629, 3632, 910, 911, 912, 912, 912},  // com.google.brotli-archive
  {{7646, 28}, {7650, 26}, {645, 0}, TypeTablesNone, 816, 3632, 3633, 3638, 912, 913, 913, 913, 913},  // com.hasselblad.3fr-raw-image
  {{7654, 28}, {7658, 26}, {645, 0}, TypeTablesNone, 817, 3638, 3639, 3644, 913, 914, 914, 914, 914},  // com.hasselblad.fff-raw-image
  {{7662, 21}, {7665, 13}, {645, 0}, TypeTablesNone, 818, 3644, 3645, 3649, 914, 915, 916, 916, 916},  // com.ilm.openexr-image
  {{7667, 14}, {7669, 8}, {645, 0}, TypeTablesNone, 819, 3649, 3650, 3656, 916, 917, 918, 918, 918},  // com.j2.efx-fax
  {{7670, 14}, {7672, 6}, {645, 0}, TypeTablesNone, 820, 3656, 3657, 3663, 918, 919, 919, 919, 919},  // com.j2.jfx-fax
  {{7673, 24}, {7676, 14}, {645, 0}, TypeTablesNone, 821, 3663, 3664, 3668, 919, 920, 922, 922, 922},  // com.kodak.flashpix-image
  {{7678, 19}, {7681, 15}, {645, 0}, TypeTablesNone, 822, 3668, 3669, 3674, 922, 923, 923, 923, 923},  // com.kodak.raw-image
  {{7683, 27}, {7687, 17}, {645, 0}, TypeTablesNone, 823, 3674, 3675, 3680, 923, 924, 924, 924, 924},  // com.konicaminolta.raw-image
  {{7690, 25}, {7694, 14}, {645, 0}, TypeTablesNone, 824, 3680, 3681, 3686, 924, 925, 925, 925, 925},  // com.leafamerica.raw-image
  {{7696, 23}, {7699, 21}, {645, 0}, TypeTablesNone, 825, 3686, 3687, 3692, 925, 926, 927, 927, 927},  // com.leica.pwl-raw-image
  {{7702, 19}, {7705, 15}, {645, 0}, TypeTablesNone, 1001, 3692, 3693, 3698, 927, 928, 928, 928, 928},  // com.leica.raw-image
  {{7707, 23}, {7710, 21}, {645, 0}, TypeTablesNone, 826, 3698, 3699, 3704, 928, 929, 929, 929, 929},  // com.leica.rwl-raw-image
  {{7713, 40}, {7718, 22}, {645, 0}, 117, 827, 3704, 3706, 3712, 929, 930, 931, 932, 932},  // com.microsoft.advanced-stream-redirector
  {{7722, 37}, {7727, 19}, {645, 0}, 118, 828, 3715, 3716, 3720, 932, 933, 935, 936, 936},  // com.microsoft.advanced-systems-format
  {{7731, 17}, {7734, 9}, {645, 0}, TypeTablesNone, 829, 3724, 3725, 3729, 936, 938, 942, 944, 944},  // com.microsoft.bmp
  {{7738, 17}, {7741, 23}, {7744, 64}, TypeTablesNone, 830, 3729, 3731, 3734, 944, 945, 946, 946, 946},  // com.microsoft.cab
  {{7752, 17}, {7755, 18}, {645, 0}, TypeTablesNone, 831, 3734, 3735, 3739, 946, 947, 948, 948, 948},  // com.microsoft.dds
  {{7758, 45}, {7764, 21}, {645, 0}, TypeTablesNone, 832, 3739, 3743, 3752, 948, 949, 950, 950, 950},  // com.microsoft.excel.sheet.binary.macroenabled
  {{7774, 23}, {7777, 15}, {645, 0}, TypeTablesNone, 833, 3752, 3753, 3755, 950, 951, 951, 952, 952},  // com.microsoft.excel.xla
  {{7780, 23}, {7783, 17}, {645, 0}, TypeTablesNone, 834, 3755, 3758, 3763, 952, 953, 955, 956, 956},  // com.microsoft.excel.xls
  {{7787, 23}, {7790, 17}, {645, 0}, TypeTablesNone, 835, 3763, 3765, 3769, 956, 957, 959, 960, 960},  // com.microsoft.excel.xlt
  {{7794, 23}, {7797, 18}, {645, 0}, TypeTablesNone, 836, 3769, 3771, 3775, 960, 961, 963, 964, 964},  // com.microsoft.excel.xlw
  {{7801, 17}, {7804, 12}, {645, 0}, TypeTablesNone, 837, 3775, 3776, 3780, 964, 965, 966, 966, 966},  // com.microsoft.ico
  {{7806, 31}, {7810, 20}, {645, 0}, TypeTablesNone, 431, 3780, 3782, 3785, 966, 967, 967, 967, 967},  // com.microsoft.internet-shortcut
  {{7813, 28}, {7817, 22}, {645, 0}, TypeTablesNone, 1002, 3785, 3787, 3792, 967, 968, 970, 971, 971},  // com.microsoft.powerpoint.pot
  {{7821, 28}, {7825, 24}, {645, 0}, TypeTablesNone, 1003, 3792, 3794, 3799, 971, 972, 974, 975, 975},  // com.microsoft.powerpoint.pps
  {{7829, 28}, {7833, 26}, {645, 0}, TypeTablesNone, 838, 3799, 3801, 3806, 975, 976, 978, 979, 979},  // com.microsoft.powerpoint.ppt
  {{7838, 24}, {7841, 17}, {645, 0}, TypeTablesNone, 839, 3806, 3807, 3814, 979, 982, 984, 984, 984},  // com.microsoft.typescript
  {{7844, 28}, {7848, 9}, {645, 0}, TypeTablesNone, 840, 3814, 3815, 3820, 984, 987, 991, 993, 993},  // com.microsoft.waveform-audio
  {{7852, 42}, {7858, 15}, {645, 0}, TypeTablesNone, 998, 3820, 3822, 3825, 993, 994, 995, 995, 995},  // com.microsoft.windows-dynamic-link-library
  {{7860, 32}, {7864, 18}, {645, 0}, TypeTablesNone, 432, 3825, 3827, 3830, 995, 996, 999, 999, 999},  // com.microsoft.windows-executable
  {{7867, 31}, {7871, 28}, {645, 0}, TypeTablesNone, 841, 3830, 3832, 3840, 999, 1000, 1001, 1001, 1001},  // com.microsoft.windows-media-wax
  {{7875, 30}, {7879, 13}, {645, 0}, TypeTablesNone, 842, 3840, 3842, 3848, 1001, 1002, 1003, 1003, 1003},  // com.microsoft.windows-media-wm
  {{7881, 31}, {7885, 19}, {645, 0}, TypeTablesNone, 843, 3848, 3850, 3856, 1003, 1004, 1006, 1006, 1006},  // com.microsoft.windows-media-wma
  {{7888, 31}, {7892, 25}, {645, 0}, TypeTablesNone, 844, 3856, 3858, 3864, 1006, 1007, 1008, 1008, 1008},  // com.microsoft.windows-media-wmp
  {{7896, 31}, {7900, 19}, {645, 0}, TypeTablesNone, 845, 3864, 3866, 3872, 1008, 1009, 1010, 1010, 1010},  // com.microsoft.windows-media-wmv
  {{7903, 31}, {7907, 28}, {645, 0}, TypeTablesNone, 846, 3872, 3874, 3882, 1010, 1011, 1012, 1012, 1012},  // com.microsoft.windows-media-wmx
  {{7911, 31}, {7915, 28}, {645, 0}, TypeTablesNone, 847, 3882, 3884, 3892, 1012, 1013, 1014, 1014, 1014},  // com.microsoft.windows-media-wvx
  {{7919, 22}, {7922, 16}, {645, 0}, TypeTablesNone, 848, 3892, 3894, 3898, 1014, 1015, 1016, 1017, 1017},  // com.microsoft.word.doc
  {{7925, 22}, {7928, 16}, {645, 0}, TypeTablesNone, 849, 3898, 3900, 3904, 1017, 1018, 1019, 1020, 1020},  // com.microsoft.word.dot
  {{7931, 24}, {7934, 24}, {645, 0}, TypeTablesNone, 850, 3904, 3905, 3907, 1020, 1023, 1024, 1024, 1024},  // com.microsoft.word.mhtml
  {{7937, 25}, {7941, 22}, {645, 0}, TypeTablesNone, 851, 3907, 3909, 3915, 1024, 1025, 1025, 1025, 1025},  // com.microsoft.word.wordml
  {{7944, 30}, {7948, 17}, {645, 0}, TypeTablesNone, 433, 3915, 3917, 3925, 1025, 1029, 1034, 1034, 1034},  // com.netscape.javascript-source
  {{7951, 23}, {7954, 21}, {645, 0}, TypeTablesNone, 852, 3925, 3926, 3931, 1034, 1035, 1036, 1036, 1036},  // com.nikon.nrw-raw-image
  {{7957, 19}, {7960, 15}, {645, 0}, TypeTablesNone, 853, 3931, 3932, 3937, 1036, 1037, 1037, 1037, 1037},  // com.nikon.raw-image
  {{7962, 24}, {7965, 22}, {645, 0}, TypeTablesNone, 1004, 3937, 3938, 3944, 1037, 1038, 1039, 1039, 1039},  // com.olympus.or-raw-image
  {{7968, 21}, {7971, 17}, {645, 0}, 119, 854, 3944, 3945, 3950, 1039, 1040, 1041, 1041, 1041},  // com.olympus.raw-image
  {{7974, 24}, {7977, 22}, {645, 0}, TypeTablesNone, 855, 3952, 3953, 3959, 1041, 1042, 1043, 1043, 1043},  // com.olympus.sr-raw-image
  {{7980, 23}, {7983, 19}, {645, 0}, TypeTablesNone, 856, 3959, 3960, 3965, 1043, 1044, 1044, 1044, 1044},  // com.panasonic.raw-image
  {{7986, 27}, {7990, 25}, {645, 0}, TypeTablesNone, 857, 3965, 3966, 3971, 1044, 1045, 1045, 1045, 1045},  // com.panasonic.rw2-raw-image
  {{7994, 20}, {7997, 16}, {645, 0}, TypeTablesNone, 858, 3971, 3972, 3977, 1045, 1046, 1046, 1046, 1046},  // com.pentax.raw-image
  {{7999, 22}, {8002, 19}, {645, 0}, TypeTablesNone, 859, 3977, 3978, 3983, 1046, 1047, 1047, 1047, 1047},  // com.phaseone.raw-image
  {{8005, 37}, {8010, 9}, {8012, 18}, TypeTablesNone, 434, 3983, 3985, 3989, 1047, 1050, 1050, 1050, 1050},  // com.pixar.universal-scene-description
  {{8015, 44}, {8021, 12}, {8012, 18}, TypeTablesNone, 435, 3989, 3991, 3995, 1050, 1051, 1052, 1052, 1052},  // com.pixar.universal-scene-description-mobile
  {{8023, 22}, {8026, 18}, {645, 0}, 120, 436, 3995, 3997, 4000, 1052, 1052, 1052, 1052, 1052},  // com.pkware.zip-archive
  {{8029, 22}, {8032, 11}, {645, 0}, TypeTablesNone, 860, 4001, 4003, 4006, 1052, 1053, 1056, 1056, 1056},  // com.rarlab.rar-archive
  {{8034, 18}, {8037, 9}, {645, 0}, TypeTablesNone, 861, 4006, 4007, 4012, 1056, 1058, 1061, 1062, 1062},  // com.real.realaudio
  {{8040, 18}, {8043, 9}, {645, 0}, TypeTablesNone, 862, 4012, 4013, 4018, 1062, 1063, 1064, 1065, 1065},  // com.real.realmedia
  {{8046, 22}, {8049, 30}, {645, 0}, TypeTablesNone, 863, 4018, 4019, 4024, 1065, 1066, 1067, 1067, 1067},  // com.real.realmedia-vbr
  {{8053, 22}, {8056, 11}, {645, 0}, TypeTablesNone, 864, 4024, 4026, 4029, 1067, 1068, 1069, 1069, 1069},  // com.redhat.rpm-archive
  {{8058, 15}, {8060, 18}, {645, 0}, TypeTablesNone, 437, 4029, 4030, 4032, 1069, 1071, 1072, 1072, 1072},  // com.rsa.pkcs-12
  {{8063, 21}, {8066, 17}, {645, 0}, TypeTablesNone, 865, 4032, 4033, 4038, 1072, 1073, 1073, 1073, 1073},  // com.samsung.raw-image
  {{8069, 28}, {8073, 25}, {645, 0}, TypeTablesNone, 438, 4038, 4039, 4043, 1073, 1074, 1074, 1074, 1074},  // com.scenarist.closed-caption
  {{8077, 17}, {8080, 9}, {645, 0}, TypeTablesNone, 866, 4043, 4044, 4048, 1074, 1075, 1077, 1078, 1078},  // com.sgi.sgi-image
  {{8083, 22}, {8086, 20}, {645, 0}, TypeTablesNone, 867, 4048, 4049, 4054, 1078, 1079, 1079, 1079, 1079},  // com.sony.arw-raw-image
  {{8089, 18}, {8092, 14}, {645, 0}, TypeTablesNone, 868, 4054, 4055, 4060, 1079, 1080, 1080, 1080, 1080},  // com.sony.raw-image
  {{8094, 22}, {8097, 20}, {645, 0}, TypeTablesNone, 869, 4060, 4061, 4066, 1080, 1081, 1082, 1082, 1082},  // com.sony.sr2-raw-image
  {{8100, 15}, {8102, 12}, {645, 0}, TypeTablesNone, 439, 4066, 4067, 4072, 1082, 1083, 1084, 1084, 1084},  // com.sony.wave64
  {{8104, 26}, {8108, 9}, {645, 0}, TypeTablesNone, 870, 4072, 4073, 4078, 1084, 1085, 1085, 1085, 1085},  // com.soundblaster.soundfont
  {{8110, 24}, {8113, 13}, {645, 0}, TypeTablesNone, 871, 4078, 4079, 4083, 1085, 1086, 1088, 1089, 1089},  // com.stuffit.archive.sidx
  {{8116, 23}, {8119, 21}, {645, 0}, TypeTablesNone, 872, 4083, 4084, 4088, 1089, 1091, 1093, 1094, 1094},  // com.stuffit.archive.sit
  {{8123, 24}, {8126, 17}, {645, 0}, TypeTablesNone, 873, 4088, 4089, 4093, 1094, 1095, 1097, 1098, 1098},  // com.stuffit.archive.sitx
  {{8130, 20}, {8133, 12}, {645, 0}, 121, 440, 4093, 4095, 4101, 1098, 1099, 1100, 1100, 1100},  // com.sun.java-archive
  {{8135, 18}, {8138, 10}, {645, 0}, TypeTablesNone, 441, 4102, 4104, 4107, 1100, 1101, 1103, 1103, 1103},  // com.sun.java-class
  {{8140, 19}, {8143, 11}, {645, 0}, TypeTablesNone, 442, 4107, 4108, 4114, 1103, 1105, 1106, 1106, 1106},  // com.sun.java-source
  {{8145, 22}, {8148, 26}, {645, 0}, TypeTablesNone, 443, 4114, 4115, 4120, 1106, 1107, 1109, 1109, 1109},  // com.sun.java-web-start
  {{8152, 31}, {8156, 28}, {645, 0}, TypeTablesNone, 444, 4120, 4121, 4128, 1109, 1110, 1110, 1110, 1110},  // com.sun.web-application-archive
  {{8160, 18}, {8163, 17}, {645, 0}, TypeTablesNone, 874, 4128, 4129, 4134, 1110, 1111, 1112, 1112, 1112},  // com.topografix.gpx
  {{8166, 24}, {8169, 9}, {645, 0}, TypeTablesNone, 875, 4134, 4135, 4139, 1112, 1113, 1117, 1118, 1118},  // com.truevision.tga-image
  {{8172, 15}, {8174, 19}, {8177, 25}, TypeTablesNone, 445, 4139, 4140, 4142, 1118, 1119, 1119, 1120, 1120},  // gov.nih.nifti-1
  {{8182, 27}, {8186, 13}, {645, 0}, TypeTablesNone, 876, 4142, 4143, 4149, 1120, 1123, 1125, 1125, 1125},  // net.daringfireball.markdown
  {{8188, 34}, {8193, 9}, {645, 0}, TypeTablesNone, 446, 4149, 4150, 4155, 1125, 1126, 1127, 1128, 1128},  // org.3gpp.adaptive-multi-rate-audio
  {{8196, 23}, {8199, 13}, {8201, 29}, TypeTablesNone, 877, 4155, 4157, 4160, 1128, 1129, 1130, 1130, 1130},  // org.7-zip.7-zip-archive
  {{8205, 21}, {8208, 11}, {645, 0}, TypeTablesNone, 878, 4160, 4162, 4165, 1130, 1131, 1132, 1132, 1132},  // org.7-zip.arj-archive
  {{8210, 21}, {8213, 11}, {645, 0}, TypeTablesNone, 879, 4165, 4167, 4170, 1132, 1134, 1136, 1136, 1136},  // org.7-zip.lha-archive
  {{8215, 44}, {8221, 18}, {645, 0}, TypeTablesNone, 447, 4170, 4172, 4176, 1136, 1137, 1137, 1138, 1138},  // org.aafassociation.advanced-authoring-format
  {{8225, 22}, {8228, 22}, {645, 0}, TypeTablesNone, 880, 4176, 4177, 4179, 1138, 1139, 1140, 1140, 1140},  // org.bittorrent.torrent
  {{8231, 22}, {8234, 18}, {645, 0}, TypeTablesNone, 881, 4179, 4181, 4184, 1140, 1141, 1142, 1142, 1142},  // org.chromium.extension
  {{8237, 22}, {8240, 14}, {645, 0}, TypeTablesNone, 882, 4184, 4186, 4189, 1142, 1144, 1146, 1146, 1146},  // org.debian.deb-archive
  {{8242, 23}, {8245, 15}, {645, 0}, 122, 448, 4189, 4191, 4194, 1146, 1147, 1148, 1148, 1148},  // org.gnu.gnu-tar-archive
  {{8247, 23}, {8250, 20}, {645, 0}, 123, 449, 4195, 4197, 4200, 1148, 1150, 1152, 1152, 1152},  // org.gnu.gnu-zip-archive
  {{8253, 27}, {8257, 30}, {645, 0}, TypeTablesNone, 450, 4201, 4202, 4206, 1152, 1154, 1156, 1156, 1156},  // org.gnu.gnu-zip-tar-archive
  {{8261, 23}, {8264, 9}, {645, 0}, TypeTablesNone, 451, 4206, 4208, 4212, 1156, 1157, 1158, 1158, 1158},  // org.idpf.epub-container
  {{8266, 16}, {8268, 12}, {645, 0}, TypeTablesNone, 883, 4212, 4213, 4217, 1158, 1159, 1159, 1159, 1159},  // org.khronos.astc
  {{8270, 42}, {8276, 13}, {645, 0}, TypeTablesNone, 884, 4217, 4220, 4227, 1159, 1160, 1161, 1161, 1161},  // org.khronos.collada.digital-asset-exchange
  {{8278, 15}, {8280, 15}, {645, 0}, TypeTablesNone, 885, 4227, 4228, 4232, 1161, 1162, 1163, 1163, 1163},  // org.khronos.ktx
  {{8282, 16}, {8284, 14}, {645, 0}, TypeTablesNone, 886, 4232, 4233, 4238, 1163, 1164, 1166, 1166, 1166},  // org.matroska.mka
  {{8286, 16}, {8288, 14}, {645, 0}, TypeTablesNone, 887, 4238, 4239, 4244, 1166, 1167, 1169, 1169, 1169},  // org.matroska.mkv
  {{8290, 14}, {8292, 19}, {8295, 21}, TypeTablesNone, 452, 4244, 4245, 4247, 1169, 1171, 1172, 1173, 1173},  // org.nema.dicom
  {{8299, 27}, {8303, 17}, {645, 0}, 124, 453, 4247, 4248, 4250, 1173, 1173, 1173, 1173, 1173},  // org.oasis-open.opendocument
  {{8306, 33}, {8311, 18}, {645, 0}, TypeTablesNone, 888, 4266, 4268, 4273, 1173, 1174, 1175, 1175, 1175},  // org.oasis-open.opendocument.chart
  {{8314, 42}, {8320, 27}, {645, 0}, TypeTablesNone, 889, 4273, 4275, 4280, 1175, 1176, 1177, 1177, 1177},  // org.oasis-open.opendocument.chart-template
  {{8324, 36}, {8329, 21}, {645, 0}, TypeTablesNone, 890, 4280, 4283, 4287, 1177, 1178, 1179, 1179, 1179},  // org.oasis-open.opendocument.database
  {{8332, 35}, {8337, 20}, {645, 0}, TypeTablesNone, 891, 4287, 4289, 4293, 1179, 1180, 1181, 1181, 1181},  // org.oasis-open.opendocument.formula
  {{8340, 44}, {8346, 29}, {645, 0}, TypeTablesNone, 892, 4293, 4295, 4299, 1181, 1182, 1183, 1183, 1183},  // org.oasis-open.opendocument.formula-template
  {{8350, 36}, {8355, 20}, {645, 0}, TypeTablesNone, 893, 4299, 4301, 4306, 1183, 1184, 1185, 1185, 1185},  // org.oasis-open.opendocument.graphics
  {{8358, 45}, {8364, 29}, {645, 0}, TypeTablesNone, 894, 4306, 4308, 4313, 1185, 1186, 1187, 1187, 1187},  // org.oasis-open.opendocument.graphics-template
  {{8368, 33}, {8373, 18}, {645, 0}, TypeTablesNone, 895, 4313, 4315, 4320, 1187, 1188, 1189, 1189, 1189},  // org.oasis-open.opendocument.image
  {{8376, 42}, {8382, 27}, {645, 0}, TypeTablesNone, 896, 4320, 4322, 4327, 1189, 1190, 1191, 1191, 1191},  // org.oasis-open.opendocument.image-template
  {{8386, 40}, {8391, 25}, {645, 0}, TypeTablesNone, 897, 4327, 4330, 4336, 1191, 1192, 1193, 1193, 1193},  // org.oasis-open.opendocument.presentation
  {{8395, 49}, {8402, 34}, {645, 0}, TypeTablesNone, 898, 4336, 4339, 4345, 1193, 1194, 1195, 1195, 1195},  // org.oasis-open.opendocument.presentation-template
  {{8407, 39}, {8412, 24}, {645, 0}, TypeTablesNone, 899, 4345, 4348, 4354, 1195, 1196, 1197, 1197, 1197},  // org.oasis-open.opendocument.spreadsheet
  {{8415, 48}, {8421, 33}, {645, 0}, TypeTablesNone, 900, 4354, 4357, 4363, 1197, 1198, 1199, 1199, 1199},  // org.oasis-open.opendocument.spreadsheet-template
  {{8426, 32}, {8430, 17}, {645, 0}, TypeTablesNone, 901, 4363, 4365, 4370, 1199, 1200, 1201, 1201, 1201},  // org.oasis-open.opendocument.text
  {{8433, 39}, {8438, 28}, {645, 0}, TypeTablesNone, 902, 4370, 4372, 4377, 1201, 1202, 1203, 1203, 1203},  // org.oasis-open.opendocument.text-master
  {{8442, 41}, {8448, 26}, {645, 0}, TypeTablesNone, 903, 4377, 4379, 4384, 1203, 1204, 1205, 1205, 1205},  // org.oasis-open.opendocument.text-template
  {{8452, 36}, {8457, 30}, {645, 0}, TypeTablesNone, 904, 4384, 4386, 4391, 1205, 1206, 1207, 1207, 1207},  // org.oasis-open.opendocument.text-web
  {{8461, 20}, {8464, 17}, {645, 0}, TypeTablesNone, 905, 4391, 4392, 4397, 1207, 1209, 1210, 1210, 1210},  // org.oasis-open.xliff
  {{8467, 22}, {8470, 20}, {645, 0}, TypeTablesNone, 906, 4397, 4399, 4402, 1210, 1212, 1214, 1214, 1214},  // org.openoffice.formula
  {{8473, 23}, {8476, 20}, {645, 0}, TypeTablesNone, 907, 4402, 4404, 4407, 1214, 1216, 1218, 1218, 1218},  // org.openoffice.graphics
  {{8479, 32}, {8483, 29}, {645, 0}, TypeTablesNone, 908, 4407, 4409, 4412, 1218, 1219, 1220, 1220, 1220},  // org.openoffice.graphics-template
  {{8487, 27}, {8491, 25}, {645, 0}, TypeTablesNone, 909, 4412, 4415, 4420, 1220, 1223, 1226, 1226, 1226},  // org.openoffice.presentation
  {{8495, 36}, {8500, 34}, {645, 0}, TypeTablesNone, 910, 4420, 4423, 4428, 1226, 1227, 1228, 1228, 1228},  // org.openoffice.presentation-template
  {{8505, 26}, {8509, 24}, {645, 0}, TypeTablesNone, 911, 4428, 4430, 4434, 1228, 1230, 1232, 1232, 1232},  // org.openoffice.spreadsheet
  {{8512, 35}, {8517, 33}, {645, 0}, TypeTablesNone, 912, 4434, 4436, 4440, 1232, 1233, 1234, 1234, 1234},  // org.openoffice.spreadsheet-template
  {{8522, 19}, {8525, 17}, {645, 0}, TypeTablesNone, 913, 4440, 4442, 4445, 1234, 1236, 1238, 1238, 1238},  // org.openoffice.text
  {{8528, 26}, {8532, 28}, {645, 0}, TypeTablesNone, 914, 4445, 4447, 4450, 1238, 1239, 1240, 1240, 1240},  // org.openoffice.text-master
  {{8536, 28}, {8540, 26}, {645, 0}, TypeTablesNone, 915, 4450, 4452, 4455, 1240, 1241, 1242, 1242, 1242},  // org.openoffice.text-template
  {{8544, 26}, {8548, 20}, {645, 0}, 125, 454, 4455, 4456, 4458, 1242, 1242, 1242, 1242, 1242},  // org.openxmlformats.openxml
  {{8551, 46}, {8557, 23}, {645, 0}, TypeTablesNone, 916, 4472, 4474, 4480, 1242, 1243, 1244, 1244, 1244},  // org.openxmlformats.presentationml.presentation
  {{8560, 59}, {8568, 35}, {645, 0}, TypeTablesNone, 917, 4480, 4483, 4490, 1244, 1245, 1246, 1246, 1246},  // org.openxmlformats.presentationml.presentation.macroenabled
  {{8581, 43}, {8587, 21}, {645, 0}, TypeTablesNone, 918, 4490, 4492, 4498, 1246, 1247, 1248, 1248, 1248},  // org.openxmlformats.presentationml.slideshow
  {{8590, 56}, {8597, 33}, {645, 0}, TypeTablesNone, 919, 4498, 4501, 4508, 1248, 1249, 1250, 1250, 1250},  // org.openxmlformats.presentationml.slideshow.macroenabled
  {{8609, 42}, {8615, 19}, {645, 0}, TypeTablesNone, 920, 4508, 4510, 4516, 1250, 1251, 1252, 1252, 1252},  // org.openxmlformats.presentationml.template
  {{8618, 55}, {8625, 31}, {645, 0}, TypeTablesNone, 921, 4516, 4519, 4526, 1252, 1253, 1254, 1254, 1254},  // org.openxmlformats.presentationml.template.macroenabled
  {{8636, 38}, {8641, 14}, {645, 0}, TypeTablesNone, 922, 4526, 4529, 4535, 1254, 1255, 1256, 1256, 1256},  // org.openxmlformats.spreadsheetml.sheet
  {{8643, 51}, {8650, 26}, {645, 0}, TypeTablesNone, 923, 4535, 4539, 4546, 1256, 1257, 1258, 1258, 1258},  // org.openxmlformats.spreadsheetml.sheet.macroenabled
  {{8660, 41}, {8666, 14}, {645, 0}, TypeTablesNone, 924, 4546, 4549, 4555, 1258, 1259, 1260, 1260, 1260},  // org.openxmlformats.spreadsheetml.template
  {{8668, 54}, {8675, 26}, {645, 0}, TypeTablesNone, 925, 4555, 4559, 4566, 1260, 1261, 1262, 1262, 1262},  // org.openxmlformats.spreadsheetml.template.macroenabled
  {{8686, 44}, {8692, 13}, {645, 0}, TypeTablesNone, 926, 4566, 4568, 4573, 1262, 1263, 1264, 1264, 1264},  // org.openxmlformats.wordprocessingml.document
  {{8694, 57}, {8702, 25}, {645, 0}, TypeTablesNone, 927, 4573, 4576, 4582, 1264, 1265, 1266, 1266, 1266},  // org.openxmlformats.wordprocessingml.document.macroenabled
  {{8712, 44}, {8718, 13}, {645, 0}, TypeTablesNone, 928, 4582, 4584, 4589, 1266, 1267, 1268, 1268, 1268},  // org.openxmlformats.wordprocessingml.template
  {{8720, 57}, {8728, 25}, {645, 0}, TypeTablesNone, 929, 4589, 4592, 4598, 1268, 1269, 1270, 1270, 1270},  // org.openxmlformats.wordprocessingml.template.macroenabled
  {{8738, 13}, {8740, 12}, {645, 0}, TypeTablesNone, 930, 4598, 4599, 4604, 1270, 1271, 1272, 1272, 1272},  // org.opml.opml
  {{8742, 18}, {8745, 18}, {645, 0}, TypeTablesNone, 931, 4604, 4605, 4610, 1272, 1273, 1275, 1275, 1275},  // org.rendition.apng
  {{8748, 22}, {8751, 9}, {645, 0}, TypeTablesNone, 932, 4610, 4611, 4616, 1275, 1276, 1277, 1277, 1277},  // org.rendition.atom-xml
  {{8753, 17}, {8756, 9}, {645, 0}, TypeTablesNone, 933, 4616, 4617, 4621, 1277, 1278, 1279, 1279, 1279},  // org.rendition.bpg
  {{8758, 17}, {8761, 17}, {645, 0}, TypeTablesNone, 934, 4621, 4622, 4626, 1279, 1280, 1282, 1282, 1282},  // org.rendition.emf
  {{8764, 18}, {8767, 10}, {645, 0}, TypeTablesNone, 935, 4626, 4627, 4631, 1282, 1284, 1286, 1286, 1286},  // org.rendition.fits
  {{8769, 17}, {8772, 13}, {645, 0}, TypeTablesNone, 936, 4631, 4632, 4636, 1286, 1287, 1288, 1288, 1288},  // org.rendition.jls
  {{8774, 17}, {8777, 13}, {645, 0}, TypeTablesNone, 937, 4636, 4637, 4641, 1288, 1291, 1293, 1293, 1293},  // org.rendition.jxr
  {{8779, 17}, {8782, 9}, {645, 0}, TypeTablesNone, 938, 4641, 4642, 4646, 1293, 1294, 1295, 1295, 1295},  // org.rendition.ogg
  {{8784, 21}, {8787, 8}, {645, 0}, TypeTablesNone, 939, 4646, 4647, 4652, 1295, 1296, 1297, 1297, 1297},  // org.rendition.rdf-xml
  {{8788, 22}, {8791, 13}, {645, 0}, TypeTablesNone, 940, 4652, 4653, 4657, 1297, 1299, 1300, 1300, 1300},  // org.rendition.vnd.djvu
  {{8793, 38}, {8798, 12}, {645, 0}, TypeTablesNone, 941, 4657, 4658, 4663, 1300, 1301, 1302, 1302, 1302},  // org.rendition.vnd.google-earth.kml-xml
  {{8800, 34}, {8805, 19}, {645, 0}, TypeTablesNone, 942, 4663, 4664, 4669, 1302, 1303, 1304, 1304, 1304},  // org.rendition.vnd.google-earth.kmz
  {{8808, 25}, {8812, 15}, {645, 0}, TypeTablesNone, 943, 4669, 4671, 4674, 1304, 1306, 1308, 1308, 1308},  // org.rendition.vnd.sqlite3
  {{8814, 18}, {8817, 18}, {645, 0}, TypeTablesNone, 944, 4674, 4676, 4679, 1308, 1309, 1310, 1310, 1310},  // org.rendition.wasm
  {{8820, 17}, {8823, 16}, {645, 0}, TypeTablesNone, 945, 4679, 4680, 4684, 1310, 1311, 1313, 1313, 1313},  // org.rendition.wmf
  {{8825, 23}, {8828, 34}, {645, 0}, TypeTablesNone, 946, 4684, 4686, 4689, 1313, 1315, 1316, 1316, 1316},  // org.rendition.x-archive
  {{8833, 21}, {8836, 10}, {645, 0}, TypeTablesNone, 947, 4689, 4690, 4692, 1316, 1316, 1319, 1319, 1319},  // org.rendition.x-empty
  {{8838, 19}, {8841, 9}, {645, 0}, TypeTablesNone, 948, 4692, 4693, 4697, 1319, 1320, 1322, 1322, 1322},  // org.rendition.x-jng
  {{8843, 20}, {8846, 20}, {645, 0}, 126, 949, 4697, 4699, 4702, 1322, 1323, 1324, 1324, 1324},  // org.rendition.x-lzip
  {{8849, 19}, {8852, 13}, {645, 0}, TypeTablesNone, 950, 4703, 4704, 4708, 1324, 1325, 1327, 1327, 1327},  // org.rendition.x-mng
  {{8854, 27}, {8858, 19}, {645, 0}, TypeTablesNone, 951, 4708, 4709, 4711, 1327, 1327, 1330, 1330, 1330},  // org.rendition.x-ole-storage
  {{8861, 19}, {8864, 9}, {645, 0}, TypeTablesNone, 952, 4711, 4712, 4716, 1330, 1331, 1333, 1333, 1333},  // org.rendition.x-pcx
  {{8866, 37}, {8871, 22}, {645, 0}, TypeTablesNone, 953, 4716, 4717, 4721, 1333, 1334, 1335, 1335, 1335},  // org.rendition.x-portable-arbitrarymap
  {{8874, 19}, {8877, 9}, {645, 0}, TypeTablesNone, 954, 4721, 4722, 4726, 1335, 1336, 1338, 1338, 1338},  // org.rendition.x-qoi
  {{8879, 22}, {8882, 30}, {645, 0}, TypeTablesNone, 955, 4726, 4727, 4731, 1338, 1340, 1341, 1341, 1341},  // org.rendition.x-tar-lz
  {{8886, 19}, {8889, 10}, {645, 0}, TypeTablesNone, 956, 4731, 4732, 4736, 1341, 1342, 1343, 1343, 1343},  // org.rendition.x-xcf
  {{8891, 23}, {8894, 8}, {645, 0}, TypeTablesNone, 957, 4736, 4737, 4741, 1343, 1344, 1346, 1346, 1346},  // org.rendition.x-xpixmap
  {{8895, 13}, {8897, 9}, {645, 0}, TypeTablesNone, 958, 4741, 4742, 4747, 1346, 1347, 1348, 1348, 1348},  // org.smpte.mxf
  {{8899, 15}, {8901, 31}, {645, 0}, TypeTablesNone, 959, 4747, 4749, 4753, 1348, 1349, 1350, 1350, 1350},  // org.tug.tex.dvi
  {{8905, 24}, {8908, 20}, {645, 0}, TypeTablesNone, 960, 4753, 4755, 4758, 1350, 1351, 1352, 1352, 1352},  // org.tukaani.lzma-archive
  {{8911, 26}, {8915, 28}, {8919, 34}, TypeTablesNone, 961, 4758, 4760, 4763, 1352, 1354, 1355, 1355, 1355},  // org.tukaani.tar-xz-archive
  {{8924, 22}, {8927, 18}, {8919, 34}, TypeTablesNone, 962, 4763, 4765, 4768, 1355, 1356, 1357, 1357, 1357},  // org.tukaani.xz-archive
  {{8930, 16}, {8932, 14}, {645, 0}, TypeTablesNone, 963, 4768, 4769, 4774, 1357, 1358, 1359, 1359, 1359},  // org.videolan.ape
  {{8934, 16}, {8936, 9}, {645, 0}, TypeTablesNone, 964, 4774, 4775, 4780, 1359, 1360, 1361, 1361, 1361},  // org.videolan.dts
  {{8938, 16}, {8940, 14}, {645, 0}, TypeTablesNone, 965, 4780, 4781, 4786, 1361, 1362, 1363, 1363, 1363},  // org.videolan.mod
  {{8942, 16}, {8944, 14}, {645, 0}, TypeTablesNone, 966, 4786, 4787, 4792, 1363, 1364, 1365, 1365, 1365},  // org.videolan.mpc
  {{8946, 16}, {8948, 21}, {645, 0}, TypeTablesNone, 967, 4792, 4793, 4798, 1365, 1366, 1367, 1367, 1367},  // org.videolan.s3m
  {{8951, 16}, {8953, 10}, {645, 0}, TypeTablesNone, 968, 4798, 4799, 4804, 1367, 1368, 1369, 1369, 1369},  // org.videolan.tta
  {{8955, 16}, {8957, 16}, {645, 0}, TypeTablesNone, 969, 4804, 4805, 4810, 1369, 1370, 1371, 1371, 1371},  // org.videolan.vob
  {{8959, 15}, {8961, 13}, {645, 0}, TypeTablesNone, 970, 4810, 4811, 4816, 1371, 1372, 1373, 1373, 1373},  // org.videolan.wv
  {{8963, 15}, {8965, 18}, {645, 0}, TypeTablesNone, 971, 4816, 4817, 4822, 1373, 1374, 1375, 1375, 1375},  // org.videolan.xm
  {{8968, 13}, {8970, 15}, {645, 0}, TypeTablesNone, 455, 4822, 4823, 4827, 1375, 1376, 1377, 1377, 1377},  // org.w3.webvtt
  {{8972, 11}, {8974, 8}, {645, 0}, TypeTablesNone, 972, 4827, 4828, 4831, 1377, 1378, 1380, 1380, 1380},  // org.w3.woff
  {{8975, 12}, {8977, 19}, {645, 0}, TypeTablesNone, 973, 4831, 4832, 4835, 1380, 1381, 1382, 1382, 1382},  // org.w3.woff2
  {{8980, 20}, {8983, 10}, {8985, 43}, TypeTablesNone, 974, 4835, 4836, 4841, 1382, 1383, 1385, 1385, 1385},  // org.webmproject.webm
  {{8991, 20}, {8994, 10}, {8996, 40}, TypeTablesNone, 975, 4841, 4842, 4846, 1385, 1386, 1388, 1388, 1388},  // org.webmproject.webp
  {{9001, 13}, {9003, 10}, {645, 0}, TypeTablesNone, 976, 4846, 4847, 4852, 1388, 1389, 1391, 1391, 1391},  // org.xiph.flac
  {{9005, 18}, {9008, 9}, {645, 0}, TypeTablesNone, 977, 4852, 4853, 4858, 1391, 1394, 1397, 1397, 1397},  // org.xiph.ogg-audio
  {{9010, 12}, {9012, 9}, {645, 0}, TypeTablesNone, 978, 4858, 4859, 4864, 1397, 1399, 1400, 1400, 1400},  // org.xiph.ogv
  {{9014, 13}, {9016, 10}, {645, 0}, TypeTablesNone, 979, 4864, 4865, 4870, 1400, 1401, 1402, 1402, 1402},  // org.xiph.opus
  {{9018, 17}, {9021, 10}, {645, 0}, 127, 456, 4870, 4871, 4872, 1402, 1402, 1402, 1402, 1402},  // public.3d-content
  {{9023, 11}, {9025, 10}, {645, 0}, TypeTablesNone, 457, 4880, 4881, 4886, 1402, 1405, 1407, 1409, 1409},  // public.3gpp
  {{9028, 12}, {9030, 11}, {645, 0}, TypeTablesNone, 458, 4886, 4887, 4892, 1409, 1411, 1413, 1414, 1414},  // public.3gpp2
  {{9032, 16}, {9034, 9}, {645, 0}, TypeTablesNone, 459, 4892, 4893, 4898, 1414, 1416, 1420, 1421, 1421},  // public.aac-audio
  {{9037, 16}, {9039, 10}, {645, 0}, TypeTablesNone, 460, 4898, 4899, 4904, 1421, 1422, 1424, 1425, 1425},  // public.ac3-audio
  {{9042, 17}, {9045, 10}, {645, 0}, TypeTablesNone, 461, 4904, 4905, 4911, 1425, 1428, 1428, 1428, 1428},  // public.ada-source
  {{9047, 17}, {9050, 12}, {645, 0}, 128, 462, 4911, 4912, 4917, 1428, 1429, 1429, 1430, 1430},  // public.aifc-audio
  {{9053, 17}, {9056, 10}, {645, 0}, TypeTablesNone, 463, 4919, 4920, 4926, 1430, 1432, 1434, 1435, 1435},  // public.aiff-audio
  {{9059, 14}, {9061, 13}, {645, 0}, TypeTablesNone, 464, 4926, 4928, 4932, 1435, 1436, 1436, 1436, 1436},  // public.alembic
  {{9063, 19}, {9066, 33}, {645, 0}, 129, 465, 4932, 4932, 4932, 1436, 1436, 1436, 1436, 1436},  // public.app-category
  {{9071, 32}, {9075, 33}, {645, 0}, TypeTablesNone, 466, 4959, 4960, 4962, 1436, 1436, 1436, 1436, 1436},  // public.app-category.action-games
  {{9080, 35}, {9085, 36}, {645, 0}, TypeTablesNone, 467, 4962, 4963, 4965, 1436, 1436, 1436, 1436, 1436},  // public.app-category.adventure-games
  {{9090, 32}, {9094, 33}, {645, 0}, TypeTablesNone, 468, 4965, 4966, 4968, 1436, 1436, 1436, 1436, 1436},  // public.app-category.arcade-games
  {{9099, 31}, {9103, 32}, {645, 0}, TypeTablesNone, 469, 4968, 4969, 4971, 1436, 1436, 1436, 1436, 1436},  // public.app-category.board-games
  {{9107, 29}, {9111, 30}, {645, 0}, TypeTablesNone, 470, 4971, 4972, 4973, 1436, 1436, 1436, 1436, 1436},  // public.app-category.bookmarks
  {{9115, 25}, {9119, 26}, {645, 0}, TypeTablesNone, 471, 4973, 4974, 4975, 1436, 1436, 1436, 1436, 1436},  // public.app-category.books
  {{9123, 28}, {9127, 29}, {645, 0}, TypeTablesNone, 472, 4975, 4976, 4977, 1436, 1436, 1436, 1436, 1436},  // public.app-category.business
  {{9131, 30}, {9135, 31}, {645, 0}, TypeTablesNone, 473, 4977, 4978, 4980, 1436, 1436, 1436, 1436, 1436},  // public.app-category.card-games
  {{9139, 32}, {9143, 33}, {645, 0}, TypeTablesNone, 474, 4980, 4981, 4983, 1436, 1436, 1436, 1436, 1436},  // public.app-category.casino-games
  {{9148, 35}, {9153, 36}, {645, 0}, TypeTablesNone, 475, 4983, 4984, 4985, 1436, 1436, 1436, 1436, 1436},  // public.app-category.developer-tools
  {{9158, 30}, {9162, 31}, {645, 0}, TypeTablesNone, 476, 4985, 4986, 4988, 1436, 1436, 1436, 1436, 1436},  // public.app-category.dice-games
  {{9166, 29}, {9170, 30}, {645, 0}, TypeTablesNone, 477, 4988, 4989, 4990, 1436, 1436, 1436, 1436, 1436},  // public.app-category.education
  {{9174, 37}, {9179, 38}, {645, 0}, TypeTablesNone, 478, 4990, 4991, 4993, 1436, 1436, 1436, 1436, 1436},  // public.app-category.educational-games
  {{9184, 33}, {9189, 34}, {645, 0}, TypeTablesNone, 479, 4993, 4994, 4995, 1436, 1436, 1436, 1436, 1436},  // public.app-category.entertainment
  {{9194, 32}, {9198, 33}, {645, 0}, TypeTablesNone, 480, 4995, 4996, 4998, 1436, 1436, 1436, 1436, 1436},  // public.app-category.family-games
  {{9203, 27}, {9207, 28}, {645, 0}, TypeTablesNone, 481, 4998, 4999, 5000, 1436, 1436, 1436, 1436, 1436},  // public.app-category.finance
  {{9211, 34}, {9216, 35}, {645, 0}, TypeTablesNone, 482, 5000, 5001, 5002, 1436, 1436, 1436, 1436, 1436},  // public.app-category.food-and-drink
  {{9221, 25}, {9225, 26}, {645, 0}, 130, 483, 5002, 5003, 5004, 1436, 1436, 1436, 1436, 1436},  // public.app-category.games
  {{9229, 35}, {9234, 36}, {645, 0}, TypeTablesNone, 484, 5023, 5024, 5025, 1436, 1436, 1436, 1436, 1436},  // public.app-category.graphics-design
  {{9239, 38}, {9244, 39}, {645, 0}, TypeTablesNone, 485, 5025, 5026, 5027, 1436, 1436, 1436, 1436, 1436},  // public.app-category.healthcare-fitness
  {{9249, 30}, {9253, 31}, {645, 0}, TypeTablesNone, 486, 5027, 5028, 5030, 1436, 1436, 1436, 1436, 1436},  // public.app-category.kids-games
  {{9257, 29}, {9261, 30}, {645, 0}, TypeTablesNone, 487, 5030, 5031, 5032, 1436, 1436, 1436, 1436, 1436},  // public.app-category.lifestyle
  {{9265, 44}, {9271, 45}, {645, 0}, TypeTablesNone, 488, 5032, 5033, 5034, 1436, 1436, 1436, 1436, 1436},  // public.app-category.magazines-and-newspapers
  {{9277, 27}, {9281, 28}, {645, 0}, TypeTablesNone, 489, 5034, 5035, 5036, 1436, 1436, 1436, 1436, 1436},  // public.app-category.medical
  {{9285, 25}, {9289, 26}, {645, 0}, TypeTablesNone, 490, 5036, 5037, 5038, 1436, 1436, 1436, 1436, 1436},  // public.app-category.music
  {{9293, 31}, {9297, 32}, {645, 0}, TypeTablesNone, 491, 5038, 5039, 5041, 1436, 1436, 1436, 1436, 1436},  // public.app-category.music-games
  {{9301, 30}, {9305, 31}, {645, 0}, TypeTablesNone, 492, 5041, 5042, 5043, 1436, 1436, 1436, 1436, 1436},  // public.app-category.navigation
  {{9309, 24}, {9312, 25}, {645, 0}, TypeTablesNone, 493, 5043, 5044, 5045, 1436, 1436, 1436, 1436, 1436},  // public.app-category.news
  {{9316, 31}, {9320, 32}, {645, 0}, 131, 494, 5045, 5046, 5047, 1436, 1436, 1436, 1436, 1436},  // public.app-category.photography
  {{9324, 41}, {9330, 42}, {645, 0}, TypeTablesNone, 495, 5048, 5050, 5053, 1436, 1436, 1436, 1436, 1436},  // public.app-category.photography-and-video
  {{9336, 32}, {9340, 33}, {645, 0}, TypeTablesNone, 496, 5053, 5054, 5055, 1436, 1436, 1436, 1436, 1436},  // public.app-category.productivity
  {{9345, 32}, {9349, 33}, {645, 0}, TypeTablesNone, 497, 5055, 5056, 5058, 1436, 1436, 1436, 1436, 1436},  // public.app-category.puzzle-games
  {{9354, 32}, {9358, 33}, {645, 0}, TypeTablesNone, 498, 5058, 5059, 5061, 1436, 1436, 1436, 1436, 1436},  // public.app-category.racing-games
  {{9363, 29}, {9367, 30}, {645, 0}, TypeTablesNone, 499, 5061, 5062, 5063, 1436, 1436, 1436, 1436, 1436},  // public.app-category.reference
  {{9371, 38}, {9376, 39}, {645, 0}, TypeTablesNone, 500, 5063, 5064, 5066, 1436, 1436, 1436, 1436, 1436},  // public.app-category.role-playing-games
  {{9381, 28}, {9385, 29}, {645, 0}, TypeTablesNone, 501, 5066, 5067, 5068, 1436, 1436, 1436, 1436, 1436},  // public.app-category.shopping
  {{9389, 36}, {9394, 37}, {645, 0}, TypeTablesNone, 502, 5068, 5069, 5071, 1436, 1436, 1436, 1436, 1436},  // public.app-category.simulation-games
  {{9399, 37}, {9404, 38}, {645, 0}, TypeTablesNone, 503, 5071, 5072, 5073, 1436, 1436, 1436, 1436, 1436},  // public.app-category.social-networking
  {{9409, 26}, {9413, 27}, {645, 0}, TypeTablesNone, 504, 5073, 5074, 5075, 1436, 1436, 1436, 1436, 1436},  // public.app-category.sports
  {{9417, 32}, {9421, 33}, {645, 0}, TypeTablesNone, 505, 5075, 5076, 5078, 1436, 1436, 1436, 1436, 1436},  // public.app-category.sports-games
  {{9426, 34}, {9431, 35}, {645, 0}, TypeTablesNone, 506, 5078, 5079, 5081, 1436, 1436, 1436, 1436, 1436},  // public.app-category.strategy-games
  {{9436, 26}, {9440, 27}, {645, 0}, TypeTablesNone, 507, 5081, 5082, 5083, 1436, 1436, 1436, 1436, 1436},  // public.app-category.travel
  {{9444, 32}, {9448, 33}, {645, 0}, TypeTablesNone, 508, 5083, 5084, 5086, 1436, 1436, 1436, 1436, 1436},  // public.app-category.trivia-games
  {{9453, 29}, {9457, 30}, {645, 0}, TypeTablesNone, 509, 5086, 5087, 5088, 1436, 1436, 1436, 1436, 1436},  // public.app-category.utilities
  {{9461, 25}, {9465, 26}, {645, 0}, 132, 510, 5088, 5089, 5090, 1436, 1436, 1436, 1436, 1436},  // public.app-category.video
  {{9469, 27}, {9473, 28}, {645, 0}, TypeTablesNone, 511, 5091, 5092, 5093, 1436, 1436, 1436, 1436, 1436},  // public.app-category.weather
  {{9477, 30}, {9481, 31}, {645, 0}, TypeTablesNone, 512, 5093, 5094, 5096, 1436, 1436, 1436, 1436, 1436},  // public.app-category.word-games
  {{9485, 14}, {9487, 7}, {645, 0}, 133, 513, 5096, 5096, 5096, 1436, 1436, 1436, 1436, 1436},  // public.archive
  {{9488, 22}, {9491, 15}, {645, 0}, TypeTablesNone, 514, 5128, 5129, 5135, 1436, 1437, 1438, 1438, 1438},  // public.assembly-source
  {{9493, 15}, {9495, 8}, {645, 0}, TypeTablesNone, 515, 5135, 5136, 5141, 1438, 1440, 1441, 1441, 1441},  // public.au-audio
  {{9496, 12}, {9498, 5}, {645, 0}, 134, 516, 5141, 5142, 5146, 1441, 1441, 1441, 1441, 1441},  // public.audio
  {{9499, 26}, {9503, 14}, {645, 0}, 135, 517, 5182, 5184, 5187, 1441, 1441, 1441, 1441, 1441},  // public.audiovisual-content
  {{9505, 37}, {9510, 57}, {645, 0}, 136, 518, 5195, 5195, 5195, 1441, 1441, 1441, 1441, 1441},  // public.audiovisual-content-collection
  {{9518, 23}, {9521, 26}, {645, 0}, TypeTablesNone, 519, 5196, 5198, 5202, 1441, 1442, 1442, 1442, 1442},  // public.avchd-collection
  {{9525, 36}, {9530, 29}, {645, 0}, TypeTablesNone, 520, 5202, 5203, 5209, 1442, 1444, 1444, 1444, 1444},  // public.avchd-mpeg-2-transport-stream
  {{9534, 11}, {9536, 9}, {645, 0}, TypeTablesNone, 980, 5209, 5210, 5215, 1444, 1445, 1446, 1446, 1446},  // public.avci
  {{9538, 11}, {9540, 18}, {645, 0}, TypeTablesNone, 981, 5215, 5216, 5221, 1446, 1447, 1448, 1448, 1448},  // public.avcs
  {{9543, 10}, {9545, 9}, {645, 0}, TypeTablesNone, 521, 5221, 5222, 5227, 1448, 1450, 1453, 1455, 1455},  // public.avi
  {{9549, 11}, {9551, 10}, {645, 0}, TypeTablesNone, 522, 5227, 5228, 5233, 1455, 1456, 1457, 1457, 1457},  // public.avif
  {{9553, 18}, {9556, 11}, {645, 0}, TypeTablesNone, 523, 5233, 5234, 5242, 1457, 1458, 1458, 1458, 1458},  // public.bash-script
  {{9558, 20}, {9561, 12}, {645, 0}, TypeTablesNone, 524, 5242, 5243, 5244, 1458, 1458, 1458, 1458, 1458},  // public.block-special
  {{9563, 15}, {9565, 8}, {645, 0}, TypeTablesNone, 525, 5244, 5244, 5244, 1458, 1458, 1458, 1459, 1459},  // public.bookmark
  {{9567, 20}, {9570, 21}, {645, 0}, 137, 526, 5244, 5246, 5249, 1459, 1461, 1466, 1466, 1466},  // public.bzip2-archive
  {{9573, 15}, {9575, 8}, {645, 0}, TypeTablesNone, 527, 5250, 5251, 5257, 1466, 1467, 1467, 1467, 1467},  // public.c-header
  {{9576, 25}, {9580, 10}, {645, 0}, 138, 528, 5257, 5258, 5264, 1467, 1473, 1473, 1473, 1473},  // public.c-plus-plus-header
  {{9582, 32}, {9586, 17}, {645, 0}, TypeTablesNone, 529, 5265, 5266, 5273, 1473, 1474, 1474, 1474, 1474},  // public.c-plus-plus-inline-header
  {{9589, 25}, {9593, 10}, {645, 0}, 139, 530, 5273, 5274, 5280, 1474, 1479, 1481, 1481, 1481},  // public.c-plus-plus-source
  {{9595, 38}, {9600, 23}, {645, 0}, TypeTablesNone, 531, 5281, 5283, 5291, 1481, 1482, 1482, 1482, 1482},  // public.c-plus-plus-source.preprocessed
  {{9603, 15}, {9605, 8}, {645, 0}, 140, 532, 5291, 5292, 5298, 1482, 1483, 1485, 1485, 1485},  // public.c-source
  {{9606, 28}, {9610, 21}, {645, 0}, TypeTablesNone, 533, 5300, 5302, 5310, 1485, 1486, 1486, 1486, 1486},  // public.c-source.preprocessed
  {{9613, 21}, {9616, 14}, {645, 0}, 141, 534, 5310, 5310, 5310, 1486, 1486, 1486, 1486, 1486},  // public.calendar-event
  {{9618, 23}, {9621, 16}, {645, 0}, 142, 535, 5312, 5313, 5317, 1486, 1486, 1486, 1486, 1486},  // public.camera-raw-image
  {{9623, 28}, {9627, 21}, {645, 0}, 143, 536, 5344, 5345, 5349, 1486, 1486, 1486, 1486, 1486},  // public.case-insensitive-text
  {{9630, 21}, {9633, 40}, {645, 0}, 144, 537, 5351, 5352, 5354, 1486, 1486, 1486, 1486, 1486},  // public.cd-based-media
  {{9638, 15}, {9640, 34}, {645, 0}, TypeTablesNone, 538, 5357, 5358, 5361, 1486, 1486, 1486, 1487, 1487},  // public.cd-media
  {{9646, 17}, {9649, 36}, {645, 0}, TypeTablesNone, 539, 5361, 5362, 5365, 1487, 1487, 1487, 1488, 1488},  // public.cd-r-media
  {{9655, 18}, {9658, 37}, {645, 0}, TypeTablesNone, 540, 5365, 5366, 5369, 1488, 1488, 1488, 1488, 1488},  // public.cd-rw-media
  {{9663, 17}, {9666, 8}, {645, 0}, TypeTablesNone, 541, 5369, 5370, 5376, 1488, 1489, 1489, 1490, 1490},  // public.cdda-audio
  {{9667, 24}, {9670, 16}, {645, 0}, TypeTablesNone, 542, 5376, 5377, 5378, 1490, 1490, 1490, 1490, 1490},  // public.character-special
  {{9672, 34}, {9677, 22}, {9680, 35}, TypeTablesNone, 543, 5378, 5380, 5386, 1490, 1491, 1494, 1494, 1494},  // public.comma-separated-values-text
  {{9685, 24}, {9688, 25}, {645, 0}, 145, 544, 5386, 5387, 5388, 1494, 1494, 1494, 1494, 1494},  // public.composite-content
  {{9692, 15}, {9694, 26}, {645, 0}, 146, 545, 5436, 5437, 5438, 1494, 1494, 1494, 1494, 1494},  // public.computer
  {{9698, 14}, {9700, 7}, {645, 0}, 147, 546, 5440, 5440, 5440, 1494, 1494, 1494, 1494, 1494},  // public.contact
  {{9701, 14}, {9703, 21}, {645, 0}, 148, 547, 5441, 5441, 5441, 1494, 1494, 1494, 1494, 1494},  // public.content
  {{9706, 19}, {9709, 12}, {645, 0}, TypeTablesNone, 548, 5460, 5462, 5465, 1494, 1496, 1497, 1497, 1497},  // public.cpio-archive
  {{9711, 17}, {9714, 14}, {645, 0}, TypeTablesNone, 549, 5465, 5466, 5474, 1497, 1498, 1498, 1498, 1498},  // public.csh-script
  {{9716, 10}, {9718, 15}, {645, 0}, TypeTablesNone, 550, 5474, 5475, 5479, 1498, 1499, 1500, 1500, 1500},  // public.css
  {{9720, 11}, {9722, 11}, {645, 0}, 149, 551, 5479, 5480, 5481, 1500, 1500, 1501, 1502, 1502},  // public.data
  {{9725, 15}, {9727, 8}, {645, 0}, 150, 552, 5625, 5625, 5625, 1502, 1502, 1502, 1502, 1502},  // public.database
  {{9728, 28}, {9732, 26}, {645, 0}, 151, 553, 5628, 5629, 5633, 1502, 1502, 1502, 1502, 1502},  // public.delimited-values-text
  {{9736, 13}, {2655, 24}, {645, 0}, 152, 554, 5635, 5635, 5635, 1502, 1502, 1502, 1502, 1502},  // public.device
  {{9738, 16}, {9740, 9}, {645, 0}, 153, 555, 5637, 5638, 5639, 1502, 1502, 1502, 1502, 1502},  // public.directory
  {{9742, 17}, {9745, 15}, {645, 0}, 154, 556, 5642, 5643, 5644, 1502, 1502, 1502, 1502, 1502},  // public.disk-image
  {{9747, 14}, {9749, 34}, {645, 0}, 155, 557, 5645, 5645, 5645, 1502, 1502, 1502, 1503, 1503},  // public.display
  {{9755, 25}, {9759, 18}, {645, 0}, TypeTablesNone, 558, 5650, 5651, 5656, 1503, 1504, 1505, 1505, 1505},  // public.downloadable-sound
  {{9762, 15}, {9764, 8}, {645, 0}, TypeTablesNone, 559, 5656, 5657, 5662, 1505, 1507, 1508, 1509, 1509},  // public.dv-movie
  {{9766, 22}, {9769, 41}, {645, 0}, 156, 560, 5662, 5663, 5665, 1509, 1509, 1509, 1509, 1509},  // public.dvd-based-media
  {{9775, 16}, {9777, 35}, {645, 0}, TypeTablesNone, 561, 5671, 5672, 5675, 1509, 1509, 1509, 1510, 1510},  // public.dvd-media
  {{9783, 23}, {9786, 42}, {645, 0}, TypeTablesNone, 562, 5675, 5676, 5679, 1510, 1510, 1510, 1510, 1510},  // public.dvd-plus-r-media
  {{9792, 24}, {9795, 43}, {645, 0}, TypeTablesNone, 563, 5679, 5680, 5683, 1510, 1510, 1510, 1510, 1510},  // public.dvd-plus-rw-media
  {{9801, 18}, {9804, 37}, {645, 0}, TypeTablesNone, 564, 5683, 5684, 5687, 1510, 1510, 1510, 1511, 1511},  // public.dvd-r-media
  {{9810, 20}, {9813, 39}, {645, 0}, TypeTablesNone, 565, 5687, 5688, 5691, 1511, 1511, 1511, 1512, 1512},  // public.dvd-ram-media
  {{9819, 19}, {9822, 38}, {645, 0}, TypeTablesNone, 566, 5691, 5692, 5695, 1512, 1512, 1512, 1513, 1513},  // public.dvd-rw-media
  {{9828, 19}, {9831, 12}, {645, 0}, TypeTablesNone, 567, 5695, 5696, 5702, 1513, 1515, 1515, 1515, 1515},  // public.dylan-source
  {{9833, 17}, {9836, 10}, {645, 0}, TypeTablesNone, 568, 5702, 5704, 5707, 1515, 1515, 1520, 1520, 1520},  // public.elf-binary
  {{9838, 20}, {9841, 13}, {645, 0}, 157, 569, 5707, 5708, 5709, 1520, 1520, 1520, 1520, 1520},  // public.email-message
  {{9843, 25}, {9847, 19}, {645, 0}, TypeTablesNone, 570, 5711, 5712, 5717, 1520, 1522, 1523, 1524, 1524},  // public.enhanced-ac3-audio
  {{9851, 17}, {9854, 15}, {645, 0}, 158, 571, 5717, 5717, 5717, 1524, 1524, 1524, 1524, 1524},  // public.executable
  {{9856, 10}, {9858, 3}, {645, 0}, 159, 572, 5737, 5739, 5744, 1524, 1524, 1524, 1524, 1524},  // public.fax
  {{9859, 22}, {9862, 42}, {645, 0}, TypeTablesNone, 573, 5746, 5746, 5746, 1524, 1524, 1524, 1524, 1524},  // public.file-sharepoint
  {{9868, 15}, {9870, 8}, {645, 0}, TypeTablesNone, 574, 5746, 5747, 5750, 1524, 1524, 1524, 1525, 1525},  // public.file-url
  {{9872, 25}, {9876, 25}, {645, 0}, TypeTablesNone, 575, 5750, 5751, 5756, 1525, 1525, 1525, 1525, 1525},  // public.filename-extension
  {{9880, 20}, {9883, 13}, {645, 0}, TypeTablesNone, 576, 5756, 5757, 5762, 1525, 1528, 1531, 1532, 1532},  // public.flc-animation
  {{9886, 13}, {9888, 12}, {645, 0}, 160, 577, 5762, 5763, 5765, 1532, 1532, 1532, 1536, 1536},  // public.folder
  {{9894, 11}, {4449, 4}, {645, 0}, 161, 578, 5790, 5791, 5793, 1536, 1536, 1536, 1536, 1536},  // public.font
  {{9896, 24}, {9899, 17}, {645, 0}, TypeTablesNone, 579, 5799, 5800, 5807, 1536, 1537, 1537, 1537, 1537},  // public.fortran-77-source
  {{9902, 24}, {9905, 17}, {645, 0}, TypeTablesNone, 580, 5807, 5808, 5815, 1537, 1538, 1538, 1538, 1538},  // public.fortran-90-source
  {{9908, 24}, {9911, 17}, {645, 0}, TypeTablesNone, 581, 5815, 5816, 5823, 1538, 1539, 1539, 1539, 1539},  // public.fortran-95-source
  {{9914, 21}, {9917, 14}, {645, 0}, 162, 582, 5823, 5824, 5830, 1539, 1541, 1542, 1542, 1542},  // public.fortran-source
  {{9919, 17}, {9922, 28}, {645, 0}, TypeTablesNone, 583, 5833, 5834, 5836, 1542, 1542, 1542, 1544, 1544},  // public.generic-pc
  {{9940, 14}, {9942, 7}, {645, 0}, TypeTablesNone, 584, 5836, 5837, 5842, 1551, 1552, 1553, 1553, 1553},  // public.geojson
  {{9943, 33}, {9948, 19}, {645, 0}, TypeTablesNone, 585, 5842, 5844, 5849, 1553, 1554, 1555, 1555, 1555},  // public.geometry-definition-format
  {{9951, 22}, {9954, 42}, {645, 0}, 163, 982, 5849, 5849, 5849, 1555, 1555, 1555, 1555, 1555},  // public.haptics-content
  {{9960, 25}, {9964, 44}, {645, 0}, 164, 586, 5850, 5851, 5853, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-based-media
  {{9970, 19}, {9973, 38}, {645, 0}, TypeTablesNone, 587, 5857, 5858, 5861, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-media
  {{9978, 21}, {9981, 40}, {645, 0}, TypeTablesNone, 588, 5861, 5862, 5865, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-r-media
  {{9986, 23}, {9989, 42}, {645, 0}, TypeTablesNone, 589, 5865, 5866, 5869, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-ram-media
  {{9995, 22}, {9998, 41}, {645, 0}, TypeTablesNone, 590, 5869, 5870, 5873, 1555, 1555, 1555, 1555, 1555},  // public.hd-dvd-rw-media
  {{10004, 11}, {10006, 10}, {645, 0}, TypeTablesNone, 983, 5873, 5874, 5879, 1555, 1556, 1557, 1557, 1557},  // public.heic
  {{10008, 12}, {10010, 19}, {645, 0}, TypeTablesNone, 984, 5879, 5880, 5885, 1557, 1558, 1559, 1559, 1559},  // public.heics
  {{10013, 11}, {10015, 10}, {645, 0}, TypeTablesNone, 985, 5885, 5886, 5891, 1559, 1561, 1563, 1563, 1563},  // public.heif
  {{10017, 20}, {10020, 16}, {645, 0}, 165, 986, 5891, 5892, 5896, 1563, 1563, 1563, 1563, 1563},  // public.heif-standard
  {{10022, 12}, {10024, 19}, {645, 0}, TypeTablesNone, 987, 5903, 5904, 5909, 1563, 1564, 1565, 1565, 1565},  // public.heifs
  {{10027, 11}, {10029, 9}, {645, 0}, TypeTablesNone, 591, 5909, 5910, 5914, 1565, 1569, 1570, 1571, 1572},  // public.html
  {{10036, 12}, {10038, 9}, {645, 0}, 166, 592, 5914, 5916, 5919, 1572, 1572, 1572, 1572, 1572},  // public.image
  {{10040, 16}, {10042, 19}, {645, 0}, TypeTablesNone, 593, 5970, 5971, 5976, 1572, 1573, 1575, 1575, 1575},  // public.iso-image
  {{10045, 11}, {10047, 18}, {645, 0}, 167, 594, 5976, 5976, 5976, 1575, 1575, 1575, 1575, 1575},  // public.item
  {{10050, 11}, {10052, 10}, {645, 0}, TypeTablesNone, 595, 5990, 5991, 5995, 1575, 1581, 1585, 1586, 1586},  // public.jpeg
  {{10055, 16}, {10057, 15}, {645, 0}, TypeTablesNone, 596, 5995, 5996, 6000, 1586, 1591, 1597, 1598, 1598},  // public.jpeg-2000
  {{10060, 14}, {10062, 13}, {645, 0}, TypeTablesNone, 597, 6000, 6001, 6005, 1598, 1599, 1600, 1600, 1600},  // public.jpeg-xl
  {{10064, 11}, {10066, 4}, {645, 0}, 168, 598, 6005, 6006, 6010, 1600, 1601, 1602, 1602, 1602},  // public.json
  {{10067, 17}, {10070, 17}, {645, 0}, TypeTablesNone, 599, 6012, 6013, 6021, 1602, 1603, 1603, 1603, 1603},  // public.ksh-script
  {{10073, 17}, {10076, 10}, {645, 0}, TypeTablesNone, 600, 6021, 6022, 6028, 1603, 1609, 1609, 1609, 1609},  // public.lex-source
  {{10078, 10}, {254, 3}, {645, 0}, 169, 601, 6028, 6029, 6030, 1609, 1609, 1609, 1609, 1609},  // public.log
  {{10080, 18}, {10083, 19}, {645, 0}, TypeTablesNone, 988, 6038, 6040, 6043, 1609, 1610, 1611, 1611, 1611},  // public.lz4-archive
  {{10086, 19}, {10089, 12}, {10091, 58}, TypeTablesNone, 602, 6043, 6045, 6051, 1611, 1613, 1617, 1617, 1617},  // public.m3u-playlist
  {{10099, 18}, {10102, 8}, {645, 0}, TypeTablesNone, 603, 6051, 6052, 6059, 1617, 1621, 1622, 1622, 1622},  // public.make-source
  {{10103, 14}, {10105, 7}, {645, 0}, 170, 604, 6059, 6059, 6059, 1622, 1622, 1622, 1622, 1622},  // public.message
  {{10106, 17}, {10109, 4}, {645, 0}, TypeTablesNone, 605, 6061, 6062, 6067, 1622, 1626, 1629, 1630, 1630},  // public.midi-audio
  {{10111, 17}, {10114, 10}, {645, 0}, TypeTablesNone, 606, 6067, 6068, 6074, 1630, 1632, 1632, 1632, 1632},  // public.mig-source
  {{10116, 16}, {10118, 16}, {645, 0}, TypeTablesNone, 607, 6074, 6075, 6080, 1632, 1632, 1632, 1632, 1632},  // public.mime-type
  {{10120, 12}, {10122, 32}, {645, 0}, 171, 608, 6080, 6081, 6085, 1632, 1632, 1632, 1632, 1632},  // public.movie
  {{10126, 10}, {10128, 9}, {645, 0}, TypeTablesNone, 609, 6108, 6109, 6114, 1632, 1633, 1633, 1633, 1633},  // public.mp2
  {{10130, 10}, {10132, 9}, {645, 0}, TypeTablesNone, 610, 6114, 6115, 6120, 1633, 1635, 1643, 1649, 1649},  // public.mp3
  {{10140, 16}, {10142, 19}, {645, 0}, TypeTablesNone, 989, 6120, 6121, 6126, 1649, 1649, 1650, 1650, 1650},  // public.mp4a-latm
  {{10145, 16}, {10147, 19}, {645, 0}, TypeTablesNone, 990, 6126, 6127, 6132, 1650, 1652, 1652, 1652, 1652},  // public.mp4a-loas
  {{10150, 11}, {10152, 16}, {645, 0}, TypeTablesNone, 611, 6132, 6133, 6138, 1652, 1657, 1662, 1664, 1664},  // public.mpeg
  {{10156, 30}, {10160, 23}, {645, 0}, 172, 612, 6138, 6139, 6144, 1664, 1665, 1666, 1666, 1666},  // public.mpeg-2-transport-stream
  {{10163, 19}, {10166, 12}, {645, 0}, TypeTablesNone, 613, 6145, 6146, 6152, 1666, 1667, 1669, 1669, 1669},  // public.mpeg-2-video
  {{10168, 13}, {10170, 12}, {645, 0}, 173, 614, 6152, 6153, 6158, 1669, 1671, 1673, 1675, 1675},  // public.mpeg-4
  {{10173, 19}, {10176, 12}, {645, 0}, 174, 615, 6159, 6160, 6165, 1675, 1677, 1679, 1681, 1681},  // public.mpeg-4-audio
  {{10178, 16}, {10180, 19}, {645, 0}, TypeTablesNone, 616, 6167, 6168, 6172, 1681, 1682, 1682, 1682, 1682},  // public.mpo-image
  {{10183, 17}, {10186, 10}, {645, 0}, TypeTablesNone, 617, 6172, 6173, 6174, 1682, 1682, 1682, 1682, 1682},  // public.named-pipe
  {{10188, 27}, {10192, 20}, {645, 0}, TypeTablesNone, 618, 6174, 6175, 6181, 1682, 1683, 1683, 1683, 1683},  // public.nasm-assembly-source
  {{10195, 13}, {10197, 10}, {10199, 17}, TypeTablesNone, 619, 6181, 6182, 6186, 1683, 1685, 1688, 1688, 1688},  // public.ndjson
  {{10202, 18}, {10205, 11}, {645, 0}, TypeTablesNone, 620, 6186, 6188, 6191, 1688, 1689, 1689, 1689, 1689},  // public.object-code
  {{10207, 35}, {10212, 20}, {645, 0}, 175, 621, 6191, 6192, 6198, 1689, 1690, 1690, 1690, 1690},  // public.objective-c-plus-plus-source
  {{10215, 48}, {10221, 33}, {645, 0}, TypeTablesNone, 622, 6199, 6201, 6209, 1690, 1691, 1691, 1691, 1691},  // public.objective-c-plus-plus-source.preprocessed
  {{10226, 25}, {10230, 18}, {645, 0}, 176, 623, 6209, 6210, 6216, 1691, 1692, 1693, 1693, 1693},  // public.objective-c-source
  {{10233, 38}, {10238, 31}, {645, 0}, TypeTablesNone, 624, 6217, 6219, 6227, 1693, 1694, 1694, 1694, 1694},  // public.objective-c-source.preprocessed
  {{10242, 10}, {10244, 12}, {645, 0}, TypeTablesNone, 991, 6227, 6229, 6233, 1694, 1695, 1696, 1696, 1696},  // public.ofd
  {{10246, 20}, {10249, 13}, {645, 0}, TypeTablesNone, 625, 6233, 6234, 6240, 1696, 1697, 1697, 1697, 1697},  // public.opencl-source
  {{10251, 31}, {10255, 24}, {645, 0}, TypeTablesNone, 626, 6240, 6241, 6245, 1697, 1698, 1698, 1698, 1698},  // public.opentype-collection-font
  {{10258, 20}, {10261, 13}, {645, 0}, 177, 627, 6245, 6246, 6249, 1698, 1699, 1701, 1702, 1702},  // public.opentype-font
  {{10264, 28}, {10268, 47}, {645, 0}, 178, 628, 6250, 6251, 6252, 1702, 1702, 1702, 1704, 1704},  // public.optical-storage-media
  {{10276, 20}, {10279, 13}, {645, 0}, TypeTablesNone, 629, 6255, 6256, 6262, 1704, 1705, 1706, 1706, 1706},  // public.pascal-source
  {{10281, 17}, {373, 5}, {645, 0}, TypeTablesNone, 630, 6262, 6263, 6268, 1706, 1708, 1708, 1708, 1708},  // public.patch-file
  {{10284, 10}, {10286, 34}, {645, 0}, TypeTablesNone, 631, 6268, 6269, 6273, 1708, 1713, 1718, 1718, 1718},  // public.pbm
  {{10291, 18}, {10294, 11}, {645, 0}, TypeTablesNone, 632, 6273, 6274, 6282, 1718, 1720, 1722, 1722, 1722},  // public.perl-script
  {{10296, 17}, {10299, 10}, {645, 0}, TypeTablesNone, 633, 6282, 6283, 6291, 1722, 1728, 1732, 1732, 1732},  // public.php-script
  {{10301, 17}, {10304, 13}, {645, 0}, 179, 634, 6291, 6292, 6296, 1732, 1734, 1735, 1735, 1735},  // public.plain-text
  {{10306, 15}, {10308, 8}, {645, 0}, 180, 635, 6307, 6307, 6307, 1735, 1735, 1735, 1735, 1735},  // public.playlist
  {{10309, 19}, {10312, 12}, {645, 0}, TypeTablesNone, 636, 6309, 6311, 6316, 1735, 1736, 1737, 1737, 1737},  // public.pls-playlist
  {{10314, 10}, {10316, 9}, {645, 0}, 181, 637, 6316, 6317, 6321, 1737, 1738, 1740, 1741, 1742},  // public.png
  {{10323, 26}, {10327, 9}, {645, 0}, TypeTablesNone, 638, 6322, 6324, 6328, 1742, 1743, 1743, 1743, 1743},  // public.polygon-file-format
  {{10329, 27}, {10333, 20}, {645, 0}, TypeTablesNone, 639, 6328, 6329, 6335, 1743, 1744, 1744, 1744, 1744},  // public.precompiled-c-header
  {{10336, 37}, {10341, 22}, {645, 0}, TypeTablesNone, 640, 6335, 6336, 6342, 1744, 1745, 1745, 1745, 1745},  // public.precompiled-c-plus-plus-header
  {{10344, 19}, {10347, 12}, {645, 0}, 182, 641, 6342, 6343, 6345, 1745, 1745, 1745, 1745, 1745},  // public.presentation
  {{10349, 22}, {10352, 23}, {645, 0}, TypeTablesNone, 642, 6365, 6366, 6372, 1745, 1746, 1746, 1746, 1746},  // public.protobuf-source
  {{10355, 10}, {10357, 11}, {645, 0}, TypeTablesNone, 643, 6372, 6373, 6377, 1746, 1747, 1747, 1747, 1747},  // public.pvr
  {{10359, 20}, {10362, 13}, {645, 0}, TypeTablesNone, 644, 6377, 6378, 6386, 1747, 1748, 1751, 1751, 1751},  // public.python-script
  {{10364, 15}, {10366, 18}, {645, 0}, TypeTablesNone, 645, 6386, 6387, 6391, 1751, 1752, 1753, 1753, 1753},  // public.radiance
  {{10369, 10}, {10371, 8}, {645, 0}, TypeTablesNone, 646, 6391, 6392, 6397, 1753, 1754, 1755, 1755, 1755},  // public.rss
  {{10372, 10}, {10374, 9}, {645, 0}, TypeTablesNone, 647, 6397, 6398, 6402, 1755, 1756, 1758, 1759, 1761},  // public.rtf
  {{10385, 18}, {10388, 11}, {645, 0}, TypeTablesNone, 648, 6402, 6403, 6411, 1761, 1763, 1765, 1765, 1765},  // public.ruby-script
  {{10390, 13}, {10392, 6}, {645, 0}, 183, 649, 6411, 6412, 6418, 1765, 1765, 1765, 1765, 1765},  // public.script
  {{10393, 19}, {10396, 12}, {645, 0}, 184, 650, 6424, 6425, 6432, 1765, 1766, 1769, 1769, 1769},  // public.shell-script
  {{10398, 13}, {10400, 6}, {645, 0}, TypeTablesNone, 651, 6441, 6442, 6443, 1769, 1769, 1769, 1769, 1769},  // public.socket
  {{10401, 18}, {10404, 11}, {645, 0}, 185, 652, 6443, 6444, 6449, 1769, 1769, 1769, 1769, 1769},  // public.source-code
  {{10406, 31}, {10410, 24}, {645, 0}, 186, 653, 6474, 6475, 6481, 1769, 1769, 1769, 1769, 1769},  // public.source-code.preprocessed
  {{10413, 14}, {10415, 34}, {645, 0}, 187, 654, 6485, 6485, 6485, 1769, 1769, 1769, 1769, 1769},  // public.speaker
  {{10420, 18}, {10423, 11}, {645, 0}, 188, 655, 6486, 6487, 6488, 1769, 1769, 1769, 1769, 1769},  // public.spreadsheet
  {{10425, 42}, {10431, 9}, {645, 0}, TypeTablesNone, 656, 6505, 6507, 6511, 1769, 1770, 1771, 1771, 1771},  // public.standard-tesselated-geometry-format
  {{10433, 14}, {10435, 33}, {645, 0}, 189, 657, 6511, 6511, 6511, 1771, 1771, 1771, 1771, 1771},  // public.storage
  {{10440, 17}, {10443, 14}, {645, 0}, 190, 658, 6519, 6519, 6519, 1771, 1771, 1771, 1771, 1771},  // public.stored-url
  {{10445, 16}, {10447, 9}, {645, 0}, TypeTablesNone, 659, 6521, 6523, 6529, 1771, 1773, 1775, 1777, 1777},  // public.svg-image
  {{10450, 19}, {10453, 12}, {645, 0}, TypeTablesNone, 660, 6529, 6530, 6536, 1777, 1778, 1778, 1778, 1778},  // public.swift-source
  {{10455, 14}, {10457, 13}, {645, 0}, TypeTablesNone, 661, 6536, 6538, 6540, 1778, 1778, 1778, 1778, 1778},  // public.symlink
  {{10459, 32}, {10463, 20}, {645, 0}, 191, 662, 6540, 6542, 6548, 1778, 1779, 1780, 1780, 1780},  // public.tab-separated-values-text
  {{10466, 18}, {10469, 11}, {645, 0}, TypeTablesNone, 663, 6549, 6550, 6554, 1780, 1781, 1784, 1784, 1784},  // public.tar-archive
  {{10471, 24}, {10474, 31}, {645, 0}, TypeTablesNone, 664, 6554, 6555, 6559, 1784, 1787, 1789, 1789, 1789},  // public.tar-bzip2-archive
  {{10478, 18}, {10481, 11}, {645, 0}, TypeTablesNone, 665, 6559, 6560, 6568, 1789, 1790, 1790, 1790, 1790},  // public.tcsh-script
  {{10483, 11}, {10485, 8}, {645, 0}, 192, 666, 6568, 6570, 6573, 1790, 1790, 1790, 1790, 1790},  // public.text
  {{10486, 11}, {10488, 10}, {645, 0}, TypeTablesNone, 667, 6594, 6595, 6599, 1790, 1792, 1794, 1795, 1797},  // public.tiff
  {{10497, 17}, {10500, 10}, {645, 0}, TypeTablesNone, 668, 6599, 6599, 6599, 1797, 1797, 1797, 1797, 1797},  // public.to-do-item
  {{10502, 31}, {10506, 24}, {645, 0}, TypeTablesNone, 669, 6599, 6600, 6604, 1797, 1798, 1799, 1800, 1800},  // public.truetype-collection-font
  {{10510, 20}, {10513, 13}, {645, 0}, 193, 670, 6604, 6605, 6608, 1800, 1800, 1800, 1800, 1800},  // public.truetype-font
  {{10515, 24}, {10518, 19}, {645, 0}, TypeTablesNone, 671, 6611, 6612, 6616, 1800, 1801, 1804, 1804, 1804},  // public.truetype-ttf-font
  {{10521, 17}, {10524, 12}, {645, 0}, TypeTablesNone, 672, 6616, 6617, 6622, 1804, 1807, 1807, 1808, 1808},  // public.ulaw-audio
  {{10527, 22}, {10530, 15}, {645, 0}, 194, 673, 6622, 6624, 6627, 1808, 1808, 1808, 1809, 1809},  // public.unix-executable
  {{10533, 10}, {10535, 3}, {645, 0}, 195, 674, 6628, 6629, 6631, 1809, 1809, 1809, 1811, 1811},  // public.url
  {{10538, 15}, {10540, 15}, {645, 0}, TypeTablesNone, 675, 6633, 6634, 6636, 1811, 1811, 1811, 1812, 1812},  // public.url-name
  {{10543, 32}, {10547, 32}, {645, 0}, TypeTablesNone, 676, 6636, 6637, 6642, 1812, 1812, 1812, 1813, 1813},  // public.utf16-external-plain-text
  {{10552, 23}, {10555, 32}, {645, 0}, TypeTablesNone, 677, 6642, 6643, 6648, 1813, 1813, 1815, 1816, 1816},  // public.utf16-plain-text
  {{10560, 22}, {10563, 19}, {645, 0}, 196, 678, 6648, 6649, 6654, 1816, 1816, 1818, 1819, 1820},  // public.utf8-plain-text
  {{10570, 37}, {10575, 26}, {645, 0}, TypeTablesNone, 679, 6662, 6664, 6672, 1820, 1820, 1820, 1820, 1821},  // public.utf8-tab-separated-values-text
  {{10584, 24}, {10587, 17}, {645, 0}, TypeTablesNone, 680, 6672, 6674, 6677, 1821, 1822, 1823, 1823, 1823},  // public.uuencoded-archive
  {{10590, 12}, {10592, 5}, {10593, 35}, TypeTablesNone, 681, 6677, 6679, 6684, 1823, 1825, 1828, 1829, 1830},  // public.vcard
  {{10603, 12}, {10605, 19}, {645, 0}, 197, 682, 6684, 6685, 6690, 1830, 1830, 1830, 1830, 1830},  // public.video
  {{10608, 13}, {10610, 11}, {645, 0}, TypeTablesNone, 683, 6691, 6692, 6695, 1830, 1830, 1830, 1831, 1831},  // public.volume
  {{10613, 23}, {10616, 17}, {645, 0}, TypeTablesNone, 684, 6695, 6696, 6698, 1831, 1835, 1836, 1836, 1836},  // public.x509-certificate
  {{10619, 20}, {10622, 8}, {645, 0}, TypeTablesNone, 685, 6698, 6699, 6703, 1836, 1837, 1839, 1839, 1839},  // public.xbitmap-image
  {{10623, 10}, {10625, 10}, {645, 0}, TypeTablesNone, 686, 6703, 6704, 6709, 1839, 1840, 1840, 1840, 1840},  // public.xfd
  {{10627, 12}, {10629, 12}, {645, 0}, TypeTablesNone, 687, 6709, 6710, 6715, 1840, 1843, 1844, 1844, 1844},  // public.xhtml
  {{10631, 10}, {10633, 8}, {645, 0}, 198, 688, 6715, 6716, 6720, 1844, 1845, 1847, 1847, 1847},  // public.xml
  {{10634, 18}, {10637, 25}, {645, 0}, TypeTablesNone, 689, 6739, 6740, 6746, 1847, 1853, 1853, 1853, 1853},  // public.yacc-source
  {{10641, 11}, {10643, 9}, {645, 0}, TypeTablesNone, 690, 6746, 6747, 6751, 1853, 1855, 1859, 1859, 1859},  // public.yaml
  {{10645, 16}, {10647, 9}, {645, 0}, TypeTablesNone, 691, 6751, 6753, 6756, 1859, 1860, 1861, 1861, 1861},  // public.z-archive
  {{10649, 18}, {10652, 11}, {645, 0}, 199, 692, 6756, 6757, 6761, 1861, 1862, 1865, 1865, 1865},  // public.zip-archive
  {{10654, 17}, {10657, 24}, {645, 0}, TypeTablesNone, 693, 6765, 6766, 6774, 1865, 1866, 1866, 1866, 1866},  // public.zsh-script
  {{645, 0}, {645, 0}, {645, 0}, TypeTablesNone, 1006, 6774, 6774, 6774, 1866, 1866, 1866, 1866, 1866},  // end
};

const uint8_t TypeTablesClosureBytes[] = {
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 48, 0, 192, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  0, 130, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 0, 32, 0, 128, 0, 0, 0, 128, 0, 16, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0,
  0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 4, 0,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 2, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 2, 1, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 128, 0, 0,
  0, 0, 96, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 66, 128, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 0, 96, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 32, 0, 0,
  0, 0, 0, 0, 66, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
  48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
  0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48,
  0, 128, 2, 8, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 128, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 64, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 4, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 4, 128,
  0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 4, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
  129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 2, 0, 0,
  0, 2, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 128, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0,
  0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0,
  0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 0, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 128, 0, 48,
  2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 2, 8, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 2, 8, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 136, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 132, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
  0, 0, 0, 0, 0, 132, 1, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 4, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 48, 0, 128, 0, 0, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0,
  0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 48, 0, 128, 0, 8, 2, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  96, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0,
  0, 0, 0, 0, 4, 0, 9, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 8, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
  1, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0,
  8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 3, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 3, 0, 8, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0,
  0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1,
  0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0,
  4, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, 8, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0,
  0, 0, 0, 4, 0, 5, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 5, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 9, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1,
  0, 0, 0, 0, 0, 0, 4, 0, 9, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 9, 0, 8,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 9, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 9, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0,
  1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0,
  0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 128, 0, 0, 64, 0, 0, 4, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
  0, 0, 0, 0, 4, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  4, 0, 160, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 1, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
  0, 0, 0, 0, 0, 0, 4, 0, 160, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 160, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
  0, 0, 132, 1, 160, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 132, 1, 160, 4, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 132, 1, 160, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 32, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 32, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 32, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 0, 0, 0, 0, 0, 4, 0, 32, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 0,
  32, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 8, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128,
  0, 64, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 64, 0, 0, 0, 0, 0, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128,
  0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 50, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0,
  0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0,
  0, 0, 0, 18, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0,
  0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 64, 0, 0, 0,
  0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 4, 0, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0,
  0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0,
  0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0,
  0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 16,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
  0, 18, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 2, 8, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 64, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 40, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
  1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 152, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 1, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  152, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 9, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 152, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 24, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 32, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 24, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24,
  96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 24, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  24, 160, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 8, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 24, 160, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24,
  160, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 136, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 17, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 24, 160, 34, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24,
  160, 68, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 136, 8, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 160, 153, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 24, 160, 170, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24,
  160, 204, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 176, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 24, 0, 0, 176, 8, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0,
  176, 32, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 24, 0, 0, 208, 8, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 208, 32,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  24, 0, 0, 144, 1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 6, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 8, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0,
  144, 8, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 9, 0, 0, 0, 0, 0, 0, 0,
  0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 26, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 24, 0, 0, 144, 30, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 32, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 33, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 24, 0, 0, 144, 98, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 144, 102,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 128, 0, 0, 0, 0, 0, 0, 0, 0, 4,
  1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 128, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 24, 0, 0, 16, 128, 1, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 128, 2,
  0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 128, 2, 0, 0, 0, 0, 0, 0, 0, 4, 1,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 128, 3, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 24, 0, 0, 16, 128, 4, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 128, 4, 0,
  0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 128, 5, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24,
  0, 0, 16, 0, 8, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 24, 0, 2, 0, 0,
  0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 56, 0, 2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 88, 0, 2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16,
  0, 40, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 72, 0, 0, 0, 0, 0, 0, 0,
  4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 24, 0, 0, 16, 0, 128, 1, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 1, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0,
  0, 16, 0, 0, 3, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 0,
  0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 24, 0, 0, 16, 0, 0, 7, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0,
  9, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 9, 0, 0, 0, 0, 0, 0, 4, 1, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 11, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  24, 0, 0, 16, 0, 128, 5, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 128, 9, 0,
  0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0,
  0, 16, 0, 0, 48, 2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 176, 2, 0, 0, 0,
  0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 48, 3, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 80, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0,
  0, 144, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 208, 0, 0, 0, 0, 0, 0, 4,
  1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 16, 1, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 24, 0, 0, 16, 0, 0, 80, 1, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 16, 0, 0, 0, 2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
  0, 32, 64, 128, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 4,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0,
  32, 64, 128, 0, 0, 0, 4, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 8,
  0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0,
  0, 0, 8, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 4, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8,
  0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 72, 0, 0, 0, 0, 0,
  0, 16, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 64, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 32, 128, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 32, 128, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0,
  0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48,
  0, 128, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 64, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 2, 8, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0,
  0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 0, 0, 0,
  0, 128, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 4, 1,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  24, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 1,
  0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 72, 0, 0, 0,
  0, 0, 0, 0, 1, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0,
  2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 192,
  0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 0, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0,
  128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 18, 2, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0,
  96, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 66, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 2, 8, 0, 17, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 2, 8, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2,
  128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 1, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0,
  0, 64, 0, 0, 4, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 32, 0, 128, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 32,
  0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 2, 1, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0,
  2, 128, 0, 0, 0, 0, 0, 4, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4, 1, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
  192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 16, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48,
  0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 128, 192, 4, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 128, 192, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0,
  192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 64, 0, 128, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 32, 0, 50, 64, 128, 0, 0, 16, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 48, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 64, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 192, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0,
  192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 48, 0, 128, 8, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 48, 0, 128, 8, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  0, 128, 0, 48, 0, 128, 8, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  50, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 64, 128, 0, 136, 2, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0,
  64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 64, 48, 0, 192, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 128, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0,
  0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 0, 32, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0,
  192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128,
  0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 4, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 3, 32, 0, 32, 64, 128, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 64, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  3, 32, 0, 32, 64, 128, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0,
  0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 48, 0, 128, 0, 8, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 8, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 112, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 48, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
  0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 48, 0, 192, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
  50, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0, 16, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0,
  50, 64, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 0, 128, 0, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 64, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 0, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0,
  50, 64, 128, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 0, 128, 0, 0, 16, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 64, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0,
  50, 64, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 50, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 50,
  64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0,
  192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0,
  65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 0, 32, 0, 128, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0,
  192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 64, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192,
  0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192,
  0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192,
  0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0,
  128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0,
  128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0,
  128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 0, 48, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192,
  0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 1, 0,
  2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 24, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 48, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0,
  128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 2, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 48, 0, 128, 0, 8, 2, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 48, 0, 128, 0, 8, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 48, 0,
  128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 48, 0, 128, 0, 8, 6, 1, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 48, 0, 128, 0,
  0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 32, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 176, 0,
  128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48,
  0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 176, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 16, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 4, 32,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 4, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 128,
  192, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 48, 0, 132, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 132, 0, 8, 2, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 132, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 48, 0, 132, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 4, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 4, 32, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 48, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 224, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 8,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 4, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0,
  192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 48, 0, 128, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0,
  136, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 24, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0,
  48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48,
  0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48,
  0, 128, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 24, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48,
  0, 128, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0,
  0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 128, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 48, 0, 128, 128, 8, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 9,
  2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 9, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128,
  0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 48, 0, 128, 0, 136, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136,
  3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 128, 0, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 32, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48,
  0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0,
  136, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136,
  3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 2, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
  0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0,
  0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 176, 0, 128, 0, 8, 128, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 32, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 2, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 136, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 192, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130,
  0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 130, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 48, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 64, 128, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0,
  0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  48, 0, 128, 0, 8, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 8, 0, 17, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 176, 0, 128, 0, 8, 128, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  56, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 48, 0, 128, 8, 0, 0, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 129, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0,
  192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128,
  0, 8, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 32, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 32, 0, 32, 0, 128, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 128, 0,
  136, 3, 1,
};

const uint16_t TypeTablesRelativeArray[] = {
  900, 900, 853, 902, 849, 853, 853, 902, 10, 10, 853, 902, 846, 849, 853, 853, 902, 853, 853, 902, 917, 917,
  817, 853, 902, 849, 900, 900, 853, 902, 849, 853, 846, 853, 902, 846, 849, 900, 900, 853, 902, 849, 900,
  900, 853, 902, 849, 853, 846, 853, 902, 846, 849, 2, 880, 880, 853, 902, 12, 13, 14, 11, 11, 880, 853, 902,
  11, 11, 880, 853, 902, 11, 11, 880, 853, 902, 837, 837, 900, 853, 902, 849, 853, 846, 853, 902, 846, 849,
  853, 813, 853, 902, 813, 631, 632, 633, 1004, 1004, 616, 853, 902, 813, 81, 81, 902, 210, 210, 970, 853,
  902, 77, 77, 856, 25, 77, 77, 856, 23, 23, 77, 856, 516, 516, 77, 856, 28, 29, 30, 27, 27, 27, 27, 27, 27,
  853, 488, 853, 902, 488, 853, 488, 853, 902, 488, 211, 211, 77, 856, 853, 961, 853, 902, 961, 964, 946,
  978, 849, 54, 450, 54, 857, 902, 450, 961, 961, 964, 946, 978, 853, 902, 849, 853, 813, 853, 902, 813, 873,
  873, 40, 41, 541, 541, 54, 857, 902, 450, 38, 297, 450, 38, 873, 297, 54, 857, 902, 450, 42, 495, 38, 853,
  38, 873, 853, 902, 72, 40, 40, 38, 873, 297, 54, 857, 902, 450, 879, 879, 857, 902, 853, 813, 853, 902,
  813, 853, 853, 902, 978, 477, 978, 853, 902, 849, 477, 540, 540, 1000, 978, 853, 902, 849, 477, 477, 477,
  853, 902, 853, 813, 853, 902, 813, 813, 813, 51, 853, 50, 853, 902, 50, 813, 853, 488, 853, 902, 488, 857,
  857, 902, 35, 106, 110, 205, 206, 207, 209, 258, 297, 436, 457, 460, 461, 472, 513, 514, 515, 541, 859,
  859, 853, 853, 902, 853, 853, 902, 853, 853, 902, 853, 853, 902, 853, 853, 902, 853, 853, 902, 853, 853,
  902, 853, 853, 902, 1000, 1000, 978, 853, 902, 849, 816, 816, 817, 853, 902, 849, 450, 450, 857, 902, 853,
  853, 902, 990, 909, 990, 946, 978, 853, 902, 849, 909, 853, 854, 853, 902, 854, 297, 450, 297, 54, 857,
  902, 450, 879, 297, 879, 857, 902, 297, 54, 41, 41, 38, 873, 853, 902, 879, 879, 857, 902, 879, 879, 857,
  902, 305, 305, 302, 847, 856, 77, 302, 302, 847, 856, 77, 856, 856, 23, 24, 211, 264, 302, 516, 978, 978,
  853, 902, 849, 853, 858, 853, 902, 858, 813, 80, 901, 79, 79, 853, 902, 858, 813, 902, 902, 19, 82, 92,
  158, 159, 160, 161, 162, 163, 164, 165, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277,
  278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 446, 522, 81, 81, 902, 879,
  879, 857, 902, 879, 879, 857, 902, 879, 879, 857, 902, 900, 900, 853, 902, 849, 297, 450, 297, 54, 857,
  902, 450, 879, 879, 857, 902, 302, 302, 847, 856, 77, 853, 813, 853, 902, 813, 81, 81, 902, 210, 210, 970,
  853, 902, 969, 969, 460, 460, 54, 857, 902, 450, 879, 879, 857, 902, 853, 853, 902, 99, 102, 103, 98, 900,
  98, 853, 902, 900, 849, 101, 101, 853, 902, 853, 853, 902, 100, 98, 98, 853, 902, 98, 98, 853, 902, 853,
  846, 853, 902, 846, 849, 880, 880, 853, 902, 54, 54, 857, 902, 210, 210, 970, 853, 902, 450, 817, 450, 857,
  902, 817, 853, 849, 969, 969, 54, 450, 54, 857, 902, 450, 210, 210, 970, 853, 902, 853, 853, 902, 969, 969,
  990, 909, 990, 946, 978, 853, 902, 849, 909, 853, 853, 902, 879, 879, 857, 902, 523, 523, 990, 909, 990,
  946, 978, 853, 902, 849, 909, 888, 906, 888, 906, 978, 853, 902, 849, 853, 853, 902, 879, 879, 857, 902,
  123, 124, 213, 122, 213, 211, 77, 856, 122, 214, 122, 214, 211, 77, 856, 122, 226, 211, 966, 211, 77, 856,
  966, 303, 303, 302, 847, 856, 77, 978, 902, 836, 978, 853, 902, 849, 836, 978, 902, 836, 978, 853, 902,
  849, 836, 902, 902, 853, 853, 902, 900, 900, 853, 902, 849, 138, 152, 153, 134, 135, 136, 137, 133, 133,
  152, 133, 133, 144, 133, 133, 133, 133, 138, 139, 140, 141, 142, 143, 145, 146, 147, 148, 149, 150, 151,
  137, 132, 137, 133, 132, 139, 140, 141, 142, 143, 145, 146, 147, 148, 149, 150, 151, 137, 138, 137, 133,
  138, 132, 137, 138, 137, 133, 138, 132, 137, 138, 137, 133, 138, 132, 137, 138, 137, 133, 138, 132, 137,
  138, 137, 133, 138, 132, 135, 153, 135, 133, 153, 132, 137, 138, 137, 133, 138, 132, 137, 138, 137, 133,
  138, 132, 137, 138, 137, 133, 138, 132, 137, 138, 137, 133, 138, 132, 137, 138, 137, 133, 138, 132, 137,
  138, 137, 133, 138, 132, 137, 138, 137, 133, 138, 132, 134, 132, 134, 133, 132, 132, 132, 144, 154, 155,
  156, 157, 153, 153, 132, 153, 153, 132, 153, 153, 132, 153, 153, 132, 81, 81, 902, 81, 81, 902, 81, 81,
  902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 879, 879, 857, 902, 834, 834, 964,
  946, 978, 853, 902, 849, 460, 460, 54, 857, 902, 450, 302, 302, 847, 856, 77, 172, 180, 181, 182, 183, 184,
  185, 186, 187, 188, 189, 190, 191, 192, 196, 201, 196, 196, 170, 302, 847, 856, 77, 170, 170, 302, 847,
  856, 77, 173, 174, 175, 176, 177, 178, 179, 172, 172, 170, 302, 847, 856, 77, 172, 172, 170, 302, 847, 856,
  77, 172, 172, 170, 302, 847, 856, 77, 172, 172, 170, 302, 847, 856, 77, 172, 172, 170, 302, 847, 856, 77,
  172, 172, 170, 302, 847, 856, 77, 172, 172, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 170, 170,
  302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77,
  170, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 170, 170, 302, 847,
  856, 77, 170, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 170, 170,
  302, 847, 856, 77, 193, 194, 195, 192, 192, 170, 302, 847, 856, 77, 192, 192, 170, 302, 847, 856, 77, 192,
  192, 170, 302, 847, 856, 77, 170, 170, 302, 847, 856, 77, 171, 197, 198, 199, 200, 196, 196, 170, 302, 847,
  856, 77, 196, 196, 170, 302, 847, 856, 77, 196, 196, 170, 302, 847, 856, 77, 196, 196, 170, 302, 847, 856,
  77, 170, 170, 302, 847, 856, 77, 450, 450, 857, 902, 450, 450, 857, 902, 853, 853, 902, 54, 450, 54, 857,
  902, 450, 54, 450, 54, 857, 902, 450, 54, 450, 54, 857, 902, 450, 853, 813, 853, 902, 813, 54, 450, 54,
  857, 902, 450, 970, 853, 970, 853, 902, 21, 93, 107, 111, 432, 445, 530, 533, 77, 77, 856, 33, 125, 212,
  213, 214, 229, 531, 211, 211, 77, 856, 211, 211, 77, 856, 123, 211, 211, 77, 856, 124, 215, 216, 217, 218,
  222, 214, 214, 211, 77, 856, 214, 214, 211, 77, 856, 214, 214, 211, 77, 856, 214, 214, 211, 77, 856, 219,
  220, 221, 218, 218, 214, 211, 77, 856, 218, 218, 214, 211, 77, 856, 218, 218, 214, 211, 77, 856, 214, 214,
  211, 77, 856, 223, 224, 225, 222, 222, 214, 211, 77, 856, 222, 222, 214, 211, 77, 856, 222, 222, 214, 211,
  77, 856, 124, 124, 214, 211, 77, 856, 122, 227, 228, 226, 226, 124, 214, 211, 77, 856, 122, 226, 226, 124,
  214, 211, 77, 856, 122, 211, 211, 77, 856, 238, 239, 240, 241, 264, 264, 77, 856, 264, 264, 77, 856, 264,
  264, 77, 856, 264, 264, 77, 856, 234, 235, 236, 237, 233, 233, 264, 77, 856, 233, 233, 264, 77, 856, 233,
  233, 264, 77, 856, 233, 233, 264, 77, 856, 229, 229, 211, 77, 856, 229, 229, 211, 77, 856, 229, 229, 211,
  77, 856, 229, 229, 211, 77, 856, 986, 986, 853, 902, 450, 953, 259, 450, 857, 902, 953, 846, 849, 259, 450,
  953, 259, 450, 857, 902, 953, 846, 849, 259, 450, 953, 260, 450, 857, 902, 953, 846, 849, 260, 853, 953,
  853, 902, 953, 846, 849, 853, 953, 853, 902, 953, 846, 849, 450, 846, 967, 450, 857, 902, 846, 849, 967,
  450, 846, 967, 450, 857, 902, 846, 849, 967, 853, 846, 967, 853, 902, 846, 849, 967, 853, 846, 967, 853,
  902, 846, 849, 967, 450, 846, 967, 450, 857, 902, 846, 849, 967, 450, 846, 450, 857, 902, 846, 849, 450,
  846, 450, 857, 902, 846, 849, 853, 846, 853, 902, 846, 849, 853, 846, 853, 902, 846, 849, 450, 846, 450,
  857, 902, 846, 849, 54, 450, 54, 857, 902, 450, 450, 953, 450, 857, 902, 953, 846, 849, 243, 244, 450, 953,
  450, 857, 902, 953, 846, 849, 245, 853, 909, 853, 902, 909, 859, 859, 859, 859, 77, 77, 856, 230, 231, 232,
  233, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81,
  902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81,
  902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81,
  902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 81, 81, 902, 879, 879, 857, 902, 853, 853, 902,
  472, 54, 54, 857, 902, 40, 70, 71, 88, 298, 512, 297, 450, 846, 297, 54, 857, 902, 450, 846, 849, 946, 909,
  946, 978, 853, 902, 849, 909, 926, 926, 816, 817, 853, 902, 849, 925, 925, 917, 817, 853, 902, 849, 480,
  847, 77, 847, 856, 77, 76, 90, 170, 303, 304, 305, 418, 426, 431, 529, 302, 302, 847, 856, 77, 126, 307,
  322, 346, 462, 302, 302, 847, 856, 77, 428, 542, 302, 302, 847, 856, 77, 75, 427, 429, 430, 467, 853, 813,
  853, 902, 813, 303, 303, 302, 847, 856, 77, 308, 309, 319, 320, 321, 307, 307, 303, 302, 847, 856, 77, 307,
  307, 303, 302, 847, 856, 77, 310, 312, 313, 315, 317, 309, 309, 307, 303, 302, 847, 856, 77, 311, 310, 310,
  309, 307, 303, 302, 847, 856, 77, 309, 309, 307, 303, 302, 847, 856, 77, 309, 309, 307, 303, 302, 847, 856,
  77, 314, 313, 313, 309, 307, 303, 302, 847, 856, 77, 309, 309, 307, 303, 302, 847, 856, 77, 316, 315, 315,
  309, 307, 303, 302, 847, 856, 77, 309, 309, 307, 303, 302, 847, 856, 77, 318, 317, 317, 309, 307, 303, 302,
  847, 856, 77, 307, 307, 303, 302, 847, 856, 77, 307, 307, 303, 302, 847, 856, 77, 307, 307, 303, 302, 847,
  856, 77, 303, 303, 302, 847, 856, 77, 323, 324, 329, 330, 322, 322, 303, 302, 847, 856, 77, 322, 322, 303,
  302, 847, 856, 77, 325, 326, 327, 328, 324, 324, 322, 303, 302, 847, 856, 77, 324, 324, 322, 303, 302, 847,
  856, 77, 324, 324, 322, 303, 302, 847, 856, 77, 324, 324, 322, 303, 302, 847, 856, 77, 322, 322, 303, 302,
  847, 856, 77, 322, 322, 303, 302, 847, 856, 77, 331, 332, 333, 334, 330, 330, 322, 303, 302, 847, 856, 77,
  335, 330, 330, 322, 303, 302, 847, 856, 77, 336, 330, 330, 322, 303, 302, 847, 856, 77, 337, 330, 330, 322,
  303, 302, 847, 856, 77, 338, 331, 331, 330, 322, 303, 302, 847, 856, 77, 339, 332, 332, 330, 322, 303, 302,
  847, 856, 77, 340, 333, 333, 330, 322, 303, 302, 847, 856, 77, 341, 334, 334, 330, 322, 303, 302, 847, 856,
  77, 342, 335, 335, 331, 330, 322, 303, 302, 847, 856, 77, 343, 336, 336, 332, 330, 322, 303, 302, 847, 856,
  77, 344, 337, 337, 333, 330, 322, 303, 302, 847, 856, 77, 345, 338, 338, 334, 330, 322, 303, 302, 847, 856,
  77, 343, 344, 345, 339, 342, 339, 335, 331, 330, 322, 303, 302, 847, 856, 77, 342, 338, 334, 340, 342, 340,
  336, 332, 330, 322, 303, 302, 847, 856, 77, 342, 338, 334, 341, 342, 341, 337, 333, 330, 322, 303, 302,
  847, 856, 77, 342, 338, 334, 303, 303, 302, 847, 856, 77, 350, 354, 369, 378, 379, 385, 387, 388, 399, 400,
  409, 410, 411, 354, 354, 346, 303, 302, 847, 856, 77, 348, 349, 359, 347, 359, 354, 346, 303, 302, 847,
  856, 77, 347, 364, 347, 364, 354, 346, 303, 302, 847, 856, 77, 347, 346, 346, 303, 302, 847, 856, 77, 354,
  354, 346, 303, 302, 847, 856, 77, 352, 353, 359, 351, 359, 354, 346, 303, 302, 847, 856, 77, 351, 364, 351,
  364, 354, 346, 303, 302, 847, 856, 77, 351, 346, 346, 303, 302, 847, 856, 77, 347, 351, 355, 356, 357, 359,
  364, 354, 354, 346, 303, 302, 847, 856, 77, 354, 354, 346, 303, 302, 847, 856, 77, 361, 366, 354, 354, 346,
  303, 302, 847, 856, 77, 358, 362, 367, 357, 357, 354, 346, 303, 302, 847, 856, 77, 363, 368, 354, 354, 346,
  303, 302, 847, 856, 77, 348, 352, 360, 361, 362, 359, 359, 354, 346, 303, 302, 847, 856, 77, 359, 356, 359,
  354, 346, 303, 302, 847, 856, 77, 356, 359, 357, 359, 354, 346, 303, 302, 847, 856, 77, 357, 363, 362, 358,
  362, 359, 354, 346, 303, 302, 847, 856, 77, 357, 358, 354, 354, 346, 303, 302, 847, 856, 77, 349, 353, 365,
  366, 367, 364, 364, 354, 346, 303, 302, 847, 856, 77, 364, 356, 364, 354, 346, 303, 302, 847, 856, 77, 356,
  364, 357, 364, 354, 346, 303, 302, 847, 856, 77, 357, 368, 367, 358, 367, 364, 354, 346, 303, 302, 847,
  856, 77, 357, 358, 346, 346, 303, 302, 847, 856, 77, 370, 371, 372, 375, 369, 369, 346, 303, 302, 847, 856,
  77, 369, 369, 346, 303, 302, 847, 856, 77, 374, 377, 369, 369, 346, 303, 302, 847, 856, 77, 373, 374, 372,
  372, 369, 346, 303, 302, 847, 856, 77, 372, 371, 372, 369, 346, 303, 302, 847, 856, 77, 371, 369, 369, 346,
  303, 302, 847, 856, 77, 376, 377, 375, 375, 369, 346, 303, 302, 847, 856, 77, 375, 371, 375, 369, 346, 303,
  302, 847, 856, 77, 371, 346, 346, 303, 302, 847, 856, 77, 346, 346, 303, 302, 847, 856, 77, 380, 383, 384,
  411, 379, 411, 346, 303, 302, 847, 856, 77, 379, 381, 382, 380, 383, 380, 411, 346, 303, 302, 847, 856, 77,
  379, 383, 380, 384, 380, 411, 346, 303, 302, 847, 856, 77, 379, 384, 379, 379, 346, 303, 302, 847, 856, 77,
  381, 379, 379, 346, 303, 302, 847, 856, 77, 382, 346, 346, 303, 302, 847, 856, 77, 388, 388, 346, 303, 302,
  847, 856, 77, 397, 398, 346, 346, 303, 302, 847, 856, 77, 346, 346, 303, 302, 847, 856, 77, 386, 389, 390,
  391, 394, 388, 388, 346, 303, 302, 847, 856, 77, 388, 388, 346, 303, 302, 847, 856, 77, 393, 396, 388, 388,
  346, 303, 302, 847, 856, 77, 392, 393, 397, 391, 391, 388, 346, 303, 302, 847, 856, 77, 391, 390, 391, 388,
  346, 303, 302, 847, 856, 77, 390, 388, 388, 346, 303, 302, 847, 856, 77, 395, 396, 398, 394, 394, 388, 346,
  303, 302, 847, 856, 77, 394, 390, 394, 388, 346, 303, 302, 847, 856, 77, 390, 391, 386, 391, 388, 346, 303,
  302, 847, 856, 77, 386, 394, 386, 394, 388, 346, 303, 302, 847, 856, 77, 386, 346, 346, 303, 302, 847, 856,
  77, 346, 346, 303, 302, 847, 856, 77, 401, 404, 405, 407, 411, 400, 411, 346, 303, 302, 847, 856, 77, 400,
  402, 403, 401, 405, 401, 411, 346, 303, 302, 847, 856, 77, 400, 405, 401, 407, 401, 411, 346, 303, 302,
  847, 856, 77, 400, 407, 400, 400, 346, 303, 302, 847, 856, 77, 406, 408, 400, 400, 346, 303, 302, 847, 856,
  77, 402, 406, 405, 404, 405, 400, 346, 303, 302, 847, 856, 77, 404, 400, 400, 346, 303, 302, 847, 856, 77,
  403, 408, 407, 404, 407, 400, 346, 303, 302, 847, 856, 77, 404, 346, 346, 303, 302, 847, 856, 77, 346, 346,
  303, 302, 847, 856, 77, 346, 346, 303, 302, 847, 856, 77, 380, 401, 985, 985, 853, 902, 873, 413, 414, 415,
  416, 417, 536, 412, 412, 985, 853, 902, 873, 412, 412, 985, 853, 902, 873, 412, 412, 985, 853, 902, 873,
  412, 412, 985, 853, 902, 873, 412, 412, 985, 853, 902, 873, 302, 302, 847, 856, 77, 419, 420, 421, 422,
  423, 424, 418, 418, 302, 847, 856, 77, 418, 418, 302, 847, 856, 77, 418, 418, 302, 847, 856, 77, 418, 418,
  302, 847, 856, 77, 418, 418, 302, 847, 856, 77, 418, 418, 302, 847, 856, 77, 900, 900, 853, 902, 849, 302,
  302, 847, 856, 77, 427, 428, 429, 430, 426, 305, 426, 302, 847, 856, 77, 305, 426, 304, 426, 302, 847, 856,
  77, 304, 426, 305, 426, 302, 847, 856, 77, 305, 426, 305, 426, 302, 847, 856, 77, 305, 302, 302, 847, 856,
  77, 210, 210, 970, 853, 902, 853, 871, 853, 902, 871, 913, 853, 871, 853, 902, 871, 913, 853, 853, 902,
  450, 54, 450, 857, 902, 54, 460, 460, 54, 857, 902, 450, 1000, 1000, 978, 853, 902, 849, 853, 853, 902,
  902, 488, 902, 488, 879, 879, 857, 902, 926, 926, 816, 817, 853, 902, 849, 879, 879, 857, 902, 210, 210,
  970, 853, 902, 81, 81, 902, 978, 978, 853, 902, 849, 978, 978, 853, 902, 849, 857, 857, 902, 35, 40, 66,
  70, 88, 108, 110, 202, 203, 205, 206, 207, 209, 243, 244, 245, 248, 249, 252, 253, 254, 257, 258, 259, 260,
  298, 436, 457, 460, 461, 472, 490, 512, 513, 514, 515, 538, 541, 819, 990, 909, 990, 946, 978, 853, 902,
  849, 909, 853, 873, 853, 902, 873, 900, 900, 853, 902, 849, 879, 879, 857, 902, 54, 450, 54, 857, 902, 450,
  853, 853, 902, 853, 853, 902, 54, 450, 54, 857, 902, 450, 95, 169, 437, 471, 484, 535, 54, 450, 54, 857,
  902, 450, 303, 303, 302, 847, 856, 77, 463, 464, 465, 466, 462, 462, 303, 302, 847, 856, 77, 462, 462, 303,
  302, 847, 856, 77, 462, 462, 303, 302, 847, 856, 77, 462, 462, 303, 302, 847, 856, 77, 305, 305, 302, 847,
  856, 77, 468, 469, 470, 467, 467, 305, 302, 847, 856, 77, 467, 467, 305, 302, 847, 856, 77, 467, 467, 305,
  302, 847, 856, 77, 460, 460, 54, 857, 902, 450, 296, 54, 450, 296, 54, 857, 902, 450, 859, 859, 853, 853,
  902, 853, 853, 902, 902, 902, 853, 853, 902, 46, 48, 540, 816, 816, 817, 853, 902, 849, 479, 478, 478, 816,
  817, 853, 902, 849, 301, 301, 925, 917, 817, 853, 902, 849, 1000, 1000, 978, 853, 902, 849, 879, 879, 857,
  902, 853, 873, 853, 902, 873, 460, 460, 54, 857, 902, 450, 900, 900, 853, 902, 849, 917, 917, 817, 853,
  902, 849, 853, 853, 902, 31, 32, 53, 440, 973, 964, 964, 946, 978, 853, 902, 849, 450, 846, 450, 857, 902,
  846, 849, 853, 756, 853, 902, 756, 849, 1000, 1000, 978, 853, 902, 849, 879, 879, 857, 902, 879, 879, 857,
  902, 40, 40, 38, 873, 297, 54, 857, 902, 450, 853, 853, 902, 853, 853, 902, 990, 909, 990, 946, 978, 853,
  902, 849, 909, 879, 879, 857, 902, 990, 909, 990, 946, 978, 853, 902, 849, 909, 969, 969, 969, 969, 969,
  969, 969, 969, 946, 946, 978, 853, 902, 849, 506, 507, 508, 509, 505, 505, 946, 978, 853, 902, 849, 505,
  505, 946, 978, 853, 902, 849, 505, 505, 946, 978, 853, 902, 849, 505, 505, 946, 978, 853, 902, 849, 859,
  859, 964, 964, 946, 978, 853, 902, 849, 297, 450, 297, 54, 857, 902, 450, 450, 54, 450, 857, 902, 54, 450,
  54, 450, 857, 902, 54, 450, 54, 450, 857, 902, 54, 77, 77, 856, 26, 946, 946, 978, 853, 902, 849, 879, 879,
  857, 902, 879, 879, 857, 902, 982, 982, 880, 853, 902, 853, 846, 853, 902, 846, 849, 81, 81, 902, 117, 879,
  879, 857, 902, 879, 879, 857, 902, 302, 302, 847, 856, 77, 210, 210, 970, 853, 902, 211, 211, 77, 856, 853,
  849, 853, 902, 849, 210, 210, 970, 853, 902, 853, 846, 853, 902, 846, 849, 460, 460, 54, 857, 902, 450,
  412, 412, 985, 853, 902, 873, 853, 813, 853, 902, 813, 539, 450, 450, 857, 902, 537, 537, 853, 902, 813,
  1000, 477, 1000, 978, 853, 902, 849, 477, 47, 54, 450, 54, 857, 902, 450, 39, 304, 304, 302, 847, 856, 77,
  543, 544, 545, 542, 542, 304, 302, 847, 856, 77, 542, 542, 304, 302, 847, 856, 77, 542, 542, 304, 302, 847,
  856, 77, 816, 816, 817, 853, 902, 849, 547, 548, 546, 546, 816, 817, 853, 902, 849, 546, 546, 816, 817,
  853, 902, 849, 817, 817, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837,
  837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 900, 900, 853, 902, 849, 816, 816, 817, 853, 902,
  849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 853, 813, 853, 902, 813, 559, 558, 558,
  853, 902, 813, 837, 837, 900, 853, 902, 849, 853, 813, 853, 902, 813, 837, 837, 900, 853, 902, 849, 837,
  837, 900, 853, 902, 849, 900, 900, 853, 902, 849, 874, 874, 900, 853, 902, 849, 913, 874, 874, 900, 853,
  902, 849, 913, 900, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837,
  837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853,
  902, 849, 817, 1000, 817, 853, 902, 849, 1000, 978, 593, 598, 599, 817, 817, 853, 902, 849, 594, 595, 596,
  597, 900, 900, 853, 902, 849, 853, 813, 853, 902, 813, 900, 900, 853, 902, 849, 1004, 846, 967, 873, 1004,
  616, 853, 902, 813, 846, 849, 967, 873, 853, 853, 902, 853, 846, 967, 853, 902, 846, 849, 967, 853, 967,
  853, 902, 967, 849, 853, 967, 853, 902, 967, 849, 900, 900, 853, 902, 849, 970, 853, 970, 853, 902, 853,
  953, 853, 902, 953, 846, 849, 853, 953, 853, 902, 953, 846, 849, 853, 953, 853, 902, 953, 846, 849, 961,
  961, 964, 946, 978, 853, 902, 849, 816, 816, 817, 853, 902, 849, 853, 873, 853, 902, 873, 853, 873, 853,
  902, 873, 816, 574, 816, 817, 853, 902, 849, 574, 1000, 978, 917, 575, 917, 817, 853, 902, 849, 575, 816,
  575, 816, 817, 853, 902, 849, 575, 917, 575, 917, 817, 853, 902, 849, 575, 917, 575, 917, 817, 853, 902,
  849, 575, 917, 574, 917, 817, 853, 902, 849, 574, 1000, 978, 917, 574, 917, 817, 853, 902, 849, 574, 1000,
  978, 853, 846, 853, 902, 846, 849, 853, 846, 853, 902, 846, 849, 853, 853, 902, 1000, 846, 1000, 978, 853,
  902, 849, 846, 961, 873, 961, 964, 946, 978, 853, 902, 849, 873, 837, 837, 900, 853, 902, 849, 837, 837,
  900, 853, 902, 849, 608, 608, 837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 607, 609, 608, 608,
  837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853,
  902, 849, 837, 837, 900, 853, 902, 849, 756, 853, 756, 849, 853, 902, 756, 853, 756, 849, 853, 902, 853,
  813, 853, 902, 813, 1004, 853, 813, 853, 902, 813, 816, 816, 817, 853, 902, 849, 917, 917, 817, 853, 902,
  849, 917, 917, 817, 853, 902, 849, 853, 813, 853, 902, 813, 853, 853, 902, 837, 837, 900, 853, 902, 849,
  978, 978, 853, 902, 849, 900, 900, 853, 902, 849, 837, 837, 900, 853, 902, 849, 837, 837, 900, 853, 902,
  849, 837, 837, 900, 853, 902, 849, 816, 816, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849, 17, 17, 853,
  902, 813, 17, 17, 853, 902, 813, 17, 17, 853, 902, 813, 1004, 873, 1004, 616, 853, 902, 813, 873, 638, 853,
  873, 853, 902, 873, 964, 964, 946, 978, 853, 902, 849, 1000, 1000, 978, 853, 902, 849, 634, 634, 1004, 616,
  853, 902, 813, 873, 1000, 1000, 978, 853, 902, 849, 900, 900, 853, 902, 849, 853, 853, 902, 990, 990, 946,
  978, 853, 902, 849, 816, 816, 817, 853, 902, 849, 853, 813, 853, 902, 813, 853, 813, 853, 902, 813, 853,
  813, 853, 902, 813, 853, 846, 853, 902, 846, 849, 853, 853, 902, 853, 849, 853, 902, 849, 853, 813, 853,
  902, 813, 853, 813, 853, 902, 813, 975, 853, 813, 853, 902, 813, 653, 652, 652, 853, 902, 813, 853, 846,
  853, 902, 846, 849, 900, 900, 853, 902, 849, 1000, 817, 756, 1000, 978, 853, 902, 849, 817, 756, 900, 900,
  853, 902, 849, 816, 816, 817, 853, 902, 849, 917, 917, 817, 853, 902, 849, 853, 853, 902, 853, 853, 902,
  662, 663, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 661, 846, 661, 853, 902,
  846, 849, 661, 846, 661, 853, 902, 846, 849, 853, 849, 854, 853, 902, 849, 854, 661, 849, 661, 853, 902,
  849, 661, 849, 661, 853, 902, 849, 661, 846, 661, 853, 902, 846, 849, 661, 846, 661, 853, 902, 846, 849,
  661, 900, 661, 853, 902, 900, 849, 661, 900, 661, 853, 902, 900, 849, 661, 846, 953, 661, 853, 902, 846,
  849, 953, 661, 846, 953, 661, 853, 902, 846, 849, 953, 661, 846, 967, 661, 853, 902, 846, 849, 967, 661,
  846, 967, 661, 853, 902, 846, 849, 967, 661, 846, 661, 853, 902, 846, 849, 661, 846, 661, 853, 902, 846,
  849, 661, 846, 661, 853, 902, 846, 849, 661, 846, 661, 853, 902, 846, 849, 1000, 1000, 978, 853, 902, 849,
  853, 849, 853, 902, 849, 853, 849, 853, 902, 849, 853, 849, 853, 902, 849, 853, 849, 953, 853, 902, 849,
  953, 846, 853, 849, 953, 853, 902, 849, 953, 846, 853, 967, 853, 902, 967, 849, 853, 967, 853, 902, 967,
  849, 853, 849, 853, 902, 849, 853, 849, 853, 902, 849, 853, 849, 853, 902, 849, 853, 853, 902, 691, 692,
  693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 690, 953, 690, 853, 902, 953, 846, 849, 690,
  953, 873, 690, 853, 902, 953, 846, 849, 873, 690, 953, 690, 853, 902, 953, 846, 849, 690, 953, 873, 690,
  853, 902, 953, 846, 849, 873, 690, 953, 690, 853, 902, 953, 846, 849, 690, 953, 873, 690, 853, 902, 953,
  846, 849, 873, 690, 846, 967, 690, 853, 902, 846, 849, 967, 690, 846, 967, 873, 690, 853, 902, 846, 849,
  967, 873, 690, 846, 967, 690, 853, 902, 846, 849, 967, 690, 846, 967, 873, 690, 853, 902, 846, 849, 967,
  873, 690, 846, 690, 853, 902, 846, 849, 690, 846, 873, 690, 853, 902, 846, 849, 873, 690, 846, 690, 853,
  902, 846, 849, 690, 846, 873, 690, 853, 902, 846, 849, 873, 1000, 1000, 978, 853, 902, 849, 949, 949, 900,
  853, 902, 849, 1000, 1000, 978, 853, 902, 849, 900, 900, 853, 902, 849, 900, 900, 853, 902, 849, 900, 900,
  853, 902, 849, 900, 900, 853, 902, 849, 900, 900, 853, 902, 849, 817, 817, 853, 902, 849, 1000, 1000, 978,
  853, 902, 849, 900, 900, 853, 902, 849, 1000, 1000, 978, 853, 902, 849, 1004, 1004, 616, 853, 902, 813,
  853, 854, 853, 902, 854, 853, 873, 853, 902, 873, 900, 900, 853, 902, 849, 853, 813, 853, 902, 813, 853,
  853, 902, 900, 900, 853, 902, 849, 853, 813, 853, 902, 813, 730, 900, 900, 853, 902, 849, 853, 853, 902,
  900, 900, 853, 902, 849, 900, 900, 853, 902, 849, 900, 900, 853, 902, 849, 724, 724, 853, 902, 813, 900,
  900, 853, 902, 849, 900, 900, 853, 902, 849, 917, 917, 817, 853, 902, 849, 853, 846, 853, 902, 846, 849,
  853, 813, 853, 902, 813, 853, 813, 853, 902, 813, 853, 813, 853, 902, 813, 816, 816, 817, 853, 902, 849,
  816, 816, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849, 816, 816, 817,
  853, 902, 849, 816, 816, 817, 853, 902, 849, 917, 917, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849,
  816, 816, 817, 853, 902, 849, 978, 978, 853, 902, 849, 880, 880, 853, 902, 880, 880, 853, 902, 917, 917,
  817, 853, 902, 849, 900, 900, 853, 902, 849, 816, 816, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849,
  917, 917, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849, 849, 849, 491, 614, 615, 656, 764, 887, 950,
  968, 917, 917, 817, 853, 902, 849, 917, 917, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849, 816, 816,
  817, 853, 902, 849, 964, 964, 946, 978, 853, 902, 849, 816, 816, 817, 853, 902, 849, 763, 843, 762, 762,
  816, 817, 853, 902, 849, 756, 853, 756, 849, 853, 902, 770, 771, 772, 775, 777, 779, 781, 782, 783, 784,
  785, 787, 788, 789, 790, 792, 793, 794, 796, 799, 801, 803, 804, 807, 809, 810, 811, 783, 783, 765, 783,
  783, 765, 783, 783, 765, 783, 783, 765, 765, 765, 765, 765, 765, 765, 783, 783, 765, 783, 783, 765, 765,
  765, 783, 783, 765, 765, 765, 783, 783, 765, 765, 765, 783, 783, 765, 765, 765, 765, 765, 765, 765, 766,
  767, 768, 769, 773, 774, 776, 778, 780, 786, 791, 797, 798, 800, 802, 805, 806, 808, 812, 765, 765, 765,
  765, 783, 783, 765, 765, 765, 765, 765, 765, 765, 765, 765, 783, 783, 765, 765, 765, 765, 765, 765, 765,
  795, 794, 810, 794, 765, 810, 765, 765, 783, 783, 765, 783, 783, 765, 765, 765, 783, 783, 765, 765, 765,
  783, 783, 765, 765, 765, 765, 765, 783, 783, 765, 783, 783, 765, 765, 765, 783, 783, 765, 765, 765, 765,
  765, 795, 765, 765, 783, 783, 765, 17, 37, 44, 49, 50, 91, 208, 306, 537, 558, 561, 577, 616, 617, 621,
  644, 645, 646, 650, 651, 652, 721, 724, 735, 736, 737, 828, 850, 858, 910, 992, 1003, 964, 964, 946, 978,
  853, 902, 849, 816, 816, 817, 853, 902, 849, 817, 817, 853, 902, 849, 65, 478, 546, 555, 590, 593, 595,
  618, 629, 630, 643, 658, 738, 739, 740, 741, 742, 743, 745, 746, 752, 753, 755, 759, 760, 762, 815, 860,
  872, 914, 918, 919, 920, 921, 926, 984, 853, 849, 853, 902, 849, 108, 549, 574, 575, 656, 713, 816, 917,
  819, 450, 818, 450, 857, 902, 818, 923, 923, 917, 817, 853, 902, 849, 897, 897, 900, 853, 902, 849, 897,
  897, 900, 853, 902, 849, 917, 917, 817, 853, 902, 849, 897, 897, 900, 853, 902, 849, 962, 962, 961, 964,
  946, 978, 853, 902, 849, 902, 902, 853, 813, 853, 902, 813, 976, 964, 964, 946, 978, 853, 902, 849, 964,
  964, 946, 978, 853, 902, 849, 831, 830, 830, 964, 946, 978, 853, 902, 849, 964, 964, 946, 978, 853, 902,
  849, 833, 832, 965, 832, 964, 946, 978, 853, 902, 849, 965, 964, 964, 946, 978, 853, 902, 849, 168, 835,
  834, 965, 834, 964, 946, 978, 853, 902, 849, 965, 127, 128, 900, 900, 853, 902, 849, 15, 550, 551, 552,
  553, 556, 557, 560, 562, 563, 568, 569, 570, 571, 572, 573, 605, 606, 608, 610, 611, 612, 613, 623, 626,
  627, 628, 978, 978, 853, 902, 849, 877, 916, 940, 940, 969, 840, 841, 842, 839, 839, 940, 969, 839, 839,
  940, 969, 839, 839, 940, 969, 762, 762, 816, 817, 853, 902, 849, 902, 902, 946, 855, 946, 978, 853, 902,
  849, 855, 849, 849, 7, 10, 16, 104, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 298, 490, 521, 534,
  579, 581, 600, 601, 603, 647, 654, 662, 663, 667, 668, 671, 672, 673, 674, 675, 676, 677, 678, 697, 698,
  699, 700, 701, 702, 703, 704, 734, 936, 953, 856, 856, 302, 885, 993, 532, 649, 664, 665, 666, 680, 681,
  682, 683, 684, 687, 688, 689, 756, 817, 846, 900, 967, 978, 853, 813, 853, 902, 813, 962, 962, 961, 964,
  946, 978, 853, 902, 849, 978, 978, 853, 902, 849, 902, 902, 1, 3, 4, 7, 10, 16, 17, 31, 32, 34, 37, 41, 44,
  45, 49, 51, 53, 56, 57, 58, 59, 60, 61, 62, 63, 67, 69, 79, 91, 98, 101, 104, 112, 115, 120, 130, 204, 208,
  210, 246, 247, 250, 251, 255, 256, 261, 295, 306, 433, 434, 435, 439, 454, 458, 459, 474, 475, 477, 483,
  487, 491, 496, 497, 521, 532, 534, 537, 558, 561, 577, 580, 581, 582, 583, 585, 586, 587, 588, 591, 592,
  600, 601, 602, 614, 615, 616, 617, 621, 622, 635, 641, 644, 645, 646, 647, 648, 649, 650, 651, 652, 654,
  660, 661, 664, 680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 718, 719, 721, 722, 724, 726, 734,
  735, 736, 737, 764, 817, 828, 850, 870, 880, 900, 910, 931, 936, 950, 968, 978, 985, 986, 987, 992, 996,
  1003, 69, 664, 718, 978, 978, 853, 902, 849, 845, 974, 77, 847, 902, 902, 54, 450, 879, 813, 813, 79, 55,
  262, 263, 473, 510, 816, 816, 817, 853, 902, 849, 917, 917, 817, 853, 902, 849, 940, 940, 969, 863, 864,
  865, 866, 867, 868, 862, 862, 940, 969, 862, 862, 940, 969, 862, 862, 940, 969, 862, 862, 940, 969, 862,
  862, 940, 969, 862, 862, 940, 969, 964, 964, 946, 978, 853, 902, 849, 853, 873, 853, 902, 873, 913, 913,
  433, 434, 816, 816, 817, 853, 902, 849, 38, 454, 483, 579, 591, 592, 604, 634, 635, 692, 694, 696, 698,
  700, 702, 704, 719, 870, 931, 985, 900, 913, 900, 853, 902, 849, 913, 565, 566, 986, 986, 853, 902, 838,
  838, 978, 853, 902, 849, 917, 917, 817, 853, 902, 849, 857, 857, 902, 43, 71, 73, 74, 83, 84, 86, 89, 97,
  116, 121, 166, 294, 441, 443, 456, 482, 493, 494, 499, 518, 519, 527, 528, 995, 853, 853, 902, 11, 105,
  748, 749, 939, 982, 884, 884, 964, 946, 978, 853, 902, 849, 884, 884, 964, 946, 978, 853, 902, 849, 884,
  884, 964, 946, 978, 853, 902, 849, 964, 964, 946, 978, 853, 902, 849, 881, 882, 883, 847, 847, 856, 906,
  906, 978, 853, 902, 849, 756, 978, 756, 849, 978, 853, 902, 119, 940, 940, 969, 890, 891, 892, 893, 889,
  889, 940, 969, 889, 889, 940, 969, 889, 889, 940, 969, 889, 889, 940, 969, 897, 897, 900, 853, 902, 849,
  897, 897, 900, 853, 902, 849, 897, 897, 900, 853, 902, 849, 900, 900, 853, 902, 849, 821, 822, 824, 894,
  895, 896, 898, 897, 897, 900, 853, 902, 849, 978, 978, 853, 902, 849, 853, 849, 853, 902, 849, 0, 6, 8, 9,
  87, 99, 131, 425, 455, 485, 554, 564, 567, 576, 578, 584, 625, 640, 655, 657, 669, 670, 708, 709, 710, 711,
  712, 715, 720, 723, 725, 727, 728, 729, 731, 732, 751, 837, 874, 897, 903, 904, 905, 927, 943, 949, 955,
  957, 971, 979, 997, 79, 79, 853, 902, 858, 813, 81, 127, 128, 129, 440, 476, 826, 844, 853, 857, 909, 928,
  963, 973, 900, 900, 853, 902, 849, 900, 900, 853, 902, 849, 900, 900, 853, 902, 849, 978, 978, 853, 902,
  849, 119, 886, 962, 962, 961, 964, 946, 978, 853, 902, 849, 964, 964, 946, 978, 853, 902, 849, 902, 902,
  68, 114, 118, 261, 299, 451, 498, 500, 853, 813, 853, 902, 813, 946, 947, 946, 978, 853, 902, 849, 947,
  961, 961, 964, 946, 978, 853, 902, 849, 871, 874, 816, 816, 817, 853, 902, 849, 964, 964, 946, 978, 853,
  902, 849, 838, 838, 978, 853, 902, 849, 817, 817, 853, 902, 849, 5, 486, 594, 596, 597, 598, 599, 619, 620,
  659, 733, 744, 750, 754, 757, 758, 823, 861, 878, 922, 923, 925, 994, 816, 816, 817, 853, 902, 849, 816,
  816, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849, 816, 816, 817, 853, 902, 849, 917, 917, 817, 853,
  902, 849, 917, 917, 817, 853, 902, 849, 820, 994, 994, 917, 817, 853, 902, 849, 917, 917, 817, 853, 902,
  849, 301, 816, 816, 817, 853, 902, 849, 300, 442, 900, 900, 853, 902, 849, 902, 902, 964, 964, 946, 978,
  853, 902, 849, 978, 978, 853, 902, 849, 853, 873, 853, 902, 873, 964, 964, 946, 978, 853, 902, 849, 933,
  932, 965, 932, 964, 946, 978, 853, 902, 849, 965, 964, 964, 946, 978, 853, 902, 849, 935, 934, 965, 934,
  964, 946, 978, 853, 902, 849, 965, 853, 846, 853, 902, 846, 849, 964, 964, 946, 978, 853, 902, 849, 939,
  939, 880, 853, 902, 880, 880, 853, 902, 938, 969, 969, 839, 862, 889, 964, 964, 946, 978, 853, 902, 849,
  946, 946, 978, 853, 902, 849, 900, 900, 853, 902, 849, 962, 962, 961, 964, 946, 978, 853, 902, 849, 962,
  962, 961, 964, 946, 978, 853, 902, 849, 978, 978, 853, 902, 849, 299, 505, 517, 845, 911, 942, 964, 974,
  988, 989, 990, 911, 948, 978, 947, 978, 853, 902, 849, 947, 900, 900, 853, 902, 849, 706, 756, 853, 756,
  849, 853, 902, 964, 964, 946, 978, 853, 902, 849, 964, 964, 946, 978, 853, 902, 849, 846, 846, 849, 243,
  244, 245, 246, 247, 259, 260, 586, 587, 588, 671, 672, 683, 684, 691, 692, 693, 694, 695, 696, 964, 964,
  946, 978, 853, 902, 849, 900, 900, 853, 902, 849, 962, 962, 961, 964, 946, 978, 853, 902, 849, 900, 900,
  853, 902, 849, 1000, 1000, 978, 853, 902, 849, 978, 978, 853, 902, 849, 962, 962, 961, 964, 946, 978, 853,
  902, 849, 964, 964, 946, 978, 853, 902, 849, 34, 36, 589, 604, 912, 962, 961, 961, 964, 946, 978, 853, 902,
  849, 825, 851, 907, 944, 945, 956, 960, 977, 1005, 902, 902, 946, 946, 978, 853, 902, 849, 489, 511, 636,
  761, 814, 829, 830, 832, 834, 869, 884, 908, 915, 929, 932, 934, 937, 941, 951, 952, 954, 961, 965, 972,
  1001, 964, 964, 946, 978, 853, 902, 849, 833, 835, 933, 935, 125, 849, 849, 248, 249, 250, 251, 252, 579,
  581, 582, 583, 673, 674, 685, 686, 697, 698, 699, 700, 756, 853, 756, 849, 853, 902, 94, 109, 113, 501,
  502, 503, 504, 940, 210, 585, 900, 1000, 900, 853, 902, 849, 1000, 978, 964, 964, 946, 978, 853, 902, 849,
  902, 488, 902, 488, 946, 855, 946, 978, 853, 902, 849, 855, 991, 651, 651, 853, 902, 813, 828, 828, 853,
  902, 813, 962, 962, 961, 964, 946, 978, 853, 902, 849, 853, 849, 853, 902, 849, 46, 78, 127, 128, 448, 449,
  624, 747, 838, 852, 855, 887, 899, 906, 930, 946, 948, 959, 993, 1000, 1002, 900, 900, 853, 902, 849, 982,
  982, 880, 853, 902, 880, 880, 853, 902, 520, 981, 983, 982, 982, 880, 853, 902, 816, 816, 817, 853, 902,
  849, 853, 873, 853, 902, 873, 412, 853, 853, 902, 242, 876, 853, 853, 902, 946, 946, 978, 853, 902, 849,
  946, 946, 978, 853, 902, 849, 946, 946, 978, 853, 902, 849, 68, 114, 118, 451, 498, 500, 642, 991, 974,
  990, 974, 946, 978, 853, 902, 849, 855, 990, 853, 813, 853, 902, 813, 978, 848, 978, 853, 902, 849, 848,
  917, 917, 817, 853, 902, 849, 924, 879, 879, 857, 902, 853, 853, 902, 900, 900, 853, 902, 849, 1000, 1000,
  978, 853, 902, 849, 1000, 1000, 978, 853, 902, 849, 978, 978, 853, 902, 849, 64, 438, 481, 492, 540, 574,
  603, 637, 639, 656, 679, 705, 707, 714, 716, 958, 971, 998, 999, 964, 964, 946, 978, 853, 902, 849, 978,
  978, 853, 902, 849, 853, 813, 853, 902, 813, 616, 616, 853, 902, 813, 18, 579, 634, 717, 962, 962, 961,
  964, 946, 978, 853, 902, 849,
};

const TypeTablesText TypeTablesTagTextArray[] = {
  {302, 3}, {291, 4}, {2017, 4}, {126, 3}, {131, 3}, {1701, 11}, {2031, 4}, {2032, 49}, {2039, 22}, {134, 3},
  {146, 3}, {154, 3}, {142, 3}, {141, 3}, {139, 3}, {140, 3}, {1967, 11}, {21, 2}, {380, 3}, {729, 15},
  {1325, 17}, {2068, 4}, {2069, 25}, {434, 3}, {1661, 25}, {1635, 15}, {1744, 17}, {1643, 9}, {731, 21},
  {2079, 4}, {433, 3}, {2087, 4}, {432, 2}, {736, 22}, {2107, 4}, {384, 3}, {385, 3}, {1578, 21}, {110, 3},
  {1686, 17}, {610, 4}, {27, 3}, {754, 39}, {2150, 4}, {19, 6}, {2169, 4}, {2178, 4}, {2186, 4}, {2187, 7},
  {2188, 8}, {2189, 12}, {2191, 12}, {2193, 12}, {2195, 12}, {2197, 12}, {2208, 4}, {2209, 8}, {2210, 12},
  {2212, 12}, {2223, 4}, {2224, 12}, {2237, 16}, {2253, 4}, {2262, 4}, {2271, 4}, {2283, 4}, {2291, 7},
  {2292, 10}, {472, 4}, {2301, 4}, {473, 5}, {31, 11}, {37, 2}, {30, 5}, {29, 3}, {2344, 4}, {29, 3},
  {2344, 4}, {405, 11}, {2369, 4}, {2370, 4}, {2371, 4}, {10, 3}, {632, 3}, {35, 8}, {407, 5}, {43, 8},
  {407, 5}, {187, 3}, {705, 24}, {702, 22}, {648, 18}, {74, 4}, {2430, 4}, {2431, 4}, {2463, 25}, {2473, 23},
  {2487, 42}, {2504, 45}, {2520, 26}, {2530, 17}, {70, 3}, {64, 3}, {192, 3}, {194, 3}, {383, 2}, {791, 26},
  {2545, 4}, {2546, 4}, {71, 13}, {62, 3}, {2559, 4}, {299, 9}, {298, 7}, {296, 10}, {79, 5}, {85, 7},
  {587, 4}, {2607, 4}, {2608, 4}, {2609, 4}, {2610, 4}, {2611, 4}, {2612, 4}, {2613, 4}, {2619, 4},
  {2620, 4}, {2621, 4}, {2628, 4}, {2640, 6}, {2652, 6}, {109, 3}, {204, 3}, {561, 4}, {1149, 29}, {2691, 4},
  {2699, 4}, {2706, 4}, {2707, 4}, {2708, 4}, {2717, 4}, {2724, 4}, {2725, 4}, {2726, 4}, {117, 7}, {96, 4},
  {2745, 4}, {2746, 4}, {2752, 11}, {2754, 11}, {18, 3}, {2769, 4}, {148, 7}, {2779, 4}, {2788, 4}, {160, 2},
  {2805, 4}, {156, 4}, {2812, 4}, {2813, 4}, {2820, 4}, {397, 12}, {2828, 4}, {2836, 4}, {2837, 4},
  {2838, 4}, {2846, 11}, {2848, 4}, {2849, 4}, {2857, 11}, {2859, 4}, {542, 12}, {2867, 4}, {461, 4},
  {2875, 25}, {2879, 16}, {519, 4}, {2887, 4}, {2888, 4}, {2889, 4}, {2890, 4}, {158, 9}, {2894, 4},
  {161, 6}, {2904, 4}, {49, 4}, {2917, 6}, {2928, 4}, {55, 6}, {2934, 4}, {207, 7}, {2946, 4}, {2955, 4},
  {2968, 4}, {2969, 4}, {2976, 10}, {169, 13}, {2990, 4}, {2999, 4}, {176, 4}, {20, 4}, {3017, 4}, {3023, 4},
  {3024, 4}, {3025, 4}, {3066, 12}, {3068, 12}, {3070, 12}, {198, 3}, {1820, 13}, {574, 3}, {571, 4},
  {1919, 16}, {3086, 4}, {193, 6}, {195, 4}, {1712, 12}, {195, 4}, {3359, 4}, {3368, 4}, {3377, 4},
  {3386, 4}, {3395, 4}, {3404, 4}, {3415, 4}, {3424, 4}, {197, 7}, {3436, 4}, {3437, 4}, {200, 3}, {202, 10},
  {3456, 4}, {3457, 4}, {3465, 8}, {3473, 8}, {3474, 8}, {3482, 17}, {3485, 17}, {3497, 17}, {3500, 17},
  {3512, 17}, {3524, 17}, {3534, 17}, {3537, 17}, {3549, 17}, {3552, 17}, {3564, 17}, {3576, 7}, {3577, 7},
  {3587, 7}, {3597, 7}, {3598, 7}, {3606, 7}, {3607, 7}, {3615, 11}, {3624, 11}, {3626, 11}, {3635, 11},
  {3644, 11}, {3646, 11}, {3655, 12}, {3664, 7}, {3672, 8}, {3673, 8}, {3674, 8}, {3675, 8}, {3685, 8},
  {3686, 8}, {3698, 8}, {3699, 8}, {3700, 8}, {3701, 8}, {3715, 8}, {3716, 8}, {3730, 8}, {3741, 8},
  {3742, 8}, {3754, 8}, {3755, 8}, {3756, 8}, {3770, 8}, {3784, 8}, {3798, 8}, {3799, 8}, {3813, 8},
  {3821, 10}, {205, 13}, {546, 7}, {3839, 4}, {3840, 29}, {102, 4}, {103, 5}, {102, 4}, {321, 4}, {321, 4},
  {401, 3}, {3870, 4}, {401, 3}, {321, 4}, {516, 17}, {3913, 4}, {3914, 5}, {3915, 4}, {3916, 7}, {3922, 4},
  {3923, 4}, {3924, 5}, {3925, 9}, {3934, 5}, {3935, 9}, {3944, 5}, {3945, 9}, {3954, 5}, {3955, 6},
  {3956, 9}, {3972, 5}, {3973, 6}, {3974, 10}, {3976, 10}, {3955, 6}, {3972, 5}, {3973, 6}, {3974, 10},
  {3976, 10}, {3955, 6}, {3972, 5}, {3973, 6}, {3974, 10}, {3976, 10}, {3955, 6}, {4008, 5}, {4009, 6},
  {4010, 10}, {4012, 10}, {3955, 6}, {4008, 5}, {4009, 6}, {4010, 10}, {4012, 10}, {3955, 6}, {4008, 5},
  {4009, 6}, {4010, 10}, {4012, 10}, {3955, 6}, {4046, 5}, {4047, 6}, {4048, 10}, {4050, 10}, {3955, 6},
  {4046, 5}, {4047, 6}, {4048, 10}, {4050, 10}, {3955, 6}, {4064, 4}, {4065, 4}, {4066, 4}, {4138, 5},
  {4139, 7}, {4147, 5}, {4148, 7}, {4156, 5}, {4157, 7}, {4165, 5}, {4166, 7}, {211, 4}, {238, 3}, {239, 7},
  {243, 3}, {238, 3}, {1240, 34}, {243, 3}, {1245, 34}, {334, 7}, {335, 11}, {334, 7}, {1250, 38}, {331, 11},
  {1255, 39}, {331, 11}, {367, 5}, {368, 9}, {367, 5}, {1260, 34}, {540, 8}, {1265, 37}, {540, 8}, {237, 4},
  {244, 6}, {4356, 4}, {4364, 4}, {4365, 4}, {4371, 4}, {4379, 4}, {4387, 4}, {4396, 4}, {4404, 4},
  {4412, 4}, {4418, 4}, {4426, 4}, {4434, 4}, {4435, 4}, {4436, 4}, {4437, 4}, {4438, 4}, {4439, 4},
  {4440, 4}, {4441, 4}, {4442, 4}, {4443, 4}, {4444, 4}, {4445, 4}, {4446, 4}, {4447, 4}, {4448, 5},
  {4449, 4}, {4450, 4}, {4451, 5}, {4452, 5}, {4453, 5}, {4454, 4}, {4455, 5}, {4456, 4}, {4457, 4},
  {4458, 4}, {4459, 4}, {4460, 4}, {4461, 4}, {4462, 4}, {4463, 4}, {4464, 4}, {4465, 4}, {4466, 4},
  {4467, 4}, {4468, 4}, {4469, 4}, {4470, 4}, {4471, 4}, {4472, 4}, {4473, 4}, {4474, 4}, {4475, 4},
  {4476, 4}, {4477, 4}, {4478, 5}, {4479, 5}, {4480, 5}, {4481, 5}, {4482, 4}, {4483, 4}, {4484, 4},
  {4485, 4}, {4486, 4}, {4487, 4}, {4488, 5}, {4489, 4}, {4490, 4}, {4491, 4}, {4492, 4}, {4493, 4},
  {4494, 4}, {4495, 4}, {4496, 4}, {4497, 4}, {4498, 4}, {4499, 4}, {4507, 4}, {4508, 4}, {4516, 4},
  {4522, 4}, {4530, 4}, {4536, 4}, {4545, 4}, {4553, 4}, {4560, 4}, {4568, 4}, {4576, 4}, {4586, 4},
  {4596, 4}, {4604, 4}, {4614, 4}, {4623, 4}, {4633, 4}, {4640, 4}, {4646, 4}, {4652, 5}, {4653, 4},
  {4654, 4}, {255, 4}, {254, 3}, {268, 3}, {1519, 11}, {4692, 4}, {272, 3}, {1971, 11}, {4699, 4}, {4705, 4},
  {4706, 4}, {4707, 9}, {4715, 4}, {4716, 6}, {4724, 4}, {4725, 9}, {4733, 5}, {51, 3}, {708, 21},
  {1302, 23}, {4748, 7}, {4756, 16}, {4758, 16}, {4760, 16}, {4762, 16}, {4771, 10}, {4773, 10}, {4784, 29},
  {4788, 29}, {4803, 30}, {4818, 30}, {4833, 29}, {4848, 30}, {4861, 29}, {4865, 29}, {4880, 30}, {4895, 29},
  {4899, 29}, {4903, 29}, {4918, 30}, {4931, 10}, {4944, 10}, {4946, 10}, {4955, 10}, {4957, 10}, {4959, 10},
  {4961, 10}, {4963, 10}, {4965, 16}, {4967, 16}, {4969, 16}, {4971, 16}, {4980, 13}, {4982, 13}, {4993, 13},
  {4995, 13}, {4997, 13}, {4999, 13}, {5001, 13}, {5012, 7}, {5024, 16}, {5037, 16}, {5050, 16}, {5063, 16},
  {5074, 10}, {5076, 13}, {5078, 13}, {5080, 13}, {5082, 13}, {5084, 13}, {5095, 13}, {5106, 32}, {5119, 32},
  {5134, 32}, {5147, 13}, {5158, 32}, {5171, 32}, {5186, 32}, {5199, 13}, {5210, 32}, {5223, 32}, {5238, 32},
  {5251, 14}, {5264, 23}, {5278, 23}, {5294, 23}, {5304, 10}, {5315, 7}, {5327, 16}, {5340, 16}, {5353, 14},
  {5355, 14}, {5357, 14}, {5374, 14}, {5393, 33}, {5415, 33}, {5431, 14}, {5446, 14}, {5461, 14}, {5476, 14},
  {5491, 14}, {5506, 33}, {5526, 33}, {5546, 33}, {5566, 33}, {5586, 23}, {5604, 33}, {5624, 33}, {5644, 33},
  {5664, 33}, {5686, 23}, {5700, 14}, {5713, 14}, {5726, 14}, {5741, 33}, {5759, 33}, {5777, 33}, {5795, 33},
  {5815, 33}, {5835, 33}, {5849, 13}, {5851, 13}, {5853, 13}, {5855, 13}, {5873, 14}, {5875, 14}, {5888, 23},
  {5891, 23}, {5905, 23}, {5908, 23}, {5938, 13}, {5940, 13}, {5942, 13}, {5944, 13}, {5957, 14}, {5970, 14},
  {5972, 14}, {5974, 14}, {5976, 14}, {5978, 14}, {5991, 14}, {6006, 14}, {6021, 14}, {6036, 33}, {6056, 33},
  {6076, 33}, {6096, 33}, {6116, 33}, {6136, 33}, {6152, 33}, {6170, 33}, {6184, 13}, {6186, 13}, {6188, 13},
  {6190, 13}, {6192, 13}, {6194, 13}, {6203, 14}, {6214, 14}, {6216, 14}, {6229, 23}, {6232, 23}, {6246, 23},
  {6249, 23}, {6261, 14}, {6272, 33}, {6288, 33}, {6304, 33}, {6322, 33}, {6334, 13}, {6336, 13}, {6347, 13},
  {6349, 13}, {6351, 13}, {1305, 25}, {123, 5}, {6407, 4}, {6415, 7}, {6416, 10}, {6425, 10}, {6436, 10},
  {6438, 10}, {6440, 10}, {6449, 12}, {6451, 12}, {6462, 10}, {6475, 8}, {6476, 8}, {6477, 8}, {416, 4},
  {6483, 4}, {6489, 4}, {6490, 6}, {6498, 9}, {6500, 28}, {6513, 28}, {6526, 4}, {6527, 9}, {6538, 9},
  {6540, 9}, {6542, 9}, {6544, 9}, {6546, 9}, {6555, 7}, {6556, 7}, {274, 7}, {6566, 4}, {129, 3},
  {1802, 14}, {130, 4}, {282, 4}, {279, 10}, {305, 12}, {304, 6}, {1139, 32}, {307, 15}, {1143, 41},
  {6622, 4}, {6623, 4}, {6624, 4}, {271, 3}, {1521, 11}, {6632, 4}, {6638, 4}, {6639, 4}, {6640, 4},
  {6651, 4}, {6652, 4}, {6653, 4}, {329, 7}, {6663, 4}, {6670, 4}, {371, 5}, {396, 4}, {378, 3}, {395, 3},
  {1637, 10}, {1747, 12}, {1724, 15}, {6736, 4}, {6737, 26}, {6741, 16}, {6749, 4}, {6750, 5}, {6751, 4},
  {402, 6}, {763, 28}, {402, 6}, {403, 8}, {767, 30}, {409, 6}, {6771, 4}, {410, 9}, {6785, 9}, {6796, 12},
  {6798, 12}, {6800, 12}, {6802, 12}, {6813, 12}, {6815, 12}, {6817, 12}, {6819, 12}, {6830, 12}, {6832, 12},
  {6834, 12}, {6836, 12}, {6838, 12}, {6849, 12}, {6851, 12}, {6853, 12}, {6855, 12}, {6864, 8}, {6878, 11},
  {6891, 11}, {6900, 11}, {6902, 11}, {6904, 11}, {6906, 12}, {6908, 17}, {421, 3}, {436, 3}, {6944, 4},
  {6953, 4}, {6961, 4}, {407, 5}, {270, 3}, {6974, 4}, {269, 3}, {6984, 4}, {430, 16}, {7004, 4}, {7005, 4},
  {445, 3}, {1335, 28}, {439, 11}, {444, 4}, {443, 3}, {1772, 17}, {444, 4}, {311, 3}, {442, 2}, {1957, 15},
  {7035, 4}, {455, 7}, {1811, 17}, {446, 1}, {461, 4}, {470, 3}, {471, 4}, {478, 4}, {7082, 4}, {7088, 4},
  {483, 7}, {487, 13}, {489, 15}, {7116, 13}, {7123, 4}, {7124, 4}, {504, 4}, {7141, 4}, {7142, 4},
  {7143, 4}, {7144, 4}, {7145, 4}, {7156, 4}, {7157, 4}, {7168, 4}, {7179, 4}, {7180, 4}, {7228, 15},
  {136, 3}, {529, 15}, {7252, 8}, {468, 5}, {7271, 10}, {7280, 4}, {7281, 8}, {7282, 12}, {7284, 11},
  {7286, 12}, {7288, 16}, {7290, 16}, {7292, 16}, {7294, 16}, {7306, 4}, {7307, 4}, {7314, 4}, {7315, 4},
  {7322, 4}, {97, 5}, {1208, 19}, {7333, 4}, {7343, 4}, {7350, 4}, {7357, 4}, {7366, 4}, {7375, 4},
  {7384, 4}, {7390, 4}, {7397, 5}, {7398, 4}, {7399, 4}, {7409, 6}, {7410, 10}, {576, 6}, {7421, 4},
  {7427, 5}, {582, 9}, {591, 6}, {7442, 4}, {589, 10}, {1386, 24}, {7448, 4}, {7449, 33}, {594, 9}, {606, 3},
  {1393, 17}, {118, 4}, {614, 3}, {407, 5}, {628, 3}, {7504, 7}, {7505, 6}, {7513, 10}, {7515, 10},
  {7524, 10}, {7533, 9}, {7535, 9}, {7537, 9}, {7, 2}, {1451, 13}, {1545, 23}, {1512, 15}, {7550, 4},
  {11, 3}, {1485, 21}, {7559, 4}, {354, 3}, {7567, 4}, {77, 3}, {1691, 17}, {78, 3}, {81, 3}, {1694, 17},
  {164, 3}, {1601, 9}, {7597, 4}, {474, 3}, {7604, 4}, {122, 3}, {1697, 15}, {133, 3}, {1703, 17}, {643, 3},
  {644, 4}, {1435, 16}, {1415, 18}, {559, 4}, {536, 7}, {1418, 33}, {448, 3}, {1708, 16}, {54, 2},
  {1162, 20}, {0, 3}, {147, 3}, {137, 3}, {1706, 11}, {127, 3}, {1593, 10}, {220, 3}, {157, 3}, {1599, 9},
  {779, 19}, {91, 3}, {323, 3}, {310, 3}, {437, 3}, {1721, 17}, {451, 3}, {463, 3}, {40, 3}, {1985, 14},
  {7721, 4}, {38, 3}, {1983, 14}, {801, 22}, {7730, 4}, {52, 3}, {98, 3}, {1589, 9}, {1728, 14}, {1689, 11},
  {1785, 18}, {7736, 4}, {7737, 4}, {61, 3}, {804, 33}, {92, 3}, {1659, 16}, {619, 4}, {7767, 53}, {615, 3},
  {7779, 4}, {618, 3}, {809, 24}, {711, 19}, {7786, 4}, {622, 3}, {809, 24}, {711, 19}, {7793, 4}, {625, 3},
  {809, 24}, {711, 19}, {7800, 4}, {196, 3}, {1667, 24}, {565, 3}, {417, 3}, {836, 29}, {714, 24}, {7820, 4},
  {422, 3}, {836, 29}, {714, 24}, {7828, 4}, {425, 3}, {836, 29}, {714, 24}, {7837, 4}, {551, 2}, {553, 3},
  {87, 3}, {1914, 17}, {751, 22}, {584, 3}, {585, 4}, {56, 3}, {1496, 14}, {1500, 9}, {1502, 10}, {1562, 11},
  {7850, 4}, {7851, 4}, {106, 3}, {1312, 24}, {135, 3}, {1312, 24}, {795, 45}, {1211, 21}, {586, 3},
  {1989, 14}, {596, 2}, {1991, 13}, {597, 3}, {1993, 14}, {1539, 14}, {599, 3}, {1995, 14}, {600, 3},
  {1997, 14}, {601, 3}, {1999, 14}, {605, 3}, {2001, 14}, {111, 3}, {717, 18}, {7924, 4}, {114, 3},
  {717, 18}, {7930, 4}, {283, 3}, {284, 4}, {285, 5}, {1817, 17}, {627, 3}, {230, 2}, {231, 7}, {217, 10},
  {292, 3}, {1834, 15}, {689, 22}, {1278, 24}, {1830, 15}, {664, 22}, {333, 3}, {1730, 17}, {328, 3},
  {357, 3}, {1733, 18}, {357, 3}, {1736, 19}, {357, 3}, {1739, 18}, {451, 3}, {462, 3}, {381, 3}, {201, 3},
  {566, 3}, {567, 4}, {568, 4}, {569, 4}, {1814, 18}, {450, 3}, {1043, 19}, {1339, 17}, {1342, 28}, {449, 3},
  {447, 2}, {1493, 22}, {1548, 20}, {1551, 17}, {8039, 4}, {456, 2}, {1046, 28}, {8045, 4}, {457, 4},
  {1050, 32}, {458, 3}, {1346, 17}, {366, 3}, {387, 3}, {1332, 20}, {510, 3}, {469, 3}, {485, 3}, {1647, 9},
  {1775, 11}, {8082, 4}, {36, 3}, {509, 3}, {508, 3}, {1777, 16}, {579, 3}, {1560, 11}, {484, 3}, {495, 4},
  {1376, 28}, {1364, 24}, {8115, 4}, {496, 3}, {482, 3}, {1370, 21}, {1358, 17}, {8122, 4}, {497, 4},
  {1373, 22}, {1361, 18}, {8129, 4}, {214, 3}, {683, 24}, {69, 5}, {1270, 25}, {686, 19}, {216, 4}, {215, 3},
  {1875, 11}, {223, 4}, {1274, 28}, {692, 16}, {580, 3}, {168, 3}, {678, 19}, {544, 3}, {1653, 11},
  {1655, 9}, {749, 15}, {1779, 11}, {8171, 4}, {330, 3}, {8181, 4}, {278, 2}, {281, 5}, {277, 8}, {1836, 13},
  {1879, 15}, {25, 3}, {1449, 9}, {8195, 4}, {5, 2}, {1135, 27}, {34, 3}, {1156, 17}, {248, 3}, {260, 3},
  {1281, 17}, {1287, 28}, {9, 3}, {8224, 4}, {550, 7}, {1159, 24}, {82, 3}, {1187, 30}, {93, 3}, {560, 4},
  {771, 37}, {1204, 28}, {171, 4}, {1226, 18}, {172, 2}, {173, 4}, {1233, 18}, {681, 16}, {545, 3}, {533, 6},
  {1194, 28}, {1229, 29}, {132, 4}, {667, 20}, {39, 4}, {89, 3}, {1808, 21}, {245, 3}, {1633, 9}, {294, 3},
  {1523, 16}, {1461, 14}, {295, 3}, {1973, 16}, {1936, 14}, {90, 3}, {99, 5}, {661, 17}, {8298, 4}, {340, 3},
  {874, 40}, {358, 3}, {879, 49}, {339, 3}, {886, 43}, {341, 3}, {892, 42}, {359, 3}, {898, 51}, {342, 3},
  {905, 43}, {360, 3}, {911, 52}, {343, 3}, {918, 40}, {362, 3}, {923, 49}, {345, 3}, {930, 47}, {363, 3},
  {936, 56}, {346, 3}, {943, 46}, {364, 3}, {949, 55}, {347, 3}, {956, 39}, {344, 3}, {961, 46}, {365, 3},
  {967, 48}, {361, 3}, {973, 43}, {616, 3}, {617, 5}, {1426, 21}, {527, 3}, {500, 3}, {1115, 28}, {1078, 33},
  {524, 3}, {475, 3}, {1097, 28}, {1062, 33}, {512, 3}, {1101, 37}, {526, 3}, {477, 3}, {479, 3}, {1106, 31},
  {1067, 36}, {1072, 43}, {513, 3}, {1110, 40}, {523, 3}, {476, 3}, {1088, 28}, {1057, 33}, {511, 3},
  {1092, 37}, {528, 3}, {481, 3}, {1119, 30}, {1083, 35}, {525, 3}, {1123, 37}, {515, 3}, {1128, 39},
  {427, 4}, {979, 73}, {426, 4}, {8573, 58}, {424, 4}, {989, 70}, {423, 4}, {8602, 55}, {419, 4}, {998, 69},
  {418, 4}, {8629, 54}, {621, 4}, {1007, 65}, {620, 4}, {8654, 46}, {624, 4}, {1016, 68}, {623, 4},
  {8679, 49}, {113, 4}, {1025, 71}, {112, 4}, {8706, 48}, {116, 4}, {1034, 71}, {115, 4}, {8732, 48},
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
  {2, 3}, {4, 4}, {480, 3}, {1928, 10}, {1437, 10}, {4, 4}, {9027, 4}, {1, 3}, {3, 4}, {1930, 11},
  {1439, 11}, {3, 4}, {8, 3}, {17, 4}, {1441, 9}, {1506, 11}, {1516, 19}, {1443, 10}, {9036, 4}, {13, 3},
  {1445, 9}, {1488, 22}, {9041, 4}, {14, 3}, {15, 3}, {16, 3}, {23, 4}, {9052, 4}, {24, 4}, {22, 3},
  {1447, 10}, {1508, 12}, {9058, 4}, {12, 3}, {464, 1}, {1864, 10}, {42, 2}, {501, 3}, {1453, 11}, {44, 5},
  {324, 3}, {264, 4}, {45, 4}, {1583, 10}, {46, 4}, {1585, 10}, {47, 3}, {575, 3}, {1932, 9}, {1953, 13},
  {2003, 15}, {9547, 4}, {9548, 4}, {48, 4}, {1587, 10}, {50, 4}, {9566, 4}, {58, 3}, {57, 2}, {1176, 19},
  {1168, 18}, {653, 17}, {651, 16}, {1165, 17}, {174, 1}, {183, 2}, {185, 2}, {186, 3}, {190, 3}, {175, 3},
  {209, 3}, {208, 3}, {73, 2}, {76, 3}, {60, 3}, {63, 2}, {88, 3}, {1867, 10}, {1869, 13}, {199, 2}, {59, 1},
  {1866, 8}, {1871, 11}, {191, 1}, {9645, 4}, {9654, 4}, {65, 4}, {65, 4}, {86, 3}, {1827, 8}, {1822, 27},
  {659, 15}, {75, 4}, {374, 3}, {1201, 18}, {83, 3}, {84, 3}, {1826, 8}, {722, 24}, {9724, 4}, {9754, 4},
  {107, 3}, {1455, 9}, {120, 2}, {100, 3}, {1961, 10}, {9765, 4}, {9782, 4}, {9809, 4}, {9818, 4}, {9827, 4},
  {108, 5}, {249, 3}, {1220, 24}, {1328, 28}, {1351, 23}, {1318, 20}, {1198, 22}, {124, 4}, {125, 3},
  {1457, 10}, {9850, 4}, {9871, 4}, {152, 3}, {153, 3}, {66, 3}, {1934, 9}, {1963, 11}, {1965, 11},
  {9885, 4}, {9890, 4}, {9891, 4}, {9892, 4}, {9893, 4}, {143, 3}, {144, 3}, {145, 3}, {138, 1}, {155, 3},
  {1873, 14}, {9926, 4}, {9927, 4}, {9928, 7}, {9929, 11}, {9931, 9}, {9933, 11}, {9935, 12}, {9937, 11},
  {9939, 8}, {163, 7}, {675, 20}, {338, 3}, {1804, 9}, {179, 4}, {1603, 10}, {180, 5}, {1605, 19}, {181, 4},
  {184, 3}, {1608, 10}, {1710, 12}, {182, 5}, {1610, 19}, {189, 4}, {188, 3}, {492, 5}, {491, 4}, {1832, 9},
  {10031, 4}, {10032, 26}, {210, 3}, {1236, 27}, {776, 23}, {226, 4}, {228, 3}, {225, 3}, {219, 4}, {400, 5},
  {399, 3}, {1619, 10}, {1623, 9}, {1639, 11}, {1719, 12}, {10054, 4}, {224, 3}, {227, 3}, {229, 3},
  {213, 3}, {212, 3}, {1617, 9}, {1627, 9}, {1625, 9}, {1716, 22}, {1613, 9}, {1621, 14}, {10059, 4},
  {234, 3}, {1629, 9}, {232, 4}, {694, 16}, {242, 3}, {246, 1}, {251, 2}, {252, 3}, {256, 3}, {257, 3},
  {250, 2}, {259, 3}, {1284, 17}, {266, 3}, {267, 4}, {1477, 13}, {759, 29}, {1535, 15}, {1309, 21},
  {276, 4}, {275, 3}, {165, 3}, {293, 2}, {1877, 15}, {288, 4}, {287, 3}, {500, 3}, {236, 3}, {1465, 10},
  {1525, 12}, {1463, 9}, {10110, 4}, {94, 4}, {289, 3}, {312, 3}, {313, 3}, {320, 4}, {1473, 10}, {1475, 11},
  {1479, 9}, {1467, 9}, {1531, 12}, {1533, 13}, {1537, 11}, {1529, 11}, {10134, 4}, {10135, 4}, {10136, 4},
  {10137, 4}, {10138, 4}, {10139, 4}, {1471, 15}, {253, 4}, {247, 4}, {318, 3}, {317, 4}, {316, 3}, {273, 3},
  {263, 3}, {1944, 10}, {1951, 9}, {1977, 12}, {1981, 11}, {1979, 13}, {10154, 4}, {10155, 4}, {551, 2},
  {1938, 10}, {265, 3}, {1946, 11}, {1948, 17}, {314, 3}, {319, 4}, {1940, 9}, {1942, 13}, {319, 4},
  {10172, 4}, {314, 3}, {319, 4}, {1469, 9}, {1471, 15}, {319, 4}, {10172, 4}, {322, 3}, {326, 4}, {327, 6},
  {233, 5}, {1315, 20}, {696, 17}, {699, 21}, {337, 1}, {301, 2}, {290, 3}, {262, 1}, {1881, 18}, {286, 2},
  {348, 3}, {725, 15}, {68, 2}, {358, 3}, {359, 3}, {1570, 8}, {832, 27}, {10263, 4}, {10274, 4}, {10275, 4},
  {372, 3}, {1886, 13}, {373, 5}, {101, 4}, {375, 3}, {386, 3}, {388, 3}, {420, 3}, {415, 3}, {1758, 23},
  {1761, 24}, {1764, 24}, {1767, 23}, {1751, 23}, {404, 2}, {413, 2}, {1890, 18}, {1888, 11}, {391, 3},
  {392, 4}, {393, 4}, {389, 3}, {390, 3}, {394, 5}, {1838, 8}, {1895, 17}, {734, 15}, {1893, 10}, {557, 3},
  {541, 4}, {1839, 10}, {408, 3}, {1556, 13}, {414, 3}, {1641, 9}, {1749, 11}, {10318, 4}, {10319, 25},
  {412, 3}, {376, 3}, {377, 5}, {429, 5}, {435, 3}, {438, 2}, {1900, 20}, {1898, 13}, {1908, 20}, {178, 3},
  {1676, 18}, {459, 3}, {742, 19}, {460, 3}, {1856, 8}, {745, 15}, {10376, 4}, {10377, 42}, {10383, 15},
  {452, 2}, {453, 3}, {1905, 18}, {1903, 11}, {486, 2}, {1911, 18}, {1349, 16}, {1354, 25}, {514, 3},
  {1806, 9}, {520, 3}, {521, 4}, {1651, 13}, {1649, 9}, {10449, 4}, {521, 4}, {522, 5}, {552, 3}, {1857, 25},
  {531, 3}, {1380, 17}, {747, 15}, {1383, 19}, {538, 4}, {537, 3}, {532, 7}, {1171, 33}, {1179, 34},
  {539, 4}, {548, 4}, {547, 3}, {1657, 10}, {1781, 12}, {10490, 4}, {10491, 30}, {10495, 16}, {555, 3},
  {1568, 15}, {10509, 4}, {556, 3}, {1573, 8}, {1571, 9}, {1223, 22}, {562, 2}, {564, 3}, {563, 4},
  {10526, 4}, {10532, 4}, {10536, 4}, {10537, 4}, {10542, 4}, {10551, 4}, {1849, 25}, {1841, 27}, {10559, 4},
  {1853, 24}, {1845, 26}, {10566, 4}, {10567, 18}, {10579, 33}, {570, 2}, {1917, 15}, {573, 3}, {572, 5},
  {1861, 10}, {1828, 14}, {1921, 12}, {10598, 4}, {10599, 27}, {10612, 4}, {67, 3}, {95, 3}, {80, 3},
  {382, 3}, {1389, 26}, {607, 3}, {1790, 15}, {1792, 11}, {609, 3}, {613, 5}, {612, 4}, {611, 3}, {1423, 21},
  {627, 3}, {1429, 15}, {1925, 8}, {631, 1}, {634, 2}, {636, 3}, {637, 3}, {638, 3}, {639, 2}, {635, 3},
  {633, 4}, {1402, 18}, {1431, 16}, {1926, 9}, {1923, 11}, {640, 1}, {1191, 22}, {641, 3}, {1433, 15},
  {1411, 28}, {1408, 17}, {642, 3},
};

const uint32_t TypeTablesIdentifierSlotArray[] = {
  2038235605, 2653160010, 0, 0, 0, 1206780876, 573178067, 0, 0, 1767899894, 0, 3926131042, 0, 0, 0,
  2758607393, 0, 3165782730, 0, 178062316, 0, 0, 0, 390201901, 4211344160, 0, 576193326, 2631664186,
  1585315982, 2474508746, 2818834773, 547815819, 1852703664, 3352429539, 0, 1783300544, 537723401, 245170989,
  1344799045, 1516372336, 1414594981, 0, 1953235836, 850526442, 3741320089, 0, 233505059, 0, 3215392866,
  3844669814, 3433759095, 0, 0, 3732537619, 4180017232, 3051422607, 0, 0, 0, 0, 1608516477, 3281322269,
  3956933195, 0, 0, 3404923844, 3646358455, 0, 0, 0, 1251737725, 2015690922, 3962700468, 240517937, 0, 0,
  2844852751, 0, 0, 0, 0, 0, 2699952721, 3422683410, 3936878642, 190447996, 2000093570, 57934225, 2405499290,
  3784180199, 2474508957, 2249065181, 2583626630, 367002454, 1000931519, 1116537413, 2712797732, 2078474822,
  341180999, 2283209288, 0, 0, 3312255474, 75104359, 54002106, 0, 0, 0, 0, 0, 0, 1384382827, 0, 0,
  2617049477, 0, 0, 480510278, 0, 0, 3173384544, 0, 799277478, 2318795176, 0, 4135191293, 3094676108,
  1328873523, 3137142934, 826867982, 0, 0, 0, 0, 0, 0, 1358627698, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2795569833,
  446365831, 780534498, 1915159436, 0, 3027238964, 3179283167, 0, 3811311620, 0, 381681683, 3139895486, 0, 0,
  0, 1300169570, 0, 0, 4244505032, 3803382306, 2829189814, 1675690354, 4190503611, 0, 0, 285016112,
  1001718338, 0, 205521779, 1481114078, 0, 0, 3233678033, 0, 0, 0, 1268056318, 2242773323, 0, 0, 2263286323,
  386531951, 1218577199, 3659071953, 3052471195, 614269218, 24380168, 3715629360, 1365443282, 3652977590, 0,
  0, 0, 0, 878182933, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2738553456, 3633578208, 0, 3171090957, 0, 0, 268435900,
  788070433, 993525966, 2146107943, 254018195, 3055813268, 2889810706, 3853451694, 3725722547, 1402208679,
  2607612061, 1538195869, 0, 0, 1182991083, 0, 541524548, 0, 3235971192, 0, 0, 4277141798, 397280149,
  365167274, 3271099188, 3187409866, 0, 0, 0, 3153592538, 0, 0, 0, 0, 2843869574, 0, 314901047, 0,
  3173581027, 1798898312, 3261727538, 4249944725, 0, 0, 0, 2433679453, 399835986, 0, 2794913857, 1102643863,
  710673230, 0, 0, 0, 3324707593, 356712776, 0, 0, 89129888, 0, 0, 3372483035, 0, 0, 0, 0, 3161063928,
  3255894387, 739311988, 312083318, 0, 0, 4290183691, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4045341048, 0,
  2461336459, 0, 7799768, 0, 1013252926, 573964585, 0, 1081803329, 0, 4168614677, 93585494, 2391015944,
  1038745832, 205783208, 0, 0, 0, 0, 1527841033, 4021420364, 3406430974, 2120548372, 4035773413, 1209336117,
  980549761, 244580671, 1383203162, 0, 0, 3240427827, 0, 0, 0, 3427140037, 0, 0, 1296892380, 2668757236,
  1804534309, 0, 0, 795934722, 0, 1474101774, 2133131792, 0, 0, 426377715, 0, 1385955675, 1494680006,
  3595108495, 3551658142, 0, 1570897932, 527433903, 0, 0, 1058407381, 406782684, 3059942377, 738197739, 0, 0,
  2311390159, 0, 0, 0, 0, 3541369047, 1859780963, 0, 613483320, 1347354695, 1556283775, 0, 0, 3314942007, 0,
  3406692829, 0, 0, 3405512787, 0, 0, 0, 0, 2525626596, 0, 832766701, 3304981035, 2631008621, 2019950743, 0,
  0, 2942370206, 279577452, 2393964696, 0, 0, 0, 0, 0, 0, 0, 3990618454, 973537993, 2100233149, 0, 0,
  2955346354, 1838023561, 0, 0, 0, 0, 0, 0, 3667918933, 818020458, 769785931, 3943497940, 3174301697,
  666959904, 1949761606, 783089997, 3241869657, 2413494680, 1026621953, 2193948922, 765330179, 522584345,
  1002897792, 2805006939, 3205759179, 3890675884, 874643767, 3742368317, 0, 2129724351, 0, 0, 3616998291, 0,
  2338915228, 0, 0, 0, 0, 0, 0, 0, 3129934107, 0, 0, 0, 0, 3868065845, 2906652854, 0, 794231410, 0, 0, 0, 0,
  4077650801, 0, 0, 0, 0, 0, 0, 0, 3578987295, 0, 660340994, 0, 1487929521, 1223492196, 1360134339,
  189465510, 1334117036, 0, 1418461369, 0, 76349534, 2617967102, 493421174, 0, 1423114930, 174653919, 0, 0,
  0, 0, 0, 2860188200, 3243246307, 80216856, 0, 0, 0, 3345089191, 0, 0, 0, 0, 0, 2799174483, 0, 0, 0, 0, 0,
  0, 0, 3586916608, 1522139493, 3615293852, 366542961, 814940600, 0, 3305046901, 0, 1952645962, 858194883,
  3545628837, 3907191777, 0, 3350855856, 0, 3975283629, 0, 0, 0, 0, 0, 0, 0, 0, 2897084841, 0, 3084255331,
  1320485395, 0, 0, 0, 0, 3927114316, 2142241631, 2034958345, 0, 0, 2482373530, 0, 0, 2662597418, 3204645228,
  0, 4121362894, 0, 0, 0, 0, 1649410480, 3382575762, 0, 0, 2721185904, 0, 0, 0, 0, 0, 0, 0, 674758849,
  3407020140, 1199047126, 1507131998, 0, 626000500, 0, 312345296, 4076994911, 1714422278, 260834178,
  3774481338, 0, 0, 0, 114688110, 51249773, 3387884254, 3272671885, 3767206382, 3209887806, 0, 660145108, 0,
  0, 2513043695, 0, 1905460026, 0, 0, 2259223096, 831717619, 1395458987, 1742078009, 4109959687, 0,
  2424701236, 729416161, 3415081831, 0, 1121059725, 1005256951, 136839273, 2551317116, 0, 0, 0, 444661786,
  283050648, 777782128, 1188626543, 914293462, 0, 4263444991, 3173777998, 3472556861, 3190685818, 0,
  967836608, 0, 0, 4252369525, 0, 0, 0, 0, 0, 2078605588, 1742143921, 1608319821, 0, 2132214422, 303497424,
  0, 3150905775, 796066231, 988938929, 0, 0, 3561488728, 0, 3900113425, 0, 725943065, 825556999, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 110690862, 710672625, 720896677, 3507422048, 0, 0, 0, 0, 4219142278, 1071645551, 1197539344,
  786432717, 3493134357, 921371543, 0, 2788491419, 0, 1055982358, 2125202113, 583926178, 1474233253, 0,
  4190372164, 447152723, 0, 0, 76284266, 0, 0, 2777481769, 3668247385, 676266580, 1862271573, 1954677334,
  510001415, 2854551816, 4084269553, 1315439191, 1034093158, 214565315, 0, 0, 0, 3622830729, 0, 2370699310,
  1839399908, 466551627, 553779680, 3529179989, 3890545536, 0, 0, 0, 2763391186, 3418227415, 0, 3282239781,
  1961558662, 0, 3522495136, 3736994410, 2334982917, 975634948, 0, 0, 0, 2709258526, 2814640401, 1736770492,
  0, 4208984289, 1793720415, 0, 0, 0, 3487301659, 3968073852, 1514537928, 1849754425, 1816985700, 3292857273,
  0, 0, 0, 0, 978190695, 0, 628883849, 0, 1865548335, 1988821690, 1517945817, 898433593, 0, 1631191682, 0,
  2606957199, 0, 0, 0, 0, 739377960, 0, 2747138951, 0, 3296920202, 2914189613, 861143900, 3121873884, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2048524347, 0, 0, 2273379023, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 855965784, 458162796, 0,
  873202110, 784073190, 2078540608, 4052419185, 0, 0, 0, 1321140878, 3809477393, 1121386603, 0, 703856813,
  1227096455, 0, 0, 2152137022, 0, 0, 1945764183, 0, 2080179101, 0, 0, 0, 867107518, 795148829, 0,
  1776222355, 3137405575, 1616577306, 3561161515, 912130202, 1345454260, 2203255248, 3506962968, 756220140,
  614925104, 559219625, 3734701006, 0, 3734634585, 0, 0, 0, 1607992033, 0, 961807093, 761462861, 1458897572,
  0, 1765802122, 3133735513, 0, 0, 0, 0, 0, 685506690, 497025820, 0, 0, 0, 3490710272, 0, 907280399, 0, 0, 0,
  0, 0, 0, 2304704771, 2251424516, 2352743066, 0, 0, 3030319927, 0, 0, 0, 0, 1917190720, 0, 0, 2320761451, 0,
  1077018630, 0, 0, 1350107629, 0, 4242866299, 0, 0, 0, 0, 0, 0, 488571664, 0, 0, 0, 0, 0, 0, 3183739823, 0,
  1671758216, 906953563, 0, 3699311275, 0, 0, 0, 0, 123208188, 0, 289079505, 3083928034, 3088712609, 0, 0,
  3056403063, 3244425642, 3965584121, 2338915101, 3315532326, 533463257, 2713452801, 2983198824, 3728474753,
  1024000856, 1419641702, 3965780954, 570360808, 0, 0, 2564096992, 4021420757, 0, 0, 3495101221, 2444034777,
  2590442350, 0, 0, 3980329096, 3410559589, 736100357, 883360454, 621347726, 3547923380, 0, 0, 1818755385,
  287179423, 368902474, 2491220799, 1211237193, 961216693, 0, 3366912337, 380764500, 2673869612, 1592132573,
  2372338186, 4230808441, 0, 1243545999, 879231199, 0, 0, 0, 0, 0, 3193372721, 0, 402588467, 4260233788, 0,
  3022127245, 2791965434, 1611531213, 0, 1246232764, 0, 0, 3735879842, 0, 1876427169, 3526098991, 1399390723,
  1396572875, 1765737194, 4187947368, 1913783108, 0, 3994354599, 1375208187, 1013318239, 0, 3984982916, 0, 0,
  0, 0, 0, 2963997649, 1937375306, 1211236927, 660144365, 0, 0, 465109037, 3190424143, 2911764800, 51970663,
  0, 1362035161, 0, 0, 0, 0, 0, 3594125718, 2566456168, 3086943175, 0, 0, 419759041, 1128857987, 0,
  3200451398, 0, 0, 3838313204, 0, 0, 461243043, 0, 0, 885063969, 572785170, 504169394, 0, 2198471267, 0,
  1373438630, 0, 0, 0, 0, 1751253466, 2001273587, 1358561769, 0, 0, 0, 0, 0, 318047098, 0, 2509570716, 0, 0,
  2435514397, 0, 0, 0, 3181838638, 3573023444, 2380923683, 0, 2805793686, 0, 0, 0, 0, 0, 0, 4106289319, 0,
  568328796, 3288072687, 0, 219152544, 1752105395, 2062222146, 0, 3749380120, 0, 0, 0, 3915055610, 0, 0, 0,
  564003778, 683278445, 3818979889, 0, 0, 1603470159, 0, 0, 0, 3426877685, 0, 1516044593, 3999924891, 0,
  1097073328, 3123315242, 3470918590, 0, 0, 1656095041, 2851275314, 3783787478, 0, 730923428, 0, 0, 0, 0, 0,
  3590194143, 2007171388, 0, 0, 0, 3595305362, 3183346338, 1765343235, 1448149269, 120389928, 3729064286,
  1945960842, 1146093916, 4147511712, 1117848356, 3750036291, 2924609596, 2470380465, 2200961429, 437650410,
  0, 0, 0, 0, 1540620583, 0, 0, 0, 0, 0, 0, 0, 0, 2492268940, 255656686, 3554017689, 4284089160, 0, 0, 0, 0,
  0, 0, 0, 0, 2196308383, 2822570022, 2506228272, 0, 0, 0, 0, 1726153161, 0, 0, 0, 0, 0, 1366622300, 0,
  1952973347, 0, 1868235530, 2812018836, 0, 1801257450, 2421752524, 0, 127075106, 2255881014, 3204252613, 0,
  0, 0, 2670723136, 1248789059, 3422880155, 2639397090, 3164405938, 0, 0, 0, 3076522480, 0, 0, 3129540890,
  3417768355, 68616514, 0, 0, 0, 2238972541, 0, 0, 0, 3974693571, 3393848169, 0, 0, 0, 0, 0, 0, 0,
  3771465867, 0, 1324286024, 3002794062, 55640885, 2558067095, 711000844, 0, 2980380938, 1533608742, 0, 0,
  1356267859, 951124334, 0, 316801873, 0, 0, 2825257126, 0, 0, 3841262176, 0, 0, 0, 0, 1167786232,
  3560767844, 0, 3035235049, 0, 3694789460, 0, 0, 1506148521, 4280156233, 0, 0, 0, 0, 1837891942, 0, 0, 0, 0,
  1729823257, 0, 0, 0, 0, 3810787657, 0, 0, 3895263485, 0, 1004011965, 3726180917, 3074687763, 0, 4192993551,
  963969925, 2282684793, 0, 2679570630, 0, 0, 0, 4138533305, 62324758, 1153892857, 0, 3079471290, 1959789450,
  0, 212926661, 0, 0, 0, 0, 0, 0, 0, 1544028293, 0, 3518301147, 38666752, 0, 2129527424, 4002153281, 0, 0, 0,
  0, 4198105571, 2638282913, 0, 4251713715, 2040398348, 3418226991, 0, 3574727009, 0, 0, 0, 0, 1495794370, 0,
  0, 1391657212, 0, 0, 2412708349, 4170843081, 3352429493, 0, 97911543, 862388445, 334496171, 0, 0, 0, 0,
  982712351, 0, 2815230287, 0, 192020865, 3033662231, 0, 331350092, 0, 2296971275, 2292121906, 0, 0, 0, 0,
  1651114455, 385810699, 3276997243, 2484667237, 1045103301, 0, 0, 0, 0, 2345141068, 0, 0, 0, 0, 0, 0, 0,
  299500450, 0, 0, 0, 0, 0, 0, 1195507754, 0, 204931539, 3131048874, 0, 1733493429, 3288662085, 538444558,
  2251686819, 0, 4047831159, 0, 0, 918487374, 712245899, 872350252, 813433372, 2583430098, 0, 0, 0,
  351797419, 1407124101, 3630236084, 0, 0, 0, 3149398053, 1765933923, 0, 3912368766, 2767257814, 904463047,
  3958768511, 0, 0, 0, 0, 0, 0, 0, 0, 2662400242, 4011590572, 0, 0, 840630446, 4209050484, 0, 0, 0,
  378798669, 3777363981, 189989051, 3925344798, 982712884, 1975255649, 2595160680, 2827223650, 2151088416,
  574816310, 365822807, 4079420122, 0, 1774257104, 0, 3362586993, 0, 0, 0, 0, 0, 0, 0, 0, 4289921825,
  2628780432, 3698983108, 702153432, 3905160005, 0, 0, 0, 0, 2365195176, 1886978164, 0, 0, 0, 1247412254,
  1484063597, 0, 3842507526, 0, 0, 4150001944, 3803447423, 0, 0, 435552494, 0, 0, 0, 0, 0, 0, 1257308261,
  3890545515, 0, 2735276310, 0, 0, 243663246, 0, 0, 0, 1163068190, 1449067495, 0, 0, 0, 0, 4229366070,
  2049900641, 555745578, 3786474213, 2904556262, 717488287, 3529048256, 293208669, 795280113, 1001783768, 0,
  0, 0, 2824667176, 3454206706, 4188930409, 704970981, 1673003522, 10814302, 2722956138, 3241935851, 0,
  3616932510, 0, 0, 2052063426, 0, 0, 0, 269353051, 4282909447, 0, 3914465341, 2847343135, 4242735868,
  2696020198, 0, 3935174872, 2650145486, 2530935671, 0, 3683647861, 0, 0, 0, 2514747661, 0, 0, 0, 0,
  2284781971, 0, 0, 0, 76874648, 1126695404, 0, 0, 0, 0, 1200685921, 0, 0, 3473670880, 0, 0, 0, 2398487028,
  0, 0, 0, 621281411, 18219460, 1400176841, 1014235285, 2249458355, 2525954555, 0, 0, 0, 634651083, 0, 0, 0,
  0, 2865233954, 666370721, 891028355, 0, 3910664893, 0, 0, 0, 0, 0, 2959802409, 1792606590, 1348010679, 0,
  0, 1953890631, 1941700695, 165216942, 3898737392, 0, 0, 1806107226, 0, 1179582590, 3692822612, 0,
  3135046082, 3307995931, 237109833, 0, 0, 0, 2089418965, 0, 2301428355, 0, 0, 0, 0, 3539993013, 668140499,
  1984561690, 0, 2452684881, 0, 0, 0, 0, 0, 0, 0, 0, 3626107497, 3391161087, 0, 0, 0, 677970125, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 3131638299, 0, 0, 0, 1231750103, 3480748234, 979894476, 1157824784, 2427388713,
  973406740, 3167224721, 2451964607, 0, 0, 0, 0, 765264763, 4163043583, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2823029734, 0, 1925578935, 381747896, 0, 0, 0, 0, 0, 0, 1947271899, 0, 2031681564, 0, 1681784842,
  2738160484, 0, 3579379896, 3863019664, 0, 0, 1070334420, 0, 0, 0, 3449487954, 0, 1305150067, 3571515435,
  3062104635, 2635334402, 3142582461, 0, 2225930404, 0, 1432945101, 639500488, 2719876024, 0, 0, 0, 0,
  1605698027, 0, 0, 2736849343, 0, 2982347195, 781189908, 0, 131334841, 0, 1574961903, 3691184832,
  3553493918, 0, 669319388, 1050345612, 2744909977, 74907804, 0, 3084255268, 0, 4259447163, 0, 2259485511,
  4041867330, 0, 1371996459, 0, 2481062462, 3486253485, 1723269655, 4041146647, 393478829, 1003880667,
  170459382, 104006372, 371720836, 1693516520, 1812988332, 1037304577, 0, 2539323460, 0, 0, 0, 0, 4127129617,
  2306736851, 3893428690, 2374894395, 0, 0, 0, 3809214585, 2038038906, 586940730, 0, 0, 0, 0, 0, 1762918838,
  0, 0, 0, 0, 1915355728, 0, 0, 0, 0, 0, 0, 0, 4060610675, 3637838779, 2200567833, 1586036998, 3120038351,
  3437560802, 0, 1017905501, 0, 1140523136, 1441399017, 0, 685638271, 0, 0, 0, 0, 0, 1506214669, 228589904,
  0, 3729523602, 0, 0, 2556690495, 3399353224, 0, 0, 0, 3579642488, 336396922, 1408761970, 2375680249,
  2595685060, 0, 0, 775618759, 0, 0, 0, 0, 0, 0, 3988848742, 625214120, 1373111079, 0, 0, 0, 0, 393281848,
  3343778540, 411959414, 4034659087, 450822661, 3129541456, 0, 3406431124, 0, 0, 3886874642, 2238185927, 0,
  0, 0, 0, 0, 0, 2493972494, 2732917423, 2814902339, 3511747526, 4017095356, 0, 3583836694, 0, 2092171346, 0,
  0, 0, 0, 0, 0, 1020986232, 0, 0, 0, 2704998545, 2896560335, 207487260, 2953969708, 828048366, 1121059133,
  3295739912, 0, 915866571, 0, 0, 0, 2128020350, 0, 2161836744, 4197974247, 0, 408355677, 0, 0, 479986522, 0,
  4016046170, 3942842660, 0, 0, 0, 0, 3174564406, 2489975726, 1295647117, 3982753938, 2099774219, 539820964,
  0, 1937702970, 0, 503120528, 2090860567, 3684630851, 3493790034, 0, 0, 0, 1926692943, 920453524,
  1798767420, 0, 1373110512, 2189034462, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3423076469, 0, 3793552257, 1757938148,
  2500461029, 0, 426836728, 0, 0, 0, 0, 705953831, 0, 0, 0, 0, 0, 0, 2219704920, 2243035596, 604701175, 0, 0,
  2320761093, 4170843117, 0, 1487011896, 2529624976, 0, 0, 1083375712, 172163999, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 4228448878, 1229456017, 0, 0, 735969768, 1106772283, 1238041241, 0, 0, 3910664227, 3887464949, 0,
  561447049, 3872456964, 208470383, 2265776577, 1323827422, 3964600953, 0, 0, 0, 960036996, 930808189, 0,
  3643343099, 2921005600, 0, 4189978911, 2028863990, 3452044007, 0, 0, 3355509036, 0, 0, 0, 1158480260, 0,
  3361669283, 63308044,
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
  {{0, 3}, 562, 0},  // 3fr
  {{1, 3}, 758, 1},  // 3g2
  {{2, 3}, 757, 2},  // 3gp
  {{3, 4}, 758, 3},  // 3gp2
  {{4, 4}, 757, 4},  // 3gpp
  {{5, 2}, 644, 5},  // 7z
  {{6, 1}, 721, 6},  // a
  {{7, 2}, 547, 7},  // aa
  {{8, 3}, 759, 8},  // aac
  {{9, 3}, 647, 9},  // aaf
  {{10, 3}, 44, 10},  // aar
  {{11, 3}, 548, 11},  // aax
  {{12, 3}, 764, 12},  // abc
  {{13, 3}, 760, 13},  // ac3
  {{14, 3}, 761, 14},  // ada
  {{15, 3}, 761, 15},  // adb
  {{16, 3}, 761, 16},  // ads
  {{17, 4}, 759, 17},  // adts
  {{18, 3}, 91, 18},  // aea
  {{19, 6}, 21, 19},  // afploc
  {{20, 4}, 119, 20},  // ahap
  {{21, 2}, 6, 21},  // ai
  {{22, 3}, 763, 22},  // aif
  {{23, 4}, 762, 23},  // aifc
  {{24, 4}, 763, 24},  // aiff
  {{25, 3}, 643, 25},  // amr
  {{26, 3}, 738, 26},  // ape
  {{27, 3}, 18, 27},  // apk
  {{28, 4}, 706, 28},  // apng
  {{29, 3}, 41, 29},  // app
  {{30, 5}, TypeTablesNone, 31},  // appex
  {{31, 11}, 36, 32},  // applescript
  {{33, 2}, 721, 33},  // ar
  {{34, 3}, 645, 34},  // arj
  {{35, 8}, 45, 35},  // arobject
  {{36, 3}, 626, 36},  // arw
  {{37, 2}, 37, 37},  // as
  {{38, 3}, 575, 38},  // asf
  {{39, 4}, 655, 39},  // astc
  {{40, 3}, 574, 40},  // asx
  {{41, 4}, 707, 41},  // atom
  {{42, 2}, 815, 42},  // au
  {{43, 8}, 47, 43},  // aupreset
  {{44, 5}, TypeTablesNone, 44},  // avchd
  {{45, 4}, 821, 45},  // avci
  {{46, 4}, 822, 46},  // avcs
  {{47, 3}, 823, 47},  // avi
  {{48, 4}, 824, 48},  // avif
  {{49, 4}, 108, 49},  // band
  {{50, 4}, 825, 50},  // bash
  {{51, 3}, 306, 51},  // bin
  {{52, 3}, 576, 52},  // bmp
  {{53, 3}, 708, 53},  // bpg
  {{54, 2}, 561, 54},  // br
  {{55, 6}, TypeTablesNone, 55},  // bundle
  {{56, 3}, 590, 56},  // bwf
  {{57, 2}, 828, 57},  // bz
  {{58, 3}, 828, 58},  // bz2
  {{59, 1}, 834, 59},  // c
  {{60, 3}, 832, 60},  // c++
  {{61, 3}, 577, 61},  // cab
  {{62, 3}, 65, 62},  // caf
  {{63, 2}, 832, 63},  // cc
  {{64, 3}, 62, 64},  // ccl
  {{65, 4}, 843, 65},  // cdda
  {{66, 3}, 878, 66},  // cel
  {{67, 3}, 996, 67},  // cer
  {{68, 2}, 937, 68},  // cl
  {{69, 5}, 635, 69},  // class
  {{70, 3}, 62, 70},  // clr
  {{71, 13}, 64, 71},  // configprofile
  {{73, 2}, 832, 72},  // cp
  {{74, 4}, 51, 73},  // cpgz
  {{75, 4}, 850, 74},  // cpio
  {{76, 3}, 832, 75},  // cpp
  {{77, 3}, 550, 76},  // cr2
  {{78, 3}, 551, 77},  // cr3
  {{79, 5}, 68, 78},  // crash
  {{80, 3}, 996, 79},  // crt
  {{81, 3}, 552, 80},  // crw
  {{82, 3}, 649, 81},  // crx
  {{83, 3}, 851, 82},  // csh
  {{84, 3}, 852, 83},  // css
  {{85, 7}, 69, 84},  // csstore
  {{86, 3}, 845, 85},  // csv
  {{87, 3}, 589, 86},  // cts
  {{88, 3}, 832, 87},  // cxx
  {{89, 3}, 656, 88},  // dae
  {{90, 3}, 660, 89},  // dcm
  {{91, 3}, 568, 90},  // dcr
  {{92, 3}, 578, 91},  // dds
  {{93, 3}, 650, 92},  // deb
  {{94, 4}, 915, 93},  // defs
  {{95, 3}, 996, 94},  // der
  {{96, 4}, TypeTablesNone, 95},  // dext
  {{97, 5}, 520, 96},  // dfont
  {{98, 3}, 576, 97},  // dib
  {{99, 5}, 660, 98},  // dicom
  {{100, 3}, 861, 99},  // dif
  {{101, 4}, 942, 100},  // diff
  {{102, 4}, TypeTablesNone, 101},  // dist
  {{103, 5}, TypeTablesNone, 102},  // distz
  {{104, 3}, 715, 103},  // djv
  {{105, 4}, 715, 104},  // djvu
  {{106, 3}, 591, 105},  // dll
  {{107, 3}, 860, 106},  // dls
  {{108, 5}, 869, 107},  // dlyan
  {{109, 3}, 80, 108},  // dmg
  {{110, 3}, 15, 109},  // dng
  {{111, 3}, 600, 110},  // doc
  {{112, 4}, 702, 111},  // docm
  {{113, 4}, 701, 112},  // docx
  {{114, 3}, 601, 113},  // dot
  {{115, 4}, 704, 114},  // dotm
  {{116, 4}, 703, 115},  // dotx
  {{117, 7}, 87, 116},  // drawing
  {{118, 4}, TypeTablesNone, 117},  // dsym
  {{119, 3}, 739, 118},  // dts
  {{120, 2}, 861, 119},  // dv
  {{121, 3}, 734, 120},  // dvi
  {{122, 3}, 556, 121},  // dxo
  {{123, 5}, 415, 122},  // dylib
  {{124, 4}, 872, 123},  // eac3
  {{125, 3}, 872, 124},  // ec3
  {{126, 3}, 1, 125},  // edn
  {{127, 3}, 565, 126},  // efx
  {{128, 3}, 709, 127},  // emf
  {{129, 3}, 433, 128},  // eml
  {{130, 4}, 434, 129},  // emlx
  {{131, 3}, 2, 130},  // eps
  {{132, 4}, 654, 131},  // epub
  {{133, 3}, 557, 132},  // erf
  {{134, 3}, 3, 133},  // etd
  {{135, 3}, 592, 134},  // exe
  {{136, 3}, 511, 135},  // exp
  {{137, 3}, 564, 136},  // exr
  {{138, 1}, 884, 137},  // f
  {{139, 3}, 5, 138},  // f4a
  {{140, 3}, 5, 139},  // f4b
  {{141, 3}, 5, 140},  // f4p
  {{142, 3}, 5, 141},  // f4v
  {{143, 3}, 881, 142},  // f77
  {{144, 3}, 882, 143},  // f90
  {{145, 3}, 883, 144},  // f95
  {{146, 3}, 4, 145},  // fdf
  {{147, 3}, 563, 146},  // fff
  {{148, 7}, 93, 147},  // fileloc
  {{149, 3}, 710, 148},  // fit
  {{150, 4}, 710, 149},  // fits
  {{151, 4}, 752, 150},  // flac
  {{152, 3}, 878, 151},  // flc
  {{153, 3}, 878, 152},  // fli
  {{154, 3}, 5, 153},  // flv
  {{155, 3}, 884, 154},  // for
  {{156, 4}, TypeTablesNone, 155},  // fpbf
  {{157, 3}, 567, 156},  // fpx
  {{158, 9}, TypeTablesNone, 157},  // framework
  {{160, 2}, TypeTablesNone, 158},  // fs
  {{161, 6}, 107, 159},  // ftploc
  {{162, 6}, 108, 160},  // gbproj
  {{163, 7}, 886, 161},  // geojson
  {{164, 3}, 554, 162},  // gif
  {{165, 3}, 912, 163},  // gmk
  {{166, 10}, 114, 164},  // gpurestart
  {{168, 3}, 639, 165},  // gpx
  {{169, 13}, 115, 166},  // groupactivity
  {{171, 4}, 651, 167},  // gtar
  {{172, 2}, 652, 168},  // gz
  {{173, 4}, 652, 169},  // gzip
  {{174, 1}, 829, 170},  // h
  {{175, 3}, 830, 171},  // h++
  {{176, 4}, 118, 172},  // hang
  {{177, 3}, 712, 173},  // hdp
  {{178, 3}, 957, 174},  // hdr
  {{179, 4}, 894, 175},  // heic
  {{180, 5}, 895, 176},  // heics
  {{181, 4}, 896, 177},  // heif
  {{182, 5}, 898, 178},  // heifs
  {{183, 2}, 830, 179},  // hh
  {{184, 3}, 896, 180},  // hif
  {{185, 2}, 830, 181},  // hp
  {{186, 3}, 830, 182},  // hpp
  {{187, 3}, 49, 183},  // hqx
  {{188, 3}, 899, 184},  // htm
  {{189, 4}, 899, 185},  // html
  {{190, 3}, 830, 186},  // hxx
  {{191, 1}, 835, 187},  // i
  {{192, 3}, 63, 188},  // icc
  {{193, 6}, 130, 189},  // icloud
  {{194, 3}, 63, 190},  // icm
  {{195, 4}, 131, 191},  // icns
  {{196, 3}, 584, 192},  // ico
  {{197, 7}, TypeTablesNone, 193},  // iconset
  {{198, 3}, 127, 194},  // ics
  {{199, 2}, 833, 195},  // ii
  {{200, 3}, 168, 196},  // iig
  {{201, 3}, 613, 197},  // iiq
  {{202, 10}, TypeTablesNone, 198},  // ilmbplugin
  {{204, 3}, 80, 199},  // img
  {{205, 13}, TypeTablesNone, 200},  // imovielibrary
  {{207, 7}, 111, 201},  // inetloc
  {{208, 3}, 831, 202},  // inl
  {{209, 3}, 830, 203},  // ipp
  {{210, 3}, 901, 204},  // iso
  {{211, 4}, 242, 205},  // itms
  {{212, 3}, 904, 206},  // j2c
  {{213, 3}, 904, 207},  // j2k
  {{214, 3}, 634, 208},  // jar
  {{215, 3}, 636, 209},  // jav
  {{216, 4}, 636, 210},  // java
  {{217, 10}, 604, 211},  // javascript
  {{219, 4}, 903, 212},  // jfif
  {{220, 3}, 566, 213},  // jfx
  {{221, 3}, 711, 214},  // jls
  {{222, 3}, 723, 215},  // jng
  {{223, 4}, 637, 216},  // jnlp
  {{224, 3}, 904, 217},  // jp2
  {{225, 3}, 903, 218},  // jpe
  {{226, 4}, 903, 219},  // jpeg
  {{227, 3}, 904, 220},  // jpf
  {{228, 3}, 903, 221},  // jpg
  {{229, 3}, 904, 222},  // jpx
  {{230, 2}, 604, 223},  // js
  {{231, 7}, 604, 224},  // jscript
  {{232, 4}, 906, 225},  // json
  {{233, 5}, 930, 226},  // jsonl
  {{234, 3}, 905, 227},  // jxl
  {{235, 3}, 712, 228},  // jxr
  {{236, 3}, 914, 229},  // kar
  {{237, 4}, TypeTablesNone, 230},  // kext
  {{238, 3}, 246, 231},  // key
  {{239, 7}, TypeTablesNone, 233},  // key-tef
  {{240, 3}, 716, 234},  // kml
  {{241, 3}, 717, 235},  // kmz
  {{242, 3}, 907, 236},  // ksh
  {{243, 3}, 247, 237},  // kth
  {{244, 6}, 261, 239},  // ktrace
  {{245, 3}, 657, 240},  // ktx
  {{246, 1}, 908, 241},  // l
  {{247, 4}, 921, 242},  // latm
  {{248, 3}, 646, 243},  // lha
  {{249, 3}, 869, 244},  // lid
  {{250, 2}, 908, 245},  // ll
  {{251, 2}, 908, 246},  // lm
  {{252, 3}, 908, 247},  // lmm
  {{253, 4}, 921, 248},  // loas
  {{254, 3}, 299, 249},  // log
  {{255, 4}, TypeTablesNone, 250},  // lpdf
  {{256, 3}, 908, 251},  // lpp
  {{257, 3}, 908, 252},  // lxx
  {{258, 2}, 724, 253},  // lz
  {{259, 3}, 910, 254},  // lz4
  {{260, 3}, 646, 255},  // lzh
  {{261, 4}, 735, 256},  // lzma
  {{262, 1}, 934, 257},  // m
  {{263, 3}, 922, 258},  // m15
  {{264, 4}, 820, 259},  // m2ts
  {{265, 3}, 924, 260},  // m2v
  {{266, 3}, 911, 261},  // m3u
  {{267, 4}, 911, 262},  // m3u8
  {{268, 3}, 300, 263},  // m4a
  {{269, 3}, 479, 264},  // m4b
  {{270, 3}, 478, 265},  // m4p
  {{271, 3}, 442, 266},  // m4r
  {{272, 3}, 301, 267},  // m4v
  {{273, 3}, 922, 268},  // m75
  {{274, 7}, 432, 269},  // mailloc
  {{275, 3}, 912, 270},  // mak
  {{276, 4}, 912, 271},  // make
  {{277, 8}, 642, 272},  // markdown
  {{278, 2}, 642, 273},  // md
  {{279, 10}, TypeTablesNone, 274},  // mdimporter
  {{281, 5}, 642, 275},  // mdown
  {{282, 4}, TypeTablesNone, 276},  // menu
  {{283, 3}, 602, 277},  // mht
  {{284, 4}, 602, 278},  // mhtm
  {{285, 5}, 602, 279},  // mhtml
  {{286, 2}, 935, 280},  // mi
  {{287, 3}, 914, 281},  // mid
  {{288, 4}, 914, 282},  // midi
  {{289, 3}, 915, 283},  // mig
  {{290, 3}, 933, 284},  // mii
  {{291, 4}, 0, 285},  // minc
  {{292, 3}, 604, 286},  // mjs
  {{293, 2}, 912, 287},  // mk
  {{294, 3}, 658, 288},  // mka
  {{295, 3}, 659, 289},  // mkv
  {{296, 10}, 67, 290},  // mlkitmodel
  {{298, 7}, 67, 291},  // mlmodel
  {{299, 9}, TypeTablesNone, 292},  // mlpackage
  {{301, 2}, 932, 293},  // mm
  {{302, 3}, 0, 294},  // mnc
  {{303, 3}, 725, 295},  // mng
  {{304, 6}, 438, 296},  // mobile
  {{305, 12}, 438, 297},  // mobileconfig
  {{307, 15}, 439, 298},  // mobileprovision
  {{309, 3}, 740, 299},  // mod
  {{310, 3}, 570, 300},  // mos
  {{311, 3}, 486, 301},  // mov
  {{312, 3}, 918, 302},  // mp2
  {{313, 3}, 919, 303},  // mp3
  {{314, 3}, 925, 304},  // mp4
  {{315, 3}, 741, 306},  // mpc
  {{316, 3}, 922, 307},  // mpe
  {{317, 4}, 922, 308},  // mpeg
  {{318, 3}, 922, 309},  // mpg
  {{319, 4}, 925, 310},  // mpg4
  {{320, 4}, 919, 312},  // mpga
  {{321, 4}, 208, 313},  // mpkg
  {{322, 3}, 927, 315},  // mpo
  {{323, 3}, 569, 316},  // mrw
  {{324, 3}, 820, 317},  // mts
  {{325, 3}, 733, 318},  // mxf
  {{326, 4}, 929, 319},  // nasm
  {{327, 6}, 930, 320},  // ndjson
  {{328, 3}, 606, 321},  // nef
  {{329, 7}, 445, 322},  // newsloc
  {{330, 3}, 641, 323},  // nii
  {{331, 11}, 251, 324},  // nmbtemplate
  {{333, 3}, 605, 326},  // nrw
  {{334, 7}, 250, 327},  // numbers
  {{335, 11}, TypeTablesNone, 329},  // numbers-tef
  {{337, 1}, 931, 330},  // o
  {{338, 3}, 887, 331},  // obj
  {{339, 3}, 664, 332},  // odb
  {{340, 3}, 662, 333},  // odc
  {{341, 3}, 665, 334},  // odf
  {{342, 3}, 667, 335},  // odg
  {{343, 3}, 669, 336},  // odi
  {{344, 3}, 676, 337},  // odm
  {{345, 3}, 671, 338},  // odp
  {{346, 3}, 673, 339},  // ods
  {{347, 3}, 675, 340},  // odt
  {{348, 3}, 936, 341},  // ofd
  {{349, 3}, 753, 342},  // oga
  {{350, 3}, 753, 343},  // ogg
  {{351, 3}, 754, 344},  // ogm
  {{352, 3}, 754, 345},  // ogv
  {{353, 3}, 713, 346},  // ogx
  {{354, 3}, 549, 347},  // omf
  {{355, 4}, 705, 348},  // opml
  {{356, 4}, 755, 349},  // opus
  {{357, 3}, 608, 350},  // orf
  {{358, 3}, 938, 353},  // otc
  {{359, 3}, 939, 355},  // otf
  {{360, 3}, 668, 357},  // otg
  {{361, 3}, 678, 358},  // oth
  {{362, 3}, 670, 359},  // oti
  {{363, 3}, 672, 360},  // otp
  {{364, 3}, 674, 361},  // ots
  {{365, 3}, 677, 362},  // ott
  {{366, 3}, 622, 363},  // p12
  {{367, 5}, 255, 364},  // pages
  {{368, 9}, TypeTablesNone, 366},  // pages-tef
  {{370, 3}, 728, 367},  // pam
  {{371, 5}, 451, 368},  // panic
  {{372, 3}, 941, 369},  // pas
  {{373, 5}, 942, 370},  // patch
  {{374, 3}, 850, 371},  // pax
  {{375, 3}, 943, 372},  // pbm
  {{376, 3}, 951, 373},  // pch
  {{377, 5}, 952, 374},  // pch++
  {{378, 3}, 455, 375},  // pct
  {{379, 3}, 727, 376},  // pcx
  {{380, 3}, 7, 377},  // pdf
  {{381, 3}, 612, 378},  // pef
  {{382, 3}, 996, 379},  // pem
  {{383, 2}, 63, 380},  // pf
  {{384, 3}, 13, 381},  // pfa
  {{385, 3}, 14, 382},  // pfb
  {{386, 3}, 943, 383},  // pfm
  {{387, 3}, 622, 384},  // pfx
  {{388, 3}, 943, 385},  // pgm
  {{389, 3}, 945, 386},  // ph3
  {{390, 3}, 945, 387},  // ph4
  {{391, 3}, 945, 388},  // php
  {{392, 4}, 945, 389},  // php3
  {{393, 4}, 945, 390},  // php4
  {{394, 5}, 945, 391},  // phtml
  {{395, 3}, 455, 392},  // pic
  {{396, 4}, 455, 393},  // pict
  {{397, 12}, 99, 394},  // pictclipping
  {{399, 3}, 903, 395},  // pjp
  {{400, 5}, 903, 396},  // pjpeg
  {{401, 3}, 208, 397},  // pkg
  {{402, 6}, 458, 399},  // pkpass
  {{403, 8}, 459, 401},  // pkpasses
  {{404, 2}, 944, 402},  // pl
  {{405, 11}, TypeTablesNone, 403},  // placeholder
  {{407, 5}, 477, 404},  // plist
  {{408, 3}, 948, 408},  // pls
  {{409, 6}, TypeTablesNone, 409},  // plugin
  {{410, 9}, TypeTablesNone, 410},  // pluginkit
  {{412, 3}, 950, 411},  // ply
  {{413, 2}, 944, 412},  // pm
  {{414, 3}, 949, 413},  // png
  {{415, 3}, 943, 414},  // pnm
  {{416, 4}, 425, 415},  // pntg
  {{417, 3}, 586, 416},  // pot
  {{418, 4}, 696, 417},  // potm
  {{419, 4}, 695, 418},  // potx
  {{420, 3}, 943, 419},  // ppm
  {{421, 3}, TypeTablesNone, 420},  // ppp
  {{422, 3}, 587, 421},  // pps
  {{423, 4}, 694, 422},  // ppsm
  {{424, 4}, 693, 423},  // ppsx
  {{425, 3}, 588, 424},  // ppt
  {{426, 4}, 692, 425},  // pptm
  {{427, 4}, 691, 426},  // pptx
  {{428, 8}, TypeTablesNone, 427},  // prefpane
  {{429, 5}, 954, 428},  // proto
  {{430, 16}, 481, 429},  // provisionprofile
  {{432, 2}, 10, 430},  // ps
  {{433, 3}, 9, 431},  // psb
  {{434, 3}, 8, 432},  // psd
  {{435, 3}, 955, 433},  // pvr
  {{436, 3}, TypeTablesNone, 434},  // pvt
  {{437, 3}, 571, 435},  // pwl
  {{438, 2}, 956, 436},  // py
  {{439, 11}, TypeTablesNone, 437},  // qlgenerator
  {{441, 3}, 729, 438},  // qoi
  {{442, 2}, 486, 439},  // qt
  {{443, 3}, 485, 440},  // qti
  {{444, 4}, 485, 441},  // qtif
  {{445, 3}, 483, 442},  // qtz
  {{446, 1}, 489, 443},  // r
  {{447, 2}, 618, 444},  // ra
  {{448, 3}, 560, 445},  // raf
  {{449, 3}, 618, 446},  // ram
  {{450, 3}, 617, 447},  // rar
  {{451, 3}, 610, 448},  // raw
  {{452, 2}, 960, 450},  // rb
  {{453, 3}, 960, 451},  // rbw
  {{454, 3}, 714, 452},  // rdf
  {{455, 7}, 487, 453},  // reality
  {{456, 2}, 619, 454},  // rm
  {{457, 4}, 620, 455},  // rmvb
  {{458, 3}, 621, 456},  // rpm
  {{459, 3}, 958, 457},  // rss
  {{460, 3}, 959, 458},  // rtf
  {{461, 4}, TypeTablesNone, 459},  // rtfd
  {{462, 3}, 611, 460},  // rw2
  {{463, 3}, 573, 461},  // rwl
  {{464, 1}, 814, 462},  // s
  {{465, 3}, 742, 463},  // s3m
  {{466, 11}, 101, 464},  // savedsearch
  {{468, 5}, TypeTablesNone, 465},  // saver
  {{469, 3}, 624, 466},  // scc
  {{470, 3}, 491, 467},  // scn
  {{471, 4}, 491, 468},  // scnz
  {{472, 4}, 34, 469},  // scpt
  {{473, 5}, TypeTablesNone, 470},  // scptd
  {{474, 3}, 555, 471},  // sd2
  {{475, 3}, 681, 472},  // sda
  {{476, 3}, 685, 473},  // sdc
  {{477, 3}, 683, 474},  // sdd
  {{478, 4}, 492, 475},  // sdef
  {{479, 3}, 683, 476},  // sdp
  {{480, 3}, 757, 477},  // sdv
  {{481, 3}, 687, 478},  // sdw
  {{482, 3}, 632, 479},  // sea
  {{483, 7}, TypeTablesNone, 480},  // service
  {{484, 3}, 630, 481},  // sf2
  {{485, 3}, 625, 482},  // sgi
  {{486, 2}, 962, 483},  // sh
  {{487, 13}, 496, 484},  // shazamcatalog
  {{489, 15}, 497, 485},  // shazamsignature
  {{491, 4}, 899, 486},  // shtm
  {{492, 5}, 899, 487},  // shtml
  {{493, 13}, 498, 488},  // shutdownstall
  {{495, 4}, 631, 489},  // sidx
  {{496, 3}, 632, 490},  // sit
  {{497, 4}, 633, 491},  // sitx
  {{498, 10}, TypeTablesNone, 492},  // slidesaver
  {{500, 3}, 914, 493},  // smf
  {{501, 3}, 815, 495},  // snd
  {{502, 11}, 102, 496},  // sndclipping
  {{504, 4}, 500, 497},  // spin
  {{505, 3}, 753, 498},  // spx
  {{506, 6}, 718, 499},  // sqlite
  {{507, 7}, 718, 500},  // sqlite3
  {{508, 3}, 628, 501},  // sr2
  {{509, 3}, 627, 502},  // srf
  {{510, 3}, 623, 503},  // srw
  {{511, 3}, 686, 504},  // stc
  {{512, 3}, 682, 505},  // std
  {{513, 3}, 684, 506},  // sti
  {{514, 3}, 968, 507},  // stl
  {{515, 3}, 689, 508},  // stw
  {{516, 17}, TypeTablesNone, 509},  // suggestionsassets
  {{519, 4}, 105, 510},  // suit
  {{520, 3}, 971, 511},  // svg
  {{521, 4}, 971, 512},  // svgz
  {{522, 5}, 972, 513},  // swift
  {{523, 3}, 685, 514},  // sxc
  {{524, 3}, 681, 515},  // sxd
  {{525, 3}, 688, 516},  // sxg
  {{526, 3}, 683, 517},  // sxi
  {{527, 3}, 680, 518},  // sxm
  {{528, 3}, 687, 519},  // sxw
  {{529, 15}, TypeTablesNone, 520},  // systemextension
  {{531, 3}, 975, 521},  // tar
  {{532, 7}, 976, 522},  // tar.bz2
  {{533, 6}, 653, 523},  // tar.gz
  {{534, 6}, 730, 524},  // tar.lz
  {{535, 6}, 736, 525},  // tar.xz
  {{536, 7}, 559, 526},  // tar.zst
  {{537, 3}, 976, 527},  // tbz
  {{538, 4}, 976, 528},  // tbz2
  {{539, 4}, 977, 529},  // tcsh
  {{540, 8}, 256, 530},  // template
  {{541, 4}, 946, 532},  // text
  {{542, 12}, 103, 533},  // textclipping
  {{544, 3}, 640, 534},  // tga
  {{545, 3}, 653, 535},  // tgz
  {{546, 7}, TypeTablesNone, 536},  // theater
  {{547, 3}, 979, 537},  // tif
  {{548, 4}, 979, 538},  // tiff
  {{549, 3}, 730, 539},  // tlz
  {{550, 7}, 648, 540},  // torrent
  {{551, 2}, 923, 541},  // ts
  {{552, 3}, 974, 543},  // tsv
  {{553, 3}, 589, 544},  // tsx
  {{554, 3}, 743, 545},  // tta
  {{555, 3}, 981, 546},  // ttc
  {{556, 3}, 983, 547},  // ttf
  {{557, 3}, 946, 548},  // txt
  {{558, 3}, 736, 549},  // txz
  {{559, 4}, 559, 550},  // tzst
  {{560, 4}, 650, 551},  // udeb
  {{561, 4}, 80, 552},  // udif
  {{562, 2}, 984, 553},  // ul
  {{563, 4}, 984, 554},  // ulaw
  {{564, 3}, 984, 555},  // ulw
  {{565, 3}, 585, 556},  // url
  {{566, 3}, 614, 557},  // usd
  {{567, 4}, 614, 558},  // usda
  {{568, 4}, 614, 559},  // usdc
  {{569, 4}, 615, 560},  // usdz
  {{570, 2}, 992, 561},  // uu
  {{571, 4}, 128, 562},  // vcal
  {{572, 5}, 993, 563},  // vcard
  {{573, 3}, 993, 564},  // vcf
  {{574, 3}, 128, 565},  // vcs
  {{575, 3}, 823, 566},  // vfw
  {{576, 6}, 530, 567},  // vncloc
  {{577, 3}, 744, 568},  // vob
  {{578, 3}, 747, 569},  // vtt
  {{579, 3}, 629, 570},  // w64
  {{580, 3}, 638, 571},  // war
  {{581, 4}, 719, 572},  // wasm
  {{582, 9}, 532, 573},  // watchface
  {{584, 3}, 590, 574},  // wav
  {{585, 4}, 590, 575},  // wave
  {{586, 3}, 593, 576},  // wax
  {{587, 4}, TypeTablesNone, 577},  // wdgt
  {{588, 3}, 712, 578},  // wdp
  {{589, 10}, 534, 579},  // webarchive
  {{591, 6}, 533, 580},  // webloc
  {{592, 4}, 750, 581},  // webm
  {{593, 4}, 751, 582},  // webp
  {{594, 9}, TypeTablesNone, 583},  // webplugin
  {{596, 2}, 594, 584},  // wm
  {{597, 3}, 595, 585},  // wma
  {{598, 3}, 720, 586},  // wmf
  {{599, 3}, 596, 587},  // wmp
  {{600, 3}, 597, 588},  // wmv
  {{601, 3}, 598, 589},  // wmx
  {{602, 4}, 748, 590},  // woff
  {{603, 5}, 749, 591},  // woff2
  {{604, 2}, 745, 592},  // wv
  {{605, 3}, 599, 593},  // wvx
  {{606, 3}, 537, 594},  // xar
  {{607, 3}, 997, 595},  // xbm
  {{608, 3}, 731, 596},  // xcf
  {{609, 3}, 998, 597},  // xfd
  {{610, 4}, 16, 598},  // xfdf
  {{611, 3}, 999, 599},  // xht
  {{612, 4}, 999, 600},  // xhtm
  {{613, 5}, 999, 601},  // xhtml
  {{614, 3}, 539, 602},  // xip
  {{615, 3}, 580, 603},  // xla
  {{616, 3}, 679, 604},  // xlf
  {{617, 5}, 679, 605},  // xliff
  {{618, 3}, 581, 606},  // xls
  {{619, 4}, 579, 607},  // xlsb
  {{620, 4}, 698, 608},  // xlsm
  {{621, 4}, 697, 609},  // xlsx
  {{622, 3}, 582, 610},  // xlt
  {{623, 4}, 700, 611},  // xltm
  {{624, 4}, 699, 612},  // xltx
  {{625, 3}, 583, 613},  // xlw
  {{626, 2}, 746, 614},  // xm
  {{627, 3}, 1000, 615},  // xml
  {{628, 3}, TypeTablesNone, 617},  // xpc
  {{629, 3}, 732, 618},  // xpm
  {{630, 2}, 737, 619},  // xz
  {{631, 1}, 1001, 620},  // y
  {{632, 3}, 44, 621},  // yaa
  {{633, 4}, 1002, 622},  // yaml
  {{634, 2}, 1001, 623},  // ym
  {{635, 3}, 1002, 624},  // yml
  {{636, 3}, 1001, 625},  // ymm
  {{637, 3}, 1001, 626},  // ypp
  {{638, 3}, 1001, 627},  // yxx
  {{639, 2}, 1001, 628},  // yy
  {{640, 1}, 1003, 629},  // z
  {{641, 3}, 1004, 630},  // zip
  {{642, 3}, 1005, 631},  // zsh
  {{643, 3}, 558, 632},  // zst
  {{644, 4}, 558, 633},  // zstd
  {{645, 0}, TypeTablesNone, 634},  // end
};

const uint16_t TypeTablesExtensionClaimArray[] = {
  562, 758, 757, 758, 757, 644, 721, 547, 759, 647, 44, 548, 764, 760, 761, 761, 761, 759, 91, 21, 119, 6,
  763, 762, 763, 643, 738, 18, 706, 40, 41, 39, 36, 721, 645, 45, 626, 37, 575, 655, 574, 707, 815, 47, 819,
  821, 822, 823, 824, 108, 825, 306, 576, 708, 561, 110, 590, 828, 828, 834, 832, 577, 65, 832, 62, 843, 878,
  996, 937, 635, 62, 64, 832, 51, 850, 832, 550, 551, 68, 996, 552, 649, 851, 852, 69, 845, 589, 832, 656,
  660, 568, 578, 650, 915, 996, 88, 520, 576, 660, 861, 942, 205, 205, 715, 715, 591, 860, 869, 80, 15, 600,
  702, 701, 601, 704, 703, 87, 538, 739, 861, 734, 556, 415, 872, 872, 1, 565, 709, 433, 434, 2, 654, 557, 3,
  592, 511, 564, 884, 5, 5, 5, 5, 881, 882, 883, 4, 563, 93, 710, 710, 752, 878, 878, 5, 884, 97, 567, 106,
  95, 107, 108, 886, 554, 912, 114, 639, 115, 651, 652, 652, 829, 830, 118, 712, 957, 894, 895, 896, 898,
  830, 896, 830, 830, 49, 899, 899, 830, 835, 63, 130, 63, 131, 584, 166, 127, 833, 168, 613, 169, 80, 202,
  111, 831, 830, 901, 242, 904, 904, 634, 636, 636, 604, 903, 566, 711, 723, 637, 904, 903, 903, 904, 903,
  904, 604, 604, 906, 930, 905, 712, 914, 258, 243, 246, 244, 716, 717, 907, 245, 247, 261, 657, 908, 921,
  646, 869, 908, 908, 908, 921, 299, 298, 908, 908, 724, 910, 646, 735, 934, 922, 820, 924, 911, 911, 300,
  479, 478, 442, 301, 922, 432, 912, 912, 642, 642, 437, 642, 436, 602, 602, 602, 935, 914, 914, 915, 933, 0,
  604, 912, 658, 659, 67, 67, 66, 932, 0, 725, 438, 438, 439, 740, 570, 486, 918, 919, 925, 926, 741, 922,
  922, 922, 925, 926, 919, 208, 206, 927, 569, 820, 733, 929, 930, 606, 445, 641, 252, 251, 605, 248, 250,
  249, 931, 887, 664, 662, 665, 667, 669, 676, 671, 673, 675, 936, 753, 753, 754, 754, 713, 549, 705, 755,
  608, 609, 607, 938, 663, 939, 666, 668, 678, 670, 672, 674, 677, 622, 253, 255, 254, 728, 451, 941, 942,
  850, 943, 951, 952, 455, 727, 7, 612, 996, 63, 13, 14, 943, 622, 943, 945, 945, 945, 945, 945, 945, 455,
  455, 99, 903, 903, 208, 207, 457, 458, 459, 944, 42, 477, 540, 48, 46, 948, 460, 461, 950, 944, 949, 943,
  425, 586, 696, 695, 943, 471, 587, 694, 693, 588, 692, 691, 513, 954, 481, 10, 9, 8, 955, 472, 571, 956,
  484, 729, 486, 485, 485, 483, 489, 618, 560, 618, 617, 610, 572, 960, 960, 714, 487, 619, 620, 621, 958,
  959, 490, 611, 573, 814, 742, 101, 514, 624, 491, 491, 34, 35, 555, 681, 685, 683, 492, 683, 757, 687, 632,
  495, 630, 625, 962, 496, 497, 899, 899, 498, 631, 632, 633, 515, 914, 680, 815, 102, 500, 753, 718, 718,
  628, 627, 623, 686, 682, 684, 968, 689, 209, 105, 971, 971, 972, 685, 681, 688, 683, 680, 687, 512, 975,
  976, 653, 730, 736, 559, 976, 976, 977, 257, 256, 946, 103, 640, 653, 203, 979, 979, 730, 648, 923, 589,
  974, 589, 743, 981, 983, 946, 736, 559, 650, 80, 984, 984, 984, 585, 614, 614, 614, 615, 992, 128, 993,
  993, 128, 823, 530, 744, 747, 629, 638, 719, 532, 590, 590, 593, 70, 712, 534, 533, 750, 751, 535, 594,
  595, 720, 596, 597, 598, 748, 749, 745, 599, 537, 997, 731, 998, 16, 999, 999, 999, 539, 580, 679, 679,
  581, 579, 698, 697, 582, 700, 699, 583, 746, 1000, 603, 541, 732, 737, 1001, 44, 1002, 1001, 1002, 1001,
  1001, 1001, 1001, 1003, 1004, 1005, 558, 558,
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
  {{645, 20}, 707, 0},  // application/atom+xml
  {{648, 18}, 49, 1},  // application/binhex
  {{651, 16}, 828, 2},  // application/bzip
  {{653, 17}, 828, 3},  // application/bzip2
  {{656, 17}, 726, 4},  // application/cdfv2
  {{659, 15}, 845, 5},  // application/csv
  {{661, 17}, 660, 6},  // application/dicom
  {{664, 22}, 604, 7},  // application/ecmascript
  {{667, 20}, 654, 8},  // application/epub+zip
  {{670, 16}, 710, 9},  // application/fits
  {{672, 21}, 748, 10},  // application/font-woff
  {{675, 20}, 886, 11},  // application/geo+json
  {{678, 19}, 639, 12},  // application/gpx+xml
  {{681, 16}, 652, 13},  // application/gzip
  {{683, 24}, 634, 14},  // application/java-archive
  {{686, 19}, 635, 15},  // application/java-vm
  {{689, 22}, 604, 16},  // application/javascript
  {{692, 16}, 637, 17},  // application/jnlp
  {{694, 16}, 906, 18},  // application/json
  {{696, 17}, 930, 19},  // application/jsonl
  {{699, 21}, 930, 20},  // application/jsonlines
  {{702, 22}, 49, 21},  // application/mac-binhex
  {{705, 24}, 49, 22},  // application/mac-binhex40
  {{708, 21}, 306, 23},  // application/macbinary
  {{711, 19}, 581, 24},  // application/msexcel
  {{714, 24}, 588, 27},  // application/mspowerpoint
  {{717, 18}, 600, 30},  // application/msword
  {{720, 15}, 733, 32},  // application/mxf
  {{722, 24}, 853, 33},  // application/octet-stream
  {{725, 15}, 936, 34},  // application/ofd
  {{727, 15}, 713, 35},  // application/ogg
  {{729, 15}, 7, 36},  // application/pdf
  {{731, 21}, 8, 37},  // application/photoshop
  {{734, 15}, 945, 38},  // application/php
  {{736, 22}, 10, 39},  // application/postscript
  {{739, 19}, 714, 40},  // application/rdf+xml
  {{742, 19}, 958, 41},  // application/rss+xml
  {{745, 15}, 959, 42},  // application/rtf
  {{747, 15}, 975, 43},  // application/tar
  {{749, 15}, 640, 44},  // application/tga
  {{751, 22}, 589, 45},  // application/typescript
  {{754, 39}, 18, 46},  // application/vnd.android.package-archive
  {{759, 29}, 911, 47},  // application/vnd.apple.mpegurl
  {{763, 28}, TypeTablesNone, 48},  // application/vnd.apple.pkpass
  {{767, 30}, 459, 49},  // application/vnd.apple.pkpasses
  {{771, 37}, 650, 50},  // application/vnd.debian.binary-package
  {{776, 23}, 901, 51},  // application/vnd.efi.iso
  {{779, 19}, 567, 52},  // application/vnd.fpx
  {{782, 36}, 716, 53},  // application/vnd.google-earth.kml+xml
  {{787, 32}, 717, 54},  // application/vnd.google-earth.kmz
  {{791, 26}, 63, 55},  // application/vnd.iccprofile
  {{795, 45}, 592, 56},  // application/vnd.microsoft.portable-executable
  {{801, 22}, 575, 57},  // application/vnd.ms-asf
  {{804, 33}, 577, 58},  // application/vnd.ms-cab-compressed
  {{809, 24}, 581, 59},  // application/vnd.ms-excel
  {{812, 53}, 579, 62},  // application/vnd.ms-excel.sheet.binary.macroenabled.12
  {{819, 46}, 698, 63},  // application/vnd.ms-excel.sheet.macroenabled.12
  {{825, 49}, 700, 64},  // application/vnd.ms-excel.template.macroenabled.12
  {{832, 27}, 939, 65},  // application/vnd.ms-opentype
  {{836, 29}, 588, 66},  // application/vnd.ms-powerpoint
  {{840, 58}, 692, 69},  // application/vnd.ms-powerpoint.presentation.macroenabled.12
  {{848, 55}, 694, 70},  // application/vnd.ms-powerpoint.slideshow.macroenabled.12
  {{855, 54}, 696, 71},  // application/vnd.ms-powerpoint.template.macroenabled.12
  {{862, 48}, 702, 72},  // application/vnd.ms-word.document.macroenabled.12
  {{868, 48}, 704, 73},  // application/vnd.ms-word.template.macroenabled.12
  {{874, 40}, 662, 74},  // application/vnd.oasis.opendocument.chart
  {{879, 49}, 663, 75},  // application/vnd.oasis.opendocument.chart-template
  {{886, 43}, 664, 76},  // application/vnd.oasis.opendocument.database
  {{892, 42}, 665, 77},  // application/vnd.oasis.opendocument.formula
  {{898, 51}, 666, 78},  // application/vnd.oasis.opendocument.formula-template
  {{905, 43}, 667, 79},  // application/vnd.oasis.opendocument.graphics
  {{911, 52}, 668, 80},  // application/vnd.oasis.opendocument.graphics-template
  {{918, 40}, 669, 81},  // application/vnd.oasis.opendocument.image
  {{923, 49}, 670, 82},  // application/vnd.oasis.opendocument.image-template
  {{930, 47}, 671, 83},  // application/vnd.oasis.opendocument.presentation
  {{936, 56}, 672, 84},  // application/vnd.oasis.opendocument.presentation-template
  {{943, 46}, 673, 85},  // application/vnd.oasis.opendocument.spreadsheet
  {{949, 55}, 674, 86},  // application/vnd.oasis.opendocument.spreadsheet-template
  {{956, 39}, 675, 87},  // application/vnd.oasis.opendocument.text
  {{961, 46}, 676, 88},  // application/vnd.oasis.opendocument.text-master
  {{967, 48}, 677, 89},  // application/vnd.oasis.opendocument.text-template
  {{973, 43}, 678, 90},  // application/vnd.oasis.opendocument.text-web
  {{979, 73}, 691, 91},  // application/vnd.openxmlformats-officedocument.presentationml.presentation
  {{989, 70}, 693, 92},  // application/vnd.openxmlformats-officedocument.presentationml.slideshow
  {{998, 69}, 695, 93},  // application/vnd.openxmlformats-officedocument.presentationml.template
  {{1007, 65}, 697, 94},  // application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
  {{1016, 68}, 699, 95},  // application/vnd.openxmlformats-officedocument.spreadsheetml.template
  {{1025, 71}, 701, 96},  // application/vnd.openxmlformats-officedocument.wordprocessingml.document
  {{1034, 71}, 703, 97},  // application/vnd.openxmlformats-officedocument.wordprocessingml.template
  {{1043, 19}, 617, 98},  // application/vnd.rar
  {{1046, 28}, 619, 99},  // application/vnd.rn-realmedia
  {{1050, 32}, 620, 100},  // application/vnd.rn-realmedia-vbr
  {{1054, 23}, 718, 101},  // application/vnd.sqlite3
  {{1057, 33}, 685, 102},  // application/vnd.stardivision.calc
  {{1062, 33}, 681, 103},  // application/vnd.stardivision.draw
  {{1067, 36}, 683, 104},  // application/vnd.stardivision.impress
  {{1072, 43}, 683, 105},  // application/vnd.stardivision.impress-packed
  {{1078, 33}, 680, 106},  // application/vnd.stardivision.math
  {{1083, 35}, 687, 107},  // application/vnd.stardivision.writer
  {{1088, 28}, 685, 108},  // application/vnd.sun.xml.calc
  {{1092, 37}, 686, 109},  // application/vnd.sun.xml.calc.template
  {{1097, 28}, 681, 110},  // application/vnd.sun.xml.draw
  {{1101, 37}, 682, 111},  // application/vnd.sun.xml.draw.template
  {{1106, 31}, 683, 112},  // application/vnd.sun.xml.impress
  {{1110, 40}, 684, 113},  // application/vnd.sun.xml.impress.template
  {{1115, 28}, 680, 114},  // application/vnd.sun.xml.math
  {{1119, 30}, 687, 115},  // application/vnd.sun.xml.writer
  {{1123, 37}, 688, 116},  // application/vnd.sun.xml.writer.global
  {{1128, 39}, 689, 117},  // application/vnd.sun.xml.writer.template
  {{1133, 16}, 719, 118},  // application/wasm
  {{1135, 27}, 644, 119},  // application/x-7z-compressed
  {{1139, 32}, 438, 120},  // application/x-apple-aspen-config
  {{1143, 41}, 439, 121},  // application/x-apple-aspen-mobileprovision
  {{1149, 29}, 80, 122},  // application/x-apple-diskimage
  {{1153, 21}, 721, 123},  // application/x-archive
  {{1156, 17}, 645, 124},  // application/x-arj
  {{1159, 24}, 648, 125},  // application/x-bittorrent
  {{1162, 20}, 561, 126},  // application/x-brotli
  {{1165, 17}, 828, 127},  // application/x-bz2
  {{1168, 18}, 828, 128},  // application/x-bzip
  {{1171, 33}, 976, 129},  // application/x-bzip-compressed-tar
  {{1176, 19}, 828, 130},  // application/x-bzip2
  {{1179, 34}, 976, 131},  // application/x-bzip2-compressed-tar
  {{1184, 17}, 726, 132},  // application/x-cdf
  {{1187, 30}, 649, 133},  // application/x-chrome-extension
  {{1191, 22}, 1003, 134},  // application/x-compress
  {{1194, 28}, 653, 135},  // application/x-compressed-tar
  {{1198, 22}, 870, 136},  // application/x-coredump
  {{1201, 18}, 850, 137},  // application/x-cpio
  {{1204, 28}, 650, 138},  // application/x-debian-package
  {{1208, 19}, 520, 139},  // application/x-dfont
  {{1211, 21}, 592, 140},  // application/x-dosexec
  {{1214, 17}, 734, 141},  // application/x-dvi
  {{1217, 19}, 722, 142},  // application/x-empty
  {{1220, 24}, 870, 143},  // application/x-executable
  {{1223, 22}, 983, 144},  // application/x-font-ttf
  {{1226, 18}, 651, 145},  // application/x-gtar
  {{1229, 29}, 653, 146},  // application/x-gtar-compressed
  {{1233, 18}, 652, 147},  // application/x-gzip
  {{1236, 27}, 901, 148},  // application/x-iso9660-image
  {{1240, 34}, 246, 149},  // application/x-iwork-keynote-sffkey
  {{1245, 34}, 247, 150},  // application/x-iwork-keynote-sffkth
  {{1250, 38}, 250, 151},  // application/x-iwork-numbers-sffnumbers
  {{1255, 39}, 251, 152},  // application/x-iwork-numbers-sfftemplate
  {{1260, 34}, 255, 153},  // application/x-iwork-pages-sffpages
  {{1265, 37}, 256, 154},  // application/x-iwork-pages-sfftemplate
  {{1270, 25}, 635, 155},  // application/x-java-applet
  {{1274, 28}, 637, 156},  // application/x-java-jnlp-file
  {{1278, 24}, 604, 157},  // application/x-javascript
  {{1281, 17}, 646, 158},  // application/x-lha
  {{1284, 17}, 910, 159},  // application/x-lz4
  {{1287, 28}, 646, 160},  // application/x-lzh-compressed
  {{1291, 18}, 724, 161},  // application/x-lzip
  {{1294, 33}, 730, 162},  // application/x-lzip-compressed-tar
  {{1299, 18}, 735, 163},  // application/x-lzma
  {{1302, 23}, 306, 164},  // application/x-macbinary
  {{1305, 25}, 412, 165},  // application/x-mach-binary
  {{1309, 21}, 911, 166},  // application/x-mpegurl
  {{1312, 24}, 592, 167},  // application/x-msdownload
  {{1315, 20}, 930, 169},  // application/x-ndjson
  {{1318, 20}, 870, 170},  // application/x-object
  {{1321, 25}, 726, 171},  // application/x-ole-storage
  {{1325, 17}, 7, 172},  // application/x-pdf
  {{1328, 28}, 870, 173},  // application/x-pie-executable
  {{1332, 20}, 622, 174},  // application/x-pkcs12
  {{1335, 28}, 483, 175},  // application/x-quartzcomposer
  {{1339, 17}, 617, 176},  // application/x-rar
  {{1342, 28}, 617, 177},  // application/x-rar-compressed
  {{1346, 17}, 621, 178},  // application/x-rpm
  {{1349, 16}, 962, 179},  // application/x-sh
  {{1351, 23}, 870, 180},  // application/x-sharedlib
  {{1354, 25}, 962, 181},  // application/x-shellscript
  {{1358, 17}, 632, 182},  // application/x-sit
  {{1361, 18}, 633, 183},  // application/x-sitx
  {{1364, 24}, 631, 184},  // application/x-sitx-index
  {{1367, 21}, 718, 185},  // application/x-sqlite3
  {{1370, 21}, 632, 186},  // application/x-stuffit
  {{1373, 22}, 633, 187},  // application/x-stuffitx
  {{1376, 28}, 631, 188},  // application/x-stuffitx-index
  {{1380, 17}, 975, 189},  // application/x-tar
  {{1383, 19}, 975, 190},  // application/x-ustar
  {{1386, 24}, 534, 191},  // application/x-webarchive
  {{1389, 26}, 996, 192},  // application/x-x509-ca-cert
  {{1393, 17}, 537, 193},  // application/x-xar
  {{1396, 16}, 737, 194},  // application/x-xz
  {{1398, 31}, 736, 195},  // application/x-xz-compressed-tar
  {{1402, 18}, 1002, 196},  // application/x-yaml
  {{1405, 22}, 722, 197},  // application/x-zerosize
  {{1408, 17}, 1004, 198},  // application/x-zip
  {{1411, 28}, 1004, 199},  // application/x-zip-compressed
  {{1415, 18}, 558, 200},  // application/x-zstd
  {{1418, 33}, 559, 201},  // application/x-zstd-compressed-tar
  {{1423, 21}, 999, 202},  // application/xhtml+xml
  {{1426, 21}, 679, 203},  // application/xliff+xml
  {{1429, 15}, 1000, 204},  // application/xml
  {{1431, 16}, 1002, 205},  // application/yaml
  {{1433, 15}, 1004, 206},  // application/zip
  {{1435, 16}, 558, 207},  // application/zstd
  {{1437, 10}, 757, 208},  // audio/3gpp
  {{1439, 11}, 758, 209},  // audio/3gpp2
  {{1441, 9}, 759, 210},  // audio/aac
  {{1443, 10}, 759, 211},  // audio/aacp
  {{1445, 9}, 760, 212},  // audio/ac3
  {{1447, 10}, 763, 213},  // audio/aiff
  {{1449, 9}, 643, 214},  // audio/amr
  {{1451, 13}, 547, 215},  // audio/audible
  {{1453, 11}, 815, 216},  // audio/basic
  {{1455, 9}, 860, 217},  // audio/dls
  {{1457, 10}, 872, 218},  // audio/eac3
  {{1459, 10}, 752, 219},  // audio/flac
  {{1461, 14}, 658, 220},  // audio/matroska
  {{1463, 9}, 914, 221},  // audio/mid
  {{1465, 10}, 914, 222},  // audio/midi
  {{1467, 9}, 919, 223},  // audio/mp3
  {{1469, 9}, 926, 224},  // audio/mp4
  {{1471, 15}, 926, 225},  // audio/mp4a-latm
  {{1473, 10}, 919, 227},  // audio/mpeg
  {{1475, 11}, 919, 228},  // audio/mpeg3
  {{1477, 13}, 911, 229},  // audio/mpegurl
  {{1479, 9}, 919, 230},  // audio/mpg
  {{1481, 9}, 753, 231},  // audio/ogg
  {{1483, 10}, 755, 232},  // audio/opus
  {{1485, 21}, 548, 233},  // audio/vnd.audible.aax
  {{1488, 22}, 760, 234},  // audio/vnd.dolby.dd-raw
  {{1491, 13}, 739, 235},  // audio/vnd.dts
  {{1493, 22}, 618, 236},  // audio/vnd.rn-realaudio
  {{1496, 14}, 590, 237},  // audio/vnd.wave
  {{1498, 12}, 753, 238},  // audio/vorbis
  {{1500, 9}, 590, 239},  // audio/wav
  {{1502, 10}, 590, 240},  // audio/wave
  {{1504, 10}, 750, 241},  // audio/webm
  {{1506, 11}, 759, 242},  // audio/x-aac
  {{1508, 12}, 763, 243},  // audio/x-aiff
  {{1510, 11}, 738, 244},  // audio/x-ape
  {{1512, 15}, 547, 245},  // audio/x-audible
  {{1514, 12}, 752, 246},  // audio/x-flac
  {{1516, 19}, 759, 247},  // audio/x-hx-aac-adts
  {{1519, 11}, 300, 248},  // audio/x-m4a
  {{1521, 11}, 442, 249},  // audio/x-m4r
  {{1523, 16}, 658, 250},  // audio/x-matroska
  {{1525, 12}, 914, 251},  // audio/x-midi
  {{1527, 11}, 740, 252},  // audio/x-mod
  {{1529, 11}, 919, 253},  // audio/x-mp3
  {{1531, 12}, 919, 254},  // audio/x-mpeg
  {{1533, 13}, 919, 255},  // audio/x-mpeg3
  {{1535, 15}, 911, 256},  // audio/x-mpegurl
  {{1537, 11}, 919, 257},  // audio/x-mpg
  {{1539, 14}, 595, 258},  // audio/x-ms-wma
  {{1541, 16}, 741, 259},  // audio/x-musepack
  {{1543, 11}, 753, 260},  // audio/x-ogg
  {{1545, 23}, 547, 261},  // audio/x-pn-audibleaudio
  {{1548, 20}, 618, 262},  // audio/x-pn-realaudio
  {{1551, 17}, 618, 263},  // audio/x-realaudio
  {{1554, 11}, 742, 264},  // audio/x-s3m
  {{1556, 13}, 948, 265},  // audio/x-scpls
  {{1558, 11}, 743, 266},  // audio/x-tta
  {{1560, 11}, 629, 267},  // audio/x-w64
  {{1562, 11}, 590, 268},  // audio/x-wav
  {{1564, 15}, 745, 269},  // audio/x-wavpack
  {{1566, 10}, 746, 270},  // audio/x-xm
  {{1568, 15}, 981, 271},  // font/collection
  {{1570, 8}, 939, 272},  // font/otf
  {{1571, 9}, 983, 273},  // font/sfnt
  {{1573, 8}, 983, 274},  // font/ttf
  {{1574, 9}, 748, 275},  // font/woff
  {{1576, 10}, 749, 276},  // font/woff2
  {{1578, 21}, 14, 277},  // font/x-postscript-pfb
  {{1581, 10}, 706, 278},  // image/apng
  {{1583, 10}, 821, 279},  // image/avci
  {{1585, 10}, 822, 280},  // image/avcs
  {{1587, 10}, 824, 281},  // image/avif
  {{1589, 9}, 576, 282},  // image/bmp
  {{1591, 9}, 708, 283},  // image/bpg
  {{1593, 10}, 565, 284},  // image/efax
  {{1595, 9}, 709, 285},  // image/emf
  {{1597, 10}, 710, 286},  // image/fits
  {{1599, 9}, 567, 287},  // image/fpx
  {{1601, 9}, 554, 288},  // image/gif
  {{1603, 10}, 894, 289},  // image/heic
  {{1605, 19}, 895, 290},  // image/heic-sequence
  {{1608, 10}, 896, 291},  // image/heif
  {{1610, 19}, 898, 292},  // image/heif-sequence
  {{1613, 9}, 904, 293},  // image/j2c
  {{1615, 9}, 711, 294},  // image/jls
  {{1617, 9}, 904, 295},  // image/jp2
  {{1619, 10}, 903, 296},  // image/jpeg
  {{1621, 14}, 904, 297},  // image/jpeg2000
  {{1623, 9}, 903, 298},  // image/jpg
  {{1625, 9}, 904, 299},  // image/jpm
  {{1627, 9}, 904, 300},  // image/jpx
  {{1629, 9}, 905, 301},  // image/jxl
  {{1631, 9}, 712, 302},  // image/jxr
  {{1633, 9}, 657, 303},  // image/ktx
  {{1635, 15}, 8, 304},  // image/photoshop
  {{1637, 10}, 455, 305},  // image/pict
  {{1639, 11}, 903, 306},  // image/pjpeg
  {{1641, 9}, 949, 307},  // image/png
  {{1643, 9}, 8, 308},  // image/psd
  {{1645, 9}, 729, 309},  // image/qoi
  {{1647, 9}, 625, 310},  // image/sgi
  {{1649, 9}, 971, 311},  // image/svg
  {{1651, 13}, 971, 312},  // image/svg+xml
  {{1653, 11}, 640, 313},  // image/targa
  {{1655, 9}, 640, 314},  // image/tga
  {{1657, 10}, 979, 315},  // image/tiff
  {{1659, 16}, 578, 316},  // image/vnd-ms.dds
  {{1661, 25}, 8, 317},  // image/vnd.adobe.photoshop
  {{1665, 14}, 715, 318},  // image/vnd.djvu
  {{1667, 24}, 584, 319},  // image/vnd.microsoft.icon
  {{1670, 22}, 706, 320},  // image/vnd.mozilla.apng
  {{1673, 18}, 712, 321},  // image/vnd.ms-photo
  {{1676, 18}, 957, 322},  // image/vnd.radiance
  {{1679, 20}, 727, 323},  // image/vnd.zbrush.pcx
  {{1682, 10}, 751, 324},  // image/webp
  {{1684, 9}, 720, 325},  // image/wmf
  {{1686, 17}, 15, 326},  // image/x-adobe-dng
  {{1689, 11}, 576, 327},  // image/x-bmp
  {{1691, 17}, 550, 328},  // image/x-canon-cr2
  {{1694, 17}, 552, 329},  // image/x-canon-crw
  {{1697, 15}, 556, 330},  // image/x-dxo-dxo
  {{1699, 11}, 709, 331},  // image/x-emf
  {{1701, 11}, 2, 332},  // image/x-eps
  {{1703, 17}, 557, 333},  // image/x-epson-erf
  {{1706, 11}, 564, 334},  // image/x-exr
  {{1708, 16}, 560, 335},  // image/x-fuji-raf
  {{1710, 12}, 896, 336},  // image/x-heif
  {{1712, 12}, 131, 337},  // image/x-icns
  {{1714, 11}, 723, 338},  // image/x-jng
  {{1716, 22}, 904, 339},  // image/x-jp2-codestream
  {{1719, 12}, 903, 340},  // image/x-jpeg
  {{1721, 17}, 571, 341},  // image/x-leica-pwl
  {{1724, 15}, 455, 342},  // image/x-macpict
  {{1726, 11}, 725, 343},  // image/x-mng
  {{1728, 14}, 576, 344},  // image/x-ms-bmp
  {{1730, 17}, 605, 345},  // image/x-nikon-nrw
  {{1733, 18}, 607, 346},  // image/x-olympus-or
  {{1736, 19}, 608, 347},  // image/x-olympus-orf
  {{1739, 18}, 609, 348},  // image/x-olympus-sr
  {{1742, 11}, 727, 349},  // image/x-pcx
  {{1744, 17}, 8, 350},  // image/x-photoshop
  {{1747, 12}, 455, 351},  // image/x-pict
  {{1749, 11}, 949, 352},  // image/x-png
  {{1751, 23}, 943, 353},  // image/x-portable-anymap
  {{1754, 29}, 728, 354},  // image/x-portable-arbitrarymap
  {{1758, 23}, 943, 355},  // image/x-portable-bitmap
  {{1761, 24}, 943, 356},  // image/x-portable-graymap
  {{1764, 24}, 943, 357},  // image/x-portable-greymap
  {{1767, 23}, 943, 358},  // image/x-portable-pixmap
  {{1770, 11}, 729, 359},  // image/x-qoi
  {{1772, 17}, 485, 360},  // image/x-quicktime
  {{1775, 11}, 625, 361},  // image/x-sgi
  {{1777, 16}, 628, 362},  // image/x-sony-sr2
  {{1779, 11}, 640, 363},  // image/x-tga
  {{1781, 12}, 979, 364},  // image/x-tiff
  {{1783, 12}, 751, 365},  // image/x-webp
  {{1785, 18}, 576, 366},  // image/x-win-bitmap
  {{1788, 11}, 720, 367},  // image/x-wmf
  {{1790, 15}, 997, 368},  // image/x-xbitmap
  {{1792, 11}, 997, 369},  // image/x-xbm
  {{1794, 11}, 731, 370},  // image/x-xcf
  {{1796, 15}, 732, 371},  // image/x-xpixmap
  {{1798, 11}, 732, 372},  // image/x-xpm
  {{1800, 13}, 722, 373},  // inode/x-empty
  {{1802, 14}, 433, 374},  // message/rfc822
  {{1804, 9}, 887, 375},  // model/obj
  {{1806, 9}, 968, 376},  // model/stl
  {{1808, 21}, 656, 377},  // model/vnd.collada+xml
  {{1811, 17}, 487, 378},  // model/vnd.reality
  {{1814, 18}, 615, 379},  // model/vnd.usdz+zip
  {{1817, 17}, 602, 380},  // multipart/related
  {{1820, 13}, 127, 381},  // text/calendar
  {{1822, 27}, 845, 382},  // text/comma-separated-values
  {{1826, 8}, 852, 383},  // text/css
  {{1827, 8}, 845, 384},  // text/csv
  {{1828, 14}, 993, 385},  // text/directory
  {{1830, 15}, 604, 386},  // text/ecmascript
  {{1832, 9}, 899, 387},  // text/html
  {{1834, 15}, 604, 388},  // text/javascript
  {{1836, 13}, 642, 389},  // text/markdown
  {{1838, 8}, 945, 390},  // text/php
  {{1839, 10}, 946, 391},  // text/plain
  {{1841, 27}, 989, 392},  // text/plain;charset="utf-16"
  {{1845, 26}, 990, 393},  // text/plain;charset="utf-8"
  {{1849, 25}, 989, 394},  // text/plain;charset=utf-16
  {{1853, 24}, 990, 395},  // text/plain;charset=utf-8
  {{1856, 8}, 959, 396},  // text/rtf
  {{1857, 25}, 974, 397},  // text/tab-separated-values
  {{1861, 10}, 993, 398},  // text/vcard
  {{1863, 8}, 747, 399},  // text/vtt
  {{1864, 10}, 814, 400},  // text/x-asm
  {{1866, 8}, 834, 401},  // text/x-c
  {{1867, 10}, 832, 402},  // text/x-c++
  {{1869, 13}, 832, 403},  // text/x-c++src
  {{1871, 11}, 834, 404},  // text/x-csrc
  {{1873, 14}, 884, 405},  // text/x-fortran
  {{1875, 11}, 636, 406},  // text/x-java
  {{1877, 15}, 912, 407},  // text/x-makefile
  {{1879, 15}, 642, 408},  // text/x-markdown
  {{1881, 18}, 934, 409},  // text/x-objective-c
  {{1884, 11}, 705, 410},  // text/x-opml
  {{1886, 13}, 941, 411},  // text/x-pascal
  {{1888, 11}, 944, 412},  // text/x-perl
  {{1890, 18}, 944, 413},  // text/x-perl-script
  {{1893, 10}, 945, 414},  // text/x-php
  {{1895, 17}, 945, 415},  // text/x-php-script
  {{1898, 13}, 956, 416},  // text/x-python
  {{1900, 20}, 956, 417},  // text/x-python-script
  {{1903, 11}, 960, 418},  // text/x-ruby
  {{1905, 18}, 960, 419},  // text/x-ruby-script
  {{1908, 20}, 956, 420},  // text/x-script.python
  {{1911, 18}, 962, 421},  // text/x-shellscript
  {{1914, 17}, 589, 422},  // text/x-typescript
  {{1917, 15}, 992, 423},  // text/x-uuencode
  {{1919, 16}, 128, 424},  // text/x-vcalendar
  {{1921, 12}, 993, 425},  // text/x-vcard
  {{1923, 11}, 1002, 426},  // text/x-yaml
  {{1925, 8}, 1000, 427},  // text/xml
  {{1926, 9}, 1002, 428},  // text/yaml
  {{1928, 10}, 757, 429},  // video/3gpp
  {{1930, 11}, 758, 430},  // video/3gpp2
  {{1932, 9}, 823, 431},  // video/avi
  {{1934, 9}, 878, 432},  // video/flc
  {{1936, 14}, 659, 433},  // video/matroska
  {{1938, 10}, 923, 434},  // video/mp2t
  {{1940, 9}, 925, 435},  // video/mp4
  {{1942, 13}, 925, 436},  // video/mp4v-es
  {{1944, 10}, 922, 437},  // video/mpeg
  {{1946, 11}, 924, 438},  // video/mpeg2
  {{1948, 17}, 924, 439},  // video/mpeg2-video
  {{1951, 9}, 922, 440},  // video/mpg
  {{1953, 13}, 823, 441},  // video/msvideo
  {{1955, 9}, 754, 442},  // video/ogg
  {{1957, 15}, 486, 443},  // video/quicktime
  {{1959, 10}, 750, 444},  // video/webm
  {{1961, 10}, 861, 445},  // video/x-dv
  {{1963, 11}, 878, 446},  // video/x-flc
  {{1965, 11}, 878, 447},  // video/x-fli
  {{1967, 11}, 5, 448},  // video/x-flv
  {{1969, 11}, 723, 449},  // video/x-jng
  {{1971, 11}, 301, 450},  // video/x-m4v
  {{1973, 16}, 659, 451},  // video/x-matroska
  {{1975, 11}, 725, 452},  // video/x-mng
  {{1977, 12}, 922, 453},  // video/x-mpeg
  {{1979, 13}, 922, 454},  // video/x-mpeg2
  {{1981, 11}, 922, 455},  // video/x-mpg
  {{1983, 14}, 575, 456},  // video/x-ms-asf
  {{1985, 14}, 574, 457},  // video/x-ms-asx
  {{1987, 14}, 744, 458},  // video/x-ms-vob
  {{1989, 14}, 593, 459},  // video/x-ms-wax
  {{1991, 13}, 594, 460},  // video/x-ms-wm
  {{1993, 14}, 595, 461},  // video/x-ms-wma
  {{1995, 14}, 596, 462},  // video/x-ms-wmp
  {{1997, 14}, 597, 463},  // video/x-ms-wmv
  {{1999, 14}, 598, 464},  // video/x-ms-wmx
  {{2001, 14}, 599, 465},  // video/x-ms-wvx
  {{2003, 15}, 823, 466},  // video/x-msvideo
  {{645, 0}, TypeTablesNone, 467},  // end
};

const uint16_t TypeTablesMIMETypeClaimArray[] = {
  707, 49, 828, 828, 726, 845, 660, 604, 654, 710, 748, 886, 639, 652, 634, 635, 604, 637, 906, 930, 930, 49,
  49, 306, 581, 582, 583, 588, 586, 587, 600, 601, 733, 853, 936, 713, 7, 8, 945, 10, 714, 958, 959, 975,
  640, 589, 18, 911, 457, 459, 650, 901, 567, 716, 717, 63, 592, 575, 577, 581, 582, 583, 579, 698, 700, 939,
  588, 586, 587, 692, 694, 696, 702, 704, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674,
  675, 676, 677, 678, 691, 693, 695, 697, 699, 701, 703, 617, 619, 620, 718, 685, 681, 683, 683, 680, 687,
  685, 686, 681, 682, 683, 684, 680, 687, 688, 689, 719, 644, 438, 439, 80, 721, 645, 648, 561, 828, 828,
  976, 828, 976, 726, 649, 1003, 653, 870, 850, 650, 520, 592, 734, 722, 870, 983, 651, 653, 652, 901, 246,
  247, 250, 251, 255, 256, 635, 637, 604, 646, 910, 646, 724, 730, 735, 306, 412, 911, 592, 591, 930, 870,
  726, 7, 870, 622, 483, 617, 617, 621, 962, 870, 962, 632, 633, 631, 718, 632, 633, 631, 975, 975, 534, 996,
  537, 737, 736, 1002, 722, 1004, 1004, 558, 559, 999, 679, 1000, 1002, 1004, 558, 757, 758, 759, 759, 760,
  763, 643, 547, 815, 860, 872, 752, 658, 914, 914, 919, 926, 926, 920, 919, 919, 911, 919, 753, 755, 548,
  760, 739, 618, 590, 753, 590, 590, 750, 759, 763, 738, 547, 752, 759, 300, 442, 658, 914, 740, 919, 919,
  919, 911, 919, 595, 741, 753, 547, 618, 618, 742, 948, 743, 629, 590, 745, 746, 981, 939, 983, 983, 748,
  749, 14, 706, 821, 822, 824, 576, 708, 565, 709, 710, 567, 554, 894, 895, 896, 898, 904, 711, 904, 903,
  904, 903, 904, 904, 905, 712, 657, 8, 455, 903, 949, 8, 729, 625, 971, 971, 640, 640, 979, 578, 8, 715,
  584, 706, 712, 957, 727, 751, 720, 15, 576, 550, 552, 556, 709, 2, 557, 564, 560, 896, 131, 723, 904, 903,
  571, 455, 725, 576, 605, 607, 608, 609, 727, 8, 455, 949, 943, 728, 943, 943, 943, 943, 729, 485, 625, 628,
  640, 979, 751, 576, 720, 997, 997, 731, 732, 732, 722, 433, 887, 968, 656, 487, 615, 602, 127, 845, 852,
  845, 993, 604, 899, 604, 642, 945, 946, 989, 990, 989, 990, 959, 974, 993, 747, 814, 834, 832, 832, 834,
  884, 636, 912, 642, 934, 705, 941, 944, 944, 945, 945, 956, 956, 960, 960, 956, 962, 589, 992, 128, 993,
  1002, 1000, 1002, 757, 758, 823, 878, 659, 923, 925, 925, 922, 924, 924, 922, 823, 754, 486, 750, 861, 878,
  878, 5, 723, 301, 659, 725, 922, 922, 922, 575, 574, 744, 593, 594, 595, 596, 597, 598, 599, 823,
};
