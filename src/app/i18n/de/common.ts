import type { Texts } from '../texts.ts'

export default {
  appTitle: 'Wetterhorn',
  subtitle: 'Wetter für die Schweiz',
  skipToContent: 'Zum Inhalt springen',
  loadingTitle: 'Inhalte werden geladen …',
  loadingText: 'Einen Moment bitte, wir stellen deine Wetterinformationen zusammen.',
  loading: 'Wird geladen …',
  error: 'Fehler',
  errorOccurred: 'Es ist ein Fehler aufgetreten',
  weatherFailed: 'Die Wetterdaten konnten nicht geladen werden.',
  weatherFailedLater: 'Die Wetterdaten konnten nicht geladen werden. Bitte versuche es später noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundHeading: 'Hoppla! Diese Seite finden wir nicht',
  notFoundText: 'Vielleicht wurde die Seite verschoben oder gelöscht, oder es hat sie nie gegeben.',
  returnHome: 'Zur Startseite',
  checkForecast: 'Zur Wetterprognose',
  backToHome: 'Zurück zur Startseite',
  demoData: 'Demodaten',
  demoDataHint: 'Erfundenes Wetter zum Ausprobieren der Seite.',
} satisfies Texts<'common'>
