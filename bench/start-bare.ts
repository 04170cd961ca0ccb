import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Headers = Record<string, string>

/** The least a browser needs. */
const fewHeaders: Headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }

/** The reference as a process of its own: bare node:http sending these bytes, which are gzip, and these headers. */
export async function startBare(bytes: Uint8Array, headers = fewHeaders) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const [file, headersFile] = [join(folder, 'page.gz'), join(folder, 'headers.json')]
  writeFileSync(file, bytes)
  writeFileSync(headersFile, JSON.stringify({ ...headers, 'content-length': String(bytes.length) }))
  const child = spawn(process.execPath, ['bench/bare-server.ts', file, headersFile], {
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
