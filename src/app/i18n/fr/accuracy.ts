import type { Texts } from '../texts.ts'

export default {
  heading: 'Les prévisions sont-elles fiables\u202f?',
  where: 'Station',
  everywhere: 'Toute la Suisse',
  period: 'Période',
  'period-recent': 'Ce mois et le mois dernier',
  'period-year': '12 derniers mois',
  show: 'Afficher',
  tomorrow: 'La maximale prévue pour le lendemain s’écartait en moyenne de {error} de la valeur mesurée.',
  errorBars: 'Écart moyen de la maximale du lendemain. Plus la barre est courte, mieux c’est.',
  allFigures: 'Tous les chiffres',
  few: 'Encore trop peu de cas pour un chiffre\u202f: {cases} sur {minimum}.',
  fewWet:
    'Encore trop peu de cas pluvieux pour un chiffre\u202f: {wet} mesurés, {said} annoncés, {minimum} nécessaires.',
  stationCount_one: '{count} station',
  stationCount_other: '{count} stations',
  monthSpan: '{from} à {to}',
  near: 'Station {ofStation}, à {distance}\u00a0km {ofPlace}.',
  noneNear: 'Il n’y a pas de station comparable {forPlace}. Voici toute la Suisse.',
  unknown: 'Nous ne connaissons pas cette station. Voici toute la Suisse.',
  off: 'Les prévisions sont vérifiées dès qu’un service météo est utilisé.',
  noSource: 'Pas de chiffres pour cette source ici. Voici {source}.',
  source: 'Prévision de',
  sourceCases_one: '{name} ({count} cas)',
  sourceCases_other: '{name} ({count} cas)',
  sources: 'Comparaison des sources',
  sourcesLead:
    'La prévision du lendemain. Chaque source est vérifiée les jours dont nous avons gardé la prévision\u202f: le nombre de cas peut donc différer.',
  unavailable: 'Les chiffres ne peuvent pas être lus actuellement. Veuillez réessayer plus tard.',
  demo: 'Données de démonstration\u202f: ces chiffres sont inventés. Ils ne disent rien d’aucun service météo.',
  temperature: 'Température',
  temperatureLead:
    'Écart moyen de la maximale du jour, selon le nombre de jours à l’avance. Plus la ligne est basse, mieux c’est.',
  high: 'Maximale du jour',
  low: 'Minimale du jour',
  forecast: 'Prévision',
  persistence: 'Comme aujourd’hui',
  climatology: 'Norme',
  bias: 'Biais',
  cases: 'Cas',
  biasNote: 'Biais\u202f: + trop chaud, − trop froid.',
  rangeNote:
    'En petit, l’intervalle à 95\u202f%\u202f: la part du hasard dans le chiffre. Toutes les stations d’un même jour comptent pour un cas.',
  days_one: '{count} jour',
  days_other: '{count} jours',
  ahead: 'À l’avance',
  rain: 'Pluvieux ou sec',
  rainSentence:
    '{hits} des jours pluvieux avaient été annoncés la veille. {falseAlarms} des jours annoncés pluvieux sont restés secs.',
  rainNote:
    'Un jour est pluvieux à partir de 1\u00a0mm de précipitations. Entre parenthèses\u202f: le nombre de jours.',
  hits: 'Jours pluvieux annoncés',
  falseAlarms: 'Annoncés mais secs',
  chance: 'Probabilité de précipitations',
  chanceLead:
    'Chaque point représente les jours où une probabilité semblable était annoncée, un à sept jours à l’avance. Sur la ligne, il a plu aussi souvent qu’annoncé.',
  said: 'Probabilité annoncée',
  came: 'Jours pluvieux',
  brier: 'Score de Brier',
  average: 'Probabilité moyenne',
  brierNote:
    'Score de Brier\u202f: erreur quadratique moyenne de la probabilité, de 0 (parfait) à 1. La probabilité moyenne est la part des jours pluvieux.',
  nowcast: 'Les deux prochaines heures',
  nowcastSentence:
    'Une heure à l’avance, {hits} des précipitations étaient annoncées. {falseAlarms} des précipitations annoncées ne sont pas tombées.',
  nowcastNote:
    'Chaque demi-heure, dans la maille radar de chaque station\u202f; à partir de 0,1\u00a0mm/h, le cas compte comme pluvieux. Entre parenthèses\u202f: le nombre de cas.',
  nowcastHits: 'Précipitations annoncées',
  asNow: 'Comme maintenant',
  minutes: '{minutes}\u00a0min',
  planned: 'Périodes sèches du planificateur',
  plannedMost: 'Sur {cases} périodes dites «\u202ftrès probablement sèches\u202f», {share} le sont restées.',
  plannedLikely: 'Sur {cases} périodes dites «\u202fprobablement sèches\u202f», {share} le sont restées.',
  plannedNote:
    'Chaque matin, les périodes du jour et du lendemain. Sec\u202f: pas plus d’un dixième de millimètre par heure.',
  stations: 'Station par station',
  stationsLead: 'La prévision du lendemain à chaque station vérifiée jusqu’ici.',
  tooFew: 'trop peu',
  method: 'Notre méthode',
  methodDays:
    'Chaque matin dès 06:00, nous gardons la prévision locale pour chaque station SwissMetNet, d’un à sept jours à l’avance. Quand un jour est passé, de minuit à minuit, nous la comparons aux valeurs que la station mesure toutes les dix minutes. S’il manque plus d’une heure de mesures, le jour ne compte pas.',
  methodSources:
    'Nous gardons aussi la prévision de MET Norway, chaque matin, pour les stations qui ont leurs propres normes. OpenWeather est vérifié tant que ce site l’utilise, à autant de ces stations que le permettent 2\u202f% des requêtes payantes.',
  methodReferences:
    '«\u202fComme aujourd’hui\u202f» répète le jour de la prévision, bien qu’il ne soit pas encore terminé. «\u202fNorme\u202f» est la norme 1991–2020 d’une station comparable. Les chiffres pour la Suisse proviennent des stations qui ont leurs propres normes, pour que chaque ligne porte sur les mêmes jours.',
  methodChance:
    'La probabilité de précipitations est celle affichée pour le jour\u202f: la plus élevée sur trois heures. MétéoSuisse n’indique pas à partir de quelle quantité elle s’entend\u202f; nous comptons dès 1\u00a0mm.',
  methodLimits:
    'Les chiffres tirés de moins de {minimum} cas sont omis. Des stations voisines ont le même temps\u202f: beaucoup de cas ne sont pas autant de situations différentes.',
  api: 'Les mêmes chiffres en JSON',
} satisfies Texts<'accuracy'>
