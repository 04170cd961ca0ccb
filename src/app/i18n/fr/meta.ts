import type { Texts } from '../texts.ts'

export default {
  homeTitle: '{app}\u202f: {subtitle} | {place}',
  homeDescription:
    'Météo actuelle {inPlace}\u202f: {temperature}, {description}. 24 heures, 7 jours, alertes et radar des précipitations pour la Suisse.',
  homeDescriptionPlain:
    'Météo {inPlace}\u202f: maintenant, les 24 prochaines heures, 7 jours, alertes et radar des précipitations pour la Suisse.',
  radarTitle: 'Radar des précipitations',
  radarDescription:
    'Radar des précipitations pour la Suisse avec notre propre prévision jusqu’à 2 heures à l’avance\u202f: précipitations, nébulosité, neige et cellules intenses.',
  alertsTitle: 'Alertes météo',
  alertsDescription:
    'Toutes les alertes météo actives en Suisse, sur la carte et en liste, par région et par type.',
  forecastTitle: 'Prévisions à 7 jours {forPlace}',
  forecastDescription:
    'Prévisions des prochains jours {inPlace}, heure par heure si disponibles\u202f: température, précipitations, vent et soleil.',
  precipitationTitle: 'Précipitations {inPlace}',
  precipitationDescription:
    'La quantité de pluie et de neige tombée et attendue {inPlace} et en Suisse, en millimètres.',
  seasonalTitle: 'Saison et climat {inPlace}',
  seasonalDescription:
    'Normes climatologiques 1991–2020, durée du jour et temps typique de la saison {inPlace}.',
  planTitle: 'Quand fera-t-il sec {inPlace}\u202f?',
  planDescription:
    'Les meilleures heures des prochains jours {inPlace} pour la promenade, la randonnée, le vélo, la lessive, les foins, les grillades, la baignade ou le ski, selon des critères modifiables.',
  whereTitle: 'Où est le soleil\u202f?',
  whereDescription:
    'Trois lieux à portée pour la journée\u202f: soleil, temps sec, au-dessus du brouillard, lac chaud, meilleure neige, fraîcheur ou randonnée, avec carte.',
  wayTitle: 'La météo en chemin',
  wayDescription:
    'Pluie, vent et alertes le long d’une randonnée, d’un tour à vélo ou d’un trajet en Suisse, minute par minute puis heure par heure, et le meilleur moment pour partir.',
  snowTitle: 'Neige et avalanches\u202f: bulletin, hauteurs, limite des chutes de neige',
  snowDescription:
    'Bulletin d’avalanches du SLF en carte et en texte, hauteurs de neige des stations de montagne, limites des chutes de neige et du zéro degré {forPlace}.',
  waterTitle: 'Lacs et cours d’eau\u202f: niveau, température, danger de crue',
  waterDescription:
    'Niveau, température et danger de crue des lacs et cours d’eau suisses sur la carte et en liste, avec la tendance.',
  bathingTitle: 'Météo baignade {inPlace}',
  bathingDescription:
    'Température des lacs et cours d’eau {inPlace} et aux environs, les plus chauds d’abord, avec la météo du jour.',
  pollenTitle: 'Pollens {inPlace}',
  pollenDescription:
    'Les pollens mesurés aux stations de MétéoSuisse\u202f: noisetier, aulne, frêne, bouleau, hêtre, chêne et graminées, avec charge, tendance et saison, et l’indice UV.',
  accuracyTitle: 'Fiabilité des prévisions',
  accuracyDescription:
    'L’écart de nos prévisions\u202f: température, précipitations et leur probabilité face aux mesures des stations suisses et du radar.',
  locationTitle: 'Météo {place}',
  regionTitle: 'Météo {inPlace}',
  regionDescription: 'Temps actuel, alertes et jours à venir {inPlace}.',
  mountainTitle: 'Météo en montagne\u202f: {place}',
  mountainDescription: 'Sommets, cols et cabanes {inPlace}\u202f: temps, vent et limite du zéro degré.',
  aboutTitle: 'À propos de {site}',
  aboutDescription:
    'Ce qu’est {site}, d’où viennent ses données, leur fraîcheur et le fonctionnement de la prévision de pluie.',
  contactTitle: 'Contact',
  contactDescription: 'Comment nous joindre.',
  privacyTitle: 'Déclaration de confidentialité',
  privacyDescription: 'Ce que {site} enregistre, pour combien de temps, et qui d’autre y a accès.',
  termsTitle: 'Conditions d’utilisation',
  termsDescription: 'Les conditions d’utilisation de {site}.',
  cookiesTitle: 'Politique en matière de cookies',
  cookiesDescription: 'Tous les cookies et entrées de stockage de {site}, leur utilité et leur durée.',
  adsTitle: 'Politique publicitaire',
  adsDescription: 'Comment {site} affiche de la publicité, et ce que vous décidez.',
  accessibilityTitle: 'Accessibilité',
  accessibilityDescription: 'À qui le site est accessible, ce qui est contrôlé et ce qui manque encore.',
  settingsTitle: 'Réglages',
  settingsDescription:
    'Unités de température, de vent et de précipitations, apparence et animations, et suppression des données enregistrées.',
  placesTitle: 'Mes lieux',
  placesDescription:
    'Vos lieux enregistrés, avec leur météo, les deux prochaines heures et les alertes en un coup d’œil.',
  embedTitle: 'La météo sur votre site',
  embedDescription:
    'Affichez la météo d’un lieu sur votre propre site\u202f: gratuitement, sans publicité, cookies ni scripts.',
  setupTitle: 'Configurer le service météo',
  setupDescription:
    'Choisir le service météo, voir l’état de chaque source et ce qui manque avant la mise en ligne.',
  picture: 'Météo actuelle {inPlace}',
  notFoundTitle: 'Page introuvable',
  notFoundDescription: 'Cette page n’existe pas.',
  switchedOffTitle: 'Page désactivée',
  switchedOffDescription: 'Ce site ne propose pas cette page.',
} satisfies Texts<'meta'>
