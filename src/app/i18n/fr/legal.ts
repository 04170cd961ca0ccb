import type { Texts } from '../texts.ts'

export default {
  lastUpdated: 'Dernière mise à jour\u202f: {date}',
  contents: 'Sommaire',
  contactPage: 'page de contact',
  logRetention_one: 'au plus {count} jour',
  logRetention_other: 'au plus {count} jours',
  'adsOnThisSite.none': 'Actuellement, ce site n’affiche aucune publicité.',
  'adsOnThisSite.house':
    'Actuellement, aucun réseau publicitaire n’est relié à ce site\u202f: les emplacements affichent un message de notre part, et personne d’autre n’intervient.',
  'adsOnThisSite.network':
    'Actuellement, ce site utilise Google AdSense, un réseau publicitaire de Google Ireland Limited et de Google LLC, ainsi que les partenaires auxquels Google fait appel. Leur code n’est chargé qu’après votre accord.',
  'popupOnThisSite.off': 'Actuellement, ce site n’affiche pas de fenêtre publicitaire.',
  'popupOnThisSite.session':
    'Si vous avez accepté, une seule fenêtre publicitaire peut apparaître par session\u202f: lors de la première visite de la session, après une vingtaine de secondes, et seulement sur les pages longues.',
  'popupOnThisSite.persistent':
    'Si vous avez accepté, une fenêtre publicitaire peut apparaître après une vingtaine de secondes sur les pages longues, jusqu’à ce que vous la fermiez une fois\u202f; elle n’apparaît alors plus.',
  'mapsOnThisSite.own': 'Nos cartes viennent de notre propre serveur.',
  'mapsOnThisSite.external':
    'Le fond de carte du radar est chargé par votre navigateur directement depuis {host}, qui voit alors votre adresse IP.',
  'table.caption': 'Tout ce que ce site enregistre dans votre navigateur',
  'table.key': 'Nom',
  'table.where': 'Emplacement',
  'table.purpose': 'Utilité',
  'table.duration': 'Durée',
  'table.category': 'Catégorie',
  'where.local': 'Stockage local',
  'where.session': 'Stockage de session',
  'where.cache': 'Stockage en cache',
  'where.database': 'Base de données',
  'where.cookie': 'Cookie',
  'category.necessary': 'Nécessaire',
  'category.offline': 'Utilisation hors ligne, désactivable',
  'category.advertising': 'Publicité, seulement avec votre accord',
  'purpose.language': 'La langue que vous avez choisie.',
  'purpose.mirror': 'Copie de l’entrée du même nom, pour que le serveur envoie d’emblée la bonne page.',
  'purpose.userLocation':
    'Le lieu dont vous voyez la météo\u202f: nom court, désignation et coordonnées. Le cookie ne contient que le nom court ou les coordonnées.',
  'purpose.myPlaces':
    'Les lieux que vous enregistrez, dans votre ordre et avec les noms que vous leur donnez, pour les retrouver à la prochaine visite. Pour afficher leur météo, le navigateur nous envoie les noms courts ou des coordonnées arrondies à environ un kilomètre, sans vos propres noms.',
  'purpose.notifications':
    'Ce dont vous voulez être averti\u202f: lieux, alertes et dangers, pluie, heures de silence et souhaits. Une copie se trouve sur notre serveur tant que les notifications sont activées.',
  'purpose.settings': 'Unités, apparence et animations, si vous les avez choisies dans les réglages.',
  'purpose.consent': 'Votre décision sur la publicité, avec sa version et sa date.',
  'purpose.offlineCopies': 'Si des pages peuvent être enregistrées pour une utilisation hors ligne.',
  'purpose.pages':
    'Vos lieux enregistrés et les dernières pages consultées, 45 au plus, pour que vous puissiez les lire sans connexion.',
  'purpose.glances': 'La dernière météo de vos lieux enregistrés, dans le même but.',
  'purpose.radar': 'Les dernières images radar, dans le même but.',
  'purpose.assets': 'Les scripts, les styles et les polices dont ces pages ont besoin.',
  'purpose.expiration': 'La date de dernière utilisation de ces éléments, pour effacer les anciens.',
  'purpose.scrollPositions': 'La position dans la page, pour vous y ramener quand vous revenez en arrière.',
  'purpose.operator':
    'Uniquement pour l’exploitant\u202f: preuve que le code d’exploitant a été saisi. Illisible pour les scripts.',
  'purpose.visitCount':
    'Compte les chargements de page d’une session, pour que la fenêtre publicitaire apparaisse une fois au plus.',
  'purpose.popupClosed': 'Retient que vous avez fermé la fenêtre publicitaire.',
  'duration.untilDeleted': 'Jusqu’à ce que vous l’effaciez',
  'duration.year': 'Un an',
  'duration.yearThenAsked': 'Un an, puis nous vous reposons la question',
  'duration.threeDays': 'Trois jours',
  'duration.day': 'Un jour',
  'duration.weekUnused': 'Une semaine après la dernière utilisation',
  'duration.nextVersion': 'Jusqu’à la prochaine version du site',
  'duration.session': 'Jusqu’à la fermeture de l’onglet',
  'duration.month': '30 jours',
  controller: 'Le responsable du traitement décrit ici est {operator}.',
  operatorUnnamed: 'L’exploitant de cette installation n’a pas encore indiqué son nom.',
  operatorLine: 'Le site est exploité par {operator}.',
  'financing.none': '{site} est gratuit et n’affiche aucune publicité sur cette installation.',
  'financing.house': '{site} est gratuit.',
  'financing.network': '{site} est gratuit grâce à la publicité.',
  'beforeConsent.own':
    'Avant votre accord, aucun code publicitaire n’est chargé, votre navigateur ne contacte aucun tiers et rien n’est enregistré pour la publicité.',
  'beforeConsent.contacts':
    'Avant votre accord, aucun code publicitaire n’est chargé et rien n’est enregistré pour la publicité. Hormis notre serveur, votre navigateur ne contacte que {hosts}.',
} satisfies Texts<'legal'>
