import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { warningOf } from '../../tests/support/builders/warnings.ts'
import { isSoak, runs } from '../../tests/support/soak.ts'
import { regionOutline } from '../demo/region-outline.ts'
import { languages } from '../domain/language.ts'
import { distanceKm } from '../domain/place/coordinates.ts'
import { regionIds } from '../domain/place/place.ts'
import { landmarkKind } from '../domain/texts/places/landmark-kind.ts'
import type { WarningScope } from '../domain/warning/warning.ts'
import { warningConcerns } from '../domain/warning/warning-area.ts'
import { bathingLakes } from '../reference/bathing-lakes.ts'
import { presets } from '../reference/presets.ts'
import { cantons } from '../reference/regions.ts'
import { swissPlaceNames } from '../reference/swiss-place-names.ts'
import { warningGeography, warningRegions } from '../reference/warning-regions.ts'
import { buildGazetteer } from './builder/build-gazetteer.ts'
import { type GazetteerSources, readGazetteerSources } from './builder/gazetteer-sources.ts'
import { readGazetteerFile } from './gazetteer-file.ts'
import { withLakesAndAirports } from './lakes-and-airports.ts'
import { loadGazetteer } from './load-gazetteer.ts'
import { createPlaceReader } from './place-reader.ts'

const root = join(import.meta.dirname, '../..')
const built = join(root, 'build/data/gazetteer.bin')
const build = (change = (sources: GazetteerSources) => sources) =>
  buildGazetteer(change(readGazetteerSources(join(root, 'node_modules'))))
/** The one of the build, rebuilt before `npm test` when a source has changed: that takes six seconds. */
const bytes = !isSoak && existsSync(built) ? new Uint8Array(readFileSync(built)) : build()
const gazetteer = loadGazetteer(bytes)
const { header, arrays } = readGazetteerFile(bytes)
const { read } = createPlaceReader(header, arrays)
const abroad = Array.from({ length: header.size }, (_, place) => read(place)).slice(header.swissCount)
const first = (query: string) => gazetteer.search(query, 'en')[0]?.place.slug

