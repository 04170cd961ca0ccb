import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { languages } from '../language.ts'
import { compassSectors } from '../place/compass-sector.ts'
import type { PrecipitationForm } from '../rain/precipitation-form.ts'
import { rainIntensities } from '../rain/radar-scale.ts'
import type { RainOutlook } from '../rain/rain-outlook.ts'
import { rainOutlookText } from './rain-outlook-text.ts'

const at = (clock: string): number => Date.parse(`2026-07-14T${clock}:00Z`)
const time = (instant: number): string => new Date(instant).toISOString().slice(11, 16)
const names: Record<Language, string> = { en: 'Zürich', de: 'Zürich', fr: 'Zurich', it: 'Zurigo' }
const say = (outlook: RainOutlook, language: Language, place: string | null = names[language]): string =>
  rainOutlookText(outlook, language, { place, time })

/** German sentences name a full hour without its minutes. */
const written = (instant: number, language: Language) =>
  language === 'de' ? time(instant).replace(/^0?(\d+):00$/, '$1') : time(instant)

const forms: PrecipitationForm[] = ['rain', 'snow', 'mixed', 'unknown']
const either = [true, false]
const maybe = (clock: string): (number | null)[] => [null, at(clock)]

/** Every combination the outlook can take. */
function* everyOutlook(): Generator<RainOutlook> {
  const until = at('16:40')
  for (const form of forms) {
    for (const [possibleFrom, hedged] of [
      [null, false],
      [at('15:20'), false],
      [at('15:20'), true],
    ] as const) {
      const dry = { form, hedged, until, possibleFrom }
      yield { kind: 'dry', ...dry }
      for (const direction of compassSectors) {
        for (const movement of ['away', 'closer', null] as const) {
          for (const distanceKm of [0.4, 12, 33])
            yield { kind: 'nearby', ...dry, formThere: form, distanceKm, direction, movement }
        }
      }
    }
    yield { kind: 'unknown', form, hedged: false, intensity: null }
    for (const intensity of rainIntensities) {
      yield { kind: 'unknown', form, hedged: false, intensity }
      for (const hedged of either) {
        const rain = { form, hedged, intensity }
        const stronger = intensity === 'heavy' ? 'very-heavy' : 'heavy'
        const courses = [
          [],
          [{ from: at('14:50'), intensity: stronger }],
          [
            { from: at('14:50'), intensity: stronger },
            { from: at('15:05'), intensity: 'light' },
          ],
        ] as const
        for (const changes of courses) {
          for (const peakAt of maybe('14:55')) {
            const peak = peakAt === null ? null : ({ at: peakAt, intensity: 'very-heavy' } as const)
            const course = { ...rain, changes, peak }
            for (const againAt of maybe('16:00'))
              yield { kind: 'raining-until', ...course, endsAt: at('15:10'), againAt }
            yield { kind: 'raining-throughout', ...course, until }
            for (const endsAt of maybe('15:30')) {
              for (const afterTraces of either)
                yield { kind: 'starts', ...course, at: at('14:25'), afterTraces, endsAt }
            }
          }
        }
        for (const from of maybe('14:25')) {
          for (const endsAt of maybe('16:10')) yield { kind: 'showers', ...rain, from, endsAt, until }
        }
      }
    }
  }
}

/** Words that give a foreign language away. */
const foreign: Record<Language, RegExp> = {
  en: /\b(Regen|Schnee|pluie|neige|pioggia|neve|dès|etwa|dalle|verso|vers)\b/i,
  de: /\b(rain|snow|from|until|about|the|dry|and|pluie|neige|pioggia|neve|dès|dalle|verso)\b/i,
  fr: /\b(rain|snow|from|until|about|the|dry|and|Regen|Schnee|etwa|pioggia|neve|dalle|verso)\b/i,
  it: /\b(rain|snow|from|until|about|the|dry|and|Regen|Schnee|etwa|pluie|neige|vers)\b/i,
}

