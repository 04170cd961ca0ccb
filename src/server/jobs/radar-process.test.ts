import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ownFolder } from '../../../tests/support/own-folder.ts'
import { nothingKnown as request } from '../../services/radar/radar.fixture.ts'
import type { RadarPart } from '../../services/radar/radar-parts.ts'
import { readConfig } from '../config.ts'
import { createRadarProcess } from './radar-process.ts'

const folder = ownFolder(afterAll)

/** A run by a script of our own in place of the pipeline. */
function runOf(script: string, timeoutMs = 20_000) {
  const file = join(folder, `${Math.random()}.mjs`)
  writeFileSync(
    file,
    `process.once('disconnect', () => process.exit())\nprocess.once('message', (job) => {${script}})`,
  )
  const config = readConfig({
    PATH: process.env.PATH,
    KEY_SECRET: 'never-to-be-seen-here',
    LOG_LEVEL: 'silent',
  })
  const parts: RadarPart[] = []
  const abort = new AbortController()
  const run = createRadarProcess({
    config,
    clock: () => 1_000_000,
    userAgent: 'test',
    script: pathToFileURL(file),
    timeoutMs,
  })('demo')
  return { parts, abort, done: run(request, (part) => parts.push(part), abort.signal) }
}

describe('the process of a radar run', () => {
  it('sends its parts, typed arrays included, and ends', async () => {
    const { parts, done } = runOf(
      `process.send({ kind: 'clouds', at: 5, picture: { hash: job.mode, png: Uint8Array.of(1, 2), highest: 0 } }, () => process.disconnect())`,
    )
    await done
    expect(parts).toEqual([
      { kind: 'clouds', at: 5, picture: { hash: 'demo', png: Uint8Array.of(1, 2), highest: 0 } },
    ])
  })

  it('is killed when it hangs; the parts it sent before are kept', async () => {
    const { parts, done } = runOf(`process.send({ kind: 'broken', at: 7 }, () => { for (;;) {} })`, 3000)
    await expect(done).rejects.toThrow('hung')
    expect(parts).toEqual([{ kind: 'broken', at: 7 }])
  })

  it('that crashes is a failed run', async () => {
    await expect(runOf(`process.exit(3)`).done).rejects.toThrow('3')
  })

  it('that cannot be started is a failed run', async () => {
    const { execPath } = process
    process.execPath = join(folder, 'no-node-here')
    const { done } = runOf('')
    process.execPath = execPath
    await expect(done).rejects.toThrow('ENOENT')
  })

  it('is ended when it is no longer needed', async () => {
    const { abort, done } = runOf(`setInterval(() => {}, 1000)`)
    setTimeout(() => abort.abort(), 300)
    await expect(done).rejects.toThrow('no longer wanted')
  })

  it('knows none of the server’s secrets', async () => {
    const { parts, done } = runOf(
      `process.send({ kind: 'broken', at: JSON.stringify([process.env, job]).includes('never-to-be-seen') ? 1 : 0 }, () => process.disconnect())`,
    )
    await done
    expect(parts).toEqual([{ kind: 'broken', at: 0 }])
  })
})
