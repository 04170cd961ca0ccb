import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { startFaultyServer } from '../support/faulty-server.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { ownServer } from '../support/own-server.ts'
import { demoTime } from '../support/server-process.ts'

/** As many as the federal network has, on half as many waters; a third of them in flood. */
const stationCount = 233
const graph = 'https://environment.ld.admin.ch/foen/hydro'
const cell = (value: string) => ({ type: 'literal', value })

function stations() {
  const time = cell(new Date(Date.parse(demoTime) - 10 * 60_000).toISOString())
  return Array.from({ length: stationCount }, (_, index) => ({
    observation: cell(`${graph}/${index % 8 === 0 ? 'lake' : 'river'}/observation/${2000 + index}`),
    name: cell(`Oberwil-Dägerlen, Brücke ${index}`),
    water: cell(`${graph}/waterbody/Wildbach%20${index >> 1}`),
    point: cell(`POINT(${(6.2 + (index % 20) * 0.2).toFixed(4)} ${(45.9 + (index / 233) * 1.8).toFixed(4)})`),
    time,
    discharge: cell(String(3 + index * 1.7)),
    level: cell((380.123 + index).toFixed(3)),
    temperature: cell((8 + (index % 12) * 1.3).toFixed(2)),
    danger: cell(index % 3 === 0 ? String(2 + (index % 4)) : '1'),
  }))
}

const water = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/sparql-results+json' })
  response.end(JSON.stringify({ head: { vars: [] }, results: { bindings: stations() } }))
})
afterAll(() => water.close())
/** Takes its time: the radar's first run is under way for as long as the test looks. */
const silent = await startFaultyServer(() => {})
afterAll(silent.close)
const server = await ownServer({
  METEOSWISS_BASE_URL: silent.origin,
  OPERA_BASE_URL: silent.origin,
  HYDROLOGY_BASE_URL: await listenOnLoopback(water),
})

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

it.each([['/de/water'], ['/de/water?view=bathing'], ['/de/water?water=Wildbach%207']])(
  '%s stays light with every station of the country',
  async (path) => {
    const html = await (await fetch(server.url + path)).text()
    expect(html).toContain('Wildbach 7')
    expect(gzipSync(html).length).toBeLessThan(40_000)
  },
)
