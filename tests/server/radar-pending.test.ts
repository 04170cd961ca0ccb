import { afterAll, expect, it } from 'vitest'
import { startFaultyServer } from '../support/faulty-server.ts'
import { ownServer } from '../support/own-server.ts'

/** Upstreams that take their time: the radar's first run is under way for as long as the test looks. */
const silent = await startFaultyServer(() => {})
afterAll(silent.close)
const server = await ownServer({ METEOSWISS_BASE_URL: silent.origin, RAINVIEWER_BASE_URL: silent.origin })

it.each([
  ['/en/radar', 'Radar images are being processed'],
  ['/de/precipitation', 'Die Radarbilder werden gerade berechnet'],
  ['/fr', 'Les images radar sont en cours de calcul'],
  ['/it/location/lugano', 'Le immagini radar sono in elaborazione'],
])('%s says that the radar is on its way', async (path, words) => {
  const html = await (await fetch(server.url + path)).text()
  expect(html).toContain(words)
})

it('the API says so too', async () => {
  const answer = await fetch(`${server.url}/api/v1/radar`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ code: 'pending' })
})
