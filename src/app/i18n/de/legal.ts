import type { Texts } from '../texts.ts'

export default {
  lastUpdated: 'Zuletzt aktualisiert: {date}',
  contents: 'Inhalt',
  contactPage: 'Kontaktseite',
  logRetention_one: 'höchstens {count} Tag',
  logRetention_other: 'höchstens {count} Tage',
  'adsOnThisSite.none': 'Zurzeit zeigt diese Website überhaupt keine Werbung.',
  'adsOnThisSite.house':
    'Zurzeit ist kein Werbenetzwerk mit dieser Website verbunden: Die Felder zeigen einen eigenen Hinweis, und ausser uns ist niemand beteiligt.',
  'adsOnThisSite.network':
    'Zurzeit verwendet diese Website Google AdSense, ein Werbenetzwerk der Google Ireland Limited und der Google LLC, sowie die von Google beigezogenen Partner. Ihr Code wird erst geladen, wenn du zugestimmt hast.',
  'popupOnThisSite.off': 'Zurzeit gibt es auf dieser Website keine Pop-up-Anzeige.',
  'popupOnThisSite.session':
    'Wenn du zugestimmt hast, kann pro Sitzung eine Pop-up-Anzeige erscheinen: nur beim ersten Besuch der Sitzung, nach etwa zwanzig Sekunden und nur auf längeren Seiten.',
  'popupOnThisSite.persistent':
    'Wenn du zugestimmt hast, kann auf längeren Seiten nach etwa zwanzig Sekunden eine Pop-up-Anzeige erscheinen, bis du sie einmal schliesst; danach kommt sie nicht wieder.',
  'mapsOnThisSite.own': 'Unsere Karten kommen von unserem eigenen Server.',
  'mapsOnThisSite.external':
    'Die Grundkarte unter dem Radar lädt dein Browser direkt von {host}; dort wird dabei deine IP-Adresse sichtbar.',
  'table.caption': 'Alles, was diese Website in deinem Browser speichert',
  'table.key': 'Name',
  'table.where': 'Speicherort',
  'table.purpose': 'Zweck',
  'table.duration': 'Dauer',
  'table.category': 'Kategorie',
  'where.local': 'Lokaler Speicher',
  'where.session': 'Sitzungsspeicher',
  'where.cache': 'Cache-Speicher',
  'where.database': 'Datenbank',
  'where.cookie': 'Cookie',
  'category.necessary': 'Notwendig',
  'category.offline': 'Offline-Nutzung, abschaltbar',
  'category.advertising': 'Werbung, nur mit Einwilligung',
  'purpose.language': 'Die Sprache, die du gewählt hast.',
  'purpose.mirror':
    'Kopie des gleichnamigen Eintrags, damit der Server gleich die richtige Seite senden kann.',
  'purpose.userLocation':
    'Der Ort, dessen Wetter du siehst: Kurzname, Bezeichnung und Koordinaten. Das Cookie enthält nur den Kurznamen oder die Koordinaten.',
  'purpose.myPlaces':
    'Deine gemerkten Orte in deiner Reihenfolge und mit deinen Namen dafür, damit sie beim nächsten Mal noch da sind. Um ihr Wetter zu zeigen, sendet uns der Browser die Kurznamen oder auf etwa einen Kilometer gerundete Koordinaten, ohne deine eigenen Namen.',
  'purpose.notifications':
    'Worüber du benachrichtigt werden willst: Orte, Warnungen und Gefahren, Regen, Ruhezeit und Wünsche. Eine Kopie liegt auf unserem Server, solange die Benachrichtigungen eingeschaltet sind.',
  'purpose.settings': 'Einheiten, Darstellung und Bewegung, falls du sie in den Einstellungen gewählt hast.',
  'purpose.consent': 'Dein Entscheid zur Werbung, mit Version und Datum.',
  'purpose.offlineCopies': 'Ob Seiten für die Offline-Nutzung gespeichert werden dürfen.',
  'purpose.pages':
    'Deine gemerkten Orte und die zuletzt besuchten Seiten, höchstens 45, damit du sie ohne Verbindung lesen kannst.',
  'purpose.glances': 'Das neuste Wetter deiner gemerkten Orte, zum selben Zweck.',
  'purpose.radar': 'Die neusten Radarbilder, zum selben Zweck.',
  'purpose.assets': 'Skripte, Stile und Schriften, die diese Seiten brauchen.',
  'purpose.expiration': 'Wann diese Einträge zuletzt gebraucht wurden, damit alte gelöscht werden.',
  'purpose.scrollPositions':
    'Wie weit du gescrollt hattest, damit du beim Zurückgehen an derselben Stelle landest.',
  'purpose.operator':
    'Nur für den Betreiber: Nachweis, dass der Betreibercode eingegeben wurde. Für Skripte nicht lesbar.',
  'purpose.visitCount':
    'Zählt die Seitenaufrufe einer Sitzung, damit die Pop-up-Anzeige höchstens einmal erscheint.',
  'purpose.popupClosed': 'Merkt sich, dass du die Pop-up-Anzeige geschlossen hast.',
  'duration.untilDeleted': 'Bis du ihn löschst',
  'duration.year': 'Ein Jahr',
  'duration.yearThenAsked': 'Ein Jahr, dann fragen wir wieder',
  'duration.threeDays': 'Drei Tage',
  'duration.day': 'Ein Tag',
  'duration.weekUnused': 'Eine Woche nach dem letzten Gebrauch',
  'duration.nextVersion': 'Bis zur nächsten Version der Website',
  'duration.session': 'Bis du den Tab schliesst',
  'duration.month': '30 Tage',
  controller: 'Verantwortlich für die hier beschriebene Bearbeitung ist {operator}.',
  operatorUnnamed: 'Für diese Installation ist noch kein Name hinterlegt.',
  operatorLine: 'Die Website wird betrieben von {operator}.',
  'financing.none': '{site} ist kostenlos und zeigt auf dieser Installation keine Werbung.',
  'financing.house': '{site} ist kostenlos.',
  'financing.network': '{site} ist kostenlos und finanziert sich durch Werbung.',
  'beforeConsent.own':
    'Bevor du zustimmst, wird kein Werbecode geladen, dein Browser stellt keine Anfragen an Dritte, und für Werbung wird nichts gespeichert.',
  'beforeConsent.contacts':
    'Bevor du zustimmst, wird kein Werbecode geladen und nichts für Werbung gespeichert. Dein Browser fragt ausser uns nur {hosts} an.',
} satisfies Texts<'legal'>
