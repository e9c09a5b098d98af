import CMagic
import Glibc

/// libmagic, asked for a MIME type by any number of threads at once.
///
/// A cookie of libmagic serves one call at a time, and the string that it returns dies at the next, so each call
/// takes a cookie out of a pool and copies the string before it gives the cookie back. The database is opened at the
/// first call, never before. libmagic honours the environment variable `MAGIC`.
enum Magic {
  /// The database, or libmagic itself, could not be used.
  struct Failure: Error {
    /// libmagic's own words.
    let message: String
  }

  /// A cookie and how often it has served.
  // Proof of Sendable: a cookie is either in the pool or in the one call that took it out under its lock.
  @safe private struct Cookie: @unchecked Sendable {
    let handle: magic_t
    var calls = 0
  }

  /// Cookies that wait for a call. More than a machine has use for at once are closed instead of kept.
  private static let idle = Locked<[Cookie]>([])
  private static let mostIdleCookies = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  /// A cookie's memory grows with its calls, to 19 MB after 2,000; a fresh one costs 2 ms.
  private static let mostCalls = 500

  /// Libmagic's own readers of containers are left out, since what they find is found here; so is its reader of CSV,
  /// which takes prose with commas for it.
  private static let flags =
    MAGIC_MIME_TYPE | MAGIC_NO_CHECK_COMPRESS | MAGIC_NO_CHECK_CDF | MAGIC_NO_CHECK_CSV | MAGIC_ERROR
  /// How many bytes libmagic looks at to tell text from data; more finds nothing more.
  private static let encodingBytes = 4096

  /// The MIME type that libmagic gives `bytes`.
  static func mimeType(of bytes: Bytes) throws(Failure) -> String {
    var cookie = try take()
    let answer = unsafe bytes.withUnsafeBytes { buffer in
      unsafe magic_buffer(cookie.handle, buffer.baseAddress, buffer.count).map { unsafe String(cString: $0) }
    }
    guard let answer else {
      let failure = unsafe Self.failure(cookie.handle)
      unsafe magic_close(cookie.handle)
      throw failure
    }
    cookie.calls += 1
    putBack(cookie)
    return answer
  }

  private static func take() throws(Failure) -> Cookie {
    if let cookie = idle.withLock({ $0.popLast() }) { return cookie }
    guard let handle = unsafe magic_open(flags) else {
      throw Failure(message: "libmagic could not be started")
    }
    var encodingBytes = Self.encodingBytes
    guard unsafe magic_load(handle, nil) == 0,
      unsafe magic_setparam(handle, MAGIC_PARAM_ENCODING_MAX, &encodingBytes) == 0
    else {
      let failure = unsafe Self.failure(handle)
      unsafe magic_close(handle)
      throw failure
    }
    return unsafe Cookie(handle: handle)
  }

  private static func putBack(_ cookie: Cookie) {
    let isKept =
      cookie.calls < mostCalls
      && idle.withLock { cookies in
        guard cookies.count < mostIdleCookies else { return false }
        cookies.append(cookie)
        return true
      }
    if !isKept { unsafe magic_close(cookie.handle) }
  }

  private static func failure(_ handle: magic_t) -> Failure {
    Failure(message: unsafe magic_error(handle).map { unsafe String(cString: $0) } ?? "libmagic failed")
  }
}
