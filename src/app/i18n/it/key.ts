import type { Texts } from '../texts.ts'

export default {
  lead: 'Wetterhorn riceve le previsioni da un servizio meteo. Inserisci una chiave una sola volta e tutti vedranno il meteo.',
  label: 'Chiave API',
  placeholder: 'Inserisci la tua chiave API',
  save: 'Salva la chiave',
  hint: 'Puoi rimuovere la chiave in qualsiasi momento.',
  signup: 'Richiedi una chiave al fornitore',
  isSet: 'La chiave API del servizio meteo è impostata.',
  isDemo: 'È la chiave dimostrativa: il meteo mostrato è inventato.',
  remove: 'Rimuovi la chiave API',
  success: 'Fatto',
  saved: 'La chiave API è stata salvata',
  removed: 'La chiave API è stata rimossa',
  saveFailed: 'Impossibile salvare la chiave API',
  removeFailed: 'Impossibile rimuovere la chiave API',
  codeLabel: 'Codice del gestore',
  codeHint: 'Il server lo mostra all’avvio.',
  codeNeeded: 'Inserisci il codice del gestore.',
  codeWrong: 'Il codice del gestore è sbagliato.',
  codeTooMany: 'Troppi tentativi. Riprova più tardi.',
  needsScript: 'Per salvare una chiave serve JavaScript.',
} satisfies Texts<'key'>
