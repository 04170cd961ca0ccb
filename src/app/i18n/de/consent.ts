import type { Texts } from '../texts.ts'

export default {
  settingsTitle: 'Cookie-Einstellungen',
  settingsText:
    'Du entscheidest, was diese Website in deinem Browser speichern darf. Deine Wahl gilt zwölf Monate.',
  necessary: 'Notwendig',
  necessaryText:
    'Diese Einträge merken sich Sprache, Orte, Darstellung und deine Wahl. Ohne sie würde die Website deine Angaben nach jedem Besuch vergessen. Niemand sonst liest sie. Auch geöffnete Seiten bleiben gespeichert, damit du sie offline lesen kannst: In den Einstellungen lässt sich das abschalten.',
  alwaysOn: 'Immer aktiv',
  advertising: 'Werbung',
  advertisingText:
    'Anzeigen eines Werbenetzwerks und seiner Partner, die Cookies setzen und deinen Browser wiedererkennen können, sowie eine Pop-up-Anzeige, die sich merkt, dass sie gezeigt wurde.',
  advertisingTextHouse:
    'Eine eigene Pop-up-Anzeige, die sich merkt, dass sie gezeigt wurde. Mit dieser Website ist kein Werbenetzwerk verbunden.',
  nothingElse: 'Diese Website zeigt keine Werbung: Es gibt nichts zu entscheiden.',
  save: 'Auswahl speichern',
  policy: 'Cookie-Richtlinie',
  decidedOn: 'Deine letzte Wahl: {date}.',
} satisfies Texts<'consent'>
