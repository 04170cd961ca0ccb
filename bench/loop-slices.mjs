// Loaded into a server by `--import`: how long its event loop was held up, and how much processor time its thread used
// between two turns. Counts from SIGUSR2 on and writes to LOOP_SLICES at the end.
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const everyMs = 10

// Processes and threads that the server starts are loaded with it too.
if (isMainThread && process.argv[1]?.endsWith('build/node/main.js')) {
  let gaps = []
  let slices = []
  let lastAt = performance.now()
  let cpu = process.threadCpuUsage()
  const look = () => {
    const now = performance.now()
    const used = process.threadCpuUsage(cpu)
    gaps.push(Math.max(0, now - lastAt - everyMs))
    slices.push((used.user + used.system) / 1000)
    lastAt = now
    cpu = process.threadCpuUsage()
  }
  setInterval(look, everyMs).unref()
  process.on('SIGUSR2', () => {
    gaps = []
    slices = []
  })
  process.on('exit', () => writeFileSync(process.env.LOOP_SLICES, JSON.stringify({ gaps, slices })))
}
