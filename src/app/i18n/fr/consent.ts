import type { Texts } from '../texts.ts'

export default {
  settingsTitle: 'Paramètres des cookies',
  settingsText:
    'Vous décidez de ce que ce site peut enregistrer dans votre navigateur. Votre choix est conservé douze mois.',
  necessary: 'Nécessaires',
  necessaryText:
    'Ils mémorisent la langue, le lieu, l’apparence et ce choix\u202f; sans eux, le site repartirait de zéro à chaque visite. Personne d’autre ne les lit.',
  alwaysOn: 'Toujours actifs',
  advertising: 'Publicité',
  advertisingText:
    'Les annonces d’un réseau publicitaire et de ses partenaires, qui peuvent déposer des cookies et reconnaître votre navigateur, ainsi qu’une fenêtre publicitaire (pop-up) qui enregistre qu’elle a été affichée.',
  advertisingTextHouse:
    'Une fenêtre publicitaire (pop-up) de notre part, qui enregistre qu’elle a été affichée. Aucun réseau publicitaire n’est relié à ce site.',
  nothingElse:
    'Ce site n’affiche pas de publicité. Vous décidez seulement si des pages sont enregistrées pour une utilisation hors ligne.',
  offline: 'Utilisation hors ligne',
  offlineText:
    'Les pages que vous consultez et les dernières images radar sont enregistrées dans votre navigateur, pour que vous puissiez les lire sans connexion. La désactivation les efface.',
  save: 'Enregistrer le choix',
  policy: 'Politique en matière de cookies',
  decidedOn: 'Votre dernier choix\u202f: {date}.',
} satisfies Texts<'consent'>
