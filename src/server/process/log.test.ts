import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('hides keys, codes of operators and cookies, and leaves the code of a failure readable', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.error(
    { key: 'abc', operatorCode: 'abc', request: { cookie: 'abc', appid: 'abc' }, code: 'sqlite-13' },
    'database failed',
  )
  expect(lines.join()).not.toContain('abc')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ code: 'sqlite-13', key: '[secret]' })
})

it('drops what is said after the end, and writes all that was said before', async () => {
  const program = `
    import { asyncOutput, createLog } from '${new URL('./log.ts', import.meta.url)}'
    const output = asyncOutput()
    const log = createLog('info', output)
    for (let line = 0; line < 2000; line++) log.info('before')
    const end = output.end()
    log.info('after')
    await end
    log.info('after')
    process.exit(0)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [lines, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(0)
  expect(lines.split('before')).toHaveLength(2001)
  expect(lines).not.toContain('after')
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
    const [said] = await once(child.stderr, 'data')
    expect(String(said)).toBe('still running')
  } finally {
    child.kill('SIGKILL')
  }
})
