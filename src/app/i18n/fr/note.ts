import type { Texts } from '../texts.ts'

export default {
  copy: 'Hors ligne, mise à jour\u202f: {time}, alertes comprises.',
} satisfies Texts<'note'>