describe('every outlook', () => {
  const all = [...everyOutlook()]

  it.each(languages)('is whole sentences in %s', (language) => {
    expect(all.length).toBeGreaterThan(600)
    for (const outlook of all) {
      for (const place of [names[language], null]) {
        const text = say(outlook, language, place)
        expect(text).toMatch(/^\p{Lu}[^.]*\d?[^.]*\.( \p{Lu}[^.]*\.)?$/u)
        expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [,.]|,,|\.\.|'|ß|^ | $/)
        expect(text).not.toMatch(foreign[language])
        expect(text.length).toBeLessThan(220)
      }
    }
  })

  it.each(languages)('differs from every other one in %s', (language) => {
    // Distances and "probably" of what has begun aside, what differs in fact differs in words.
    const texts = new Map<string, RainOutlook>()
    for (const outlook of all) {
      if (outlook.kind === 'showers' && outlook.from === null && outlook.hedged) continue
      const text = say(outlook, language)
      if (outlook.kind === 'unknown' && outlook.intensity === null) continue
      expect([text, texts.get(text)]).toEqual([text, undefined])
      texts.set(text, outlook)
    }
  })

  it('says every time it holds', () => {
    for (const outlook of all) {
      for (const language of languages) {
        const text = say(outlook, language)
        for (const key of ['at', 'endsAt', 'againAt', 'from', 'possibleFrom'] as const) {
          const instant = (outlook as Partial<Record<typeof key, number | null>>)[key]
          if (typeof instant === 'number') expect(text).toContain(written(instant, language))
        }
        if ('changes' in outlook)
          for (const { from } of outlook.changes) expect(text).toContain(written(from, language))
        if ('peak' in outlook && outlook.peak) expect(text).toContain(written(outlook.peak.at, language))
      }
    }
  })
})

