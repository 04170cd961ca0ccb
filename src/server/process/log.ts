import { type DestinationStream, type Logger, pino } from 'pino'

/** What may wait for a slow reader, in characters. Later lines are dropped: memory is for pages. */
const mostWaiting = 1 << 20

/** Standard output, written asynchronously: a reader that hangs (full pipe) must block neither pages nor the exit. */
export function asyncOutput() {
  const output = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting })
  let isEnded = false
  return {
    write(line: string) {
      if (!isEnded) output.write(line)
    },
    /** Writes what is waiting, and nothing after it: what ends late in the background must not end the process in error. */
    end(): Promise<void> {
      isEnded = true
      return new Promise((resolve) => {
        output.once('close', resolve)
        output.end()
      })
    },
  }
}

/** Structured JSON lines. Secrets are kept out at the source; the redaction here is a second safeguard. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'key',
          'appid',
          'operatorCode',
          'token',
          'authorization',
          'cookie',
          '*.key',
          '*.appid',
          '*.cookie',
        ],
        censor: '[secret]',
      },
    },
    destination ?? pino.destination(1),
  )
}
