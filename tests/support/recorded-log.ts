import type { Log } from '../../src/ports/platform.ts'

export type RecordedLine = { level: keyof Log; fields: object; message: string }

/** A log that keeps its lines for the test to read. */
export function recordedLog(): Log & { lines: RecordedLine[]; messages(): string[] } {
  const lines: RecordedLine[] = []
  const at = (level: keyof Log) => (fields: object, message: string) => {
    lines.push({ level, fields, message })
  }
  return {
    lines,
    messages: () => lines.map(({ message }) => message),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  }
}
