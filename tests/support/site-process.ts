import { startSites } from './sites.ts'

/** The sites of a whole `npm test`: names their addresses, and stops when whoever started it is gone. */
const { env, stop } = await startSites()
console.log(JSON.stringify(env))
process.stdin.resume()
process.stdin.once('end', async () => {
  await stop()
  process.exit()
})
