import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A virtual screen: a window draws WebGL, which browsers without one do not. */
export async function startDisplay(): Promise<{ name: string; stop(): void }> {
  const screen = ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-displayfd', '3']
  const child = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => child.kill())
  const [number] = await once(child.stdio[3] as Readable, 'data')
  return { name: `:${String(number).trim()}`, stop: () => child.kill() }
}
