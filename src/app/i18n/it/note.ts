import type { Texts } from '../texts.ts'

export default {
  copy: 'Copia offline, aggiornata: {time} ({ago}).',
  warnings: 'Le allerte emesse da allora non sono incluse, quelle mostrate potrebbero essere già terminate.',
  today: '«Oggi» qui significa {date}.',
} satisfies Texts<'note'>
