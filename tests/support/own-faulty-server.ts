import { onTestFinished } from 'vitest'
import { type FaultyServer, startFaultyServer } from './faulty-server.ts'

/** A faulty server for one test; it ends with it. */
export async function ownFaultyServer(
  ...handler: Parameters<typeof startFaultyServer>
): Promise<FaultyServer> {
  const server = await startFaultyServer(...handler)
  onTestFinished(() => server.close())
  return server
}
