import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../reference/text-table.ts'
import { worldPlaceNames } from '../../reference/world-place-names.ts'
import { type Language, languages } from '../language.ts'
import { onMountain } from './mountain-phrases.ts'
import { forPlace, inPlace, ofPlace, thePlace } from './place-in-sentence.ts'

describe('peaks, passes and huts by the shape of their names', () => {
  const table = `
de | Wetterhorn | auf dem Wetterhorn | für das Wetterhorn | das Wetterhorn | vom Wetterhorn
de | Stockhorn (BE) | auf dem Stockhorn (BE) | für das Stockhorn (BE) | das Stockhorn (BE) | vom Stockhorn (BE)
de | Dammastock | auf dem Dammastock | für den Dammastock | der Dammastock | vom Dammastock
de | Lenzspitze | auf der Lenzspitze | für die Lenzspitze | die Lenzspitze | von der Lenzspitze
de | Piz Palü | auf dem Piz Palü | für den Piz Palü | der Piz Palü | vom Piz Palü
de | Grosses Grünhorn | auf dem Grossen Grünhorn | für das Grosse Grünhorn | das Grosse Grünhorn | vom Grossen Grünhorn
de | Brienzer Rothorn | auf dem Brienzer Rothorn | für das Brienzer Rothorn | das Brienzer Rothorn | vom Brienzer Rothorn
de | Domhütte SAC | in der Domhütte SAC | für die Domhütte SAC | die Domhütte SAC | von der Domhütte SAC
de | Aarbiwak SAC | im Aarbiwak SAC | für das Aarbiwak SAC | das Aarbiwak SAC | vom Aarbiwak SAC
de | Kleine Scheidegg | auf der Kleinen Scheidegg | für die Kleine Scheidegg | die Kleine Scheidegg | von der Kleinen Scheidegg
it | Wetterhorn | sul Wetterhorn | per il Wetterhorn | il Wetterhorn | del Wetterhorn
it | Schreckhorn | sullo Schreckhorn | per lo Schreckhorn | lo Schreckhorn | dello Schreckhorn
it | Aletschhorn | sull’Aletschhorn | per l’Aletschhorn | l’Aletschhorn | dell’Aletschhorn
it | Capanna Cristallina CAS | alla Capanna Cristallina CAS | per la Capanna Cristallina CAS | la Capanna Cristallina CAS | della Capanna Cristallina CAS
it | Pizzo Rotondo | sul Pizzo Rotondo | per il Pizzo Rotondo | il Pizzo Rotondo | del Pizzo Rotondo
fr | Aletschhorn | à l’Aletschhorn | pour l’Aletschhorn | l’Aletschhorn | de l’Aletschhorn
fr | Dent Blanche | à la Dent Blanche | pour la Dent Blanche | la Dent Blanche | de la Dent Blanche
fr | Col de Cou | au col de Cou | pour le col de Cou | le col de Cou | du col de Cou
en | Wetterhorn | on the Wetterhorn | for the Wetterhorn | the Wetterhorn | the Wetterhorn
en | Piz Palü | on Piz Palü | for Piz Palü | Piz Palü | Piz Palü
`
  it.each(rowsOf(table) as [Language, string, ...string[]][])('%s: %s', (language, name, ...phrases) => {
    expect([inPlace, forPlace, thePlace, ofPlace].map((phrase) => phrase(name, language))).toEqual(phrases)
  })

  it('leaves towns alone', () => {
    const towns = [
      'Romanshorn',
      'Mühlehorn',
      'Horn',
      'Rostock',
      'Passo Fundo',
      'Monte Carasso',
      'Monte Carlo',
      'Sattel',
      'Unterkulm',
    ]
    for (const name of [...towns, ...worldPlaceNames.map(({ names }) => names.de)])
      for (const language of languages) expect(onMountain(name, language), name).toBeNull()
  })
})
