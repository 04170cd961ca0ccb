import type { Texts } from '../texts.ts'

export default {
  lead: 'Wetterhorn bezieht die Prognosen von einem Wetterdienst. Gib einmal einen Schlüssel ein, und alle Besucherinnen und Besucher sehen das Wetter.',
  label: 'API-Schlüssel',
  placeholder: 'Gib deinen API-Schlüssel ein',
  save: 'Schlüssel speichern',
  hint: 'Du kannst den Schlüssel jederzeit entfernen.',
  signup: 'Schlüssel beim Anbieter holen',
  isSet: 'Der API-Schlüssel des Wetterdienstes ist gesetzt.',
  isDemo: 'Es ist der Demo-Schlüssel: Das gezeigte Wetter ist erfunden.',
  remove: 'API-Schlüssel entfernen',
  success: 'Erledigt',
  saved: 'Der API-Schlüssel wurde gespeichert',
  removed: 'Der API-Schlüssel wurde entfernt',
  saveFailed: 'Der API-Schlüssel konnte nicht gespeichert werden',
  removeFailed: 'Der API-Schlüssel konnte nicht entfernt werden',
  codeLabel: 'Betreibercode',
  codeHint: 'Der Server gibt ihn beim Start aus.',
  codeNeeded: 'Bitte gib den Betreibercode ein.',
  codeWrong: 'Der Betreibercode ist falsch.',
  codeTooMany: 'Zu viele Versuche. Bitte versuche es später noch einmal.',
  needsScript: 'Um einen Schlüssel zu speichern, braucht es JavaScript.',
} satisfies Texts<'key'>
