import type { Texts } from '../texts.ts'

export default {
  heading: 'Wie genau ist die Prognose?',
  where: 'Station',
  everywhere: 'Ganze Schweiz',
  period: 'Zeitraum',
  'period-recent': 'Dieser und letzter Monat',
  'period-year': 'Letzte 12 Monate',
  show: 'Anzeigen',
  tomorrow: 'Die Höchstwerte für den nächsten Tag lagen im Mittel {error} daneben.',
  errorBars: 'Mittlerer Fehler des Höchstwerts für den nächsten Tag. Je kürzer der Balken, desto besser.',
  allFigures: 'Alle Zahlen',
  few: 'Noch zu wenige Fälle für eine Zahl: {cases} von {minimum}.',
  fewWet: 'Noch zu wenige nasse Fälle für eine Zahl: {wet} gemessen, {said} angekündigt, {minimum} nötig.',
  stationCount_one: '{count} Station',
  stationCount_other: '{count} Stationen',
  monthSpan: '{from} bis {to}',
  near: 'Station {station}, {distance}\u00a0km {ofPlace} entfernt.',
  noneNear: '{ForPlace} gibt es keine vergleichbare Station. Angezeigt wird die ganze Schweiz.',
  unknown: 'Diese Station kennen wir nicht. Angezeigt wird die ganze Schweiz.',
  off: 'Prognosen werden überprüft, sobald ein Wetterdienst eingerichtet ist.',
  noSource: 'Zu dieser Quelle gibt es hier keine Zahlen. Angezeigt wird {source}.',
  source: 'Prognose von',
  sourceCases_one: '{name} ({count} Fall)',
  sourceCases_other: '{name} ({count} Fälle)',
  sources: 'Quellen im Vergleich',
  sourcesLead:
    'Die Prognose für den nächsten Tag. Jede Quelle wird an den Tagen überprüft, für die wir ihre Prognose aufbewahrt haben; die Zahl der Fälle kann sich darum unterscheiden.',
  unavailable: 'Die Zahlen lassen sich zurzeit nicht lesen. Versuche es später noch einmal.',
  demo: 'Demodaten: Diese Zahlen sind erfunden. Sie sagen nichts über einen Wetterdienst aus.',
  temperature: 'Temperatur',
  temperatureLead:
    'Mittlerer Fehler des Tageshöchstwerts, nach Tagen im Voraus. Je tiefer die Linie, desto besser.',
  high: 'Tageshöchstwert',
  low: 'Tagestiefstwert',
  forecast: 'Prognose',
  persistence: 'Wie heute',
  climatology: 'Norm',
  bias: 'Tendenz',
  cases: 'Fälle',
  biasNote: 'Tendenz: + zu warm, − zu kalt.',
  rangeNote:
    'Klein steht der 95-%-Bereich: wie weit der Wert durch Zufall danebenliegen kann. Alle Stationen eines Tages zählen als ein Fall.',
  days_one: '{count} Tag',
  days_other: '{count} Tage',
  ahead: 'Vorlauf',
  rain: 'Nass oder trocken',
  rainSentence:
    '{hits} der nassen Tage waren am Vortag angekündigt. {falseAlarms} der als nass angekündigten Tage blieben trocken.',
  rainNote: 'Nass ist ein Tag ab 1\u00a0mm Niederschlag. In Klammern: Anzahl Tage.',
  hits: 'Nasse Tage angekündigt',
  falseAlarms: 'Angekündigt, aber trocken',
  chance: 'Niederschlags\u00adwahrscheinlichkeit',
  chanceLead:
    'Jeder Punkt steht für die Tage mit ähnlicher Wahrscheinlichkeit, einen bis sieben Tage im Voraus. Auf der Linie war es so oft nass wie angekündigt.',
  said: 'Angekündigte Wahrscheinlichkeit',
  came: 'Nasse Tage',
  brier: 'Brier-Score',
  average: 'Mittlere Wahrscheinlichkeit',
  brierNote:
    'Brier-Score: mittlerer quadratischer Fehler der Wahrscheinlichkeit, von 0 (perfekt) bis 1. Die mittlere Wahrscheinlichkeit ist der Anteil nasser Tage.',
  nowcast: 'Die nächsten zwei Stunden',
  nowcastSentence:
    'Eine Stunde im Voraus war Niederschlag in {hits} der Fälle angekündigt. In {falseAlarms} der angekündigten Fälle blieb er aus.',
  nowcastNote:
    'Jede halbe Stunde, in der Radarzelle jeder Station; nass ist es ab 0,1\u00a0mm/h. In Klammern: Anzahl Fälle.',
  nowcastHits: 'Niederschlag angekündigt',
  asNow: 'Wie jetzt',
  minutes: '{minutes}\u00a0min',
  planned: 'Trockene Zeiten des Planers',
  plannedMost: 'Von {cases} Zeiten, die «sehr wahrscheinlich trocken» hiessen, blieben {share} trocken.',
  plannedLikely: 'Von {cases} Zeiten, die «wahrscheinlich trocken» hiessen, blieben {share} trocken.',
  plannedNote:
    'Jeden Morgen die Zeiten für heute und morgen. Trocken: in keiner Stunde mehr als ein Zehntelmillimeter.',
  stations: 'Station für Station',
  stationsLead: 'Die Prognose für den nächsten Tag an jeder bisher überprüften Station.',
  tooFew: 'zu wenige',
  method: 'So prüfen wir',
  methodDays:
    'Jeden Morgen ab 6\u00a0Uhr bewahren wir die Lokalprognose für jede SwissMetNet-Station auf, für einen bis sieben Tage im Voraus. Ist ein Tag vorbei, von Mitternacht bis Mitternacht, vergleichen wir sie mit den Zehnminutenwerten der Station. Fehlen Messwerte von mehr als einer Stunde, zählt der Tag nicht.',
  methodSources:
    'Auch die Prognose von MET Norway bewahren wir auf, jeden Morgen für die Stationen mit eigenen Normwerten. OpenWeather wird überprüft, solange diese Website den Dienst nutzt, mit höchstens 2\u00a0% der bezahlten Abfragen.',
  methodReferences:
    '«Wie heute» wiederholt den Tag der Prognose, obwohl er dann noch nicht vorbei ist. «Norm» ist die Norm 1991–2020 einer vergleichbaren Station. Die Zahlen für die Schweiz stammen von den Stationen mit eigenen Normwerten, damit jede Linie für dieselben Tage steht.',
  methodChance:
    'Überprüft wird die für den Tag angezeigte Niederschlagswahrscheinlichkeit, also die höchste für drei Stunden. Ab welcher Menge sie gilt, gibt MeteoSchweiz nicht an; wir zählen ab 1\u00a0mm.',
  methodLimits:
    'Zahlen aus weniger als {minimum} Fällen lassen wir weg. Benachbarte Stationen haben dasselbe Wetter: Viele Fälle sind nicht viele verschiedene Lagen.',
  api: 'Dieselben Zahlen als JSON',
} satisfies Texts<'accuracy'>
