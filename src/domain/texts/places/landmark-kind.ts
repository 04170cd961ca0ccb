/*
 * MeteoSwiss forecasts for more than six hundred peaks, passes and huts; what they are shows in their names:
 * "auf dem Wetterhorn", "au col de Cou", "alla Capanna Cristallina", and so it does of lakes and airports. Towns of the
 * same shape are left out: Romanshorn, Rostock, Passo Fundo; Greifensee, which is called as its lake is. Names that do not
 * show it but are the same in all languages stand here, too: Mönch, Jungfrau.
 */
export type LandmarkKind =
  | 'horn'
  | 'summit'
  | 'named summit'
  | 'point'
  | 'pass'
  | 'saddle'
  | 'hut'
  | 'shelter'
  | 'lake'
  | 'airport'

const shapes: readonly (readonly [shape: RegExp, kind: LandmarkKind])[] = [
  [/^(Cabane|Capanna|Cham[ao]n?na|Camona) |(?<!marien)[Hh]ütte\b/, 'hut'],
  [/^(Rifugio|Refuge|Bivouac) |biwak\b/, 'shelter'],
  [/^((Grand )?Col|Passo(?! Fundo)|Pass|Pas|Giogo) |[Pp]ass$/, 'pass'],
  [
    /^(Pizz?|Pizzo|Poncione|Mont) |^Le (Moléson|Chasseron|Pleureur|Métailler|Luisin|Tarent)$|^Monte (Bar|Ceneri|Generoso|Lema|Leone|Rosa|San Giorgio|Tamaro|Zucchero)\b/,
    'named summit',
  ],
  [/^(Lac|Lago) |^(St\. )?\p{L}+ersee$|^(Ägeri|Boden|Murten|Rot|Sihl|Walen|Zürich)see\b/u, 'lake'],
  [/^(Flug|Aéro|Aero)\S+ |\w Air(port|field)$/, 'airport'],
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
  [
    /(?<!Romans|Mühle|Gif|Elms|Langen)(?<=\p{L})[Hh]or(n|en|e)( \(..\))?$|joch$|^(Weissmies|Vrenelisgärtli)$/u,
    'horn',
  ],
]

/** Towns abroad whose names have such a shape. */
const towns =
  /\b(A|O|T|Aven|Bock|Buck|Dirks|Dreg|Elk|Hawt|Herz|Hirsch|King|Nonnen|Noord|Nord|Schell|Schermer|Wei(ß|ss)en|Wester|Zuid)horn$|(La|Se|[psS])hore$|(Ad|Brig|Eiben|Heid|Ib|Plym|Rad|Witt|Wood)stock$|^(Alt|Glas|Katz|Max|Tanger)hütte|[sye] Pass$|(A|Co)mpass$|^(Cima del Sol|Col San|Mont (Al|Bel|Ver)|Pas de la|Pass Ch|Passo (di [MT]|R)|Pointe (aux|Mi)|Lac (La|du)|Lago (da|Puelo|Vista))|^(Üb|Oev|Schli|Vorderthi)ersee$/

/** What the name shows a place to be; null of all other places. */
export function landmarkKind(name: string): LandmarkKind | null {
  return towns.test(name) ? null : (shapes.find(([shape]) => shape.test(name))?.[1] ?? null)
}
