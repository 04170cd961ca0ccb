import { describe, expect, it } from 'vitest'
import { alertOf } from '../../../tests/support/builders/alerts.ts'
import type { Severity, WeatherAlert } from '../alert/alert.ts'
import { dueWarnings, warningVersion } from './due-warnings.ts'
import type { Watch } from './watch.ts'

const alert = (id: string, more: Partial<WeatherAlert> = {}) => alertOf({ id, ...more })
const watch = (place: string, warningsFrom: Severity | null): Watch => ({ place, warningsFrom, rain: null })
const due = (watches: Watch[], alerts: Record<string, WeatherAlert[]>) =>
  dueWarnings(watches, (place) => alerts[place] ?? []).map((one) => [one.alert.id, one.places])

describe('dueWarnings', () => {
  it.each<[Severity | null, string[]]>([
    ['minor', ['minor', 'moderate', 'severe', 'extreme']],
    ['severe', ['severe', 'extreme']],
    ['extreme', ['extreme']],
    [null, []],
  ])('from %s on', (from, expected) => {
    const all = (['minor', 'moderate', 'severe', 'extreme'] as const).map((severity) =>
      alert(severity, { severity }),
    )
    expect(due([watch('zurich', from)], { zurich: all }).map(([id]) => id)).toEqual(expected)
  })

  it('names a warning once, with every place it concerns', () => {
    const gale = alert('gale')
    const watches = [watch('zurich', 'minor'), watch('uster', 'severe'), watch('winterthur', 'moderate')]
    expect(due(watches, { zurich: [gale], uster: [gale], winterthur: [gale] })).toEqual([
      ['gale', ['zurich', 'winterthur']],
    ])
  })

  it('never sends a sample, and never holds back what states no severity', () => {
    const unstated = alert('unstated', { severity: 'minor', scale: null })
    expect(
      due([watch('zurich', 'extreme')], { zurich: [alert('sample', { isSample: true }), unstated] }),
    ).toEqual([['unstated', ['zurich']]])
  })
})

describe('warningVersion', () => {
  const gale = alert('gale')
  const words = { en: { title: 'Gale', description: '', instruction: null } }

  it('holds neither times that the feed does not state nor the words of its index', () => {
    const vague = alert('gale', { isPeriodAssumed: true, isIndexText: true })
    expect(warningVersion({ ...vague, startAt: 3, endAt: 99, texts: words })).toBe(warningVersion(vague))
  })
  it.each<[Partial<WeatherAlert>, boolean]>([
    [{}, true],
    [{ severity: 'severe' }, false],
    [{ updatedAt: 6 }, false],
    [{ id: 'storm' }, false],
    [{ startAt: 1 }, false],
    [{ endAt: 99 }, false],
    [{ texts: words }, false],
  ])('with %o: the same %s', (more, isSame) => {
    expect(warningVersion({ ...gale, ...more }) === warningVersion(gale)).toBe(isSame)
  })
})
