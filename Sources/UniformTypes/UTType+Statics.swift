// Generated from types.txt by GenerateTypeTables; do not edit.

extension UTType {
  /// The type `com.apple.haptics.ahap`: haptic pattern.
  ///
  /// It conforms to `public.haptics-content`, `public.json`.
  @inlinable public static var ahap: UTType { UTType(declaredAt: 119) }

  /// The type `public.aiff-audio`: AIFF audio.
  ///
  /// It conforms to `public.aifc-audio`.
  @inlinable public static var aiff: UTType { UTType(declaredAt: 763) }

  /// The type `com.apple.alias-file`: alias file.
  ///
  /// It conforms to `public.data`, `com.apple.resolvable`.
  @inlinable public static var aliasFile: UTType { UTType(declaredAt: 31) }

  /// The type `com.apple.archive`: Apple Archive.
  ///
  /// It conforms to `public.data`, `public.archive`.
  @inlinable public static var appleArchive: UTType { UTType(declaredAt: 44) }

  /// The type `com.apple.protected-mpeg-4-audio`: protected MPEG-4 audio.
  ///
  /// It conforms to `public.audio`.
  @inlinable public static var appleProtectedMPEG4Audio: UTType { UTType(declaredAt: 478) }

  /// The type `com.apple.protected-mpeg-4-video`: protected MPEG-4 video.
  ///
  /// It conforms to `com.apple.m4v-video`.
  @inlinable public static var appleProtectedMPEG4Video: UTType { UTType(declaredAt: 480) }

  /// The type `com.apple.applescript.text`: AppleScript text.
  ///
  /// It conforms to `public.script`.
  @inlinable public static var appleScript: UTType { UTType(declaredAt: 36) }

  /// The type `com.apple.application`: application.
  ///
  /// It conforms to `public.executable`.
  @inlinable public static var application: UTType { UTType(declaredAt: 38) }

  /// The type `com.apple.application-bundle`: application bundle.
  ///
  /// It conforms to `com.apple.application`, `com.apple.localizable-name-bundle`, `com.apple.package`.
  @inlinable public static var applicationBundle: UTType { UTType(declaredAt: 40) }

  /// The type `com.apple.application-and-system-extension`: app or system extension.
  ///
  /// It conforms to `com.apple.xpc-service`.
  @inlinable public static var applicationExtension: UTType { UTType(declaredAt: 39) }

  /// The type `com.apple.arobject`: AR reference object.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var arReferenceObject: UTType { UTType(declaredAt: 45) }

  /// The type `public.archive`: archive.
  ///
  /// It conforms to no other type.
  @inlinable public static var archive: UTType { UTType(declaredAt: 813) }

  /// The type `public.assembly-source`: assembly source.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var assemblyLanguageSource: UTType { UTType(declaredAt: 814) }

  /// The type `public.audio`: audio.
  ///
  /// It conforms to `public.audiovisual-content`.
  @inlinable public static var audio: UTType { UTType(declaredAt: 816) }

  /// The type `public.audiovisual-content`: audio or video.
  ///
  /// It conforms to `public.data`, `public.content`.
  @inlinable public static var audiovisualContent: UTType { UTType(declaredAt: 817) }

  /// The type `public.avi`: AVI movie.
  ///
  /// It conforms to `public.movie`.
  @inlinable public static var avi: UTType { UTType(declaredAt: 823) }

  /// The type `com.apple.binary-property-list`: binary property list.
  ///
  /// It conforms to `com.apple.property-list`.
  @inlinable public static var binaryPropertyList: UTType { UTType(declaredAt: 48) }

  /// The type `com.microsoft.bmp`: BMP image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var bmp: UTType { UTType(declaredAt: 576) }

  /// The type `public.bookmark`: bookmark.
  ///
  /// It conforms to no other type.
  @inlinable public static var bookmark: UTType { UTType(declaredAt: 827) }

  /// The type `com.apple.bundle`: directory with bundle layout.
  ///
  /// It conforms to `public.directory`.
  @inlinable public static var bundle: UTType { UTType(declaredAt: 54) }

  /// The type `public.bzip2-archive`: bzip2 compressed data.
  ///
  /// It conforms to `public.data`, `public.archive`.
  @inlinable public static var bz2: UTType { UTType(declaredAt: 828) }

