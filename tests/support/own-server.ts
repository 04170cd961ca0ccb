import { afterAll } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

/** A server for the tests of one file; it ends with them, before what they started earlier. */
export async function ownServer(...options: Parameters<typeof startServer>): Promise<ServerProcess> {
  const server = await startServer(...options)
  afterAll(() => server.stop())
  return server
}
