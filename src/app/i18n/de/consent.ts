import type { Texts } from '../texts.ts'

export default {
  settingsTitle: 'Cookie-Einstellungen',
  settingsText:
    'Du entscheidest, was diese Website in deinem Browser speichern darf. Deine Wahl gilt zwölf Monate.',
  necessary: 'Notwendig',
  necessaryText:
    'Diese Einträge merken sich Sprache, Orte, Darstellung und deine Wahl. Ohne sie würde die Website deine Angaben nach jedem Besuch vergessen. Niemand sonst liest sie.',
  alwaysOn: 'Immer aktiv',
  advertising: 'Werbung',
  advertisingText:
    'Anzeigen eines Werbenetzwerks und seiner Partner, die Cookies setzen und deinen Browser wiedererkennen können, sowie eine Pop-up-Anzeige, die sich merkt, dass sie gezeigt wurde.',
  advertisingTextHouse:
    'Eine eigene Pop-up-Anzeige, die sich merkt, dass sie gezeigt wurde. Mit dieser Website ist kein Werbenetzwerk verbunden.',
  nothingElse:
    'Diese Website zeigt keine Werbung. Du entscheidest nur, ob Seiten für die Offline-Nutzung gespeichert werden.',
  offline: 'Offline-Nutzung',
  offlineText:
    'Besuchte Seiten und die neusten Radarbilder werden in deinem Browser gespeichert, damit du sie ohne Verbindung lesen kannst. Beim Abschalten werden sie gelöscht.',
  save: 'Auswahl speichern',
  policy: 'Cookie-Richtlinie',
  decidedOn: 'Deine letzte Wahl: {date}.',
} satisfies Texts<'consent'>
