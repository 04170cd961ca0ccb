import { startServer } from './server-process.ts'

/** The one site of a whole `npm test`: names its address and process, and stops when whoever started it is gone. */
const server = await startServer({ LOG_LEVEL: 'warn' }, { hasRadar: true })
console.log(JSON.stringify({ SITE_URL: server.url, SITE_PID: String(server.child.pid) }))
process.stdin.resume()
process.stdin.once('end', async () => {
  await server.stop()
  process.exit()
})
