/// Facts about types as macOS 12.7 declares them, collected apart from types.txt. A line has the identifier, the
/// preferred extension, the preferred MIME type, and the supertypes depth first in declared order.
let systemFacts = """
  com.adobe.encapsulated-postscript	eps	-	com.adobe.postscript public.data public.item public.composite-content public.content
  com.adobe.pdf	pdf	application/pdf	public.data public.item public.composite-content public.content
  com.adobe.photoshop-image	psd	image/vnd.adobe.photoshop	public.image public.data public.item public.content
  com.adobe.raw-image	dng	image/x-adobe-dng	public.camera-raw-image public.image public.data public.item public.content
  com.apple.application-and-system-extension	appex	-	com.apple.xpc-service com.apple.bundle public.directory public.item com.apple.package
  com.apple.application-bundle	app	-	com.apple.application public.executable com.apple.localizable-name-bundle com.apple.bundle public.directory public.item com.apple.package
  com.apple.application-file	app	-	com.apple.application public.executable public.data public.item
  com.apple.binary-property-list	plist	-	com.apple.property-list public.data public.item
  com.apple.framework	framework	-	com.apple.bundle public.directory public.item
  com.apple.haptics.ahap	ahap	-	public.haptics-content public.json public.text public.data public.item public.content
  com.apple.ical.ics	ics	text/calendar	public.text public.data public.item public.content public.calendar-event
  com.apple.icns	icns	-	public.image public.data public.item public.content
  com.apple.iwork.pages.pages	pages	-	com.apple.package public.directory public.item public.composite-content public.content
  com.apple.iwork.pages.sffpages	pages	application/x-iwork-pages-sffpages	public.data public.item public.composite-content public.content
  com.apple.live-photo	-	-	-
  com.apple.log	log	-	public.plain-text public.text public.data public.item public.content public.log
  com.apple.m4a-audio	m4a	audio/x-m4a	public.mpeg-4-audio public.audio public.audiovisual-content public.data public.item public.content
  com.apple.mach-o-dylib	dylib	-	com.apple.mach-o-binary public.unix-executable public.data public.item public.executable
  com.apple.package	-	-	public.directory public.item
  com.apple.protected-mpeg-4-audio	m4p	-	public.audio public.audiovisual-content public.data public.item public.content
  com.apple.quicktime-movie	mov	video/quicktime	public.movie public.audiovisual-content public.data public.item public.content
  com.apple.rtfd	rtfd	-	com.apple.package public.directory public.item public.composite-content public.content
  com.apple.web-internet-location	webloc	-	com.apple.internet-location public.stored-url public.data public.item
  com.apple.xml-property-list	plist	-	public.xml public.text public.data public.item public.content com.apple.property-list
  com.compuserve.gif	gif	image/gif	public.image public.data public.item public.content
  com.microsoft.bmp	bmp	image/bmp	public.image public.data public.item public.content
  com.microsoft.ico	ico	image/vnd.microsoft.icon	public.image public.data public.item public.content
  com.microsoft.waveform-audio	wav	audio/vnd.wave	public.audio public.audiovisual-content public.data public.item public.content
  com.microsoft.windows-executable	exe	application/x-msdownload	public.data public.item public.executable
  com.microsoft.windows-media-wma	wma	video/x-ms-wma	public.audio public.audiovisual-content public.data public.item public.content com.microsoft.advanced-systems-format
  com.netscape.javascript-source	js	text/javascript	public.script public.source-code public.plain-text public.text public.data public.item public.content public.executable
  com.sun.web-application-archive	war	-	com.sun.java-archive public.zip-archive com.pkware.zip-archive public.data public.item public.archive public.executable
  org.gnu.gnu-zip-archive	gz	application/x-gzip	public.data public.item public.archive
  org.gnu.gnu-zip-tar-archive	tgz	-	org.gnu.gnu-zip-archive public.data public.item public.archive
  org.idpf.epub-container	epub	application/epub+zip	public.data public.item public.composite-content public.content
  org.oasis-open.opendocument.text	odt	application/vnd.oasis.opendocument.text	org.oasis-open.opendocument public.data public.item public.composite-content public.content
  org.openxmlformats.spreadsheetml.sheet.macroenabled	xlsm	application/vnd.ms-excel.sheet.macroEnabled.12	org.openxmlformats.openxml public.data public.item public.composite-content public.content public.spreadsheet public.executable
  org.openxmlformats.wordprocessingml.document	docx	application/vnd.openxmlformats-officedocument.wordprocessingml.document	org.openxmlformats.openxml public.data public.item public.composite-content public.content
  org.webmproject.webm	webm	video/webm	public.movie public.audiovisual-content public.data public.item public.content
  org.webmproject.webp	webp	image/webp	public.image public.data public.item public.content
  public.aiff-audio	aiff	audio/aiff	public.aifc-audio public.audio public.audiovisual-content public.data public.item public.content
  public.archive	-	-	-
  public.audio	-	-	public.audiovisual-content public.data public.item public.content
  public.avi	avi	video/avi	public.movie public.audiovisual-content public.data public.item public.content
  public.c-plus-plus-source	cp	-	public.source-code public.plain-text public.text public.data public.item public.content
  public.comma-separated-values-text	csv	text/csv	public.plain-text public.text public.data public.item public.content public.delimited-values-text
  public.css	css	text/css	public.text public.data public.item public.content
  public.data	-	application/octet-stream	public.item
  public.directory	-	-	public.item
  public.disk-image	-	-	public.archive
  public.email-message	-	-	public.message
  public.executable	-	-	-
  public.folder	-	-	public.directory public.item
  public.heic	heic	image/heic	public.heif-standard public.image public.data public.item public.content
  public.heics	heics	image/heic-sequence	public.heif-standard public.image public.data public.item public.content
  public.heif	heif	image/heif	public.heif-standard public.image public.data public.item public.content
  public.html	html	text/html	public.text public.data public.item public.content
  public.image	-	-	public.data public.item public.content
  public.item	-	-	-
  public.jpeg	jpeg	image/jpeg	public.image public.data public.item public.content
  public.jpeg-2000	jp2	image/jp2	public.image public.data public.item public.content
  public.json	json	application/json	public.text public.data public.item public.content
  public.log	-	-	public.item
  public.m3u-playlist	m3u	audio/mpegurl	public.plain-text public.text public.data public.item public.content public.playlist
  public.midi-audio	midi	audio/midi	public.audio public.audiovisual-content public.data public.item public.content
  public.movie	-	-	public.audiovisual-content public.data public.item public.content
  public.mp3	mp3	audio/mpeg	public.audio public.audiovisual-content public.data public.item public.content
  public.mpeg	mpg	video/mpeg	public.movie public.audiovisual-content public.data public.item public.content
  public.mpeg-4	mp4	video/mp4	public.movie public.audiovisual-content public.data public.item public.content
  public.mpeg-4-audio	mp4	audio/mp4	public.audio public.audiovisual-content public.data public.item public.content
  public.ndjson	ndjson	application/x-ndjson	public.text public.data public.item public.content
  public.plain-text	txt	text/plain	public.text public.data public.item public.content
  public.png	png	image/png	public.image public.data public.item public.content
  public.python-script	py	text/x-python-script	public.shell-script public.script public.source-code public.plain-text public.text public.data public.item public.content
  public.rtf	rtf	text/rtf	public.text public.data public.item public.content
  public.source-code	-	-	public.plain-text public.text public.data public.item public.content
  public.svg-image	svg	image/svg+xml	public.image public.data public.item public.content public.xml public.text
  public.swift-source	swift	-	public.source-code public.plain-text public.text public.data public.item public.content
  public.symlink	-	-	public.item com.apple.resolvable
  public.tab-separated-values-text	tsv	text/tab-separated-values	public.plain-text public.text public.data public.item public.content public.delimited-values-text
  public.tar-archive	tar	application/x-tar	org.gnu.gnu-tar-archive public.data public.item public.archive
  public.text	-	-	public.data public.item public.content
  public.tiff	tiff	image/tiff	public.image public.data public.item public.content
  public.utf16-plain-text	-	text/plain;charset=utf-16	public.plain-text public.text public.data public.item public.content
  public.utf8-plain-text	-	text/plain;charset=utf-8	public.plain-text public.text public.data public.item public.content
  public.utf8-tab-separated-values-text	-	-	public.tab-separated-values-text public.plain-text public.text public.data public.item public.content public.delimited-values-text public.utf8-plain-text
  public.vcard	vcf	text/vcard	public.text public.data public.item public.content public.contact
  public.video	-	-	public.movie public.audiovisual-content public.data public.item public.content
  public.x509-certificate	cer	application/x-x509-ca-cert	public.data public.item
  public.xhtml	xhtml	application/xhtml+xml	public.xml public.text public.data public.item public.content
  public.xml	xml	application/xml	public.text public.data public.item public.content
  public.yaml	yml	application/x-yaml	public.text public.data public.item public.content
  public.zip-archive	zip	application/zip	com.pkware.zip-archive public.data public.item public.archive
  """
