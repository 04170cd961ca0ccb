import type { Texts } from '../texts.ts'

export default {
  lead: 'Pour ce navigateur seulement, sans compte.',
  look: 'Apparence',
  theme: 'Couleurs',
  'theme-system': 'Système',
  'theme-light': 'Clair',
  'theme-dark': 'Sombre',
  motion: 'Animations',
  'motion-system': 'Système',
  'motion-reduced': 'Réduites',
  'motion-full': 'Toutes',
  motionNote: 'Avec des animations réduites, le radar attend que vous le lanciez et rien ne bouge tout seul.',
  units: 'Unités',
  unitsNote:
    'L’heure est toujours indiquée sur 24\u00a0heures. Les alertes gardent les termes et les unités de l’autorité qui les émet.',
  temperature: 'Température',
  wind: 'Vent',
  precipitation: 'Précipitations',
  save: 'Enregistrer',
  notifications: 'Notifications',
  notificationsNote: 'Alertes et pluie imminente, au choix pour chaque lieu enregistré.',
  toNotifications: 'Choisir les notifications dans «\u202fMes lieux\u202f»',
  stored: 'Enregistré dans ce navigateur',
  storedNote: 'Vos choix sont dans un cookie, créé seulement si vous en faites.',
  toCookies: 'Ce qui est enregistré, et pourquoi',
  offline: 'Utilisation hors ligne',
  offlineText:
    'Les pages que vous consultez et les dernières images radar sont enregistrées dans votre navigateur, pour une lecture sans connexion. La désactivation les efface.',
  delete: 'Tout supprimer',
  deleteText:
    'Supprime de ce navigateur vos lieux, ces réglages, votre réponse sur les cookies et les pages lisibles hors ligne. Met aussi fin aux notifications. Cette action est irréversible.',
  deleteNow: 'Tout supprimer maintenant',
  deleted: 'Tout ce que ce site avait enregistré dans ce navigateur a été supprimé.',
} satisfies Texts<'settings'>
