import type { Texts } from '../texts.ts'

export default {
  heading: 'Wetter für deine Website',
  lead: 'Zeig das Wetter eines Ortes auf deiner eigenen Website: kostenlos, ohne Werbung, Cookies und Skripte.',
  placeHint: 'Einen anderen Ort wählst du oben auf der Seite, auf dem Handy im Menü.',
  shape: 'Format',
  'shape-line': 'Zeile',
  'shape-card': 'Kachel',
  'shape-week': 'Woche',
  'shape-where': 'Wo scheint die Sonne?',
  'day-next': 'Heute, ab 14\u00a0Uhr morgen',
  'day-today': 'Heute',
  'day-tomorrow': 'Morgen',
  code: 'Code für deine Seite',
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  copyFailed: 'Der Code liess sich nicht kopieren. Bitte markiere und kopiere ihn selbst.',
} satisfies Texts<'embed'>
