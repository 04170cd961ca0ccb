// The map of the local forecasts at full size: 5 600 points of the demo world's weather over Switzerland, all layers of
// two days, as the process that fetched a run makes them. `npm run bench -- forecast-frames`.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAtmosphere } from '../src/demo/atmosphere.ts'
import { type PointForecast, pointForecast } from '../src/demo/local-forecast-values.ts'
import { stampOf } from '../src/demo/swiss-table.ts'
import { hourMs } from '../src/domain/time/durations.ts'
import { terrainHeightM } from '../src/reference/terrain/terrain.ts'
import { makeFrames } from '../src/services/forecast-frames/make-frames.ts'
import { createFrameFile, framePath } from '../src/storage/forecast-frames/frame-file.ts'
import { spanOfRun, stepsOf } from '../src/upstreams/meteoswiss-forecast/column.ts'
import { forecastHours, pointsOf } from '../src/upstreams/meteoswiss-forecast/forecast-hours.ts'
import { missing, parameters } from '../src/upstreams/meteoswiss-forecast/parameters.ts'
import type { ListedPoint } from '../src/upstreams/meteoswiss-forecast/point-list.ts'
import { createTable, openTable } from '../src/upstreams/meteoswiss-forecast/table-file.ts'
import type { BenchResult } from './bench.ts'

const count = 5600
const seed = 20
/** A wet day: widespread showers and storms. */
const runAt = Date.parse('2026-07-21T15:00:00Z')
const days = 3

/** Spread like sunflower seeds over an ellipse as large as the country. */
const points: ListedPoint[] = Array.from({ length: count }, (_, index) => {
  const radius = Math.sqrt((index + 0.5) / count)
  const turn = index * Math.PI * (3 - Math.sqrt(5))
  const place = { lat: 46.8 + 0.95 * radius * Math.sin(turn), lon: 8.23 + 2.2 * radius * Math.cos(turn) }
  const heightM = Math.round(terrainHeightM(place) ?? 500)
  return { id: 100_000 + index, type: 2, postcode: null, name: `Ort ${index}`, heightM, ...place }
})

function writeRun(path: string): void {
  const atmosphere = createAtmosphere(seed)
  const forecasts = points.map(({ id, heightM, lat, lon }) =>
    pointForecast(
      atmosphere,
      seed,
      { id, type: 2, postcode: '', name: '', heightM, coordinates: { lat, lon } },
      { runMs: runAt, days },
    ),
  )
  const span = spanOfRun(runAt)
  const table = createTable(path, { span, points })
  for (const parameter of parameters.filter(({ isDaily }) => !isDaily)) {
    const values = new Int16Array(count * stepsOf(parameter, span)).fill(missing)
    for (const [point, forecast] of forecasts.entries())
      fill(values, point, forecast, parameter, span.firstHourAt)
    table.add(parameter, null, values)
  }
  table.finish({ runAt, fetchedAt: runAt, etag: null }, new Set())
}

function fill(
  values: Int16Array,
  point: number,
  { hours }: PointForecast,
  { id, perUnit }: { id: string; perUnit: number },
  firstHourAt: number,
): void {
  const stepOf = new Map(hours.map((_, hour) => [stampOf(firstHourAt + hour * hourMs), hour]))
  for (const { stamp, values: of } of hours) {
    const step = stepOf.get(stamp)
    if (step !== undefined) values[step * count + point] = Math.round((of[id] ?? 0) * perUnit)
  }
}

type Made = { cpuS: number; peakMb: number; frames: number; sizes: Record<string, number[]> }

/** What the process does after a fetch, measured from inside. */
function make(path: string): Made {
  const table = openTable(path)
  if (!table) throw new Error('no table')
  const file = createFrameFile(framePath(path))
  const sizes: Record<string, number[]> = {}
  const before = process.cpuUsage()
  const { frames } = makeFrames(forecastHours(table, pointsOf(table)), runAt, {
    ...file,
    put(name, bytes) {
      file.put(name, bytes)
      const kind = name.replace(/\/\d+/, '')
      sizes[kind] = [...(sizes[kind] ?? []), bytes.length]
    },
  })
  const { user, system } = process.cpuUsage(before)
  const cpuS = (user + system) / 1e6
  return { cpuS, peakMb: (process.resourceUsage().maxRSS * 1024) / 1e6, frames: frames.length, sizes }
}

const [path] = process.argv.slice(2)
if (process.send && path?.endsWith('forecasts.db')) process.send(make(path))

export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-frames-'))
  const path = join(folder, 'forecasts.db')
  try {
    writeRun(path)
    const child = fork(new URL(import.meta.url), [path], {
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2'],
    })
    const made = await new Promise<Made>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Made))
      child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
    })
    const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
    const pieces = Object.entries(made.sizes).map(([kind, sizes]): BenchResult['rows'][number] => {
      const [mean, most] = [sizes.reduce((a, b) => a + b) / sizes.length, Math.max(...sizes)]
      const figure = `${kb(mean)} in the mean, ${kb(most)} at most`
      // Numbers are fetched for one moment, not for each of a sequence.
      return kind.endsWith('.png') ? [kind, figure, '≤ 40 kB', most <= 40_000] : [kind, figure]
    })
    return {
      name: `Map of the local forecasts: all layers of ${made.frames} frames, ${count} points`,
      rows: [
        ['processor time', `${made.cpuS.toFixed(1)} s`, '≤ 15 s', made.cpuS <= 15],
        ['peak memory of the process', `${made.peakMb.toFixed(0)} MB`, '≤ 300 MB', made.peakMb <= 300],
        ['file on disk', `${(statSync(framePath(path)).size / 1e6).toFixed(1)} MB`],
        ...pieces,
      ],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
