import type { Texts } from '../texts.ts'

export default {
  homeTitle: '{app}: {subtitle} | {place}',
  homeDescription:
    'Aktuelles Wetter {inPlace}: {temperature}, {description}. 24 Stunden, 7 Tage, Warnungen und Niederschlagsradar für die Schweiz.',
  homeDescriptionPlain:
    'Wetter {inPlace}: jetzt, in den nächsten 24 Stunden und 7 Tagen, mit Warnungen und Niederschlagsradar für die Schweiz.',
  radarTitle: 'Niederschlagsradar',
  radarDescription:
    'Niederschlagsradar für die Schweiz mit eigener Prognose bis 2 Stunden im Voraus: Niederschlag, Bewölkung, Schnee und intensive Zellen.',
  alertsTitle: 'Wetterwarnungen',
  alertsDescription:
    'Alle aktiven Wetterwarnungen der Schweiz auf der Karte und als Liste, nach Region und Art.',
  forecastTitle: '7-Tage-Prognose {forPlace}',
  forecastDescription:
    'Prognose für die kommenden Tage {inPlace}, soweit verfügbar Stunde für Stunde: Temperatur, Niederschlag, Wind und Sonne.',
  precipitationTitle: 'Niederschlag {inPlace}',
  precipitationDescription:
    'Wie viel Regen und Schnee {inPlace} und in der Schweiz gefallen ist und fallen wird, in Millimetern.',
  seasonalTitle: 'Jahreszeit und Klima {inPlace}',
  seasonalDescription:
    'Klimanormwerte 1991–2020, Tageslänge und das typische Wetter der Jahreszeit {inPlace}.',
  planTitle: 'Wann ist es {inPlace} trocken?',
  planDescription:
    'Die besten Stunden der nächsten Tage {inPlace} für Spaziergang, Wanderung, Velo, Wäsche, Heu, Grillieren, Baden oder Ski, nach Kriterien, die du ändern kannst.',
  whereTitle: 'Wo scheint die Sonne?',
  whereDescription:
    'Drei Orte in Reichweite, passend zum Tag: sonnig, trocken, über dem Nebel, am warmen See, mit dem besten Schnee, kühl oder gut für eine Wanderung, mit Karte.',
  wayTitle: 'Wetter unterwegs',
  wayDescription:
    'Regen, Wind und Warnungen auf einer Wanderung, Velotour oder Fahrt durch die Schweiz, Minute für Minute und Stunde für Stunde, mit der besten Startzeit.',
  snowTitle: 'Schnee und Lawinen: Bulletin, Schneehöhen, Schneefallgrenze',
  snowDescription:
    'Lawinenbulletin des SLF als Karte und Text, Schneehöhen der Bergstationen, Schneefallgrenze und Nullgradgrenze {forPlace}.',
  waterTitle: 'Seen und Flüsse: Pegel, Temperatur, Hochwassergefahr',
  waterDescription:
    'Wasserstand, Temperatur und Hochwassergefahr der Schweizer Seen und Flüsse auf der Karte und als Liste, mit Trend.',
  bathingTitle: 'Badewetter {inPlace}',
  bathingDescription:
    'Wassertemperaturen von Seen und Flüssen {inPlace} und in der Nähe, die wärmsten zuerst, mit dem Wetter von heute.',
  pollenTitle: 'Pollen {inPlace}',
  pollenDescription:
    'Pollen an den Stationen von MeteoSchweiz: Hasel, Erle, Esche, Birke, Buche, Eiche und Gräser mit Belastung, Tendenz und Saison, dazu der UV-Index.',
  accuracyTitle: 'Genauigkeit der Prognose',
  accuracyDescription:
    'Wie gut unsere Prognosen zutrafen: Temperatur, Niederschlag und seine Wahrscheinlichkeit im Vergleich mit Schweizer Stationen und Radar.',
  locationTitle: 'Wetter {place}',
  regionTitle: 'Wetter {inPlace}',
  regionDescription: 'Aktuelles Wetter, Warnungen und die kommenden Tage {inPlace}.',
  mountainTitle: 'Bergwetter: {place}',
  mountainDescription: 'Gipfel, Pässe und Hütten der Schweiz mit Wetter, Wind und Nullgradgrenze: {place}.',
  aboutTitle: 'Über {site}',
  aboutDescription:
    'Was {site} ist, woher die Daten kommen, wie aktuell sie sind und wie die Regenprognose funktioniert.',
  contactTitle: 'Kontakt',
  contactDescription: 'So erreichst du die Leute hinter {site}.',
  privacyTitle: 'Datenschutzerklärung',
  privacyDescription: 'Was {site} speichert, wie lange und wer sonst Einblick hat.',
  termsTitle: 'Nutzungsbedingungen',
  termsDescription: 'Die Bedingungen für die Nutzung von {site}.',
  cookiesTitle: 'Cookie-Richtlinie',
  cookiesDescription:
    'Alle Cookies und Speichereinträge von {site}, wozu sie dienen und wie lange sie bleiben.',
  adsTitle: 'Werberichtlinie',
  adsDescription: 'Wie {site} Werbung zeigt und was du dabei entscheidest.',
  accessibilityTitle: 'Barrierefreiheit',
  accessibilityDescription: 'Für wen die Website funktioniert, was geprüft wird und was noch fehlt.',
  settingsTitle: 'Einstellungen',
  settingsDescription:
    'Einheiten für Temperatur, Wind und Niederschlag, Darstellung und Bewegung sowie das Löschen der gespeicherten Daten.',
  placesTitle: 'Meine Orte',
  placesDescription:
    'Deine gemerkten Orte mit Wetter, den nächsten zwei Stunden und Warnungen auf einen Blick.',
  embedTitle: 'Wetter für deine Website',
  embedDescription:
    'Zeig das Wetter eines Ortes auf deiner eigenen Website: kostenlos, ohne Werbung, Cookies und Skripte.',
  setupTitle: 'Wetterdienst einrichten',
  setupDescription:
    'Wetterdienst wählen, den Zustand der Quellen prüfen und sehen, was vor der Veröffentlichung noch fehlt.',
  picture: 'Aktuelles Wetter {inPlace}',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundDescription: 'Diese Seite gibt es nicht.',
  switchedOffTitle: 'Seite abgeschaltet',
  switchedOffDescription: 'Diese Website bietet diese Seite nicht an.',
} satisfies Texts<'meta'>
