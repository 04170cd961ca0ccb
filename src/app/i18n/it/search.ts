import type { Texts } from '../texts.ts'

export default {
  usePosition: 'Usa la mia posizione',
  locating: 'Ricerca della tua posizione…',
  presetCities: 'Città',
  results: 'Risultati',
  searching: 'Ricerca in corso…',
  noLocation: 'Nessuna località trovata',
  failed: 'La ricerca non ha risposto. Riprova.',
  limited: 'Troppe ricerche. Attendi un momento.',
  more: 'Cerca altre località',
  resultCount_one: '{count} località trovata',
  resultCount_other: '{count} località trovate',
  positionUnsupported: 'Il tuo browser non supporta la geolocalizzazione',
  positionFailed: 'Non è stato possibile determinare la tua posizione. Cerca invece una località.',
  hint: 'Nome o numero postale (NPA) di una località, in Svizzera o altrove nel mondo.',
} satisfies Texts<'search'>
