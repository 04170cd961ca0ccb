import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultSettings,
  isDefault,
  parseSettings,
  type Settings,
  settingChoices,
  settingsText,
} from './settings.ts'

const anySettings = fc.record({
  theme: fc.constantFrom(...settingChoices.theme),
  temperature: fc.constantFrom(...settingChoices.temperature),
  wind: fc.constantFrom(...settingChoices.wind),
  precipitation: fc.constantFrom(...settingChoices.precipitation),
  motion: fc.constantFrom(...settingChoices.motion),
}) satisfies fc.Arbitrary<Settings>

describe('the cookie of the settings', () => {
  it('is short, plain text that reads back as it was', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const text = settingsText(settings)
        expect(text).toMatch(/^1(\.\w+){5}$/)
        expect(text.length).toBeLessThan(40)
        expect(parseSettings(text)).toEqual(settings)
      }),
    )
  })

  it.each([
    null,
    '',
    '1',
    '1.dark',
    '2.dark.F.kt.in.full',
    '1.dark.F.kt.in.full.more',
    '1.dark.K.kt.in.full',
    '1.constructor.C.kmh.mm.system',
    '1.dark.F.kt.in.full'.repeat(1000),
    '<script>',
  ])('anything else is nothing chosen: %s', (text) => expect(parseSettings(text)).toBe(defaultSettings))

  it('never throws, and has one of 144 values whatever was sent', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.string()).map((parts) => ['1', ...parts].join('.')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const settings = parseSettings(text)
        expect(parseSettings(settingsText(settings))).toEqual(settings)
      }),
    )
    const counts = Object.values(settingChoices).map(({ length }) => length)
    expect(counts.reduce((product, count) => product * count, 1)).toBe(144)
  })

  it('is not needed for the defaults', () => {
    expect(isDefault(defaultSettings)).toBe(true)
    expect(isDefault({ ...defaultSettings, wind: 'kt' })).toBe(false)
  })
})
