/// A dynamic type that an Apple system printed, or that programs and tests of others expect.
struct DynamicVector: Sendable {
  var identifier: String
  var parent: String?
  var tags: [String: [String]]

  init(_ identifier: String, parent: String?, _ tags: [String: [String]]) {
    self.identifier = identifier
    self.parent = parent
    self.tags = tags
  }
}

let dynamicVectors: [DynamicVector] = [
  DynamicVector(
    "dyn.ah62d4rv4gu8yc6durvwwa3xmrvw1gkdusm1044pxqyuha2pxsvw0e55bsmwca7d3sbwu", parent: "public.data",
    ["com.apple.nspboard-type": ["Apple files promise pasteboard type"]]),
  DynamicVector(
    "dyn.ah62d4rv4gu8y6y4usm1044pxqzb085xyqz1hk64uqm10c6xenv61a3k", parent: "public.data",
    ["com.apple.nspboard-type": ["NSPromiseContentsPboardType"]]),
  DynamicVector(
    "dyn.ah62d4uv4ge804550", parent: "public.image",
    ["public.filename-extension": ["mov"]]),
  DynamicVector(
    "dyn.agq80c6durvy0g2pyrf106p5rsa4a", parent: nil,
    ["public.mime-type": ["application/mp4"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk81g7d3ru", parent: "public.data",
    ["com.apple.ostype": ["styl"]]),
  DynamicVector(
    "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852", parent: "public.data",
    ["public.mime-type": ["application/x-foo"]]),
  DynamicVector(
    "dyn.ah62d4r34gq81k3p2su11uppgr71u", parent: "public.text",
    ["public.mime-type": ["text/x-foo"]]),
  DynamicVector(
    "dyn.ah62d4uv4gq80w5pbq7ww88brrzw08734ge8043pts6", parent: "public.image",
    ["public.mime-type": ["image/x-meow"], "public.filename-extension": ["meow"]]),
  DynamicVector(
    "dyn.ah62d4sb4ge81e62", parent: "public.plain-text",
    ["public.filename-extension": ["rs"]]),
  DynamicVector(
    "dyn.ah62d4rv4ge80425uqk", parent: "public.data",
    ["public.filename-extension": ["mcpb"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk81a6dysk", parent: "public.data",
    ["com.apple.ostype": ["pptr"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk8zgzwhea", parent: "public.data",
    ["com.apple.ostype": ["SVG "]]),
  DynamicVector(
    "dyn.ah62d4rv4gk8ycwnxn2", parent: "public.data",
    ["com.apple.ostype": ["AISV"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk81g45upuaa", parent: "public.data",
    ["com.apple.ostype": ["skp\0"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk8wy1aapuaf2aa", parent: "public.data",
    ["com.apple.ostype": ["*\0\0\0"]]),
  DynamicVector(
    "dyn.ah62d4qmuhk2x43dts71g255bqu", parent: "com.apple.package",
    ["public.filename-extension": ["download"]]),
  DynamicVector(
    "dyn.age804qpb", parent: nil,
    ["public.filename-extension": ["m1a"]]),
  DynamicVector(
    "dyn.agq80c7perf1w88brry4ha", parent: nil,
    ["public.mime-type": ["audio/x-m4p"]]),
  DynamicVector(
    "dyn.agq80w5pbq7ww88brrfv085u", parent: nil,
    ["public.mime-type": ["image/x-icon"]]),
  DynamicVector(
    "dyn.agq80w5pbq7ww8nu", parent: nil,
    ["public.mime-type": ["image/*"]]),
  DynamicVector(
    "dyn.age8u", parent: nil,
    ["public.filename-extension": [""]]),
  DynamicVector(
    "dyn.age80s52", parent: nil,
    ["public.filename-extension": ["go"]]),
  DynamicVector(
    "dyn.age80k551r30g82pe", parent: nil,
    ["public.filename-extension": ["download"]]),
  DynamicVector(
    "dyn.age81a5dzq7y066dbtf0g82peqf4hk2pdrb00n5xy", parent: nil,
    ["public.filename-extension": ["pluginpayloadattachment"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk8zuxnxnq", parent: "public.data",
    ["com.apple.ostype": ["XMSS"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk8zuxnxkq", parent: "public.data",
    ["com.apple.ostype": ["XMSC"]]),
  DynamicVector(
    "dyn.ah62d4rv4gk80w7dzr2", parent: "public.data",
    ["com.apple.ostype": ["itun"]]),
  DynamicVector(
    "dyn.agk80w7dzr2", parent: nil,
    ["com.apple.ostype": ["itun"]]),
  DynamicVector(
    "dyn.ah62d4rv4gq81k3p2su11uppqrf31appxr741e25f", parent: "public.data",
    ["public.mime-type": ["text/x-lisp-source"]]),
  DynamicVector(
    "dyn.ah62d4rv4ge80265u", parent: "public.data",
    ["public.filename-extension": ["lsp"]]),
  DynamicVector(
    "dyn.ah62d4rv4gq81up5sr71hg3pssrwu", parent: "public.data",
    ["public.mime-type": ["x/nonsense"]]),
  DynamicVector(
    "dyn.ah62d4rv4ge81g6pq", parent: "public.data",
    ["public.filename-extension": ["sql"]]),
  DynamicVector(
    "dyn.ah62d4rv4ge8004pdqfwf86dwr6", parent: "public.data",
    ["public.filename-extension": ["kicad_pro"]]),
  DynamicVector(
    "dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df", parent: "public.data",
    ["public.mime-type": ["dev.kaya/note"]]),
  DynamicVector(
    "dyn.ah62d4rv4ge80c7xmq2", parent: "public.data",
    ["public.filename-extension": ["avif"]]),
]

/// What macOS gave in 2024 for files with an extension that nobody claims.
let extensionVectors: [(filenameExtension: String, identifier: String)] = [
  ("gitattributes", "dyn.ah62d4rv4ge80s4pyqf4hk6xmqm41k3px"),
  ("gitignore", "dyn.ah62d4rv4ge80s4pyrfx0655wqy"),
  ("aspx", "dyn.ah62d4rv4ge80c65uta"),
  ("jshtm", "dyn.ah62d4rv4ge80y65ksv0u"),
  ("bat", "dyn.ah62d4rv4ge80e2py"),
  ("bowerrc", "dyn.ah62d4rv4ge80e551qz3he22"),
  ("editorconfig", "dyn.ah62d4rv4ge80n3dmsv11e25tr3xgw32"),
  ("cfg", "dyn.ah62d4rv4ge80g3xh"),
  ("csx", "dyn.ah62d4rv4ge80g652"),
  ("jade", "dyn.ah62d4rv4ge80y2peqy"),
  ("jshintrc", "dyn.ah62d4rv4ge80y65krf1hk6xd"),
  ("less", "dyn.ah62d4rv4ge8023pxsq"),
  ("mdtext", "dyn.ah62d4rv4ge8043dyqz6hk"),
  ("mdwn", "dyn.ah62d4rv4ge8043d1r2"),
  ("mkdn", "dyn.ah62d4rv4ge80445er2"),
  ("psd1", "dyn.ah62d4rv4ge81a65ege"),
  ("pyi", "dyn.ah62d4rv4ge81a8pm"),
  ("erb", "dyn.ah62d4rv4ge80n6xc"),
  ("sass", "dyn.ah62d4rv4ge81g2pxsq"),
  ("vue", "dyn.ah62d4rv4ge81q7pf"),
  ("csproj", "dyn.ah62d4rv4ge80g65usm10y"),
  ("wxi", "dyn.ah62d4rv4ge81s8dm"),
  ("wxs", "dyn.ah62d4rv4ge81s8dx"),
  ("eyaml", "dyn.ah62d4rv4ge80n8pbrz0a"),
  ("bash_login", "dyn.ah62d4rv4ge80e2pxrbt0255hrf1a"),
  ("bash_profile", "dyn.ah62d4rv4ge80e2pxrbt1a6xtq3y023k"),
  ("profile", "dyn.ah62d4rv4ge81a6xtq3y023k"),
  ("rprofile", "dyn.ah62d4rv4ge81e6dwr7xgw5df"),
  ("zlogout", "dyn.ah62d4rv4ge81y5dtq711n7a"),
  ("zshenv", "dyn.ah62d4rv4ge81y65kqz1hq"),
  ("clj", "dyn.ah62d4rv4ge80g5dn"),
  ("cljx", "dyn.ah62d4rv4ge80g5dnta"),
  ("code-workspace", "dyn.ah62d4rv4ge80g55eqy01s55wrr31a2pdqy"),
  ("cmake", "dyn.ah62d4rv4ge80g5pbrrwu"),
  ("dockerfile", "dyn.ah62d4rv4ge80k55drrw1e3xmrvwu"),
  ("groovy", "dyn.ah62d4rv4ge80s6xtr75hw"),
  ("lua", "dyn.ah62d4rv4ge8027pb"),
  ("ipynb", "dyn.ah62d4rv4ge80w6d3r3va"),
  ("xcworkspace", "dyn.ah62d4rv4ge81u251r73g065uqfv0n"),
  ("rs", "dyn.ah62d4rv4ge81e62"),
  ("tex", "dyn.ah62d4rv4ge81k3p2"),
  ("fsi", "dyn.ah62d4rv4ge80q65m"),
  ("fsscript", "dyn.ah62d4rv4ge80q65xqr3gw6dy"),
  ("containerfile", "dyn.ah62d4rv4ge80g55ssvu0w5xfsmxgw5df"),
  ("handlebars", "dyn.ah62d4rv4ge80u2psqv0gn2xbsm3u"),
  ("ml", "dyn.ah62d4rv4ge8045a"),
  ("pl6", "dyn.ah62d4rv4ge81a5b0"),
  ("pod", "dyn.ah62d4rv4ge81a55e"),
  ("properties", "dyn.ah62d4rv4ge81a6xtsbw1e7dmqz3u"),
  ("rt", "dyn.ah62d4rv4ge81e7a"),
]
