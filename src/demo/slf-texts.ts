import type { Language } from '../domain/language.ts'

/** Demo texts, not the words of SLF; each of them says so. */
type Texts = Record<Language, string>
const four = (en: string, de: string, fr: string, it: string): Texts => ({ en, de, fr, it })

export const demoProblems = ['new_snow', 'wind_slab', 'persistent_weak_layers', 'wet_snow'] as const
export type DemoProblem = (typeof demoProblems)[number]

export const demoNotice = four(
  'Demo text, not a bulletin of SLF.',
  'Demotext, kein Bulletin des SLF.',
  'Texte de démonstration, pas un bulletin du SLF.',
  'Testo dimostrativo, non un bollettino dell’SLF.',
)

export const problemTexts: Record<DemoProblem, Texts> = {
  new_snow: four(
    'The fresh snow is lying loosely on the old surface.<br/>Avalanches can be released <b>easily</b> and can reach medium size.',
    'Der Neuschnee liegt locker auf der alten Oberfläche.<br/>Lawinen sind <b>leicht</b> auslösbar und können mittlere Grösse erreichen.',
    'La neige fraîche repose sans cohésion sur l’ancienne surface.<br/>Les avalanches se déclenchent <b>facilement</b> et peuvent atteindre une taille moyenne.',
    'La neve fresca poggia sciolta sulla vecchia superficie.<br/>Le valanghe si staccano <b>facilmente</b> e possono raggiungere medie dimensioni.',
  ),
  wind_slab: four(
    'With a strong wind, wind slabs are forming in gullies and bowls and behind abrupt changes in the terrain.<br/>They should be <b>avoided</b> in steep terrain.',
    'Mit starkem Wind entstehen Triebschneeansammlungen in Rinnen und Mulden und hinter Geländekanten.<br/>Sie sollten im steilen Gelände <b>umgangen</b> werden.',
    'Sous l’effet du vent fort, des plaques se forment dans les couloirs et les cuvettes et derrière les ruptures de pente.<br/>Il convient de les <b>éviter</b> en terrain raide.',
    'Con vento forte si formano accumuli nei canaloni e nelle conche e dietro i cambi di pendenza.<br/>Su terreno ripido vanno <b>aggirati</b>.',
  ),
  persistent_weak_layers: four(
    'Weak layers in the old snow can still be released in places.<br/>A <b>cautious</b> choice of route is advisable.',
    'Schwachschichten im Altschnee sind stellenweise noch auslösbar.<br/>Eine <b>vorsichtige</b> Routenwahl ist empfohlen.',
    'Des couches fragiles dans la neige ancienne peuvent encore céder par endroits.<br/>Un choix <b>prudent</b> de l’itinéraire est recommandé.',
    'Strati deboli nella neve vecchia possono ancora cedere localmente.<br/>Si raccomanda una scelta <b>prudente</b> dell’itinerario.',
  ),
  wet_snow: four(
    'As the day warms up, the danger of wet avalanches increases.<br/>Tours should be concluded <b>early</b>.',
    'Mit der Erwärmung im Tagesverlauf steigt die Gefahr von nassen Lawinen.<br/>Touren sollten <b>früh</b> beendet werden.',
    'Avec le réchauffement diurne, le danger d’avalanches mouillées augmente.<br/>Les randonnées devraient se terminer <b>tôt</b>.',
    'Con il riscaldamento diurno il pericolo di valanghe bagnate aumenta.<br/>Le escursioni dovrebbero concludersi <b>presto</b>.',
  ),
}

export const levelNames: Record<number, Texts> = {
  1: four('low', 'gering', 'faible', 'debole'),
  2: four('moderate', 'mässig', 'limité', 'moderato'),
  3: four('considerable', 'erheblich', 'marqué', 'marcato'),
  4: four('high', 'gross', 'fort', 'forte'),
  5: four('very high', 'sehr gross', 'très fort', 'molto forte'),
}

/** {name}, {level} and {height} are filled in. */
export const coreZone = four(
  'Danger level "{name}" ({level}) above {height} m. Demo text.',
  'Gefahrenstufe «{name}» ({level}) oberhalb von {height} m. Demotext.',
  'Degré de danger «{name}» ({level}) au-dessus de {height} m. Texte de démonstration.',
  'Grado di pericolo «{name}» ({level}) al di sopra dei {height} m. Testo dimostrativo.',
)

/** {fresh} centimetres of three days, {level} metres. */
export const snowpackText = four(
  '<p>Up to {fresh} cm of snow have fallen in three days. The base of the snowpack is moderately well consolidated.</p>',
  '<p>In drei Tagen fielen bis {fresh} cm Schnee. Der untere Teil der Schneedecke ist mässig verfestigt.</p>',
  '<p>Jusqu’à {fresh} cm de neige sont tombés en trois jours. La base du manteau neigeux est moyennement consolidée.</p>',
  '<p>In tre giorni sono caduti fino a {fresh} cm di neve. La parte bassa del manto nevoso è discretamente consolidata.</p>',
)
export const weatherText = four(
  '<h1>Weather</h1><ul><li>The freezing level rises to {level} m.</li><li>Strongest gusts on the ridges: {gust} km/h.</li></ul>',
  '<h1>Wetter</h1><ul><li>Die Nullgradgrenze steigt auf {level} m.</li><li>Stärkste Böen auf den Graten: {gust} km/h.</li></ul>',
  '<h1>Météo</h1><ul><li>L’isotherme du zéro degré monte à {level} m.</li><li>Plus fortes rafales sur les crêtes: {gust} km/h.</li></ul>',
  '<h1>Meteo</h1><ul><li>Il limite dello zero sale a {level} m.</li><li>Raffiche più forti sulle creste: {gust} km/h.</li></ul>',
)
export const tendencyText = four(
  '<h1>Outlook</h1><p>The danger changes only gradually.</p>',
  '<h1>Tendenz</h1><p>Die Gefahr ändert sich nur langsam.</p>',
  '<h1>Tendance</h1><p>Le danger n’évolue que lentement.</p>',
  '<h1>Tendenza</h1><p>Il pericolo cambia solo lentamente.</p>',
)

export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
