import type { Texts } from '../texts.ts'

export default {
  title: 'Vous êtes hors ligne',
  missing: 'Cette page n’est pas enregistrée sur votre appareil.',
  stored: 'Disponible hors ligne',
  none: 'Rien pour l’instant. Les pages consultées sont enregistrées pour les moments sans connexion.',
  asOf: 'Mise à jour\u202f: {time}',
  retry: 'Réessayer',
} satisfies Texts<'offline'>