  /// The type `public.c-header`: C header.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var cHeader: UTType { UTType(declaredAt: 829) }

  /// The type `public.c-plus-plus-header`: C++ header.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var cPlusPlusHeader: UTType { UTType(declaredAt: 830) }

  /// The type `public.c-plus-plus-source`: C++ source.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var cPlusPlusSource: UTType { UTType(declaredAt: 832) }

  /// The type `public.c-source`: C source.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var cSource: UTType { UTType(declaredAt: 834) }

  /// The type `public.calendar-event`: calendar event.
  ///
  /// It conforms to no other type.
  @inlinable public static var calendarEvent: UTType { UTType(declaredAt: 836) }

  /// The type `public.comma-separated-values-text`: comma-separated values.
  ///
  /// It conforms to `public.plain-text`, `public.delimited-values-text`.
  @inlinable public static var commaSeparatedText: UTType { UTType(declaredAt: 845) }

  /// The type `public.composite-content`: compound document content.
  ///
  /// It conforms to `public.content`.
  @inlinable public static var compositeContent: UTType { UTType(declaredAt: 846) }

  /// The type `public.contact`: contact.
  ///
  /// It conforms to no other type.
  @inlinable public static var contact: UTType { UTType(declaredAt: 848) }

  /// The type `public.content`: user-viewable content.
  ///
  /// It conforms to no other type.
  @inlinable public static var content: UTType { UTType(declaredAt: 849) }

  /// The type `public.css`: CSS style sheet.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var css: UTType { UTType(declaredAt: 852) }

  /// The type `public.data`: byte stream.
  ///
  /// It conforms to `public.item`.
  @inlinable public static var data: UTType { UTType(declaredAt: 853) }

  /// The type `public.database`: database.
  ///
  /// It conforms to no other type.
  @inlinable public static var database: UTType { UTType(declaredAt: 854) }

  /// The type `public.delimited-values-text`: delimiter-separated values.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var delimitedText: UTType { UTType(declaredAt: 855) }

  /// The type `public.directory`: directory.
  ///
  /// It conforms to `public.item`.
  @inlinable public static var directory: UTType { UTType(declaredAt: 857) }

  /// The type `public.disk-image`: mountable image.
  ///
  /// It conforms to `public.archive`.
  @inlinable public static var diskImage: UTType { UTType(declaredAt: 858) }

  /// The type `com.adobe.raw-image`: DNG raw image.
  ///
  /// It conforms to `public.camera-raw-image`.
  @inlinable public static var dng: UTType { UTType(declaredAt: 15) }

  /// The type `public.email-message`: email message.
  ///
  /// It conforms to `public.message`.
  @inlinable public static var emailMessage: UTType { UTType(declaredAt: 871) }

  /// The type `org.idpf.epub-container`: EPUB book.
  ///
  /// It conforms to `public.data`, `public.composite-content`.
  @inlinable public static var epub: UTType { UTType(declaredAt: 654) }

  /// The type `com.microsoft.windows-executable`: Windows executable.
  ///
  /// It conforms to `public.data`, `public.executable`.
  @inlinable public static var exe: UTType { UTType(declaredAt: 592) }

  /// The type `public.executable`: executable item.
  ///
  /// It conforms to no other type.
  @inlinable public static var executable: UTType { UTType(declaredAt: 873) }

  /// The type `com.ilm.openexr-image`: OpenEXR image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var exr: UTType { UTType(declaredAt: 564) }

  /// The type `public.file-url`: file URL.
  ///
  /// It conforms to `public.url`.
  @inlinable public static var fileURL: UTType { UTType(declaredAt: 876) }

  /// The type `com.apple.flat-rtfd`: flattened rich text package.
  ///
  /// It conforms to `public.data`, `public.composite-content`.
  @inlinable public static var flatRTFD: UTType { UTType(declaredAt: 104) }

  /// The type `public.folder`: plain folder.
  ///
  /// It conforms to `public.directory`.
  @inlinable public static var folder: UTType { UTType(declaredAt: 879) }

  /// The type `public.font`: font.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var font: UTType { UTType(declaredAt: 880) }

  /// The type `com.apple.framework`: framework.
  ///
  /// It conforms to `com.apple.bundle`.
  @inlinable public static var framework: UTType { UTType(declaredAt: 106) }

