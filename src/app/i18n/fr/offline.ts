import type { Texts } from '../texts.ts'

export default {
  copy: 'Copie hors ligne, mise à jour\u202f: {time} ({ago}).',
  warnings: 'Les alertes émises depuis n’y figurent pas.',
  today: '«\u202fAujourd’hui\u202f» désigne ici le {date}.',
  title: 'Vous êtes hors ligne',
  missing: 'Cette page n’est pas enregistrée sur votre appareil.',
  stored: 'Disponible hors ligne',
  none: 'Rien pour l’instant. Les pages consultées sont enregistrées pour les moments sans connexion.',
  asOf: 'Mise à jour\u202f: {time}',
  retry: 'Réessayer',
} satisfies Texts<'offline'>
