import type { Texts } from '../texts.ts'

export default {
  copy: 'Offline-Kopie, Stand {time} ({ago}).',
  warnings: 'Seither ausgegebene Warnungen sind nicht enthalten, gezeigte können schon vorbei sein.',
  today: '«Heute» meint hier {date}.',
} satisfies Texts<'note'>
