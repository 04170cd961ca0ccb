import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The reference as a process of its own: bare node:http sending these bytes, which are gzip. */
export async function startBare(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const file = join(folder, 'page.gz')
  writeFileSync(file, bytes)
  const child = spawn(process.execPath, ['bench/bare-server.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ''))
  })
  return {
    url,
    pid: child.pid ?? 0,
    stop() {
      child.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
