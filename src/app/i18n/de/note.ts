import type { Texts } from '../texts.ts'

export default {
  copy: 'Offline: Wetter und Warnungen, Stand {time}.',
} satisfies Texts<'note'>
