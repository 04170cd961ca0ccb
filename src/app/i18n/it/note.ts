import type { Texts } from '../texts.ts'

export default {
  copy: 'Offline, aggiornato: {time}, allerte comprese.',
} satisfies Texts<'note'>
