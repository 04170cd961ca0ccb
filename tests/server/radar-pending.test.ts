import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'

/** Upstreams that take their time: the radar's first run is under way for as long as the test looks. */
let silent: FaultyServer
let server: ServerProcess
beforeAll(async () => {
  silent = await startFaultyServer(() => {})
  server = await startServer({ METEOSWISS_BASE_URL: silent.origin, RAINVIEWER_BASE_URL: silent.origin })
})
afterAll(async () => {
  await server.stop()
  await silent.close()
})

it.each([
  ['/en/radar', 'Radar images are being processed'],
  ['/de/precipitation', 'Das Radar wird gerade berechnet'],
  ['/fr', 'Les images radar sont en cours de calcul'],
  ['/it/location/lugano', 'Il radar è in fase di calcolo'],
])('%s says that the radar is on its way', async (path, words) => {
  const html = await (await fetch(server.url + path)).text()
  expect(html).toContain(words)
})

it('the API says so too', async () => {
  const answer = await fetch(`${server.url}/api/v1/radar`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'pending' })
})
