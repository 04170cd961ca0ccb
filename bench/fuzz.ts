// `npm run bench -- fuzz`: 100,000 fuzzed requests with fixed seeds against a real server process. Figures to standard output.
import { fuzzedEnvironment, fuzzServer } from '../tests/support/fuzz-server.ts'
import { startServer } from '../tests/support/server-process.ts'

const count = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 20_261_115)
const server = await startServer(fuzzedEnvironment)
const result = await fuzzServer(server, { count, seed })
await server.stop()
console.log(JSON.stringify(result, null, 2))
process.exit(result.failures.length === 0 ? 0 : 1)
