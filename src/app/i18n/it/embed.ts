import type { Texts } from '../texts.ts'

export default {
  heading: 'Il meteo sul tuo sito',
  lead: 'Mostra il meteo di una località sul tuo sito: gratis, senza pubblicità, cookie né script.',
  placeHint: 'Scegli un’altra località in cima alla pagina o, sul telefono, nel menu.',
  shape: 'Formato',
  'shape-line': 'Riga',
  'shape-card': 'Scheda',
  'shape-week': 'Settimana',
  'shape-where': 'Dove c’è il sole?',
  'day-next': 'Oggi, dalle 14:00 domani',
  'day-today': 'Oggi',
  'day-tomorrow': 'Domani',
  code: 'Codice per la tua pagina',
  copy: 'Copia codice',
  copied: 'Codice copiato',
  copyFailed: 'Non è stato possibile copiare il codice. Selezionalo e copialo tu.',
} satisfies Texts<'embed'>
