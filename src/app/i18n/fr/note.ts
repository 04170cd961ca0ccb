import type { Texts } from '../texts.ts'

export default {
  copy: 'Copie hors ligne, mise à jour\u202f: {time} ({ago}).',
  warnings: 'Les alertes émises depuis n’y figurent pas, celles affichées sont peut-être terminées.',
  today: '«\u202fAujourd’hui\u202f» désigne ici le {date}.',
} satisfies Texts<'note'>
