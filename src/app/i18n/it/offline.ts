import type { Texts } from '../texts.ts'

export default {
  copy: 'Copia offline, aggiornata: {time} ({ago}).',
  warnings: 'Le allerte emesse da allora non sono incluse.',
  today: '«Oggi» qui significa {date}.',
  title: 'Sei offline',
  missing: 'Questa pagina non è salvata sul tuo dispositivo.',
  stored: 'Disponibile offline',
  none: 'Ancora niente. Le pagine che visiti vengono salvate per quando manca la connessione.',
  asOf: 'Aggiornata: {time}',
  retry: 'Riprova',
} satisfies Texts<'offline'>
