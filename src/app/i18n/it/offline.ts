import type { Texts } from '../texts.ts'

export default {
  title: 'Sei offline',
  missing: 'Questa pagina non è salvata sul tuo dispositivo.',
  stored: 'Disponibile offline',
  none: 'Ancora niente. Le pagine che visiti vengono salvate per quando manca la connessione.',
  asOf: 'Aggiornata: {time}',
  retry: 'Riprova',
} satisfies Texts<'offline'>
