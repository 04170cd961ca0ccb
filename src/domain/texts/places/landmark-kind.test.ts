import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../reference/text-table.ts'
import { worldPlaceNames } from '../../../reference/world-place-names.ts'
import type { Language } from '../../language.ts'
import { forPlace, inPlace, ofPlace, thePlace } from '../place-in-sentence.ts'
import { landmarkKind } from './landmark-kind.ts'

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
de | Monte Rosa Hütte SAC | in der Monte Rosa Hütte SAC | für die Monte Rosa Hütte SAC | die Monte Rosa Hütte SAC | von der Monte Rosa Hütte SAC
de | Mönch | auf dem Mönch | für den Mönch | der Mönch | vom Mönch
de | Jungfrau | auf der Jungfrau | für die Jungfrau | die Jungfrau | von der Jungfrau
de | Ibergeregg | auf der Ibergeregg | für die Ibergeregg | die Ibergeregg | von der Ibergeregg
de | Le Moléson | auf dem Moléson | für den Moléson | der Moléson | vom Moléson
de | Kleine Scheidegg | auf der Kleinen Scheidegg | für die Kleine Scheidegg | die Kleine Scheidegg | von der Kleinen Scheidegg
it | Wetterhorn | sul Wetterhorn | per il Wetterhorn | il Wetterhorn | del Wetterhorn
it | Schreckhorn | sullo Schreckhorn | per lo Schreckhorn | lo Schreckhorn | dello Schreckhorn
it | Aletschhorn | sull’Aletschhorn | per l’Aletschhorn | l’Aletschhorn | dell’Aletschhorn
it | Capanna Cristallina CAS | alla Capanna Cristallina CAS | per la Capanna Cristallina CAS | la Capanna Cristallina CAS | della Capanna Cristallina CAS
it | Monte Rosa Hütte SAC | alla Monte Rosa Hütte SAC | per la Monte Rosa Hütte SAC | la Monte Rosa Hütte SAC | della Monte Rosa Hütte SAC
it | Gurten | sul Gurten | per il Gurten | il Gurten | del Gurten
it | Speer | sullo Speer | per lo Speer | lo Speer | dello Speer
it | Alvier | sull’Alvier | per l’Alvier | l’Alvier | dell’Alvier
it | Schesaplana | sulla Schesaplana | per la Schesaplana | la Schesaplana | della Schesaplana
it | Sattelegg | alla Sattelegg | per la Sattelegg | la Sattelegg | della Sattelegg
it | Ibergeregg | all’Ibergeregg | per l’Ibergeregg | l’Ibergeregg | dell’Ibergeregg
it | Le Chasseron | sul Chasseron | per il Chasseron | il Chasseron | del Chasseron
it | Le Moléson | sul Moléson | per il Moléson | il Moléson | del Moléson
it | Albulapass | all’Albulapass | per l’Albulapass | l’Albulapass | dell’Albulapass
it | Scheltenpass | allo Scheltenpass | per lo Scheltenpass | lo Scheltenpass | dello Scheltenpass
it | Pizzo Rotondo | sul Pizzo Rotondo | per il Pizzo Rotondo | il Pizzo Rotondo | del Pizzo Rotondo
de | Chamanna da Boval CAS | in der Chamanna da Boval CAS | für die Chamanna da Boval CAS | die Chamanna da Boval CAS | von der Chamanna da Boval CAS
de | Weissmies | auf dem Weissmies | für das Weissmies | das Weissmies | vom Weissmies
de | Sulzfluh | auf der Sulzfluh | für die Sulzfluh | die Sulzfluh | von der Sulzfluh
de | Tour d'Aï | auf der Tour d'Aï | für die Tour d'Aï | die Tour d'Aï | von der Tour d'Aï
de | Liskamm Ostgipfel | auf dem Liskamm Ostgipfel | für den Liskamm Ostgipfel | der Liskamm Ostgipfel | vom Liskamm Ostgipfel
it | Vanil Noir | sul Vanil Noir | per il Vanil Noir | il Vanil Noir | del Vanil Noir
it | Grand Col Ferret | al Grand Col Ferret | per il Grand Col Ferret | il Grand Col Ferret | del Grand Col Ferret
fr | Chamanna Jenatsch CAS | à la Chamanna Jenatsch CAS | pour la Chamanna Jenatsch CAS | la Chamanna Jenatsch CAS | de la Chamanna Jenatsch CAS
fr | Vanil Noir | au Vanil Noir | pour le Vanil Noir | le Vanil Noir | du Vanil Noir
fr | Creux du Van | au Creux du Van | pour le Creux du Van | le Creux du Van | du Creux du Van
fr | Pigne d'Arolla | au Pigne d'Arolla | pour le Pigne d'Arolla | le Pigne d'Arolla | du Pigne d'Arolla
fr | Tour Noir | au Tour Noir | pour le Tour Noir | le Tour Noir | du Tour Noir
fr | Tour d'Aï | à la Tour d'Aï | pour la Tour d'Aï | la Tour d'Aï | de la Tour d'Aï
fr | Haute Cime | à la Haute Cime | pour la Haute Cime | la Haute Cime | de la Haute Cime
fr | Grande Dent de Morcles | à la Grande Dent de Morcles | pour la Grande Dent de Morcles | la Grande Dent de Morcles | de la Grande Dent de Morcles
fr | Grand Chavalard | au Grand Chavalard | pour le Grand Chavalard | le Grand Chavalard | du Grand Chavalard
fr | Grand Col Ferret | au Grand Col Ferret | pour le Grand Col Ferret | le Grand Col Ferret | du Grand Col Ferret
en | Weissmies | on the Weissmies | for the Weissmies | the Weissmies | the Weissmies
en | Le Pleureur | on Le Pleureur | for Le Pleureur | Le Pleureur | Le Pleureur
fr | Aletschhorn | à l’Aletschhorn | pour l’Aletschhorn | l’Aletschhorn | de l’Aletschhorn
fr | Dent Blanche | à la Dent Blanche | pour la Dent Blanche | la Dent Blanche | de la Dent Blanche
fr | Col de Cou | au col de Cou | pour le col de Cou | le col de Cou | du col de Cou
fr | Cabane de Moiry CAS | à la cabane de Moiry CAS | pour la cabane de Moiry CAS | la cabane de Moiry CAS | de la cabane de Moiry CAS
fr | Refuge des Bouquetins | au refuge des Bouquetins | pour le refuge des Bouquetins | le refuge des Bouquetins | du refuge des Bouquetins
fr | Mönch | au Mönch | pour le Mönch | le Mönch | du Mönch
fr | Ofenpass | à l’Ofenpass | pour l’Ofenpass | l’Ofenpass | de l’Ofenpass
fr | Alvier | à l’Alvier | pour l’Alvier | l’Alvier | de l’Alvier
fr | Jungfrau | à la Jungfrau | pour la Jungfrau | la Jungfrau | de la Jungfrau
fr | Grosse Scheidegg | à la Grosse Scheidegg | pour la Grosse Scheidegg | la Grosse Scheidegg | de la Grosse Scheidegg
fr | Ibergeregg | à l’Ibergeregg | pour l’Ibergeregg | l’Ibergeregg | de l’Ibergeregg
fr | Le Chasseron | au Chasseron | pour le Chasseron | le Chasseron | du Chasseron
en | Jungfrau | on the Jungfrau | for the Jungfrau | the Jungfrau | the Jungfrau
en | Gross Mythen | on the Gross Mythen | for the Gross Mythen | the Gross Mythen | the Gross Mythen
en | Kleine Scheidegg | at Kleine Scheidegg | for Kleine Scheidegg | Kleine Scheidegg | Kleine Scheidegg
en | Le Moléson | on Le Moléson | for Le Moléson | Le Moléson | Le Moléson
en | Le Chasseron | on Le Chasseron | for Le Chasseron | Le Chasseron | Le Chasseron
en | Wetterhorn | on the Wetterhorn | for the Wetterhorn | the Wetterhorn | the Wetterhorn
de | Zürichsee | am Zürichsee | für den Zürichsee | der Zürichsee | vom Zürichsee
de | Bodensee (Obersee) | am Bodensee (Obersee) | für den Bodensee (Obersee) | der Bodensee (Obersee) | vom Bodensee (Obersee)
de | Flughafen Zürich | am Flughafen Zürich | für den Flughafen Zürich | der Flughafen Zürich | vom Flughafen Zürich
fr | Lac de Zurich | au bord du lac de Zurich | pour le lac de Zurich | le lac de Zurich | du lac de Zurich
fr | Aéroport de Genève | à l’aéroport de Genève | pour l’aéroport de Genève | l’aéroport de Genève | de l’aéroport de Genève
it | Lago Maggiore | sul lago Maggiore | per il lago Maggiore | il lago Maggiore | del lago Maggiore
it | Aeroporto di Zurigo | all’aeroporto di Zurigo | per l’aeroporto di Zurigo | l’aeroporto di Zurigo | dell’aeroporto di Zurigo
en | Lake Zurich | on Lake Zurich | for Lake Zurich | Lake Zurich | Lake Zurich
en | Rotsee | on the Rotsee | for the Rotsee | the Rotsee | the Rotsee
en | Zurich Airport | at Zurich Airport | for Zurich Airport | Zurich Airport | Zurich Airport
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
      'Mies',
      'Sursee',
      'Greifensee',
      'Lac La Biche',
      'Rothenfluh',
      'Grande Prairie',
      'Grand Rapids',
    ]
    for (const name of [...towns, ...worldPlaceNames.map(({ names }) => names.de)])
      expect(landmarkKind(name), name).toBeNull()
  })
})
