import type { Texts } from '../texts.ts'

export default {
  title: 'Du bist offline',
  missing: 'Diese Seite ist nicht auf deinem Gerät gespeichert.',
  stored: 'Offline verfügbar',
  none: 'Noch nichts. Besuchte Seiten werden für Zeiten ohne Verbindung gespeichert.',
  asOf: 'Stand {time}',
  retry: 'Noch einmal versuchen',
} satisfies Texts<'offline'>
