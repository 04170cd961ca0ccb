import { describe, expect, it } from 'vitest'
import { hourMs } from '../../domain/time/durations.ts'
import { parameters } from './parameters.ts'
import { chooseRun, runsOfItem } from './runs.ts'

const all = parameters.map(({ id }) => id)
const now = Date.UTC(2026, 7, 26, 12, 40)
const assets = (hour: number, ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => [`vnut12.lssw.20260826${String(hour).padStart(2, '0')}00.${id}.csv`, {}]),
  )
const runs = (...list: [hour: number, ids: readonly string[]][]) =>
  runsOfItem('20260826-ch', Object.assign({}, ...list.map(([hour, ids]) => assets(hour, ids))))
const chosen = (...list: Parameters<typeof runs>) => {
  const run = chooseRun(runs(...list), now)
  return run && (run.at % (24 * hourMs)) / hourMs
}

describe('chooseRun', () => {
  it('takes the newest whole run', () => {
    expect(chosen([10, all], [12, all], [11, all])).toBe(12)
  })

  it('lets a run alone that others surpass', () => {
    expect(chosen([11, all], [12, all.slice(1)])).toBe(11)
    expect(chosen([11, all], [12, all.slice(0, -1)])).toBe(11)
  })

  it('takes a poorer run once the last whole one is hours older', () => {
    expect(chosen([3, all], [11, all.slice(0, -1)], [12, all.slice(0, -1)])).toBe(12)
  })

  it('takes what there is where no run has everything, but waits half an hour for it', () => {
    expect(chosen([11, ['tre200h0', 'rre150h0']])).toBe(11)
    expect(chooseRun(runs([12, ['tre200h0', 'rre150h0']]), Date.UTC(2026, 7, 26, 12, 10))).toBeNull()
  })

  it('ignores runs of the future and runs without temperatures', () => {
    expect(chosen([11, all], [14, all], [23, all])).toBe(11)
    expect(chosen([11, ['rre150h0']])).toBeNull()
  })
})

describe('runsOfItem', () => {
  it('reads names part by part', () => {
    const odd = {
      'vnut12.lssw.202608261100.tre200h0.csv': { 'file:checksum': '1220ab' },
      'vnut12.lssw.202608261100.xtre200h0.csv': {},
      'vnut12.lssw.202608261100.tre200h0.csv.gz': {},
      'vnut12.lssw.202608329900.tre200h0.csv': {},
      'vnut13.lssw.202608261100.tre200h0.csv': {},
      '../../etc/passwd': {},
    }
    const [run, ...rest] = runsOfItem('20260826-ch', odd)
    expect(rest).toEqual([])
    expect([...(run?.files ?? [])]).toEqual([
      [
        'tre200h0',
        { item: '20260826-ch', name: 'vnut12.lssw.202608261100.tre200h0.csv', checksum: '1220ab' },
      ],
    ])
  })
})
