import type { Texts } from '../texts.ts'

export default {
  appTitle: 'Wetterhorn',
  subtitle: 'La météo en Suisse',
  skipToContent: 'Aller au contenu',
  loadingTitle: 'Chargement du contenu…',
  loadingText: 'Veuillez patienter pendant que nous préparons vos informations météo.',
  loading: 'Chargement…',
  error: 'Erreur',
  errorOccurred: 'Une erreur est survenue',
  weatherFailed: 'Impossible de charger les données météo.',
  weatherFailedLater: 'Impossible de charger les données météo. Veuillez réessayer plus tard.',
  tryAgain: 'Réessayer',
  notFoundTitle: 'Page introuvable',
  notFoundHeading: 'Oups ! Cette page est introuvable',
  notFoundText: 'La page que vous cherchez a peut-être été déplacée ou supprimée, ou n’a jamais existé.',
  returnHome: 'Retour à l’accueil',
  checkForecast: 'Voir les prévisions',
  backToHome: 'Retour à l’accueil',
  demoData: 'Données de démonstration',
  demoDataHint: 'Météo inventée pour essayer le site.',
} satisfies Texts<'common'>
