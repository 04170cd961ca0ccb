import { describe, expect, it } from 'vitest'
import { cantons, regions } from '../../reference/regions.ts'
import { swissPlaceNames } from '../../reference/swiss-place-names.ts'
import { worldPlaceNames } from '../../reference/world-place-names.ts'
import { type Language, languages } from '../language.ts'
import { forPlace, inPlace, ofPlace, thePlace } from './place-in-sentence.ts'

describe('inPlace', () => {
  it.each([
    ['en', 'Bern', 'in Bern'],
    ['en', 'Säntis', 'on the Säntis'],
    ['en', 'Gotthard Pass', 'at the Gotthard Pass'],
    ['en', 'Alps', 'in the Alps'],
    ['en', 'The Hague', 'in The Hague'],
    ['de', 'Bern', 'in Bern'],
    ['de', 'Säntis', 'auf dem Säntis'],
    ['de', 'Rigi', 'auf der Rigi'],
    ['de', 'Gotthardpass', 'auf dem Gotthardpass'],
    ['de', 'San-Bernardino-Pass', 'auf dem San-Bernardino-Pass'],
    ['de', 'Hoher Kasten', 'auf dem Hohen Kasten'],
    ['de', 'Bettmeralp', 'auf der Bettmeralp'],
    ['de', 'Belalp', 'auf der Belalp'],
    ['de', 'Stoos', 'auf dem Stoos'],
    ['de', 'Rigi Kulm', 'auf Rigi Kulm'],
    ['de', 'Eigenthal', 'im Eigenthal'],
    ['de', 'Wallis', 'im Wallis'],
    ['de', 'Alpen', 'in den Alpen'],
    ['fr', 'Berne', 'à Berne'],
    ['fr', 'Col du Grimsel', 'au col du Grimsel'],
    ['fr', 'Le Locle', 'au Locle'],
    ['fr', 'Les Diablerets', 'aux Diablerets'],
    ['fr', 'La Chaux-de-Fonds', 'à La Chaux-de-Fonds'],
    ['fr', 'La Dôle', 'à la Dôle'],
    ['fr', 'Eiger', 'à l’Eiger'],
    ['fr', 'Rochers de Naye', 'aux Rochers de Naye'],
    ['fr', 'Tessin', 'au Tessin'],
    ['fr', 'Le Caire', 'au Caire'],
    ['fr', 'Appenzell Rhodes-Extérieures', 'en Appenzell Rhodes-Extérieures'],
    ['it', 'Lugano', 'a Lugano'],
    ['it', 'Airolo', 'ad Airolo'],
    ['it', 'Cervino', 'sul Cervino'],
    ['it', 'Passo del San Gottardo', 'al Passo del San Gottardo'],
    ['it', 'Il Cairo', 'al Cairo'],
    ['it', 'L’Aia', 'all’Aia'],
    ['it', 'La Valletta', 'alla Valletta'],
    ['it', 'Alpi', 'nelle Alpi'],
  ] as const)('%s: %s is "%s"', (language, name, expected) => {
    expect(inPlace(name, language)).toBe(expected)
  })

  /** What a town would get: wrong for every mountain, pass and region. */
  const asATown: Record<Language, RegExp> = {
    en: /^in (?!the )(?!.* Switzerland$)/,
    de: /^in (?!de[rn] )(?!.* der )/,
    fr: /^à (?!l’|la |Berne et en Suisse )/,
    it: /^ad? (?!Berna e nella Svizzera )/,
  }
  const high = swissPlaceNames.filter(({ kind }) => kind === 'peak' || kind === 'pass')

  it.each(languages)('in %s no curated peak, pass or region is treated as a town', (language) => {
    expect(high.length).toBeGreaterThan(50)
    const names = [...high, ...regions].map(({ names }) => names[language])
    expect(names.filter((name) => asATown[language].test(inPlace(name, language)))).toEqual([])
  })

  it.each(languages)(
    'in %s no phrase of any curated place or canton breaks the language’s own rules',
    (language) => {
      const all = [...swissPlaceNames, ...worldPlaceNames, ...regions, ...cantons]
      const wrong = /\b(à|de) Les? |\b[Aa] A|\ba (Il |L’)|’ | {2}|undefined/
      expect(
        all.map(({ names }) => inPlace(names[language], language)).filter((phrase) => wrong.test(phrase)),
      ).toEqual([])
    },
  )
})

