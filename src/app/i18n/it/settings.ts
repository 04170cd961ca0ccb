import type { Texts } from '../texts.ts'

export default {
  lead: 'Solo per questo browser, senza account.',
  look: 'Aspetto',
  theme: 'Colori',
  'theme-system': 'Sistema',
  'theme-light': 'Chiaro',
  'theme-dark': 'Scuro',
  motion: 'Movimento',
  'motion-system': 'Sistema',
  'motion-reduced': 'Ridotto',
  'motion-full': 'Completo',
  motionNote: 'Con il movimento ridotto il radar parte solo quando lo avvii e nulla si muove da sé.',
  units: 'Unità',
  unitsNote:
    'Gli orari sono sempre nel formato di 24\u00a0ore. Le allerte mantengono le parole e le unità dell’autorità che le emette.',
  temperature: 'Temperatura',
  wind: 'Vento',
  precipitation: 'Precipitazioni',
  save: 'Salva',
  notifications: 'Notifiche',
  notificationsNote: 'Allerte e pioggia in arrivo, a scelta per ogni località salvata.',
  toNotifications: 'Scegli le notifiche in «Le mie località»',
  stored: 'Salvato in questo browser',
  storedNote: 'Le tue scelte sono in un cookie, che esiste solo dopo che hai scelto qualcosa.',
  toCookies: 'Che cosa viene salvato e perché',
  offline: 'Uso offline',
  offlineText:
    'Le pagine che visiti e le immagini radar più recenti vengono salvate nel tuo browser, per leggerle senza connessione. Se lo disattivi, vengono eliminate.',
  delete: 'Cancella tutto',
  deleteText:
    'Cancella da questo browser le tue località, queste impostazioni, la tua risposta sui cookie e le pagine leggibili offline. Disattiva anche le notifiche. Non si può annullare.',
  deleteNow: 'Cancella tutto adesso',
  deleted: 'Tutto ciò che questo sito aveva salvato in questo browser è stato cancellato.',
} satisfies Texts<'settings'>
