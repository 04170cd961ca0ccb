import type { Language } from '../language.ts'

/*
 * MeteoSwiss forecasts for more than six hundred peaks, passes and huts; what they are shows in their names:
 * "auf dem Wetterhorn", "au col de Cou", "alla Capanna Cristallina". Towns of the same shape are left out: Romanshorn,
 * Rostock, Passo Fundo. Names that do not show it but are the same in all languages stand here, too: Mönch, Jungfrau.
 */
type Kind = 'horn' | 'summit' | 'named summit' | 'point' | 'pass' | 'saddle' | 'hut' | 'shelter'

const shapes: readonly (readonly [shape: RegExp, kind: Kind])[] = [
  [/^(Cabane|Capanna|Cham[ao]n?na|Camona) |(?<!marien)[Hh]ütte\b/, 'hut'],
  [/^(Rifugio|Refuge|Bivouac) |biwak\b/, 'shelter'],
  [/^((Grand )?Col|Passo(?! Fundo)|Pass|Pas|Giogo) |[Pp]ass$/, 'pass'],
  [
    /^(Pizz?|Pizzo|Poncione|Mont) |^Le (Moléson|Chasseron|Pleureur|Métailler|Luisin|Tarent)$|^Monte (Bar|Ceneri|Generoso|Lema|Leone|Rosa|San Giorgio|Tamaro|Zucchero)\b/,
    'named summit',
  ],
  [/^(Ibergeregg|Sattelegg|(Gross|Klein)e Scheidegg)$/, 'saddle'],
  [
    /^(Mönch|Dom|Wildstrubel|Gurten|Bachtel|Pizol|Chäserrugg|Kronberg|Speer|Alvier|Hohgant|Gross Mythen|Vanil Noir|Creux du Van|Tour Noir|Petit Combin|Grand (Cornier|Golliat|Chavalard)|Alphubel|Balfrin)$/,
    'summit',
  ],
  [/^(Pic|Pigne|Combin) |(?<!^Ro|^Wood|^Tavi)(?<=\p{L})(stock|spitz|gipfel)( \(..\))?$/u, 'summit'],
  [
    /^(Cima|Pointe|(Grande )?(Dent|Tête|Fourche)|Tour|Aiguille|Corne) |spitze$|^(Jungfrau|Schesaplana|Haute Cime|Bella Tola|(Weiss|Sulz|Gumm)fluh)$/,
    'point',
  ],
  [/(?<!Romans|Mühle|Gif|Elms|Langen)(?<=\p{L})[Hh]or(n|en|e)( \(..\))?$|joch$|^Weissmies$/u, 'horn'],
]

export const startsWithVowel = (name: string) => /^[AEIOUÀÂÉÈÊÎÔŒÜÖÄÅ]/.test(name)

const sul = (name: string) => {
  if (startsWithVowel(name)) return 'sull’'
  return /^(S[^aeiouäöü]|Z|J|X|Gn|Ps)/.test(name) ? 'sullo ' : 'sul '
}
const au = (name: string) => (startsWithVowel(name) ? 'à l’' : 'au ')
const aLa = (name: string) => (startsWithVowel(name) ? 'à l’' : 'à la ')
const alla = (name: string) => (startsWithVowel(name) ? 'all’' : 'alla ')

const before: Record<Language, Record<Kind, (name: string) => string>> = {
  en: {
    horn: () => 'on the ',
    summit: () => 'on the ',
    'named summit': () => 'on ',
    point: () => 'on the ',
    pass: () => 'at the ',
    saddle: () => 'at ',
    hut: () => 'at the ',
    shelter: () => 'at the ',
  },
  de: {
    horn: () => 'auf dem ',
    summit: () => 'auf dem ',
    'named summit': () => 'auf dem ',
    point: () => 'auf der ',
    pass: () => 'auf dem ',
    saddle: () => 'auf der ',
    hut: () => 'in der ',
    shelter: () => 'im ',
  },
  fr: {
    horn: au,
    summit: au,
    'named summit': au,
    point: aLa,
    pass: () => 'au ',
    saddle: aLa,
    hut: aLa,
    shelter: au,
  },
  it: {
    horn: sul,
    summit: sul,
    'named summit': sul,
    point: (name) => (startsWithVowel(name) ? 'sull’' : 'sulla '),
    pass: () => 'al ',
    saddle: alla,
    hut: alla,
    shelter: (name) => (startsWithVowel(name) ? 'all’' : 'al '),
  },
}

/** Where a peak, pass or hut is, known by the shape of its name; null of all other names. */
export function onMountain(name: string, language: Language): string | null {
  const kind = shapes.find(([shape]) => shape.test(name))?.[1]
  if (kind === undefined) return null
  return before[language][kind](name) + declined(name, language)
}

function declined(name: string, language: Language): string {
  // The preposition brings its own article: "auf dem Moléson". English keeps the name whole.
  if (language !== 'en' && name.startsWith('Le ')) return name.slice(3)
  // French writes the common noun small: "au col du Grimsel", "à la cabane de Moiry".
  if (language === 'fr') return name.replace(/^(Col|Cabane|Refuge|Bivouac) /, (noun) => noun.toLowerCase())
  // "Grosses Fiescherhorn": "auf dem Grossen Fiescherhorn". "Aroser Rothorn" does not bend.
  if (language === 'de') return name.replace(/^(Gross|Klein|Hoh|Hinter|Vorder|Mittler)e[rs]? /, '$1en ')
  return name
}