  /// The type `public.geojson`: GeoJSON.
  ///
  /// It conforms to `public.json`.
  @inlinable public static var geoJSON: UTType { UTType(declaredAt: 886) }

  /// The type `com.compuserve.gif`: GIF image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var gif: UTType { UTType(declaredAt: 554) }

  /// The type `org.gnu.gnu-zip-archive`: gzip compressed data.
  ///
  /// It conforms to `public.data`, `public.archive`.
  @inlinable public static var gzip: UTType { UTType(declaredAt: 652) }

  /// The type `public.heic`: HEIC image.
  ///
  /// It conforms to `public.heif-standard`.
  @inlinable public static var heic: UTType { UTType(declaredAt: 894) }

  /// The type `public.heics`: HEIC image sequence.
  ///
  /// It conforms to `public.heif-standard`.
  @inlinable public static var heics: UTType { UTType(declaredAt: 895) }

  /// The type `public.heif`: HEIF image.
  ///
  /// It conforms to `public.heif-standard`.
  @inlinable public static var heif: UTType { UTType(declaredAt: 896) }

  /// The type `public.html`: HTML text.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var html: UTType { UTType(declaredAt: 899) }

  /// The type `com.apple.icns`: Apple icon image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var icns: UTType { UTType(declaredAt: 131) }

  /// The type `com.microsoft.ico`: Windows icon.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var ico: UTType { UTType(declaredAt: 584) }

  /// The type `public.image`: any image.
  ///
  /// It conforms to `public.data`, `public.content`.
  @inlinable public static var image: UTType { UTType(declaredAt: 900) }

  /// The type `com.apple.internet-location`: internet location file.
  ///
  /// It conforms to `public.stored-url`, `public.data`.
  @inlinable public static var internetLocation: UTType { UTType(declaredAt: 210) }

  /// The type `com.microsoft.internet-shortcut`: Windows URL shortcut.
  ///
  /// It conforms to `public.stored-url`, `public.data`.
  @inlinable public static var internetShortcut: UTType { UTType(declaredAt: 585) }

  /// The type `public.item`: anything file-like.
  ///
  /// It conforms to no other type.
  @inlinable public static var item: UTType { UTType(declaredAt: 902) }

  /// The type `com.netscape.javascript-source`: JavaScript source.
  ///
  /// It conforms to `public.script`, `public.executable`.
  @inlinable public static var javaScript: UTType { UTType(declaredAt: 604) }

  /// The type `public.jpeg`: JPEG image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var jpeg: UTType { UTType(declaredAt: 903) }

  /// The type `public.jpeg-xl`: JPEG XL image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var jpegxl: UTType { UTType(declaredAt: 905) }

  /// The type `public.json`: JSON.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var json: UTType { UTType(declaredAt: 906) }

  /// The type `com.apple.linkpresentation.metadata`: stored link metadata.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var linkPresentationMetadata: UTType { UTType(declaredAt: 295) }

  /// The type `com.apple.live-photo`: live photo.
  ///
  /// It conforms to no other type.
  @inlinable public static var livePhoto: UTType { UTType(declaredAt: 296) }

  /// The type `public.log`: log.
  ///
  /// It conforms to `public.item`.
  @inlinable public static var log: UTType { UTType(declaredAt: 909) }

  /// The type `public.m3u-playlist`: M3U playlist.
  ///
  /// It conforms to `public.plain-text`, `public.playlist`.
  @inlinable public static var m3uPlaylist: UTType { UTType(declaredAt: 911) }

  /// The type `public.make-source`: makefile.
  ///
  /// It conforms to `public.script`.
  @inlinable public static var makefile: UTType { UTType(declaredAt: 912) }

  /// The type `net.daringfireball.markdown`: Markdown text.
  ///
  /// It conforms to `public.utf8-plain-text`.
  @inlinable public static var markdown: UTType { UTType(declaredAt: 642) }

  /// The type `public.message`: message.
  ///
  /// It conforms to no other type.
  @inlinable public static var message: UTType { UTType(declaredAt: 913) }

  /// The type `public.midi-audio`: MIDI.
  ///
  /// It conforms to `public.audio`.
  @inlinable public static var midi: UTType { UTType(declaredAt: 914) }

  /// The type `com.apple.mount-point`: mount point.
  ///
  /// It conforms to `public.item`, `com.apple.resolvable`.
  @inlinable public static var mountPoint: UTType { UTType(declaredAt: 440) }

