import type { Texts } from '../texts.ts'

export default {
  lead: 'Nur für diesen Browser, ohne Konto.',
  look: 'Darstellung',
  theme: 'Farben',
  'theme-system': 'System',
  'theme-light': 'Hell',
  'theme-dark': 'Dunkel',
  motion: 'Bewegung',
  'motion-system': 'System',
  'motion-reduced': 'Reduziert',
  'motion-full': 'Voll',
  motionNote:
    'Bei reduzierter Bewegung läuft das Radar erst, wenn du es startest, und nichts bewegt sich von selbst.',
  units: 'Einheiten',
  unitsNote:
    'Zeiten stehen immer im 24-Stunden-Format. Warnungen behalten den Wortlaut und die Einheiten der Behörde.',
  temperature: 'Temperatur',
  wind: 'Wind',
  precipitation: 'Niederschlag',
  save: 'Speichern',
  notifications: 'Benachrichtigungen',
  notificationsNote: 'Warnungen und nahender Regen, für jeden gemerkten Ort einzeln wählbar.',
  toNotifications: 'Benachrichtigungen bei «Meine Orte» wählen',
  stored: 'In diesem Browser gespeichert',
  storedNote: 'Deine Auswahl steht in einem Cookie, das es erst gibt, wenn du etwas gewählt hast.',
  toCookies: 'Was wozu gespeichert wird',
  offline: 'Offline-Nutzung',
  offlineText:
    'Besuchte Seiten und die neusten Radarbilder werden in deinem Browser gespeichert, damit du sie ohne Verbindung lesen kannst. Beim Abschalten werden sie gelöscht.',
  delete: 'Alles löschen',
  deleteText:
    'Löscht deine Orte, diese Einstellungen, deine Antwort zu Cookies und die offline lesbaren Seiten aus diesem Browser und beendet Benachrichtigungen. Das lässt sich nicht rückgängig machen.',
  deleteNow: 'Jetzt alles löschen',
  deleted: 'Alles, was diese Website in diesem Browser gespeichert hatte, ist gelöscht.',
} satisfies Texts<'settings'>
