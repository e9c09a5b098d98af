/// How the program ends, unless a signal ends it.
enum ExitCode: Int32 {
  case done = 0
  case someFailed = 1
  case usage = 2
}
