import { describe, expect, it } from 'vitest'
import { criteriaQuery } from '../plan/read-criteria.ts'
import { criteriaIn, type Wish, wishFault, wishKinds, wishLimits } from './wish.ts'

const cycling: Wish = { kind: 'bike', ahead: 12, quiet: null }
const lake: Wish = { kind: 'lake', limit: 21, ahead: 12, quiet: null }

describe('a wish', () => {
  it.each(wishKinds)('for %s as proposed is one', (kind) => {
    const usual = wishLimits[kind]?.usual
    const at = kind === 'day' ? { at: '06:45', receipt: true } : {}
    expect(wishFault({ ...cycling, kind, ...at, ...(usual !== undefined && { limit: usual }) })).toBeNull()
  })
  it.each<[string, Partial<Wish> & { kind?: Wish['kind'] }, string]>([
    ['another lead', { ahead: 5 }, 'ahead is one of 3, 12, 36'],
    ['a limit where there is none', { limit: 4 }, 'bike has no limit'],
    ['no limit where there is one', { kind: 'lake' }, 'limit of lake is one of'],
    ['an odd limit', { kind: 'snow', limit: 7 }, 'limit of snow is one of 5, 10'],
    ['criteria nobody offers', { criteria: 'wind=20&chance=77' }, 'criteria that cannot be used: chance'],
    ['criteria of a sign', { kind: 'hail', criteria: 'wind=20' }, 'hail has no criteria'],
    ['endless criteria', { criteria: `wind=20&x=${'x'.repeat(200)}` }, 'the criteria are too long'],
    ['a day without a time', { kind: 'day' }, 'at is a time from 04:00 to 11:59'],
    ['a morning at noon', { kind: 'day', at: '12:00' }, 'at is a time from 04:00 to 11:59'],
    ['a time of its own', { at: '06:45' }, 'bike has no time of its own'],
    [
      'quiet hours of a day',
      { kind: 'day', at: '06:45', quiet: { from: '22:00', to: '07:00' } },
      'day has no quiet hours',
    ],
    ['no instant', { snoozedUntil: Number.NaN }, 'snoozedUntil is an instant'],
  ])('with %s is refused with the reason', (_, over, reason) => {
    expect(wishFault({ ...cycling, ...over })).toContain(reason)
  })
  it('keeps of an address its criteria alone, in one order', () => {
    const address = 'place=bern&need=bike&hours=3&view=table&wind=15&light='
    expect(criteriaIn(criteriaQuery.read(address))).toBe('wind=15&hours=3')
    expect(criteriaIn(criteriaQuery.read(''))).toBeUndefined()
    expect(wishFault({ ...cycling, criteria: 'wind=15&hours=3&light=day' })).toBeNull()
    expect(wishFault({ ...lake, limit: 28 })).toContain('limit of lake')
  })
})