  /// The type `public.movie`: media with video and maybe audio.
  ///
  /// It conforms to `public.audiovisual-content`.
  @inlinable public static var movie: UTType { UTType(declaredAt: 917) }

  /// The type `public.mp3`: MP3 audio.
  ///
  /// It conforms to `public.audio`.
  @inlinable public static var mp3: UTType { UTType(declaredAt: 919) }

  /// The type `public.mpeg`: MPEG-1 or MPEG-2.
  ///
  /// It conforms to `public.movie`.
  @inlinable public static var mpeg: UTType { UTType(declaredAt: 922) }

  /// The type `public.mpeg-2-transport-stream`: MPEG-2 transport stream.
  ///
  /// It conforms to `public.movie`.
  @inlinable public static var mpeg2TransportStream: UTType { UTType(declaredAt: 923) }

  /// The type `public.mpeg-2-video`: MPEG-2 video.
  ///
  /// It conforms to `public.video`.
  @inlinable public static var mpeg2Video: UTType { UTType(declaredAt: 924) }

  /// The type `public.mpeg-4-audio`: MPEG-4 audio.
  ///
  /// It conforms to `public.audio`.
  @inlinable public static var mpeg4Audio: UTType { UTType(declaredAt: 926) }

  /// The type `public.mpeg-4`: MPEG-4 movie.
  ///
  /// It conforms to `public.movie`.
  @inlinable public static var mpeg4Movie: UTType { UTType(declaredAt: 925) }

  /// The type `public.objective-c-plus-plus-source`: Objective-C++ source.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var objectiveCPlusPlusSource: UTType { UTType(declaredAt: 932) }

  /// The type `public.objective-c-source`: Objective-C source.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var objectiveCSource: UTType { UTType(declaredAt: 934) }

  /// The type `com.apple.applescript.script`: compiled OSA script.
  ///
  /// It conforms to `public.data`, `public.script`.
  @inlinable public static var osaScript: UTType { UTType(declaredAt: 34) }

  /// The type `com.apple.applescript.script-bundle`: OSA script bundle.
  ///
  /// It conforms to `com.apple.bundle`, `com.apple.package`.
  @inlinable public static var osaScriptBundle: UTType { UTType(declaredAt: 35) }

  /// The type `com.apple.package`: directory shown as a file.
  ///
  /// It conforms to `public.directory`.
  @inlinable public static var package: UTType { UTType(declaredAt: 450) }

  /// The type `com.adobe.pdf`: PDF document.
  ///
  /// It conforms to `public.data`, `public.composite-content`.
  @inlinable public static var pdf: UTType { UTType(declaredAt: 7) }

  /// The type `public.perl-script`: Perl script.
  ///
  /// It conforms to `public.shell-script`.
  @inlinable public static var perlScript: UTType { UTType(declaredAt: 944) }

  /// The type `public.php-script`: PHP script.
  ///
  /// It conforms to `public.shell-script`.
  @inlinable public static var phpScript: UTType { UTType(declaredAt: 945) }

  /// The type `com.rsa.pkcs-12`: PKCS #12 key store.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var pkcs12: UTType { UTType(declaredAt: 622) }

  /// The type `public.plain-text`: unstyled text.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var plainText: UTType { UTType(declaredAt: 946) }

  /// The type `public.playlist`: playlist.
  ///
  /// It conforms to no other type.
  @inlinable public static var playlist: UTType { UTType(declaredAt: 947) }

  /// The type `com.apple.plugin`: plug-in bundle.
  ///
  /// It conforms to `com.apple.bundle`, `com.apple.package`.
  @inlinable public static var pluginBundle: UTType { UTType(declaredAt: 460) }

  /// The type `public.png`: PNG image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var png: UTType { UTType(declaredAt: 949) }

  /// The type `public.presentation`: presentation.
  ///
  /// It conforms to `public.composite-content`.
  @inlinable public static var presentation: UTType { UTType(declaredAt: 953) }

  /// The type `com.apple.property-list`: property list.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var propertyList: UTType { UTType(declaredAt: 477) }

  /// The type `public.python-script`: Python script.
  ///
  /// It conforms to `public.shell-script`.
  @inlinable public static var pythonScript: UTType { UTType(declaredAt: 956) }

