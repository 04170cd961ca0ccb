import { describe, expect, it } from 'vitest'
import { advertisingAnswer, type TcData } from './tcf-bridge.ts'

const tcData = (eventStatus: TcData['eventStatus'], consents: Record<string, boolean>): TcData => ({
  eventStatus,
  purpose: { consents },
})

describe('advertisingAnswer', () => {
  it.each([
    ['an answer with purpose 1', tcData('useractioncomplete', { 1: true, 3: false }), true],
    ['an earlier answer with purpose 1', tcData('tcloaded', { 1: true }), true],
    ['an answer without purpose 1', tcData('useractioncomplete', { 1: false, 2: true }), false],
    ['an answer to nothing', tcData('useractioncomplete', {}), false],
    ['the open question', tcData('cmpuishown', { 1: true }), null],
  ])('%s', (_, data, expected) => {
    expect(advertisingAnswer(data)).toBe(expected)
  })
})
