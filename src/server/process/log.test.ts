import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('hides keys, codes of operators and cookies, and leaves the code of a failure readable', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.error(
    { key: 'abc', operatorCode: 'abc', request: { cookie: 'abc', appid: 'abc' }, code: 'sqlite-13' },
    'key store failed',
  )
  expect(lines.join()).not.toContain('abc')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'sqlite-13', key: '[secret]' })
})