  /// The type `com.apple.quicklook-generator`: Quick Look generator.
  ///
  /// It conforms to `com.apple.plugin`.
  @inlinable public static var quickLookGenerator: UTType { UTType(declaredAt: 484) }

  /// The type `com.apple.quicktime-movie`: QuickTime movie.
  ///
  /// It conforms to `public.movie`.
  @inlinable public static var quickTimeMovie: UTType { UTType(declaredAt: 486) }

  /// The type `public.camera-raw-image`: camera raw image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var rawImage: UTType { UTType(declaredAt: 837) }

  /// The type `com.apple.reality`: Reality file.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var realityFile: UTType { UTType(declaredAt: 487) }

  /// The type `com.apple.resolvable`: something that resolves to another item.
  ///
  /// It conforms to no other type.
  @inlinable public static var resolvable: UTType { UTType(declaredAt: 488) }

  /// The type `public.rtf`: rich text.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var rtf: UTType { UTType(declaredAt: 959) }

  /// The type `com.apple.rtfd`: rich text package.
  ///
  /// It conforms to `com.apple.package`, `public.composite-content`.
  @inlinable public static var rtfd: UTType { UTType(declaredAt: 490) }

  /// The type `public.ruby-script`: Ruby script.
  ///
  /// It conforms to `public.shell-script`.
  @inlinable public static var rubyScript: UTType { UTType(declaredAt: 960) }

  /// The type `com.apple.scenekit.scene`: SceneKit scene.
  ///
  /// It conforms to `public.data`, `public.3d-content`.
  @inlinable public static var sceneKitScene: UTType { UTType(declaredAt: 491) }

  /// The type `public.script`: script.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var script: UTType { UTType(declaredAt: 961) }

  /// The type `public.shell-script`: shell script.
  ///
  /// It conforms to `public.script`.
  @inlinable public static var shellScript: UTType { UTType(declaredAt: 962) }

  /// The type `public.source-code`: source code.
  ///
  /// It conforms to `public.plain-text`.
  @inlinable public static var sourceCode: UTType { UTType(declaredAt: 964) }

  /// The type `com.apple.metadata-importer`: Spotlight importer.
  ///
  /// It conforms to `com.apple.plugin`.
  @inlinable public static var spotlightImporter: UTType { UTType(declaredAt: 437) }

  /// The type `public.spreadsheet`: spreadsheet.
  ///
  /// It conforms to `public.content`.
  @inlinable public static var spreadsheet: UTType { UTType(declaredAt: 967) }

  /// The type `public.svg-image`: SVG image.
  ///
  /// It conforms to `public.image`, `public.xml`.
  @inlinable public static var svg: UTType { UTType(declaredAt: 971) }

  /// The type `public.swift-source`: Swift source.
  ///
  /// It conforms to `public.source-code`.
  @inlinable public static var swiftSource: UTType { UTType(declaredAt: 972) }

  /// The type `public.symlink`: symbolic link.
  ///
  /// It conforms to `public.item`, `com.apple.resolvable`.
  @inlinable public static var symbolicLink: UTType { UTType(declaredAt: 973) }

  /// The type `com.apple.systempreference.prefpane`: preference pane.
  ///
  /// It conforms to `com.apple.package`, `com.apple.bundle`.
  @inlinable public static var systemPreferencesPane: UTType { UTType(declaredAt: 513) }

  /// The type `public.tab-separated-values-text`: tab-separated values.
  ///
  /// It conforms to `public.plain-text`, `public.delimited-values-text`.
  @inlinable public static var tabSeparatedText: UTType { UTType(declaredAt: 974) }

  /// The type `public.tar-archive`: tar archive.
  ///
  /// It conforms to `org.gnu.gnu-tar-archive`.
  @inlinable public static var tarArchive: UTType { UTType(declaredAt: 975) }

  /// The type `public.text`: any text.
  ///
  /// It conforms to `public.data`, `public.content`.
  @inlinable public static var text: UTType { UTType(declaredAt: 978) }

  /// The type `public.3d-content`: 3D content.
  ///
  /// It conforms to `public.content`.
  @inlinable public static var threeDContent: UTType { UTType(declaredAt: 756) }

  /// The type `public.tiff`: TIFF image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var tiff: UTType { UTType(declaredAt: 979) }

  /// The type `public.to-do-item`: to-do item.
  ///
  /// It conforms to no other type.
  @inlinable public static var toDoItem: UTType { UTType(declaredAt: 980) }

