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

/** 46.9512,7.4480 as in addresses, also encoded, and "lat":46.9512, lon=7.4480 as in objects and queries. */
const pair = /(-?\b\d{1,3}\.\d{3,})((?:%20|%2C|[,;\s])+)(-?\b\d{1,3}\.\d{3,})/gi
const named = /\b((?:lat|lon)(?:itude|gitude)?\\?["=:][":\s]*)(-?\d{1,3}\.\d{3,})/gi

/** Positions to a kilometre: with the address that a proxy logs, closer ones would say where somebody is. */
function withoutPositions(line: string): string {
  const coarse = (degrees: string) => Number(degrees).toFixed(2)
  return line
    .replace(pair, (_, lat: string, between: string, lon: string) => coarse(lat) + between + coarse(lon))
    .replace(named, (_, name: string, degrees: string) => name + coarse(degrees))
}

/** Structured JSON lines. Secrets are kept out at the source; the redaction here is a second safeguard. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { streamWrite: withoutPositions },
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
