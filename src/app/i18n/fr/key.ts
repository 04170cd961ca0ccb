import type { Texts } from '../texts.ts'

export default {
  lead: 'Wetterhorn reçoit ses prévisions d’un service météo. Saisissez une clé une seule fois et tout le monde voit la météo.',
  label: 'Clé API',
  placeholder: 'Saisissez votre clé API',
  save: 'Enregistrer la clé',
  hint: 'Vous pouvez supprimer la clé à tout moment.',
  signup: 'Obtenir une clé auprès du fournisseur',
  isSet: 'La clé API du service météo est définie.',
  isDemo: 'C’est la clé de démonstration\u202f: la météo affichée est inventée.',
  remove: 'Supprimer la clé API',
  success: 'C’est fait',
  saved: 'La clé API a été enregistrée',
  removed: 'La clé API a été supprimée',
  saveFailed: 'La clé API n’a pas pu être enregistrée',
  removeFailed: 'La clé API n’a pas pu être supprimée',
  codeLabel: 'Code d’exploitant',
  codeHint: 'Le serveur l’affiche au démarrage.',
  codeNeeded: 'Veuillez saisir le code d’exploitant.',
  codeWrong: 'Le code d’exploitant est faux.',
  codeTooMany: 'Trop de tentatives. Veuillez réessayer plus tard.',
  needsScript: 'JavaScript est nécessaire pour enregistrer une clé.',
} satisfies Texts<'key'>
