import type { Texts } from '../texts.ts'

export default {
  usePosition: 'Meinen Standort verwenden',
  locating: 'Standort wird ermittelt …',
  presetCities: 'Städte',
  results: 'Suchergebnisse',
  searching: 'Suche läuft …',
  noLocation: 'Kein Ort gefunden',
  failed: 'Die Suche hat nicht geantwortet. Bitte versuche es noch einmal.',
  limited: 'Zu viele Suchanfragen. Bitte warte einen Moment.',
  more: 'Weitere Orte suchen',
  resultCount_one: '{count} Ort gefunden',
  resultCount_other: '{count} Orte gefunden',
  positionUnsupported: 'Dein Browser unterstützt keine Standortbestimmung',
  positionFailed: 'Dein Standort liess sich nicht ermitteln. Suche stattdessen einen Ort.',
  hint: 'Name oder Postleitzahl eines Orts, in der Schweiz oder irgendwo auf der Welt.',
} satisfies Texts<'search'>
