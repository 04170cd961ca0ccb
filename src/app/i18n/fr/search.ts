import type { Texts } from '../texts.ts'

export default {
  usePosition: 'Utiliser ma position',
  locating: 'Recherche de votre position…',
  presetCities: 'Villes',
  results: 'Résultats',
  searching: 'Recherche en cours…',
  noLocation: 'Aucun lieu trouvé',
  failed: 'La recherche n’a pas répondu. Veuillez réessayer.',
  limited: 'Trop de recherches. Veuillez patienter un instant.',
  more: 'Chercher d’autres lieux',
  resultCount_one: '{count} lieu trouvé',
  resultCount_other: '{count} lieux trouvés',
  positionUnsupported: 'Votre navigateur ne permet pas la géolocalisation',
  positionFailed: 'Votre position n’a pas pu être déterminée. Recherchez plutôt un lieu.',
  hint: 'Nom ou numéro postal (NPA) d’un lieu, en Suisse ou ailleurs dans le monde.',
} satisfies Texts<'search'>
