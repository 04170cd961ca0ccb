import { type DestinationStream, type Logger, pino } from 'pino'

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
