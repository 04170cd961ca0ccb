import type { Texts } from '../texts.ts'

export default {
  settingsTitle: 'Paramètres des cookies',
  settingsText:
    'Vous décidez de ce que ce site peut enregistrer dans votre navigateur. Votre choix est conservé douze mois.',
  necessary: 'Nécessaires',
  necessaryText:
    'Ils mémorisent la langue, le lieu, l’apparence et ce choix\u202f; sans eux, le site repartirait de zéro à chaque visite. Personne d’autre ne les lit. Les pages ouvertes sont aussi conservées pour être lues hors ligne\u202f: cela se désactive dans les réglages.',
  alwaysOn: 'Toujours actifs',
  advertising: 'Publicité',
  advertisingText:
    'Les annonces d’un réseau publicitaire et de ses partenaires, qui peuvent déposer des cookies et reconnaître votre navigateur, ainsi qu’une fenêtre publicitaire (pop-up) qui enregistre qu’elle a été affichée.',
  advertisingTextHouse:
    'Une fenêtre publicitaire (pop-up) de notre part, qui enregistre qu’elle a été affichée. Aucun réseau publicitaire n’est relié à ce site.',
  nothingElse: 'Ce site n’affiche pas de publicité\u202f: il n’y a rien à décider.',
  save: 'Enregistrer le choix',
  policy: 'Politique en matière de cookies',
  decidedOn: 'Votre dernier choix\u202f: {date}.',
} satisfies Texts<'consent'>
