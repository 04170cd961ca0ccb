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

/** Towns abroad whose names have such a shape. */
const towns =
  /\b(A|O|T|Aven|Bock|Buck|Dirks|Dreg|Elk|Hawt|Herz|Hirsch|King|Nonnen|Noord|Nord|Schell|Schermer|Wei(ß|ss)en|Wester|Zuid)horn$|(La|Se|[psS])hore$|(Ad|Brig|Eiben|Heid|Ib|Plym|Rad|Witt|Wood)stock$|^(Alt|Glas|Katz|Max|Tanger)hütte|[sye] Pass$|(A|Co)mpass$|^(Cima del Sol|Col San|Mont (Al|Bel|Ver)|Pas de la|Pass Ch|Passo (di [MT]|R)|Pointe (aux|Mi))/

export const startsWithVowel = (name: string) => /^[AEIOUÀÂÉÈÊÎÔŒÜÖÄÅ]/.test(name)

const before: Record<Language, Record<Kind, string>> = {
  en: {
    horn: 'on the',
    summit: 'on the',
    'named summit': 'on',
    point: 'on the',
    pass: 'at the',
    saddle: 'at',
    hut: 'at the',
    shelter: 'at the',
  },
  de: {
    horn: 'auf dem',
    summit: 'auf dem',
    'named summit': 'auf dem',
    point: 'auf der',
    pass: 'auf dem',
    saddle: 'auf der',
    hut: 'in der',
    shelter: 'im',
  },
  fr: {
    horn: 'au',
    summit: 'au',
    'named summit': 'au',
    point: 'à la',
    pass: 'au',
    saddle: 'à la',
    hut: 'à la',
    shelter: 'au',
  },
  it: {
    horn: 'sul',
    summit: 'sul',
    'named summit': 'sul',
    point: 'sulla',
    pass: 'al',
    saddle: 'alla',
    hut: 'alla',
    shelter: 'al',
  },
}

/** As the name's first letters want it: "à l’Aletschhorn", "sull’Aletschhorn", "sullo Schreckhorn". */
function fitted(preposition: string, name: string): string {
  if (startsWithVowel(name))
    return preposition.replace(/^(au|à la)$/, 'à l’').replace(/^(su|a)l(la)?$/, '$1ll’')
  return /^(S[^aeiouäöü]|Z|J|X|Gn|Ps)/.test(name) ? preposition.replace(/^(su|a)l$/, '$1llo') : preposition
}

/** An elided article leans on the name: "à l’Eiger". */
export const joined = (preposition: string, name: string) =>
  preposition.endsWith('’') ? preposition + name : `${preposition} ${name}`

/** Where a peak, pass or hut is, known by the shape of its name; null of all other names. */
export function onMountain(name: string, language: Language): string | null {
  const kind = towns.test(name) ? undefined : shapes.find(([shape]) => shape.test(name))?.[1]
  if (kind === undefined) return null
  return joined(fitted(before[language][kind], name), declined(name, language))
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
