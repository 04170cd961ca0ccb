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

it('names no position closer than a kilometre, wherever it stands', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.info({ path: '/en/location/46.9512,7.4480', durationMs: 3.1234 }, 'request')
  log.info({ path: '/en/location/46.9512%2C-7.4480.png' }, 'page not found')
  log.error(
    { error: 'no forecast for https://x.test/?lat=46.9512&lon=7.4480', at: { lat: 46.9512, lon: -7.448 } },
    'failed',
  )
  expect(lines.join()).not.toMatch(/9512|448/)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { path: '/en/location/46.95,7.45', durationMs: 3.1234, time: expect.stringMatching(/\.\d{3}Z$/) },
    { path: '/en/location/46.95%2C-7.45.png' },
    { error: 'no forecast for https://x.test/?lat=46.95&lon=7.45', at: { lat: 46.95, lon: -7.45 } },
  ])
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
