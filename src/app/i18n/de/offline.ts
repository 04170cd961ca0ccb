import type { Texts } from '../texts.ts'

export default {
  copy: 'Offline-Kopie, Stand {time} ({ago}).',
  warnings: 'Seither ausgegebene Warnungen sind nicht enthalten.',
  today: '«Heute» meint hier {date}.',
  title: 'Du bist offline',
  missing: 'Diese Seite ist nicht auf deinem Gerät gespeichert.',
  stored: 'Offline verfügbar',
  none: 'Noch nichts. Besuchte Seiten werden für Zeiten ohne Verbindung gespeichert.',
  asOf: 'Stand {time}',
  retry: 'Noch einmal versuchen',
} satisfies Texts<'offline'>