describe('search', () => {
  it.each([
    ['genf', 'geneva'],
    ['Geneve', 'geneva'],
    ['ginevra', 'geneva'],
    ['zuri', 'zurich'],
    ['züri', 'zurich'],
    ['Zuerich', 'zurich'],
    ['st gallen', 'st-gallen'],
    ['St.Gallen', 'st-gallen'],
    ['sankt gallen', 'st-gallen'],
    ['sank', 'st-gallen'],
    ['saint-gall', 'st-gallen'],
    ['San Gallo', 'st-gallen'],
    ['Sant’Antonino', 's-antonino'],
    ['san pietro', 's-pietro'],
    ['San Vittore', 's-vittore'],
    ['santa maria val müstair', 'sta-maria-val-muestair'],
    ['Santa Maria Val Muestair', 'sta-maria-val-muestair'],
    ['S. Bernardino', 'san-bernardino'],
    ['bienne', 'biel-bienne'],
    ['biel', 'biel-bienne'],
    ['Biel/Bienne', 'biel-bienne'],
    ['Coire', 'chur'],
    ['Cuira', 'chur'],
    ['chaux de fonds', 'la-chaux-de-fonds'],
    ['chateau d’oex', 'chateau-d-oex'],
    ['cervin', 'matterhorn'],
    ['oerlikon', 'zurich-oerlikon'],
    ['8001', 'zurich'],
    ['3920', 'zermatt'],
    ['120', 'geneva'],
    ['9490', 'vaduz'],
    ['9485', 'eschen'],
    ['9497 Triesenberg', 'triesenberg'],
    ['Mailand', 'milan'],
    ['Parigi', 'paris'],
    ['Wien', 'vienna'],
    ['München', 'munich'],
    ['Londres', 'london'],
    ['new york', 'new-york'],
    ['lug', 'lugano'],
    ['ROMA', 'rome'],
  ])('%s finds %s first', (query, slug) => {
    expect(first(query)).toBe(slug)
  })

  it('puts towns before quarters of a city', () => {
    const [best, ...others] = gazetteer.search('ge', 'fr').map(({ place }) => place.names.fr)
    expect(best).toBe('Genève')
    expect(others.filter((name) => name.startsWith('Zurich '))).toEqual([])
    expect(first('gewerbeschule')).toBe('zurich-gewerbeschule')
  })

  it.each([
    ['zurihc', 'zurich'],
    ['gneva', 'geneva'],
    ['lausane', 'lausanne'],
    ['winterhtur', 'winterthur'],
    ['interlakn', 'interlaken'],
    ['luzren', 'lucerne'],
    ['stgallen', 'st-gallen'],
    ['belinzonna', 'bellinzona'],
    ['zermat', 'zermatt'],
    ['barcelna', 'barcelona'],
  ])('forgives the mistake in %s', (query, slug) => {
    expect(first(query)).toBe(slug)
  })

  it.each([
    ['Zurich HB', 'zurich'],
    ['Bahnhof Bern', 'bern'],
    ['8001 Zürich', 'zurich'],
    ['Zürich 8001', 'zurich'],
    ['wil sg', 'wil'],
    ['buchs ag', 'buchs-ag'],
    ['Buchs Sankt Gallen', 'buchs-sg'],
    ['paris texas', 'paris-us-tx'],
    ['Lausanne, Schweiz', 'lausanne'],
    ['Gare Lausanne', 'lausanne'],
    ['la chaux de fonds gare', 'la-chaux-de-fonds'],
    ['Matterhorn Glacier Paradise', 'klein-matterhorn'],
  ])('understands the further words of %s', (query, slug) => {
    expect(first(query)).toBe(slug)
  })

  it('finds every curated place by its name in each language', () => {
    for (const { slug, names, romansh } of swissPlaceNames) {
      for (const name of [...Object.values(names), ...(romansh ? [romansh] : [])]) {
        const found = gazetteer.search(name, 'en', 3).map(({ place }) => place.slug)
        expect(found, name).toContain(slug)
      }
    }
  })

  it('finds every preset first by its name in each language, and shows it in the visitor’s', () => {
    for (const { value } of presets) {
      const place = gazetteer.bySlug(value)
      for (const language of languages) {
        const name = place?.names[language] ?? ''
        const [match] = gazetteer.search(name, language)
        expect(match?.place.slug, name).toBe(value)
        expect(match?.matchedName).toBe(name)
      }
    }
    expect(gazetteer.search('genf', 'fr')[0]).toMatchObject({
      matchedName: 'Genf',
      place: { names: { fr: 'Genève' } },
    })
  })

  it('puts the match before Switzerland and Switzerland before size', () => {
    const countries = gazetteer.search('baden', 'de').map(({ place }) => place.country)
    expect(countries[0]).toBe('CH')
    expect(first('London')).toBe('london')
    expect(gazetteer.search('berl', 'de')[0]?.place.country).toBe('CH')
    // A name that goes on as typed comes before one that needs a mistake forgiven.
    expect(
      gazetteer
        .search('lusern', 'de')
        .map(({ place }) => place.slug)
        .slice(0, 2),
    ).toEqual(['luserna', 'lucerne'])
  })

  it.each(['', '   ', '\t\n', '東京', '!?', 'qqqqzzzz'])('finds nothing for %j', (query) => {
    expect(gazetteer.search(query, 'de')).toEqual([])
  })

  it('puts Swiss saints before those abroad whose names also go on', () => {
    const cantons = gazetteer.search('san carlo', 'it').map(({ place }) => place.canton)
    // The Italian one is called just that.
    expect(cantons.slice(0, 3)).toEqual([null, 'GR', 'TI'])
  })

  it('stays bounded on absurd queries', () => {
    for (const query of [
      'a'.repeat(10_000),
      'zürich '.repeat(2000),
      '\u0301'.repeat(10_000),
      '8'.repeat(10_000),
    ]) {
      expect(gazetteer.search(query, 'de').length).toBeLessThanOrEqual(10)
    }
    expect(gazetteer.search('zürich', 'de', 0)).toEqual([])
  })

  it('never throws, keeps to the limit, and each result is found again by its slug', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[a-z ]{1,12}$/),
    )
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...languages),
        fc.integer({ min: 1, max: 20 }),
        (query, language, limit) => {
          const matches = gazetteer.search(query, language, limit)
          expect(matches.length).toBeLessThanOrEqual(limit)
          const slugs = matches.map(({ place }) => place.slug)
          expect(new Set(slugs).size).toBe(slugs.length)
          for (const { place } of matches) expect(gazetteer.bySlug(place.slug)).toEqual(place)
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

describe('slugs', () => {
  it('are unique, and each leads to its own place', () => {
    const slugs = [...gazetteer.swissSlugs()]
    expect(slugs.length).toBeGreaterThan(4000)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(gazetteer.bySlug(slug)?.slug).toBe(slug)
  })

  // Addresses that search engines and visitors keep: a change here breaks links.
  it.each([
    ...presets.map(({ value }) => value),
    ...'muerren koeniz saentis gotthard-pass buchs-sg buchs-ag buchs-zh buchs-lu muri-be muri-ag'.split(' '),
    ...'wil wil-zh altdorf altdorf-sh gossau-zh reinach-ag muensingen thalwil zurich-oerlikon'.split(' '),
    ...'turin-salins paris paris-us-tx london london-ca milan munich vienna new-york cologne'.split(' '),
    ...'springfield-us-il tokyo vaduz sydney sao-paulo'.split(' '),
  ])('%s stays', (slug) => {
    expect(gazetteer.bySlug(slug)?.slug).toBe(slug)
  })

  it.each(['', 'lake-wobegon', 'Zurich', 'zürich', '../etc', 'zurich\0', 'x'.repeat(10_000)])(
    '%j is nowhere',
    (slug) => {
      expect(gazetteer.bySlug(slug)).toBeNull()
    },
  )
})

describe('names that lead to a slug', () => {
  it.each([
    ['zürich', 'zurich', true],
    ['Zuerich', 'zurich', true],
    ['genf', 'geneva', true],
    ['geneve', 'geneva', true],
    ['Genève', 'geneva', true],
    ['ginevra', 'geneva', true],
    ['säntis', 'saentis', true],
    ['santis', 'saentis', true],
    ['8001', 'zurich', true],
    ['St. Gallen', 'st-gallen', true],
    ['sankt gallen', 'st-gallen', true],
  ])('%s is %s', (name, slug, isOnly) => {
    const found = gazetteer.byName(name)
    expect([found?.place.slug, found?.isOnly]).toEqual([slug, isOnly])
  })

  it('of several places the most important one, which another may be meant with', () => {
    const found = gazetteer.byName('Buchs')
    expect(found?.place.slug).toMatch(/^buchs-/)
    expect(found?.isOnly).toBe(false)
  })

  it.each(['', ' ', 'lake wobegon', 'zuri qq', '../etc', 'x'.repeat(10_000)])('%j is no name', (name) => {
    expect(gazetteer.byName(name)).toBeNull()
  })
})

describe('places', () => {
  it('carry what the pages show', () => {
    expect(readGazetteerFile(bytes).header.size).toBeGreaterThan(110_000)
    expect(gazetteer.bySlug('geneva')).toEqual({
      slug: 'geneva',
      names: { en: 'Geneva', de: 'Genf', fr: 'Genève', it: 'Ginevra' },
      coordinates: { lat: 46.20244, lon: 6.14495 },
      country: 'CH',
      canton: 'GE',
      region: 'western-switzerland',
      elevationM: 375,
      population: 200_548,
      timeZone: 'Europe/Zurich',
    })
    expect(gazetteer.bySlug('tokyo')).toMatchObject({
      country: 'JP',
      canton: null,
      region: null,
      timeZone: 'Asia/Tokyo',
    })
    expect(gazetteer.bySlug('saentis')).toMatchObject({ elevationM: 2502, population: null })
  })

  it('have no ß in German, and are found with it', () => {
    for (const query of ['Gießen', 'giessen'])
      expect(gazetteer.search(query, 'de')[0]).toMatchObject({
        matchedName: 'Giessen',
        place: { slug: 'giessen', names: { de: 'Giessen', en: 'Gießen' } },
      })
    expect(abroad.filter(({ names }) => names.de.includes('ß'))).toEqual([])
  })

  it('abroad are not taken for peaks, passes and huts by their names', () => {
    const names = new Set(abroad.flatMap((place) => Object.values(place.names)))
    // A town in the Taunus and a mountain in Appenzell.
    expect([...names].filter((name) => landmarkKind(name) !== null)).toEqual(['Kronberg'])
  })

  it('of Switzerland and Liechtenstein know their postcodes', () => {
    expect(gazetteer.postcodesOf('zurich')).toEqual(expect.arrayContaining(['8001', '8057']))
    expect(gazetteer.postcodesOf('zurich')).not.toContain('8400')
    expect(gazetteer.postcodesOf('muerren')).toEqual(['3825'])
    expect(gazetteer.postcodesOf('mauren-li')).toEqual(['9486', '9493'])
    expect(gazetteer.postcodesOf('paris')).toEqual([])
    expect(gazetteer.postcodesOf('47.1,8.5')).toEqual([])
  })

  it('have coordinates on earth and a time zone that Intl knows', () => {
    const zones = new Set<string>()
    for (const query of isSoak ? 'abcdefgkmpst' : 'am') {
      for (const { place } of gazetteer.search(query, 'en', 5000)) zones.add(place.timeZone)
    }
    expect(zones.size).toBeGreaterThan(100)
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })

  it('of Switzerland all lie in a canton, a region and the country’s box', () => {
    for (const slug of gazetteer.swissSlugs()) {
      const place = gazetteer.bySlug(slug)
      expect(place?.canton).toMatch(/^[A-Z]{2}$/)
      expect(regionIds).toContain(place?.region)
      expect(place?.coordinates.lat).toBeGreaterThan(45.7)
      expect(place?.coordinates.lat).toBeLessThan(47.9)
      expect(place?.coordinates.lon).toBeGreaterThan(5.9)
      expect(place?.coordinates.lon).toBeLessThan(10.6)
    }
  })

  it('of Switzerland have no warning that their region lacks, by outline, area or canton', () => {
    // A million pairs in the soak, a fifth of the places in `npm test`.
    const places = [...gazetteer.swissSlugs()]
      .filter((_, index) => isSoak || index % 5 === 0)
      .map((slug) => gazetteer.bySlug(slug))
      .filter((place) => place !== null)
    const warnings = [
      ...warningRegions.flatMap((area) => {
        const outline = regionOutline(area, warningRegions).map(([lat, lon]): [number, number] => [lon, lat])
        return [warningOf({ area: area.name, polygons: [outline] }), warningOf({ area: area.name })]
      }),
      ...cantons.map(({ names }) => warningOf({ area: names.de })),
      warningOf({ area: 'Mittelland' }),
      warningOf({ area: 'Alpensüdseite' }),
    ]
    const lacking = warnings.flatMap((warning) => {
      const isWarned = (scope: WarningScope) => warningConcerns(warning, scope, warningGeography)
      const regions = regionIds.filter((region) => !isWarned({ kind: 'region', region }))
      return places
        .filter(({ region }) => region !== null && regions.includes(region))
        .filter((place) => isWarned({ kind: 'place', place }))
        .map(({ slug, region }) => `${warning.area}: ${slug} in ${region}`)
    })
    expect(lacking).toEqual([])
  })

  it('are listed once: no two of one name within five kilometres', () => {
    const places = [...gazetteer.swissSlugs()]
      .map((slug) => gazetteer.bySlug(slug))
      .filter((place) => place !== null)
    for (const group of Map.groupBy(places, ({ names }) => names.de).values()) {
      for (const [index, a] of group.entries()) {
        for (const b of group.slice(index + 1)) {
          expect(distanceKm(a.coordinates, b.coordinates), `${a.slug} ${b.slug}`).toBeGreaterThan(5)
        }
      }
    }
  })
})

describe('nearest', () => {
  it.each([
    [47.3782, 8.5402, 'zurich'],
    [46.5475, 7.9851, 'jungfraujoch'],
    [46.021, 7.748, 'zermatt'],
    [47.4094, 8.5446, 'zurich-oerlikon'],
    [47.6603, 9.1758, 'konstanz'],
    [47.1415, 9.5215, 'vaduz'],
    [-33.8678, 151.2073, 'sydney'],
    // Friedlingen, nearer to Basel than to its own town.
    [47.593, 7.6, 'weil-am-rhein'],
  ])('%d, %d is in %s', (lat, lon, slug) => {
    const found = gazetteer.nearest({ lat, lon })
    expect(found?.distanceKm).toBeLessThan(6)
    expect(found?.place.slug).toBe(slug)
  })

  it.each([
    ['Konstanz, before the border', 47.6582, 9.1745, 'DE'],
    ['Kreuzlingen, at the border', 47.6518, 9.1748, 'CH'],
    ['Büsingen, an enclave', 47.697, 8.69, 'DE'],
    ['the Matterhorn’s southern side', 45.972, 7.655, 'IT'],
    ['Gaillard before Geneva', 46.185, 6.21, 'FR'],
    ['Geneva, Thônex', 46.189, 6.199, 'CH'],
    ['Samnaun', 46.945, 10.36, 'CH'],
    ['the middle of Lake Zürich', 47.25, 8.65, 'CH'],
  ])('%s takes its country from the border, not from the nearest name', (_name, lat, lon, country) => {
    expect(gazetteer.nearest({ lat, lon })?.place.country).toBe(country)
  })

  it('finds nothing at sea or for coordinates that are none', () => {
    expect(gazetteer.nearest({ lat: 0, lon: -30 })).toBeNull()
    expect(gazetteer.nearest({ lat: 91, lon: 0 })).toBeNull()
    expect(gazetteer.nearest({ lat: Number.NaN, lon: 0 })).toBeNull()
  })

  it('names every preset and curated town where it stands', () => {
    for (const { value, coordinates } of presets)
      expect(gazetteer.nearest(coordinates)?.place.slug).toBe(value)
  })

  it('gives neighbours in order of distance, without the place itself', () => {
    const centre = { lat: 46.94724, lon: 7.44796 }
    const places = gazetteer.near(centre, 6)
    expect(places).toHaveLength(6)
    const distances = places.map(({ coordinates }) => distanceKm(centre, coordinates))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(places.map(({ slug }) => slug)).not.toContain('bern')
    expect(gazetteer.near({ lat: Number.NaN, lon: 0 }, 3)).toEqual([])
  })
})

describe('timeZoneAt', () => {
  it.each([
    ['Bern', 46.948, 7.447, 'Europe/Zurich'],
    ['Death Valley', 36.505, -117.079, 'America/Los_Angeles'],
    ['Denali', 63.07, -151, 'America/Anchorage'],
    ['the Serengeti', -2.33, 34.83, 'Africa/Dar_es_Salaam'],
    ['Sossusvlei', -24.73, 15.29, 'Africa/Windhoek'],
    ['the southern Pacific', -48, -123, 'Etc/GMT+8'],
    ['the southern Indian Ocean', -40, 97, 'Etc/GMT-6'],
    ['the South Pole', -90, 0, 'UTC'],
    ['the date line', -65, 180, 'Etc/GMT-12'],
  ])('%s has clocks of its own', (_name, lat, lon, zone) => {
    expect(gazetteer.timeZoneAt({ lat, lon })).toBe(zone)
  })
})

describe('the file', () => {
  it('stays small', () => {
    expect(bytes.length).toBeLessThan(10_000_000)
  })

  // Building it again takes as long as all other tests here.
  if (isSoak)
    it('is the same whatever the order of its sources', () => {
      const reversed = build((sources) => ({
        ...sources,
        geonames: sources.geonames.trimEnd().split('\n').reverse().join('\n'),
      }))
      expect(Buffer.compare(reversed, bytes)).toBe(0)
    })

  it('is read from any offset, and refused when it is something else', () => {
    const shifted = new Uint8Array(bytes.length + 1)
    shifted.set(bytes, 1)
    expect(loadGazetteer(shifted.subarray(1)).bySlug('bern')?.canton).toBe('BE')
    expect(() => loadGazetteer(new Uint8Array(0))).toThrow('build it again')
    expect(() => loadGazetteer(new Uint8Array(1000))).toThrow('build it again')
    expect(() => loadGazetteer(bytes.subarray(0, 1_000_000))).toThrow('build it again')
  })
})

describe('lakes and airports', () => {
  const all = withLakesAndAirports(gazetteer)
  const found = (query: string) => all.suggest(query, 'en', 10).map(({ value }) => value)

  it.each([
    ['Lake Zurich', 'zuerichsee'],
    ['lake zu', 'zuerichsee'],
    ['zurichsee', 'zuerichsee'],
    ['Zuerichsee', 'zuerichsee'],
    ['Lac Léman', 'lac-leman'],
    ['Genfersee', 'lac-leman'],
    ['lago lemano', 'lac-leman'],
    ['leman', 'lac-leman'],
    ['Lago Maggiore', 'lago-maggiore'],
    ['Lac Majeur', 'lago-maggiore'],
    ['Vierwaldstattersee', 'vierwaldstaettersee'],
    ['Flughafen', 'zurich-airport'],
    ['airport', 'zurich-airport'],
    ['Zürich Flughafen', 'zurich-airport'],
    ['aeroporto di Zurigo', 'zurich-airport'],
    ['ZRH', 'zurich-airport'],
    ['lszh', 'zurich-airport'],
    ['aéroport de genève', 'geneva-airport'],
  ])('%s is found', (query, slug) => {
    expect(found(query)[0]).toBe(slug)
  })

  it.each([
    ['zürich', 'zurich'],
    ['genf', 'geneva'],
    ['thun', 'thun'],
    ['greifensee', 'greifensee'],
  ])('%s stays the town', (query, slug) => {
    expect(found(query)[0]).toBe(slug)
  })

  it.each(['lake', 'Lago'])('%s alone offers the large Swiss lakes, and no town abroad', (query) => {
    const lakes = ['lac-leman', 'zuerichsee', 'vierwaldstaettersee', 'lac-de-neuchatel']
    expect(found(query).slice(0, 4)).toEqual(lakes)
    expect(all.suggest(query, 'en', 10).every(({ isSwiss }) => isSwiss)).toBe(true)
  })

  it('have addresses of their own, in all four languages', () => {
    const lakes = bathingLakes.map(({ name }) => all.byName(name)?.place)
    expect(new Set(lakes.map((place) => place?.slug)).size).toBe(bathingLakes.length)
    for (const place of lakes.filter((one) => one?.lake)) {
      expect(all.bySlug(place?.slug ?? '')).toBe(place)
      expect(gazetteer.bySlug(place?.slug ?? '')).toBeNull()
    }
    expect(all.byName('genfersee')).toMatchObject({ place: { slug: 'lac-leman' }, isOnly: true })
    // The village of that name comes first.
    expect(found('greifensee')[1]).toBe('greifensee-435')
    expect(all.bySlug('zuerichsee')).toMatchObject({ country: 'CH', elevationM: 406, lake: 'lowerzurich' })
    expect(all.bySlug('basel-mulhouse-airport')).toMatchObject({ country: 'FR', canton: null })
    expect(all.suggest('zürichsee', 'de', 1)[0]).toMatchObject({ name: 'Zürichsee', detail: 'See, 406 m' })
  })
})