describe('the words', () => {
  const dry: RainOutlook = {
    kind: 'dry',
    form: 'rain',
    hedged: false,
    until: at('16:40'),
    possibleFrom: null,
  }
  const starts: RainOutlook = {
    kind: 'starts',
    form: 'rain',
    hedged: false,
    intensity: 'light',
    at: at('14:25'),
    afterTraces: false,
    changes: [{ from: at('14:50'), intensity: 'heavy' }],
    peak: null,
    endsAt: null,
  }
  const strong: RainOutlook = {
    ...starts,
    intensity: 'moderate',
    changes: [],
    peak: { at: at('14:55'), intensity: 'heavy' },
    endsAt: at('15:40'),
  }
  const nearby: RainOutlook = {
    ...dry,
    kind: 'nearby',
    formThere: 'rain',
    distanceKm: 12.3,
    direction: 'west',
    movement: 'away',
  }

  it.each<[string, RainOutlook, Record<Language, string>]>([
    [
      'dry',
      dry,
      {
        en: 'No rain expected in Zurich until at least 16:40.',
        de: 'Bis 16:40\u00a0Uhr wird in Zürich kein Regen erwartet.',
        fr: 'Pas de pluie attendue à Zurich d’ici 16:40.',
        it: 'Nessuna pioggia prevista a Zurigo fino alle 16:40.',
      },
    ],
    [
      'dry with a slight risk',
      { ...dry, possibleFrom: at('15:20') },
      {
        en: 'Dry in Zurich until 15:20, then only a slight risk of rain until 16:40.',
        de: 'Bis 15:20\u00a0Uhr bleibt es in Zürich trocken, danach besteht bis 16:40\u00a0Uhr nur ein kleines Regenrisiko.',
        fr: 'Temps sec à Zurich jusqu’à 15:20, puis seulement un faible risque de pluie jusqu’à 16:40.',
        it: 'Tempo asciutto a Zurigo fino alle 15:20, poi solo un debole rischio di pioggia fino alle 16:40.',
      },
    ],
    [
      'dry at first, then perhaps not',
      { ...dry, hedged: true, possibleFrom: at('15:20') },
      {
        en: 'Dry in Zurich until 15:20, then rain possible until 16:40.',
        de: 'Bis 15:20\u00a0Uhr bleibt es in Zürich trocken, danach ist bis 16:40\u00a0Uhr Regen möglich.',
        fr: 'Temps sec à Zurich jusqu’à 15:20, puis pluie possible jusqu’à 16:40.',
        it: 'Tempo asciutto a Zurigo fino alle 15:20, poi pioggia possibile fino alle 16:40.',
      },
    ],
    [
      'starts and gets heavy',
      starts,
      {
        en: 'Light rain from about 14:25, heavy from about 14:50.',
        de: 'Schwacher Regen ab etwa 14:25\u00a0Uhr, ab etwa 14:50\u00a0Uhr stark.',
        fr: 'Faible pluie dès 14:25 environ, forte dès 14:50 environ.',
        it: 'Pioggia debole dalle 14:25 circa, forte dalle 14:50 circa.',
      },
    ],
    [
      'starts, peaks and ends',
      strong,
      {
        en: 'Rain from about 14:25, heavy around 14:55. Dry again from about 15:40.',
        de: 'Regen ab etwa 14:25\u00a0Uhr, stark gegen 14:55\u00a0Uhr. Ab etwa 15:40\u00a0Uhr wieder trocken.',
        fr: 'Pluie dès 14:25 environ, forte vers 14:55. Temps de nouveau sec dès 15:40 environ.',
        it: 'Pioggia dalle 14:25 circa, forte verso le 14:55. Di nuovo asciutto dalle 15:40 circa.',
      },
    ],
    [
      'perhaps snow',
      { ...starts, form: 'snow', hedged: true, changes: [] },
      {
        en: 'Light snow possible from about 14:25.',
        de: 'Schwacher Schneefall ab etwa 14:25\u00a0Uhr möglich.',
        fr: 'Faibles chutes de neige possibles dès 14:25 environ.',
        it: 'Possibili deboli nevicate dalle 14:25 circa.',
      },
    ],
    [
      'a few drops first',
      { ...strong, afterTraces: true, endsAt: null },
      {
        en: 'Mainly dry until about 14:25, then rain, heavy around 14:55.',
        de: 'Bis etwa 14:25\u00a0Uhr fast trocken, danach Regen, stark gegen 14:55\u00a0Uhr.',
        fr: 'Temps généralement sec jusque vers 14:25, puis pluie, forte vers 14:55.',
        it: 'Tempo quasi asciutto fin verso le 14:25, poi pioggia, forte verso le 14:55.',
      },
    ],
    [
      'rain passing by',
      nearby,
      {
        en: 'Rain 12\u00a0km to the west, moving away. No rain expected in Zurich until at least 16:40.',
        de: 'Regen 12\u00a0km westlich, zieht ab. Bis 16:40\u00a0Uhr wird in Zürich kein Regen erwartet.',
        fr: 'Pluie à 12\u00a0km à l’ouest, qui s’éloigne. Pas de pluie attendue à Zurich d’ici 16:40.',
        it: 'Pioggia 12\u00a0km a ovest, in allontanamento. Nessuna pioggia prevista a Zurigo fino alle 16:40.',
      },
    ],
    [
      'snow nearby that would fall here as rain',
      { ...nearby, formThere: 'snow' },
      {
        en: 'Snow 12\u00a0km to the west, moving away. No rain expected in Zurich until at least 16:40.',
        de: 'Schneefall 12\u00a0km westlich, zieht ab. Bis 16:40\u00a0Uhr wird in Zürich kein Regen erwartet.',
        fr: 'Neige à 12\u00a0km à l’ouest, qui s’éloigne. Pas de pluie attendue à Zurich d’ici 16:40.',
        it: 'Neve 12\u00a0km a ovest, in allontanamento. Nessuna pioggia prevista a Zurigo fino alle 16:40.',
      },
    ],
    [
      'rain that stops and comes again',
      {
        kind: 'raining-until',
        form: 'rain',
        hedged: true,
        intensity: 'heavy',
        changes: [],
        endsAt: at('15:10'),
        peak: null,
        againAt: at('16:00'),
      },
      {
        en: 'Heavy rain, probably pausing from about 15:10 to 16:00.',
        de: 'Starker Regen, voraussichtlich Pause von etwa 15:10 bis 16\u00a0Uhr.',
        fr: 'Forte pluie, pause probable de 15:10 à 16:00 environ.',
        it: 'Pioggia forte, pausa probabile dalle 15:10 alle 16:00 circa.',
      },
    ],
    [
      'steady rain and snow',
      {
        kind: 'raining-throughout',
        form: 'mixed',
        hedged: false,
        intensity: 'moderate',
        changes: [],
        until: at('16:40'),
        peak: null,
      },
      {
        en: 'Rain and snow until at least 16:40.',
        de: 'Schneeregen mindestens bis 16:40\u00a0Uhr.',
        fr: 'Pluie mêlée de neige au moins jusqu’à 16:40.',
        it: 'Pioggia mista a neve almeno fino alle 16:40.',
      },
    ],
    [
      'a cloudburst that turns into rain',
      {
        kind: 'raining-throughout',
        form: 'rain',
        hedged: false,
        intensity: 'very-heavy',
        changes: [{ from: at('14:55'), intensity: 'moderate' }],
        until: at('16:40'),
        peak: null,
      },
      {
        en: 'Very heavy rain, moderate from about 14:55, until at least 16:40.',
        de: 'Sehr starker Regen, ab etwa 14:55\u00a0Uhr mässig, mindestens bis 16:40\u00a0Uhr.',
        fr: 'Très forte pluie, modérée dès 14:55 environ, au moins jusqu’à 16:40.',
        it: 'Pioggia molto forte, moderata dalle 14:55 circa, almeno fino alle 16:40.',
      },
    ],
    [
      'a storm that comes and goes over',
      {
        kind: 'raining-throughout',
        form: 'rain',
        hedged: false,
        intensity: 'moderate',
        changes: [
          { from: at('14:50'), intensity: 'heavy' },
          { from: at('16:00'), intensity: 'light' },
        ],
        until: at('16:15'),
        peak: null,
      },
      {
        en: 'Rain, heavy from about 14:50, light from about 16:00, until at least 16:15.',
        de: 'Regen, ab etwa 14:50\u00a0Uhr stark, ab etwa 16\u00a0Uhr schwach, mindestens bis 16:15\u00a0Uhr.',
        fr: 'Pluie, forte dès 14:50 environ, faible dès 16:00 environ, au moins jusqu’à 16:15.',
        it: 'Pioggia, forte dalle 14:50 circa, debole dalle 16:00 circa, almeno fino alle 16:15.',
      },
    ],
    [
      'showers',
      {
        kind: 'showers',
        form: 'rain',
        hedged: false,
        intensity: 'heavy',
        from: at('14:25'),
        endsAt: at('16:10'),
        until: at('16:40'),
      },
      {
        en: 'Heavy showers on and off from about 14:25 to 16:10.',
        de: 'Zeitweise kräftige Schauer von etwa 14:25 bis 16:10\u00a0Uhr.',
        fr: 'Fortes averses par moments entre 14:25 et 16:10 environ.',
        it: 'Forti rovesci a tratti dalle 14:25 alle 16:10 circa.',
      },
    ],
    [
      'showers that have begun, with their end uncertain',
      {
        kind: 'showers',
        form: 'rain',
        hedged: true,
        intensity: 'moderate',
        from: null,
        endsAt: at('15:40'),
        until: at('16:40'),
      },
      {
        en: 'Showers on and off, probably until about 15:40.',
        de: 'Zeitweise Schauer, voraussichtlich bis etwa 15:40\u00a0Uhr.',
        fr: 'Averses par moments, probablement jusque vers 15:40.',
        it: 'Rovesci a tratti, probabilmente fin verso le 15:40.',
      },
    ],
    [
      'nothing known but what falls',
      { kind: 'unknown', form: 'rain', hedged: false, intensity: 'moderate' },
      {
        en: 'Rain now. No radar forecast for Zurich at the moment.',
        de: 'Jetzt Regen. Im Moment liegt für Zürich keine Radarprognose vor.',
        fr: 'Pluie en ce moment. Aucune prévision radar actuellement pour Zurich.',
        it: 'Ora pioggia. Al momento non c’è una previsione radar per Zurigo.',
      },
    ],
  ])('for %s', (_name, outlook, expected) => {
    for (const language of languages) expect(say(outlook, language)).toBe(expected[language])
  })

  it.each<[Language, string, string]>([
    ['fr', 'Le Locle', 'Pas de pluie attendue au Locle d’ici 16:40.'],
    ['fr', 'Les Diablerets', 'Pas de pluie attendue aux Diablerets d’ici 16:40.'],
    ['fr', 'La Chaux-de-Fonds', 'Pas de pluie attendue à La Chaux-de-Fonds d’ici 16:40.'],
    ['de', 'Säntis', 'Bis 16:40\u00a0Uhr wird auf dem Säntis kein Regen erwartet.'],
    ['it', 'Airolo', 'Nessuna pioggia prevista ad Airolo fino alle 16:40.'],
    ['it', 'Lugano', 'Nessuna pioggia prevista a Lugano fino alle 16:40.'],
  ])('in %s bend to %s', (language, place, expected) => expect(say(dry, language, place)).toBe(expected))

  it('carry the article of one o’clock in Italian', () => {
    const night: RainOutlook = {
      ...starts,
      at: at('01:10'),
      changes: [{ from: at('01:30'), intensity: 'heavy' }],
    }
    expect(say(night, 'it')).toBe('Pioggia debole dall’1:10 circa, forte dall’1:30 circa.')
    expect(say({ ...dry, until: at('01:40') }, 'it')).toBe('Nessuna pioggia prevista a Zurigo fino all’1:40.')
  })

  it.each([
    [0.4, 'less than 1\u00a0km'],
    [1.4, '1\u00a0km'],
    [19.4, '19\u00a0km'],
    [23, '25\u00a0km'],
  ])('round %d km to %s', (distanceKm, shown) => {
    expect(say({ ...nearby, distanceKm } as RainOutlook, 'en')).toContain(`Rain ${shown} to the west`)
  })
})
