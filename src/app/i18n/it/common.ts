import type { Texts } from '../texts.ts'

export default {
  appTitle: 'Wetterhorn',
  subtitle: 'Il meteo in Svizzera',
  skipToContent: 'Vai al contenuto',
  loadingTitle: 'Caricamento dei contenuti…',
  loadingText: 'Un attimo di pazienza, stiamo preparando le tue informazioni meteo.',
  loading: 'Caricamento…',
  error: 'Errore',
  errorOccurred: 'Si è verificato un errore',
  weatherFailed: 'Impossibile caricare i dati meteo.',
  weatherFailedLater: 'Impossibile caricare i dati meteo. Riprova più tardi.',
  tryAgain: 'Riprova',
  notFoundTitle: 'Pagina non trovata',
  notFoundHeading: 'Ops! Non troviamo questa pagina',
  notFoundText: 'La pagina che cerchi potrebbe essere stata spostata o eliminata, oppure non è mai esistita.',
  returnHome: 'Torna alla pagina iniziale',
  checkForecast: 'Vai alle previsioni',
  backToHome: 'Torna alla pagina iniziale',
  demoData: 'Dati dimostrativi',
  demoDataHint: 'Meteo inventato per provare il sito.',
} satisfies Texts<'common'>
