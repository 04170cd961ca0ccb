import type { Texts } from '../texts.ts'

export default {
  heading: 'La météo sur votre site',
  lead: 'Affichez la météo d’un lieu sur votre propre site\u202f: gratuitement, sans publicité, cookies ni scripts.',
  placeHint: 'Choisissez un autre lieu en haut de la page ou, sur téléphone, dans le menu.',
  shape: 'Format',
  'shape-line': 'Ligne',
  'shape-card': 'Vignette',
  'shape-week': 'Semaine',
  'shape-where': 'Où est le soleil\u202f?',
  'day-next': 'Aujourd’hui, dès 14:00 demain',
  'day-today': 'Aujourd’hui',
  'day-tomorrow': 'Demain',
  code: 'Code pour votre page',
  copy: 'Copier le code',
  copied: 'Code copié',
  copyFailed: 'Le code n’a pas pu être copié. Veuillez le sélectionner et le copier vous-même.',
} satisfies Texts<'embed'>