describe('ofPlace', () => {
  it.each([
    ['fr', 'Berne', 'de Berne'],
    ['fr', 'Le Locle', 'du Locle'],
    ['fr', 'Les Diablerets', 'des Diablerets'],
    ['fr', 'Andermatt', 'd’Andermatt'],
    ['fr', 'Hérémence', 'd’Hérémence'],
    ['fr', 'Yerres', 'd’Yerres'],
    ['fr', 'Pas de la Casa', 'du Pas de la Casa'],
    ['de', 'Vrenelisgärtli', 'vom Vrenelisgärtli'],
    ['fr', 'Hermance', 'd’Hermance'],
    ['fr', 'Hauterive', 'd’Hauterive'],
    ['fr', 'Haute-Nendaz', 'de Haute-Nendaz'],
    ['fr', 'Horgen', 'de Horgen'],
    ['fr', 'Überlingen', 'd’Überlingen'],
    ['fr', 'Ålesund', 'd’Ålesund'],
    ['fr', 'Yverdon-les-Bains', 'd’Yverdon-les-Bains'],
    ['fr', 'Yokohama', 'de Yokohama'],
    ['fr', 'Säntis', 'du Säntis'],
    ['fr', 'Eiger', 'de l’Eiger'],
    ['fr', 'Diavolezza', 'de la Diavolezza'],
    ['fr', 'Col du Grimsel', 'du col du Grimsel'],
    ['fr', 'Rochers de Naye', 'des Rochers de Naye'],
    ['fr', 'La Dôle', 'de la Dôle'],
    ['en', 'Säntis', 'the Säntis'],
    ['en', 'Gotthard Pass', 'the Gotthard Pass'],
    ['en', 'Pilatus', 'Pilatus'],
    ['en', 'Zürich', 'Zurich'],
    ['en', 'Alps', 'the Alps'],
    ['de', 'Bern', 'von Bern'],
    ['de', 'Säntis', 'vom Säntis'],
    ['de', 'Rigi', 'von der Rigi'],
    ['de', 'Rochers de Naye', 'von den Rochers de Naye'],
    ['de', 'Grosser St. Bernhard', 'vom Grossen St. Bernhard'],
    ['it', 'Airolo', 'di Airolo'],
    ['it', 'Cervino', 'del Cervino'],
    ['it', 'Schilthorn', 'dello Schilthorn'],
    ['it', 'Eiger', 'dell’Eiger'],
    ['it', 'Alpi', 'delle Alpi'],
  ] as const)('%s: %s is "%s"', (language, name, expected) => {
    expect(ofPlace(name, language)).toBe(expected)
  })

  it('gives every mountain and pass its article in French', () => {
    expect(
      swissPlaceNames
        .filter(({ kind }) => kind === 'peak' || kind === 'pass')
        .map(({ names }) => ofPlace(names.fr, 'fr'))
        .filter((phrase) => !/^(du|des|de la|de l’)/.test(phrase)),
    ).toEqual([])
  })
})

describe('thePlace', () => {
  it.each([
    ['en', 'Säntis', 'the Säntis'],
    ['en', 'Zürich', 'Zurich'],
    ['de', 'Säntis', 'der Säntis'],
    ['de', 'Jungfraujoch', 'das Jungfraujoch'],
    ['de', 'Rigi', 'die Rigi'],
    ['de', 'Hoher Kasten', 'der Hohe Kasten'],
    ['de', 'Grosser St. Bernhard', 'der Grosse St. Bernhard'],
    ['de', 'Bern und Westschweiz', 'Bern und die Westschweiz'],
    ['de', 'Bern', 'Bern'],
    ['fr', 'Cervin', 'le Cervin'],
    ['fr', 'Suisse centrale', 'la Suisse centrale'],
    ['fr', 'Le Locle', 'Le Locle'],
    ['it', 'Passo del San Gottardo', 'il Passo del San Gottardo'],
    ['it', 'Jungfraujoch', 'lo Jungfraujoch'],
    ['it', 'Lugano', 'Lugano'],
  ] as const)('%s: %s is "%s"', (language, name, expected) => {
    expect(thePlace(name, language)).toBe(expected)
  })
})

describe('for a place', () => {
  it.each([
    ['en', 'Gotthard Pass', 'for the Gotthard Pass'],
    ['en', 'Zürich', 'for Zurich'],
    ['de', 'Säntis', 'für den Säntis'],
    ['de', 'Jungfraujoch', 'für das Jungfraujoch'],
    ['de', 'Klein Matterhorn', 'für das Klein Matterhorn'],
    ['de', 'Rigi', 'für die Rigi'],
    ['de', 'Gotthardpass', 'für den Gotthardpass'],
    ['de', 'Bern', 'für Bern'],
    ['de', 'Zugerberg', 'für den Zugerberg'],
    ['de', 'Melchsee-Frutt', 'für Melchsee-Frutt'],
    ['de', 'Eigenthal', 'für das Eigenthal'],
    ['fr', 'Säntis', 'pour le Säntis'],
    ['fr', 'Eiger', 'pour l’Eiger'],
    ['fr', 'Col du Grimsel', 'pour le col du Grimsel'],
    ['fr', 'Le Locle', 'pour Le Locle'],
    ['it', 'Cervino', 'per il Cervino'],
    ['it', 'Jungfraujoch', 'per lo Jungfraujoch'],
    ['it', 'Passo del San Gottardo', 'per il Passo del San Gottardo'],
    ['it', 'L’Aia', 'per l’Aia'],
    ['it', 'Airolo', 'per Airolo'],
  ] as const)('%s: %s', (language, name, phrase) => {
    expect(forPlace(name, language)).toBe(phrase)
  })

  it('leaves no preposition of where behind it', () => {
    for (const language of languages)
      for (const { names } of [...swissPlaceNames, ...worldPlaceNames])
        expect(forPlace(names[language], language)).toMatch(
          /^(for|für|pour|per) (?!(auf|im|sul\w*|aux?|on|at) )/,
        )
  })
})
