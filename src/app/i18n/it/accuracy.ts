import type { Texts } from '../texts.ts'

export default {
  heading: 'Quanto sono affidabili le previsioni?',
  where: 'Stazione',
  everywhere: 'Tutta la Svizzera',
  period: 'Periodo',
  'period-recent': 'Questo mese e il mese scorso',
  'period-year': 'Ultimi 12 mesi',
  show: 'Mostra',
  tomorrow: 'La massima prevista per il giorno dopo si è scostata in media di {error} dal valore misurato.',
  errorBars: 'Scarto medio della massima del giorno dopo. Più corta è la barra, meglio è.',
  allFigures: 'Tutte le cifre',
  few: 'Ancora troppo pochi casi per una cifra: {cases} su {minimum}.',
  fewWet:
    'Ancora troppo pochi casi piovosi per una cifra: {wet} misurati, {said} annunciati, {minimum} necessari.',
  stationCount_one: '{count} stazione',
  stationCount_other: '{count} stazioni',
  monthSpan: 'da {from} a {to}',
  near: 'Stazione di riferimento {forPlace}: {station}, a {distance}\u00a0km.',
  noneNear: '{ForPlace} non c’è una stazione comparabile. Ecco tutta la Svizzera.',
  unknown: 'Non conosciamo questa stazione. Ecco tutta la Svizzera.',
  off: 'Le previsioni vengono verificate appena è in uso un servizio meteo.',
  noSource: 'Nessuna cifra per questa fonte qui. Ecco {source}.',
  source: 'Previsione di',
  sourceCases_one: '{name} ({count} caso)',
  sourceCases_other: '{name} ({count} casi)',
  sources: 'Fonti a confronto',
  sourcesLead:
    'La previsione per il giorno dopo. Ogni fonte è verificata nei giorni di cui abbiamo conservato la previsione: il numero di casi può quindi variare.',
  unavailable: 'Al momento le cifre non si possono leggere. Riprova più tardi.',
  demo: 'Dati dimostrativi: queste cifre sono inventate. Non dicono nulla su alcun servizio meteo.',
  temperature: 'Temperatura',
  temperatureLead:
    'Scarto medio della massima del giorno, secondo i giorni di anticipo. Più bassa è la linea, meglio è.',
  high: 'Massima del giorno',
  low: 'Minima del giorno',
  forecast: 'Previsione',
  persistence: 'Come oggi',
  climatology: 'Norma',
  bias: 'Tendenza',
  cases: 'Casi',
  biasNote: 'Tendenza: + troppo caldo, − troppo freddo.',
  rangeNote:
    'In piccolo, l’intervallo al 95\u00a0%: quanto la cifra può scostarsi per caso. Tutte le stazioni di uno stesso giorno contano come un caso.',
  days_one: '{count} giorno',
  days_other: '{count} giorni',
  ahead: 'Anticipo',
  rain: 'Piovoso o asciutto',
  rainSentence:
    'Giorni piovosi annunciati il giorno prima: {hits}. Giorni annunciati piovosi ma rimasti asciutti: {falseAlarms}.',
  rainNote: 'Un giorno è piovoso da 1\u00a0mm di precipitazioni in su. Tra parentesi: il numero di giorni.',
  hits: 'Giorni piovosi annunciati',
  falseAlarms: 'Annunciati ma asciutti',
  chance: 'Probabilità di precipitazioni',
  chanceLead:
    'Ogni punto rappresenta i giorni con una probabilità simile, annunciata da uno a sette giorni prima. Sulla linea è piovuto con la frequenza annunciata.',
  said: 'Probabilità annunciata',
  came: 'Giorni piovosi',
  brier: 'Indice di Brier',
  average: 'Probabilità media',
  brierNote:
    'Indice di Brier: errore quadratico medio della probabilità, da 0 (perfetto) a 1. La probabilità media è la quota di giorni piovosi.',
  nowcast: 'Le prossime due ore',
  nowcastSentence:
    'Con un’ora di anticipo, precipitazioni annunciate: {hits}; annunciate ma non cadute: {falseAlarms}.',
  nowcastNote:
    'Ogni mezz’ora, nella cella radar di ogni stazione; da 0,1\u00a0mm/h in su è piovoso. Tra parentesi: il numero di casi.',
  nowcastHits: 'Precipitazioni annunciate',
  asNow: 'Come adesso',
  minutes: '{minutes}\u00a0min',
  planned: 'Periodi asciutti del pianificatore',
  plannedMost: 'Dei {cases} periodi detti «molto probabilmente asciutti», lo è rimasto il {share}.',
  plannedLikely: 'Dei {cases} periodi detti «probabilmente asciutti», lo è rimasto il {share}.',
  plannedNote:
    'Ogni mattina i periodi di oggi e domani. Asciutto: non più di un decimo di millimetro all’ora.',
  stations: 'Stazione per stazione',
  stationsLead: 'La previsione per il giorno dopo in ogni stazione verificata finora.',
  tooFew: 'troppo pochi',
  method: 'Come verifichiamo',
  methodDays:
    'Ogni mattina dalle 06:00 conserviamo la previsione locale di MeteoSvizzera per ogni stazione SwissMetNet, da uno a sette giorni in anticipo. Quando un giorno è passato, da mezzanotte a mezzanotte, la confrontiamo con i valori che la stazione misura ogni dieci minuti. Se manca più di un’ora di misurazioni, il giorno non conta.',
  methodSources:
    'Conserviamo anche la previsione di MET Norway, ogni mattina, per le stazioni che hanno norme proprie. OpenWeather è verificato finché questo sito lo usa, in tante di queste stazioni quante ne permette il 2\u00a0% delle richieste a pagamento.',
  methodReferences:
    '«Come oggi» ripete il giorno della previsione, anche se non è ancora finito. «Norma» è la norma 1991–2020 di una stazione comparabile. Le cifre per la Svizzera vengono dalle stazioni che hanno norme proprie, affinché ogni linea valga per gli stessi giorni.',
  methodChance:
    'La probabilità di precipitazioni è quella mostrata per il giorno: la più alta su tre ore. MeteoSvizzera non indica da quale quantità vale; noi contiamo da 1\u00a0mm.',
  methodLimits:
    'Le cifre basate su meno di {minimum} casi sono omesse. Stazioni vicine hanno lo stesso tempo: molti casi non sono altrettante situazioni diverse.',
  api: 'Le stesse cifre in JSON',
} satisfies Texts<'accuracy'>
