// Generated from types.txt by GenerateTypeTables; do not edit.

#include "TypeTables.h"

_Alignas(8) const char TypeTablesTextBytes[] =
  "3fr\0\0\0\0\0"
  "3g2\0\0\0\0\0"
  "3gp\0\0\0\0\0"
  "3gp2\0\0\0\0"
  "3gpp\0\0\0\0"
  "7z\0\0\0\0\0\0"
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
  "app\0\0\0\0\0"
  "appex\0\0\0"
  "applescript\0\0\0\0\0"
  "arobject"
  "arw\0\0\0\0\0"
  "as\0\0\0\0\0\0"
  "asf\0\0\0\0\0"
  "asx\0\0\0\0\0"
  "au\0\0\0\0\0\0"
  "aupreset"
  "avchd\0\0\0"
  "avci\0\0\0\0"
  "avcs\0\0\0\0"
  "avi\0\0\0\0\0"
  "band\0\0\0\0"
  "bash\0\0\0\0"
  "bin\0\0\0\0\0"
  "bmp\0\0\0\0\0"
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
  "csh\0\0\0\0\0"
  "css\0\0\0\0\0"
  "csstore\0"
  "csv\0\0\0\0\0"
  "cxx\0\0\0\0\0"
  "dae\0\0\0\0\0"
  "dcm\0\0\0\0\0"
  "dcr\0\0\0\0\0"
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
  "dll\0\0\0\0\0"
  "dls\0\0\0\0\0"
  "dlyan\0\0\0"
  "dng\0\0\0\0\0"
  "doc\0\0\0\0\0"
  "docm\0\0\0\0"
  "docx\0\0\0\0"
  "dot\0\0\0\0\0"
  "dotm\0\0\0\0"
  "dotx\0\0\0\0"
  "drawing\0"
  "dsym\0\0\0\0"
  "dv\0\0\0\0\0\0"
  "dxo\0\0\0\0\0"
  "dylib\0\0\0"
  "eac3\0\0\0\0"
  "ec3\0\0\0\0\0"
  "edn\0\0\0\0\0"
  "efx\0\0\0\0\0"
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
  "groupactivity\0\0\0"
  "gtar\0\0\0\0"
  "gz\0\0\0\0\0\0"
  "gzip\0\0\0\0"
  "h\0\0\0\0\0\0\0"
  "h++\0\0\0\0\0"
  "hang\0\0\0\0"
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
  "imovielibrary\0\0\0"
  "inetloc\0"
  "inl\0\0\0\0\0"
  "ipp\0\0\0\0\0"
  "itms\0\0\0\0"
  "j2c\0\0\0\0\0"
  "j2k\0\0\0\0\0"
  "jar\0\0\0\0\0"
  "jav\0\0\0\0\0"
  "java\0\0\0\0"
  "javascript\0\0\0\0\0\0"
  "jfx\0\0\0\0\0"
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
  "jxl\0\0\0\0\0"
  "kar\0\0\0\0\0"
  "kext\0\0\0\0"
  "key\0\0\0\0\0"
  "key-tef\0"
  "ksh\0\0\0\0\0"
  "kth\0\0\0\0\0"
  "ktrace\0\0"
  "l\0\0\0\0\0\0\0"
  "latm\0\0\0\0"
  "lid\0\0\0\0\0"
  "ll\0\0\0\0\0\0"
  "lm\0\0\0\0\0\0"
  "lmm\0\0\0\0\0"
  "loas\0\0\0\0"
  "log\0\0\0\0\0"
  "lpdf\0\0\0\0"
  "lpp\0\0\0\0\0"
  "lxx\0\0\0\0\0"
  "m\0\0\0\0\0\0\0"
  "m15\0\0\0\0\0"
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
  "mdimporter\0\0\0\0\0\0"
  "menu\0\0\0\0"
  "mi\0\0\0\0\0\0"
  "mid\0\0\0\0\0"
  "midi\0\0\0\0"
  "mig\0\0\0\0\0"
  "mii\0\0\0\0\0"
  "minc\0\0\0\0"
  "mjs\0\0\0\0\0"
  "mk\0\0\0\0\0\0"
  "mlkitmodel\0\0\0\0\0\0"
  "mlmodel\0"
  "mlpackage\0\0\0\0\0\0\0"
  "mm\0\0\0\0\0\0"
  "mnc\0\0\0\0\0"
  "mobile\0\0"
  "mobileconfig\0\0\0\0"
  "mobileprovision\0"
  "mos\0\0\0\0\0"
  "mov\0\0\0\0\0"
  "mp2\0\0\0\0\0"
  "mp3\0\0\0\0\0"
  "mp4\0\0\0\0\0"
  "mpe\0\0\0\0\0"
  "mpeg\0\0\0\0"
  "mpg\0\0\0\0\0"
  "mpg4\0\0\0\0"
  "mpga\0\0\0\0"
  "mpkg\0\0\0\0"
  "mpo\0\0\0\0\0"
  "mrw\0\0\0\0\0"
  "mxf\0\0\0\0\0"
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
  "omf\0\0\0\0\0"
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
  "panic\0\0\0"
  "pas\0\0\0\0\0"
  "patch\0\0\0"
  "pax\0\0\0\0\0"
  "pch\0\0\0\0\0"
  "pch++\0\0\0"
  "pct\0\0\0\0\0"
  "pdf\0\0\0\0\0"
  "pef\0\0\0\0\0"
  "pem\0\0\0\0\0"
  "pf\0\0\0\0\0\0"
  "pfa\0\0\0\0\0"
  "pfb\0\0\0\0\0"
  "pfx\0\0\0\0\0"
  "ph3\0\0\0\0\0"
  "ph4\0\0\0\0\0"
  "php\0\0\0\0\0"
  "php3\0\0\0\0"
  "php4\0\0\0\0"
  "phtml\0\0\0"
  "pic\0\0\0\0\0"
  "pict\0\0\0\0"
  "pictclipping\0\0\0\0"
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
  "pntg\0\0\0\0"
  "pot\0\0\0\0\0"
  "potm\0\0\0\0"
  "potx\0\0\0\0"
  "ppp\0\0\0\0\0"
  "pps\0\0\0\0\0"
  "ppsm\0\0\0\0"
  "ppsx\0\0\0\0"
  "ppt\0\0\0\0\0"
  "pptm\0\0\0\0"
  "pptx\0\0\0\0"
  "prefpane"
  "provisionprofile"
  "ps\0\0\0\0\0\0"
  "psb\0\0\0\0\0"
  "psd\0\0\0\0\0"
  "pvt\0\0\0\0\0"
  "pwl\0\0\0\0\0"
  "py\0\0\0\0\0\0"
  "qlgenerator\0\0\0\0\0"
  "qt\0\0\0\0\0\0"
  "qti\0\0\0\0\0"
  "qtif\0\0\0\0"
  "qtz\0\0\0\0\0"
  "r\0\0\0\0\0\0\0"
  "ra\0\0\0\0\0\0"
  "raf\0\0\0\0\0"
  "ram\0\0\0\0\0"
  "raw\0\0\0\0\0"
  "rb\0\0\0\0\0\0"
  "rbw\0\0\0\0\0"
  "reality\0"
  "rm\0\0\0\0\0\0"
  "rmvb\0\0\0\0"
  "rss\0\0\0\0\0"
  "rtf\0\0\0\0\0"
  "rtfd\0\0\0\0"
  "rw2\0\0\0\0\0"
  "rwl\0\0\0\0\0"
  "s\0\0\0\0\0\0\0"
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
  "ts\0\0\0\0\0\0"
  "tsv\0\0\0\0\0"
  "ttc\0\0\0\0\0"
  "ttf\0\0\0\0\0"
  "txt\0\0\0\0\0"
  "txz\0\0\0\0\0"
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
  "vtt\0\0\0\0\0"
  "w64\0\0\0\0\0"
  "war\0\0\0\0\0"
  "watchface\0\0\0\0\0\0\0"
  "wav\0\0\0\0\0"
  "wave\0\0\0\0"
  "wax\0\0\0\0\0"
  "wdgt\0\0\0\0"
  "webarchive\0\0\0\0\0\0"
  "webloc\0\0"
  "webm\0\0\0\0"
  "webp\0\0\0\0"
  "webplugin\0\0\0\0\0\0\0"
  "wm\0\0\0\0\0\0"
  "wma\0\0\0\0\0"
  "wmp\0\0\0\0\0"
  "wmv\0\0\0\0\0"
  "wmx\0\0\0\0\0"
  "wvx\0\0\0\0\0"
  "xar\0\0\0\0\0"
  "xbm\0\0\0\0\0"
  "xfd\0\0\0\0\0"
  "xfdf\0\0\0\0"
  "xht\0\0\0\0\0"
  "xhtm\0\0\0\0"
  "xhtml\0\0\0"
  "xip\0\0\0\0\0"
  "xla\0\0\0\0\0"
  "xls\0\0\0\0\0"
  "xlsb\0\0\0\0"
  "xlsm\0\0\0\0"
  "xlsx\0\0\0\0"
  "xlt\0\0\0\0\0"
  "xltm\0\0\0\0"
  "xltx\0\0\0\0"
  "xlw\0\0\0\0\0"
  "xml\0\0\0\0\0"
  "xpc\0\0\0\0\0"
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
  ""
  "application/binhex\0\0\0\0\0\0"
  "application/bzip"
  "application/bzip2\0\0\0\0\0\0\0"
  "application/dicom\0\0\0\0\0\0\0"
  "application/epub+zip\0\0\0\0"
  "application/geo+json\0\0\0\0"
  "application/gzip"
  "application/java-archive"
  "application/jnlp"
  "application/json"
  "application/mac-binhex\0\0"
  "application/mac-binhex40"
  "application/macbinary\0\0\0"
  "application/msexcel\0\0\0\0\0"
  "application/mspowerpoint"
  "application/msword\0\0\0\0\0\0"
  "application/mxf\0"
  "application/octet-stream"
  "application/ofd\0"
  "application/pdf\0"
  "application/photoshop\0\0\0"
  "application/php\0"
  "application/postscript\0\0"
  "application/rss+xml\0\0\0\0\0"
  "application/tar\0"
  "application/tga\0"
  "application/vnd.apple.mpegurl\0\0\0"
  "application/vnd.apple.pkpass\0\0\0\0"
  "application/vnd.apple.pkpasses\0\0"
  "application/vnd.fpx\0\0\0\0\0"
  "application/vnd.ms-excel"
  "application/vnd.ms-excel.sheet.binary.macroenabled.12\0\0\0"
  "application/vnd.ms-excel.sheet.macroenabled.12\0\0"
  "application/vnd.ms-excel.template.macroenabled.12\0\0\0\0\0\0\0"
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
  "application/vnd.rn-realmedia\0\0\0\0"
  "application/vnd.rn-realmedia-vbr"
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
  "application/x-7z-compressed\0\0\0\0\0"
  "application/x-apple-aspen-config"
  "application/x-apple-aspen-mobileprovision\0\0\0\0\0\0\0"
  "application/x-bz2\0\0\0\0\0\0\0"
  "application/x-bzip\0\0\0\0\0\0"
  "application/x-bzip2\0\0\0\0\0"
  "application/x-compress\0\0"
  "application/x-gtar\0\0\0\0\0\0"
  "application/x-gzip\0\0\0\0\0\0"
  "application/x-iwork-keynote-sffkey\0\0\0\0\0\0"
  "application/x-iwork-keynote-sffkth\0\0\0\0\0\0"
  "application/x-iwork-numbers-sffnumbers\0\0"
  "application/x-iwork-numbers-sfftemplate\0"
  "application/x-iwork-pages-sffpages\0\0\0\0\0\0"
  "application/x-iwork-pages-sfftemplate\0\0\0"
  "application/x-java-jnlp-file\0\0\0\0"
  "application/x-macbinary\0"
  "application/x-msdownload"
  "application/x-ndjson\0\0\0\0"
  "application/x-pkcs12\0\0\0\0"
  "application/x-quartzcomposer\0\0\0\0"
  "application/x-sit\0\0\0\0\0\0\0"
  "application/x-sitx\0\0\0\0\0\0"
  "application/x-sitx-index"
  "application/x-stuffit\0\0\0"
  "application/x-stuffitx\0\0"
  "application/x-stuffitx-index\0\0\0\0"
  "application/x-tar\0\0\0\0\0\0\0"
  "application/x-webarchive"
  "application/x-x509-ca-cert\0\0\0\0\0\0"
  "application/x-xz"
  "application/x-yaml\0\0\0\0\0\0"
  "application/x-zip-compressed\0\0\0\0"
  "application/xhtml+xml\0\0\0"
  "application/xml\0"
  "application/zip\0"
  "audio/3gpp\0\0\0\0\0\0"
  "audio/3gpp2\0\0\0\0\0"
  "audio/aac\0\0\0\0\0\0\0"
  "audio/ac3\0\0\0\0\0\0\0"
  "audio/aiff\0\0\0\0\0\0"
  "audio/amr\0\0\0\0\0\0\0"
  "audio/audible\0\0\0"
  "audio/basic\0\0\0\0\0"
  "audio/dls\0\0\0\0\0\0\0"
  "audio/eac3\0\0\0\0\0\0"
  "audio/flac\0\0\0\0\0\0"
  "audio/midi\0\0\0\0\0\0"
  "audio/mp3\0\0\0\0\0\0\0"
  "audio/mp4\0\0\0\0\0\0\0"
  "audio/mp4a-latm\0"
  "audio/mpeg\0\0\0\0\0\0"
  "audio/mpeg3\0\0\0\0\0"
  "audio/mpegurl\0\0\0"
  "audio/mpg\0\0\0\0\0\0\0"
  "audio/vnd.audible.aax\0\0\0"
  "audio/vnd.rn-realaudio\0\0"
  "audio/vnd.wave\0\0"
  "audio/wav\0\0\0\0\0\0\0"
  "audio/wave\0\0\0\0\0\0"
  "audio/webm\0\0\0\0\0\0"
  "audio/x-aac\0\0\0\0\0"
  "audio/x-aiff\0\0\0\0"
  "audio/x-audible\0"
  "audio/x-m4a\0\0\0\0\0"
  "audio/x-m4r\0\0\0\0\0"
  "audio/x-midi\0\0\0\0"
  "audio/x-mp3\0\0\0\0\0"
  "audio/x-mpeg\0\0\0\0"
  "audio/x-mpeg3\0\0\0"
  "audio/x-mpegurl\0"
  "audio/x-mpg\0\0\0\0\0"
  "audio/x-pn-audibleaudio\0"
  "audio/x-pn-realaudio\0\0\0\0"
  "audio/x-realaudio\0\0\0\0\0\0\0"
  "audio/x-scpls\0\0\0"
  "audio/x-wav\0\0\0\0\0"
  "font/otf"
  "font/ttf"
  "image/avci\0\0\0\0\0\0"
  "image/avcs\0\0\0\0\0\0"
  "image/bmp\0\0\0\0\0\0\0"
  "image/efax\0\0\0\0\0\0"
  "image/fpx\0\0\0\0\0\0\0"
  "image/gif\0\0\0\0\0\0\0"
  "image/heic\0\0\0\0\0\0"
  "image/heic-sequence\0\0\0\0\0"
  "image/heif\0\0\0\0\0\0"
  "image/heif-sequence\0\0\0\0\0"
  "image/jp2\0\0\0\0\0\0\0"
  "image/jpeg\0\0\0\0\0\0"
  "image/jpg\0\0\0\0\0\0\0"
  "image/jxl\0\0\0\0\0\0\0"
  "image/photoshop\0"
  "image/pict\0\0\0\0\0\0"
  "image/png\0\0\0\0\0\0\0"
  "image/psd\0\0\0\0\0\0\0"
  "image/sgi\0\0\0\0\0\0\0"
  "image/svg+xml\0\0\0"
  "image/targa\0\0\0\0\0"
  "image/tga\0\0\0\0\0\0\0"
  "image/tiff\0\0\0\0\0\0"
  "image/vnd.adobe.photoshop\0\0\0\0\0\0\0"
  "image/vnd.microsoft.icon"
  "image/webp\0\0\0\0\0\0"
  "image/x-adobe-dng\0\0\0\0\0\0\0"
  "image/x-canon-crw\0\0\0\0\0\0\0"
  "image/x-dxo-dxo\0"
  "image/x-epson-erf\0\0\0\0\0\0\0"
  "image/x-leica-pwl\0\0\0\0\0\0\0"
  "image/x-macpict\0"
  "image/x-nikon-nrw\0\0\0\0\0\0\0"
  "image/x-olympus-or\0\0\0\0\0\0"
  "image/x-olympus-sr\0\0\0\0\0\0"
  "image/x-photoshop\0\0\0\0\0\0\0"
  "image/x-pict\0\0\0\0"
  "image/x-quicktime\0\0\0\0\0\0\0"
  "image/x-sony-sr2"
  "image/x-xbitmap\0"
  "model/vnd.reality\0\0\0\0\0\0\0"
  "model/vnd.usdz+zip\0\0\0\0\0\0"
  "text/calendar\0\0\0"
  "text/comma-separated-values\0\0\0\0\0"
  "text/css"
  "text/csv"
  "text/directory\0\0"
  "text/html\0\0\0\0\0\0\0"
  "text/javascript\0"
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
  "text/x-perl-script\0\0\0\0\0\0"
  "text/x-php-script\0\0\0\0\0\0\0"
  "text/x-python-script\0\0\0\0"
  "text/x-ruby-script\0\0\0\0\0\0"
  "text/x-uuencode\0"
  "text/x-vcalendar"
  "text/x-vcard\0\0\0\0"
  "text/xml"
  "video/3gpp\0\0\0\0\0\0"
  "video/3gpp2\0\0\0\0\0"
  "video/avi\0\0\0\0\0\0\0"
  "video/flc\0\0\0\0\0\0\0"
  "video/mp4\0\0\0\0\0\0\0"
  "video/mp4v-es\0\0\0"
  "video/mpeg\0\0\0\0\0\0"
  "video/mpeg2\0\0\0\0\0"
  "video/mpeg2-video\0\0\0\0\0\0\0"
  "video/mpg\0\0\0\0\0\0\0"
  "video/msvideo\0\0\0"
  "video/quicktime\0"
  "video/webm\0\0\0\0\0\0"
  "video/x-dv\0\0\0\0\0\0"
  "video/x-flv\0\0\0\0\0"
  "video/x-m4v\0\0\0\0\0"
  "video/x-mpeg\0\0\0\0"
  "video/x-mpg\0\0\0\0\0"
  "video/x-ms-asf\0\0"
  "video/x-ms-asx\0\0"
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
  "com.fuji.raw-image\0\0\0\0\0\0"
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
  "com.real.realaudio\0\0\0\0\0\0"
  "realaudio\0\0\0\0\0\0\0"
  "PNRA\0\0\0\0"
  "com.real.realmedia\0\0\0\0\0\0"
  "realmedia (video)\0\0\0\0\0\0\0"
  "PNRM\0\0\0\0"
  "com.real.realmedia-vbr\0\0"
  "realmedia vbr (video)\0\0\0"
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
  "com.truevision.tga-image"
  "tga image\0\0\0\0\0\0\0"
  "TPIC\0\0\0\0"
  "gov.nih.nifti-1\0"
  "nifti 1 (data)\0\0"
  "http://nifti.nimh.nih.gov\0\0\0\0\0\0\0"
  "NII1\0\0\0\0"
  "org.3gpp.adaptive-multi-rate-audio\0\0\0\0\0\0"
  "adaptive multi rate audio\0\0\0\0\0\0\0"
  "amr \0\0\0\0"
  "org.7-zip.7-zip-archive\0"
  "7 zip archive\0\0\0"
  "https://www.7-zip.org/7z.html\0\0\0"
  "org.aafassociation.advanced-authoring-format\0\0\0\0"
  "advanced authoring format (document)\0\0\0\0"
  "AAF \0\0\0\0"
  "org.gnu.gnu-tar-archive\0"
  "gnu tar archive\0"
  "org.gnu.gnu-zip-archive\0"
  "gzip archive\0\0\0\0"
  "org.gnu.gnu-zip-tar-archive\0\0\0\0\0"
  "gnu zip tar archive\0\0\0\0\0"
  "org.idpf.epub-container\0"
  "EPUB book\0\0\0\0\0\0\0"
  "org.khronos.collada.digital-asset-exchange\0\0\0\0\0\0"
  "digital asset exchange (audiovisual media)\0\0\0\0\0\0"
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
  "org.smpte.mxf\0\0\0"
  "mxf (video)\0\0\0\0\0"
  "org.tukaani.tar-xz-archive\0\0\0\0\0\0"
  "tar xz archive\0\0"
  "https://tukaani.org/xz/format.html\0\0\0\0\0\0"
  "org.tukaani.xz-archive\0\0"
  "xz archive\0\0\0\0\0\0"
  "org.w3.webvtt\0\0\0"
  "webvtt (text)\0\0\0"
  "org.webmproject.webm\0\0\0\0"
  "webm (video)\0\0\0\0"
  "https://www.webmproject.org/docs/container/\0\0\0\0\0"
  "org.webmproject.webp\0\0\0\0"
  "WebP image\0\0\0\0\0\0"
  "https://developers.google.com/speed/webp"
  "org.xiph.flac\0\0\0"
  "flac (audio)\0\0\0\0"
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
  "public.avci\0\0\0\0\0"
  "avci (image)\0\0\0\0"
  "public.avcs\0\0\0\0\0"
  "avcs (image)\0\0\0\0"
  "public.avi\0\0\0\0\0\0"
  "AVI movie\0\0\0\0\0\0\0"
  "VfW \0\0\0\0"
  "Vfw \0\0\0\0"
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
  "public.python-script\0\0\0\0"
  "Python script\0\0\0"
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
  {{1364, 21}, {1367, 11}, {1369, 43}, TypeTablesNone, 0, 0, 1, 5, 0, 2, 2, 3, 3},  // ca.mcgill.mni.bic.mnc
  {{1376, 13}, {1378, 10}, {535, 0}, TypeTablesNone, 683, 5, 6, 8, 3, 4, 4, 4, 4},  // com.adobe.edn
  {{1380, 33}, {1385, 34}, {535, 0}, TypeTablesNone, 684, 8, 9, 14, 4, 5, 5, 6, 8},  // com.adobe.encapsulated-postscript
  {{1401, 13}, {1403, 10}, {535, 0}, TypeTablesNone, 685, 14, 15, 17, 8, 9, 9, 9, 9},  // com.adobe.etd
  {{1405, 13}, {1407, 10}, {535, 0}, TypeTablesNone, 686, 17, 18, 20, 9, 10, 10, 10, 10},  // com.adobe.fdf
  {{1409, 21}, {1412, 5}, {535, 0}, TypeTablesNone, 687, 20, 21, 26, 10, 15, 16, 16, 16},  // com.adobe.flash.video
  {{1413, 30}, {1417, 8}, {535, 0}, TypeTablesNone, 688, 26, 27, 31, 16, 17, 17, 17, 17},  // com.adobe.illustrator.ai-image
  {{1418, 13}, {1420, 3}, {535, 0}, TypeTablesNone, 689, 31, 33, 37, 17, 18, 19, 20, 21},  // com.adobe.pdf
  {{1426, 25}, {1430, 15}, {535, 0}, TypeTablesNone, 690, 37, 38, 42, 21, 22, 27, 28, 28},  // com.adobe.photoshop-image
  {{1433, 31}, {1437, 21}, {535, 0}, TypeTablesNone, 691, 42, 43, 47, 28, 29, 29, 30, 30},  // com.adobe.photoshop-large-image
  {{1441, 20}, {1444, 21}, {535, 0}, 0, 692, 47, 49, 53, 30, 31, 32, 32, 32},  // com.adobe.postscript
  {{1447, 25}, {1451, 15}, {535, 0}, 1, 1, 54, 55, 58, 32, 32, 32, 32, 32},  // com.adobe.postscript-font
  {{1453, 30}, {1457, 20}, {535, 0}, TypeTablesNone, 2, 61, 62, 66, 32, 32, 32, 33, 33},  // com.adobe.postscript-lwfn-font
  {{1461, 29}, {1465, 19}, {535, 0}, TypeTablesNone, 3, 66, 67, 71, 33, 34, 34, 34, 34},  // com.adobe.postscript-pfa-font
  {{1468, 29}, {1472, 19}, {535, 0}, TypeTablesNone, 4, 71, 72, 76, 34, 35, 35, 35, 35},  // com.adobe.postscript-pfb-font
  {{1475, 19}, {1478, 13}, {535, 0}, TypeTablesNone, 693, 76, 77, 82, 35, 36, 37, 37, 37},  // com.adobe.raw-image
  {{1480, 14}, {1482, 15}, {535, 0}, TypeTablesNone, 694, 82, 84, 88, 37, 38, 38, 38, 38},  // com.adobe.xfdf
  {{1484, 26}, {1488, 15}, {535, 0}, 2, 695, 88, 90, 93, 38, 38, 38, 38, 38},  // com.allume.stuffit-archive
  {{1490, 23}, {1493, 20}, {535, 0}, TypeTablesNone, 696, 96, 97, 99, 38, 38, 38, 39, 39},  // com.apple.accounts-icon
  {{1497, 24}, {1500, 41}, {535, 0}, TypeTablesNone, 5, 99, 99, 99, 39, 39, 39, 39, 39},  // com.apple.active-webpage
  {{1506, 31}, {1510, 38}, {535, 0}, TypeTablesNone, 6, 99, 100, 104, 39, 40, 40, 41, 41},  // com.apple.afp-internet-location
  {{1516, 17}, {1519, 34}, {535, 0}, TypeTablesNone, 7, 104, 104, 104, 41, 41, 41, 42, 42},  // com.apple.airdrop
  {{1525, 17}, {1528, 25}, {535, 0}, 3, 8, 104, 105, 107, 42, 42, 42, 43, 43},  // com.apple.airport
  {{1545, 25}, {1549, 33}, {535, 0}, TypeTablesNone, 9, 108, 109, 111, 50, 50, 50, 51, 51},  // com.apple.airport-express
  {{1560, 31}, {1564, 39}, {535, 0}, TypeTablesNone, 10, 111, 112, 115, 54, 54, 54, 55, 55},  // com.apple.airport-extreme-tower
  {{1572, 36}, {1577, 44}, {535, 0}, TypeTablesNone, 11, 115, 116, 119, 56, 56, 56, 56, 56},  // com.apple.airport-time-capsule-tower
  {{1585, 15}, {1587, 32}, {535, 0}, 4, 12, 119, 119, 119, 57, 57, 57, 57, 57},  // com.apple.alert
  {{1591, 23}, {1594, 40}, {535, 0}, TypeTablesNone, 13, 122, 123, 124, 57, 57, 57, 58, 58},  // com.apple.alert-caution
  {{1600, 20}, {1603, 37}, {535, 0}, TypeTablesNone, 14, 124, 125, 126, 58, 58, 58, 59, 59},  // com.apple.alert-note
  {{1609, 20}, {1612, 37}, {535, 0}, TypeTablesNone, 15, 126, 127, 128, 59, 59, 59, 60, 60},  // com.apple.alert-stop
  {{1618, 20}, {1621, 10}, {535, 0}, TypeTablesNone, 16, 128, 130, 133, 60, 60, 60, 60, 60},  // com.apple.alias-file
  {{1623, 22}, {1626, 19}, {535, 0}, TypeTablesNone, 17, 133, 135, 138, 60, 60, 60, 61, 61},  // com.apple.alias-record
  {{1630, 18}, {1633, 26}, {535, 0}, TypeTablesNone, 18, 138, 139, 142, 61, 61, 61, 61, 61},  // com.apple.apple-tv
  {{1640, 28}, {1644, 19}, {535, 0}, TypeTablesNone, 19, 142, 144, 151, 63, 64, 64, 65, 65},  // com.apple.applescript.script
  {{1648, 35}, {1653, 17}, {535, 0}, TypeTablesNone, 20, 151, 153, 157, 65, 66, 66, 66, 66},  // com.apple.applescript.script-bundle
  {{1656, 26}, {1660, 16}, {535, 0}, TypeTablesNone, 21, 157, 158, 165, 66, 67, 67, 67, 67},  // com.apple.applescript.text
  {{1662, 29}, {1666, 19}, {535, 0}, TypeTablesNone, 22, 165, 167, 170, 67, 68, 68, 68, 68},  // com.apple.applesingle-archive
  {{1669, 21}, {1672, 11}, {535, 0}, 5, 23, 170, 171, 172, 68, 68, 68, 68, 68},  // com.apple.application
  {{1674, 42}, {1680, 23}, {535, 0}, TypeTablesNone, 24, 174, 175, 180, 68, 69, 69, 69, 69},  // com.apple.application-and-system-extension
  {{1683, 28}, {1687, 18}, {535, 0}, 6, 25, 180, 183, 190, 69, 70, 70, 71, 71},  // com.apple.application-bundle
  {{1691, 26}, {1695, 29}, {535, 0}, 7, 26, 192, 194, 198, 71, 72, 72, 73, 73},  // com.apple.application-file
  {{1699, 33}, {1704, 32}, {535, 0}, TypeTablesNone, 27, 199, 200, 208, 73, 74, 74, 74, 74},  // com.apple.application-placeholder
  {{1708, 29}, {1712, 19}, {535, 0}, TypeTablesNone, 28, 208, 209, 212, 74, 74, 74, 77, 77},  // com.apple.applications-folder
  {{1718, 17}, {1721, 13}, {535, 0}, TypeTablesNone, 29, 212, 214, 217, 77, 79, 79, 79, 79},  // com.apple.archive
  {{1723, 18}, {1726, 19}, {535, 0}, TypeTablesNone, 30, 217, 218, 220, 79, 80, 80, 80, 80},  // com.apple.arobject
  {{1729, 29}, {1733, 26}, {535, 0}, TypeTablesNone, 925, 220, 222, 227, 80, 81, 81, 81, 81},  // com.apple.ascii-property-list
  {{1737, 27}, {1741, 24}, {535, 0}, TypeTablesNone, 31, 227, 228, 235, 81, 82, 82, 82, 82},  // com.apple.audio-unit-preset
  {{1744, 30}, {1748, 20}, {535, 0}, TypeTablesNone, 912, 235, 236, 239, 82, 83, 83, 83, 83},  // com.apple.binary-property-list
  {{1751, 24}, {1754, 14}, {535, 0}, TypeTablesNone, 32, 239, 241, 244, 83, 84, 87, 87, 87},  // com.apple.binhex-archive
  {{1756, 21}, {1759, 11}, {535, 0}, 8, 33, 244, 245, 246, 87, 87, 87, 87, 87},  // com.apple.bom-archive
  {{1761, 29}, {1765, 29}, {535, 0}, TypeTablesNone, 34, 247, 249, 253, 87, 88, 88, 88, 88},  // com.apple.bom-compressed-cpio
  {{1769, 17}, {1772, 34}, {535, 0}, TypeTablesNone, 35, 253, 253, 253, 88, 88, 88, 90, 90},  // com.apple.bonjour
  {{1779, 18}, {1782, 17}, {535, 0}, TypeTablesNone, 36, 253, 255, 258, 90, 90, 90, 90, 90},  // com.apple.bookmark
  {{1785, 16}, {1787, 28}, {535, 0}, 9, 37, 258, 259, 261, 90, 90, 90, 90, 90},  // com.apple.bundle
  {{1791, 24}, {1794, 41}, {535, 0}, TypeTablesNone, 38, 279, 280, 281, 90, 90, 90, 90, 90},  // com.apple.cinema-display
  {{1800, 47}, {1806, 27}, {535, 0}, TypeTablesNone, 39, 281, 282, 284, 90, 90, 90, 90, 91},  // com.apple.cocoa.pasteboard.character-formatting
  {{1814, 32}, {1818, 12}, {535, 0}, TypeTablesNone, 40, 284, 285, 287, 91, 91, 91, 91, 92},  // com.apple.cocoa.pasteboard.color
  {{1823, 52}, {1830, 32}, {535, 0}, TypeTablesNone, 41, 287, 288, 290, 92, 92, 92, 92, 93},  // com.apple.cocoa.pasteboard.find-panel-search-options
  {{1840, 50}, {1847, 30}, {535, 0}, TypeTablesNone, 42, 290, 291, 293, 93, 93, 93, 93, 94},  // com.apple.cocoa.pasteboard.multiple-text-selection
  {{1857, 47}, {1863, 27}, {535, 0}, TypeTablesNone, 43, 293, 294, 296, 94, 94, 94, 94, 95},  // com.apple.cocoa.pasteboard.paragraph-formatting
  {{1871, 32}, {1875, 12}, {535, 0}, TypeTablesNone, 44, 296, 297, 299, 95, 95, 95, 95, 96},  // com.apple.cocoa.pasteboard.sound
  {{1880, 20}, {1883, 17}, {535, 0}, TypeTablesNone, 45, 299, 300, 302, 96, 98, 98, 98, 98},  // com.apple.color-file
  {{1886, 27}, {1890, 24}, {535, 0}, TypeTablesNone, 46, 302, 303, 305, 98, 101, 101, 103, 103},  // com.apple.colorsync-profile
  {{1895, 23}, {1898, 20}, {535, 0}, TypeTablesNone, 47, 305, 306, 311, 103, 104, 104, 104, 104},  // com.apple.configprofile
  {{1901, 26}, {1905, 24}, {535, 0}, TypeTablesNone, 48, 311, 312, 317, 104, 105, 105, 106, 106},  // com.apple.coreaudio-format
  {{1909, 26}, {246, 9}, {535, 0}, TypeTablesNone, 697, 317, 318, 321, 106, 107, 107, 107, 107},  // com.apple.coreml.mlpackage
  {{1913, 22}, {1916, 12}, {535, 0}, TypeTablesNone, 698, 321, 322, 324, 107, 109, 109, 109, 109},  // com.apple.coreml.model
  {{1918, 21}, {1921, 18}, {535, 0}, TypeTablesNone, 49, 324, 326, 333, 109, 110, 110, 110, 110},  // com.apple.crashreport
  {{1924, 17}, {1927, 18}, {535, 0}, TypeTablesNone, 50, 333, 335, 338, 110, 111, 111, 111, 111},  // com.apple.csstore
  {{1930, 26}, {1934, 25}, {535, 0}, TypeTablesNone, 51, 338, 340, 345, 111, 112, 112, 112, 112},  // com.apple.dashboard-widget
  {{1938, 24}, {1941, 23}, {535, 0}, TypeTablesNone, 52, 345, 347, 352, 112, 112, 112, 112, 112},  // com.apple.data-container
  {{1944, 37}, {1949, 40}, {535, 0}, TypeTablesNone, 53, 352, 353, 358, 112, 112, 112, 119, 119},  // com.apple.deprecated-application-file
  {{1961, 24}, {1964, 14}, {535, 0}, TypeTablesNone, 54, 358, 359, 362, 119, 119, 119, 122, 122},  // com.apple.desktop-folder
  {{1969, 26}, {1973, 16}, {535, 0}, TypeTablesNone, 55, 362, 363, 366, 122, 122, 122, 123, 123},  // com.apple.developer-folder
  {{1976, 39}, {1981, 47}, {535, 0}, TypeTablesNone, 56, 366, 367, 372, 123, 123, 123, 123, 123},  // com.apple.developer-transition-kit-2005
  {{1988, 39}, {1993, 47}, {535, 0}, TypeTablesNone, 57, 372, 373, 377, 124, 124, 124, 124, 124},  // com.apple.developer-transition-kit-2020
  {{2000, 16}, {2002, 24}, {535, 0}, 10, 58, 377, 378, 379, 125, 125, 125, 125, 125},  // com.apple.device
  {{2005, 27}, {2009, 24}, {535, 0}, TypeTablesNone, 59, 385, 386, 390, 125, 125, 125, 125, 125},  // com.apple.device-model-code
  {{2012, 23}, {2015, 20}, {535, 0}, 11, 699, 390, 391, 392, 125, 125, 125, 125, 125},  // com.apple.document-type
  {{2018, 34}, {2023, 17}, {535, 0}, TypeTablesNone, 700, 434, 435, 437, 125, 125, 125, 126, 126},  // com.apple.document-type.dictionary
  {{2027, 37}, {2032, 13}, {535, 0}, TypeTablesNone, 60, 437, 438, 441, 126, 126, 126, 127, 127},  // com.apple.document-type.system-folder
  {{2035, 26}, {2039, 16}, {535, 0}, TypeTablesNone, 61, 441, 442, 445, 127, 127, 127, 130, 130},  // com.apple.documents-folder
  {{2044, 17}, {2047, 34}, {535, 0}, TypeTablesNone, 62, 445, 445, 445, 130, 130, 130, 131, 131},  // com.apple.dot-mac
  {{2053, 26}, {2057, 16}, {535, 0}, TypeTablesNone, 63, 445, 446, 449, 131, 131, 131, 134, 134},  // com.apple.downloads-folder
  {{2062, 17}, {2065, 15}, {535, 0}, TypeTablesNone, 701, 449, 450, 454, 134, 135, 135, 135, 135},  // com.apple.drawing
  {{2067, 26}, {2071, 25}, {535, 0}, TypeTablesNone, 64, 454, 456, 461, 135, 136, 136, 136, 136},  // com.apple.driver-extension
  {{2075, 21}, {2078, 11}, {535, 0}, TypeTablesNone, 65, 461, 462, 465, 136, 136, 136, 138, 138},  // com.apple.drop-folder
  {{2082, 14}, {2084, 22}, {535, 0}, TypeTablesNone, 66, 465, 466, 470, 138, 138, 138, 138, 138},  // com.apple.emac
  {{2091, 27}, {2095, 17}, {535, 0}, TypeTablesNone, 67, 470, 472, 475, 140, 141, 141, 141, 141},  // com.apple.encrypted-archive
  {{2098, 23}, {2101, 20}, {535, 0}, TypeTablesNone, 702, 475, 476, 478, 141, 141, 141, 142, 142},  // com.apple.everyone-icon
  {{2105, 32}, {2109, 39}, {535, 0}, TypeTablesNone, 68, 478, 479, 483, 142, 143, 143, 144, 144},  // com.apple.file-internet-location
  {{2115, 21}, {2118, 37}, {535, 0}, TypeTablesNone, 69, 483, 484, 485, 144, 144, 144, 145, 145},  // com.apple.file-server
  {{2124, 29}, {2128, 28}, {535, 0}, TypeTablesNone, 70, 485, 486, 491, 145, 146, 146, 146, 146},  // com.apple.file-system-plug-in
  {{2132, 20}, {2135, 37}, {535, 0}, TypeTablesNone, 71, 491, 491, 491, 146, 146, 146, 147, 147},  // com.apple.file-vault
  {{2141, 28}, {2145, 11}, {535, 0}, TypeTablesNone, 72, 491, 492, 495, 147, 148, 148, 150, 150},  // com.apple.finder.burn-folder
  {{2149, 25}, {2153, 15}, {535, 0}, 12, 73, 495, 496, 498, 150, 150, 150, 151, 151},  // com.apple.finder.clipping
  {{2156, 29}, {2160, 20}, {535, 0}, TypeTablesNone, 74, 501, 503, 508, 151, 152, 152, 153, 153},  // com.apple.finder.pictclipping
  {{2164, 29}, {2168, 19}, {535, 0}, TypeTablesNone, 75, 508, 509, 512, 153, 153, 153, 156, 156},  // com.apple.finder.recent-items
  {{2174, 29}, {2178, 19}, {535, 0}, 13, 76, 512, 513, 515, 156, 157, 157, 159, 159},  // com.apple.finder.smart-folder
  {{2185, 31}, {2189, 21}, {535, 0}, TypeTablesNone, 77, 516, 517, 520, 159, 160, 160, 161, 161},  // com.apple.finder.sound-clipping
  {{2195, 29}, {2199, 19}, {535, 0}, TypeTablesNone, 78, 520, 521, 524, 161, 162, 162, 163, 163},  // com.apple.finder.textclipping
  {{2203, 19}, {2206, 27}, {535, 0}, TypeTablesNone, 79, 524, 526, 530, 163, 163, 163, 164, 166},  // com.apple.flat-rtfd
  {{2216, 23}, {2219, 20}, {535, 0}, TypeTablesNone, 80, 530, 531, 534, 166, 167, 167, 171, 171},  // com.apple.font-suitcase
  {{2226, 19}, {132, 9}, {535, 0}, TypeTablesNone, 81, 534, 535, 538, 171, 172, 172, 173, 173},  // com.apple.framework
  {{2230, 31}, {2234, 38}, {535, 0}, TypeTablesNone, 82, 538, 539, 543, 173, 174, 174, 175, 175},  // com.apple.ftp-internet-location
  {{2240, 28}, {2244, 27}, {2248, 38}, TypeTablesNone, 703, 543, 545, 551, 175, 177, 177, 177, 177},  // com.apple.garageband.project
  {{2254, 25}, {2258, 41}, {535, 0}, TypeTablesNone, 83, 551, 552, 553, 177, 177, 177, 178, 178},  // com.apple.generic-airdisk
  {{2265, 24}, {2268, 14}, {535, 0}, TypeTablesNone, 84, 553, 555, 559, 178, 179, 179, 180, 180},  // com.apple.generic-bundle
  {{2271, 35}, {2276, 42}, {535, 0}, TypeTablesNone, 85, 559, 560, 564, 180, 181, 181, 182, 182},  // com.apple.generic-internet-location
  {{2283, 28}, {2287, 25}, {535, 0}, TypeTablesNone, 86, 564, 565, 567, 182, 182, 182, 183, 183},  // com.apple.generic-stationery
  {{2292, 35}, {2297, 51}, {535, 0}, TypeTablesNone, 87, 567, 568, 569, 183, 183, 183, 185, 185},  // com.apple.generic-time-machine-disk
  {{2306, 20}, {2309, 17}, {535, 0}, TypeTablesNone, 88, 569, 571, 578, 185, 186, 186, 186, 186},  // com.apple.gpurestart
  {{2314, 34}, {2319, 15}, {535, 0}, TypeTablesNone, 704, 578, 579, 581, 186, 187, 187, 187, 187},  // com.apple.groupactivities.activity
  {{2321, 23}, {2324, 13}, {535, 0}, TypeTablesNone, 89, 581, 582, 585, 187, 187, 187, 188, 188},  // com.apple.groups-folder
  {{2327, 20}, {2330, 37}, {535, 0}, TypeTablesNone, 90, 585, 586, 587, 188, 188, 188, 189, 189},  // com.apple.guest-user
  {{2336, 20}, {2339, 17}, {535, 0}, TypeTablesNone, 91, 587, 589, 596, 189, 190, 190, 190, 190},  // com.apple.hangreport
  {{2342, 22}, {2345, 14}, {535, 0}, TypeTablesNone, 705, 596, 598, 604, 190, 191, 191, 191, 191},  // com.apple.haptics.ahap
  {{2347, 23}, {2350, 20}, {535, 0}, TypeTablesNone, 92, 604, 605, 607, 191, 191, 191, 192, 192},  // com.apple.help-document
  {{2354, 21}, {2357, 11}, {535, 0}, TypeTablesNone, 93, 607, 608, 611, 192, 192, 192, 195, 195},  // com.apple.home-folder
  {{2362, 29}, {2366, 37}, {535, 0}, TypeTablesNone, 94, 611, 612, 616, 195, 195, 195, 195, 195},  // com.apple.homebuttonless-ipad
  {{2371, 31}, {2375, 39}, {535, 0}, 14, 95, 616, 617, 621, 195, 195, 195, 195, 195},  // com.apple.homebuttonless-iphone
  {{2380, 17}, {2383, 25}, {535, 0}, TypeTablesNone, 96, 622, 624, 628, 195, 195, 195, 195, 195},  // com.apple.homepod
  {{2387, 18}, {2390, 26}, {535, 0}, TypeTablesNone, 97, 628, 629, 634, 195, 195, 195, 195, 195},  // com.apple.ibook-g4
  {{2400, 18}, {2403, 10}, {535, 0}, TypeTablesNone, 98, 634, 637, 642, 198, 199, 200, 200, 200},  // com.apple.ical.ics
  {{2405, 18}, {2408, 10}, {535, 0}, TypeTablesNone, 99, 642, 645, 650, 200, 202, 203, 203, 203},  // com.apple.ical.vcs
  {{2410, 16}, {2412, 13}, {535, 0}, TypeTablesNone, 100, 650, 651, 652, 203, 203, 203, 204, 204},  // com.apple.icloud
  {{2415, 27}, {2419, 24}, {535, 0}, TypeTablesNone, 101, 652, 653, 655, 204, 205, 205, 205, 205},  // com.apple.icloud-file-fault
  {{2422, 14}, {2424, 16}, {535, 0}, TypeTablesNone, 102, 655, 656, 660, 205, 206, 206, 207, 207},  // com.apple.icns
  {{2426, 25}, {2430, 28}, {535, 0}, 15, 706, 660, 660, 660, 207, 207, 207, 207, 207},  // com.apple.icon-decoration
  {{2434, 34}, {2439, 46}, {535, 0}, 16, 707, 663, 663, 663, 207, 207, 207, 207, 207},  // com.apple.icon-decoration-position
  {{2445, 41}, {2451, 28}, {535, 0}, 17, 708, 667, 668, 669, 207, 207, 207, 207, 207},  // com.apple.icon-decoration-position.center
  {{2455, 49}, {2462, 36}, {535, 0}, 18, 709, 670, 671, 672, 207, 207, 207, 207, 207},  // com.apple.icon-decoration-position.leading-bottom
  {{2467, 42}, {2473, 29}, {535, 0}, TypeTablesNone, 710, 673, 674, 675, 207, 207, 207, 207, 207},  // com.apple.icon-decoration-position.overlay
  {{2477, 50}, {2484, 37}, {535, 0}, 19, 711, 675, 676, 677, 207, 207, 207, 207, 207},  // com.apple.icon-decoration-position.trailing-bottom
  {{2489, 31}, {2493, 27}, {535, 0}, 20, 712, 690, 692, 695, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge
  {{2497, 41}, {2503, 31}, {535, 0}, TypeTablesNone, 713, 707, 709, 713, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.checkmark
  {{2507, 40}, {2512, 30}, {535, 0}, TypeTablesNone, 714, 713, 715, 719, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.comments
  {{2516, 43}, {2522, 33}, {535, 0}, TypeTablesNone, 715, 719, 721, 725, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.drop-folder
  {{2527, 37}, {2532, 27}, {535, 0}, TypeTablesNone, 716, 725, 727, 731, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.heart
  {{2536, 41}, {2542, 31}, {535, 0}, TypeTablesNone, 717, 731, 733, 737, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.in-review
  {{2546, 38}, {2551, 28}, {535, 0}, TypeTablesNone, 718, 737, 739, 743, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.locked
  {{2555, 54}, {2562, 44}, {535, 0}, TypeTablesNone, 719, 743, 745, 749, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.locked-by-collaborator
  {{2568, 46}, {2574, 36}, {535, 0}, TypeTablesNone, 720, 749, 751, 755, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.locked-by-user
  {{2579, 38}, {2584, 28}, {535, 0}, TypeTablesNone, 721, 755, 757, 761, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.pinned
  {{2588, 46}, {2594, 36}, {535, 0}, TypeTablesNone, 722, 761, 763, 767, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.private-folder
  {{2599, 39}, {2604, 29}, {535, 0}, TypeTablesNone, 723, 767, 769, 773, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.syncing
  {{2608, 40}, {2613, 30}, {535, 0}, TypeTablesNone, 724, 773, 775, 779, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.trending
  {{2617, 39}, {2622, 29}, {535, 0}, TypeTablesNone, 725, 779, 781, 785, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.badge.warning
  {{2626, 32}, {2630, 28}, {535, 0}, TypeTablesNone, 726, 785, 787, 790, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.emboss
  {{2634, 32}, {2638, 19}, {535, 0}, 21, 727, 790, 791, 792, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.system
  {{2641, 38}, {2646, 18}, {535, 0}, TypeTablesNone, 728, 797, 798, 800, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.system.alias
  {{2649, 46}, {2655, 26}, {535, 0}, TypeTablesNone, 729, 800, 801, 803, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.system.caution-alert
  {{2659, 43}, {2665, 23}, {535, 0}, TypeTablesNone, 730, 803, 804, 806, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.system.new-folder
  {{2668, 44}, {2674, 24}, {535, 0}, TypeTablesNone, 731, 806, 807, 809, 207, 207, 207, 207, 207},  // com.apple.icon-decoration.system.unsupported
  {{2677, 42}, {2683, 26}, {535, 0}, TypeTablesNone, 732, 809, 810, 812, 207, 207, 207, 208, 208},  // com.apple.icon-overlay.alert-caution-badge
  {{2688, 34}, {2693, 18}, {535, 0}, TypeTablesNone, 733, 812, 813, 815, 208, 208, 208, 209, 209},  // com.apple.icon-overlay.alias-badge
  {{2697, 40}, {2702, 24}, {535, 0}, TypeTablesNone, 734, 815, 816, 818, 209, 209, 209, 210, 210},  // com.apple.icon-overlay.drop-folder-badge
  {{2706, 35}, {2711, 19}, {535, 0}, TypeTablesNone, 735, 818, 819, 821, 210, 210, 210, 211, 211},  // com.apple.icon-overlay.locked-badge
  {{2715, 39}, {2720, 23}, {535, 0}, TypeTablesNone, 736, 821, 822, 824, 211, 211, 211, 212, 212},  // com.apple.icon-overlay.new-folder-badge
  {{2724, 37}, {2729, 21}, {535, 0}, TypeTablesNone, 737, 824, 825, 827, 212, 212, 212, 213, 213},  // com.apple.icon-overlay.private-folder
  {{2733, 43}, {2739, 27}, {535, 0}, TypeTablesNone, 738, 827, 828, 830, 213, 213, 213, 214, 214},  // com.apple.icon-overlay.private-folder-badge
  {{2744, 40}, {2749, 24}, {535, 0}, TypeTablesNone, 739, 830, 831, 833, 214, 214, 214, 215, 215},  // com.apple.icon-overlay.unsupported-badge
  {{2753, 17}, {2756, 16}, {535, 0}, TypeTablesNone, 103, 833, 834, 837, 215, 216, 216, 216, 216},  // com.apple.iconset
  {{2758, 15}, {2760, 32}, {535, 0}, TypeTablesNone, 104, 837, 837, 837, 216, 216, 216, 218, 218},  // com.apple.idisk
  {{2766, 20}, {2769, 24}, {535, 0}, TypeTablesNone, 105, 837, 838, 845, 218, 219, 219, 219, 219},  // com.apple.iig-source
  {{2772, 34}, {2777, 15}, {535, 0}, TypeTablesNone, 106, 845, 846, 851, 219, 220, 220, 220, 220},  // com.apple.ilifemediabrowser.plugin
  {{2779, 14}, {2781, 22}, {535, 0}, 22, 107, 851, 852, 856, 220, 220, 220, 221, 221},  // com.apple.imac
  {{2786, 19}, {2789, 27}, {535, 0}, TypeTablesNone, 108, 872, 873, 879, 222, 222, 222, 222, 222},  // com.apple.imac-15-1
  {{2794, 19}, {2797, 27}, {535, 0}, 23, 109, 879, 880, 885, 223, 223, 223, 223, 223},  // com.apple.imac-2021
  {{2803, 24}, {2806, 32}, {535, 0}, TypeTablesNone, 110, 892, 893, 899, 225, 225, 225, 225, 225},  // com.apple.imac-2021-blue
  {{2816, 25}, {2820, 33}, {535, 0}, TypeTablesNone, 111, 899, 900, 906, 227, 227, 227, 227, 227},  // com.apple.imac-2021-green
  {{2831, 26}, {2835, 34}, {535, 0}, TypeTablesNone, 112, 906, 907, 913, 229, 229, 229, 229, 229},  // com.apple.imac-2021-orange
  {{2843, 26}, {2847, 34}, {535, 0}, TypeTablesNone, 113, 913, 914, 920, 230, 230, 230, 230, 230},  // com.apple.imac-2021-purple
  {{2855, 23}, {2858, 31}, {535, 0}, TypeTablesNone, 114, 920, 921, 927, 231, 231, 231, 231, 231},  // com.apple.imac-2021-red
  {{2868, 26}, {2872, 34}, {535, 0}, TypeTablesNone, 115, 927, 928, 934, 233, 233, 233, 233, 233},  // com.apple.imac-2021-silver
  {{2883, 26}, {2887, 34}, {535, 0}, TypeTablesNone, 116, 934, 935, 941, 235, 235, 235, 235, 235},  // com.apple.imac-2021-yellow
  {{2895, 26}, {2899, 34}, {535, 0}, TypeTablesNone, 117, 941, 942, 947, 236, 236, 236, 236, 236},  // com.apple.imac-aluminum-20
  {{2906, 26}, {2910, 34}, {535, 0}, TypeTablesNone, 118, 947, 948, 953, 238, 238, 238, 238, 238},  // com.apple.imac-aluminum-24
  {{2916, 25}, {2920, 33}, {535, 0}, TypeTablesNone, 119, 953, 954, 959, 239, 239, 239, 239, 239},  // com.apple.imac-core-2-duo
  {{2927, 23}, {2930, 31}, {535, 0}, TypeTablesNone, 120, 959, 960, 965, 241, 241, 241, 241, 241},  // com.apple.imac-core-duo
  {{2936, 20}, {2939, 28}, {535, 0}, TypeTablesNone, 121, 965, 966, 971, 243, 243, 243, 243, 243},  // com.apple.imac-g4-15
  {{2945, 20}, {2948, 28}, {535, 0}, TypeTablesNone, 122, 971, 972, 977, 244, 244, 244, 244, 244},  // com.apple.imac-g4-17
  {{2956, 20}, {2959, 28}, {535, 0}, TypeTablesNone, 123, 977, 978, 983, 246, 246, 246, 246, 246},  // com.apple.imac-g4-20
  {{2965, 17}, {2968, 25}, {535, 0}, TypeTablesNone, 124, 983, 984, 989, 247, 247, 247, 247, 247},  // com.apple.imac-g5
  {{2976, 24}, {2979, 32}, {535, 0}, TypeTablesNone, 125, 989, 990, 995, 249, 249, 249, 249, 249},  // com.apple.imac-g5-isight
  {{2985, 24}, {2988, 32}, {535, 0}, TypeTablesNone, 126, 995, 996, 1001, 250, 250, 250, 250, 250},  // com.apple.imac-isight-24
  {{2993, 22}, {2996, 30}, {535, 0}, TypeTablesNone, 127, 1001, 1002, 1007, 251, 251, 251, 251, 251},  // com.apple.imac-unibody
  {{3004, 25}, {3008, 33}, {535, 0}, TypeTablesNone, 128, 1007, 1008, 1013, 255, 255, 255, 255, 255},  // com.apple.imac-unibody-21
  {{3015, 36}, {3020, 44}, {535, 0}, 24, 129, 1013, 1014, 1019, 257, 257, 257, 257, 257},  // com.apple.imac-unibody-21-no-optical
  {{3030, 41}, {3036, 49}, {535, 0}, TypeTablesNone, 130, 1022, 1023, 1029, 261, 261, 261, 261, 261},  // com.apple.imac-unibody-21-no-optical-2017
  {{3045, 41}, {3051, 49}, {535, 0}, TypeTablesNone, 131, 1029, 1030, 1036, 263, 263, 263, 263, 263},  // com.apple.imac-unibody-21-no-optical-2019
  {{3059, 45}, {3065, 26}, {535, 0}, TypeTablesNone, 132, 1036, 1037, 1043, 264, 264, 264, 264, 264},  // com.apple.imac-unibody-21-no-optical.mid-2015
  {{3071, 36}, {3076, 44}, {535, 0}, 25, 133, 1043, 1044, 1049, 266, 266, 266, 266, 266},  // com.apple.imac-unibody-27-no-optical
  {{3085, 41}, {3091, 49}, {535, 0}, TypeTablesNone, 134, 1054, 1055, 1061, 269, 269, 269, 269, 269},  // com.apple.imac-unibody-27-no-optical-2017
  {{3099, 41}, {3105, 49}, {535, 0}, TypeTablesNone, 135, 1061, 1062, 1068, 270, 270, 270, 270, 270},  // com.apple.imac-unibody-27-no-optical-2019
  {{3113, 41}, {3119, 49}, {535, 0}, TypeTablesNone, 136, 1068, 1069, 1075, 271, 271, 271, 271, 271},  // com.apple.imac-unibody-27-no-optical-2020
  {{3128, 46}, {3134, 54}, {535, 0}, TypeTablesNone, 137, 1075, 1076, 1082, 273, 273, 273, 273, 273},  // com.apple.imac-unibody-27-no-optical-late-2015
  {{3142, 22}, {3145, 30}, {535, 0}, TypeTablesNone, 138, 1082, 1083, 1088, 274, 274, 274, 274, 274},  // com.apple.imacpro-2017
  {{3151, 23}, {3154, 23}, {535, 0}, TypeTablesNone, 740, 1088, 1089, 1092, 275, 276, 276, 276, 276},  // com.apple.imovielibrary
  {{3157, 23}, {3160, 23}, {535, 0}, TypeTablesNone, 741, 1092, 1093, 1096, 276, 277, 277, 277, 277},  // com.apple.imovietheater
  {{3163, 21}, {3166, 14}, {535, 0}, TypeTablesNone, 139, 1096, 1097, 1099, 277, 277, 277, 278, 279},  // com.apple.ink.inktext
  {{3173, 40}, {3178, 39}, {535, 0}, TypeTablesNone, 140, 1099, 1101, 1105, 279, 281, 281, 282, 282},  // com.apple.installer-distribution-package
  {{3183, 32}, {3187, 31}, {535, 0}, TypeTablesNone, 913, 1105, 1107, 1111, 282, 283, 283, 284, 284},  // com.apple.installer-meta-package
  {{3191, 27}, {3195, 26}, {535, 0}, TypeTablesNone, 914, 1111, 1113, 1117, 284, 285, 285, 286, 286},  // com.apple.installer-package
  {{3200, 35}, {3205, 25}, {535, 0}, TypeTablesNone, 141, 1117, 1119, 1122, 286, 288, 288, 288, 288},  // com.apple.installer-package-archive
  {{3209, 39}, {3214, 15}, {535, 0}, TypeTablesNone, 142, 1122, 1124, 1128, 288, 289, 289, 289, 289},  // com.apple.intelligentsuggestions.assets
  {{3216, 27}, {3220, 22}, {535, 0}, 26, 143, 1128, 1130, 1133, 289, 289, 289, 289, 289},  // com.apple.internet-location
  {{3223, 20}, {3226, 28}, {535, 0}, 27, 144, 1141, 1142, 1144, 289, 289, 289, 289, 289},  // com.apple.ios-device
  {{3230, 23}, {3233, 31}, {535, 0}, TypeTablesNone, 145, 1151, 1152, 1155, 289, 289, 289, 289, 289},  // com.apple.ios-simulator
  {{3237, 14}, {3239, 22}, {535, 0}, 28, 146, 1155, 1156, 1159, 289, 289, 289, 290, 290},  // com.apple.ipad
  {{3246, 16}, {3248, 24}, {535, 0}, 29, 147, 1160, 1161, 1164, 293, 293, 293, 295, 295},  // com.apple.iphone
  {{3256, 19}, {3259, 27}, {535, 0}, TypeTablesNone, 148, 1170, 1171, 1175, 297, 297, 297, 297, 297},  // com.apple.iphone-3g
  {{3266, 20}, {3269, 28}, {535, 0}, TypeTablesNone, 149, 1175, 1176, 1180, 299, 299, 299, 299, 299},  // com.apple.iphone-3gs
  {{3276, 18}, {3279, 26}, {535, 0}, TypeTablesNone, 150, 1180, 1181, 1185, 301, 301, 301, 301, 301},  // com.apple.iphone-4
  {{3287, 18}, {3290, 26}, {535, 0}, 30, 151, 1185, 1186, 1190, 304, 304, 304, 304, 304},  // com.apple.iphone-8
  {{3294, 20}, {3297, 28}, {535, 0}, TypeTablesNone, 152, 1193, 1194, 1199, 304, 304, 304, 304, 304},  // com.apple.iphone-8-2
  {{3307, 20}, {3310, 28}, {535, 0}, TypeTablesNone, 153, 1199, 1200, 1205, 309, 309, 309, 309, 309},  // com.apple.iphone-8-7
  {{3314, 20}, {3317, 28}, {535, 0}, TypeTablesNone, 154, 1205, 1206, 1211, 314, 314, 314, 314, 314},  // com.apple.iphone-8-8
  {{3321, 23}, {3324, 31}, {535, 0}, 31, 155, 1211, 1212, 1216, 319, 319, 319, 319, 319},  // com.apple.iphone-8-plus
  {{3328, 25}, {3332, 33}, {535, 0}, TypeTablesNone, 915, 1219, 1220, 1225, 319, 319, 319, 319, 319},  // com.apple.iphone-8-plus-1
  {{3343, 25}, {3347, 33}, {535, 0}, TypeTablesNone, 156, 1225, 1226, 1231, 324, 324, 324, 324, 324},  // com.apple.iphone-8-plus-2
  {{3352, 25}, {3356, 33}, {535, 0}, TypeTablesNone, 157, 1231, 1232, 1237, 329, 329, 329, 329, 329},  // com.apple.iphone-8-plus-3
  {{3361, 18}, {3364, 26}, {535, 0}, 32, 158, 1237, 1238, 1243, 334, 334, 334, 334, 334},  // com.apple.iphone-x
  {{3368, 20}, {3371, 28}, {535, 0}, TypeTablesNone, 916, 1245, 1246, 1252, 334, 334, 334, 334, 334},  // com.apple.iphone-x-1
  {{3381, 20}, {3384, 28}, {535, 0}, TypeTablesNone, 917, 1252, 1253, 1259, 339, 339, 339, 339, 339},  // com.apple.iphone-x-2
  {{3388, 14}, {3390, 22}, {535, 0}, 33, 159, 1259, 1260, 1263, 344, 344, 344, 346, 346},  // com.apple.ipod
  {{3396, 22}, {3399, 30}, {535, 0}, TypeTablesNone, 160, 1267, 1268, 1271, 347, 347, 347, 347, 347},  // com.apple.ipod-classic
  {{3403, 19}, {3406, 27}, {535, 0}, TypeTablesNone, 161, 1271, 1272, 1275, 347, 347, 347, 347, 347},  // com.apple.ipod-mini
  {{3410, 19}, {3413, 27}, {535, 0}, TypeTablesNone, 162, 1275, 1276, 1279, 347, 347, 347, 347, 347},  // com.apple.ipod-nano
  {{3417, 22}, {3420, 30}, {535, 0}, 34, 163, 1279, 1280, 1283, 347, 347, 347, 347, 347},  // com.apple.ipod-shuffle
  {{3424, 27}, {3428, 35}, {535, 0}, TypeTablesNone, 164, 1287, 1288, 1292, 347, 347, 347, 347, 347},  // com.apple.ipod-shuffle-gen1
  {{3433, 27}, {3437, 35}, {535, 0}, TypeTablesNone, 165, 1292, 1293, 1297, 347, 347, 347, 347, 347},  // com.apple.ipod-shuffle-gen2
  {{3442, 27}, {3446, 35}, {535, 0}, TypeTablesNone, 166, 1297, 1298, 1302, 347, 347, 347, 347, 347},  // com.apple.ipod-shuffle-gen3
  {{3451, 27}, {3455, 35}, {535, 0}, TypeTablesNone, 167, 1302, 1303, 1307, 347, 347, 347, 347, 347},  // com.apple.ipod-shuffle-gen4
  {{3460, 20}, {3463, 28}, {535, 0}, TypeTablesNone, 168, 1307, 1308, 1312, 347, 347, 347, 347, 347},  // com.apple.ipod-touch
  {{3469, 22}, {3472, 30}, {535, 0}, TypeTablesNone, 169, 1312, 1313, 1317, 349, 349, 349, 349, 349},  // com.apple.ipod-touch-2
  {{3478, 22}, {3481, 30}, {535, 0}, TypeTablesNone, 170, 1317, 1318, 1322, 351, 351, 351, 351, 351},  // com.apple.ipod-touch-3
  {{3487, 22}, {3490, 30}, {535, 0}, TypeTablesNone, 171, 1322, 1323, 1327, 353, 353, 353, 353, 353},  // com.apple.ipod-touch-4
  {{3496, 26}, {3500, 16}, {535, 0}, TypeTablesNone, 172, 1327, 1328, 1331, 355, 356, 356, 356, 356},  // com.apple.itunes.store-url
  {{3502, 27}, {3506, 26}, {3510, 35}, TypeTablesNone, 742, 1331, 1334, 1341, 356, 357, 357, 357, 357},  // com.apple.iwork.keynote.key
  {{3515, 31}, {3519, 22}, {3510, 35}, TypeTablesNone, 743, 1341, 1344, 1351, 357, 358, 358, 358, 358},  // com.apple.iwork.keynote.key-tef
  {{3522, 27}, {3526, 18}, {3510, 35}, TypeTablesNone, 744, 1351, 1354, 1361, 358, 359, 359, 359, 359},  // com.apple.iwork.keynote.kth
  {{3529, 30}, {3533, 21}, {3510, 35}, TypeTablesNone, 745, 1361, 1363, 1368, 359, 360, 361, 361, 361},  // com.apple.iwork.keynote.sffkey
  {{3536, 30}, {3540, 21}, {3510, 35}, TypeTablesNone, 746, 1368, 1370, 1375, 361, 362, 363, 363, 363},  // com.apple.iwork.keynote.sffkth
  {{3543, 31}, {3547, 29}, {3551, 35}, TypeTablesNone, 747, 1375, 1378, 1384, 363, 364, 364, 364, 364},  // com.apple.iwork.numbers.numbers
  {{3556, 35}, {3561, 25}, {3551, 35}, TypeTablesNone, 748, 1384, 1387, 1393, 364, 365, 365, 365, 365},  // com.apple.iwork.numbers.numbers-tef
  {{3565, 34}, {3570, 24}, {3551, 35}, TypeTablesNone, 749, 1393, 1396, 1401, 365, 366, 367, 367, 367},  // com.apple.iwork.numbers.sffnumbers
  {{3573, 35}, {3578, 25}, {3551, 35}, TypeTablesNone, 919, 1401, 1404, 1409, 367, 368, 369, 369, 369},  // com.apple.iwork.numbers.sfftemplate
  {{3582, 32}, {3586, 30}, {3551, 35}, TypeTablesNone, 750, 1409, 1412, 1418, 369, 370, 370, 370, 370},  // com.apple.iwork.numbers.template
  {{3590, 27}, {3594, 21}, {3597, 33}, TypeTablesNone, 751, 1418, 1420, 1425, 370, 371, 371, 371, 371},  // com.apple.iwork.pages.pages
  {{3602, 31}, {3606, 19}, {3597, 33}, TypeTablesNone, 752, 1425, 1427, 1432, 371, 372, 372, 372, 372},  // com.apple.iwork.pages.pages-tef
  {{3609, 30}, {3613, 19}, {3597, 33}, TypeTablesNone, 753, 1432, 1434, 1438, 372, 373, 374, 374, 374},  // com.apple.iwork.pages.sffpages
  {{3616, 33}, {3621, 22}, {3597, 33}, TypeTablesNone, 920, 1438, 1440, 1444, 374, 375, 376, 376, 376},  // com.apple.iwork.pages.sfftemplate
  {{3624, 30}, {3628, 24}, {3597, 33}, TypeTablesNone, 754, 1444, 1446, 1451, 376, 377, 377, 377, 377},  // com.apple.iwork.pages.template
  {{3631, 26}, {3635, 25}, {535, 0}, TypeTablesNone, 173, 1451, 1453, 1457, 377, 378, 378, 378, 378},  // com.apple.kernel-extension
  {{3639, 21}, {3506, 26}, {535, 0}, 35, 755, 1457, 1459, 1465, 378, 378, 378, 378, 378},  // com.apple.keynote.key
  {{3642, 21}, {3526, 18}, {535, 0}, 36, 756, 1467, 1469, 1475, 378, 378, 378, 378, 378},  // com.apple.keynote.kth
  {{3645, 16}, {3647, 13}, {535, 0}, TypeTablesNone, 174, 1476, 1478, 1481, 378, 379, 379, 379, 379},  // com.apple.ktrace
  {{3649, 31}, {3653, 48}, {535, 0}, TypeTablesNone, 175, 1481, 1482, 1483, 379, 379, 379, 379, 379},  // com.apple.led-cinema-display-24
  {{3659, 31}, {3663, 48}, {535, 0}, TypeTablesNone, 176, 1483, 1484, 1485, 379, 379, 379, 379, 379},  // com.apple.led-cinema-display-27
  {{3669, 21}, {3672, 29}, {535, 0}, 37, 177, 1485, 1486, 1488, 379, 379, 379, 379, 379},  // com.apple.legacy-ipod
  {{3676, 29}, {3680, 19}, {535, 0}, TypeTablesNone, 757, 1492, 1493, 1495, 379, 379, 379, 380, 380},  // com.apple.legacy.actions-icon
  {{3684, 31}, {3688, 21}, {535, 0}, TypeTablesNone, 758, 1495, 1496, 1498, 380, 380, 380, 382, 382},  // com.apple.legacy.backward-arrow
  {{3693, 21}, {3696, 11}, {535, 0}, TypeTablesNone, 759, 1498, 1499, 1501, 382, 382, 382, 383, 383},  // com.apple.legacy.burn
  {{3699, 27}, {3703, 17}, {535, 0}, TypeTablesNone, 760, 1501, 1502, 1504, 383, 383, 383, 384, 384},  // com.apple.legacy.clock-icon
  {{3707, 27}, {3711, 17}, {535, 0}, TypeTablesNone, 761, 1504, 1505, 1507, 384, 384, 384, 385, 385},  // com.apple.legacy.connect-to
  {{3715, 34}, {3720, 24}, {535, 0}, TypeTablesNone, 762, 1507, 1508, 1510, 385, 385, 385, 386, 386},  // com.apple.legacy.customize-toolbar
  {{3724, 31}, {3728, 21}, {535, 0}, TypeTablesNone, 763, 1510, 1511, 1513, 386, 386, 386, 387, 387},  // com.apple.legacy.delete-toolbar
  {{3732, 28}, {3736, 18}, {535, 0}, TypeTablesNone, 764, 1513, 1514, 1516, 387, 387, 387, 388, 388},  // com.apple.legacy.eject-media
  {{3740, 24}, {3743, 14}, {535, 0}, TypeTablesNone, 765, 1516, 1517, 1519, 388, 388, 388, 389, 389},  // com.apple.legacy.erasing
  {{3746, 31}, {3750, 21}, {535, 0}, TypeTablesNone, 766, 1519, 1520, 1522, 389, 389, 389, 390, 390},  // com.apple.legacy.favorite-items
  {{3754, 28}, {3758, 18}, {535, 0}, TypeTablesNone, 767, 1522, 1523, 1525, 390, 390, 390, 456, 456},  // com.apple.legacy.finder-icon
  {{3827, 30}, {3831, 20}, {535, 0}, TypeTablesNone, 768, 1525, 1526, 1528, 456, 456, 456, 458, 458},  // com.apple.legacy.forward-arrow
  {{3836, 29}, {3840, 19}, {535, 0}, TypeTablesNone, 769, 1528, 1529, 1531, 458, 458, 458, 459, 459},  // com.apple.legacy.general-icon
  {{3844, 21}, {3847, 11}, {535, 0}, TypeTablesNone, 770, 1531, 1532, 1534, 459, 459, 459, 460, 460},  // com.apple.legacy.grid
  {{3850, 30}, {3854, 20}, {535, 0}, TypeTablesNone, 771, 1534, 1535, 1537, 460, 460, 460, 461, 461},  // com.apple.legacy.keep-arranged
  {{3858, 23}, {3861, 13}, {535, 0}, TypeTablesNone, 772, 1537, 1538, 1540, 461, 461, 461, 462, 462},  // com.apple.legacy.locked
  {{3864, 33}, {3869, 23}, {535, 0}, TypeTablesNone, 773, 1540, 1541, 1543, 462, 462, 462, 463, 463},  // com.apple.legacy.magnifying-glass
  {{3873, 31}, {3877, 21}, {535, 0}, TypeTablesNone, 774, 1543, 1544, 1546, 463, 463, 463, 464, 464},  // com.apple.legacy.multiple-items
  {{3881, 25}, {3885, 15}, {535, 0}, TypeTablesNone, 775, 1546, 1547, 1549, 464, 464, 464, 465, 465},  // com.apple.legacy.no-write
  {{3888, 28}, {3892, 18}, {535, 0}, TypeTablesNone, 776, 1549, 1550, 1552, 465, 465, 465, 466, 466},  // com.apple.legacy.open-folder
  {{3896, 30}, {3900, 20}, {535, 0}, TypeTablesNone, 777, 1552, 1553, 1555, 466, 466, 466, 467, 467},  // com.apple.legacy.question-mark
  {{3904, 38}, {3909, 28}, {535, 0}, TypeTablesNone, 778, 1555, 1556, 1558, 467, 467, 467, 468, 468},  // com.apple.legacy.right-container-arrow
  {{3914, 35}, {3919, 25}, {535, 0}, TypeTablesNone, 779, 1558, 1559, 1561, 468, 468, 468, 469, 469},  // com.apple.legacy.sidebar-prefs-icon
  {{3924, 28}, {3928, 18}, {535, 0}, TypeTablesNone, 780, 1561, 1562, 1564, 469, 469, 469, 470, 470},  // com.apple.legacy.synchronize
  {{3932, 38}, {3937, 28}, {535, 0}, TypeTablesNone, 781, 1564, 1565, 1567, 470, 470, 470, 471, 471},  // com.apple.legacy.toolbar-advanced-icon
  {{3942, 34}, {3947, 24}, {535, 0}, TypeTablesNone, 782, 1567, 1568, 1570, 471, 471, 471, 472, 472},  // com.apple.legacy.toolbar-info-icon
  {{3951, 36}, {3956, 26}, {535, 0}, TypeTablesNone, 783, 1570, 1571, 1573, 472, 472, 472, 473, 473},  // com.apple.legacy.toolbar-labels-icon
  {{3961, 25}, {3965, 15}, {535, 0}, TypeTablesNone, 784, 1573, 1574, 1576, 473, 473, 473, 474, 474},  // com.apple.legacy.unlocked
  {{3968, 23}, {3971, 13}, {535, 0}, TypeTablesNone, 785, 1576, 1577, 1579, 474, 474, 474, 475, 475},  // com.apple.legacy.window
  {{3974, 24}, {3977, 14}, {535, 0}, TypeTablesNone, 178, 1579, 1580, 1583, 475, 475, 475, 478, 478},  // com.apple.library-folder
  {{3982, 35}, {3987, 20}, {535, 0}, TypeTablesNone, 179, 1583, 1584, 1586, 478, 478, 478, 478, 478},  // com.apple.linkpresentation.metadata
  {{3990, 20}, {3993, 10}, {535, 0}, 38, 180, 1586, 1586, 1586, 478, 478, 478, 478, 478},  // com.apple.live-photo
  {{3995, 33}, {4000, 23}, {535, 0}, 39, 181, 1587, 1588, 1591, 478, 478, 478, 478, 478},  // com.apple.localizable-name-bundle
  {{4003, 30}, {4007, 20}, {535, 0}, TypeTablesNone, 182, 1597, 1600, 1607, 478, 479, 479, 479, 479},  // com.apple.localized-pdf-bundle
  {{4010, 13}, {4012, 10}, {535, 0}, TypeTablesNone, 183, 1607, 1609, 1615, 479, 480, 480, 480, 480},  // com.apple.log
  {{4014, 19}, {4017, 9}, {535, 0}, TypeTablesNone, 184, 1615, 1616, 1622, 480, 481, 482, 483, 483},  // com.apple.m4a-audio
  {{4020, 19}, {4023, 9}, {535, 0}, 40, 185, 1622, 1623, 1629, 483, 484, 485, 486, 486},  // com.apple.m4v-video
  {{4026, 13}, {4028, 21}, {535, 0}, 41, 186, 1630, 1632, 1635, 486, 486, 486, 488, 488},  // com.apple.mac
  {{4035, 20}, {4038, 24}, {535, 0}, 42, 187, 1645, 1646, 1650, 489, 489, 489, 490, 490},  // com.apple.mac.laptop
  {{4043, 23}, {4046, 27}, {535, 0}, 43, 188, 1655, 1656, 1660, 491, 491, 491, 492, 492},  // com.apple.mac.rackmount
  {{4053, 19}, {4056, 23}, {535, 0}, 44, 189, 1662, 1663, 1667, 493, 493, 493, 493, 493},  // com.apple.mac.tower
  {{4060, 27}, {4064, 17}, {535, 0}, TypeTablesNone, 190, 1672, 1674, 1677, 494, 495, 497, 497, 497},  // com.apple.macbinary-archive
  {{4067, 17}, {4070, 25}, {535, 0}, 45, 191, 1677, 1678, 1683, 497, 497, 497, 497, 497},  // com.apple.macbook
  {{4075, 23}, {4078, 31}, {535, 0}, TypeTablesNone, 192, 1688, 1689, 1695, 498, 498, 498, 498, 498},  // com.apple.macbook-black
  {{4090, 24}, {4093, 32}, {535, 0}, 46, 193, 1695, 1696, 1702, 502, 502, 502, 502, 502},  // com.apple.macbook-retina
  {{4101, 29}, {4105, 37}, {535, 0}, 47, 194, 1707, 1708, 1715, 504, 504, 504, 504, 504},  // com.apple.macbook-retina-gold
  {{4118, 34}, {4123, 42}, {535, 0}, TypeTablesNone, 195, 1716, 1717, 1725, 506, 506, 506, 506, 506},  // com.apple.macbook-retina-gold-2017
  {{4133, 34}, {4138, 42}, {535, 0}, TypeTablesNone, 196, 1725, 1726, 1733, 507, 507, 507, 507, 507},  // com.apple.macbook-retina-gold-2018
  {{4148, 34}, {4153, 42}, {535, 0}, 48, 197, 1733, 1734, 1741, 508, 508, 508, 508, 508},  // com.apple.macbook-retina-rose-gold
  {{4163, 39}, {4168, 47}, {535, 0}, TypeTablesNone, 198, 1742, 1743, 1751, 509, 509, 509, 509, 509},  // com.apple.macbook-retina-rose-gold-2017
  {{4178, 31}, {4182, 39}, {535, 0}, 49, 199, 1751, 1752, 1759, 510, 510, 510, 510, 510},  // com.apple.macbook-retina-silver
  {{4195, 36}, {4200, 44}, {535, 0}, TypeTablesNone, 200, 1760, 1761, 1769, 512, 512, 512, 512, 512},  // com.apple.macbook-retina-silver-2017
  {{4210, 35}, {4215, 43}, {535, 0}, 50, 201, 1769, 1770, 1777, 513, 513, 513, 513, 513},  // com.apple.macbook-retina-space-gray
  {{4233, 40}, {4238, 48}, {535, 0}, TypeTablesNone, 202, 1778, 1779, 1787, 516, 516, 516, 516, 516},  // com.apple.macbook-retina-space-gray-2017
  {{4248, 25}, {4252, 33}, {535, 0}, TypeTablesNone, 203, 1787, 1788, 1794, 517, 517, 517, 517, 517},  // com.apple.macbook-unibody
  {{4259, 33}, {4264, 41}, {535, 0}, TypeTablesNone, 204, 1794, 1795, 1801, 518, 518, 518, 518, 518},  // com.apple.macbook-unibody-plastic
  {{4274, 23}, {4277, 31}, {535, 0}, TypeTablesNone, 205, 1801, 1802, 1808, 520, 520, 520, 520, 520},  // com.apple.macbook-white
  {{4299, 20}, {4302, 28}, {535, 0}, 51, 206, 1808, 1809, 1814, 529, 529, 529, 529, 529},  // com.apple.macbookair
  {{4310, 31}, {4314, 39}, {535, 0}, TypeTablesNone, 207, 1818, 1819, 1825, 531, 531, 531, 531, 531},  // com.apple.macbookair-11-unibody
  {{4329, 28}, {4333, 36}, {535, 0}, 52, 208, 1825, 1826, 1832, 536, 536, 536, 536, 536},  // com.apple.macbookair-13-2022
  {{4339, 37}, {4344, 45}, {535, 0}, TypeTablesNone, 209, 1836, 1837, 1844, 537, 537, 537, 537, 537},  // com.apple.macbookair-13-2022-midnight
  {{4352, 35}, {4357, 43}, {535, 0}, TypeTablesNone, 210, 1844, 1845, 1852, 538, 538, 538, 538, 538},  // com.apple.macbookair-13-2022-silver
  {{4365, 39}, {4370, 47}, {535, 0}, TypeTablesNone, 211, 1852, 1853, 1860, 539, 539, 539, 539, 539},  // com.apple.macbookair-13-2022-space-gray
  {{4378, 37}, {4383, 45}, {535, 0}, TypeTablesNone, 212, 1860, 1861, 1868, 540, 540, 540, 540, 540},  // com.apple.macbookair-13-2022-stardust
  {{4391, 31}, {4395, 39}, {535, 0}, TypeTablesNone, 213, 1868, 1869, 1875, 541, 541, 541, 541, 541},  // com.apple.macbookair-13-unibody
  {{4412, 25}, {4416, 33}, {535, 0}, 53, 214, 1875, 1876, 1882, 547, 547, 547, 547, 547},  // com.apple.macbookair-2018
  {{4423, 30}, {4427, 38}, {535, 0}, 54, 215, 1886, 1887, 1894, 548, 548, 548, 548, 548},  // com.apple.macbookair-2018-gold
  {{4436, 32}, {4440, 40}, {535, 0}, 55, 216, 1895, 1896, 1903, 549, 549, 549, 549, 549},  // com.apple.macbookair-2018-silver
  {{4449, 36}, {4454, 44}, {535, 0}, 56, 217, 1904, 1905, 1912, 550, 550, 550, 550, 550},  // com.apple.macbookair-2018-space-gray
  {{4464, 25}, {4468, 33}, {535, 0}, 57, 218, 1913, 1914, 1921, 551, 551, 551, 551, 551},  // com.apple.macbookair-2019
  {{4475, 30}, {4479, 38}, {535, 0}, 58, 219, 1922, 1923, 1931, 552, 552, 552, 552, 552},  // com.apple.macbookair-2019-gold
  {{4488, 32}, {4492, 40}, {535, 0}, 59, 220, 1932, 1933, 1941, 553, 553, 553, 553, 553},  // com.apple.macbookair-2019-silver
  {{4501, 36}, {4506, 44}, {535, 0}, 60, 221, 1942, 1943, 1951, 554, 554, 554, 554, 554},  // com.apple.macbookair-2019-space-gray
  {{4516, 25}, {4520, 33}, {535, 0}, 61, 222, 1952, 1953, 1961, 555, 555, 555, 555, 555},  // com.apple.macbookair-2020
  {{4527, 30}, {4531, 38}, {535, 0}, 62, 223, 1962, 1963, 1972, 556, 556, 556, 556, 556},  // com.apple.macbookair-2020-gold
  {{4540, 32}, {4544, 40}, {535, 0}, 63, 224, 1973, 1974, 1983, 557, 557, 557, 557, 557},  // com.apple.macbookair-2020-silver
  {{4553, 36}, {4558, 44}, {535, 0}, 64, 225, 1984, 1985, 1994, 558, 558, 558, 558, 558},  // com.apple.macbookair-2020-space-gray
  {{4568, 30}, {4572, 38}, {535, 0}, 65, 226, 1995, 1996, 2005, 559, 559, 559, 559, 559},  // com.apple.macbookair-late-2020
  {{4579, 35}, {4584, 43}, {535, 0}, TypeTablesNone, 227, 2008, 2010, 2023, 560, 560, 560, 560, 560},  // com.apple.macbookair-late-2020-gold
  {{4593, 37}, {4598, 45}, {535, 0}, TypeTablesNone, 228, 2023, 2025, 2038, 561, 561, 561, 561, 561},  // com.apple.macbookair-late-2020-silver
  {{4607, 41}, {4613, 49}, {535, 0}, TypeTablesNone, 229, 2038, 2040, 2053, 562, 562, 562, 562, 562},  // com.apple.macbookair-late-2020-space-gray
  {{4623, 20}, {4626, 28}, {535, 0}, 66, 230, 2053, 2054, 2059, 563, 563, 563, 563, 563},  // com.apple.macbookpro
  {{4632, 28}, {4636, 36}, {535, 0}, 67, 231, 2072, 2073, 2080, 564, 564, 564, 564, 564},  // com.apple.macbookpro-13-2022
  {{4642, 35}, {4647, 43}, {535, 0}, TypeTablesNone, 232, 2082, 2084, 2093, 565, 565, 565, 565, 565},  // com.apple.macbookpro-13-2022-silver
  {{4655, 39}, {4660, 47}, {535, 0}, TypeTablesNone, 233, 2093, 2095, 2104, 566, 566, 566, 566, 566},  // com.apple.macbookpro-13-2022-space-gray
  {{4668, 38}, {4673, 46}, {535, 0}, TypeTablesNone, 234, 2104, 2105, 2111, 567, 567, 567, 567, 567},  // com.apple.macbookpro-13-retina-display
  {{4685, 50}, {4692, 58}, {535, 0}, 68, 235, 2111, 2112, 2119, 570, 570, 570, 570, 570},  // com.apple.macbookpro-13-retina-four-usb-ports-2020
  {{4702, 57}, {4710, 65}, {535, 0}, TypeTablesNone, 236, 2121, 2123, 2132, 571, 571, 571, 571, 571},  // com.apple.macbookpro-13-retina-four-usb-ports-silver-2020
  {{4724, 61}, {4732, 69}, {535, 0}, TypeTablesNone, 237, 2132, 2134, 2143, 572, 572, 572, 572, 572},  // com.apple.macbookpro-13-retina-four-usb-ports-space-gray-2020
  {{4746, 38}, {4751, 46}, {535, 0}, 69, 238, 2143, 2144, 2150, 573, 573, 573, 573, 573},  // com.apple.macbookpro-13-retina-touchid
  {{4759, 43}, {4765, 51}, {535, 0}, TypeTablesNone, 239, 2157, 2158, 2165, 574, 574, 574, 574, 574},  // com.apple.macbookpro-13-retina-touchid-2017
  {{4774, 43}, {4780, 51}, {535, 0}, 70, 240, 2165, 2166, 2173, 575, 575, 575, 575, 575},  // com.apple.macbookpro-13-retina-touchid-2018
  {{4789, 43}, {4795, 51}, {535, 0}, 71, 241, 2175, 2176, 2183, 576, 576, 576, 576, 576},  // com.apple.macbookpro-13-retina-touchid-2020
  {{4804, 48}, {4810, 56}, {535, 0}, 72, 242, 2186, 2187, 2195, 577, 577, 577, 577, 577},  // com.apple.macbookpro-13-retina-touchid-late-2020
  {{4819, 45}, {4825, 53}, {535, 0}, 73, 243, 2197, 2198, 2205, 578, 578, 578, 578, 578},  // com.apple.macbookpro-13-retina-touchid-silver
  {{4837, 50}, {4844, 58}, {535, 0}, TypeTablesNone, 244, 2210, 2211, 2219, 579, 579, 579, 579, 579},  // com.apple.macbookpro-13-retina-touchid-silver-2017
  {{4857, 50}, {4864, 58}, {535, 0}, TypeTablesNone, 245, 2219, 2221, 2230, 580, 580, 580, 580, 580},  // com.apple.macbookpro-13-retina-touchid-silver-2018
  {{4877, 50}, {4884, 58}, {535, 0}, 74, 246, 2230, 2232, 2241, 581, 581, 581, 581, 581},  // com.apple.macbookpro-13-retina-touchid-silver-2020
  {{4897, 55}, {4904, 63}, {535, 0}, TypeTablesNone, 247, 2242, 2244, 2255, 582, 582, 582, 582, 582},  // com.apple.macbookpro-13-retina-touchid-silver-late-2020
  {{4915, 49}, {4922, 57}, {535, 0}, 75, 248, 2255, 2256, 2263, 583, 583, 583, 583, 583},  // com.apple.macbookpro-13-retina-touchid-space-gray
  {{4935, 54}, {4942, 62}, {535, 0}, TypeTablesNone, 249, 2268, 2269, 2277, 584, 584, 584, 584, 584},  // com.apple.macbookpro-13-retina-touchid-space-gray-2017
  {{4955, 54}, {4962, 62}, {535, 0}, TypeTablesNone, 250, 2277, 2279, 2288, 585, 585, 585, 585, 585},  // com.apple.macbookpro-13-retina-touchid-space-gray-2018
  {{4975, 54}, {4982, 62}, {535, 0}, 76, 251, 2288, 2290, 2299, 586, 586, 586, 586, 586},  // com.apple.macbookpro-13-retina-touchid-space-gray-2020
  {{4995, 59}, {5003, 67}, {535, 0}, TypeTablesNone, 252, 2300, 2302, 2313, 587, 587, 587, 587, 587},  // com.apple.macbookpro-13-retina-touchid-space-gray-late-2020
  {{5015, 35}, {5020, 43}, {535, 0}, 77, 253, 2313, 2314, 2320, 588, 588, 588, 588, 588},  // com.apple.macbookpro-13-retina-usbc
  {{5028, 40}, {5033, 48}, {535, 0}, TypeTablesNone, 254, 2324, 2325, 2332, 589, 589, 589, 589, 589},  // com.apple.macbookpro-13-retina-usbc-2017
  {{5041, 40}, {5046, 48}, {535, 0}, 78, 255, 2332, 2333, 2340, 590, 590, 590, 590, 590},  // com.apple.macbookpro-13-retina-usbc-2019
  {{5054, 42}, {5060, 50}, {535, 0}, 79, 256, 2342, 2343, 2350, 591, 591, 591, 591, 591},  // com.apple.macbookpro-13-retina-usbc-silver
  {{5072, 47}, {5078, 55}, {535, 0}, TypeTablesNone, 257, 2352, 2353, 2361, 592, 592, 592, 592, 592},  // com.apple.macbookpro-13-retina-usbc-silver-2017
  {{5090, 47}, {5096, 55}, {535, 0}, TypeTablesNone, 258, 2361, 2363, 2372, 593, 593, 593, 593, 593},  // com.apple.macbookpro-13-retina-usbc-silver-2019
  {{5108, 46}, {5114, 54}, {535, 0}, 80, 259, 2372, 2373, 2380, 594, 594, 594, 594, 594},  // com.apple.macbookpro-13-retina-usbc-space-gray
  {{5126, 51}, {5133, 59}, {535, 0}, TypeTablesNone, 260, 2382, 2383, 2391, 595, 595, 595, 595, 595},  // com.apple.macbookpro-13-retina-usbc-space-gray-2017
  {{5146, 51}, {5153, 59}, {535, 0}, TypeTablesNone, 261, 2391, 2393, 2402, 596, 596, 596, 596, 596},  // com.apple.macbookpro-13-retina-usbc-space-gray-2019
  {{5166, 31}, {5170, 39}, {535, 0}, TypeTablesNone, 262, 2402, 2403, 2409, 597, 597, 597, 597, 597},  // com.apple.macbookpro-13-unibody
  {{5183, 23}, {5186, 31}, {535, 0}, 81, 263, 2409, 2410, 2416, 601, 601, 601, 601, 601},  // com.apple.macbookpro-14
  {{5190, 28}, {5194, 36}, {535, 0}, 82, 264, 2419, 2421, 2429, 601, 601, 601, 601, 601},  // com.apple.macbookpro-14-2021
  {{5203, 35}, {5208, 43}, {535, 0}, TypeTablesNone, 265, 2431, 2433, 2443, 603, 603, 603, 603, 603},  // com.apple.macbookpro-14-2021-silver
  {{5220, 39}, {5225, 47}, {535, 0}, TypeTablesNone, 266, 2443, 2445, 2455, 605, 605, 605, 605, 605},  // com.apple.macbookpro-14-2021-space-gray
  {{5237, 30}, {5241, 38}, {535, 0}, 83, 267, 2455, 2456, 2463, 607, 607, 607, 607, 607},  // com.apple.macbookpro-14-silver
  {{5246, 34}, {5251, 42}, {535, 0}, 84, 268, 2464, 2465, 2472, 607, 607, 607, 607, 607},  // com.apple.macbookpro-14-space-gray
  {{5257, 23}, {5260, 31}, {535, 0}, TypeTablesNone, 269, 2473, 2474, 2480, 607, 607, 607, 607, 607},  // com.apple.macbookpro-15
  {{5272, 33}, {5277, 41}, {535, 0}, 85, 270, 2480, 2481, 2488, 611, 611, 611, 611, 611},  // com.apple.macbookpro-15-late-2018
  {{5285, 38}, {5290, 46}, {535, 0}, TypeTablesNone, 271, 2490, 2491, 2497, 612, 612, 612, 612, 612},  // com.apple.macbookpro-15-retina-display
  {{5306, 38}, {5311, 46}, {535, 0}, 86, 272, 2497, 2498, 2504, 617, 617, 617, 617, 617},  // com.apple.macbookpro-15-retina-touchid
  {{5319, 43}, {5325, 51}, {535, 0}, TypeTablesNone, 273, 2509, 2510, 2517, 618, 618, 618, 618, 618},  // com.apple.macbookpro-15-retina-touchid-2017
  {{5334, 43}, {5340, 51}, {535, 0}, 87, 274, 2517, 2518, 2525, 619, 619, 619, 619, 619},  // com.apple.macbookpro-15-retina-touchid-2018
  {{5349, 45}, {5355, 53}, {535, 0}, 88, 275, 2527, 2528, 2535, 620, 620, 620, 620, 620},  // com.apple.macbookpro-15-retina-touchid-silver
  {{5367, 50}, {5374, 58}, {535, 0}, TypeTablesNone, 276, 2538, 2539, 2547, 621, 621, 621, 621, 621},  // com.apple.macbookpro-15-retina-touchid-silver-2017
  {{5387, 50}, {5394, 58}, {535, 0}, TypeTablesNone, 277, 2547, 2549, 2558, 622, 622, 622, 622, 622},  // com.apple.macbookpro-15-retina-touchid-silver-2018
  {{5407, 49}, {5414, 57}, {535, 0}, 89, 278, 2558, 2559, 2566, 623, 623, 623, 623, 623},  // com.apple.macbookpro-15-retina-touchid-space-gray
  {{5427, 54}, {5434, 62}, {535, 0}, TypeTablesNone, 279, 2569, 2570, 2578, 624, 624, 624, 624, 624},  // com.apple.macbookpro-15-retina-touchid-space-gray-2017
  {{5447, 54}, {5454, 62}, {535, 0}, TypeTablesNone, 280, 2578, 2580, 2589, 625, 625, 625, 625, 625},  // com.apple.macbookpro-15-retina-touchid-space-gray-2018
  {{5467, 40}, {5472, 48}, {535, 0}, TypeTablesNone, 281, 2589, 2591, 2600, 626, 626, 626, 626, 626},  // com.apple.macbookpro-15-silver-late-2018
  {{5483, 44}, {5489, 52}, {535, 0}, TypeTablesNone, 282, 2600, 2602, 2611, 627, 627, 627, 627, 627},  // com.apple.macbookpro-15-space-gray-late-2018
  {{5501, 31}, {5505, 39}, {535, 0}, TypeTablesNone, 283, 2611, 2612, 2618, 628, 628, 628, 628, 628},  // com.apple.macbookpro-15-unibody
  {{5522, 23}, {5525, 31}, {535, 0}, 90, 284, 2618, 2619, 2625, 634, 634, 634, 634, 634},  // com.apple.macbookpro-16
  {{5531, 28}, {5535, 36}, {535, 0}, 91, 285, 2629, 2631, 2639, 635, 635, 635, 635, 635},  // com.apple.macbookpro-16-2021
  {{5544, 35}, {5549, 43}, {535, 0}, TypeTablesNone, 286, 2641, 2643, 2653, 637, 637, 637, 637, 637},  // com.apple.macbookpro-16-2021-silver
  {{5561, 39}, {5566, 47}, {535, 0}, TypeTablesNone, 287, 2653, 2655, 2665, 639, 639, 639, 639, 639},  // com.apple.macbookpro-16-2021-space-gray
  {{5578, 32}, {5582, 40}, {535, 0}, 92, 288, 2665, 2666, 2673, 641, 641, 641, 641, 641},  // com.apple.macbookpro-16-mid-2020
  {{5589, 30}, {5593, 38}, {535, 0}, 93, 289, 2675, 2676, 2683, 642, 642, 642, 642, 642},  // com.apple.macbookpro-16-silver
  {{5603, 39}, {5608, 47}, {535, 0}, TypeTablesNone, 290, 2685, 2687, 2696, 643, 643, 643, 643, 643},  // com.apple.macbookpro-16-silver-mid-2020
  {{5619, 34}, {5624, 42}, {535, 0}, 94, 291, 2696, 2697, 2704, 644, 644, 644, 644, 644},  // com.apple.macbookpro-16-space-gray
  {{5635, 43}, {5641, 51}, {535, 0}, TypeTablesNone, 292, 2706, 2708, 2717, 645, 645, 645, 645, 645},  // com.apple.macbookpro-16-space-gray-mid-2020
  {{5653, 23}, {5656, 31}, {535, 0}, TypeTablesNone, 293, 2717, 2718, 2724, 646, 646, 646, 646, 646},  // com.apple.macbookpro-17
  {{5664, 31}, {5668, 39}, {535, 0}, TypeTablesNone, 294, 2724, 2725, 2731, 648, 648, 648, 648, 648},  // com.apple.macbookpro-17-unibody
  {{5679, 25}, {5683, 33}, {535, 0}, 95, 295, 2731, 2732, 2738, 651, 651, 651, 651, 651},  // com.apple.macbookpro-2021
  {{5688, 23}, {5691, 26}, {535, 0}, 96, 296, 2740, 2741, 2745, 651, 651, 651, 651, 651},  // com.apple.mach-o-binary
  {{5695, 23}, {5698, 26}, {535, 0}, TypeTablesNone, 297, 2751, 2752, 2757, 651, 651, 651, 651, 651},  // com.apple.mach-o-bundle
  {{5702, 21}, {5705, 24}, {535, 0}, TypeTablesNone, 298, 2757, 2758, 2763, 651, 651, 651, 651, 651},  // com.apple.mach-o-core
  {{5708, 22}, {5711, 25}, {535, 0}, TypeTablesNone, 299, 2763, 2764, 2769, 651, 652, 652, 652, 652},  // com.apple.mach-o-dylib
  {{5715, 27}, {5719, 17}, {535, 0}, TypeTablesNone, 300, 2769, 2770, 2775, 652, 652, 652, 652, 652},  // com.apple.mach-o-executable
  {{5722, 23}, {5725, 26}, {535, 0}, TypeTablesNone, 301, 2775, 2776, 2781, 652, 652, 652, 652, 652},  // com.apple.mach-o-object
  {{5729, 17}, {5732, 25}, {535, 0}, 97, 302, 2781, 2782, 2786, 652, 652, 652, 653, 653},  // com.apple.macmini
  {{5737, 22}, {5740, 30}, {535, 0}, TypeTablesNone, 303, 2792, 2793, 2798, 653, 653, 653, 653, 653},  // com.apple.macmini-2018
  {{5747, 22}, {5750, 30}, {535, 0}, TypeTablesNone, 304, 2798, 2799, 2804, 655, 655, 655, 655, 655},  // com.apple.macmini-2020
  {{5756, 26}, {5760, 34}, {535, 0}, TypeTablesNone, 305, 2804, 2805, 2810, 656, 656, 656, 656, 656},  // com.apple.macmini-core-duo
  {{5771, 20}, {5774, 28}, {535, 0}, TypeTablesNone, 306, 2810, 2811, 2816, 659, 659, 659, 659, 659},  // com.apple.macmini-g4
  {{5782, 25}, {5786, 33}, {535, 0}, TypeTablesNone, 307, 2816, 2817, 2822, 661, 661, 661, 661, 661},  // com.apple.macmini-unibody
  {{5793, 36}, {5798, 44}, {535, 0}, TypeTablesNone, 308, 2822, 2823, 2828, 662, 662, 662, 662, 662},  // com.apple.macmini-unibody-no-optical
  {{5807, 24}, {5810, 14}, {535, 0}, TypeTablesNone, 309, 2828, 2829, 2833, 665, 666, 666, 667, 667},  // com.apple.macpaint-image
  {{5813, 16}, {5815, 24}, {535, 0}, 98, 310, 2833, 2834, 2838, 667, 667, 667, 668, 668},  // com.apple.macpro
  {{5820, 21}, {5823, 29}, {535, 0}, TypeTablesNone, 311, 2842, 2844, 2850, 669, 669, 669, 669, 669},  // com.apple.macpro-2019
  {{5833, 31}, {5837, 39}, {535, 0}, TypeTablesNone, 312, 2850, 2852, 2858, 671, 671, 671, 671, 671},  // com.apple.macpro-2019-rackmount
  {{5846, 25}, {5850, 33}, {535, 0}, TypeTablesNone, 313, 2858, 2860, 2866, 672, 672, 672, 673, 673},  // com.apple.macpro-cylinder
  {{5858, 25}, {5862, 33}, {535, 0}, TypeTablesNone, 314, 2866, 2868, 2874, 674, 674, 674, 674, 674},  // com.apple.macpro-firewire
  {{5877, 19}, {5880, 27}, {535, 0}, TypeTablesNone, 315, 2874, 2875, 2879, 679, 679, 679, 679, 679},  // com.apple.macstudio
  {{5886, 32}, {5890, 39}, {535, 0}, TypeTablesNone, 316, 2879, 2880, 2884, 681, 682, 682, 683, 683},  // com.apple.mail-internet-location
  {{5896, 25}, {5900, 15}, {535, 0}, TypeTablesNone, 317, 2884, 2885, 2887, 683, 683, 683, 683, 683},  // com.apple.mapkit.map-item
  {{5902, 20}, {5905, 19}, {535, 0}, TypeTablesNone, 318, 2887, 2889, 2893, 683, 684, 684, 684, 684},  // com.apple.menu-extra
  {{5908, 27}, {5912, 18}, {535, 0}, TypeTablesNone, 319, 2893, 2894, 2899, 684, 685, 685, 685, 685},  // com.apple.metadata-importer
  {{5915, 22}, {5918, 19}, {535, 0}, TypeTablesNone, 320, 2899, 2900, 2905, 685, 687, 688, 688, 688},  // com.apple.mobileconfig
  {{5921, 25}, {5925, 22}, {535, 0}, TypeTablesNone, 321, 2905, 2906, 2908, 688, 689, 690, 690, 690},  // com.apple.mobileprovision
  {{5928, 21}, {5931, 11}, {535, 0}, TypeTablesNone, 322, 2908, 2910, 2912, 690, 690, 690, 690, 690},  // com.apple.mount-point
  {{5933, 22}, {5936, 12}, {535, 0}, TypeTablesNone, 323, 2912, 2913, 2916, 690, 690, 690, 693, 693},  // com.apple.movie-folder
  {{5941, 25}, {5945, 23}, {535, 0}, TypeTablesNone, 324, 2916, 2917, 2923, 693, 694, 695, 696, 696},  // com.apple.mpeg-4-ringtone
  {{5949, 22}, {5952, 12}, {535, 0}, TypeTablesNone, 325, 2923, 2924, 2927, 696, 696, 696, 699, 699},  // com.apple.music-folder
  {{5957, 30}, {5961, 47}, {535, 0}, TypeTablesNone, 326, 2927, 2927, 2927, 699, 699, 699, 702, 702},  // com.apple.network-neighborhood
  {{5970, 32}, {5974, 39}, {535, 0}, TypeTablesNone, 327, 2927, 2928, 2932, 702, 703, 703, 704, 704},  // com.apple.news-internet-location
  {{5980, 20}, {5983, 17}, {535, 0}, TypeTablesNone, 786, 2932, 2933, 2935, 704, 704, 704, 705, 705},  // com.apple.not-loaded
  {{5987, 23}, {5990, 40}, {535, 0}, TypeTablesNone, 328, 2935, 2935, 2935, 705, 705, 705, 705, 705},  // com.apple.notifications
  {{5995, 23}, {5998, 20}, {535, 0}, TypeTablesNone, 329, 2935, 2936, 2940, 705, 705, 705, 705, 705},  // com.apple.nspboard-type
  {{6001, 16}, {6003, 13}, {535, 0}, TypeTablesNone, 330, 2940, 2941, 2945, 705, 705, 705, 705, 705},  // com.apple.ostype
  {{6005, 17}, {6008, 25}, {535, 0}, 99, 331, 2945, 2946, 2948, 705, 705, 705, 705, 705},  // com.apple.package
  {{6012, 21}, {6015, 18}, {535, 0}, TypeTablesNone, 332, 2987, 2989, 2996, 705, 706, 706, 706, 706},  // com.apple.panicreport
  {{6018, 47}, {6024, 53}, {535, 0}, TypeTablesNone, 333, 2996, 2996, 2996, 706, 706, 706, 706, 706},  // com.apple.pasteboard.promised-file-content-type
  {{6031, 38}, {6036, 44}, {535, 0}, TypeTablesNone, 334, 2996, 2996, 2996, 706, 706, 706, 706, 706},  // com.apple.pasteboard.promised-file-url
  {{6042, 20}, {6045, 23}, {535, 0}, TypeTablesNone, 335, 2996, 2998, 3001, 706, 706, 706, 706, 706},  // com.apple.pef-binary
  {{6048, 14}, {6050, 12}, {535, 0}, TypeTablesNone, 336, 3001, 3002, 3006, 706, 709, 712, 713, 715},  // com.apple.pict
  {{6059, 25}, {6063, 15}, {535, 0}, TypeTablesNone, 337, 3006, 3007, 3010, 715, 715, 715, 718, 718},  // com.apple.pictures-folder
  {{6068, 16}, {6070, 15}, {535, 0}, TypeTablesNone, 338, 3010, 3012, 3016, 718, 719, 720, 720, 720},  // com.apple.pkpass
  {{6072, 21}, {6075, 11}, {535, 0}, TypeTablesNone, 339, 3016, 3017, 3019, 720, 721, 721, 721, 721},  // com.apple.pkpass-data
  {{6077, 23}, {6080, 13}, {535, 0}, TypeTablesNone, 340, 3019, 3020, 3022, 721, 722, 723, 723, 723},  // com.apple.pkpasses-data
  {{6082, 16}, {6084, 14}, {535, 0}, 100, 341, 3022, 3024, 3028, 723, 724, 724, 725, 725},  // com.apple.plugin
  {{6087, 19}, {6090, 18}, {535, 0}, TypeTablesNone, 342, 3034, 3036, 3040, 725, 726, 726, 726, 726},  // com.apple.pluginkit
  {{6093, 19}, {6096, 27}, {535, 0}, 101, 343, 3040, 3041, 3046, 726, 726, 726, 726, 726},  // com.apple.powerbook
  {{6102, 25}, {6106, 33}, {535, 0}, TypeTablesNone, 344, 3050, 3051, 3057, 727, 727, 727, 727, 727},  // com.apple.powerbook-g4-12
  {{6119, 25}, {6123, 33}, {535, 0}, TypeTablesNone, 345, 3057, 3058, 3064, 731, 731, 731, 731, 731},  // com.apple.powerbook-g4-15
  {{6136, 25}, {6140, 33}, {535, 0}, TypeTablesNone, 346, 3064, 3065, 3071, 735, 735, 735, 735, 735},  // com.apple.powerbook-g4-17
  {{6155, 31}, {6159, 39}, {535, 0}, TypeTablesNone, 347, 3071, 3072, 3078, 740, 740, 740, 740, 740},  // com.apple.powerbook-g4-titanium
  {{6172, 18}, {6175, 26}, {535, 0}, 102, 348, 3078, 3079, 3084, 744, 744, 744, 744, 744},  // com.apple.powermac
  {{6180, 42}, {6186, 50}, {535, 0}, TypeTablesNone, 349, 3087, 3088, 3094, 745, 745, 745, 745, 745},  // com.apple.powermac-g4-mirrored-drive-doors
  {{6195, 33}, {6200, 41}, {535, 0}, TypeTablesNone, 350, 3094, 3095, 3101, 746, 746, 746, 746, 746},  // com.apple.powermac-g4-quicksilver
  {{6208, 21}, {6211, 29}, {535, 0}, TypeTablesNone, 351, 3101, 3102, 3108, 747, 747, 747, 747, 747},  // com.apple.powermac-g5
  {{6226, 21}, {6229, 20}, {535, 0}, TypeTablesNone, 352, 3108, 3109, 3114, 752, 753, 753, 753, 753},  // com.apple.ppp-plug-in
  {{6232, 35}, {6237, 17}, {535, 0}, TypeTablesNone, 353, 3114, 3117, 3122, 753, 754, 754, 754, 754},  // com.apple.private.live-photo-bundle
  {{6240, 25}, {6244, 42}, {535, 0}, TypeTablesNone, 354, 3122, 3123, 3124, 754, 754, 754, 754, 754},  // com.apple.pro-display-xdr
  {{6250, 34}, {6255, 31}, {535, 0}, TypeTablesNone, 355, 3124, 3125, 3127, 754, 754, 754, 755, 755},  // com.apple.profile-background-color
  {{6260, 32}, {6264, 29}, {535, 0}, TypeTablesNone, 356, 3127, 3128, 3130, 755, 755, 755, 756, 756},  // com.apple.profile-font-and-color
  {{6269, 27}, {6273, 24}, {535, 0}, TypeTablesNone, 357, 3130, 3131, 3132, 756, 756, 756, 757, 757},  // com.apple.profile-font-icon
  {{6277, 23}, {6280, 13}, {535, 0}, 103, 358, 3132, 3133, 3135, 757, 758, 758, 758, 758},  // com.apple.property-list
  {{6282, 32}, {6286, 22}, {535, 0}, 104, 359, 3138, 3139, 3144, 758, 759, 759, 760, 760},  // com.apple.protected-mpeg-4-audio
  {{6290, 34}, {6295, 32}, {535, 0}, TypeTablesNone, 360, 3145, 3146, 3152, 760, 761, 761, 762, 762},  // com.apple.protected-mpeg-4-audio-b
  {{6300, 32}, {6304, 22}, {535, 0}, TypeTablesNone, 361, 3152, 3153, 3160, 762, 762, 762, 762, 762},  // com.apple.protected-mpeg-4-video
  {{6307, 26}, {6311, 23}, {535, 0}, TypeTablesNone, 362, 3160, 3161, 3166, 762, 763, 763, 763, 763},  // com.apple.provisionprofile
  {{6314, 23}, {6317, 13}, {535, 0}, TypeTablesNone, 363, 3166, 3167, 3170, 763, 763, 763, 765, 765},  // com.apple.public-folder
  {{6321, 37}, {6326, 40}, {535, 0}, TypeTablesNone, 364, 3170, 3172, 3175, 765, 766, 767, 767, 767},  // com.apple.quartz-composer-composition
  {{6331, 29}, {6335, 20}, {535, 0}, TypeTablesNone, 365, 3175, 3176, 3181, 767, 768, 768, 768, 768},  // com.apple.quicklook-generator
  {{6338, 25}, {6342, 15}, {535, 0}, TypeTablesNone, 366, 3181, 3182, 3186, 768, 770, 771, 772, 772},  // com.apple.quicktime-image
  {{6344, 25}, {6348, 15}, {535, 0}, TypeTablesNone, 367, 3186, 3187, 3192, 772, 774, 775, 776, 776},  // com.apple.quicktime-movie
  {{6351, 17}, {6354, 12}, {535, 0}, TypeTablesNone, 368, 3192, 3193, 3195, 776, 777, 778, 778, 778},  // com.apple.reality
  {{6356, 20}, {6359, 39}, {535, 0}, 105, 369, 3195, 3195, 3195, 778, 778, 778, 778, 778},  // com.apple.resolvable
  {{6364, 20}, {6367, 24}, {535, 0}, TypeTablesNone, 370, 3200, 3201, 3207, 778, 779, 779, 779, 779},  // com.apple.rez-source
  {{6370, 14}, {6372, 17}, {535, 0}, TypeTablesNone, 371, 3207, 3209, 3214, 779, 780, 780, 780, 780},  // com.apple.rtfd
  {{6375, 24}, {6378, 14}, {535, 0}, TypeTablesNone, 372, 3214, 3216, 3220, 780, 782, 782, 782, 782},  // com.apple.scenekit.scene
  {{6380, 30}, {6384, 27}, {535, 0}, TypeTablesNone, 373, 3220, 3221, 3226, 782, 783, 783, 783, 783},  // com.apple.scripting-definition
  {{6388, 36}, {6393, 26}, {535, 0}, TypeTablesNone, 374, 3226, 3227, 3230, 783, 783, 783, 784, 784},  // com.apple.server-applications-folder
  {{6398, 24}, {6401, 14}, {535, 0}, TypeTablesNone, 375, 3230, 3231, 3234, 784, 784, 784, 785, 785},  // com.apple.servers-folder
  {{6404, 29}, {6408, 28}, {535, 0}, TypeTablesNone, 376, 3234, 3235, 3243, 785, 786, 786, 786, 786},  // com.apple.service-application
  {{6412, 23}, {6415, 20}, {535, 0}, TypeTablesNone, 377, 3243, 3244, 3246, 786, 787, 787, 787, 787},  // com.apple.shazamcatalog
  {{6418, 25}, {6422, 22}, {535, 0}, TypeTablesNone, 378, 3246, 3247, 3249, 787, 788, 788, 788, 788},  // com.apple.shazamsignature
  {{6425, 23}, {6428, 20}, {535, 0}, TypeTablesNone, 379, 3249, 3251, 3258, 788, 789, 789, 789, 789},  // com.apple.shutdownstall
  {{6433, 22}, {6436, 12}, {535, 0}, TypeTablesNone, 380, 3258, 3259, 3262, 789, 789, 789, 791, 791},  // com.apple.sites-folder
  {{6440, 20}, {6443, 17}, {535, 0}, TypeTablesNone, 381, 3262, 3264, 3271, 791, 792, 792, 792, 792},  // com.apple.spinreport
  {{6446, 26}, {6450, 42}, {535, 0}, TypeTablesNone, 382, 3271, 3272, 3273, 792, 792, 792, 797, 797},  // com.apple.storage-external
  {{6461, 26}, {6465, 42}, {535, 0}, TypeTablesNone, 383, 3273, 3274, 3275, 797, 797, 797, 799, 799},  // com.apple.storage-internal
  {{6473, 25}, {6477, 41}, {535, 0}, TypeTablesNone, 384, 3275, 3276, 3277, 799, 799, 799, 800, 800},  // com.apple.storage-netboot
  {{6484, 27}, {6488, 43}, {535, 0}, TypeTablesNone, 385, 3277, 3278, 3279, 800, 800, 800, 802, 802},  // com.apple.storage-removable
  {{6496, 25}, {6500, 15}, {535, 0}, 106, 386, 3279, 3280, 3285, 802, 802, 802, 802, 802},  // com.apple.structured-text
  {{6502, 33}, {6507, 14}, {535, 0}, TypeTablesNone, 387, 3289, 3290, 3296, 802, 802, 802, 802, 802},  // com.apple.structured-text.address
  {{6509, 30}, {6513, 11}, {535, 0}, TypeTablesNone, 388, 3296, 3297, 3303, 802, 802, 802, 802, 802},  // com.apple.structured-text.date
  {{6515, 42}, {6521, 23}, {535, 0}, TypeTablesNone, 389, 3303, 3304, 3310, 802, 802, 802, 802, 802},  // com.apple.structured-text.telephone-number
  {{6524, 45}, {6530, 26}, {535, 0}, TypeTablesNone, 390, 3310, 3311, 3317, 802, 802, 802, 802, 802},  // com.apple.structured-text.transit-information
  {{6534, 24}, {6537, 41}, {535, 0}, TypeTablesNone, 391, 3317, 3318, 3319, 802, 802, 802, 802, 802},  // com.apple.studio-display
  {{6545, 23}, {6548, 27}, {535, 0}, TypeTablesNone, 392, 3319, 3320, 3326, 803, 804, 804, 804, 804},  // com.apple.symbol-export
  {{6552, 26}, {6556, 25}, {535, 0}, TypeTablesNone, 393, 3326, 3328, 3333, 804, 805, 805, 805, 805},  // com.apple.system-extension
  {{6560, 35}, {6565, 15}, {535, 0}, TypeTablesNone, 394, 3333, 3335, 3339, 805, 806, 806, 806, 806},  // com.apple.systempreference.prefpane
  {{6568, 39}, {6573, 21}, {535, 0}, TypeTablesNone, 395, 3339, 3341, 3345, 806, 807, 807, 807, 807},  // com.apple.systempreference.screen-saver
  {{6576, 45}, {6582, 27}, {535, 0}, TypeTablesNone, 396, 3345, 3347, 3351, 807, 808, 808, 808, 808},  // com.apple.systempreference.screen-slide-saver
  {{6588, 22}, {6591, 30}, {535, 0}, 107, 397, 3351, 3352, 3354, 808, 808, 808, 809, 809},  // com.apple.time-capsule
  {{6611, 36}, {6616, 26}, {535, 0}, TypeTablesNone, 398, 3355, 3356, 3361, 817, 817, 817, 819, 819},  // com.apple.traditional-mac-plain-text
  {{6622, 21}, {6625, 20}, {535, 0}, TypeTablesNone, 399, 3361, 3362, 3365, 819, 819, 819, 821, 821},  // com.apple.trash-empty
  {{6630, 20}, {6633, 19}, {535, 0}, TypeTablesNone, 400, 3365, 3366, 3369, 821, 821, 821, 822, 822},  // com.apple.trash-full
  {{6637, 41}, {6643, 31}, {535, 0}, TypeTablesNone, 401, 3369, 3370, 3374, 822, 823, 823, 824, 824},  // com.apple.truetype-datafork-suitcase-font
  {{6648, 34}, {6653, 31}, {535, 0}, TypeTablesNone, 402, 3374, 3376, 3380, 824, 824, 824, 825, 825},  // com.apple.txn.text-multimedia-data
  {{6658, 24}, {6661, 21}, {535, 0}, TypeTablesNone, 787, 3380, 3381, 3383, 825, 825, 825, 826, 826},  // com.apple.unknown-object
  {{6665, 14}, {6667, 31}, {535, 0}, 108, 403, 3383, 3383, 3383, 826, 826, 826, 827, 827},  // com.apple.user
  {{6672, 20}, {6675, 37}, {535, 0}, TypeTablesNone, 404, 3384, 3384, 3384, 827, 827, 827, 828, 828},  // com.apple.user-group
  {{6681, 20}, {6684, 37}, {535, 0}, TypeTablesNone, 405, 3384, 3384, 3384, 828, 828, 828, 829, 829},  // com.apple.user-idisk
  {{6690, 22}, {6693, 39}, {535, 0}, TypeTablesNone, 406, 3384, 3384, 3384, 829, 829, 829, 830, 830},  // com.apple.user-unknown
  {{6699, 22}, {6702, 12}, {535, 0}, TypeTablesNone, 407, 3384, 3385, 3388, 830, 830, 830, 831, 831},  // com.apple.users-folder
  {{6705, 26}, {6709, 16}, {535, 0}, TypeTablesNone, 408, 3388, 3389, 3392, 831, 831, 831, 834, 834},  // com.apple.utilities-folder
  {{6714, 25}, {6718, 33}, {535, 0}, TypeTablesNone, 409, 3392, 3393, 3397, 834, 834, 834, 834, 834},  // com.apple.virtual-machine
  {{6726, 31}, {6730, 38}, {535, 0}, TypeTablesNone, 410, 3397, 3398, 3402, 836, 837, 837, 838, 838},  // com.apple.vnc-internet-location
  {{6736, 15}, {6738, 23}, {535, 0}, TypeTablesNone, 411, 3402, 3403, 3406, 838, 838, 838, 838, 838},  // com.apple.watch
  {{6742, 19}, {6745, 16}, {535, 0}, TypeTablesNone, 412, 3406, 3408, 3411, 839, 840, 840, 840, 840},  // com.apple.watchface
  {{6747, 31}, {6751, 38}, {535, 0}, TypeTablesNone, 413, 3411, 3412, 3416, 840, 841, 841, 842, 842},  // com.apple.web-internet-location
  {{6757, 20}, {6760, 14}, {535, 0}, TypeTablesNone, 414, 3416, 3418, 3422, 842, 843, 844, 845, 846},  // com.apple.webarchive
  {{6768, 23}, {6771, 22}, {535, 0}, TypeTablesNone, 415, 3422, 3423, 3428, 846, 847, 847, 847, 847},  // com.apple.webkit-plugin
  {{6774, 31}, {6778, 21}, {535, 0}, TypeTablesNone, 416, 3428, 3429, 3434, 847, 847, 847, 847, 847},  // com.apple.x11-mach-o-executable
  {{6781, 21}, {6784, 11}, {535, 0}, 109, 417, 3434, 3436, 3439, 847, 848, 848, 848, 848},  // com.apple.xar-archive
  {{6786, 20}, {6789, 14}, {6791, 39}, TypeTablesNone, 418, 3440, 3441, 3444, 848, 849, 849, 849, 849},  // com.apple.xcode.dsym
  {{6796, 21}, {6799, 11}, {535, 0}, TypeTablesNone, 419, 3444, 3445, 3449, 849, 850, 850, 850, 850},  // com.apple.xip-archive
  {{6801, 27}, {6805, 17}, {535, 0}, 110, 420, 3449, 3451, 3457, 850, 851, 851, 851, 851},  // com.apple.xml-property-list
  {{6808, 21}, {6811, 11}, {535, 0}, 111, 421, 3458, 3460, 3464, 851, 852, 852, 852, 852},  // com.apple.xpc-service
  {{6813, 16}, {6815, 24}, {535, 0}, 112, 422, 3465, 3466, 3471, 852, 852, 852, 852, 852},  // com.apple.xserve
  {{6820, 19}, {6823, 27}, {535, 0}, TypeTablesNone, 423, 3474, 3475, 3481, 854, 854, 854, 854, 854},  // com.apple.xserve-g4
  {{6831, 19}, {6834, 27}, {535, 0}, TypeTablesNone, 424, 3481, 3482, 3488, 856, 856, 856, 856, 856},  // com.apple.xserve-g5
  {{6840, 21}, {6843, 29}, {535, 0}, TypeTablesNone, 425, 3488, 3489, 3495, 857, 857, 857, 857, 857},  // com.apple.xserve-xeon
  {{6853, 20}, {6856, 8}, {535, 0}, 113, 426, 3495, 3496, 3501, 860, 860, 860, 860, 860},  // com.audible.aa-audio
  {{6857, 24}, {6860, 20}, {535, 0}, TypeTablesNone, 427, 3503, 3504, 3510, 860, 861, 864, 865, 865},  // com.audible.aa-audiobook
  {{6864, 25}, {6868, 21}, {535, 0}, TypeTablesNone, 428, 3510, 3511, 3517, 865, 866, 867, 868, 868},  // com.audible.aax-audiobook
  {{6872, 29}, {6876, 40}, {535, 0}, TypeTablesNone, 788, 3517, 3518, 3522, 868, 869, 869, 870, 870},  // com.avid.open-media-framework
  {{6882, 23}, {6885, 32}, {535, 0}, TypeTablesNone, 789, 3522, 3523, 3528, 870, 871, 871, 871, 871},  // com.canon.cr2-raw-image
  {{6889, 23}, {6892, 32}, {535, 0}, TypeTablesNone, 790, 3528, 3529, 3534, 871, 872, 872, 872, 872},  // com.canon.cr3-raw-image
  {{6896, 23}, {6899, 32}, {535, 0}, TypeTablesNone, 791, 3534, 3535, 3540, 872, 873, 874, 874, 874},  // com.canon.crw-raw-image
  {{6903, 23}, {6906, 32}, {535, 0}, TypeTablesNone, 792, 3540, 3541, 3546, 874, 874, 874, 874, 874},  // com.canon.tif-raw-image
  {{6910, 18}, {6913, 9}, {535, 0}, TypeTablesNone, 793, 3546, 3547, 3551, 874, 875, 876, 877, 877},  // com.compuserve.gif
  {{6916, 24}, {6919, 9}, {535, 0}, TypeTablesNone, 794, 3551, 3552, 3557, 877, 878, 878, 879, 879},  // com.digidesign.sd2-audio
  {{6922, 17}, {6925, 28}, {535, 0}, TypeTablesNone, 795, 3557, 3558, 3563, 879, 880, 881, 881, 881},  // com.dxo.raw-image
  {{6929, 19}, {6925, 28}, {535, 0}, TypeTablesNone, 796, 3563, 3564, 3569, 881, 882, 883, 883, 883},  // com.epson.raw-image
  {{6932, 18}, {6925, 28}, {535, 0}, TypeTablesNone, 797, 3569, 3570, 3575, 883, 884, 884, 884, 884},  // com.fuji.raw-image
  {{6935, 28}, {6939, 32}, {535, 0}, TypeTablesNone, 798, 3575, 3576, 3581, 884, 885, 885, 885, 885},  // com.hasselblad.3fr-raw-image
  {{6943, 28}, {6947, 32}, {535, 0}, TypeTablesNone, 799, 3581, 3582, 3587, 885, 886, 886, 886, 886},  // com.hasselblad.fff-raw-image
  {{6951, 21}, {6954, 13}, {535, 0}, TypeTablesNone, 800, 3587, 3588, 3592, 886, 887, 887, 887, 887},  // com.ilm.openexr-image
  {{6956, 14}, {6958, 15}, {535, 0}, TypeTablesNone, 801, 3592, 3593, 3599, 887, 888, 889, 889, 889},  // com.j2.efx-fax
  {{6960, 14}, {6962, 15}, {535, 0}, TypeTablesNone, 802, 3599, 3600, 3606, 889, 890, 890, 890, 890},  // com.j2.jfx-fax
  {{6964, 24}, {6967, 14}, {535, 0}, TypeTablesNone, 803, 3606, 3607, 3611, 890, 891, 893, 893, 893},  // com.kodak.flashpix-image
  {{6969, 19}, {6925, 28}, {535, 0}, TypeTablesNone, 804, 3611, 3612, 3617, 893, 894, 894, 894, 894},  // com.kodak.raw-image
  {{6972, 27}, {6925, 28}, {535, 0}, TypeTablesNone, 805, 3617, 3618, 3623, 894, 895, 895, 895, 895},  // com.konicaminolta.raw-image
  {{6976, 25}, {6925, 28}, {535, 0}, TypeTablesNone, 806, 3623, 3624, 3629, 895, 896, 896, 896, 896},  // com.leafamerica.raw-image
  {{6980, 23}, {6983, 32}, {535, 0}, TypeTablesNone, 807, 3629, 3630, 3635, 896, 897, 898, 898, 898},  // com.leica.pwl-raw-image
  {{6987, 19}, {6925, 28}, {535, 0}, TypeTablesNone, 921, 3635, 3636, 3641, 898, 899, 899, 899, 899},  // com.leica.raw-image
  {{6990, 23}, {6993, 32}, {535, 0}, TypeTablesNone, 808, 3641, 3642, 3647, 899, 900, 900, 900, 900},  // com.leica.rwl-raw-image
  {{6997, 40}, {7002, 46}, {535, 0}, 114, 809, 3647, 3649, 3655, 900, 901, 902, 903, 903},  // com.microsoft.advanced-stream-redirector
  {{7009, 37}, {7014, 43}, {535, 0}, 115, 810, 3658, 3659, 3663, 903, 904, 905, 906, 906},  // com.microsoft.advanced-systems-format
  {{7021, 17}, {7024, 9}, {535, 0}, TypeTablesNone, 811, 3667, 3668, 3672, 906, 908, 909, 911, 911},  // com.microsoft.bmp
  {{7028, 17}, {7031, 13}, {7033, 64}, TypeTablesNone, 812, 3672, 3674, 3677, 911, 912, 912, 912, 912},  // com.microsoft.cab
  {{7041, 45}, {7047, 26}, {535, 0}, TypeTablesNone, 813, 3677, 3681, 3690, 912, 913, 914, 914, 914},  // com.microsoft.excel.sheet.binary.macroenabled
  {{7058, 23}, {7061, 10}, {535, 0}, TypeTablesNone, 814, 3690, 3691, 3693, 914, 915, 915, 916, 916},  // com.microsoft.excel.xla
  {{7064, 23}, {7067, 17}, {535, 0}, TypeTablesNone, 815, 3693, 3696, 3701, 916, 917, 919, 920, 920},  // com.microsoft.excel.xls
  {{7071, 23}, {7074, 17}, {535, 0}, TypeTablesNone, 816, 3701, 3703, 3707, 920, 921, 923, 924, 924},  // com.microsoft.excel.xlt
  {{7078, 23}, {7081, 17}, {535, 0}, TypeTablesNone, 817, 3707, 3709, 3713, 924, 925, 927, 928, 928},  // com.microsoft.excel.xlw
  {{7085, 17}, {7088, 12}, {535, 0}, TypeTablesNone, 818, 3713, 3714, 3718, 928, 929, 930, 930, 930},  // com.microsoft.ico
  {{7090, 31}, {7094, 20}, {535, 0}, TypeTablesNone, 429, 3718, 3720, 3723, 930, 931, 931, 931, 931},  // com.microsoft.internet-shortcut
  {{7097, 28}, {7101, 18}, {535, 0}, TypeTablesNone, 922, 3723, 3725, 3730, 931, 932, 934, 935, 935},  // com.microsoft.powerpoint.pot
  {{7105, 28}, {7109, 18}, {535, 0}, TypeTablesNone, 923, 3730, 3732, 3737, 935, 936, 938, 939, 939},  // com.microsoft.powerpoint.pps
  {{7113, 28}, {7117, 18}, {535, 0}, TypeTablesNone, 819, 3737, 3739, 3744, 939, 940, 942, 943, 943},  // com.microsoft.powerpoint.ppt
  {{7121, 28}, {7125, 9}, {535, 0}, TypeTablesNone, 820, 3744, 3745, 3750, 943, 946, 950, 952, 952},  // com.microsoft.waveform-audio
  {{7129, 42}, {7135, 41}, {535, 0}, TypeTablesNone, 918, 3750, 3752, 3755, 952, 953, 954, 954, 954},  // com.microsoft.windows-dynamic-link-library
  {{7141, 32}, {7145, 18}, {535, 0}, TypeTablesNone, 430, 3755, 3757, 3760, 954, 955, 956, 956, 956},  // com.microsoft.windows-executable
  {{7148, 31}, {7152, 25}, {535, 0}, TypeTablesNone, 821, 3760, 3762, 3770, 956, 957, 958, 958, 958},  // com.microsoft.windows-media-wax
  {{7156, 30}, {7160, 24}, {535, 0}, TypeTablesNone, 822, 3770, 3772, 3778, 958, 959, 960, 960, 960},  // com.microsoft.windows-media-wm
  {{7163, 31}, {7167, 25}, {535, 0}, TypeTablesNone, 823, 3778, 3780, 3786, 960, 961, 962, 962, 962},  // com.microsoft.windows-media-wma
  {{7171, 31}, {7175, 25}, {535, 0}, TypeTablesNone, 824, 3786, 3788, 3794, 962, 963, 964, 964, 964},  // com.microsoft.windows-media-wmp
  {{7179, 31}, {7183, 25}, {535, 0}, TypeTablesNone, 825, 3794, 3796, 3802, 964, 965, 966, 966, 966},  // com.microsoft.windows-media-wmv
  {{7187, 31}, {7191, 25}, {535, 0}, TypeTablesNone, 826, 3802, 3804, 3812, 966, 967, 968, 968, 968},  // com.microsoft.windows-media-wmx
  {{7195, 31}, {7199, 25}, {535, 0}, TypeTablesNone, 827, 3812, 3814, 3822, 968, 969, 970, 970, 970},  // com.microsoft.windows-media-wvx
  {{7203, 22}, {7206, 14}, {535, 0}, TypeTablesNone, 828, 3822, 3824, 3828, 970, 971, 972, 973, 973},  // com.microsoft.word.doc
  {{7209, 22}, {7212, 14}, {535, 0}, TypeTablesNone, 829, 3828, 3830, 3834, 973, 974, 975, 976, 976},  // com.microsoft.word.dot
  {{7215, 25}, {7219, 13}, {535, 0}, TypeTablesNone, 830, 3834, 3836, 3842, 976, 977, 977, 977, 977},  // com.microsoft.word.wordml
  {{7221, 30}, {7225, 17}, {535, 0}, TypeTablesNone, 431, 3842, 3844, 3852, 977, 981, 982, 982, 982},  // com.netscape.javascript-source
  {{7228, 23}, {7231, 32}, {535, 0}, TypeTablesNone, 831, 3852, 3853, 3858, 982, 983, 984, 984, 984},  // com.nikon.nrw-raw-image
  {{7235, 19}, {6925, 28}, {535, 0}, TypeTablesNone, 832, 3858, 3859, 3864, 984, 985, 985, 985, 985},  // com.nikon.raw-image
  {{7238, 24}, {7241, 31}, {535, 0}, TypeTablesNone, 924, 3864, 3865, 3871, 985, 986, 987, 987, 987},  // com.olympus.or-raw-image
  {{7245, 21}, {6925, 28}, {535, 0}, 116, 833, 3871, 3872, 3877, 987, 988, 988, 988, 988},  // com.olympus.raw-image
  {{7248, 24}, {7251, 31}, {535, 0}, TypeTablesNone, 834, 3879, 3880, 3886, 988, 989, 990, 990, 990},  // com.olympus.sr-raw-image
  {{7255, 23}, {6925, 28}, {535, 0}, TypeTablesNone, 835, 3886, 3887, 3892, 990, 991, 991, 991, 991},  // com.panasonic.raw-image
  {{7258, 27}, {7262, 32}, {535, 0}, TypeTablesNone, 836, 3892, 3893, 3898, 991, 992, 992, 992, 992},  // com.panasonic.rw2-raw-image
  {{7266, 20}, {6925, 28}, {535, 0}, TypeTablesNone, 837, 3898, 3899, 3904, 992, 993, 993, 993, 993},  // com.pentax.raw-image
  {{7269, 22}, {6925, 28}, {535, 0}, TypeTablesNone, 838, 3904, 3905, 3910, 993, 994, 994, 994, 994},  // com.phaseone.raw-image
  {{7272, 37}, {7277, 9}, {7279, 18}, TypeTablesNone, 432, 3910, 3912, 3916, 994, 997, 997, 997, 997},  // com.pixar.universal-scene-description
  {{7282, 44}, {7288, 12}, {7279, 18}, TypeTablesNone, 433, 3916, 3918, 3922, 997, 998, 999, 999, 999},  // com.pixar.universal-scene-description-mobile
  {{7290, 22}, {7293, 11}, {535, 0}, 117, 434, 3922, 3924, 3927, 999, 999, 999, 999, 999},  // com.pkware.zip-archive
  {{7295, 18}, {7298, 9}, {535, 0}, TypeTablesNone, 839, 3928, 3929, 3934, 999, 1001, 1004, 1005, 1005},  // com.real.realaudio
  {{7301, 18}, {7304, 17}, {535, 0}, TypeTablesNone, 840, 3934, 3935, 3940, 1005, 1006, 1007, 1008, 1008},  // com.real.realmedia
  {{7308, 22}, {7311, 21}, {535, 0}, TypeTablesNone, 841, 3940, 3941, 3946, 1008, 1009, 1010, 1010, 1010},  // com.real.realmedia-vbr
  {{7314, 15}, {7316, 18}, {535, 0}, TypeTablesNone, 435, 3946, 3947, 3949, 1010, 1012, 1013, 1013, 1013},  // com.rsa.pkcs-12
  {{7319, 21}, {6925, 28}, {535, 0}, TypeTablesNone, 842, 3949, 3950, 3955, 1013, 1014, 1014, 1014, 1014},  // com.samsung.raw-image
  {{7322, 28}, {7326, 21}, {535, 0}, TypeTablesNone, 436, 3955, 3956, 3960, 1014, 1015, 1015, 1015, 1015},  // com.scenarist.closed-caption
  {{7329, 17}, {7332, 9}, {535, 0}, TypeTablesNone, 843, 3960, 3961, 3965, 1015, 1016, 1017, 1018, 1018},  // com.sgi.sgi-image
  {{7335, 22}, {7338, 32}, {535, 0}, TypeTablesNone, 844, 3965, 3966, 3971, 1018, 1019, 1019, 1019, 1019},  // com.sony.arw-raw-image
  {{7342, 18}, {6925, 28}, {535, 0}, TypeTablesNone, 845, 3971, 3972, 3977, 1019, 1020, 1020, 1020, 1020},  // com.sony.raw-image
  {{7345, 22}, {7348, 32}, {535, 0}, TypeTablesNone, 846, 3977, 3978, 3983, 1020, 1021, 1022, 1022, 1022},  // com.sony.sr2-raw-image
  {{7352, 15}, {7354, 14}, {535, 0}, TypeTablesNone, 437, 3983, 3984, 3989, 1022, 1023, 1023, 1023, 1023},  // com.sony.wave64
  {{7356, 26}, {7360, 17}, {535, 0}, TypeTablesNone, 847, 3989, 3990, 3995, 1023, 1024, 1024, 1024, 1024},  // com.soundblaster.soundfont
  {{7363, 24}, {7366, 14}, {535, 0}, TypeTablesNone, 848, 3995, 3996, 4000, 1024, 1025, 1027, 1028, 1028},  // com.stuffit.archive.sidx
  {{7369, 23}, {7372, 13}, {535, 0}, TypeTablesNone, 849, 4000, 4001, 4005, 1028, 1030, 1032, 1033, 1033},  // com.stuffit.archive.sit
  {{7375, 24}, {7378, 14}, {535, 0}, TypeTablesNone, 850, 4005, 4006, 4010, 1033, 1034, 1036, 1037, 1037},  // com.stuffit.archive.sitx
  {{7381, 20}, {7384, 12}, {535, 0}, 118, 438, 4010, 4012, 4018, 1037, 1038, 1039, 1039, 1039},  // com.sun.java-archive
  {{7386, 18}, {7389, 23}, {535, 0}, TypeTablesNone, 439, 4019, 4021, 4024, 1039, 1040, 1040, 1040, 1040},  // com.sun.java-class
  {{7392, 19}, {7395, 25}, {535, 0}, TypeTablesNone, 440, 4024, 4025, 4031, 1040, 1042, 1042, 1042, 1042},  // com.sun.java-source
  {{7399, 22}, {7402, 21}, {535, 0}, TypeTablesNone, 441, 4031, 4032, 4037, 1042, 1043, 1045, 1045, 1045},  // com.sun.java-web-start
  {{7405, 31}, {7409, 23}, {535, 0}, TypeTablesNone, 442, 4037, 4038, 4045, 1045, 1046, 1046, 1046, 1046},  // com.sun.web-application-archive
  {{7412, 24}, {7415, 9}, {535, 0}, TypeTablesNone, 851, 4045, 4046, 4050, 1046, 1047, 1050, 1051, 1051},  // com.truevision.tga-image
  {{7418, 15}, {7420, 14}, {7422, 25}, TypeTablesNone, 443, 4050, 4051, 4053, 1051, 1052, 1052, 1053, 1053},  // gov.nih.nifti-1
  {{7427, 34}, {7432, 25}, {535, 0}, TypeTablesNone, 444, 4053, 4054, 4059, 1053, 1054, 1055, 1056, 1056},  // org.3gpp.adaptive-multi-rate-audio
  {{7437, 23}, {7440, 13}, {7442, 29}, TypeTablesNone, 852, 4059, 4061, 4064, 1056, 1057, 1058, 1058, 1058},  // org.7-zip.7-zip-archive
  {{7446, 44}, {7452, 36}, {535, 0}, TypeTablesNone, 445, 4064, 4066, 4070, 1058, 1059, 1059, 1060, 1060},  // org.aafassociation.advanced-authoring-format
  {{7458, 23}, {7461, 15}, {535, 0}, 119, 446, 4070, 4072, 4075, 1060, 1061, 1062, 1062, 1062},  // org.gnu.gnu-tar-archive
  {{7463, 23}, {7466, 12}, {535, 0}, 120, 447, 4076, 4078, 4081, 1062, 1064, 1066, 1066, 1066},  // org.gnu.gnu-zip-archive
  {{7468, 27}, {7472, 19}, {535, 0}, TypeTablesNone, 448, 4082, 4083, 4087, 1066, 1067, 1067, 1067, 1067},  // org.gnu.gnu-zip-tar-archive
  {{7475, 23}, {7478, 9}, {535, 0}, TypeTablesNone, 449, 4087, 4089, 4093, 1067, 1068, 1069, 1069, 1069},  // org.idpf.epub-container
  {{7480, 42}, {7486, 42}, {535, 0}, TypeTablesNone, 853, 4093, 4096, 4103, 1069, 1070, 1070, 1070, 1070},  // org.khronos.collada.digital-asset-exchange
  {{7492, 14}, {7494, 12}, {7496, 21}, TypeTablesNone, 450, 4103, 4104, 4106, 1070, 1072, 1073, 1074, 1074},  // org.nema.dicom
  {{7500, 27}, {7504, 19}, {535, 0}, 121, 451, 4106, 4107, 4109, 1074, 1074, 1074, 1074, 1074},  // org.oasis-open.opendocument
  {{7507, 33}, {7512, 16}, {535, 0}, TypeTablesNone, 854, 4125, 4127, 4132, 1074, 1075, 1076, 1076, 1076},  // org.oasis-open.opendocument.chart
  {{7514, 42}, {7520, 25}, {535, 0}, TypeTablesNone, 855, 4132, 4134, 4139, 1076, 1077, 1078, 1078, 1078},  // org.oasis-open.opendocument.chart-template
  {{7524, 36}, {7529, 8}, {535, 0}, TypeTablesNone, 856, 4139, 4142, 4146, 1078, 1079, 1080, 1080, 1080},  // org.oasis-open.opendocument.database
  {{7530, 35}, {7535, 14}, {535, 0}, TypeTablesNone, 857, 4146, 4148, 4152, 1080, 1081, 1082, 1082, 1082},  // org.oasis-open.opendocument.formula
  {{7537, 44}, {7543, 23}, {535, 0}, TypeTablesNone, 858, 4152, 4154, 4158, 1082, 1083, 1084, 1084, 1084},  // org.oasis-open.opendocument.formula-template
  {{7546, 36}, {7551, 19}, {535, 0}, TypeTablesNone, 859, 4158, 4160, 4165, 1084, 1085, 1086, 1086, 1086},  // org.oasis-open.opendocument.graphics
  {{7554, 45}, {7560, 28}, {535, 0}, TypeTablesNone, 860, 4165, 4167, 4172, 1086, 1087, 1088, 1088, 1088},  // org.oasis-open.opendocument.graphics-template
  {{7564, 33}, {7569, 5}, {535, 0}, TypeTablesNone, 861, 4172, 4174, 4179, 1088, 1089, 1090, 1090, 1090},  // org.oasis-open.opendocument.image
  {{7570, 42}, {7576, 22}, {535, 0}, TypeTablesNone, 862, 4179, 4181, 4186, 1090, 1091, 1092, 1092, 1092},  // org.oasis-open.opendocument.image-template
  {{7579, 40}, {7584, 12}, {535, 0}, TypeTablesNone, 863, 4186, 4189, 4195, 1092, 1093, 1094, 1094, 1094},  // org.oasis-open.opendocument.presentation
  {{7586, 49}, {7593, 36}, {535, 0}, TypeTablesNone, 864, 4195, 4198, 4204, 1094, 1095, 1096, 1096, 1096},  // org.oasis-open.opendocument.presentation-template
  {{7598, 39}, {7603, 11}, {535, 0}, TypeTablesNone, 865, 4204, 4207, 4213, 1096, 1097, 1098, 1098, 1098},  // org.oasis-open.opendocument.spreadsheet
  {{7605, 48}, {7611, 34}, {535, 0}, TypeTablesNone, 866, 4213, 4216, 4222, 1098, 1099, 1100, 1100, 1100},  // org.oasis-open.opendocument.spreadsheet-template
  {{7616, 32}, {7620, 15}, {535, 0}, TypeTablesNone, 867, 4222, 4224, 4229, 1100, 1101, 1102, 1102, 1102},  // org.oasis-open.opendocument.text
  {{7622, 39}, {7627, 22}, {535, 0}, TypeTablesNone, 868, 4229, 4231, 4236, 1102, 1103, 1104, 1104, 1104},  // org.oasis-open.opendocument.text-master
  {{7630, 41}, {7636, 24}, {535, 0}, TypeTablesNone, 869, 4236, 4238, 4243, 1104, 1105, 1106, 1106, 1106},  // org.oasis-open.opendocument.text-template
  {{7639, 36}, {7644, 19}, {535, 0}, TypeTablesNone, 870, 4243, 4245, 4250, 1106, 1107, 1108, 1108, 1108},  // org.oasis-open.opendocument.text-web
  {{7647, 22}, {7535, 14}, {535, 0}, TypeTablesNone, 871, 4250, 4252, 4255, 1108, 1110, 1112, 1112, 1112},  // org.openoffice.formula
  {{7650, 23}, {7653, 15}, {535, 0}, TypeTablesNone, 872, 4255, 4257, 4260, 1112, 1114, 1116, 1116, 1116},  // org.openoffice.graphics
  {{7655, 32}, {7659, 24}, {535, 0}, TypeTablesNone, 873, 4260, 4262, 4265, 1116, 1117, 1118, 1118, 1118},  // org.openoffice.graphics-template
  {{7662, 27}, {7584, 12}, {535, 0}, TypeTablesNone, 874, 4265, 4268, 4273, 1118, 1121, 1124, 1124, 1124},  // org.openoffice.presentation
  {{7666, 36}, {7593, 36}, {535, 0}, TypeTablesNone, 875, 4273, 4276, 4281, 1124, 1125, 1126, 1126, 1126},  // org.openoffice.presentation-template
  {{7671, 26}, {7603, 11}, {535, 0}, TypeTablesNone, 876, 4281, 4283, 4287, 1126, 1128, 1130, 1130, 1130},  // org.openoffice.spreadsheet
  {{7675, 35}, {7611, 34}, {535, 0}, TypeTablesNone, 877, 4287, 4289, 4293, 1130, 1131, 1132, 1132, 1132},  // org.openoffice.spreadsheet-template
  {{7680, 19}, {7683, 11}, {535, 0}, TypeTablesNone, 878, 4293, 4295, 4298, 1132, 1134, 1136, 1136, 1136},  // org.openoffice.text
  {{7685, 26}, {7689, 18}, {535, 0}, TypeTablesNone, 879, 4298, 4300, 4303, 1136, 1137, 1138, 1138, 1138},  // org.openoffice.text-master
  {{7692, 28}, {7696, 20}, {535, 0}, TypeTablesNone, 880, 4303, 4305, 4308, 1138, 1139, 1140, 1140, 1140},  // org.openoffice.text-template
  {{7699, 26}, {7703, 14}, {535, 0}, 122, 452, 4308, 4309, 4311, 1140, 1140, 1140, 1140, 1140},  // org.openxmlformats.openxml
  {{7705, 46}, {7584, 12}, {535, 0}, TypeTablesNone, 881, 4325, 4327, 4333, 1140, 1141, 1142, 1142, 1142},  // org.openxmlformats.presentationml.presentation
  {{7711, 59}, {7719, 27}, {535, 0}, TypeTablesNone, 882, 4333, 4336, 4343, 1142, 1143, 1144, 1144, 1144},  // org.openxmlformats.presentationml.presentation.macroenabled
  {{7731, 43}, {7737, 24}, {535, 0}, TypeTablesNone, 883, 4343, 4345, 4351, 1144, 1145, 1146, 1146, 1146},  // org.openxmlformats.presentationml.slideshow
  {{7740, 56}, {7719, 27}, {535, 0}, TypeTablesNone, 884, 4351, 4354, 4361, 1146, 1147, 1148, 1148, 1148},  // org.openxmlformats.presentationml.slideshow.macroenabled
  {{7754, 42}, {7760, 38}, {535, 0}, TypeTablesNone, 885, 4361, 4363, 4369, 1148, 1149, 1150, 1150, 1150},  // org.openxmlformats.presentationml.template
  {{7765, 55}, {7719, 27}, {535, 0}, TypeTablesNone, 886, 4369, 4372, 4379, 1150, 1151, 1152, 1152, 1152},  // org.openxmlformats.presentationml.template.macroenabled
  {{7779, 38}, {7784, 19}, {535, 0}, TypeTablesNone, 887, 4379, 4382, 4388, 1152, 1153, 1154, 1154, 1154},  // org.openxmlformats.spreadsheetml.sheet
  {{7787, 51}, {7047, 26}, {535, 0}, TypeTablesNone, 888, 4388, 4392, 4399, 1154, 1155, 1156, 1156, 1156},  // org.openxmlformats.spreadsheetml.sheet.macroenabled
  {{7800, 41}, {7806, 36}, {535, 0}, TypeTablesNone, 889, 4399, 4402, 4408, 1156, 1157, 1158, 1158, 1158},  // org.openxmlformats.spreadsheetml.template
  {{7811, 54}, {7047, 26}, {535, 0}, TypeTablesNone, 890, 4408, 4412, 4419, 1158, 1159, 1160, 1160, 1160},  // org.openxmlformats.spreadsheetml.template.macroenabled
  {{7825, 44}, {7831, 8}, {535, 0}, TypeTablesNone, 891, 4419, 4421, 4426, 1160, 1161, 1162, 1162, 1162},  // org.openxmlformats.wordprocessingml.document
  {{7832, 57}, {7840, 23}, {535, 0}, TypeTablesNone, 892, 4426, 4429, 4435, 1162, 1163, 1164, 1164, 1164},  // org.openxmlformats.wordprocessingml.document.macroenabled
  {{7849, 44}, {7855, 36}, {535, 0}, TypeTablesNone, 893, 4435, 4437, 4442, 1164, 1165, 1166, 1166, 1166},  // org.openxmlformats.wordprocessingml.template
  {{7860, 57}, {7840, 23}, {535, 0}, TypeTablesNone, 894, 4442, 4445, 4451, 1166, 1167, 1168, 1168, 1168},  // org.openxmlformats.wordprocessingml.template.macroenabled
  {{7874, 13}, {7876, 11}, {535, 0}, TypeTablesNone, 895, 4451, 4452, 4457, 1168, 1169, 1170, 1170, 1170},  // org.smpte.mxf
  {{7878, 26}, {7882, 14}, {7884, 34}, TypeTablesNone, 896, 4457, 4459, 4462, 1170, 1171, 1171, 1171, 1171},  // org.tukaani.tar-xz-archive
  {{7889, 22}, {7892, 10}, {7884, 34}, TypeTablesNone, 897, 4462, 4464, 4467, 1171, 1172, 1173, 1173, 1173},  // org.tukaani.xz-archive
  {{7894, 13}, {7896, 13}, {535, 0}, TypeTablesNone, 453, 4467, 4468, 4472, 1173, 1174, 1175, 1175, 1175},  // org.w3.webvtt
  {{7898, 20}, {7901, 12}, {7903, 43}, TypeTablesNone, 898, 4472, 4473, 4478, 1175, 1176, 1178, 1178, 1178},  // org.webmproject.webm
  {{7909, 20}, {7912, 10}, {7914, 40}, TypeTablesNone, 899, 4478, 4479, 4483, 1178, 1179, 1180, 1180, 1180},  // org.webmproject.webp
  {{7919, 13}, {7921, 12}, {535, 0}, TypeTablesNone, 900, 4483, 4484, 4489, 1180, 1181, 1182, 1182, 1182},  // org.xiph.flac
  {{7923, 17}, {7926, 10}, {535, 0}, 123, 454, 4489, 4490, 4491, 1182, 1182, 1182, 1182, 1182},  // public.3d-content
  {{7928, 11}, {7930, 12}, {535, 0}, TypeTablesNone, 455, 4499, 4500, 4505, 1182, 1185, 1187, 1189, 1189},  // public.3gpp
  {{7933, 12}, {7935, 13}, {535, 0}, TypeTablesNone, 456, 4505, 4506, 4511, 1189, 1191, 1193, 1194, 1194},  // public.3gpp2
  {{7937, 16}, {7939, 9}, {535, 0}, TypeTablesNone, 457, 4511, 4512, 4517, 1194, 1196, 1198, 1199, 1199},  // public.aac-audio
  {{7942, 16}, {7944, 9}, {535, 0}, TypeTablesNone, 458, 4517, 4518, 4523, 1199, 1200, 1201, 1202, 1202},  // public.ac3-audio
  {{7947, 17}, {7950, 24}, {535, 0}, TypeTablesNone, 459, 4523, 4524, 4530, 1202, 1205, 1205, 1205, 1205},  // public.ada-source
  {{7953, 17}, {7956, 10}, {535, 0}, 124, 460, 4530, 4531, 4536, 1205, 1206, 1206, 1207, 1207},  // public.aifc-audio
  {{7959, 17}, {7962, 10}, {535, 0}, TypeTablesNone, 461, 4538, 4539, 4545, 1207, 1209, 1211, 1212, 1212},  // public.aiff-audio
  {{7965, 14}, {7967, 14}, {535, 0}, TypeTablesNone, 462, 4545, 4547, 4551, 1212, 1213, 1213, 1213, 1213},  // public.alembic
  {{7969, 19}, {7972, 33}, {535, 0}, 125, 463, 4551, 4551, 4551, 1213, 1213, 1213, 1213, 1213},  // public.app-category
  {{7977, 32}, {7981, 33}, {535, 0}, TypeTablesNone, 464, 4578, 4579, 4581, 1213, 1213, 1213, 1213, 1213},  // public.app-category.action-games
  {{7986, 35}, {7991, 36}, {535, 0}, TypeTablesNone, 465, 4581, 4582, 4584, 1213, 1213, 1213, 1213, 1213},  // public.app-category.adventure-games
  {{7996, 32}, {8000, 33}, {535, 0}, TypeTablesNone, 466, 4584, 4585, 4587, 1213, 1213, 1213, 1213, 1213},  // public.app-category.arcade-games
  {{8005, 31}, {8009, 32}, {535, 0}, TypeTablesNone, 467, 4587, 4588, 4590, 1213, 1213, 1213, 1213, 1213},  // public.app-category.board-games
  {{8013, 29}, {8017, 30}, {535, 0}, TypeTablesNone, 468, 4590, 4591, 4592, 1213, 1213, 1213, 1213, 1213},  // public.app-category.bookmarks
  {{8021, 25}, {8025, 26}, {535, 0}, TypeTablesNone, 469, 4592, 4593, 4594, 1213, 1213, 1213, 1213, 1213},  // public.app-category.books
  {{8029, 28}, {8033, 29}, {535, 0}, TypeTablesNone, 470, 4594, 4595, 4596, 1213, 1213, 1213, 1213, 1213},  // public.app-category.business
  {{8037, 30}, {8041, 31}, {535, 0}, TypeTablesNone, 471, 4596, 4597, 4599, 1213, 1213, 1213, 1213, 1213},  // public.app-category.card-games
  {{8045, 32}, {8049, 33}, {535, 0}, TypeTablesNone, 472, 4599, 4600, 4602, 1213, 1213, 1213, 1213, 1213},  // public.app-category.casino-games
  {{8054, 35}, {8059, 36}, {535, 0}, TypeTablesNone, 473, 4602, 4603, 4604, 1213, 1213, 1213, 1213, 1213},  // public.app-category.developer-tools
  {{8064, 30}, {8068, 31}, {535, 0}, TypeTablesNone, 474, 4604, 4605, 4607, 1213, 1213, 1213, 1213, 1213},  // public.app-category.dice-games
  {{8072, 29}, {8076, 30}, {535, 0}, TypeTablesNone, 475, 4607, 4608, 4609, 1213, 1213, 1213, 1213, 1213},  // public.app-category.education
  {{8080, 37}, {8085, 38}, {535, 0}, TypeTablesNone, 476, 4609, 4610, 4612, 1213, 1213, 1213, 1213, 1213},  // public.app-category.educational-games
  {{8090, 33}, {8095, 34}, {535, 0}, TypeTablesNone, 477, 4612, 4613, 4614, 1213, 1213, 1213, 1213, 1213},  // public.app-category.entertainment
  {{8100, 32}, {8104, 33}, {535, 0}, TypeTablesNone, 478, 4614, 4615, 4617, 1213, 1213, 1213, 1213, 1213},  // public.app-category.family-games
  {{8109, 27}, {8113, 28}, {535, 0}, TypeTablesNone, 479, 4617, 4618, 4619, 1213, 1213, 1213, 1213, 1213},  // public.app-category.finance
  {{8117, 34}, {8122, 35}, {535, 0}, TypeTablesNone, 480, 4619, 4620, 4621, 1213, 1213, 1213, 1213, 1213},  // public.app-category.food-and-drink
  {{8127, 25}, {8131, 26}, {535, 0}, 126, 481, 4621, 4622, 4623, 1213, 1213, 1213, 1213, 1213},  // public.app-category.games
  {{8135, 35}, {8140, 36}, {535, 0}, TypeTablesNone, 482, 4642, 4643, 4644, 1213, 1213, 1213, 1213, 1213},  // public.app-category.graphics-design
  {{8145, 38}, {8150, 39}, {535, 0}, TypeTablesNone, 483, 4644, 4645, 4646, 1213, 1213, 1213, 1213, 1213},  // public.app-category.healthcare-fitness
  {{8155, 30}, {8159, 31}, {535, 0}, TypeTablesNone, 484, 4646, 4647, 4649, 1213, 1213, 1213, 1213, 1213},  // public.app-category.kids-games
  {{8163, 29}, {8167, 30}, {535, 0}, TypeTablesNone, 485, 4649, 4650, 4651, 1213, 1213, 1213, 1213, 1213},  // public.app-category.lifestyle
  {{8171, 44}, {8177, 45}, {535, 0}, TypeTablesNone, 486, 4651, 4652, 4653, 1213, 1213, 1213, 1213, 1213},  // public.app-category.magazines-and-newspapers
  {{8183, 27}, {8187, 28}, {535, 0}, TypeTablesNone, 487, 4653, 4654, 4655, 1213, 1213, 1213, 1213, 1213},  // public.app-category.medical
  {{8191, 25}, {8195, 26}, {535, 0}, TypeTablesNone, 488, 4655, 4656, 4657, 1213, 1213, 1213, 1213, 1213},  // public.app-category.music
  {{8199, 31}, {8203, 32}, {535, 0}, TypeTablesNone, 489, 4657, 4658, 4660, 1213, 1213, 1213, 1213, 1213},  // public.app-category.music-games
  {{8207, 30}, {8211, 31}, {535, 0}, TypeTablesNone, 490, 4660, 4661, 4662, 1213, 1213, 1213, 1213, 1213},  // public.app-category.navigation
  {{8215, 24}, {8218, 25}, {535, 0}, TypeTablesNone, 491, 4662, 4663, 4664, 1213, 1213, 1213, 1213, 1213},  // public.app-category.news
  {{8222, 31}, {8226, 32}, {535, 0}, 127, 492, 4664, 4665, 4666, 1213, 1213, 1213, 1213, 1213},  // public.app-category.photography
  {{8230, 41}, {8236, 42}, {535, 0}, TypeTablesNone, 493, 4667, 4669, 4672, 1213, 1213, 1213, 1213, 1213},  // public.app-category.photography-and-video
  {{8242, 32}, {8246, 33}, {535, 0}, TypeTablesNone, 494, 4672, 4673, 4674, 1213, 1213, 1213, 1213, 1213},  // public.app-category.productivity
  {{8251, 32}, {8255, 33}, {535, 0}, TypeTablesNone, 495, 4674, 4675, 4677, 1213, 1213, 1213, 1213, 1213},  // public.app-category.puzzle-games
  {{8260, 32}, {8264, 33}, {535, 0}, TypeTablesNone, 496, 4677, 4678, 4680, 1213, 1213, 1213, 1213, 1213},  // public.app-category.racing-games
  {{8269, 29}, {8273, 30}, {535, 0}, TypeTablesNone, 497, 4680, 4681, 4682, 1213, 1213, 1213, 1213, 1213},  // public.app-category.reference
  {{8277, 38}, {8282, 39}, {535, 0}, TypeTablesNone, 498, 4682, 4683, 4685, 1213, 1213, 1213, 1213, 1213},  // public.app-category.role-playing-games
  {{8287, 28}, {8291, 29}, {535, 0}, TypeTablesNone, 499, 4685, 4686, 4687, 1213, 1213, 1213, 1213, 1213},  // public.app-category.shopping
  {{8295, 36}, {8300, 37}, {535, 0}, TypeTablesNone, 500, 4687, 4688, 4690, 1213, 1213, 1213, 1213, 1213},  // public.app-category.simulation-games
  {{8305, 37}, {8310, 38}, {535, 0}, TypeTablesNone, 501, 4690, 4691, 4692, 1213, 1213, 1213, 1213, 1213},  // public.app-category.social-networking
  {{8315, 26}, {8319, 27}, {535, 0}, TypeTablesNone, 502, 4692, 4693, 4694, 1213, 1213, 1213, 1213, 1213},  // public.app-category.sports
  {{8323, 32}, {8327, 33}, {535, 0}, TypeTablesNone, 503, 4694, 4695, 4697, 1213, 1213, 1213, 1213, 1213},  // public.app-category.sports-games
  {{8332, 34}, {8337, 35}, {535, 0}, TypeTablesNone, 504, 4697, 4698, 4700, 1213, 1213, 1213, 1213, 1213},  // public.app-category.strategy-games
  {{8342, 26}, {8346, 27}, {535, 0}, TypeTablesNone, 505, 4700, 4701, 4702, 1213, 1213, 1213, 1213, 1213},  // public.app-category.travel
  {{8350, 32}, {8354, 33}, {535, 0}, TypeTablesNone, 506, 4702, 4703, 4705, 1213, 1213, 1213, 1213, 1213},  // public.app-category.trivia-games
  {{8359, 29}, {8363, 30}, {535, 0}, TypeTablesNone, 507, 4705, 4706, 4707, 1213, 1213, 1213, 1213, 1213},  // public.app-category.utilities
  {{8367, 25}, {8371, 26}, {535, 0}, 128, 508, 4707, 4708, 4709, 1213, 1213, 1213, 1213, 1213},  // public.app-category.video
  {{8375, 27}, {8379, 28}, {535, 0}, TypeTablesNone, 509, 4710, 4711, 4712, 1213, 1213, 1213, 1213, 1213},  // public.app-category.weather
  {{8383, 30}, {8387, 31}, {535, 0}, TypeTablesNone, 510, 4712, 4713, 4715, 1213, 1213, 1213, 1213, 1213},  // public.app-category.word-games
  {{8391, 14}, {8393, 7}, {535, 0}, 129, 511, 4715, 4715, 4715, 1213, 1213, 1213, 1213, 1213},  // public.archive
  {{8394, 22}, {8397, 15}, {535, 0}, TypeTablesNone, 512, 4736, 4737, 4743, 1213, 1214, 1214, 1214, 1214},  // public.assembly-source
  {{8399, 15}, {8401, 8}, {535, 0}, TypeTablesNone, 513, 4743, 4744, 4749, 1214, 1216, 1217, 1217, 1217},  // public.au-audio
  {{8402, 12}, {8404, 5}, {535, 0}, 130, 514, 4749, 4750, 4754, 1217, 1217, 1217, 1217, 1217},  // public.audio
  {{8405, 26}, {8409, 14}, {535, 0}, 131, 515, 4779, 4781, 4784, 1217, 1217, 1217, 1217, 1217},  // public.audiovisual-content
  {{8411, 37}, {8416, 57}, {535, 0}, 132, 516, 4791, 4791, 4791, 1217, 1217, 1217, 1217, 1217},  // public.audiovisual-content-collection
  {{8424, 23}, {8427, 26}, {535, 0}, TypeTablesNone, 517, 4792, 4794, 4798, 1217, 1218, 1218, 1218, 1218},  // public.avchd-collection
  {{8431, 11}, {8433, 12}, {535, 0}, TypeTablesNone, 901, 4798, 4799, 4804, 1218, 1219, 1220, 1220, 1220},  // public.avci
  {{8435, 11}, {8437, 12}, {535, 0}, TypeTablesNone, 902, 4804, 4805, 4810, 1220, 1221, 1222, 1222, 1222},  // public.avcs
  {{8439, 10}, {8441, 9}, {535, 0}, TypeTablesNone, 518, 4810, 4811, 4816, 1222, 1224, 1227, 1229, 1229},  // public.avi
  {{8445, 18}, {8448, 25}, {535, 0}, TypeTablesNone, 519, 4816, 4817, 4825, 1229, 1230, 1230, 1230, 1230},  // public.bash-script
  {{8452, 20}, {8455, 20}, {535, 0}, TypeTablesNone, 520, 4825, 4826, 4827, 1230, 1230, 1230, 1230, 1230},  // public.block-special
  {{8458, 15}, {8460, 8}, {535, 0}, TypeTablesNone, 521, 4827, 4827, 4827, 1230, 1230, 1230, 1231, 1231},  // public.bookmark
  {{8462, 20}, {8465, 13}, {535, 0}, 133, 522, 4827, 4829, 4832, 1231, 1233, 1238, 1238, 1238},  // public.bzip2-archive
  {{8467, 15}, {8469, 8}, {535, 0}, TypeTablesNone, 523, 4833, 4834, 4840, 1238, 1239, 1239, 1239, 1239},  // public.c-header
  {{8470, 25}, {8474, 10}, {535, 0}, 134, 524, 4840, 4841, 4847, 1239, 1245, 1245, 1245, 1245},  // public.c-plus-plus-header
  {{8476, 32}, {8480, 39}, {535, 0}, TypeTablesNone, 525, 4848, 4849, 4856, 1245, 1246, 1246, 1246, 1246},  // public.c-plus-plus-inline-header
  {{8485, 25}, {8489, 10}, {535, 0}, 135, 526, 4856, 4857, 4863, 1246, 1251, 1251, 1251, 1251},  // public.c-plus-plus-source
  {{8491, 38}, {8496, 26}, {535, 0}, TypeTablesNone, 527, 4864, 4866, 4874, 1251, 1252, 1252, 1252, 1252},  // public.c-plus-plus-source.preprocessed
  {{8500, 15}, {8502, 8}, {535, 0}, 136, 528, 4874, 4875, 4881, 1252, 1253, 1253, 1253, 1253},  // public.c-source
  {{8503, 28}, {8496, 26}, {535, 0}, TypeTablesNone, 529, 4883, 4885, 4893, 1253, 1254, 1254, 1254, 1254},  // public.c-source.preprocessed
  {{8507, 21}, {8510, 14}, {535, 0}, 137, 530, 4893, 4893, 4893, 1254, 1254, 1254, 1254, 1254},  // public.calendar-event
  {{8512, 23}, {8515, 16}, {535, 0}, 138, 531, 4895, 4896, 4900, 1254, 1254, 1254, 1254, 1254},  // public.camera-raw-image
  {{8517, 28}, {8521, 21}, {535, 0}, 139, 532, 4927, 4928, 4932, 1254, 1254, 1254, 1254, 1254},  // public.case-insensitive-text
  {{8524, 21}, {8527, 40}, {535, 0}, 140, 533, 4934, 4935, 4937, 1254, 1254, 1254, 1254, 1254},  // public.cd-based-media
  {{8532, 15}, {8534, 34}, {535, 0}, TypeTablesNone, 534, 4940, 4941, 4944, 1254, 1254, 1254, 1255, 1255},  // public.cd-media
  {{8540, 17}, {8543, 36}, {535, 0}, TypeTablesNone, 535, 4944, 4945, 4948, 1255, 1255, 1255, 1256, 1256},  // public.cd-r-media
  {{8549, 18}, {8552, 37}, {535, 0}, TypeTablesNone, 536, 4948, 4949, 4952, 1256, 1256, 1256, 1256, 1256},  // public.cd-rw-media
  {{8557, 17}, {8560, 10}, {535, 0}, TypeTablesNone, 537, 4952, 4953, 4959, 1256, 1257, 1257, 1258, 1258},  // public.cdda-audio
  {{8562, 24}, {8565, 24}, {535, 0}, TypeTablesNone, 538, 4959, 4960, 4961, 1258, 1258, 1258, 1258, 1258},  // public.character-special
  {{8568, 34}, {8573, 22}, {8576, 35}, TypeTablesNone, 539, 4961, 4963, 4969, 1258, 1259, 1261, 1261, 1261},  // public.comma-separated-values-text
  {{8581, 24}, {8584, 25}, {535, 0}, 141, 540, 4969, 4970, 4971, 1261, 1261, 1261, 1261, 1261},  // public.composite-content
  {{8588, 15}, {8590, 26}, {535, 0}, 142, 541, 5018, 5019, 5020, 1261, 1261, 1261, 1261, 1261},  // public.computer
  {{8594, 14}, {8596, 7}, {535, 0}, 143, 542, 5022, 5022, 5022, 1261, 1261, 1261, 1261, 1261},  // public.contact
  {{8597, 14}, {8599, 21}, {535, 0}, 144, 543, 5023, 5023, 5023, 1261, 1261, 1261, 1261, 1261},  // public.content
  {{8602, 19}, {8605, 12}, {535, 0}, TypeTablesNone, 544, 5041, 5043, 5046, 1261, 1263, 1263, 1263, 1263},  // public.cpio-archive
  {{8607, 17}, {8610, 24}, {535, 0}, TypeTablesNone, 545, 5046, 5047, 5055, 1263, 1264, 1264, 1264, 1264},  // public.csh-script
  {{8613, 10}, {8615, 15}, {535, 0}, TypeTablesNone, 546, 5055, 5056, 5060, 1264, 1265, 1266, 1266, 1266},  // public.css
  {{8617, 11}, {8619, 11}, {535, 0}, 145, 547, 5060, 5061, 5062, 1266, 1266, 1267, 1268, 1268},  // public.data
  {{8622, 15}, {7529, 8}, {535, 0}, 146, 548, 5184, 5184, 5184, 1268, 1268, 1268, 1268, 1268},  // public.database
  {{8624, 28}, {8628, 26}, {535, 0}, 147, 549, 5186, 5187, 5191, 1268, 1268, 1268, 1268, 1268},  // public.delimited-values-text
  {{8632, 13}, {2002, 24}, {535, 0}, 148, 550, 5193, 5193, 5193, 1268, 1268, 1268, 1268, 1268},  // public.device
  {{8634, 16}, {8636, 9}, {535, 0}, 149, 551, 5195, 5196, 5197, 1268, 1268, 1268, 1268, 1268},  // public.directory
  {{8638, 17}, {8641, 15}, {535, 0}, TypeTablesNone, 552, 5200, 5201, 5202, 1268, 1268, 1268, 1268, 1268},  // public.disk-image
  {{8643, 14}, {8645, 34}, {535, 0}, 150, 553, 5202, 5202, 5202, 1268, 1268, 1268, 1269, 1269},  // public.display
  {{8651, 25}, {8655, 26}, {535, 0}, TypeTablesNone, 554, 5207, 5208, 5213, 1269, 1270, 1271, 1271, 1271},  // public.downloadable-sound
  {{8659, 15}, {8661, 16}, {535, 0}, TypeTablesNone, 555, 5213, 5214, 5219, 1271, 1273, 1274, 1275, 1275},  // public.dv-movie
  {{8664, 22}, {8667, 41}, {535, 0}, 151, 556, 5219, 5220, 5222, 1275, 1275, 1275, 1275, 1275},  // public.dvd-based-media
  {{8673, 16}, {8675, 35}, {535, 0}, TypeTablesNone, 557, 5228, 5229, 5232, 1275, 1275, 1275, 1276, 1276},  // public.dvd-media
  {{8681, 23}, {8684, 42}, {535, 0}, TypeTablesNone, 558, 5232, 5233, 5236, 1276, 1276, 1276, 1276, 1276},  // public.dvd-plus-r-media
  {{8690, 24}, {8693, 43}, {535, 0}, TypeTablesNone, 559, 5236, 5237, 5240, 1276, 1276, 1276, 1276, 1276},  // public.dvd-plus-rw-media
  {{8699, 18}, {8702, 37}, {535, 0}, TypeTablesNone, 560, 5240, 5241, 5244, 1276, 1276, 1276, 1277, 1277},  // public.dvd-r-media
  {{8708, 20}, {8711, 39}, {535, 0}, TypeTablesNone, 561, 5244, 5245, 5248, 1277, 1277, 1277, 1278, 1278},  // public.dvd-ram-media
  {{8717, 19}, {8720, 38}, {535, 0}, TypeTablesNone, 562, 5248, 5249, 5252, 1278, 1278, 1278, 1279, 1279},  // public.dvd-rw-media
  {{8726, 19}, {8729, 26}, {535, 0}, TypeTablesNone, 563, 5252, 5253, 5259, 1279, 1281, 1281, 1281, 1281},  // public.dylan-source
  {{8733, 17}, {8736, 23}, {535, 0}, TypeTablesNone, 564, 5259, 5261, 5264, 1281, 1281, 1281, 1281, 1281},  // public.elf-binary
  {{8739, 20}, {8742, 13}, {535, 0}, TypeTablesNone, 565, 5264, 5265, 5266, 1281, 1281, 1281, 1281, 1281},  // public.email-message
  {{8744, 25}, {8748, 18}, {535, 0}, TypeTablesNone, 566, 5266, 5267, 5272, 1281, 1283, 1284, 1285, 1285},  // public.enhanced-ac3-audio
  {{8752, 17}, {8755, 15}, {535, 0}, 152, 567, 5272, 5272, 5272, 1285, 1285, 1285, 1285, 1285},  // public.executable
  {{8757, 10}, {8759, 11}, {535, 0}, 153, 568, 5291, 5293, 5298, 1285, 1285, 1285, 1285, 1285},  // public.fax
  {{8761, 22}, {8764, 42}, {535, 0}, TypeTablesNone, 569, 5300, 5300, 5300, 1285, 1285, 1285, 1285, 1285},  // public.file-sharepoint
  {{8770, 15}, {8772, 8}, {535, 0}, TypeTablesNone, 570, 5300, 5301, 5304, 1285, 1285, 1285, 1286, 1286},  // public.file-url
  {{8774, 25}, {8778, 25}, {535, 0}, TypeTablesNone, 571, 5304, 5305, 5310, 1286, 1286, 1286, 1286, 1286},  // public.filename-extension
  {{8782, 20}, {8785, 21}, {535, 0}, TypeTablesNone, 572, 5310, 5311, 5316, 1286, 1289, 1290, 1291, 1291},  // public.flc-animation
  {{8789, 13}, {8791, 12}, {535, 0}, 154, 573, 5316, 5317, 5319, 1291, 1291, 1291, 1295, 1295},  // public.folder
  {{8797, 11}, {3776, 4}, {535, 0}, 155, 574, 5344, 5345, 5347, 1295, 1295, 1295, 1295, 1295},  // public.font
  {{8799, 24}, {8802, 31}, {535, 0}, TypeTablesNone, 575, 5351, 5352, 5359, 1295, 1296, 1296, 1296, 1296},  // public.fortran-77-source
  {{8806, 24}, {8809, 31}, {535, 0}, TypeTablesNone, 576, 5359, 5360, 5367, 1296, 1297, 1297, 1297, 1297},  // public.fortran-90-source
  {{8813, 24}, {8816, 31}, {535, 0}, TypeTablesNone, 577, 5367, 5368, 5375, 1297, 1298, 1298, 1298, 1298},  // public.fortran-95-source
  {{8820, 21}, {8823, 28}, {535, 0}, 156, 578, 5375, 5376, 5382, 1298, 1300, 1300, 1300, 1300},  // public.fortran-source
  {{8827, 17}, {8830, 28}, {535, 0}, TypeTablesNone, 579, 5385, 5386, 5388, 1300, 1300, 1300, 1302, 1302},  // public.generic-pc
  {{8848, 14}, {8850, 7}, {535, 0}, TypeTablesNone, 580, 5388, 5389, 5394, 1309, 1310, 1311, 1311, 1311},  // public.geojson
  {{8851, 33}, {8856, 33}, {535, 0}, TypeTablesNone, 581, 5394, 5396, 5401, 1311, 1312, 1312, 1312, 1312},  // public.geometry-definition-format
  {{8861, 22}, {8864, 42}, {535, 0}, 157, 903, 5401, 5401, 5401, 1312, 1312, 1312, 1312, 1312},  // public.haptics-content
  {{8870, 25}, {8874, 44}, {535, 0}, 158, 582, 5402, 5403, 5405, 1312, 1312, 1312, 1312, 1312},  // public.hd-dvd-based-media
  {{8880, 19}, {8883, 38}, {535, 0}, TypeTablesNone, 583, 5409, 5410, 5413, 1312, 1312, 1312, 1312, 1312},  // public.hd-dvd-media
  {{8888, 21}, {8891, 40}, {535, 0}, TypeTablesNone, 584, 5413, 5414, 5417, 1312, 1312, 1312, 1312, 1312},  // public.hd-dvd-r-media
  {{8896, 23}, {8899, 42}, {535, 0}, TypeTablesNone, 585, 5417, 5418, 5421, 1312, 1312, 1312, 1312, 1312},  // public.hd-dvd-ram-media
  {{8905, 22}, {8908, 41}, {535, 0}, TypeTablesNone, 586, 5421, 5422, 5425, 1312, 1312, 1312, 1312, 1312},  // public.hd-dvd-rw-media
  {{8914, 11}, {8916, 10}, {535, 0}, TypeTablesNone, 904, 5425, 5426, 5431, 1312, 1313, 1314, 1314, 1314},  // public.heic
  {{8918, 12}, {8920, 19}, {535, 0}, TypeTablesNone, 905, 5431, 5432, 5437, 1314, 1315, 1316, 1316, 1316},  // public.heics
  {{8923, 11}, {8925, 10}, {535, 0}, TypeTablesNone, 906, 5437, 5438, 5443, 1316, 1318, 1319, 1319, 1319},  // public.heif
  {{8927, 20}, {8930, 16}, {535, 0}, 159, 907, 5443, 5444, 5448, 1319, 1319, 1319, 1319, 1319},  // public.heif-standard
  {{8932, 12}, {8934, 13}, {535, 0}, TypeTablesNone, 908, 5454, 5455, 5460, 1319, 1320, 1321, 1321, 1321},  // public.heifs
  {{8936, 11}, {8938, 9}, {535, 0}, TypeTablesNone, 587, 5460, 5461, 5465, 1321, 1325, 1326, 1327, 1328},  // public.html
  {{8945, 12}, {8947, 9}, {535, 0}, 160, 588, 5465, 5467, 5470, 1328, 1328, 1328, 1328, 1328},  // public.image
  {{8949, 11}, {8951, 18}, {535, 0}, 161, 589, 5501, 5501, 5501, 1328, 1328, 1328, 1328, 1328},  // public.item
  {{8954, 11}, {8956, 10}, {535, 0}, TypeTablesNone, 590, 5515, 5516, 5520, 1328, 1331, 1333, 1334, 1334},  // public.jpeg
  {{8959, 16}, {8961, 17}, {535, 0}, TypeTablesNone, 591, 5520, 5521, 5525, 1334, 1339, 1340, 1341, 1341},  // public.jpeg-2000
  {{8965, 14}, {8967, 13}, {535, 0}, TypeTablesNone, 592, 5525, 5526, 5530, 1341, 1342, 1343, 1343, 1343},  // public.jpeg-xl
  {{8969, 11}, {8971, 4}, {535, 0}, 162, 593, 5530, 5531, 5535, 1343, 1344, 1345, 1345, 1345},  // public.json
  {{8972, 17}, {8975, 24}, {535, 0}, TypeTablesNone, 594, 5537, 5538, 5546, 1345, 1346, 1346, 1346, 1346},  // public.ksh-script
  {{8978, 17}, {8981, 24}, {535, 0}, TypeTablesNone, 595, 5546, 5547, 5553, 1346, 1352, 1352, 1352, 1352},  // public.lex-source
  {{8984, 10}, {214, 3}, {535, 0}, 163, 596, 5553, 5554, 5555, 1352, 1352, 1352, 1352, 1352},  // public.log
  {{8986, 19}, {8989, 12}, {8991, 58}, TypeTablesNone, 597, 5563, 5565, 5571, 1352, 1354, 1357, 1357, 1357},  // public.m3u-playlist
  {{8999, 18}, {9002, 8}, {535, 0}, TypeTablesNone, 598, 5571, 5572, 5579, 1357, 1361, 1361, 1361, 1361},  // public.make-source
  {{9003, 14}, {9005, 7}, {535, 0}, 164, 599, 5579, 5579, 5579, 1361, 1361, 1361, 1361, 1361},  // public.message
  {{9006, 17}, {9009, 4}, {535, 0}, TypeTablesNone, 600, 5581, 5582, 5587, 1361, 1365, 1367, 1368, 1368},  // public.midi-audio
  {{9011, 17}, {9014, 24}, {535, 0}, TypeTablesNone, 601, 5587, 5588, 5594, 1368, 1370, 1370, 1370, 1370},  // public.mig-source
  {{9017, 16}, {9019, 16}, {535, 0}, TypeTablesNone, 602, 5594, 5595, 5600, 1370, 1370, 1370, 1370, 1370},  // public.mime-type
  {{9021, 12}, {9023, 32}, {535, 0}, 165, 603, 5600, 5601, 5605, 1370, 1370, 1370, 1370, 1370},  // public.movie
  {{9027, 10}, {9029, 11}, {535, 0}, TypeTablesNone, 604, 5625, 5626, 5631, 1370, 1371, 1371, 1371, 1371},  // public.mp2
  {{9031, 10}, {9033, 9}, {535, 0}, TypeTablesNone, 605, 5631, 5632, 5637, 1371, 1373, 1381, 1387, 1387},  // public.mp3
  {{9041, 16}, {9043, 17}, {535, 0}, TypeTablesNone, 909, 5637, 5638, 5643, 1387, 1387, 1388, 1388, 1388},  // public.mp4a-latm
  {{9046, 16}, {9048, 17}, {535, 0}, TypeTablesNone, 910, 5643, 5644, 5649, 1388, 1390, 1390, 1390, 1390},  // public.mp4a-loas
  {{9051, 11}, {9053, 16}, {535, 0}, TypeTablesNone, 606, 5649, 5650, 5655, 1390, 1395, 1399, 1401, 1401},  // public.mpeg
  {{9057, 30}, {9061, 23}, {535, 0}, TypeTablesNone, 607, 5655, 5656, 5661, 1401, 1402, 1402, 1402, 1402},  // public.mpeg-2-transport-stream
  {{9064, 19}, {9067, 12}, {535, 0}, TypeTablesNone, 608, 5661, 5662, 5668, 1402, 1403, 1405, 1405, 1405},  // public.mpeg-2-video
  {{9069, 13}, {9071, 12}, {535, 0}, 166, 609, 5668, 5669, 5674, 1405, 1407, 1409, 1411, 1411},  // public.mpeg-4
  {{9074, 19}, {9077, 12}, {535, 0}, 167, 610, 5675, 5676, 5681, 1411, 1413, 1415, 1417, 1417},  // public.mpeg-4-audio
  {{9079, 16}, {9081, 9}, {535, 0}, TypeTablesNone, 611, 5683, 5684, 5688, 1417, 1418, 1418, 1418, 1418},  // public.mpo-image
  {{9083, 17}, {9086, 17}, {535, 0}, TypeTablesNone, 612, 5688, 5689, 5690, 1418, 1418, 1418, 1418, 1418},  // public.named-pipe
  {{9089, 13}, {9091, 13}, {9093, 17}, TypeTablesNone, 613, 5690, 5691, 5695, 1418, 1419, 1420, 1420, 1420},  // public.ndjson
  {{9096, 18}, {9099, 24}, {535, 0}, TypeTablesNone, 614, 5695, 5697, 5700, 1420, 1421, 1421, 1421, 1421},  // public.object-code
  {{9102, 35}, {9107, 20}, {535, 0}, 168, 615, 5700, 5701, 5707, 1421, 1422, 1422, 1422, 1422},  // public.objective-c-plus-plus-source
  {{9110, 48}, {8496, 26}, {535, 0}, TypeTablesNone, 616, 5708, 5710, 5718, 1422, 1423, 1423, 1423, 1423},  // public.objective-c-plus-plus-source.preprocessed
  {{9116, 25}, {9120, 18}, {535, 0}, 169, 617, 5718, 5719, 5725, 1423, 1424, 1424, 1424, 1424},  // public.objective-c-source
  {{9123, 38}, {8496, 26}, {535, 0}, TypeTablesNone, 618, 5726, 5728, 5736, 1424, 1425, 1425, 1425, 1425},  // public.objective-c-source.preprocessed
  {{9128, 10}, {9130, 14}, {535, 0}, TypeTablesNone, 911, 5736, 5738, 5742, 1425, 1426, 1427, 1427, 1427},  // public.ofd
  {{9132, 31}, {9136, 24}, {535, 0}, TypeTablesNone, 619, 5742, 5743, 5747, 1427, 1428, 1428, 1428, 1428},  // public.opentype-collection-font
  {{9139, 20}, {9142, 13}, {535, 0}, 170, 620, 5747, 5748, 5751, 1428, 1429, 1430, 1431, 1431},  // public.opentype-font
  {{9145, 28}, {9149, 47}, {535, 0}, 171, 621, 5752, 5753, 5754, 1431, 1431, 1431, 1433, 1433},  // public.optical-storage-media
  {{9157, 20}, {9160, 27}, {535, 0}, TypeTablesNone, 622, 5757, 5758, 5764, 1433, 1434, 1434, 1434, 1434},  // public.pascal-source
  {{9164, 17}, {9167, 17}, {535, 0}, TypeTablesNone, 623, 5764, 5765, 5770, 1434, 1436, 1436, 1436, 1436},  // public.patch-file
  {{9170, 18}, {9173, 11}, {535, 0}, TypeTablesNone, 624, 5770, 5771, 5779, 1436, 1438, 1439, 1439, 1439},  // public.perl-script
  {{9175, 17}, {9178, 10}, {535, 0}, TypeTablesNone, 625, 5779, 5780, 5788, 1439, 1445, 1448, 1448, 1448},  // public.php-script
  {{9180, 17}, {9183, 13}, {535, 0}, 172, 626, 5788, 5789, 5793, 1448, 1450, 1451, 1451, 1451},  // public.plain-text
  {{9185, 15}, {9187, 8}, {535, 0}, 173, 627, 5804, 5804, 5804, 1451, 1451, 1451, 1451, 1451},  // public.playlist
  {{9188, 19}, {9191, 19}, {535, 0}, TypeTablesNone, 628, 5806, 5808, 5813, 1451, 1452, 1453, 1453, 1453},  // public.pls-playlist
  {{9194, 10}, {9196, 9}, {535, 0}, TypeTablesNone, 629, 5813, 5814, 5818, 1453, 1454, 1455, 1456, 1457},  // public.png
  {{9203, 26}, {9207, 26}, {535, 0}, TypeTablesNone, 630, 5818, 5820, 5824, 1457, 1458, 1458, 1458, 1458},  // public.polygon-file-format
  {{9211, 27}, {9215, 34}, {535, 0}, TypeTablesNone, 631, 5824, 5825, 5831, 1458, 1459, 1459, 1459, 1459},  // public.precompiled-c-header
  {{9220, 37}, {9225, 44}, {535, 0}, TypeTablesNone, 632, 5831, 5832, 5838, 1459, 1460, 1460, 1460, 1460},  // public.precompiled-c-plus-plus-header
  {{9231, 19}, {7584, 12}, {535, 0}, 174, 633, 5838, 5839, 5841, 1460, 1460, 1460, 1460, 1460},  // public.presentation
  {{9234, 20}, {9237, 13}, {535, 0}, TypeTablesNone, 634, 5861, 5862, 5870, 1460, 1461, 1462, 1462, 1462},  // public.python-script
  {{9239, 10}, {9241, 10}, {535, 0}, TypeTablesNone, 635, 5870, 5871, 5876, 1462, 1463, 1464, 1464, 1464},  // public.rss
  {{9243, 10}, {9245, 9}, {535, 0}, TypeTablesNone, 636, 5876, 5877, 5881, 1464, 1465, 1466, 1467, 1469},  // public.rtf
  {{9256, 18}, {9259, 11}, {535, 0}, TypeTablesNone, 637, 5881, 5882, 5890, 1469, 1471, 1472, 1472, 1472},  // public.ruby-script
  {{9261, 13}, {9263, 6}, {535, 0}, 175, 638, 5890, 5891, 5897, 1472, 1472, 1472, 1472, 1472},  // public.script
  {{9264, 19}, {9267, 12}, {535, 0}, 176, 639, 5902, 5903, 5910, 1472, 1473, 1473, 1473, 1473},  // public.shell-script
  {{9269, 13}, {9271, 13}, {535, 0}, TypeTablesNone, 640, 5919, 5920, 5921, 1473, 1473, 1473, 1473, 1473},  // public.socket
  {{9273, 18}, {9276, 11}, {535, 0}, 177, 641, 5921, 5922, 5927, 1473, 1473, 1473, 1473, 1473},  // public.source-code
  {{9278, 31}, {8496, 26}, {535, 0}, 178, 642, 5949, 5950, 5956, 1473, 1473, 1473, 1473, 1473},  // public.source-code.preprocessed
  {{9282, 14}, {9284, 34}, {535, 0}, 179, 643, 5960, 5960, 5960, 1473, 1473, 1473, 1473, 1473},  // public.speaker
  {{9289, 18}, {7603, 11}, {535, 0}, 180, 644, 5961, 5962, 5963, 1473, 1473, 1473, 1473, 1473},  // public.spreadsheet
  {{9292, 42}, {9298, 42}, {535, 0}, TypeTablesNone, 645, 5980, 5982, 5986, 1473, 1474, 1474, 1474, 1474},  // public.standard-tesselated-geometry-format
  {{9304, 14}, {9306, 33}, {535, 0}, 181, 646, 5986, 5986, 5986, 1474, 1474, 1474, 1474, 1474},  // public.storage
  {{9311, 17}, {9314, 27}, {535, 0}, 182, 647, 5994, 5994, 5994, 1474, 1474, 1474, 1474, 1474},  // public.stored-url
  {{9318, 16}, {9320, 9}, {535, 0}, TypeTablesNone, 648, 5996, 5998, 6004, 1474, 1476, 1477, 1479, 1479},  // public.svg-image
  {{9323, 19}, {9326, 12}, {535, 0}, TypeTablesNone, 649, 6004, 6005, 6011, 1479, 1480, 1480, 1480, 1480},  // public.swift-source
  {{9328, 14}, {9330, 13}, {535, 0}, TypeTablesNone, 650, 6011, 6013, 6015, 1480, 1480, 1480, 1480, 1480},  // public.symlink
  {{9332, 32}, {9336, 20}, {535, 0}, 183, 651, 6015, 6017, 6023, 1480, 1481, 1482, 1482, 1482},  // public.tab-separated-values-text
  {{9339, 18}, {9342, 11}, {535, 0}, TypeTablesNone, 652, 6024, 6025, 6029, 1482, 1483, 1485, 1485, 1485},  // public.tar-archive
  {{9344, 24}, {9347, 17}, {535, 0}, TypeTablesNone, 653, 6029, 6030, 6034, 1485, 1487, 1487, 1487, 1487},  // public.tar-bzip2-archive
  {{9350, 18}, {9353, 25}, {535, 0}, TypeTablesNone, 654, 6034, 6035, 6043, 1487, 1488, 1488, 1488, 1488},  // public.tcsh-script
  {{9357, 11}, {9359, 8}, {535, 0}, 184, 655, 6043, 6045, 6048, 1488, 1488, 1488, 1488, 1488},  // public.text
  {{9360, 11}, {9362, 10}, {535, 0}, TypeTablesNone, 656, 6069, 6070, 6074, 1488, 1490, 1491, 1492, 1494},  // public.tiff
  {{9371, 17}, {9374, 10}, {535, 0}, TypeTablesNone, 657, 6074, 6074, 6074, 1494, 1494, 1494, 1494, 1494},  // public.to-do-item
  {{9376, 31}, {9380, 24}, {535, 0}, TypeTablesNone, 658, 6074, 6075, 6079, 1494, 1495, 1495, 1496, 1496},  // public.truetype-collection-font
  {{9384, 20}, {9387, 13}, {535, 0}, 185, 659, 6079, 6080, 6083, 1496, 1496, 1496, 1496, 1496},  // public.truetype-font
  {{9389, 24}, {9392, 17}, {535, 0}, TypeTablesNone, 660, 6086, 6087, 6091, 1496, 1497, 1498, 1498, 1498},  // public.truetype-ttf-font
  {{9395, 17}, {9398, 10}, {535, 0}, TypeTablesNone, 661, 6091, 6092, 6097, 1498, 1501, 1501, 1502, 1502},  // public.ulaw-audio
  {{9401, 22}, {9404, 15}, {535, 0}, 186, 662, 6097, 6099, 6102, 1502, 1502, 1502, 1503, 1503},  // public.unix-executable
  {{9407, 10}, {9409, 3}, {535, 0}, 187, 663, 6103, 6104, 6106, 1503, 1503, 1503, 1505, 1505},  // public.url
  {{9412, 15}, {9414, 15}, {535, 0}, TypeTablesNone, 664, 6108, 6109, 6111, 1505, 1505, 1505, 1506, 1506},  // public.url-name
  {{9417, 32}, {9421, 32}, {535, 0}, TypeTablesNone, 665, 6111, 6112, 6117, 1506, 1506, 1506, 1507, 1507},  // public.utf16-external-plain-text
  {{9426, 23}, {9429, 32}, {535, 0}, TypeTablesNone, 666, 6117, 6118, 6123, 1507, 1507, 1509, 1510, 1510},  // public.utf16-plain-text
  {{9434, 22}, {9437, 19}, {535, 0}, 188, 667, 6123, 6124, 6129, 1510, 1510, 1512, 1513, 1514},  // public.utf8-plain-text
  {{9444, 37}, {9449, 26}, {535, 0}, TypeTablesNone, 668, 6136, 6138, 6146, 1514, 1514, 1514, 1514, 1515},  // public.utf8-tab-separated-values-text
  {{9458, 24}, {9461, 17}, {535, 0}, TypeTablesNone, 669, 6146, 6148, 6151, 1515, 1516, 1517, 1517, 1517},  // public.uuencoded-archive
  {{9464, 12}, {9466, 5}, {9467, 35}, TypeTablesNone, 670, 6151, 6153, 6158, 1517, 1519, 1522, 1523, 1524},  // public.vcard
  {{9477, 12}, {9479, 19}, {535, 0}, 189, 671, 6158, 6159, 6164, 1524, 1524, 1524, 1524, 1524},  // public.video
  {{9482, 13}, {9484, 11}, {535, 0}, TypeTablesNone, 672, 6165, 6166, 6169, 1524, 1524, 1524, 1525, 1525},  // public.volume
  {{9487, 23}, {9490, 17}, {535, 0}, TypeTablesNone, 673, 6169, 6170, 6172, 1525, 1529, 1530, 1530, 1530},  // public.x509-certificate
  {{9493, 20}, {9496, 13}, {535, 0}, TypeTablesNone, 674, 6172, 6173, 6177, 1530, 1531, 1532, 1532, 1532},  // public.xbitmap-image
  {{9498, 10}, {9500, 10}, {535, 0}, TypeTablesNone, 675, 6177, 6178, 6183, 1532, 1533, 1533, 1533, 1533},  // public.xfd
  {{9502, 12}, {9504, 12}, {535, 0}, TypeTablesNone, 676, 6183, 6184, 6189, 1533, 1536, 1537, 1537, 1537},  // public.xhtml
  {{9506, 10}, {9508, 8}, {535, 0}, 190, 677, 6189, 6190, 6194, 1537, 1538, 1540, 1540, 1540},  // public.xml
  {{9509, 18}, {9512, 25}, {535, 0}, TypeTablesNone, 678, 6207, 6208, 6214, 1540, 1546, 1546, 1546, 1546},  // public.yacc-source
  {{9516, 11}, {9518, 9}, {535, 0}, TypeTablesNone, 679, 6214, 6215, 6219, 1546, 1548, 1549, 1549, 1549},  // public.yaml
  {{9520, 16}, {9522, 9}, {535, 0}, TypeTablesNone, 680, 6219, 6221, 6224, 1549, 1550, 1551, 1551, 1551},  // public.z-archive
  {{9524, 18}, {7293, 11}, {535, 0}, 191, 681, 6224, 6225, 6229, 1551, 1552, 1554, 1554, 1554},  // public.zip-archive
  {{9527, 17}, {9530, 24}, {535, 0}, TypeTablesNone, 682, 6231, 6232, 6240, 1554, 1555, 1555, 1555, 1555},  // public.zsh-script
  {{535, 0}, {535, 0}, {535, 0}, TypeTablesNone, 926, 6240, 6240, 6240, 1555, 1555, 1555, 1555, 1555},  // end
};

const uint8_t TypeTablesClosureBytes[] = {
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8,
  2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2,
  0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
  0, 2, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 16, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 2, 1,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0,
  0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 8, 128, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 96, 2, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
  32, 1, 2, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 96, 2, 0, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 64, 0, 0, 0, 0, 3, 0, 2, 0, 0,
  65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 2, 0,
  0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  3, 0, 10, 16, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 2, 0, 0, 0, 0, 2, 0, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 4, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0,
  2, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 2, 0, 0, 128,
  0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 32, 4, 2, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24,
  0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0,
  0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  2, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2, 8, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0,
  8, 0, 35, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 3, 0, 10, 16, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 10,
  16, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 32, 6, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  4, 2, 0, 0, 0, 0, 4, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 68, 0, 40, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 16, 0, 0, 0, 8, 0, 0, 4, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 2, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128,
  25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 32, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 2, 16, 2, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0,
  0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0,
  4, 64, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 192, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 192, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0,
  0, 0, 0, 0, 4, 192, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 192, 0, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 192, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 192, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4,
  192, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 192, 0, 0, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0,
  0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0,
  4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0,
  0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 1, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64,
  1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0,
  0, 4, 64, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 2, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 64, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0,
  0, 0, 0, 0, 0, 4, 64, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
  32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0,
  0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
  0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 4,
  0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
  0, 4, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 40, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 4, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 104, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 4, 0, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 104,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  4, 0, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 168, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 68, 0, 40, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
  0, 0, 0, 0, 68, 0, 40, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 68, 0, 40, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0,
  0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 4, 0, 8, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  2, 0, 0, 8, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 64, 0, 0, 0, 0, 0, 0, 8, 0, 0,
  0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 64, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0,
  32, 33, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
  0, 0, 0, 32, 33, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 0, 16, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2,
  0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0,
  0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 64, 0, 0, 0, 0, 0,
  0, 16, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 2, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 4, 0, 0, 32, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 128, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 32,
  33, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 10, 16, 0, 1, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  8, 0, 3, 0, 98, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 4, 0, 0, 0, 38, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 230, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 230, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 102, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 102, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 102, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 102, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 102, 4, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 102, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 24, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 6, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 24, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  6, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 104, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 6, 40, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 40, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 104, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 6, 168, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 40,
  17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 40, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 104, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 6, 168, 136, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 40, 17, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 40, 34, 2, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 6, 104, 102, 2, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6,
  168, 170, 2, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 40, 51, 3, 0, 0, 0, 0, 0, 0,
  0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 6, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 44, 2, 0,
  0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 44, 8, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0,
  52, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 52, 2, 0, 0, 0, 0, 0, 0, 0, 64,
  16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 52, 8, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 6, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 36, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 0, 6, 0, 0, 164, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 164, 1,
  0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 36, 2, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 36, 2, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0,
  0, 100, 2, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 164, 6, 0, 0, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 164, 7, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 6, 0, 0, 36, 8, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 36, 8, 0, 0, 0,
  0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 100, 8, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 6, 0, 0, 164, 24, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0,
  164, 25, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 6, 0, 0, 4, 96, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 160, 0, 0, 0,
  0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 160, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 224, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4,
  32, 1, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 32, 1, 0, 0, 0, 0, 0, 0, 64, 16,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 96, 1, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6,
  0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 2, 0, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 6, 128, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 6, 0, 0, 4, 0, 14, 128, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 22, 128,
  0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 10, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 18, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4,
  0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 96, 0, 0, 0, 0, 0, 0, 64, 16,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6,
  0, 0, 4, 0, 64, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 64, 0, 0, 0, 0, 0,
  0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 192, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 6, 0, 0, 4, 0, 64, 1, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 64, 1,
  0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 192, 1, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0,
  0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 64, 2, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4,
  0, 64, 2, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 192, 2, 0, 0, 0, 0, 0, 64,
  16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 96, 1, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0,
  0, 6, 0, 0, 4, 0, 96, 2, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 0, 0, 0, 0,
  0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 4, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 140, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0,
  172, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 204, 0, 0, 0, 0, 0, 64, 16, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 20, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0,
  0, 4, 0, 0, 36, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 52, 0, 0, 0, 0, 0,
  64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 68, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 6, 0, 0, 4, 0, 0, 84, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0,
  0, 4, 0, 0, 0, 6, 0, 0, 4, 0, 0, 128, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 2, 0,
  0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 2, 0,
  0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 4, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0,
  0, 0, 2, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 64, 16, 0,
  0, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0,
  0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 64,
  16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 3, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0,
  0, 0, 18, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0,
  0, 0, 4, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2,
  0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 32,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 130, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 10, 16, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0,
  0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0,
  0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 64, 16,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6,
  0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0,
  0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4,
  0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0,
  64, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 64, 16, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0,
  32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
  12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  24, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 8, 0, 0, 0, 0, 32, 33, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 3, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 4, 2, 0, 0, 0, 96, 2, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 1, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 10, 16, 0, 17, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 3, 0, 10, 16, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 3, 0,
  2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 2, 0, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0,
  0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  8, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 4, 0, 8, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0,
  0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 4, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  8, 0, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 2, 0, 2, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 64, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 8, 128, 0, 0, 0, 0, 32, 0, 2, 0, 0, 0, 0, 4, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 64, 16,
  0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0,
  10, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 1,
  0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 2, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 8, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0,
  3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 0, 2, 32, 3, 1, 2, 0, 16, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 64, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 12, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 3, 0, 34,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 3,
  0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 8, 0, 3, 0, 34, 0, 0, 65, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 8, 0, 3, 0, 34, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 3, 1, 2, 144, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  16, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 3, 0, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 32, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2,
  0, 2, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 2, 0,
  2, 1, 2, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 2, 0, 2, 1, 2, 0, 0, 128, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 2, 0, 2, 0, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 1, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0,
  3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
  0, 32, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 0, 16, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 2, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2,
  64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 2,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 1, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0,
  32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 1, 2, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 0, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 4, 0, 32, 3, 1, 2, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 0, 2, 0, 16, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 1, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 4, 0, 32, 3, 0, 2, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 1, 2, 0,
  16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 32, 3, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0,
  3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
  0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 16, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 12, 0, 3, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 160, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 32, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 8, 0, 0, 0, 16, 0, 32, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
  128, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 128, 3, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 3, 0, 2, 144, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 34, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 3, 0, 2, 16, 2,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 3, 0, 2, 16, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 2,
  16, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0,
  2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
  0, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 2, 16, 0, 1, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 3,
  1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  128, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 8, 32, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 128, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 8, 32, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0,
  2, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
  4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 16, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  3, 16, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 16, 2, 16, 2, 1, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 16, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 64, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 6, 0, 0, 1, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 8, 32, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 64, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 8,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 8, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 128, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
  128, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 128, 3, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 128, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 3, 128, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 6, 0, 0, 1, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 48, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 2,
  0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
  0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 3, 0, 34, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 8, 0, 3, 0, 98, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 130, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 3, 0, 2, 17, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 17, 6, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 18, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 18, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 3, 0, 2, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
  32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0,
  2, 144, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 3, 1, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 32, 0, 1, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
  0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 32, 1, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 3, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144,
  3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 6, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 3, 0, 2, 16, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0, 2, 16, 128, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 128, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 2, 0, 2, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 3, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0,
  0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 8, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 12, 0, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2,
  0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2,
  16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11,
  0, 2, 16, 128, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  8, 0, 3, 0, 34, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 2, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 16, 2, 1,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 2, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 2, 0, 2, 0, 2, 0, 0,
  128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 2, 144, 3, 1,
};

const uint16_t TypeTablesRelativeArray[] = {
  828, 828, 781, 829, 777, 781, 781, 829, 10, 10, 781, 829, 774, 777, 781, 781, 829, 781, 781, 829, 843, 843,
  747, 781, 829, 777, 828, 828, 781, 829, 777, 781, 774, 781, 829, 774, 777, 828, 828, 781, 829, 777, 828,
  828, 781, 829, 777, 781, 774, 781, 829, 774, 777, 2, 808, 808, 781, 829, 12, 13, 14, 11, 11, 808, 781, 829,
  11, 11, 808, 781, 829, 11, 11, 808, 781, 829, 765, 765, 828, 781, 829, 777, 781, 774, 781, 829, 774, 777,
  781, 743, 781, 829, 743, 617, 618, 619, 78, 78, 829, 206, 206, 890, 781, 829, 76, 76, 784, 24, 76, 76, 784,
  22, 22, 76, 784, 510, 510, 76, 784, 27, 28, 29, 26, 26, 26, 26, 26, 26, 781, 482, 781, 829, 482, 781, 482,
  781, 829, 482, 207, 207, 76, 784, 781, 881, 781, 829, 881, 884, 869, 898, 777, 53, 444, 53, 785, 829, 444,
  881, 881, 884, 869, 898, 781, 829, 777, 781, 743, 781, 829, 743, 801, 801, 39, 40, 535, 535, 53, 785, 829,
  444, 37, 293, 444, 37, 801, 293, 53, 785, 829, 444, 41, 489, 37, 781, 37, 801, 781, 829, 71, 39, 39, 37,
  801, 293, 53, 785, 829, 444, 807, 807, 785, 829, 781, 743, 781, 829, 743, 781, 781, 829, 898, 471, 898,
  781, 829, 777, 471, 534, 534, 920, 898, 781, 829, 777, 471, 471, 471, 781, 829, 781, 743, 781, 829, 743,
  743, 743, 50, 781, 49, 781, 829, 49, 743, 781, 482, 781, 829, 482, 785, 785, 829, 34, 103, 107, 201, 202,
  203, 205, 254, 293, 430, 451, 454, 455, 466, 507, 508, 509, 535, 787, 787, 781, 781, 829, 781, 781, 829,
  781, 781, 829, 781, 781, 829, 781, 781, 829, 781, 781, 829, 781, 781, 829, 781, 781, 829, 920, 920, 898,
  781, 829, 777, 746, 746, 747, 781, 829, 777, 444, 444, 785, 829, 781, 781, 829, 910, 836, 910, 869, 898,
  781, 829, 777, 836, 781, 782, 781, 829, 782, 293, 444, 293, 53, 785, 829, 444, 807, 293, 807, 785, 829,
  293, 53, 40, 40, 37, 801, 781, 829, 807, 807, 785, 829, 807, 807, 785, 829, 301, 301, 298, 775, 784, 76,
  298, 298, 775, 784, 76, 784, 784, 22, 23, 207, 260, 298, 510, 898, 898, 781, 829, 777, 829, 829, 18, 79,
  89, 154, 155, 156, 157, 158, 159, 160, 161, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272,
  273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 440, 516, 78, 78, 829,
  807, 807, 785, 829, 807, 807, 785, 829, 807, 807, 785, 829, 828, 828, 781, 829, 777, 293, 444, 293, 53,
  785, 829, 444, 807, 807, 785, 829, 298, 298, 775, 784, 76, 781, 743, 781, 829, 743, 78, 78, 829, 206, 206,
  890, 781, 829, 889, 889, 454, 454, 53, 785, 829, 444, 807, 807, 785, 829, 781, 781, 829, 96, 99, 100, 95,
  828, 95, 781, 829, 828, 777, 98, 98, 781, 829, 781, 781, 829, 97, 95, 95, 781, 829, 95, 95, 781, 829, 781,
  774, 781, 829, 774, 777, 808, 808, 781, 829, 53, 53, 785, 829, 206, 206, 890, 781, 829, 444, 747, 444, 785,
  829, 747, 781, 777, 889, 889, 53, 444, 53, 785, 829, 444, 206, 206, 890, 781, 829, 781, 781, 829, 889, 889,
  910, 836, 910, 869, 898, 781, 829, 777, 836, 781, 781, 829, 807, 807, 785, 829, 517, 517, 910, 836, 910,
  869, 898, 781, 829, 777, 836, 816, 833, 816, 833, 898, 781, 829, 777, 781, 781, 829, 807, 807, 785, 829,
  209, 209, 207, 76, 784, 210, 210, 207, 76, 784, 222, 207, 886, 207, 76, 784, 886, 299, 299, 298, 775, 784,
  76, 898, 829, 764, 898, 781, 829, 777, 764, 898, 829, 764, 898, 781, 829, 777, 764, 829, 829, 781, 781,
  829, 828, 828, 781, 829, 777, 134, 148, 149, 130, 131, 132, 133, 129, 129, 148, 129, 129, 140, 129, 129,
  129, 129, 134, 135, 136, 137, 138, 139, 141, 142, 143, 144, 145, 146, 147, 133, 128, 133, 129, 128, 135,
  136, 137, 138, 139, 141, 142, 143, 144, 145, 146, 147, 133, 134, 133, 129, 134, 128, 133, 134, 133, 129,
  134, 128, 133, 134, 133, 129, 134, 128, 133, 134, 133, 129, 134, 128, 133, 134, 133, 129, 134, 128, 131,
  149, 131, 129, 149, 128, 133, 134, 133, 129, 134, 128, 133, 134, 133, 129, 134, 128, 133, 134, 133, 129,
  134, 128, 133, 134, 133, 129, 134, 128, 133, 134, 133, 129, 134, 128, 133, 134, 133, 129, 134, 128, 133,
  134, 133, 129, 134, 128, 130, 128, 130, 129, 128, 128, 128, 140, 150, 151, 152, 153, 149, 149, 128, 149,
  149, 128, 149, 149, 128, 149, 149, 128, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829,
  78, 78, 829, 78, 78, 829, 78, 78, 829, 807, 807, 785, 829, 762, 762, 884, 869, 898, 781, 829, 777, 454,
  454, 53, 785, 829, 444, 298, 298, 775, 784, 76, 168, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
  187, 188, 192, 197, 192, 192, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 169, 170, 171, 172, 173,
  174, 175, 168, 168, 166, 298, 775, 784, 76, 168, 168, 166, 298, 775, 784, 76, 168, 168, 166, 298, 775, 784,
  76, 168, 168, 166, 298, 775, 784, 76, 168, 168, 166, 298, 775, 784, 76, 168, 168, 166, 298, 775, 784, 76,
  168, 168, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 166, 166, 298,
  775, 784, 76, 166, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 166,
  166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784,
  76, 166, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76, 189, 190, 191,
  188, 188, 166, 298, 775, 784, 76, 188, 188, 166, 298, 775, 784, 76, 188, 188, 166, 298, 775, 784, 76, 166,
  166, 298, 775, 784, 76, 167, 193, 194, 195, 196, 192, 192, 166, 298, 775, 784, 76, 192, 192, 166, 298, 775,
  784, 76, 192, 192, 166, 298, 775, 784, 76, 192, 192, 166, 298, 775, 784, 76, 166, 166, 298, 775, 784, 76,
  444, 444, 785, 829, 444, 444, 785, 829, 781, 781, 829, 53, 444, 53, 785, 829, 444, 53, 444, 53, 785, 829,
  444, 53, 444, 53, 785, 829, 444, 781, 743, 781, 829, 743, 53, 444, 53, 785, 829, 444, 890, 781, 890, 781,
  829, 20, 90, 104, 108, 428, 439, 524, 527, 76, 76, 784, 32, 121, 208, 209, 210, 225, 525, 207, 207, 76,
  784, 207, 207, 76, 784, 119, 207, 207, 76, 784, 120, 211, 212, 213, 214, 218, 210, 210, 207, 76, 784, 210,
  210, 207, 76, 784, 210, 210, 207, 76, 784, 210, 210, 207, 76, 784, 215, 216, 217, 214, 214, 210, 207, 76,
  784, 214, 214, 210, 207, 76, 784, 214, 214, 210, 207, 76, 784, 210, 210, 207, 76, 784, 219, 220, 221, 218,
  218, 210, 207, 76, 784, 218, 218, 210, 207, 76, 784, 218, 218, 210, 207, 76, 784, 120, 120, 210, 207, 76,
  784, 223, 224, 222, 222, 120, 210, 207, 76, 784, 222, 222, 120, 210, 207, 76, 784, 207, 207, 76, 784, 234,
  235, 236, 237, 260, 260, 76, 784, 260, 260, 76, 784, 260, 260, 76, 784, 260, 260, 76, 784, 230, 231, 232,
  233, 229, 229, 260, 76, 784, 229, 229, 260, 76, 784, 229, 229, 260, 76, 784, 229, 229, 260, 76, 784, 225,
  225, 207, 76, 784, 225, 225, 207, 76, 784, 225, 225, 207, 76, 784, 225, 225, 207, 76, 784, 906, 906, 781,
  829, 444, 876, 255, 444, 785, 829, 876, 774, 777, 255, 444, 876, 255, 444, 785, 829, 876, 774, 777, 255,
  444, 876, 256, 444, 785, 829, 876, 774, 777, 256, 781, 876, 781, 829, 876, 774, 777, 781, 876, 781, 829,
  876, 774, 777, 444, 774, 887, 444, 785, 829, 774, 777, 887, 444, 774, 887, 444, 785, 829, 774, 777, 887,
  781, 774, 887, 781, 829, 774, 777, 887, 781, 774, 887, 781, 829, 774, 777, 887, 444, 774, 887, 444, 785,
  829, 774, 777, 887, 444, 774, 444, 785, 829, 774, 777, 444, 774, 444, 785, 829, 774, 777, 781, 774, 781,
  829, 774, 777, 781, 774, 781, 829, 774, 777, 444, 774, 444, 785, 829, 774, 777, 53, 444, 53, 785, 829, 444,
  444, 876, 444, 785, 829, 876, 774, 777, 239, 240, 444, 876, 444, 785, 829, 876, 774, 777, 241, 781, 836,
  781, 829, 836, 787, 787, 787, 787, 76, 76, 784, 226, 227, 228, 229, 78, 78, 829, 78, 78, 829, 78, 78, 829,
  78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78,
  78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78,
  829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78, 829, 78, 78,
  829, 78, 78, 829, 807, 807, 785, 829, 781, 781, 829, 466, 53, 53, 785, 829, 39, 69, 70, 85, 294, 506, 293,
  444, 774, 293, 53, 785, 829, 444, 774, 777, 869, 836, 869, 898, 781, 829, 777, 836, 852, 852, 746, 747,
  781, 829, 777, 851, 851, 843, 747, 781, 829, 777, 474, 775, 76, 775, 784, 76, 75, 87, 166, 299, 300, 301,
  414, 422, 427, 523, 298, 298, 775, 784, 76, 122, 303, 318, 342, 456, 298, 298, 775, 784, 76, 424, 536, 298,
  298, 775, 784, 76, 74, 423, 425, 426, 461, 781, 743, 781, 829, 743, 299, 299, 298, 775, 784, 76, 304, 305,
  315, 316, 317, 303, 303, 299, 298, 775, 784, 76, 303, 303, 299, 298, 775, 784, 76, 306, 308, 309, 311, 313,
  305, 305, 303, 299, 298, 775, 784, 76, 307, 306, 306, 305, 303, 299, 298, 775, 784, 76, 305, 305, 303, 299,
  298, 775, 784, 76, 305, 305, 303, 299, 298, 775, 784, 76, 310, 309, 309, 305, 303, 299, 298, 775, 784, 76,
  305, 305, 303, 299, 298, 775, 784, 76, 312, 311, 311, 305, 303, 299, 298, 775, 784, 76, 305, 305, 303, 299,
  298, 775, 784, 76, 314, 313, 313, 305, 303, 299, 298, 775, 784, 76, 303, 303, 299, 298, 775, 784, 76, 303,
  303, 299, 298, 775, 784, 76, 303, 303, 299, 298, 775, 784, 76, 299, 299, 298, 775, 784, 76, 319, 320, 325,
  326, 318, 318, 299, 298, 775, 784, 76, 318, 318, 299, 298, 775, 784, 76, 321, 322, 323, 324, 320, 320, 318,
  299, 298, 775, 784, 76, 320, 320, 318, 299, 298, 775, 784, 76, 320, 320, 318, 299, 298, 775, 784, 76, 320,
  320, 318, 299, 298, 775, 784, 76, 318, 318, 299, 298, 775, 784, 76, 318, 318, 299, 298, 775, 784, 76, 327,
  328, 329, 330, 326, 326, 318, 299, 298, 775, 784, 76, 331, 326, 326, 318, 299, 298, 775, 784, 76, 332, 326,
  326, 318, 299, 298, 775, 784, 76, 333, 326, 326, 318, 299, 298, 775, 784, 76, 334, 327, 327, 326, 318, 299,
  298, 775, 784, 76, 335, 328, 328, 326, 318, 299, 298, 775, 784, 76, 336, 329, 329, 326, 318, 299, 298, 775,
  784, 76, 337, 330, 330, 326, 318, 299, 298, 775, 784, 76, 338, 331, 331, 327, 326, 318, 299, 298, 775, 784,
  76, 339, 332, 332, 328, 326, 318, 299, 298, 775, 784, 76, 340, 333, 333, 329, 326, 318, 299, 298, 775, 784,
  76, 341, 334, 334, 330, 326, 318, 299, 298, 775, 784, 76, 339, 340, 341, 335, 338, 335, 331, 327, 326, 318,
  299, 298, 775, 784, 76, 338, 334, 330, 336, 338, 336, 332, 328, 326, 318, 299, 298, 775, 784, 76, 338, 334,
  330, 337, 338, 337, 333, 329, 326, 318, 299, 298, 775, 784, 76, 338, 334, 330, 299, 299, 298, 775, 784, 76,
  346, 350, 365, 374, 375, 381, 383, 384, 395, 396, 405, 406, 407, 350, 350, 342, 299, 298, 775, 784, 76,
  344, 345, 355, 343, 355, 350, 342, 299, 298, 775, 784, 76, 343, 360, 343, 360, 350, 342, 299, 298, 775,
  784, 76, 343, 342, 342, 299, 298, 775, 784, 76, 350, 350, 342, 299, 298, 775, 784, 76, 348, 349, 355, 347,
  355, 350, 342, 299, 298, 775, 784, 76, 347, 360, 347, 360, 350, 342, 299, 298, 775, 784, 76, 347, 342, 342,
  299, 298, 775, 784, 76, 343, 347, 351, 352, 353, 355, 360, 350, 350, 342, 299, 298, 775, 784, 76, 350, 350,
  342, 299, 298, 775, 784, 76, 357, 362, 350, 350, 342, 299, 298, 775, 784, 76, 354, 358, 363, 353, 353, 350,
  342, 299, 298, 775, 784, 76, 359, 364, 350, 350, 342, 299, 298, 775, 784, 76, 344, 348, 356, 357, 358, 355,
  355, 350, 342, 299, 298, 775, 784, 76, 355, 352, 355, 350, 342, 299, 298, 775, 784, 76, 352, 355, 353, 355,
  350, 342, 299, 298, 775, 784, 76, 353, 359, 358, 354, 358, 355, 350, 342, 299, 298, 775, 784, 76, 353, 354,
  350, 350, 342, 299, 298, 775, 784, 76, 345, 349, 361, 362, 363, 360, 360, 350, 342, 299, 298, 775, 784, 76,
  360, 352, 360, 350, 342, 299, 298, 775, 784, 76, 352, 360, 353, 360, 350, 342, 299, 298, 775, 784, 76, 353,
  364, 363, 354, 363, 360, 350, 342, 299, 298, 775, 784, 76, 353, 354, 342, 342, 299, 298, 775, 784, 76, 366,
  367, 368, 371, 365, 365, 342, 299, 298, 775, 784, 76, 365, 365, 342, 299, 298, 775, 784, 76, 370, 373, 365,
  365, 342, 299, 298, 775, 784, 76, 369, 370, 368, 368, 365, 342, 299, 298, 775, 784, 76, 368, 367, 368, 365,
  342, 299, 298, 775, 784, 76, 367, 365, 365, 342, 299, 298, 775, 784, 76, 372, 373, 371, 371, 365, 342, 299,
  298, 775, 784, 76, 371, 367, 371, 365, 342, 299, 298, 775, 784, 76, 367, 342, 342, 299, 298, 775, 784, 76,
  342, 342, 299, 298, 775, 784, 76, 376, 379, 380, 407, 375, 407, 342, 299, 298, 775, 784, 76, 375, 377, 378,
  376, 379, 376, 407, 342, 299, 298, 775, 784, 76, 375, 379, 376, 380, 376, 407, 342, 299, 298, 775, 784, 76,
  375, 380, 375, 375, 342, 299, 298, 775, 784, 76, 377, 375, 375, 342, 299, 298, 775, 784, 76, 378, 342, 342,
  299, 298, 775, 784, 76, 384, 384, 342, 299, 298, 775, 784, 76, 393, 394, 342, 342, 299, 298, 775, 784, 76,
  342, 342, 299, 298, 775, 784, 76, 382, 385, 386, 387, 390, 384, 384, 342, 299, 298, 775, 784, 76, 384, 384,
  342, 299, 298, 775, 784, 76, 389, 392, 384, 384, 342, 299, 298, 775, 784, 76, 388, 389, 393, 387, 387, 384,
  342, 299, 298, 775, 784, 76, 387, 386, 387, 384, 342, 299, 298, 775, 784, 76, 386, 384, 384, 342, 299, 298,
  775, 784, 76, 391, 392, 394, 390, 390, 384, 342, 299, 298, 775, 784, 76, 390, 386, 390, 384, 342, 299, 298,
  775, 784, 76, 386, 387, 382, 387, 384, 342, 299, 298, 775, 784, 76, 382, 390, 382, 390, 384, 342, 299, 298,
  775, 784, 76, 382, 342, 342, 299, 298, 775, 784, 76, 342, 342, 299, 298, 775, 784, 76, 397, 400, 401, 403,
  407, 396, 407, 342, 299, 298, 775, 784, 76, 396, 398, 399, 397, 401, 397, 407, 342, 299, 298, 775, 784, 76,
  396, 401, 397, 403, 397, 407, 342, 299, 298, 775, 784, 76, 396, 403, 396, 396, 342, 299, 298, 775, 784, 76,
  402, 404, 396, 396, 342, 299, 298, 775, 784, 76, 398, 402, 401, 400, 401, 396, 342, 299, 298, 775, 784, 76,
  400, 396, 396, 342, 299, 298, 775, 784, 76, 399, 404, 403, 400, 403, 396, 342, 299, 298, 775, 784, 76, 400,
  342, 342, 299, 298, 775, 784, 76, 342, 342, 299, 298, 775, 784, 76, 342, 342, 299, 298, 775, 784, 76, 376,
  397, 905, 905, 781, 829, 801, 409, 410, 411, 412, 413, 530, 408, 408, 905, 781, 829, 801, 408, 408, 905,
  781, 829, 801, 408, 408, 905, 781, 829, 801, 408, 408, 905, 781, 829, 801, 408, 408, 905, 781, 829, 801,
  298, 298, 775, 784, 76, 415, 416, 417, 418, 419, 420, 414, 414, 298, 775, 784, 76, 414, 414, 298, 775, 784,
  76, 414, 414, 298, 775, 784, 76, 414, 414, 298, 775, 784, 76, 414, 414, 298, 775, 784, 76, 414, 414, 298,
  775, 784, 76, 828, 828, 781, 829, 777, 298, 298, 775, 784, 76, 423, 424, 425, 426, 422, 301, 422, 298, 775,
  784, 76, 301, 422, 300, 422, 298, 775, 784, 76, 300, 422, 301, 422, 298, 775, 784, 76, 301, 422, 301, 422,
  298, 775, 784, 76, 301, 298, 298, 775, 784, 76, 206, 206, 890, 781, 829, 781, 781, 829, 444, 53, 444, 785,
  829, 53, 454, 454, 53, 785, 829, 444, 920, 920, 898, 781, 829, 777, 781, 781, 829, 829, 482, 829, 482, 807,
  807, 785, 829, 852, 852, 746, 747, 781, 829, 777, 807, 807, 785, 829, 206, 206, 890, 781, 829, 78, 78, 829,
  898, 898, 781, 829, 777, 898, 898, 781, 829, 777, 785, 785, 829, 34, 39, 65, 69, 85, 105, 107, 198, 199,
  201, 202, 203, 205, 239, 240, 241, 244, 245, 248, 249, 250, 253, 254, 255, 256, 294, 430, 451, 454, 455,
  466, 484, 506, 507, 508, 509, 532, 535, 749, 910, 836, 910, 869, 898, 781, 829, 777, 836, 781, 801, 781,
  829, 801, 828, 828, 781, 829, 777, 807, 807, 785, 829, 53, 444, 53, 785, 829, 444, 781, 781, 829, 781, 781,
  829, 53, 444, 53, 785, 829, 444, 92, 165, 431, 465, 478, 529, 53, 444, 53, 785, 829, 444, 299, 299, 298,
  775, 784, 76, 457, 458, 459, 460, 456, 456, 299, 298, 775, 784, 76, 456, 456, 299, 298, 775, 784, 76, 456,
  456, 299, 298, 775, 784, 76, 456, 456, 299, 298, 775, 784, 76, 301, 301, 298, 775, 784, 76, 462, 463, 464,
  461, 461, 301, 298, 775, 784, 76, 461, 461, 301, 298, 775, 784, 76, 461, 461, 301, 298, 775, 784, 76, 454,
  454, 53, 785, 829, 444, 292, 53, 444, 292, 53, 785, 829, 444, 787, 787, 781, 781, 829, 781, 781, 829, 829,
  829, 781, 781, 829, 45, 47, 534, 746, 746, 747, 781, 829, 777, 473, 472, 472, 746, 747, 781, 829, 777, 297,
  297, 851, 843, 747, 781, 829, 777, 920, 920, 898, 781, 829, 777, 807, 807, 785, 829, 781, 801, 781, 829,
  801, 454, 454, 53, 785, 829, 444, 828, 828, 781, 829, 777, 843, 843, 747, 781, 829, 777, 781, 781, 829, 30,
  31, 52, 434, 893, 884, 884, 869, 898, 781, 829, 777, 444, 774, 444, 785, 829, 774, 777, 781, 686, 781, 829,
  686, 777, 920, 920, 898, 781, 829, 777, 807, 807, 785, 829, 807, 807, 785, 829, 39, 39, 37, 801, 293, 53,
  785, 829, 444, 781, 781, 829, 781, 781, 829, 910, 836, 910, 869, 898, 781, 829, 777, 836, 807, 807, 785,
  829, 910, 836, 910, 869, 898, 781, 829, 777, 836, 889, 889, 889, 889, 889, 889, 889, 889, 869, 869, 898,
  781, 829, 777, 500, 501, 502, 503, 499, 499, 869, 898, 781, 829, 777, 499, 499, 869, 898, 781, 829, 777,
  499, 499, 869, 898, 781, 829, 777, 499, 499, 869, 898, 781, 829, 777, 787, 787, 884, 884, 869, 898, 781,
  829, 777, 293, 444, 293, 53, 785, 829, 444, 444, 53, 444, 785, 829, 53, 444, 53, 444, 785, 829, 53, 444,
  53, 444, 785, 829, 53, 76, 76, 784, 25, 869, 869, 898, 781, 829, 777, 807, 807, 785, 829, 807, 807, 785,
  829, 902, 902, 808, 781, 829, 781, 774, 781, 829, 774, 777, 78, 78, 829, 114, 807, 807, 785, 829, 807, 807,
  785, 829, 298, 298, 775, 784, 76, 206, 206, 890, 781, 829, 207, 207, 76, 784, 781, 777, 781, 829, 777, 206,
  206, 890, 781, 829, 781, 774, 781, 829, 774, 777, 454, 454, 53, 785, 829, 444, 408, 408, 905, 781, 829,
  801, 781, 743, 781, 829, 743, 533, 444, 444, 785, 829, 531, 531, 781, 829, 743, 920, 471, 920, 898, 781,
  829, 777, 471, 46, 53, 444, 53, 785, 829, 444, 38, 300, 300, 298, 775, 784, 76, 537, 538, 539, 536, 536,
  300, 298, 775, 784, 76, 536, 536, 300, 298, 775, 784, 76, 536, 536, 300, 298, 775, 784, 76, 746, 746, 747,
  781, 829, 777, 541, 542, 540, 540, 746, 747, 781, 829, 777, 540, 540, 746, 747, 781, 829, 777, 747, 747,
  781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777,
  765, 765, 828, 781, 829, 777, 828, 828, 781, 829, 777, 746, 746, 747, 781, 829, 777, 765, 765, 828, 781,
  829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765,
  765, 828, 781, 829, 777, 828, 828, 781, 829, 777, 802, 802, 828, 781, 829, 777, 839, 802, 802, 828, 781,
  829, 777, 839, 828, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765,
  765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781,
  829, 777, 747, 920, 747, 781, 829, 777, 920, 898, 582, 587, 588, 747, 747, 781, 829, 777, 583, 584, 585,
  586, 828, 828, 781, 829, 777, 781, 743, 781, 829, 743, 924, 774, 887, 801, 924, 604, 781, 829, 743, 774,
  777, 887, 801, 781, 781, 829, 781, 774, 887, 781, 829, 774, 777, 887, 781, 887, 781, 829, 887, 777, 781,
  887, 781, 829, 887, 777, 828, 828, 781, 829, 777, 890, 781, 890, 781, 829, 781, 876, 781, 829, 876, 774,
  777, 781, 876, 781, 829, 876, 774, 777, 781, 876, 781, 829, 876, 774, 777, 746, 746, 747, 781, 829, 777,
  781, 801, 781, 829, 801, 781, 801, 781, 829, 801, 746, 565, 746, 747, 781, 829, 777, 565, 920, 898, 843,
  566, 843, 747, 781, 829, 777, 566, 746, 566, 746, 747, 781, 829, 777, 566, 843, 566, 843, 747, 781, 829,
  777, 566, 843, 566, 843, 747, 781, 829, 777, 566, 843, 565, 843, 747, 781, 829, 777, 565, 920, 898, 843,
  565, 843, 747, 781, 829, 777, 565, 920, 898, 781, 774, 781, 829, 774, 777, 781, 774, 781, 829, 774, 777,
  920, 774, 920, 898, 781, 829, 777, 774, 881, 801, 881, 884, 869, 898, 781, 829, 777, 801, 765, 765, 828,
  781, 829, 777, 765, 765, 828, 781, 829, 777, 596, 596, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829,
  777, 595, 597, 596, 596, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829,
  777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 686, 781, 686, 777, 781, 829, 686, 781,
  686, 777, 781, 829, 781, 743, 781, 829, 743, 924, 746, 746, 747, 781, 829, 777, 843, 843, 747, 781, 829,
  777, 843, 843, 747, 781, 829, 777, 781, 781, 829, 765, 765, 828, 781, 829, 777, 898, 898, 781, 829, 777,
  828, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781, 829, 777, 765, 765, 828, 781,
  829, 777, 746, 746, 747, 781, 829, 777, 746, 746, 747, 781, 829, 777, 17, 17, 781, 829, 743, 17, 17, 781,
  829, 743, 17, 17, 781, 829, 743, 924, 801, 924, 604, 781, 829, 743, 801, 624, 781, 801, 781, 829, 801, 884,
  884, 869, 898, 781, 829, 777, 920, 920, 898, 781, 829, 777, 620, 620, 924, 604, 781, 829, 743, 801, 828,
  828, 781, 829, 777, 781, 781, 829, 746, 746, 747, 781, 829, 777, 781, 743, 781, 829, 743, 781, 774, 781,
  829, 774, 777, 781, 743, 781, 829, 743, 895, 781, 743, 781, 829, 743, 632, 631, 631, 781, 829, 743, 781,
  774, 781, 829, 774, 777, 920, 747, 686, 920, 898, 781, 829, 777, 747, 686, 781, 781, 829, 781, 781, 829,
  637, 638, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 636, 774, 636, 781, 829,
  774, 777, 636, 774, 636, 781, 829, 774, 777, 781, 777, 782, 781, 829, 777, 782, 636, 777, 636, 781, 829,
  777, 636, 777, 636, 781, 829, 777, 636, 774, 636, 781, 829, 774, 777, 636, 774, 636, 781, 829, 774, 777,
  636, 828, 636, 781, 829, 828, 777, 636, 828, 636, 781, 829, 828, 777, 636, 774, 876, 636, 781, 829, 774,
  777, 876, 636, 774, 876, 636, 781, 829, 774, 777, 876, 636, 774, 887, 636, 781, 829, 774, 777, 887, 636,
  774, 887, 636, 781, 829, 774, 777, 887, 636, 774, 636, 781, 829, 774, 777, 636, 774, 636, 781, 829, 774,
  777, 636, 774, 636, 781, 829, 774, 777, 636, 774, 636, 781, 829, 774, 777, 781, 777, 781, 829, 777, 781,
  777, 781, 829, 777, 781, 777, 781, 829, 777, 781, 777, 876, 781, 829, 777, 876, 774, 781, 777, 876, 781,
  829, 777, 876, 774, 781, 887, 781, 829, 887, 777, 781, 887, 781, 829, 887, 777, 781, 777, 781, 829, 777,
  781, 777, 781, 829, 777, 781, 777, 781, 829, 777, 781, 781, 829, 665, 666, 667, 668, 669, 670, 671, 672,
  673, 674, 675, 676, 677, 678, 664, 876, 664, 781, 829, 876, 774, 777, 664, 876, 801, 664, 781, 829, 876,
  774, 777, 801, 664, 876, 664, 781, 829, 876, 774, 777, 664, 876, 801, 664, 781, 829, 876, 774, 777, 801,
  664, 876, 664, 781, 829, 876, 774, 777, 664, 876, 801, 664, 781, 829, 876, 774, 777, 801, 664, 774, 887,
  664, 781, 829, 774, 777, 887, 664, 774, 887, 801, 664, 781, 829, 774, 777, 887, 801, 664, 774, 887, 664,
  781, 829, 774, 777, 887, 664, 774, 887, 801, 664, 781, 829, 774, 777, 887, 801, 664, 774, 664, 781, 829,
  774, 777, 664, 774, 801, 664, 781, 829, 774, 777, 801, 664, 774, 664, 781, 829, 774, 777, 664, 774, 801,
  664, 781, 829, 774, 777, 801, 843, 843, 747, 781, 829, 777, 781, 743, 781, 829, 743, 781, 743, 781, 829,
  743, 898, 898, 781, 829, 777, 843, 843, 747, 781, 829, 777, 828, 828, 781, 829, 777, 746, 746, 747, 781,
  829, 777, 777, 777, 485, 602, 603, 634, 694, 815, 873, 888, 843, 843, 747, 781, 829, 777, 843, 843, 747,
  781, 829, 777, 746, 746, 747, 781, 829, 777, 746, 746, 747, 781, 829, 777, 884, 884, 869, 898, 781, 829,
  777, 746, 746, 747, 781, 829, 777, 693, 771, 692, 692, 746, 747, 781, 829, 777, 686, 781, 686, 777, 781,
  829, 700, 701, 702, 705, 707, 709, 711, 712, 713, 714, 715, 717, 718, 719, 720, 722, 723, 724, 726, 729,
  731, 733, 734, 737, 739, 740, 741, 713, 713, 695, 713, 713, 695, 713, 713, 695, 713, 713, 695, 695, 695,
  695, 695, 695, 695, 713, 713, 695, 713, 713, 695, 695, 695, 713, 713, 695, 695, 695, 713, 713, 695, 695,
  695, 713, 713, 695, 695, 695, 695, 695, 695, 695, 696, 697, 698, 699, 703, 704, 706, 708, 710, 716, 721,
  727, 728, 730, 732, 735, 736, 738, 742, 695, 695, 695, 695, 713, 713, 695, 695, 695, 695, 695, 695, 695,
  695, 695, 713, 713, 695, 695, 695, 695, 695, 695, 695, 725, 724, 740, 724, 695, 740, 695, 695, 713, 713,
  695, 713, 713, 695, 695, 695, 713, 713, 695, 695, 695, 713, 713, 695, 695, 695, 695, 695, 713, 713, 695,
  713, 713, 695, 695, 695, 713, 713, 695, 695, 695, 695, 695, 725, 695, 695, 713, 713, 695, 17, 36, 43, 48,
  49, 88, 204, 302, 531, 568, 604, 628, 630, 631, 680, 681, 756, 778, 786, 912, 923, 884, 884, 869, 898, 781,
  829, 777, 746, 746, 747, 781, 829, 777, 747, 747, 781, 829, 777, 64, 472, 540, 549, 579, 582, 584, 605,
  615, 616, 627, 685, 689, 690, 692, 745, 788, 800, 840, 844, 845, 846, 847, 852, 904, 781, 777, 781, 829,
  777, 105, 543, 565, 566, 634, 746, 843, 749, 444, 748, 444, 785, 829, 748, 825, 825, 828, 781, 829, 777,
  825, 825, 828, 781, 829, 777, 843, 843, 747, 781, 829, 777, 882, 882, 881, 884, 869, 898, 781, 829, 777,
  829, 829, 781, 743, 781, 829, 743, 896, 884, 884, 869, 898, 781, 829, 777, 884, 884, 869, 898, 781, 829,
  777, 759, 758, 758, 884, 869, 898, 781, 829, 777, 884, 884, 869, 898, 781, 829, 777, 761, 760, 885, 760,
  884, 869, 898, 781, 829, 777, 885, 884, 884, 869, 898, 781, 829, 777, 164, 763, 762, 885, 762, 884, 869,
  898, 781, 829, 777, 885, 123, 124, 828, 828, 781, 829, 777, 15, 544, 545, 546, 547, 550, 551, 552, 553,
  554, 559, 560, 561, 562, 563, 564, 593, 594, 596, 598, 599, 600, 601, 609, 612, 613, 614, 898, 898, 781,
  829, 777, 805, 842, 864, 864, 889, 768, 769, 770, 767, 767, 864, 889, 767, 767, 864, 889, 767, 767, 864,
  889, 692, 692, 746, 747, 781, 829, 777, 829, 829, 869, 783, 869, 898, 781, 829, 777, 783, 777, 777, 7, 10,
  16, 101, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 294, 484, 515, 528, 569, 571, 589, 590, 591,
  629, 633, 637, 638, 642, 643, 646, 647, 648, 649, 650, 651, 652, 653, 671, 672, 673, 674, 675, 676, 677,
  678, 861, 876, 784, 784, 298, 813, 913, 526, 639, 640, 641, 654, 655, 656, 657, 658, 661, 662, 663, 686,
  747, 774, 828, 887, 898, 781, 743, 781, 829, 743, 882, 882, 881, 884, 869, 898, 781, 829, 777, 898, 898,
  781, 829, 777, 829, 829, 1, 3, 4, 7, 10, 16, 17, 30, 31, 33, 36, 40, 43, 44, 48, 50, 52, 55, 56, 57, 58,
  59, 60, 61, 62, 66, 68, 88, 95, 98, 101, 109, 112, 117, 126, 200, 204, 206, 242, 243, 246, 247, 251, 252,
  257, 291, 302, 429, 433, 448, 452, 453, 468, 469, 471, 477, 481, 485, 490, 491, 515, 526, 528, 531, 568,
  570, 571, 572, 573, 575, 576, 577, 578, 580, 581, 589, 590, 602, 603, 604, 608, 621, 626, 628, 629, 630,
  631, 633, 635, 636, 639, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 680, 681, 694, 747, 756,
  778, 798, 808, 828, 856, 861, 873, 888, 898, 905, 906, 907, 912, 916, 923, 68, 639, 898, 898, 781, 829,
  777, 773, 894, 76, 775, 829, 829, 53, 444, 807, 743, 743, 54, 258, 259, 467, 504, 746, 746, 747, 781, 829,
  777, 843, 843, 747, 781, 829, 777, 864, 864, 889, 791, 792, 793, 794, 795, 796, 790, 790, 864, 889, 790,
  790, 864, 889, 790, 790, 864, 889, 790, 790, 864, 889, 790, 790, 864, 889, 790, 790, 864, 889, 884, 884,
  869, 898, 781, 829, 777, 781, 801, 781, 829, 801, 839, 839, 746, 746, 747, 781, 829, 777, 37, 448, 477,
  569, 580, 581, 592, 620, 621, 666, 668, 670, 672, 674, 676, 678, 798, 856, 905, 828, 839, 828, 781, 829,
  777, 839, 556, 557, 906, 906, 781, 829, 766, 766, 898, 781, 829, 777, 843, 843, 747, 781, 829, 777, 785,
  785, 829, 42, 70, 72, 73, 80, 81, 83, 86, 94, 113, 118, 162, 290, 435, 437, 450, 476, 487, 488, 493, 512,
  513, 521, 522, 915, 781, 781, 829, 11, 102, 863, 902, 812, 812, 884, 869, 898, 781, 829, 777, 812, 812,
  884, 869, 898, 781, 829, 777, 812, 812, 884, 869, 898, 781, 829, 777, 884, 884, 869, 898, 781, 829, 777,
  809, 810, 811, 775, 775, 784, 833, 833, 898, 781, 829, 777, 686, 898, 686, 777, 898, 781, 829, 116, 864,
  864, 889, 818, 819, 820, 821, 817, 817, 864, 889, 817, 817, 864, 889, 817, 817, 864, 889, 817, 817, 864,
  889, 825, 825, 828, 781, 829, 777, 825, 825, 828, 781, 829, 777, 825, 825, 828, 781, 829, 777, 828, 828,
  781, 829, 777, 750, 751, 822, 823, 824, 826, 825, 825, 828, 781, 829, 777, 898, 898, 781, 829, 777, 781,
  777, 781, 829, 777, 0, 6, 8, 9, 84, 96, 127, 421, 449, 479, 548, 555, 558, 567, 574, 611, 625, 644, 645,
  684, 765, 802, 825, 830, 831, 832, 853, 872, 891, 899, 917, 78, 123, 124, 125, 434, 470, 754, 772, 781,
  785, 836, 854, 883, 893, 828, 828, 781, 829, 777, 828, 828, 781, 829, 777, 828, 828, 781, 829, 777, 898,
  898, 781, 829, 777, 116, 814, 882, 882, 881, 884, 869, 898, 781, 829, 777, 884, 884, 869, 898, 781, 829,
  777, 829, 829, 67, 111, 115, 257, 295, 445, 492, 494, 869, 870, 869, 898, 781, 829, 777, 870, 881, 881,
  884, 869, 898, 781, 829, 777, 799, 802, 746, 746, 747, 781, 829, 777, 884, 884, 869, 898, 781, 829, 777,
  766, 766, 898, 781, 829, 777, 747, 747, 781, 829, 777, 5, 480, 583, 585, 586, 587, 588, 606, 607, 679, 683,
  687, 688, 752, 789, 806, 848, 849, 851, 914, 746, 746, 747, 781, 829, 777, 746, 746, 747, 781, 829, 777,
  746, 746, 747, 781, 829, 777, 746, 746, 747, 781, 829, 777, 843, 843, 747, 781, 829, 777, 843, 843, 747,
  781, 829, 777, 914, 914, 843, 747, 781, 829, 777, 843, 843, 747, 781, 829, 777, 297, 746, 746, 747, 781,
  829, 777, 296, 436, 828, 828, 781, 829, 777, 829, 829, 898, 898, 781, 829, 777, 781, 801, 781, 829, 801,
  884, 884, 869, 898, 781, 829, 777, 858, 857, 885, 857, 884, 869, 898, 781, 829, 777, 885, 884, 884, 869,
  898, 781, 829, 777, 860, 859, 885, 859, 884, 869, 898, 781, 829, 777, 885, 781, 774, 781, 829, 774, 777,
  863, 863, 808, 781, 829, 808, 808, 781, 829, 862, 889, 889, 767, 790, 817, 884, 884, 869, 898, 781, 829,
  777, 869, 869, 898, 781, 829, 777, 882, 882, 881, 884, 869, 898, 781, 829, 777, 882, 882, 881, 884, 869,
  898, 781, 829, 777, 898, 898, 781, 829, 777, 295, 499, 511, 773, 837, 866, 884, 894, 908, 909, 910, 837,
  871, 898, 870, 898, 781, 829, 777, 870, 828, 828, 781, 829, 777, 686, 781, 686, 777, 781, 829, 884, 884,
  869, 898, 781, 829, 777, 884, 884, 869, 898, 781, 829, 777, 774, 774, 777, 239, 240, 241, 242, 243, 255,
  256, 576, 577, 578, 646, 647, 657, 658, 665, 666, 667, 668, 669, 670, 882, 882, 881, 884, 869, 898, 781,
  829, 777, 920, 920, 898, 781, 829, 777, 898, 898, 781, 829, 777, 882, 882, 881, 884, 869, 898, 781, 829,
  777, 884, 884, 869, 898, 781, 829, 777, 33, 35, 592, 838, 882, 881, 881, 884, 869, 898, 781, 829, 777, 753,
  779, 834, 867, 868, 877, 880, 897, 925, 829, 829, 869, 869, 898, 781, 829, 777, 483, 505, 622, 691, 744,
  757, 758, 760, 762, 797, 812, 835, 841, 857, 859, 865, 874, 875, 881, 885, 892, 921, 884, 884, 869, 898,
  781, 829, 777, 761, 763, 858, 860, 121, 777, 777, 244, 245, 246, 247, 248, 569, 571, 572, 573, 648, 649,
  659, 660, 671, 672, 673, 674, 686, 781, 686, 777, 781, 829, 91, 106, 110, 495, 496, 497, 498, 864, 206,
  575, 828, 920, 828, 781, 829, 777, 920, 898, 884, 884, 869, 898, 781, 829, 777, 829, 482, 829, 482, 869,
  783, 869, 898, 781, 829, 777, 783, 911, 630, 630, 781, 829, 743, 756, 756, 781, 829, 743, 882, 882, 881,
  884, 869, 898, 781, 829, 777, 781, 777, 781, 829, 777, 45, 77, 123, 124, 442, 443, 610, 682, 766, 780, 783,
  815, 827, 833, 855, 869, 871, 879, 913, 920, 922, 828, 828, 781, 829, 777, 902, 902, 808, 781, 829, 808,
  808, 781, 829, 514, 901, 903, 902, 902, 808, 781, 829, 746, 746, 747, 781, 829, 777, 781, 801, 781, 829,
  801, 408, 781, 781, 829, 238, 804, 781, 781, 829, 869, 869, 898, 781, 829, 777, 869, 869, 898, 781, 829,
  777, 869, 869, 898, 781, 829, 777, 67, 111, 115, 445, 492, 494, 911, 894, 910, 894, 869, 898, 781, 829,
  777, 783, 910, 781, 743, 781, 829, 743, 898, 776, 898, 781, 829, 777, 776, 843, 843, 747, 781, 829, 777,
  850, 807, 807, 785, 829, 781, 781, 829, 828, 828, 781, 829, 777, 920, 920, 898, 781, 829, 777, 920, 920,
  898, 781, 829, 777, 898, 898, 781, 829, 777, 63, 432, 475, 486, 534, 565, 591, 623, 634, 878, 891, 918,
  919, 884, 884, 869, 898, 781, 829, 777, 898, 898, 781, 829, 777, 781, 743, 781, 829, 743, 604, 604, 781,
  829, 743, 569, 620, 882, 882, 881, 884, 869, 898, 781, 829, 777,
};

const TypeTablesText TypeTablesTagTextArray[] = {
  {249, 3}, {240, 4}, {1375, 4}, {105, 3}, {107, 3}, {1390, 4}, {1391, 49}, {1398, 22}, {110, 3}, {122, 3},
  {128, 3}, {118, 3}, {117, 3}, {115, 3}, {116, 3}, {1336, 11}, {20, 2}, {312, 3}, {586, 15}, {1421, 4},
  {1422, 25}, {359, 3}, {1196, 25}, {1178, 15}, {1230, 17}, {1184, 9}, {588, 21}, {1432, 4}, {358, 3},
  {1440, 4}, {357, 2}, {593, 22}, {1460, 4}, {316, 3}, {317, 3}, {91, 3}, {1205, 17}, {506, 4}, {1496, 4},
  {18, 6}, {1515, 4}, {1524, 4}, {1532, 4}, {1533, 7}, {1534, 8}, {1535, 12}, {1537, 12}, {1539, 12},
  {1541, 12}, {1543, 12}, {1554, 4}, {1555, 8}, {1556, 12}, {1558, 12}, {1569, 4}, {1570, 12}, {1583, 16},
  {1599, 4}, {1608, 4}, {1617, 4}, {1629, 4}, {1637, 7}, {1638, 10}, {391, 4}, {1647, 4}, {392, 5}, {27, 11},
  {31, 2}, {26, 5}, {25, 3}, {1690, 4}, {25, 3}, {1690, 4}, {333, 11}, {1715, 4}, {1716, 4}, {1717, 4},
  {9, 3}, {524, 3}, {29, 8}, {335, 5}, {35, 8}, {335, 5}, {158, 3}, {564, 24}, {561, 22}, {535, 18}, {62, 4},
  {1777, 4}, {1778, 4}, {1810, 25}, {1820, 23}, {1834, 42}, {1851, 45}, {1867, 26}, {1877, 17}, {58, 3},
  {53, 3}, {163, 3}, {165, 3}, {315, 2}, {1893, 4}, {1894, 4}, {59, 13}, {51, 3}, {1908, 4}, {246, 9},
  {245, 7}, {243, 10}, {67, 5}, {72, 7}, {489, 4}, {1954, 4}, {1955, 4}, {1956, 4}, {1957, 4}, {1958, 4},
  {1959, 4}, {1960, 4}, {1966, 4}, {1967, 4}, {1968, 4}, {1975, 4}, {1987, 6}, {1999, 6}, {2026, 4},
  {2034, 4}, {2041, 4}, {2042, 4}, {2043, 4}, {2052, 4}, {2059, 4}, {2060, 4}, {2061, 4}, {98, 7}, {80, 4},
  {2080, 4}, {2081, 4}, {2087, 11}, {2089, 11}, {17, 3}, {2104, 4}, {124, 7}, {2114, 4}, {2123, 4}, {134, 2},
  {2140, 4}, {130, 4}, {2147, 4}, {2148, 4}, {2155, 4}, {327, 12}, {2163, 4}, {2171, 4}, {2172, 4},
  {2173, 4}, {2181, 11}, {2183, 4}, {2184, 4}, {2192, 11}, {2194, 4}, {453, 12}, {2202, 4}, {381, 4},
  {2210, 25}, {2214, 16}, {435, 4}, {2222, 4}, {2223, 4}, {2224, 4}, {2225, 4}, {132, 9}, {2229, 4},
  {135, 6}, {2239, 4}, {40, 4}, {2253, 6}, {2264, 4}, {44, 6}, {2270, 4}, {177, 7}, {2282, 4}, {2291, 4},
  {2304, 4}, {2305, 4}, {2312, 10}, {142, 13}, {2326, 4}, {2335, 4}, {149, 4}, {19, 4}, {2353, 4}, {2359, 4},
  {2360, 4}, {2361, 4}, {2394, 12}, {2396, 12}, {2398, 12}, {169, 3}, {1248, 13}, {478, 3}, {475, 4},
  {1302, 16}, {2414, 4}, {164, 6}, {166, 4}, {166, 4}, {2687, 4}, {2696, 4}, {2705, 4}, {2714, 4}, {2723, 4},
  {2732, 4}, {2743, 4}, {2752, 4}, {168, 7}, {2764, 4}, {2765, 4}, {171, 3}, {173, 10}, {2784, 4}, {2785, 4},
  {2793, 8}, {2801, 8}, {2802, 8}, {2810, 17}, {2813, 17}, {2825, 17}, {2828, 17}, {2840, 17}, {2852, 17},
  {2862, 17}, {2865, 17}, {2877, 17}, {2880, 17}, {2892, 17}, {2904, 7}, {2905, 7}, {2915, 7}, {2925, 7},
  {2926, 7}, {2934, 7}, {2935, 7}, {2943, 11}, {2952, 11}, {2954, 11}, {2963, 11}, {2972, 11}, {2974, 11},
  {2983, 12}, {2992, 7}, {3000, 8}, {3001, 8}, {3002, 8}, {3003, 8}, {3013, 8}, {3014, 8}, {3026, 8},
  {3027, 8}, {3028, 8}, {3029, 8}, {3043, 8}, {3044, 8}, {3058, 8}, {3069, 8}, {3070, 8}, {3082, 8},
  {3083, 8}, {3084, 8}, {3098, 8}, {3112, 8}, {3126, 8}, {3127, 8}, {3141, 8}, {3149, 10}, {175, 13},
  {457, 7}, {3168, 4}, {3169, 29}, {86, 4}, {87, 5}, {86, 4}, {265, 4}, {265, 4}, {329, 3}, {3199, 4},
  {329, 3}, {265, 4}, {432, 17}, {3242, 4}, {3243, 5}, {3244, 4}, {3245, 7}, {3251, 4}, {3252, 4}, {3253, 5},
  {3254, 9}, {3263, 5}, {3264, 9}, {3273, 5}, {3274, 9}, {3283, 5}, {3284, 6}, {3285, 9}, {3301, 5},
  {3302, 6}, {3303, 10}, {3305, 10}, {3284, 6}, {3301, 5}, {3302, 6}, {3303, 10}, {3305, 10}, {3284, 6},
  {3301, 5}, {3302, 6}, {3303, 10}, {3305, 10}, {3284, 6}, {3337, 5}, {3338, 6}, {3339, 10}, {3341, 10},
  {3284, 6}, {3337, 5}, {3338, 6}, {3339, 10}, {3341, 10}, {3284, 6}, {3337, 5}, {3338, 6}, {3339, 10},
  {3341, 10}, {3284, 6}, {3375, 5}, {3376, 6}, {3377, 10}, {3379, 10}, {3284, 6}, {3375, 5}, {3376, 6},
  {3377, 10}, {3379, 10}, {3284, 6}, {3393, 4}, {3394, 4}, {3395, 4}, {3467, 5}, {3468, 7}, {3476, 5},
  {3477, 7}, {3485, 5}, {3486, 7}, {3494, 5}, {3495, 7}, {180, 4}, {202, 3}, {203, 7}, {205, 3}, {202, 3},
  {964, 34}, {205, 3}, {969, 34}, {276, 7}, {277, 11}, {276, 7}, {974, 38}, {273, 11}, {979, 39}, {273, 11},
  {302, 5}, {303, 9}, {302, 5}, {984, 34}, {451, 8}, {989, 37}, {451, 8}, {201, 4}, {206, 6}, {3683, 4},
  {3691, 4}, {3692, 4}, {3698, 4}, {3706, 4}, {3714, 4}, {3723, 4}, {3731, 4}, {3739, 4}, {3745, 4},
  {3753, 4}, {3761, 4}, {3762, 4}, {3763, 4}, {3764, 4}, {3765, 4}, {3766, 4}, {3767, 4}, {3768, 4},
  {3769, 4}, {3770, 4}, {3771, 4}, {3772, 4}, {3773, 4}, {3774, 4}, {3775, 5}, {3776, 4}, {3777, 4},
  {3778, 5}, {3779, 5}, {3780, 5}, {3781, 4}, {3782, 5}, {3783, 4}, {3784, 4}, {3785, 4}, {3786, 4},
  {3787, 4}, {3788, 4}, {3789, 4}, {3790, 4}, {3791, 4}, {3792, 4}, {3793, 4}, {3794, 4}, {3795, 4},
  {3796, 4}, {3797, 4}, {3798, 4}, {3799, 4}, {3800, 4}, {3801, 4}, {3802, 4}, {3803, 4}, {3804, 4},
  {3805, 5}, {3806, 5}, {3807, 5}, {3808, 5}, {3809, 4}, {3810, 4}, {3811, 4}, {3812, 4}, {3813, 4},
  {3814, 4}, {3815, 5}, {3816, 4}, {3817, 4}, {3818, 4}, {3819, 4}, {3820, 4}, {3821, 4}, {3822, 4},
  {3823, 4}, {3824, 4}, {3825, 4}, {3826, 4}, {3834, 4}, {3835, 4}, {3843, 4}, {3849, 4}, {3857, 4},
  {3863, 4}, {3872, 4}, {3880, 4}, {3887, 4}, {3895, 4}, {3903, 4}, {3913, 4}, {3923, 4}, {3931, 4},
  {3941, 4}, {3950, 4}, {3960, 4}, {3967, 4}, {3973, 4}, {3979, 5}, {3980, 4}, {3981, 4}, {215, 4}, {214, 3},
  {223, 3}, {1117, 11}, {4019, 4}, {227, 3}, {1338, 11}, {4025, 4}, {4031, 4}, {4032, 4}, {4033, 9},
  {4041, 4}, {4042, 6}, {4050, 4}, {4051, 9}, {4059, 5}, {42, 3}, {567, 21}, {998, 23}, {4074, 7},
  {4082, 16}, {4084, 16}, {4086, 16}, {4088, 16}, {4097, 10}, {4099, 10}, {4110, 29}, {4114, 29}, {4129, 30},
  {4144, 30}, {4159, 29}, {4174, 30}, {4187, 29}, {4191, 29}, {4206, 30}, {4221, 29}, {4225, 29}, {4229, 29},
  {4244, 30}, {4257, 10}, {4270, 10}, {4272, 10}, {4281, 10}, {4283, 10}, {4285, 10}, {4287, 10}, {4289, 10},
  {4291, 16}, {4293, 16}, {4295, 16}, {4297, 16}, {4306, 13}, {4308, 13}, {4319, 13}, {4321, 13}, {4323, 13},
  {4325, 13}, {4327, 13}, {4338, 7}, {4350, 16}, {4363, 16}, {4376, 16}, {4389, 16}, {4400, 10}, {4402, 13},
  {4404, 13}, {4406, 13}, {4408, 13}, {4410, 13}, {4421, 13}, {4432, 32}, {4445, 32}, {4460, 32}, {4473, 13},
  {4484, 32}, {4497, 32}, {4512, 32}, {4525, 13}, {4536, 32}, {4549, 32}, {4564, 32}, {4577, 14}, {4590, 23},
  {4604, 23}, {4620, 23}, {4630, 10}, {4641, 7}, {4653, 16}, {4666, 16}, {4679, 14}, {4681, 14}, {4683, 14},
  {4700, 14}, {4719, 33}, {4741, 33}, {4757, 14}, {4772, 14}, {4787, 14}, {4802, 14}, {4817, 14}, {4832, 33},
  {4852, 33}, {4872, 33}, {4892, 33}, {4912, 23}, {4930, 33}, {4950, 33}, {4970, 33}, {4990, 33}, {5012, 23},
  {5026, 14}, {5039, 14}, {5052, 14}, {5067, 33}, {5085, 33}, {5103, 33}, {5121, 33}, {5141, 33}, {5161, 33},
  {5175, 13}, {5177, 13}, {5179, 13}, {5181, 13}, {5199, 14}, {5201, 14}, {5214, 23}, {5217, 23}, {5231, 23},
  {5234, 23}, {5264, 13}, {5266, 13}, {5268, 13}, {5270, 13}, {5283, 14}, {5296, 14}, {5298, 14}, {5300, 14},
  {5302, 14}, {5304, 14}, {5317, 14}, {5332, 14}, {5347, 14}, {5362, 33}, {5382, 33}, {5402, 33}, {5422, 33},
  {5442, 33}, {5462, 33}, {5478, 33}, {5496, 33}, {5510, 13}, {5512, 13}, {5514, 13}, {5516, 13}, {5518, 13},
  {5520, 13}, {5529, 14}, {5540, 14}, {5542, 14}, {5555, 23}, {5558, 23}, {5572, 23}, {5575, 23}, {5587, 14},
  {5598, 33}, {5614, 33}, {5630, 33}, {5648, 33}, {5660, 13}, {5662, 13}, {5673, 13}, {5675, 13}, {5677, 13},
  {102, 5}, {5736, 4}, {5744, 7}, {5745, 10}, {5754, 10}, {5765, 10}, {5767, 10}, {5769, 10}, {5778, 12},
  {5780, 12}, {5791, 10}, {5804, 8}, {5805, 8}, {5806, 8}, {343, 4}, {5812, 4}, {5818, 4}, {5819, 6},
  {5827, 9}, {5829, 28}, {5842, 28}, {5855, 4}, {5856, 9}, {5867, 9}, {5869, 9}, {5871, 9}, {5873, 9},
  {5875, 9}, {5884, 7}, {5885, 7}, {229, 7}, {5895, 4}, {234, 4}, {232, 10}, {251, 12}, {250, 6}, {936, 32},
  {253, 15}, {940, 41}, {5938, 4}, {5939, 4}, {5940, 4}, {226, 3}, {1119, 11}, {5948, 4}, {5954, 4},
  {5955, 4}, {5956, 4}, {5967, 4}, {5968, 4}, {5969, 4}, {271, 7}, {5979, 4}, {5986, 4}, {305, 5}, {326, 4},
  {311, 3}, {325, 3}, {1180, 10}, {1233, 12}, {1219, 15}, {6052, 4}, {6053, 26}, {6057, 16}, {6065, 4},
  {6066, 5}, {6067, 4}, {330, 6}, {607, 28}, {330, 6}, {331, 8}, {611, 30}, {337, 6}, {6086, 4}, {338, 9},
  {6100, 9}, {6111, 12}, {6113, 12}, {6115, 12}, {6117, 12}, {6128, 12}, {6130, 12}, {6132, 12}, {6134, 12},
  {6145, 12}, {6147, 12}, {6149, 12}, {6151, 12}, {6153, 12}, {6164, 12}, {6166, 12}, {6168, 12}, {6170, 12},
  {6179, 8}, {6193, 11}, {6206, 11}, {6215, 11}, {6217, 11}, {6219, 11}, {6221, 12}, {6223, 17}, {347, 3},
  {360, 3}, {6259, 4}, {6268, 4}, {6276, 4}, {335, 5}, {225, 3}, {6289, 4}, {224, 3}, {6299, 4}, {355, 16},
  {6319, 4}, {6320, 4}, {368, 3}, {1010, 28}, {363, 11}, {367, 4}, {366, 3}, {1235, 17}, {367, 4}, {256, 3},
  {365, 2}, {1330, 15}, {6350, 4}, {376, 7}, {1242, 17}, {369, 1}, {381, 4}, {389, 3}, {390, 4}, {397, 4},
  {6397, 4}, {6403, 4}, {402, 7}, {406, 13}, {408, 15}, {6431, 13}, {6438, 4}, {6439, 4}, {423, 4},
  {6456, 4}, {6457, 4}, {6458, 4}, {6459, 4}, {6460, 4}, {6471, 4}, {6472, 4}, {6483, 4}, {6494, 4},
  {6495, 4}, {6543, 15}, {112, 3}, {445, 15}, {6567, 8}, {387, 5}, {6586, 10}, {6595, 4}, {6596, 8},
  {6597, 12}, {6599, 11}, {6601, 12}, {6603, 16}, {6605, 16}, {6607, 16}, {6609, 16}, {6620, 4}, {6621, 4},
  {6628, 4}, {6629, 4}, {6636, 4}, {81, 5}, {6647, 4}, {6657, 4}, {6664, 4}, {6671, 4}, {6680, 4}, {6689, 4},
  {6698, 4}, {6704, 4}, {6711, 5}, {6712, 4}, {6713, 4}, {6723, 6}, {6724, 10}, {480, 6}, {6735, 4},
  {6741, 5}, {484, 9}, {492, 6}, {6756, 4}, {490, 10}, {1036, 24}, {6762, 4}, {6763, 33}, {495, 9}, {503, 3},
  {99, 4}, {510, 3}, {335, 5}, {521, 3}, {6818, 7}, {6819, 6}, {6827, 10}, {6829, 10}, {6838, 10}, {6847, 9},
  {6849, 9}, {6851, 9}, {6, 2}, {1071, 13}, {1133, 23}, {1115, 15}, {6863, 4}, {10, 3}, {1097, 21},
  {6871, 4}, {291, 3}, {6881, 4}, {65, 3}, {66, 3}, {69, 3}, {1208, 17}, {138, 3}, {1158, 9}, {6915, 4},
  {393, 3}, {6921, 4}, {101, 3}, {1211, 15}, {109, 3}, {1213, 17}, {371, 3}, {0, 3}, {123, 3}, {113, 3},
  {106, 3}, {1154, 10}, {188, 3}, {131, 3}, {1156, 9}, {615, 19}, {77, 3}, {267, 3}, {255, 3}, {361, 3},
  {1216, 17}, {373, 3}, {383, 3}, {33, 3}, {1346, 14}, {7008, 4}, {32, 3}, {1344, 14}, {7020, 4}, {43, 3},
  {82, 3}, {1152, 9}, {7026, 4}, {7027, 4}, {50, 3}, {513, 4}, {7051, 53}, {511, 3}, {7063, 4}, {512, 3},
  {618, 24}, {570, 19}, {7070, 4}, {516, 3}, {618, 24}, {570, 19}, {7077, 4}, {519, 3}, {618, 24}, {570, 19},
  {7084, 4}, {167, 3}, {1200, 24}, {469, 3}, {344, 3}, {641, 29}, {573, 24}, {7104, 4}, {348, 3}, {641, 29},
  {573, 24}, {7112, 4}, {351, 3}, {641, 29}, {573, 24}, {7120, 4}, {486, 3}, {487, 4}, {45, 3}, {1103, 14},
  {1105, 9}, {1107, 10}, {1144, 11}, {7127, 4}, {7128, 4}, {88, 3}, {1001, 24}, {111, 3}, {1001, 24},
  {488, 3}, {1348, 14}, {497, 2}, {1350, 13}, {498, 3}, {1352, 14}, {499, 3}, {1354, 14}, {500, 3},
  {1356, 14}, {501, 3}, {1358, 14}, {502, 3}, {1360, 14}, {92, 3}, {576, 18}, {7208, 4}, {95, 3}, {576, 18},
  {7214, 4}, {520, 3}, {196, 2}, {197, 7}, {186, 10}, {241, 3}, {1260, 15}, {275, 3}, {1221, 17}, {270, 3},
  {292, 3}, {1224, 18}, {292, 3}, {292, 3}, {1227, 18}, {373, 3}, {382, 3}, {313, 3}, {172, 3}, {470, 3},
  {471, 4}, {472, 4}, {473, 4}, {1245, 18}, {372, 3}, {370, 2}, {1100, 22}, {1136, 20}, {1139, 17},
  {7300, 4}, {377, 2}, {848, 28}, {7307, 4}, {378, 4}, {852, 32}, {301, 3}, {318, 3}, {1007, 20}, {426, 3},
  {388, 3}, {404, 3}, {1186, 9}, {7334, 4}, {30, 3}, {425, 3}, {424, 3}, {1238, 16}, {482, 3}, {403, 3},
  {414, 4}, {1029, 28}, {1020, 24}, {7368, 4}, {415, 3}, {401, 3}, {1023, 21}, {1014, 17}, {7374, 4},
  {416, 4}, {1026, 22}, {1017, 18}, {7380, 4}, {183, 3}, {554, 24}, {57, 5}, {185, 4}, {184, 3}, {189, 4},
  {994, 28}, {557, 16}, {483, 3}, {455, 3}, {1190, 11}, {1192, 9}, {601, 15}, {7417, 4}, {272, 3}, {7426, 4},
  {24, 3}, {1069, 9}, {7436, 4}, {5, 2}, {932, 27}, {8, 3}, {7457, 4}, {144, 4}, {958, 18}, {145, 2},
  {146, 4}, {961, 18}, {552, 16}, {456, 3}, {108, 4}, {546, 20}, {75, 3}, {76, 3}, {83, 5}, {543, 17},
  {7499, 4}, {282, 3}, {679, 40}, {293, 3}, {684, 49}, {281, 3}, {691, 43}, {283, 3}, {697, 42}, {294, 3},
  {703, 51}, {284, 3}, {710, 43}, {295, 3}, {716, 52}, {285, 3}, {723, 40}, {297, 3}, {728, 49}, {287, 3},
  {735, 47}, {298, 3}, {741, 56}, {288, 3}, {748, 46}, {299, 3}, {754, 55}, {289, 3}, {761, 39}, {286, 3},
  {766, 46}, {300, 3}, {772, 48}, {296, 3}, {778, 43}, {443, 3}, {419, 3}, {914, 28}, {877, 33}, {440, 3},
  {394, 3}, {896, 28}, {861, 33}, {428, 3}, {900, 37}, {442, 3}, {396, 3}, {398, 3}, {905, 31}, {866, 36},
  {871, 43}, {429, 3}, {909, 40}, {439, 3}, {395, 3}, {887, 28}, {856, 33}, {427, 3}, {891, 37}, {444, 3},
  {400, 3}, {918, 30}, {882, 35}, {441, 3}, {922, 37}, {431, 3}, {927, 39}, {353, 4}, {784, 73}, {352, 4},
  {7723, 58}, {350, 4}, {794, 70}, {349, 4}, {7747, 55}, {346, 4}, {803, 69}, {345, 4}, {7772, 54}, {515, 4},
  {812, 65}, {514, 4}, {7794, 46}, {518, 4}, {821, 68}, {517, 4}, {7818, 49}, {94, 4}, {830, 71}, {93, 4},
  {7843, 48}, {97, 4}, {839, 71}, {96, 4}, {7868, 48}, {268, 3}, {579, 15}, {465, 3}, {522, 2}, {1043, 16},
  {481, 3}, {1287, 8}, {493, 4}, {1332, 10}, {1109, 10}, {494, 4}, {1203, 10}, {125, 4}, {1079, 10}, {2, 3},
  {4, 4}, {399, 3}, {1307, 10}, {1059, 10}, {4, 4}, {7932, 4}, {1, 3}, {3, 4}, {1309, 11}, {1061, 11},
  {3, 4}, {7, 3}, {16, 4}, {1063, 9}, {1111, 11}, {7941, 4}, {12, 3}, {1065, 9}, {7946, 4}, {13, 3}, {14, 3},
  {15, 3}, {22, 4}, {7958, 4}, {23, 4}, {21, 3}, {1067, 10}, {1113, 12}, {7964, 4}, {11, 3}, {384, 1},
  {34, 2}, {420, 3}, {1073, 11}, {36, 5}, {37, 4}, {1148, 10}, {38, 4}, {1150, 10}, {39, 3}, {479, 3},
  {1311, 9}, {1328, 13}, {1362, 15}, {8443, 4}, {8444, 4}, {41, 4}, {8461, 4}, {47, 3}, {46, 2}, {952, 19},
  {949, 18}, {540, 17}, {538, 16}, {946, 17}, {147, 1}, {154, 2}, {156, 2}, {157, 3}, {161, 3}, {148, 3},
  {179, 3}, {178, 3}, {61, 2}, {64, 3}, {49, 3}, {52, 2}, {74, 3}, {170, 2}, {48, 1}, {162, 1}, {8539, 4},
  {8548, 4}, {54, 4}, {54, 4}, {73, 3}, {1255, 8}, {1250, 27}, {63, 4}, {308, 3}, {70, 3}, {71, 3},
  {1254, 8}, {581, 24}, {8621, 4}, {8650, 4}, {89, 3}, {1075, 9}, {100, 2}, {84, 3}, {1334, 10}, {8663, 4},
  {8680, 4}, {8707, 4}, {8716, 4}, {8725, 4}, {90, 5}, {209, 3}, {103, 4}, {104, 3}, {1077, 10}, {8751, 4},
  {8773, 4}, {126, 3}, {127, 3}, {55, 3}, {1313, 9}, {8788, 4}, {8793, 4}, {8794, 4}, {8795, 4}, {8796, 4},
  {119, 3}, {120, 3}, {121, 3}, {114, 1}, {129, 3}, {8834, 4}, {8835, 4}, {8836, 7}, {8837, 11}, {8839, 9},
  {8841, 11}, {8843, 12}, {8845, 11}, {8847, 8}, {137, 7}, {549, 20}, {280, 3}, {150, 4}, {1160, 10},
  {151, 5}, {1162, 19}, {152, 4}, {155, 3}, {1165, 10}, {153, 5}, {1167, 19}, {160, 4}, {159, 3}, {411, 5},
  {410, 4}, {1258, 9}, {8940, 4}, {8941, 26}, {192, 4}, {194, 3}, {191, 3}, {1172, 10}, {1174, 9}, {8958, 4},
  {190, 3}, {193, 3}, {195, 3}, {182, 3}, {181, 3}, {1170, 9}, {8964, 4}, {199, 3}, {1176, 9}, {198, 4},
  {559, 16}, {204, 3}, {207, 1}, {211, 2}, {212, 3}, {216, 3}, {217, 3}, {210, 2}, {221, 3}, {222, 4},
  {1093, 13}, {603, 29}, {1129, 15}, {231, 4}, {230, 3}, {139, 3}, {242, 2}, {237, 4}, {236, 3}, {419, 3},
  {200, 3}, {1081, 10}, {1121, 12}, {9010, 4}, {78, 4}, {238, 3}, {257, 3}, {258, 3}, {264, 4}, {1089, 10},
  {1091, 11}, {1095, 9}, {1083, 9}, {1125, 12}, {1127, 13}, {1131, 11}, {1123, 11}, {9035, 4}, {9036, 4},
  {9037, 4}, {9038, 4}, {9039, 4}, {9040, 4}, {1087, 15}, {213, 4}, {208, 4}, {262, 3}, {261, 4}, {260, 3},
  {228, 3}, {219, 3}, {1319, 10}, {1326, 9}, {1340, 12}, {1342, 11}, {9055, 4}, {9056, 4}, {460, 2},
  {220, 3}, {1321, 11}, {1323, 17}, {259, 3}, {263, 4}, {1315, 9}, {1317, 13}, {263, 4}, {9073, 4}, {259, 3},
  {263, 4}, {1085, 9}, {1087, 15}, {263, 4}, {9073, 4}, {266, 3}, {269, 6}, {1004, 20}, {279, 1}, {248, 2},
  {239, 3}, {218, 1}, {235, 2}, {290, 3}, {584, 15}, {293, 3}, {294, 3}, {1146, 8}, {9144, 4}, {9155, 4},
  {9156, 4}, {306, 3}, {307, 5}, {85, 4}, {332, 2}, {341, 2}, {1288, 18}, {321, 3}, {322, 4}, {323, 4},
  {319, 3}, {320, 3}, {324, 5}, {1262, 8}, {1291, 17}, {591, 15}, {464, 3}, {452, 4}, {1263, 10}, {336, 3},
  {1142, 13}, {342, 3}, {1182, 9}, {9198, 4}, {9199, 25}, {340, 3}, {309, 3}, {310, 5}, {362, 2}, {1294, 20},
  {379, 3}, {596, 19}, {380, 3}, {1280, 8}, {9247, 4}, {9248, 42}, {9254, 15}, {374, 2}, {375, 3},
  {1297, 18}, {405, 2}, {430, 3}, {436, 3}, {437, 4}, {1188, 13}, {9322, 4}, {437, 4}, {438, 5}, {461, 3},
  {1281, 25}, {447, 3}, {1033, 17}, {599, 15}, {449, 4}, {448, 3}, {450, 4}, {459, 4}, {458, 3}, {1194, 10},
  {9364, 4}, {9365, 30}, {9369, 16}, {462, 3}, {9383, 4}, {463, 3}, {1147, 8}, {466, 2}, {468, 3}, {467, 4},
  {9400, 4}, {9406, 4}, {9410, 4}, {9411, 4}, {9416, 4}, {9425, 4}, {1273, 25}, {1265, 27}, {9433, 4},
  {1277, 24}, {1269, 26}, {9440, 4}, {9441, 18}, {9453, 33}, {474, 2}, {1300, 15}, {477, 3}, {476, 5},
  {1285, 10}, {1256, 14}, {1304, 12}, {9472, 4}, {9473, 27}, {9486, 4}, {56, 3}, {79, 3}, {68, 3}, {314, 3},
  {1039, 26}, {504, 3}, {1240, 15}, {505, 3}, {509, 5}, {508, 4}, {507, 3}, {1052, 21}, {520, 3}, {1055, 15},
  {1306, 8}, {523, 1}, {526, 2}, {528, 3}, {529, 3}, {530, 3}, {531, 2}, {527, 3}, {525, 4}, {1045, 18},
  {532, 1}, {955, 22}, {533, 3}, {1057, 15}, {1048, 28}, {534, 3},
};

const uint32_t TypeTablesIdentifierSlotArray[] = {
  2038235599, 2653160000, 0, 0, 0, 1206780796, 573178063, 0, 0, 1767899824, 0, 3926131038, 0, 0, 0,
  2758607387, 0, 0, 0, 178062236, 0, 0, 0, 390201895, 4211344090, 0, 576193256, 2631664177, 1585315978,
  2474508740, 2818834769, 547815815, 3352429459, 0, 0, 1783300538, 537723395, 245170919, 1344799041,
  1516372332, 1414594977, 0, 1953235764, 850526438, 3741320015, 0, 233505055, 0, 3215392863, 3844669810,
  3433759091, 0, 0, 3732537615, 0, 0, 0, 0, 0, 0, 1608516405, 3281322265, 3956933185, 0, 0, 3404923764,
  3646358378, 0, 0, 0, 1251737721, 2015690918, 3962700442, 240517867, 0, 0, 2844852745, 0, 0, 0, 0, 0,
  2699952710, 3422683406, 3936878641, 190447992, 2000093566, 57934221, 2405499286, 3784180193, 2474508932, 0,
  0, 367002382, 1000931515, 1116537403, 2712797726, 2078474812, 341180989, 2283209278, 0, 0, 3312255468,
  75104356, 54002100, 0, 0, 0, 0, 0, 0, 1384382823, 0, 0, 2617049473, 0, 0, 480510274, 0, 0, 3173384540, 0,
  799277474, 2318795172, 0, 4135191223, 3094676087, 1328873522, 3137142930, 826867978, 0, 0, 0, 0, 0, 0,
  1358627626, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2795569807, 446365827, 780534442, 1915159363, 0, 3027238963, 0,
  0, 3811311620, 0, 3139895482, 0, 0, 0, 0, 1300169498, 0, 0, 4244505026, 3803382300, 2829189788, 1675690350,
  4190503585, 0, 0, 285016111, 1001718329, 0, 205521707, 1481114072, 0, 0, 0, 0, 0, 0, 1268056314,
  2242773319, 0, 0, 2263286314, 386531937, 1218577129, 3659071947, 3052471121, 614269214, 24380098,
  3715629356, 3652977513, 0, 0, 0, 0, 0, 878182927, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2738553442, 3633578204, 0,
  3171090951, 0, 0, 268435894, 788070432, 993525962, 2146107937, 2889810636, 3725722470, 0, 3853451690, 0,
  1402208675, 2607612057, 1538195865, 0, 0, 0, 0, 541524538, 0, 3235971189, 0, 0, 4277141794, 397280075,
  365167248, 3271099118, 3187409786, 0, 0, 0, 3153592534, 0, 0, 0, 0, 2843869570, 0, 314901038, 0,
  3173581023, 1798898294, 3261727468, 4249944700, 0, 0, 0, 2433679450, 399835914, 0, 2794913856, 1102643838,
  710673158, 0, 0, 0, 3324707523, 356712772, 0, 0, 89129814, 0, 0, 3372483029, 0, 0, 0, 0, 3161063922,
  3255894383, 739311984, 312083246, 0, 0, 4290183685, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4045341044, 0,
  2461336386, 0, 7799688, 0, 1013252854, 573964581, 0, 1081803320, 0, 4168614607, 93585491, 2391015938,
  1038745828, 205783204, 0, 0, 0, 0, 1527841029, 4021420360, 3406430904, 2120548371, 4035773333, 1209336113,
  980549757, 244580667, 1383203158, 0, 0, 3240427823, 0, 0, 0, 3427140031, 0, 0, 1296892374, 2668757232,
  1804534303, 0, 0, 795934722, 0, 1474101768, 2133131786, 0, 0, 426377709, 0, 1385955671, 1494680000,
  3595108491, 3551658138, 0, 1570897932, 527433899, 0, 0, 1058407301, 3059942297, 0, 738197735, 0, 0,
  2311390079, 0, 0, 0, 0, 3541369043, 1859780959, 0, 613483249, 1347354694, 1556283771, 0, 0, 3314942006, 0,
  3406692823, 0, 0, 3405512784, 0, 0, 0, 0, 2525626592, 0, 0, 3304981029, 2631008617, 2019950739, 0, 0,
  2942370202, 279577380, 2393964692, 0, 0, 0, 0, 0, 0, 0, 3990618450, 2100233070, 0, 0, 0, 0, 1838023488, 0,
  0, 0, 0, 0, 0, 3667918930, 818020455, 769785930, 3943497936, 3174301697, 666959903, 1949761605, 783089993,
  3241869653, 2413494676, 1026621947, 2193948918, 765330109, 522584341, 1002897788, 0, 3205759175,
  3890675880, 874643763, 3742368308, 0, 2129724271, 0, 0, 3616998217, 0, 2338915154, 0, 0, 0, 0, 0, 0, 0,
  3129934103, 0, 0, 0, 0, 3868065844, 2906652850, 0, 794231396, 0, 0, 0, 0, 4077650729, 0, 0, 0, 0, 0, 0, 0,
  3578987225, 0, 660340990, 0, 1487929517, 1223492184, 1360134335, 189465435, 1334117010, 0, 1418461365, 0,
  76349531, 2617967096, 493421160, 0, 1423114904, 174653913, 0, 0, 0, 0, 0, 2860188194, 0, 80216786, 0, 0, 0,
  3345089166, 0, 0, 0, 0, 0, 2799174411, 0, 0, 0, 0, 0, 0, 0, 3586916604, 1522139489, 3615293848, 366542958,
  814940594, 0, 3305046829, 0, 1952645890, 858194803, 3545628833, 3907191697, 0, 3350855852, 0, 3975283553,
  0, 0, 0, 0, 0, 0, 0, 0, 2897084837, 0, 3084255328, 1320485389, 0, 0, 0, 0, 3927114306, 2142241559,
  2034958345, 0, 0, 2482373456, 0, 0, 2662597348, 3204645224, 0, 4121362888, 0, 0, 0, 0, 1649410476, 0, 0, 0,
  2721185901, 0, 0, 0, 0, 0, 0, 0, 674758845, 3407020137, 1199047120, 1507131986, 0, 626000486, 0,
  3774481261, 4076994907, 1714422272, 260834106, 0, 0, 0, 0, 114688107, 51249760, 3387884200, 3272671864,
  3767206376, 3209887805, 0, 660145028, 0, 0, 2513043691, 0, 1905459954, 0, 0, 2259223087, 831717615,
  1395458911, 1742078008, 4109959681, 0, 2424701232, 729416155, 3415081759, 0, 1121059652, 1005256947,
  136839270, 2551317102, 0, 0, 0, 444661785, 283050623, 777782056, 1188626540, 0, 0, 4263444985, 0,
  3472556789, 3190685815, 0, 967836528, 0, 0, 4252369511, 0, 0, 0, 0, 0, 2078605584, 1742143917, 1608319749,
  0, 2132214397, 303497420, 0, 3150905771, 796066225, 988938903, 0, 0, 3561488724, 0, 3900113419, 0,
  725942995, 825556999, 0, 0, 0, 0, 0, 0, 0, 0, 0, 110690856, 710672621, 720896652, 3507421976, 0, 0, 0, 0,
  4219142274, 1071645479, 1197539344, 921371469, 3493134356, 0, 0, 2788491415, 0, 1055982288, 2125202087,
  583926174, 1474233178, 0, 4190372160, 447152712, 0, 0, 76284262, 0, 0, 2777481763, 3668247313, 676266569,
  1862271562, 1954677323, 510001411, 2854551812, 4084269547, 1315439180, 1034093146, 214565309, 0, 0, 0, 0,
  0, 2370699309, 1839399828, 466551555, 553779674, 3529179917, 3890545464, 0, 0, 0, 2763391182, 0, 0,
  3282239777, 0, 0, 3522495111, 2334982847, 0, 975634942, 0, 0, 0, 2709258522, 2814640397, 0, 0, 4208984285,
  1793720412, 0, 0, 0, 3487301658, 3968073848, 1514537848, 3292857196, 1816985697, 0, 0, 0, 0, 0, 978190691,
  0, 628883845, 0, 1988821664, 1517945737, 0, 898433584, 0, 1631191667, 0, 2606957178, 0, 0, 0, 0, 739377890,
  0, 2747138878, 0, 3121873804, 2914189609, 861143828, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2048524346, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 855965781, 458162783, 0, 873202104, 784073184, 2078540536, 4052419171, 0, 0, 0,
  1321140857, 3809477323, 1121386600, 0, 703856809, 1227096451, 0, 0, 2152137018, 0, 0, 1945764179, 0,
  2080179027, 0, 0, 0, 867107492, 795148823, 0, 1776222351, 1616577236, 3561161445, 0, 912130198, 1345454256,
  2203255242, 3506962962, 756220136, 614925034, 559219550, 3734700926, 0, 3734634582, 0, 0, 0, 1607991977, 0,
  961807023, 761462860, 1458897547, 0, 1765802118, 3133735502, 0, 0, 0, 0, 0, 685506686, 497025750, 0, 0, 0,
  3490710202, 0, 907280399, 0, 0, 0, 0, 0, 0, 2304704767, 2251424446, 2352743041, 0, 0, 3030319856, 0, 0, 0,
  0, 1917190711, 0, 0, 2320761438, 0, 1077018630, 0, 0, 1350107623, 0, 0, 0, 0, 0, 0, 0, 0, 488571594, 0, 0,
  0, 0, 0, 0, 3183739747, 0, 1671758212, 906953491, 0, 3699311249, 0, 0, 0, 0, 123208182, 0, 289079501,
  3083928028, 3088712535, 0, 0, 3056403049, 3244425638, 3965584051, 2338915031, 3315532320, 533463253,
  2713452797, 2983198821, 3728474738, 1024000784, 1419641630, 3965780874, 570360728, 0, 0, 2564096912, 0, 0,
  0, 3495101151, 0, 2590442278, 0, 0, 3980329092, 3410559577, 736100357, 621347653, 3547923303, 0, 0, 0,
  1818755381, 287179398, 368902470, 2491220727, 1211237121, 961216689, 0, 3366912333, 380764496, 2673869542,
  1592132493, 2372338180, 4230808369, 0, 1243545995, 879231195, 0, 0, 0, 0, 0, 3193372720, 0, 402588397,
  4260233779, 0, 3022127241, 2791965364, 1611531133, 0, 1246232760, 0, 0, 3735879838, 0, 1876427165,
  3526098990, 1399390717, 1913783036, 0, 4187947364, 0, 0, 3994354524, 1375208117, 1013318227, 0, 3984982844,
  0, 0, 0, 0, 0, 2963997569, 1937375305, 1211236918, 660144361, 0, 0, 465109036, 3190424132, 2911764796,
  51970651, 0, 1362035155, 0, 0, 0, 0, 0, 3594125714, 2566456096, 3086943095, 0, 0, 419758961, 1128857983, 0,
  3200451326, 0, 0, 0, 0, 0, 461243018, 0, 0, 885063965, 572785164, 504169317, 0, 2198471255, 0, 1373438605,
  0, 0, 0, 0, 1751253460, 0, 1358561763, 0, 0, 0, 0, 0, 318047026, 0, 2509570691, 0, 0, 2435514396, 0, 0, 0,
  3181838634, 0, 2380923613, 0, 2805793612, 0, 0, 0, 0, 0, 0, 4106289315, 0, 568328784, 3288072681, 0,
  219152540, 2062222074, 0, 0, 3749380119, 0, 0, 0, 3915055604, 0, 0, 0, 564003698, 683278442, 3818979881, 0,
  0, 1603470087, 0, 0, 0, 3426877681, 0, 1516044589, 3999924866, 0, 1097073302, 3123315236, 0, 0, 0,
  1656095037, 3783787398, 0, 0, 730923424, 0, 0, 0, 0, 0, 3590194063, 2007171384, 0, 0, 0, 3595305358,
  3183346313, 1765343235, 1448149265, 120389924, 3729064282, 1945960838, 1146093912, 4147511708, 1117848286,
  3750036219, 2924609595, 2470380388, 2200961425, 437650330, 0, 0, 0, 0, 1540620579, 0, 0, 0, 0, 0, 0, 0, 0,
  2492268936, 0, 3554017685, 4284089088, 0, 0, 0, 0, 0, 0, 0, 0, 2196308379, 2822570021, 0, 0, 0, 0, 0,
  1726153155, 0, 0, 0, 0, 0, 1366622297, 0, 1952973341, 0, 1868235460, 2812018832, 0, 1801257444, 0, 0,
  127075036, 2255880943, 3204252533, 0, 0, 0, 2670723135, 0, 3422880151, 2639397086, 3164405934, 0, 0, 0,
  3076522474, 0, 0, 3129540886, 3417768351, 68616510, 0, 0, 0, 2238972527, 0, 0, 0, 3393848097, 0, 0, 0, 0,
  0, 0, 0, 0, 3771465863, 0, 1324286023, 3002794061, 0, 2558067091, 711000774, 0, 2980380934, 1533608672, 0,
  0, 1356267855, 951124330, 0, 316801801, 0, 0, 2825257122, 0, 0, 3841262164, 0, 0, 0, 0, 1167786228,
  3560767840, 0, 0, 0, 3694789388, 0, 0, 1506148517, 4280156232, 0, 0, 0, 0, 1837891938, 0, 0, 0, 0,
  1729823251, 0, 0, 0, 0, 3810787653, 0, 0, 3895263481, 0, 1004011959, 3726180908, 3074687693, 0, 4192993547,
  963969853, 2282684789, 0, 2679570626, 0, 0, 0, 4138533299, 62324757, 1153892851, 0, 3079471286, 1959789377,
  0, 212926657, 0, 0, 0, 0, 0, 0, 0, 1544028289, 0, 3518301067, 38666746, 0, 0, 4002153209, 0, 0, 0, 0,
  4198105565, 2638282909, 0, 4251713711, 2040398342, 3418226987, 0, 3574727005, 0, 0, 0, 0, 0, 0, 0,
  1391657208, 0, 0, 2412708343, 4170843001, 3352429416, 0, 97911473, 862388441, 334496167, 0, 0, 0, 0,
  982712350, 0, 2815230283, 0, 192020861, 3033662161, 0, 331350091, 0, 2296971275, 2292121902, 0, 0, 0, 0,
  1651114449, 385810695, 3276997229, 2484667165, 0, 0, 0, 0, 0, 2345140996, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 1195507753, 0, 204931533, 0, 0, 1733493403, 3288662084, 538444488, 2251686744, 0, 4047831156, 0,
  0, 918487370, 0, 872350246, 813433366, 2583430018, 0, 0, 0, 351797415, 1407124085, 3630236078, 0, 0, 0,
  3149398052, 1765933851, 0, 3912368752, 2767257810, 3958768439, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2662400238,
  4011590496, 0, 0, 840630442, 4209050412, 0, 0, 0, 378798659, 3777363981, 189989047, 3925344792, 982712875,
  1975255637, 2595160668, 2827223638, 2151088412, 574816309, 365822735, 0, 0, 1774257024, 0, 3362586989, 0,
  0, 0, 0, 0, 0, 0, 0, 4289921755, 2628780428, 3698983104, 3905159933, 0, 0, 0, 0, 0, 2365195101, 1886978161,
  0, 0, 0, 1247412253, 1484063525, 0, 3842507456, 0, 0, 4150001940, 3803447419, 0, 0, 435552490, 0, 0, 0, 0,
  0, 0, 1257308258, 3890545443, 0, 2735276306, 0, 0, 243663242, 0, 0, 0, 1163068120, 1449067415, 0, 0, 0, 0,
  4229366066, 2049900638, 555745574, 0, 0, 717488283, 3529048252, 293208657, 795280046, 1001783762, 0, 0, 0,
  2824667175, 3241935771, 4188930405, 704970977, 1673003516, 10814230, 2722956066, 0, 0, 3616932485, 0, 0,
  2052063422, 0, 0, 0, 269353048, 4282909377, 0, 3914465340, 2847343129, 4242735798, 2696020194, 0,
  3935174868, 2530935599, 0, 0, 3683647857, 0, 0, 0, 2514747657, 0, 0, 0, 0, 2284781967, 0, 0, 0, 76874574,
  1126695398, 0, 0, 0, 0, 1200685849, 0, 0, 0, 0, 0, 0, 2398487022, 0, 0, 0, 621281407, 18219454, 1400176837,
  1014235281, 2249458329, 2525954549, 0, 0, 0, 634651077, 0, 0, 0, 0, 2865233953, 666370696, 891028283, 0,
  3910664867, 0, 0, 0, 0, 0, 2959802408, 1792606586, 1348010653, 0, 0, 1953890627, 1941700692, 165216916,
  3898737325, 0, 0, 1806107215, 0, 1179582586, 3692822609, 0, 3135046076, 3307995861, 237109823, 0, 0, 0,
  2089418961, 0, 0, 0, 0, 0, 0, 3539993007, 668140419, 1984561684, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3626107485,
  3391161017, 0, 0, 0, 677970121, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3131638293, 0, 0, 0, 1231750023,
  3480748230, 979894472, 1157824780, 2427388643, 973406734, 3167224647, 2451964581, 0, 0, 0, 0, 765264691,
  4163043579, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2823029654, 0, 1925578931, 381747870, 0, 0, 0, 0, 0, 0, 0, 0,
  2031681563, 0, 1681784842, 2738160412, 0, 3579379892, 3863019660, 0, 0, 1070334414, 0, 0, 0, 3449487943, 0,
  1305150053, 3571515434, 3062104626, 2635334332, 3142582457, 0, 2225930400, 0, 1432945095, 639500484,
  2719875947, 0, 0, 0, 0, 1605698021, 0, 0, 2736849337, 0, 2982347189, 781189838, 0, 131334815, 0,
  1574961836, 3691184806, 3553493844, 0, 669319384, 1050345608, 2744909973, 74907800, 0, 3084255267, 0,
  4259447159, 0, 2259485439, 4041867329, 0, 1371996455, 0, 2481062453, 3486253481, 1723269649, 4041146643,
  393478803, 1003880663, 170459378, 1037304507, 371720820, 0, 1812988328, 0, 0, 2539323459, 0, 0, 0, 0,
  4127129617, 0, 3893428684, 2374894323, 0, 0, 0, 3809214582, 2038038902, 586940726, 0, 0, 0, 0, 0,
  1762918832, 0, 0, 0, 0, 1915355717, 0, 0, 0, 0, 0, 0, 0, 4060610672, 0, 2200567832, 1586036994, 3120038345,
  3437560722, 0, 1017905497, 0, 1140523132, 1441399013, 0, 685638257, 0, 0, 0, 0, 0, 1506214599, 228589900,
  0, 3729523528, 0, 0, 2556690494, 3399353151, 0, 0, 0, 3579642474, 336396908, 1408761967, 2375680245, 0, 0,
  0, 775618755, 0, 0, 0, 0, 0, 0, 3988848739, 0, 1373111009, 0, 0, 0, 0, 393281844, 3343778475, 411959411,
  4034659017, 450822655, 3129541384, 0, 3406431050, 0, 0, 3886874642, 2238185921, 0, 0, 0, 0, 0, 0,
  2493972494, 2732917397, 2814902338, 3511747446, 4017095330, 0, 3583836688, 0, 2092171343, 0, 0, 0, 0, 0, 0,
  1020986160, 0, 0, 0, 2704998541, 2896560331, 207487256, 2953969707, 828048286, 1121059129, 3295739912, 0,
  915866491, 0, 0, 0, 2128020278, 0, 0, 4197974243, 0, 408355605, 0, 0, 479986450, 0, 4016046167, 3942842656,
  0, 0, 0, 0, 3174564397, 2489975650, 1295647113, 3982753934, 2099774149, 539820889, 0, 1937702969, 0, 0,
  2090860566, 3684630847, 3493790030, 0, 0, 0, 1926692942, 920453520, 1798767348, 0, 1373110508, 2189034382,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3423076466, 0, 3793552185, 1757938142, 2500461023, 0, 426836658, 0, 0, 0, 0,
  705953830, 0, 0, 0, 0, 0, 0, 2219704909, 2243035590, 604701169, 0, 0, 2320761089, 4170843037, 0,
  1487011895, 2529624902, 0, 0, 1083375709, 172163925, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1229455995, 0, 0, 0,
  735969762, 1106772279, 1238041216, 0, 0, 3910664226, 3887464943, 0, 561447045, 3872456960, 208470379,
  2265776571, 1323827418, 3964600939, 0, 0, 0, 960036992, 930808185, 0, 3643343095, 2921005594, 0,
  4189978907, 2028863984, 0, 0, 0, 3355509032, 0, 0, 0, 1158480256, 0, 3361669279, 63308040,
};

const uint32_t TypeTablesExtensionSlotArray[] = {
  0, 0, 3006005410, 432537789, 0, 0, 0, 0, 3020095641, 1519518171, 1421934900, 1883504896, 0, 0, 0, 0,
  772997491, 0, 0, 0, 0, 0, 1196949621, 3081699621, 0, 0, 0, 1836777580, 432800003, 0, 0, 297533507,
  2130379221, 2600010024, 3088056331, 0, 0, 0, 880345446, 214106210, 1101463633, 0, 0, 3508469915, 0, 0, 0,
  2623143974, 0, 0, 0, 2779185578, 0, 0, 4157669838, 2302017655, 0, 0, 1869086960, 808583269, 2171732214,
  174194932, 3526951275, 350159293, 0, 0, 0, 0, 4079878449, 2095383021, 2700149123, 1012334615, 137232784,
  3908239366, 3076260093, 0, 0, 3104768273, 0, 0, 0, 0, 3573416286, 0, 0, 0, 0, 0, 0, 2674000156, 0, 0,
  3247833340, 0, 0, 2241396793, 3162701996, 1865744544, 0, 4262920202, 0, 0, 0, 0, 0, 4293919160, 3803644195,
  0, 3101294728, 758513915, 0, 0, 0, 1306263659, 0, 1923088389, 0, 0, 0, 2807431279, 0, 2575106239,
  588906662, 473956574, 0, 0, 953417855, 0, 949158018, 0, 0, 0, 0, 3935109526, 0, 0, 2957377772, 0,
  2287141325, 0, 3371958479, 1838350667, 4116578608, 0, 0, 0, 1070727627, 1149894994, 3389260276, 0,
  2453799264, 0, 0, 1580138722, 1530855745, 2724659592, 1743782315, 0, 2770731298, 1253507564, 0, 0, 0, 0,
  1998782665, 0, 0, 2214133863, 0, 0, 0, 0, 1398866071, 1995309185, 3159884227, 3498508756, 1679819248,
  948109504, 1190002873, 1238827273, 542572943, 0, 67371153, 4041539722, 2162360776, 0, 0, 2268594296,
  3502309614, 2897608966, 0, 2661482790, 0, 0, 1808728192, 4286316966, 810221856, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  2077556984, 0, 0, 0, 1086849378, 0, 3853189175, 0, 3196584200, 0, 0, 0, 0, 4199219583, 3611099548,
  1350172794, 3833397676, 3437297693, 1379991698, 1973485577, 0, 0, 0, 0, 2979004593, 0, 0, 1392705652, 0, 0,
  0, 0, 2514354362, 1708392470, 1282015329, 2145124759, 3384017344, 950337608, 0, 0, 3465936930, 2201354485,
  0, 0, 381092201, 1844904160, 0, 79364373, 130679249, 232194502, 0, 1186856968, 0, 1976041606, 2502623286,
  79822983, 2958819704, 1425211780, 733937712, 0, 0, 2999713998, 3921936444, 0, 0, 0, 2874540267, 2898002232,
  1080623418, 4248043987, 3048407308, 2225865034, 4275241449, 1298923539, 649134303, 0, 0, 0, 0, 575078608,
  0, 0, 2647785690, 0, 0, 0, 0, 0, 1225392254, 0, 0, 0, 0, 3967025216, 2473525549, 0, 0, 0, 0, 3829334055, 0,
  0, 0, 2261647375, 422838745, 674365887, 0, 0, 0, 2071396368, 0, 0, 0, 0, 220135619, 0, 2248999328,
  2388197402, 0, 0, 0, 0, 0, 0, 0, 1735524448, 1779040685, 0, 0, 0, 0, 0, 502137235, 2691236286, 1020985810,
  3213754548, 0, 0, 3005612125, 0, 3061121095, 1227620382, 235143418, 3901227279, 2199912830, 672661767,
  66021, 2593063191, 0, 0, 0, 2455830682, 2391736640, 2523463955, 0, 3013673299, 2232287673, 0, 0, 0,
  3636199769, 0, 0, 0, 0, 2813591838, 0, 0, 1847722036, 1689518158, 643105200, 435487080, 0, 0, 0, 743899574,
  1106444719, 0, 2253062391, 0, 0, 0, 1521025507, 0, 4238803233, 1999241665, 3511419023, 3782672633,
  2483093975, 0, 2194014559, 0, 2573402170, 0, 0, 0, 0, 46596497, 237305905, 1543372885, 0, 1971847491, 0, 0,
  0, 0, 0, 0, 866124150, 0, 2548433179, 0, 0, 0, 772866437, 0, 0, 0, 3318153703, 770376060, 0, 1783234704,
  549912724, 0, 2249392178, 0, 0, 0, 0, 4136501671, 0, 4029546680, 1547829485, 0, 3737059416, 224854186, 0,
  0, 3483828251, 0, 0, 0, 326238567, 3684630892, 2970812811, 0, 1095500157, 285147222, 0, 0, 0, 0, 0,
  114622488, 0, 0, 683213111, 4157341879, 0, 2661679217, 1220018494, 0, 2359361616, 3178954857, 4253090034,
  1999176014, 1822425579, 4290773038, 2166423699, 3401711787, 2432434405, 3829399785, 1092288844, 1368457508,
  1843659114, 0, 0, 0, 0, 0, 0, 3857711576, 169869637, 3778412859, 0, 0, 0, 4098031747, 0, 11206969, 0, 0, 0,
  0, 0, 3030974495, 3618111553, 0, 0, 1159921789, 1718681953, 0, 0, 0, 2330066958, 1617363046, 98763234, 0,
  0, 1545142668, 4263510244, 99484026, 2987720903, 3870622190, 3551461676, 0, 0, 3730047373, 0, 2629959841,
  327746020, 1919091109, 0, 0, 0, 0, 0, 0, 0, 0, 0, 99418125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3701997724,
  42008766, 0, 0, 0, 0, 0, 48300213, 4211474758, 2947940651, 1200685391, 3703636238, 1472070023, 0, 0,
  3430547895, 3622043722, 0, 0, 1079050303, 4216586390, 706937127, 2160591242, 745406963, 3156803865, 0,
  2122186967, 181272644, 4100260277, 0, 0, 3163488534, 0, 823394501, 0, 0, 919011705, 3186229314, 0,
  2967666881, 0, 1103298817, 0, 1362952315, 1946288307, 3325755719, 4140433514, 3678142751, 1923613130,
  4170908017, 0, 0, 4190503080, 0, 0, 0, 0, 0, 214696179, 2938372468, 1220805087, 2146697220, 906494394,
  233898448, 1616839154, 0, 0, 0, 437190684, 0, 3666674089, 3591962649, 2960261477, 0, 2654601488,
  2628714645, 2104099019, 0, 2321154279, 0, 0, 380698700, 411369514, 0, 0, 0, 0, 0, 0, 0, 0, 3001024530,
  2036728029, 2026373456, 3379298659, 2289697138, 2220752988, 3022717338, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  92274864, 3505389914, 0, 1818296461, 4276224324, 0, 593428797, 0, 406978867, 0, 3162832947, 971047215, 0,
  0, 0, 202047699, 186909020, 0, 0, 0, 1209532683, 0, 3493724604, 0, 0, 0, 0, 0, 0, 2121793869, 2417230098,
  3518103880, 816971985, 3382509985, 468189603, 3258515876, 2512453719, 0, 0, 0, 3085566047, 3584688585,
  3145897, 3838443747, 2717319453, 1660813727, 0, 0, 0, 0, 0, 2624192630, 0, 2802843688, 2419982451, 0, 0, 0,
  0, 822411639, 0, 2431189091, 1255079980, 2199453848, 2620850265, 3843883173, 3209429268, 0, 4121624653,
  30015558, 3056664667, 2301296937, 0, 0, 0, 0, 0, 0, 0, 249561490, 0, 2215051326, 702808133, 1651376222,
  3707043952, 4068212940, 1492320476, 2644377902, 0, 0, 1178730503, 3502375173, 0, 2666725476, 2651914414,
  2311455002, 919797781, 0, 1235353709, 3267559877, 0, 0, 0, 0, 0, 3673751793, 0, 3421635057, 3049587101,
  1533542540, 3857645732, 897384924, 28508297, 2731540515, 3581542786, 4216455598, 4167172573, 1768554580,
  1897595361, 3460301055, 0, 0, 0, 0, 2456354930, 2563702863, 1864892616, 0, 0, 4115726602, 3330539778,
  3519414305, 1889993023, 206700600, 3347710268, 2326593753, 2862088635, 0, 4015849682, 0, 1748500662,
  3383820743, 308085214, 2492399830, 0, 4134142013, 2616000699, 3315925359, 1889796271, 0, 2041577614, 0, 0,
  0, 0, 3457745269, 0, 3897295298, 1794375697, 2162885098, 2458910740, 1692074420, 0, 0, 3445293244,
  1267794159, 0, 0, 0, 0, 2774401202, 1374486838, 0, 1016987997, 0, 0, 0, 1559887962, 2256208152, 0, 0, 0, 0,
  3996451221, 0, 0, 0, 0, 0, 0, 2983002317, 2946040068, 329842855, 0, 0, 0, 898892144, 1112015170,
  2772763022, 1947337002, 1928135089, 2103378380, 3745448329, 3967418863, 893386753, 0, 795082793, 0, 0, 0,
  0, 0, 0, 1618870690, 1999962271, 580583427, 4222288306, 1138622950, 0, 495452623, 0, 0, 0, 0, 0,
  1100022145, 1496580510, 3295609222, 2080637332, 3129278808, 3600679181, 0, 0, 915210549, 0, 0, 0,
  3546677250, 1771045076, 0, 0, 0, 0, 3669164044, 312345050, 272433494, 0, 0, 0, 0, 0, 3885302248, 0,
  3744923695, 2253259204, 0, 2323251425, 0, 2542534788, 3670999451, 2638610902, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 1324155223, 0, 0, 0, 0, 0, 0, 0, 0, 1530921093, 2272788590, 2637234349, 3507749066, 919536040,
  3102998963, 0, 1620836832, 1883177301, 265945467, 0, 0, 0, 0, 0, 0, 501219582, 356188196, 2596667626,
  1088618852, 0, 0, 1638203611, 0, 0, 0, 0, 0, 34472134, 2871001161, 292815257, 0, 54722597, 0, 0, 0, 0, 0,
  0, 2297626840, 1736966450, 0, 3685548226, 767099264, 4039835806, 1548550176, 3252944949, 2649424104,
  2009530413, 1815806011, 0, 2031157405, 0, 1449197689, 1479410029, 717226180, 0, 2197160149, 700055627,
  2647130236, 0, 1657929867, 2638020838, 4053205155, 3896311851, 0, 0, 0, 1739456859, 0, 0, 0, 0, 0,
  2358378862, 0, 792199669, 2495217993, 3561881937, 3709665363, 2540175700, 0, 0, 0, 909640088, 0, 577765480,
  0, 3098148946,
};

const TypeTablesTag TypeTablesExtensionArray[] = {
  {{0, 3}, 553, 0},  // 3fr
  {{1, 3}, 688, 1},  // 3g2
  {{2, 3}, 687, 2},  // 3gp
  {{3, 4}, 688, 3},  // 3gp2
  {{4, 4}, 687, 4},  // 3gpp
  {{5, 2}, 628, 5},  // 7z
  {{6, 2}, 541, 6},  // aa
  {{7, 3}, 689, 7},  // aac
  {{8, 3}, 629, 8},  // aaf
  {{9, 3}, 43, 9},  // aar
  {{10, 3}, 542, 10},  // aax
  {{11, 3}, 694, 11},  // abc
  {{12, 3}, 690, 12},  // ac3
  {{13, 3}, 691, 13},  // ada
  {{14, 3}, 691, 14},  // adb
  {{15, 3}, 691, 15},  // ads
  {{16, 4}, 689, 16},  // adts
  {{17, 3}, 88, 17},  // aea
  {{18, 6}, 20, 18},  // afploc
  {{19, 4}, 116, 19},  // ahap
  {{20, 2}, 6, 20},  // ai
  {{21, 3}, 693, 21},  // aif
  {{22, 4}, 692, 22},  // aifc
  {{23, 4}, 693, 23},  // aiff
  {{24, 3}, 627, 24},  // amr
  {{25, 3}, 40, 25},  // app
  {{26, 5}, TypeTablesNone, 27},  // appex
  {{27, 11}, 35, 28},  // applescript
  {{29, 8}, 44, 29},  // arobject
  {{30, 3}, 612, 30},  // arw
  {{31, 2}, 36, 31},  // as
  {{32, 3}, 566, 32},  // asf
  {{33, 3}, 565, 33},  // asx
  {{34, 2}, 745, 34},  // au
  {{35, 8}, 46, 35},  // aupreset
  {{36, 5}, TypeTablesNone, 36},  // avchd
  {{37, 4}, 750, 37},  // avci
  {{38, 4}, 751, 38},  // avcs
  {{39, 3}, 752, 39},  // avi
  {{40, 4}, 105, 40},  // band
  {{41, 4}, 753, 41},  // bash
  {{42, 3}, 302, 42},  // bin
  {{43, 3}, 567, 43},  // bmp
  {{44, 6}, TypeTablesNone, 44},  // bundle
  {{45, 3}, 579, 45},  // bwf
  {{46, 2}, 756, 46},  // bz
  {{47, 3}, 756, 47},  // bz2
  {{48, 1}, 762, 48},  // c
  {{49, 3}, 760, 49},  // c++
  {{50, 3}, 568, 50},  // cab
  {{51, 3}, 64, 51},  // caf
  {{52, 2}, 760, 52},  // cc
  {{53, 3}, 61, 53},  // ccl
  {{54, 4}, 771, 54},  // cdda
  {{55, 3}, 806, 55},  // cel
  {{56, 3}, 916, 56},  // cer
  {{57, 5}, 621, 57},  // class
  {{58, 3}, 61, 58},  // clr
  {{59, 13}, 63, 59},  // configprofile
  {{61, 2}, 760, 60},  // cp
  {{62, 4}, 50, 61},  // cpgz
  {{63, 4}, 778, 62},  // cpio
  {{64, 3}, 760, 63},  // cpp
  {{65, 3}, 544, 64},  // cr2
  {{66, 3}, 545, 65},  // cr3
  {{67, 5}, 67, 66},  // crash
  {{68, 3}, 916, 67},  // crt
  {{69, 3}, 546, 68},  // crw
  {{70, 3}, 779, 69},  // csh
  {{71, 3}, 780, 70},  // css
  {{72, 7}, 68, 71},  // csstore
  {{73, 3}, 773, 72},  // csv
  {{74, 3}, 760, 73},  // cxx
  {{75, 3}, 634, 74},  // dae
  {{76, 3}, 635, 75},  // dcm
  {{77, 3}, 559, 76},  // dcr
  {{78, 4}, 841, 77},  // defs
  {{79, 3}, 916, 78},  // der
  {{80, 4}, TypeTablesNone, 79},  // dext
  {{81, 5}, 514, 80},  // dfont
  {{82, 3}, 567, 81},  // dib
  {{83, 5}, 635, 82},  // dicom
  {{84, 3}, 789, 83},  // dif
  {{85, 4}, 866, 84},  // diff
  {{86, 4}, TypeTablesNone, 85},  // dist
  {{87, 5}, TypeTablesNone, 86},  // distz
  {{88, 3}, 580, 87},  // dll
  {{89, 3}, 788, 88},  // dls
  {{90, 5}, 797, 89},  // dlyan
  {{91, 3}, 15, 90},  // dng
  {{92, 3}, 589, 91},  // doc
  {{93, 4}, 676, 92},  // docm
  {{94, 4}, 675, 93},  // docx
  {{95, 3}, 590, 94},  // dot
  {{96, 4}, 678, 95},  // dotm
  {{97, 4}, 677, 96},  // dotx
  {{98, 7}, 84, 97},  // drawing
  {{99, 4}, TypeTablesNone, 98},  // dsym
  {{100, 2}, 789, 99},  // dv
  {{101, 3}, 550, 100},  // dxo
  {{102, 5}, 411, 101},  // dylib
  {{103, 4}, 800, 102},  // eac3
  {{104, 3}, 800, 103},  // ec3
  {{105, 3}, 1, 104},  // edn
  {{106, 3}, 556, 105},  // efx
  {{107, 3}, 2, 106},  // eps
  {{108, 4}, 633, 107},  // epub
  {{109, 3}, 551, 108},  // erf
  {{110, 3}, 3, 109},  // etd
  {{111, 3}, 581, 110},  // exe
  {{112, 3}, 505, 111},  // exp
  {{113, 3}, 555, 112},  // exr
  {{114, 1}, 812, 113},  // f
  {{115, 3}, 5, 114},  // f4a
  {{116, 3}, 5, 115},  // f4b
  {{117, 3}, 5, 116},  // f4p
  {{118, 3}, 5, 117},  // f4v
  {{119, 3}, 809, 118},  // f77
  {{120, 3}, 810, 119},  // f90
  {{121, 3}, 811, 120},  // f95
  {{122, 3}, 4, 121},  // fdf
  {{123, 3}, 554, 122},  // fff
  {{124, 7}, 90, 123},  // fileloc
  {{125, 4}, 685, 124},  // flac
  {{126, 3}, 806, 125},  // flc
  {{127, 3}, 806, 126},  // fli
  {{128, 3}, 5, 127},  // flv
  {{129, 3}, 812, 128},  // for
  {{130, 4}, TypeTablesNone, 129},  // fpbf
  {{131, 3}, 558, 130},  // fpx
  {{132, 9}, TypeTablesNone, 131},  // framework
  {{134, 2}, TypeTablesNone, 132},  // fs
  {{135, 6}, 104, 133},  // ftploc
  {{136, 6}, 105, 134},  // gbproj
  {{137, 7}, 814, 135},  // geojson
  {{138, 3}, 548, 136},  // gif
  {{139, 3}, 838, 137},  // gmk
  {{140, 10}, 111, 138},  // gpurestart
  {{142, 13}, 112, 139},  // groupactivity
  {{144, 4}, 630, 140},  // gtar
  {{145, 2}, 631, 141},  // gz
  {{146, 4}, 631, 142},  // gzip
  {{147, 1}, 757, 143},  // h
  {{148, 3}, 758, 144},  // h++
  {{149, 4}, 115, 145},  // hang
  {{150, 4}, 822, 146},  // heic
  {{151, 5}, 823, 147},  // heics
  {{152, 4}, 824, 148},  // heif
  {{153, 5}, 826, 149},  // heifs
  {{154, 2}, 758, 150},  // hh
  {{155, 3}, 824, 151},  // hif
  {{156, 2}, 758, 152},  // hp
  {{157, 3}, 758, 153},  // hpp
  {{158, 3}, 48, 154},  // hqx
  {{159, 3}, 827, 155},  // htm
  {{160, 4}, 827, 156},  // html
  {{161, 3}, 758, 157},  // hxx
  {{162, 1}, 763, 158},  // i
  {{163, 3}, 62, 159},  // icc
  {{164, 6}, 126, 160},  // icloud
  {{165, 3}, 62, 161},  // icm
  {{166, 4}, 127, 162},  // icns
  {{167, 3}, 574, 163},  // ico
  {{168, 7}, TypeTablesNone, 164},  // iconset
  {{169, 3}, 123, 165},  // ics
  {{170, 2}, 761, 166},  // ii
  {{171, 3}, 164, 167},  // iig
  {{172, 3}, 601, 168},  // iiq
  {{173, 10}, TypeTablesNone, 169},  // ilmbplugin
  {{175, 13}, TypeTablesNone, 170},  // imovielibrary
  {{177, 7}, 108, 171},  // inetloc
  {{178, 3}, 759, 172},  // inl
  {{179, 3}, 758, 173},  // ipp
  {{180, 4}, 238, 174},  // itms
  {{181, 3}, 831, 175},  // j2c
  {{182, 3}, 831, 176},  // j2k
  {{183, 3}, 620, 177},  // jar
  {{184, 3}, 622, 178},  // jav
  {{185, 4}, 622, 179},  // java
  {{186, 10}, 592, 180},  // javascript
  {{188, 3}, 557, 181},  // jfx
  {{189, 4}, 623, 182},  // jnlp
  {{190, 3}, 831, 183},  // jp2
  {{191, 3}, 830, 184},  // jpe
  {{192, 4}, 830, 185},  // jpeg
  {{193, 3}, 831, 186},  // jpf
  {{194, 3}, 830, 187},  // jpg
  {{195, 3}, 831, 188},  // jpx
  {{196, 2}, 592, 189},  // js
  {{197, 7}, 592, 190},  // jscript
  {{198, 4}, 833, 191},  // json
  {{199, 3}, 832, 192},  // jxl
  {{200, 3}, 840, 193},  // kar
  {{201, 4}, TypeTablesNone, 194},  // kext
  {{202, 3}, 242, 195},  // key
  {{203, 7}, TypeTablesNone, 197},  // key-tef
  {{204, 3}, 834, 198},  // ksh
  {{205, 3}, 243, 199},  // kth
  {{206, 6}, 257, 201},  // ktrace
  {{207, 1}, 835, 202},  // l
  {{208, 4}, 847, 203},  // latm
  {{209, 3}, 797, 204},  // lid
  {{210, 2}, 835, 205},  // ll
  {{211, 2}, 835, 206},  // lm
  {{212, 3}, 835, 207},  // lmm
  {{213, 4}, 847, 208},  // loas
  {{214, 3}, 295, 209},  // log
  {{215, 4}, TypeTablesNone, 210},  // lpdf
  {{216, 3}, 835, 211},  // lpp
  {{217, 3}, 835, 212},  // lxx
  {{218, 1}, 859, 213},  // m
  {{219, 3}, 848, 214},  // m15
  {{220, 3}, 850, 215},  // m2v
  {{221, 3}, 837, 216},  // m3u
  {{222, 4}, 837, 217},  // m3u8
  {{223, 3}, 296, 218},  // m4a
  {{224, 3}, 473, 219},  // m4b
  {{225, 3}, 472, 220},  // m4p
  {{226, 3}, 436, 221},  // m4r
  {{227, 3}, 297, 222},  // m4v
  {{228, 3}, 848, 223},  // m75
  {{229, 7}, 428, 224},  // mailloc
  {{230, 3}, 838, 225},  // mak
  {{231, 4}, 838, 226},  // make
  {{232, 10}, TypeTablesNone, 227},  // mdimporter
  {{234, 4}, TypeTablesNone, 228},  // menu
  {{235, 2}, 860, 229},  // mi
  {{236, 3}, 840, 230},  // mid
  {{237, 4}, 840, 231},  // midi
  {{238, 3}, 841, 232},  // mig
  {{239, 3}, 858, 233},  // mii
  {{240, 4}, 0, 234},  // minc
  {{241, 3}, 592, 235},  // mjs
  {{242, 2}, 838, 236},  // mk
  {{243, 10}, 66, 237},  // mlkitmodel
  {{245, 7}, 66, 238},  // mlmodel
  {{246, 9}, TypeTablesNone, 239},  // mlpackage
  {{248, 2}, 857, 240},  // mm
  {{249, 3}, 0, 241},  // mnc
  {{250, 6}, 432, 242},  // mobile
  {{251, 12}, 432, 243},  // mobileconfig
  {{253, 15}, 433, 244},  // mobileprovision
  {{255, 3}, 561, 245},  // mos
  {{256, 3}, 480, 246},  // mov
  {{257, 3}, 844, 247},  // mp2
  {{258, 3}, 845, 248},  // mp3
  {{259, 3}, 851, 249},  // mp4
  {{260, 3}, 848, 251},  // mpe
  {{261, 4}, 848, 252},  // mpeg
  {{262, 3}, 848, 253},  // mpg
  {{263, 4}, 851, 254},  // mpg4
  {{264, 4}, 845, 256},  // mpga
  {{265, 4}, 204, 257},  // mpkg
  {{266, 3}, 853, 259},  // mpo
  {{267, 3}, 560, 260},  // mrw
  {{268, 3}, 679, 261},  // mxf
  {{269, 6}, 855, 262},  // ndjson
  {{270, 3}, 594, 263},  // nef
  {{271, 7}, 439, 264},  // newsloc
  {{272, 3}, 626, 265},  // nii
  {{273, 11}, 247, 266},  // nmbtemplate
  {{275, 3}, 593, 268},  // nrw
  {{276, 7}, 246, 269},  // numbers
  {{277, 11}, TypeTablesNone, 271},  // numbers-tef
  {{279, 1}, 856, 272},  // o
  {{280, 3}, 815, 273},  // obj
  {{281, 3}, 639, 274},  // odb
  {{282, 3}, 637, 275},  // odc
  {{283, 3}, 640, 276},  // odf
  {{284, 3}, 642, 277},  // odg
  {{285, 3}, 644, 278},  // odi
  {{286, 3}, 651, 279},  // odm
  {{287, 3}, 646, 280},  // odp
  {{288, 3}, 648, 281},  // ods
  {{289, 3}, 650, 282},  // odt
  {{290, 3}, 861, 283},  // ofd
  {{291, 3}, 543, 284},  // omf
  {{292, 3}, 596, 285},  // orf
  {{293, 3}, 862, 288},  // otc
  {{294, 3}, 863, 290},  // otf
  {{295, 3}, 643, 292},  // otg
  {{296, 3}, 653, 293},  // oth
  {{297, 3}, 645, 294},  // oti
  {{298, 3}, 647, 295},  // otp
  {{299, 3}, 649, 296},  // ots
  {{300, 3}, 652, 297},  // ott
  {{301, 3}, 608, 298},  // p12
  {{302, 5}, 251, 299},  // pages
  {{303, 9}, TypeTablesNone, 301},  // pages-tef
  {{305, 5}, 445, 302},  // panic
  {{306, 3}, 865, 303},  // pas
  {{307, 5}, 866, 304},  // patch
  {{308, 3}, 778, 305},  // pax
  {{309, 3}, 874, 306},  // pch
  {{310, 5}, 875, 307},  // pch++
  {{311, 3}, 449, 308},  // pct
  {{312, 3}, 7, 309},  // pdf
  {{313, 3}, 600, 310},  // pef
  {{314, 3}, 916, 311},  // pem
  {{315, 2}, 62, 312},  // pf
  {{316, 3}, 13, 313},  // pfa
  {{317, 3}, 14, 314},  // pfb
  {{318, 3}, 608, 315},  // pfx
  {{319, 3}, 868, 316},  // ph3
  {{320, 3}, 868, 317},  // ph4
  {{321, 3}, 868, 318},  // php
  {{322, 4}, 868, 319},  // php3
  {{323, 4}, 868, 320},  // php4
  {{324, 5}, 868, 321},  // phtml
  {{325, 3}, 449, 322},  // pic
  {{326, 4}, 449, 323},  // pict
  {{327, 12}, 96, 324},  // pictclipping
  {{329, 3}, 204, 325},  // pkg
  {{330, 6}, 452, 327},  // pkpass
  {{331, 8}, 453, 329},  // pkpasses
  {{332, 2}, 867, 330},  // pl
  {{333, 11}, TypeTablesNone, 331},  // placeholder
  {{335, 5}, 471, 332},  // plist
  {{336, 3}, 871, 336},  // pls
  {{337, 6}, TypeTablesNone, 337},  // plugin
  {{338, 9}, TypeTablesNone, 338},  // pluginkit
  {{340, 3}, 873, 339},  // ply
  {{341, 2}, 867, 340},  // pm
  {{342, 3}, 872, 341},  // png
  {{343, 4}, 421, 342},  // pntg
  {{344, 3}, 576, 343},  // pot
  {{345, 4}, 670, 344},  // potm
  {{346, 4}, 669, 345},  // potx
  {{347, 3}, TypeTablesNone, 346},  // ppp
  {{348, 3}, 577, 347},  // pps
  {{349, 4}, 668, 348},  // ppsm
  {{350, 4}, 667, 349},  // ppsx
  {{351, 3}, 578, 350},  // ppt
  {{352, 4}, 666, 351},  // pptm
  {{353, 4}, 665, 352},  // pptx
  {{354, 8}, TypeTablesNone, 353},  // prefpane
  {{355, 16}, 475, 354},  // provisionprofile
  {{357, 2}, 10, 355},  // ps
  {{358, 3}, 9, 356},  // psb
  {{359, 3}, 8, 357},  // psd
  {{360, 3}, TypeTablesNone, 358},  // pvt
  {{361, 3}, 562, 359},  // pwl
  {{362, 2}, 877, 360},  // py
  {{363, 11}, TypeTablesNone, 361},  // qlgenerator
  {{365, 2}, 480, 362},  // qt
  {{366, 3}, 479, 363},  // qti
  {{367, 4}, 479, 364},  // qtif
  {{368, 3}, 477, 365},  // qtz
  {{369, 1}, 483, 366},  // r
  {{370, 2}, 605, 367},  // ra
  {{371, 3}, 552, 368},  // raf
  {{372, 3}, 605, 369},  // ram
  {{373, 3}, 598, 370},  // raw
  {{374, 2}, 880, 372},  // rb
  {{375, 3}, 880, 373},  // rbw
  {{376, 7}, 481, 374},  // reality
  {{377, 2}, 606, 375},  // rm
  {{378, 4}, 607, 376},  // rmvb
  {{379, 3}, 878, 377},  // rss
  {{380, 3}, 879, 378},  // rtf
  {{381, 4}, TypeTablesNone, 379},  // rtfd
  {{382, 3}, 599, 380},  // rw2
  {{383, 3}, 564, 381},  // rwl
  {{384, 1}, 744, 382},  // s
  {{385, 11}, 98, 383},  // savedsearch
  {{387, 5}, TypeTablesNone, 384},  // saver
  {{388, 3}, 610, 385},  // scc
  {{389, 3}, 485, 386},  // scn
  {{390, 4}, 485, 387},  // scnz
  {{391, 4}, 33, 388},  // scpt
  {{392, 5}, TypeTablesNone, 389},  // scptd
  {{393, 3}, 549, 390},  // sd2
  {{394, 3}, 655, 391},  // sda
  {{395, 3}, 659, 392},  // sdc
  {{396, 3}, 657, 393},  // sdd
  {{397, 4}, 486, 394},  // sdef
  {{398, 3}, 657, 395},  // sdp
  {{399, 3}, 687, 396},  // sdv
  {{400, 3}, 661, 397},  // sdw
  {{401, 3}, 618, 398},  // sea
  {{402, 7}, TypeTablesNone, 399},  // service
  {{403, 3}, 616, 400},  // sf2
  {{404, 3}, 611, 401},  // sgi
  {{405, 2}, 882, 402},  // sh
  {{406, 13}, 490, 403},  // shazamcatalog
  {{408, 15}, 491, 404},  // shazamsignature
  {{410, 4}, 827, 405},  // shtm
  {{411, 5}, 827, 406},  // shtml
  {{412, 13}, 492, 407},  // shutdownstall
  {{414, 4}, 617, 408},  // sidx
  {{415, 3}, 618, 409},  // sit
  {{416, 4}, 619, 410},  // sitx
  {{417, 10}, TypeTablesNone, 411},  // slidesaver
  {{419, 3}, 840, 412},  // smf
  {{420, 3}, 745, 414},  // snd
  {{421, 11}, 99, 415},  // sndclipping
  {{423, 4}, 494, 416},  // spin
  {{424, 3}, 614, 417},  // sr2
  {{425, 3}, 613, 418},  // srf
  {{426, 3}, 609, 419},  // srw
  {{427, 3}, 660, 420},  // stc
  {{428, 3}, 656, 421},  // std
  {{429, 3}, 658, 422},  // sti
  {{430, 3}, 888, 423},  // stl
  {{431, 3}, 663, 424},  // stw
  {{432, 17}, TypeTablesNone, 425},  // suggestionsassets
  {{435, 4}, 102, 426},  // suit
  {{436, 3}, 891, 427},  // svg
  {{437, 4}, 891, 428},  // svgz
  {{438, 5}, 892, 429},  // swift
  {{439, 3}, 659, 430},  // sxc
  {{440, 3}, 655, 431},  // sxd
  {{441, 3}, 662, 432},  // sxg
  {{442, 3}, 657, 433},  // sxi
  {{443, 3}, 654, 434},  // sxm
  {{444, 3}, 661, 435},  // sxw
  {{445, 15}, TypeTablesNone, 436},  // systemextension
  {{447, 3}, 895, 437},  // tar
  {{448, 3}, 896, 438},  // tbz
  {{449, 4}, 896, 439},  // tbz2
  {{450, 4}, 897, 440},  // tcsh
  {{451, 8}, 252, 441},  // template
  {{452, 4}, 869, 443},  // text
  {{453, 12}, 100, 444},  // textclipping
  {{455, 3}, 625, 445},  // tga
  {{456, 3}, 632, 446},  // tgz
  {{457, 7}, TypeTablesNone, 447},  // theater
  {{458, 3}, 899, 448},  // tif
  {{459, 4}, 899, 449},  // tiff
  {{460, 2}, 849, 450},  // ts
  {{461, 3}, 894, 451},  // tsv
  {{462, 3}, 901, 452},  // ttc
  {{463, 3}, 903, 453},  // ttf
  {{464, 3}, 869, 454},  // txt
  {{465, 3}, 680, 455},  // txz
  {{466, 2}, 904, 456},  // ul
  {{467, 4}, 904, 457},  // ulaw
  {{468, 3}, 904, 458},  // ulw
  {{469, 3}, 575, 459},  // url
  {{470, 3}, 602, 460},  // usd
  {{471, 4}, 602, 461},  // usda
  {{472, 4}, 602, 462},  // usdc
  {{473, 4}, 603, 463},  // usdz
  {{474, 2}, 912, 464},  // uu
  {{475, 4}, 124, 465},  // vcal
  {{476, 5}, 913, 466},  // vcard
  {{477, 3}, 913, 467},  // vcf
  {{478, 3}, 124, 468},  // vcs
  {{479, 3}, 752, 469},  // vfw
  {{480, 6}, 524, 470},  // vncloc
  {{481, 3}, 682, 471},  // vtt
  {{482, 3}, 615, 472},  // w64
  {{483, 3}, 624, 473},  // war
  {{484, 9}, 526, 474},  // watchface
  {{486, 3}, 579, 475},  // wav
  {{487, 4}, 579, 476},  // wave
  {{488, 3}, 582, 477},  // wax
  {{489, 4}, TypeTablesNone, 478},  // wdgt
  {{490, 10}, 528, 479},  // webarchive
  {{492, 6}, 527, 480},  // webloc
  {{493, 4}, 683, 481},  // webm
  {{494, 4}, 684, 482},  // webp
  {{495, 9}, TypeTablesNone, 483},  // webplugin
  {{497, 2}, 583, 484},  // wm
  {{498, 3}, 584, 485},  // wma
  {{499, 3}, 585, 486},  // wmp
  {{500, 3}, 586, 487},  // wmv
  {{501, 3}, 587, 488},  // wmx
  {{502, 3}, 588, 489},  // wvx
  {{503, 3}, 531, 490},  // xar
  {{504, 3}, 917, 491},  // xbm
  {{505, 3}, 918, 492},  // xfd
  {{506, 4}, 16, 493},  // xfdf
  {{507, 3}, 919, 494},  // xht
  {{508, 4}, 919, 495},  // xhtm
  {{509, 5}, 919, 496},  // xhtml
  {{510, 3}, 533, 497},  // xip
  {{511, 3}, 570, 498},  // xla
  {{512, 3}, 571, 499},  // xls
  {{513, 4}, 569, 500},  // xlsb
  {{514, 4}, 672, 501},  // xlsm
  {{515, 4}, 671, 502},  // xlsx
  {{516, 3}, 572, 503},  // xlt
  {{517, 4}, 674, 504},  // xltm
  {{518, 4}, 673, 505},  // xltx
  {{519, 3}, 573, 506},  // xlw
  {{520, 3}, 920, 507},  // xml
  {{521, 3}, TypeTablesNone, 509},  // xpc
  {{522, 2}, 681, 510},  // xz
  {{523, 1}, 921, 511},  // y
  {{524, 3}, 43, 512},  // yaa
  {{525, 4}, 922, 513},  // yaml
  {{526, 2}, 921, 514},  // ym
  {{527, 3}, 922, 515},  // yml
  {{528, 3}, 921, 516},  // ymm
  {{529, 3}, 921, 517},  // ypp
  {{530, 3}, 921, 518},  // yxx
  {{531, 2}, 921, 519},  // yy
  {{532, 1}, 923, 520},  // z
  {{533, 3}, 924, 521},  // zip
  {{534, 3}, 925, 522},  // zsh
  {{535, 0}, TypeTablesNone, 523},  // end
};

const uint16_t TypeTablesExtensionClaimArray[] = {
  553, 688, 687, 688, 687, 628, 541, 689, 629, 43, 542, 694, 690, 691, 691, 691, 689, 88, 20, 116, 6, 693,
  692, 693, 627, 39, 40, 38, 35, 44, 612, 36, 566, 565, 745, 46, 749, 750, 751, 752, 105, 753, 302, 567, 107,
  579, 756, 756, 762, 760, 568, 64, 760, 61, 771, 806, 916, 621, 61, 63, 760, 50, 778, 760, 544, 545, 67,
  916, 546, 779, 780, 68, 773, 760, 634, 635, 559, 841, 916, 85, 514, 567, 635, 789, 866, 201, 201, 580, 788,
  797, 15, 589, 676, 675, 590, 678, 677, 84, 532, 789, 550, 411, 800, 800, 1, 556, 2, 633, 551, 3, 581, 505,
  555, 812, 5, 5, 5, 5, 809, 810, 811, 4, 554, 90, 685, 806, 806, 5, 812, 94, 558, 103, 92, 104, 105, 814,
  548, 838, 111, 112, 630, 631, 631, 757, 758, 115, 822, 823, 824, 826, 758, 824, 758, 758, 48, 827, 827,
  758, 763, 62, 126, 62, 127, 574, 162, 123, 761, 164, 601, 165, 198, 108, 759, 758, 238, 831, 831, 620, 622,
  622, 592, 557, 623, 831, 830, 830, 831, 830, 831, 592, 592, 833, 832, 840, 254, 239, 242, 240, 834, 241,
  243, 257, 835, 847, 797, 835, 835, 835, 847, 295, 294, 835, 835, 859, 848, 850, 837, 837, 296, 473, 472,
  436, 297, 848, 428, 838, 838, 431, 430, 860, 840, 840, 841, 858, 0, 592, 838, 66, 66, 65, 857, 0, 432, 432,
  433, 561, 480, 844, 845, 851, 852, 848, 848, 848, 851, 852, 845, 204, 202, 853, 560, 679, 855, 594, 439,
  626, 248, 247, 593, 244, 246, 245, 856, 815, 639, 637, 640, 642, 644, 651, 646, 648, 650, 861, 543, 596,
  597, 595, 862, 638, 863, 641, 643, 653, 645, 647, 649, 652, 608, 249, 251, 250, 445, 865, 866, 778, 874,
  875, 449, 7, 600, 916, 62, 13, 14, 608, 868, 868, 868, 868, 868, 868, 449, 449, 96, 204, 203, 451, 452,
  453, 867, 41, 471, 534, 47, 45, 871, 454, 455, 873, 867, 872, 421, 576, 670, 669, 465, 577, 668, 667, 578,
  666, 665, 507, 475, 10, 9, 8, 466, 562, 877, 478, 480, 479, 479, 477, 483, 605, 552, 605, 598, 563, 880,
  880, 481, 606, 607, 878, 879, 484, 599, 564, 744, 98, 508, 610, 485, 485, 33, 34, 549, 655, 659, 657, 486,
  657, 687, 661, 618, 489, 616, 611, 882, 490, 491, 827, 827, 492, 617, 618, 619, 509, 840, 654, 745, 99,
  494, 614, 613, 609, 660, 656, 658, 888, 663, 205, 102, 891, 891, 892, 659, 655, 662, 657, 654, 661, 506,
  895, 896, 896, 897, 253, 252, 869, 100, 625, 632, 199, 899, 899, 849, 894, 901, 903, 869, 680, 904, 904,
  904, 575, 602, 602, 602, 603, 912, 124, 913, 913, 124, 752, 524, 682, 615, 624, 526, 579, 579, 582, 69,
  528, 527, 683, 684, 529, 583, 584, 585, 586, 587, 588, 531, 917, 918, 16, 919, 919, 919, 533, 570, 571,
  569, 672, 671, 572, 674, 673, 573, 920, 591, 535, 681, 921, 43, 922, 921, 922, 921, 921, 921, 921, 923,
  924, 925,
};

const uint32_t TypeTablesMIMETypeSlotArray[] = {
  2361590006, 0, 0, 3305701595, 2612461631, 0, 3477471282, 343539721, 3573612658, 4113760497, 0, 0, 0,
  203882741, 118030469, 0, 0, 2524774632, 0, 0, 0, 0, 4271046738, 2641756251, 1615200349, 1462042840, 0, 0,
  1240465414, 1454047275, 1095499913, 2107375719, 310116369, 2068906189, 0, 0, 0, 0, 2290417675, 1719140486,
  691929211, 1583415445, 0, 0, 0, 0, 794296544, 2164523171, 3481469138, 0, 0, 0, 0, 0, 2657026133, 0,
  3460759566, 3098607801, 0, 2267611215, 3851092038, 135594059, 2516713604, 1132331214, 2189295823,
  3151888471, 0, 0, 2221539335, 0, 0, 0, 2637037573, 1293156519, 3360096277, 758054996, 4195811525,
  3257401575, 1097007259, 0, 0, 2330132581, 0, 1080623316, 0, 0, 0, 0, 0, 199884865, 1414660172, 0, 0,
  2328232045, 0, 34341079, 1310588940, 3652976785, 52625482, 0, 0, 0, 0, 2318336099, 2804613295, 1325793300,
  1661272086, 1232666754, 0, 0, 0, 3639083080, 21299201, 2157904020, 1382088946, 0, 0, 1010172118,
  1420623925, 3609854064, 3317956797, 0, 0, 576847943, 3120037945, 0, 0, 1546125417, 784335018, 0, 365625357,
  0, 0, 0, 0, 3539009654, 2700017817, 1185677414, 0, 1141243959, 0, 0, 2028994691, 0, 0, 0, 0, 0, 0,
  2086076545, 488833204, 4128178406, 3061973244, 4154130685, 2815754326, 1109983336, 297140400, 2313814187,
  2672165072, 2210791471, 157352190, 0, 0, 0, 0, 4183883904, 0, 0, 385351857, 0, 0, 3697868958, 0, 0,
  2424438800, 14548994, 2328363191, 2026373237, 464060581, 2665283599, 4092330157, 2031091967, 0, 736624678,
  1706098691, 1665597579, 867696821, 1686437984, 0, 0, 0, 1068302549, 0, 0, 0, 0, 3780903033, 0, 0,
  1498808397, 4243194008, 414908650, 3725131844, 0, 0, 3389784098, 2493513932, 2358378717, 3597140206,
  3406692540, 3189113069, 0, 0, 0, 3997434048, 0, 334168233, 0, 1726480550, 0, 0, 0, 0, 22282386, 0, 0, 0,
  1795293264, 0, 13238361, 0, 0, 2774466589, 0, 0, 0, 591266019, 0, 1584464016, 0, 2741633174, 0, 0,
  2487025836, 2426339358, 0, 0, 0, 1024000094, 3478585500, 1734017263, 0, 0, 2212429935, 1948909728, 0, 0, 0,
  3504275624, 2571239478, 0, 973864985, 1807941658, 1907097610, 4152819804, 948109432, 150470849, 75432165,
  2171470057, 0, 0, 1936851025, 0, 0, 0, 0, 3272212539, 1530986695, 0, 0, 0, 0, 0, 0, 2297561282, 0, 0,
  3321167907, 2479292452, 651296894, 0, 829882530, 3910205546, 0, 0, 0, 1615003743, 2921070739, 181469363,
  2948857874, 0, 0, 0, 1884881006, 0, 2561933340, 1099956464, 0, 0, 4223205417, 2326134829, 1128661236,
  3500605565, 0, 0, 0, 2296643795, 2065170649, 632487992, 2869493980, 615383268, 0, 0, 1209598068, 0, 0, 0,
  1139212544, 0, 0, 1954480206, 0, 4263772361, 84869151, 1221984492, 3334603002, 0, 1311834135, 2126184487,
  1583612078, 0, 0, 1194721415, 2829582405, 3727556657, 0, 3431661758, 0, 0, 3473932511, 737017923,
  918028330, 0, 0, 902496329, 3074293902, 1681719455, 824770803, 0, 0, 1511784599, 0, 0, 0, 0, 0, 0, 0,
  4001562743, 3938582754, 0, 0, 0, 0, 4102750386, 2677407871, 287113356, 0, 0, 0, 2660499652, 1455947876, 0,
  0, 0, 0, 988807228, 557646022, 0, 0, 2841444404, 0, 0, 0, 0, 0, 0, 4188340337, 0, 0, 3241869537,
  3421241501, 0, 783876220, 0, 1742602272, 3894935592, 3184853227, 331677947, 0, 0, 3496869936, 2478243901,
  966197451, 0, 0, 411631754, 0, 2359623713, 0, 0, 0, 0, 946143256, 434110711, 3840409848, 469237951,
  31195385, 0, 0, 160497828, 0, 2379743298, 3320381538, 0, 0, 0, 0, 0, 2162425953, 0, 0, 0, 53739610, 0,
  3636330680, 3744530650, 0, 1595867194, 0, 2077491354, 2059731051, 0, 0, 2223439923, 3419799616, 2148991098,
  3922853934, 343933123, 868614346, 434176222, 0, 0, 0, 0, 1136918565, 2178613310, 4245946504, 1398669455,
  3676897489, 0, 0, 0, 0, 0, 0, 0, 0, 552796168, 0, 0, 0, 0, 3118071923, 2032402573, 0, 1460732090, 0, 0,
  1889402968, 3912302792, 0, 0, 3026911414, 3017932908, 0, 0, 0, 0, 0, 191823876, 0, 1421869075, 2988179500,
  3970564123, 1321926739, 1908736187, 0, 0, 3384672417, 0, 0,
};

const TypeTablesTag TypeTablesMIMETypeArray[] = {
  {{535, 18}, 48, 0},  // application/binhex
  {{538, 16}, 756, 1},  // application/bzip
  {{540, 17}, 756, 2},  // application/bzip2
  {{543, 17}, 635, 3},  // application/dicom
  {{546, 20}, 633, 4},  // application/epub+zip
  {{549, 20}, 814, 5},  // application/geo+json
  {{552, 16}, 631, 6},  // application/gzip
  {{554, 24}, 620, 7},  // application/java-archive
  {{557, 16}, 623, 8},  // application/jnlp
  {{559, 16}, 833, 9},  // application/json
  {{561, 22}, 48, 10},  // application/mac-binhex
  {{564, 24}, 48, 11},  // application/mac-binhex40
  {{567, 21}, 302, 12},  // application/macbinary
  {{570, 19}, 571, 13},  // application/msexcel
  {{573, 24}, 578, 16},  // application/mspowerpoint
  {{576, 18}, 589, 19},  // application/msword
  {{579, 15}, 679, 21},  // application/mxf
  {{581, 24}, 781, 22},  // application/octet-stream
  {{584, 15}, 861, 23},  // application/ofd
  {{586, 15}, 7, 24},  // application/pdf
  {{588, 21}, 8, 25},  // application/photoshop
  {{591, 15}, 868, 26},  // application/php
  {{593, 22}, 10, 27},  // application/postscript
  {{596, 19}, 878, 28},  // application/rss+xml
  {{599, 15}, 895, 29},  // application/tar
  {{601, 15}, 625, 30},  // application/tga
  {{603, 29}, 837, 31},  // application/vnd.apple.mpegurl
  {{607, 28}, TypeTablesNone, 32},  // application/vnd.apple.pkpass
  {{611, 30}, 453, 33},  // application/vnd.apple.pkpasses
  {{615, 19}, 558, 34},  // application/vnd.fpx
  {{618, 24}, 571, 35},  // application/vnd.ms-excel
  {{621, 53}, 569, 38},  // application/vnd.ms-excel.sheet.binary.macroenabled.12
  {{628, 46}, 672, 39},  // application/vnd.ms-excel.sheet.macroenabled.12
  {{634, 49}, 674, 40},  // application/vnd.ms-excel.template.macroenabled.12
  {{641, 29}, 578, 41},  // application/vnd.ms-powerpoint
  {{645, 58}, 666, 44},  // application/vnd.ms-powerpoint.presentation.macroenabled.12
  {{653, 55}, 668, 45},  // application/vnd.ms-powerpoint.slideshow.macroenabled.12
  {{660, 54}, 670, 46},  // application/vnd.ms-powerpoint.template.macroenabled.12
  {{667, 48}, 676, 47},  // application/vnd.ms-word.document.macroenabled.12
  {{673, 48}, 678, 48},  // application/vnd.ms-word.template.macroenabled.12
  {{679, 40}, 637, 49},  // application/vnd.oasis.opendocument.chart
  {{684, 49}, 638, 50},  // application/vnd.oasis.opendocument.chart-template
  {{691, 43}, 639, 51},  // application/vnd.oasis.opendocument.database
  {{697, 42}, 640, 52},  // application/vnd.oasis.opendocument.formula
  {{703, 51}, 641, 53},  // application/vnd.oasis.opendocument.formula-template
  {{710, 43}, 642, 54},  // application/vnd.oasis.opendocument.graphics
  {{716, 52}, 643, 55},  // application/vnd.oasis.opendocument.graphics-template
  {{723, 40}, 644, 56},  // application/vnd.oasis.opendocument.image
  {{728, 49}, 645, 57},  // application/vnd.oasis.opendocument.image-template
  {{735, 47}, 646, 58},  // application/vnd.oasis.opendocument.presentation
  {{741, 56}, 647, 59},  // application/vnd.oasis.opendocument.presentation-template
  {{748, 46}, 648, 60},  // application/vnd.oasis.opendocument.spreadsheet
  {{754, 55}, 649, 61},  // application/vnd.oasis.opendocument.spreadsheet-template
  {{761, 39}, 650, 62},  // application/vnd.oasis.opendocument.text
  {{766, 46}, 651, 63},  // application/vnd.oasis.opendocument.text-master
  {{772, 48}, 652, 64},  // application/vnd.oasis.opendocument.text-template
  {{778, 43}, 653, 65},  // application/vnd.oasis.opendocument.text-web
  {{784, 73}, 665, 66},  // application/vnd.openxmlformats-officedocument.presentationml.presentation
  {{794, 70}, 667, 67},  // application/vnd.openxmlformats-officedocument.presentationml.slideshow
  {{803, 69}, 669, 68},  // application/vnd.openxmlformats-officedocument.presentationml.template
  {{812, 65}, 671, 69},  // application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
  {{821, 68}, 673, 70},  // application/vnd.openxmlformats-officedocument.spreadsheetml.template
  {{830, 71}, 675, 71},  // application/vnd.openxmlformats-officedocument.wordprocessingml.document
  {{839, 71}, 677, 72},  // application/vnd.openxmlformats-officedocument.wordprocessingml.template
  {{848, 28}, 606, 73},  // application/vnd.rn-realmedia
  {{852, 32}, 607, 74},  // application/vnd.rn-realmedia-vbr
  {{856, 33}, 659, 75},  // application/vnd.stardivision.calc
  {{861, 33}, 655, 76},  // application/vnd.stardivision.draw
  {{866, 36}, 657, 77},  // application/vnd.stardivision.impress
  {{871, 43}, 657, 78},  // application/vnd.stardivision.impress-packed
  {{877, 33}, 654, 79},  // application/vnd.stardivision.math
  {{882, 35}, 661, 80},  // application/vnd.stardivision.writer
  {{887, 28}, 659, 81},  // application/vnd.sun.xml.calc
  {{891, 37}, 660, 82},  // application/vnd.sun.xml.calc.template
  {{896, 28}, 655, 83},  // application/vnd.sun.xml.draw
  {{900, 37}, 656, 84},  // application/vnd.sun.xml.draw.template
  {{905, 31}, 657, 85},  // application/vnd.sun.xml.impress
  {{909, 40}, 658, 86},  // application/vnd.sun.xml.impress.template
  {{914, 28}, 654, 87},  // application/vnd.sun.xml.math
  {{918, 30}, 661, 88},  // application/vnd.sun.xml.writer
  {{922, 37}, 662, 89},  // application/vnd.sun.xml.writer.global
  {{927, 39}, 663, 90},  // application/vnd.sun.xml.writer.template
  {{932, 27}, 628, 91},  // application/x-7z-compressed
  {{936, 32}, 432, 92},  // application/x-apple-aspen-config
  {{940, 41}, 433, 93},  // application/x-apple-aspen-mobileprovision
  {{946, 17}, 756, 94},  // application/x-bz2
  {{949, 18}, 756, 95},  // application/x-bzip
  {{952, 19}, 756, 96},  // application/x-bzip2
  {{955, 22}, 923, 97},  // application/x-compress
  {{958, 18}, 630, 98},  // application/x-gtar
  {{961, 18}, 631, 99},  // application/x-gzip
  {{964, 34}, 242, 100},  // application/x-iwork-keynote-sffkey
  {{969, 34}, 243, 101},  // application/x-iwork-keynote-sffkth
  {{974, 38}, 246, 102},  // application/x-iwork-numbers-sffnumbers
  {{979, 39}, 247, 103},  // application/x-iwork-numbers-sfftemplate
  {{984, 34}, 251, 104},  // application/x-iwork-pages-sffpages
  {{989, 37}, 252, 105},  // application/x-iwork-pages-sfftemplate
  {{994, 28}, 623, 106},  // application/x-java-jnlp-file
  {{998, 23}, 302, 107},  // application/x-macbinary
  {{1001, 24}, 581, 108},  // application/x-msdownload
  {{1004, 20}, 855, 110},  // application/x-ndjson
  {{1007, 20}, 608, 111},  // application/x-pkcs12
  {{1010, 28}, 477, 112},  // application/x-quartzcomposer
  {{1014, 17}, 618, 113},  // application/x-sit
  {{1017, 18}, 619, 114},  // application/x-sitx
  {{1020, 24}, 617, 115},  // application/x-sitx-index
  {{1023, 21}, 618, 116},  // application/x-stuffit
  {{1026, 22}, 619, 117},  // application/x-stuffitx
  {{1029, 28}, 617, 118},  // application/x-stuffitx-index
  {{1033, 17}, 895, 119},  // application/x-tar
  {{1036, 24}, 528, 120},  // application/x-webarchive
  {{1039, 26}, 916, 121},  // application/x-x509-ca-cert
  {{1043, 16}, 681, 122},  // application/x-xz
  {{1045, 18}, 922, 123},  // application/x-yaml
  {{1048, 28}, 924, 124},  // application/x-zip-compressed
  {{1052, 21}, 919, 125},  // application/xhtml+xml
  {{1055, 15}, 920, 126},  // application/xml
  {{1057, 15}, 924, 127},  // application/zip
  {{1059, 10}, 687, 128},  // audio/3gpp
  {{1061, 11}, 688, 129},  // audio/3gpp2
  {{1063, 9}, 689, 130},  // audio/aac
  {{1065, 9}, 690, 131},  // audio/ac3
  {{1067, 10}, 693, 132},  // audio/aiff
  {{1069, 9}, 627, 133},  // audio/amr
  {{1071, 13}, 541, 134},  // audio/audible
  {{1073, 11}, 745, 135},  // audio/basic
  {{1075, 9}, 788, 136},  // audio/dls
  {{1077, 10}, 800, 137},  // audio/eac3
  {{1079, 10}, 685, 138},  // audio/flac
  {{1081, 10}, 840, 139},  // audio/midi
  {{1083, 9}, 845, 140},  // audio/mp3
  {{1085, 9}, 852, 141},  // audio/mp4
  {{1087, 15}, 852, 142},  // audio/mp4a-latm
  {{1089, 10}, 845, 144},  // audio/mpeg
  {{1091, 11}, 845, 145},  // audio/mpeg3
  {{1093, 13}, 837, 146},  // audio/mpegurl
  {{1095, 9}, 845, 147},  // audio/mpg
  {{1097, 21}, 542, 148},  // audio/vnd.audible.aax
  {{1100, 22}, 605, 149},  // audio/vnd.rn-realaudio
  {{1103, 14}, 579, 150},  // audio/vnd.wave
  {{1105, 9}, 579, 151},  // audio/wav
  {{1107, 10}, 579, 152},  // audio/wave
  {{1109, 10}, 683, 153},  // audio/webm
  {{1111, 11}, 689, 154},  // audio/x-aac
  {{1113, 12}, 693, 155},  // audio/x-aiff
  {{1115, 15}, 541, 156},  // audio/x-audible
  {{1117, 11}, 296, 157},  // audio/x-m4a
  {{1119, 11}, 436, 158},  // audio/x-m4r
  {{1121, 12}, 840, 159},  // audio/x-midi
  {{1123, 11}, 845, 160},  // audio/x-mp3
  {{1125, 12}, 845, 161},  // audio/x-mpeg
  {{1127, 13}, 845, 162},  // audio/x-mpeg3
  {{1129, 15}, 837, 163},  // audio/x-mpegurl
  {{1131, 11}, 845, 164},  // audio/x-mpg
  {{1133, 23}, 541, 165},  // audio/x-pn-audibleaudio
  {{1136, 20}, 605, 166},  // audio/x-pn-realaudio
  {{1139, 17}, 605, 167},  // audio/x-realaudio
  {{1142, 13}, 871, 168},  // audio/x-scpls
  {{1144, 11}, 579, 169},  // audio/x-wav
  {{1146, 8}, 863, 170},  // font/otf
  {{1147, 8}, 903, 171},  // font/ttf
  {{1148, 10}, 750, 172},  // image/avci
  {{1150, 10}, 751, 173},  // image/avcs
  {{1152, 9}, 567, 174},  // image/bmp
  {{1154, 10}, 556, 175},  // image/efax
  {{1156, 9}, 558, 176},  // image/fpx
  {{1158, 9}, 548, 177},  // image/gif
  {{1160, 10}, 822, 178},  // image/heic
  {{1162, 19}, 823, 179},  // image/heic-sequence
  {{1165, 10}, 824, 180},  // image/heif
  {{1167, 19}, 826, 181},  // image/heif-sequence
  {{1170, 9}, 831, 182},  // image/jp2
  {{1172, 10}, 830, 183},  // image/jpeg
  {{1174, 9}, 830, 184},  // image/jpg
  {{1176, 9}, 832, 185},  // image/jxl
  {{1178, 15}, 8, 186},  // image/photoshop
  {{1180, 10}, 449, 187},  // image/pict
  {{1182, 9}, 872, 188},  // image/png
  {{1184, 9}, 8, 189},  // image/psd
  {{1186, 9}, 611, 190},  // image/sgi
  {{1188, 13}, 891, 191},  // image/svg+xml
  {{1190, 11}, 625, 192},  // image/targa
  {{1192, 9}, 625, 193},  // image/tga
  {{1194, 10}, 899, 194},  // image/tiff
  {{1196, 25}, 8, 195},  // image/vnd.adobe.photoshop
  {{1200, 24}, 574, 196},  // image/vnd.microsoft.icon
  {{1203, 10}, 684, 197},  // image/webp
  {{1205, 17}, 15, 198},  // image/x-adobe-dng
  {{1208, 17}, 546, 199},  // image/x-canon-crw
  {{1211, 15}, 550, 200},  // image/x-dxo-dxo
  {{1213, 17}, 551, 201},  // image/x-epson-erf
  {{1216, 17}, 562, 202},  // image/x-leica-pwl
  {{1219, 15}, 449, 203},  // image/x-macpict
  {{1221, 17}, 593, 204},  // image/x-nikon-nrw
  {{1224, 18}, 595, 205},  // image/x-olympus-or
  {{1227, 18}, 597, 206},  // image/x-olympus-sr
  {{1230, 17}, 8, 207},  // image/x-photoshop
  {{1233, 12}, 449, 208},  // image/x-pict
  {{1235, 17}, 479, 209},  // image/x-quicktime
  {{1238, 16}, 614, 210},  // image/x-sony-sr2
  {{1240, 15}, 917, 211},  // image/x-xbitmap
  {{1242, 17}, 481, 212},  // model/vnd.reality
  {{1245, 18}, 603, 213},  // model/vnd.usdz+zip
  {{1248, 13}, 123, 214},  // text/calendar
  {{1250, 27}, 773, 215},  // text/comma-separated-values
  {{1254, 8}, 780, 216},  // text/css
  {{1255, 8}, 773, 217},  // text/csv
  {{1256, 14}, 913, 218},  // text/directory
  {{1258, 9}, 827, 219},  // text/html
  {{1260, 15}, 592, 220},  // text/javascript
  {{1262, 8}, 868, 221},  // text/php
  {{1263, 10}, 869, 222},  // text/plain
  {{1265, 27}, 909, 223},  // text/plain;charset="utf-16"
  {{1269, 26}, 910, 224},  // text/plain;charset="utf-8"
  {{1273, 25}, 909, 225},  // text/plain;charset=utf-16
  {{1277, 24}, 910, 226},  // text/plain;charset=utf-8
  {{1280, 8}, 879, 227},  // text/rtf
  {{1281, 25}, 894, 228},  // text/tab-separated-values
  {{1285, 10}, 913, 229},  // text/vcard
  {{1287, 8}, 682, 230},  // text/vtt
  {{1288, 18}, 867, 231},  // text/x-perl-script
  {{1291, 17}, 868, 232},  // text/x-php-script
  {{1294, 20}, 877, 233},  // text/x-python-script
  {{1297, 18}, 880, 234},  // text/x-ruby-script
  {{1300, 15}, 912, 235},  // text/x-uuencode
  {{1302, 16}, 124, 236},  // text/x-vcalendar
  {{1304, 12}, 913, 237},  // text/x-vcard
  {{1306, 8}, 920, 238},  // text/xml
  {{1307, 10}, 687, 239},  // video/3gpp
  {{1309, 11}, 688, 240},  // video/3gpp2
  {{1311, 9}, 752, 241},  // video/avi
  {{1313, 9}, 806, 242},  // video/flc
  {{1315, 9}, 851, 243},  // video/mp4
  {{1317, 13}, 851, 244},  // video/mp4v-es
  {{1319, 10}, 848, 245},  // video/mpeg
  {{1321, 11}, 850, 246},  // video/mpeg2
  {{1323, 17}, 850, 247},  // video/mpeg2-video
  {{1326, 9}, 848, 248},  // video/mpg
  {{1328, 13}, 752, 249},  // video/msvideo
  {{1330, 15}, 480, 250},  // video/quicktime
  {{1332, 10}, 683, 251},  // video/webm
  {{1334, 10}, 789, 252},  // video/x-dv
  {{1336, 11}, 5, 253},  // video/x-flv
  {{1338, 11}, 297, 254},  // video/x-m4v
  {{1340, 12}, 848, 255},  // video/x-mpeg
  {{1342, 11}, 848, 256},  // video/x-mpg
  {{1344, 14}, 566, 257},  // video/x-ms-asf
  {{1346, 14}, 565, 258},  // video/x-ms-asx
  {{1348, 14}, 582, 259},  // video/x-ms-wax
  {{1350, 13}, 583, 260},  // video/x-ms-wm
  {{1352, 14}, 584, 261},  // video/x-ms-wma
  {{1354, 14}, 585, 262},  // video/x-ms-wmp
  {{1356, 14}, 586, 263},  // video/x-ms-wmv
  {{1358, 14}, 587, 264},  // video/x-ms-wmx
  {{1360, 14}, 588, 265},  // video/x-ms-wvx
  {{1362, 15}, 752, 266},  // video/x-msvideo
  {{535, 0}, TypeTablesNone, 267},  // end
};

const uint16_t TypeTablesMIMETypeClaimArray[] = {
  48, 756, 756, 635, 633, 814, 631, 620, 623, 833, 48, 48, 302, 571, 572, 573, 578, 576, 577, 589, 590, 679,
  781, 861, 7, 8, 868, 10, 878, 895, 625, 837, 451, 453, 558, 571, 572, 573, 569, 672, 674, 578, 576, 577,
  666, 668, 670, 676, 678, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652,
  653, 665, 667, 669, 671, 673, 675, 677, 606, 607, 659, 655, 657, 657, 654, 661, 659, 660, 655, 656, 657,
  658, 654, 661, 662, 663, 628, 432, 433, 756, 756, 756, 923, 630, 631, 242, 243, 246, 247, 251, 252, 623,
  302, 581, 580, 855, 608, 477, 618, 619, 617, 618, 619, 617, 895, 528, 916, 681, 922, 924, 919, 920, 924,
  687, 688, 689, 690, 693, 627, 541, 745, 788, 800, 685, 840, 845, 852, 852, 846, 845, 845, 837, 845, 542,
  605, 579, 579, 579, 683, 689, 693, 541, 296, 436, 840, 845, 845, 845, 837, 845, 541, 605, 605, 871, 579,
  863, 903, 750, 751, 567, 556, 558, 548, 822, 823, 824, 826, 831, 830, 830, 832, 8, 449, 872, 8, 611, 891,
  625, 625, 899, 8, 574, 684, 15, 546, 550, 551, 562, 449, 593, 595, 597, 8, 449, 479, 614, 917, 481, 603,
  123, 773, 780, 773, 913, 827, 592, 868, 869, 909, 910, 909, 910, 879, 894, 913, 682, 867, 868, 877, 880,
  912, 124, 913, 920, 687, 688, 752, 806, 851, 851, 848, 850, 850, 848, 752, 480, 683, 789, 5, 297, 848, 848,
  566, 565, 582, 583, 584, 585, 586, 587, 588, 752,
};