  /// The type `public.unix-executable`: Unix executable.
  ///
  /// It conforms to `public.data`, `public.executable`.
  @inlinable public static var unixExecutable: UTType { UTType(declaredAt: 985) }

  /// The type `public.url`: URL.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var url: UTType { UTType(declaredAt: 986) }

  /// The type `com.apple.bookmark`: URL bookmark data.
  ///
  /// It conforms to `public.data`, `com.apple.resolvable`.
  @inlinable public static var urlBookmarkData: UTType { UTType(declaredAt: 53) }

  /// The type `com.pixar.universal-scene-description`: USD scene.
  ///
  /// It conforms to `public.3d-content`, `public.data`.
  @inlinable public static var usd: UTType { UTType(declaredAt: 614) }

  /// The type `com.pixar.universal-scene-description-mobile`: USDZ package.
  ///
  /// It conforms to `public.3d-content`, `public.data`.
  @inlinable public static var usdz: UTType { UTType(declaredAt: 615) }

  /// The type `public.utf16-external-plain-text`: UTF-16 text with byte order mark.
  ///
  /// It conforms to `public.plain-text`.
  @inlinable public static var utf16ExternalPlainText: UTType { UTType(declaredAt: 988) }

  /// The type `public.utf16-plain-text`: UTF-16 text in native byte order.
  ///
  /// It conforms to `public.plain-text`.
  @inlinable public static var utf16PlainText: UTType { UTType(declaredAt: 989) }

  /// The type `public.utf8-plain-text`: unstyled UTF-8 text.
  ///
  /// It conforms to `public.plain-text`.
  @inlinable public static var utf8PlainText: UTType { UTType(declaredAt: 990) }

  /// The type `public.utf8-tab-separated-values-text`: UTF-8 tab-separated values.
  ///
  /// It conforms to `public.tab-separated-values-text`, `public.utf8-plain-text`.
  @inlinable public static var utf8TabSeparatedText: UTType { UTType(declaredAt: 991) }

  /// The type `public.vcard`: vCard.
  ///
  /// It conforms to `public.text`, `public.contact`.
  @inlinable public static var vCard: UTType { UTType(declaredAt: 993) }

  /// The type `public.video`: video without audio.
  ///
  /// It conforms to `public.movie`.
  @inlinable public static var video: UTType { UTType(declaredAt: 994) }

  /// The type `public.volume`: volume root.
  ///
  /// It conforms to `public.folder`.
  @inlinable public static var volume: UTType { UTType(declaredAt: 995) }

  /// The type `com.microsoft.waveform-audio`: WAV audio.
  ///
  /// It conforms to `public.audio`.
  @inlinable public static var wav: UTType { UTType(declaredAt: 590) }

  /// The type `com.apple.webarchive`: web archive.
  ///
  /// It conforms to `public.data`, `public.composite-content`.
  @inlinable public static var webArchive: UTType { UTType(declaredAt: 534) }

  /// The type `org.webmproject.webp`: WebP image.
  ///
  /// It conforms to `public.image`.
  @inlinable public static var webP: UTType { UTType(declaredAt: 751) }

  /// The type `public.x509-certificate`: X.509 certificate.
  ///
  /// It conforms to `public.data`.
  @inlinable public static var x509Certificate: UTType { UTType(declaredAt: 996) }

  /// The type `public.xml`: XML text.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var xml: UTType { UTType(declaredAt: 1000) }

  /// The type `com.apple.xml-property-list`: XML property list.
  ///
  /// It conforms to `public.xml`, `com.apple.property-list`.
  @inlinable public static var xmlPropertyList: UTType { UTType(declaredAt: 540) }

  /// The type `com.apple.xpc-service`: XPC service.
  ///
  /// It conforms to `com.apple.bundle`, `com.apple.package`.
  @inlinable public static var xpcService: UTType { UTType(declaredAt: 541) }

  /// The type `public.yaml`: YAML text.
  ///
  /// It conforms to `public.text`.
  @inlinable public static var yaml: UTType { UTType(declaredAt: 1002) }

  /// The type `public.zip-archive`: zip archive.
  ///
  /// It conforms to `com.pkware.zip-archive`.
  @inlinable public static var zip: UTType { UTType(declaredAt: 1004) }
}
