import { describe, expect, it } from 'vitest'
import { warningOf } from '../../../tests/support/builders/warnings.ts'
import type { Severity, WeatherWarning } from '../warning/warning.ts'
import { dueWarnings, warningVersion } from './due-warnings.ts'
import type { Watch } from './watch.ts'

const warning = (id: string, more: Partial<WeatherWarning> = {}) => warningOf({ id, ...more })
const watch = (place: string, warningsFrom: Severity | null): Watch => ({ place, warningsFrom, rain: null })
const due = (watches: Watch[], warnings: Record<string, WeatherWarning[]>) =>
  dueWarnings(watches, (place) => warnings[place] ?? []).map((one) => [one.warning.id, one.places])

describe('dueWarnings', () => {
  it.each<[Severity | null, string[]]>([
    ['minor', ['minor', 'moderate', 'severe', 'extreme']],
    ['severe', ['severe', 'extreme']],
    ['extreme', ['extreme']],
    [null, []],
  ])('from %s on', (from, expected) => {
    const all = (['minor', 'moderate', 'severe', 'extreme'] as const).map((severity) =>
      warning(severity, { severity }),
    )
    expect(due([watch('zurich', from)], { zurich: all }).map(([id]) => id)).toEqual(expected)
  })

  it('names a warning once, with every place it concerns', () => {
    const gale = warning('gale')
    const watches = [watch('zurich', 'minor'), watch('uster', 'severe'), watch('winterthur', 'moderate')]
    expect(due(watches, { zurich: [gale], uster: [gale], winterthur: [gale] })).toEqual([
      ['gale', ['zurich', 'winterthur']],
    ])
  })

  it('never sends a sample, and never holds back what states no severity', () => {
    const unstated = warning('unstated', { severity: 'minor', scale: null })
    expect(
      due([watch('zurich', 'extreme')], { zurich: [warning('sample', { isSample: true }), unstated] }),
    ).toEqual([['unstated', ['zurich']]])
  })
})

describe('warningVersion', () => {
  const gale = warning('gale')
  const words = { en: { title: 'Gale', description: '', instruction: null } }

  it('holds neither times that the feed does not state nor the words of its index', () => {
    const vague = warning('gale', { isPeriodAssumed: true, isIndexText: true })
    expect(warningVersion({ ...vague, startAt: 3, endAt: 99, texts: words })).toBe(warningVersion(vague))
  })
  it.each<[Partial<WeatherWarning>, boolean]>([
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
