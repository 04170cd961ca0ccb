import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

it('goes on when nobody reads the log', async () => {
  const program = `
    import { asyncOutput, createLog } from '${new URL('./log.ts', import.meta.url)}'
    const log = createLog('info', asyncOutput())
    for (let line = 0; line < 20000; line++) log.info('as many as fill any pipe')
    setTimeout(() => process.stderr.write('still running'), 100)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const [text] = await once(child.stderr, 'data')
    expect(String(text)).toBe('still running')
  } finally {
    child.kill('SIGKILL')
  }
})
