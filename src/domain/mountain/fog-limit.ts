/** What the sky is like at a height. "grey": overcast and dry, which under a lid is low stratus. */
export type SkyAtHeight = {
  heightM: number
  sky: 'fog' | 'grey' | 'clear' | 'other'
  temperatureC: number | null
}

/** Grey below, clear above: the upper limit lies between two points. */
export type FogLimit = {
  kind: 'fog' | 'stratus'
  /** The highest point still in it, and the lowest above it. */
  lowM: number
  highM: number
  /** Between the two, to a hundred metres; null where they are too far apart to say. */
  aboutM: number | null
  confidence: 'likely' | 'possible'
}

/** With the two points farther apart than this no single height is named. */
const widestForOneM = 500
/** One point in four may disagree: a hole in the fog, a cloud on a peak. */
const leastAgreement = 0.75
const likelyAgreement = 0.9
/** Points this close in height say the same, or that it is not the height that matters: cloud in one valley alone. */
const bandM = 100
/** Swiss low stratus reaches 600 to 1200 m, with bise up to 1800 m; grey above that is another cloud. */
const highestLimitM = 2000

type Split = { below: SkyAtHeight[]; above: SkyAtHeight[]; agreement: number }

/**
 * The height that best parts grey points below from clear ones above. "Likely" needs several heights that agree, close
 * together around the limit, and air that does not cool across it: without a lid there is no sea of fog.
 */
export function fogLimitOf(points: readonly SkyAtHeight[]): FogLimit | null {
  const upwards = byBands(points)
  const best = bestSplit(upwards)
  if (best === null) return null
  const grey = best.below.filter(isGrey)
  const clear = best.above.filter(({ sky }) => sky === 'clear')
  const low = grey.at(-1)
  const high = clear[0]
  if (!low || !high || low.heightM > highestLimitM || high.heightM <= low.heightM) return null
  const foggy = grey.filter(({ sky }) => sky === 'fog').length
  const hasLid =
    low.temperatureC !== null && high.temperatureC !== null && high.temperatureC >= low.temperatureC
  // Overcast below and sun above may as well be a bank of cloud along the slopes.
  if (foggy === 0 && !hasLid) return null
  const isNarrow = high.heightM - low.heightM <= widestForOneM
  const isLikely =
    isNarrow && hasLid && grey.length >= 2 && clear.length >= 2 && best.agreement >= likelyAgreement
  return {
    kind: foggy * 2 >= grey.length ? 'fog' : 'stratus',
    lowM: low.heightM,
    highM: high.heightM,
    aboutM: isNarrow ? Math.round((low.heightM + high.heightM) / 200) * 100 : null,
    confidence: isLikely ? 'likely' : 'possible',
  }
}

const isGrey = ({ sky }: SkyAtHeight) => sky === 'fog' || sky === 'grey'

/** From the lowest up; one value of each kind for points of one height. */
function byBands(points: readonly SkyAtHeight[]): SkyAtHeight[] {
  const upwards = points.toSorted((a, b) => a.heightM - b.heightM)
  return [...Map.groupBy(upwards, ({ heightM }) => Math.floor(heightM / bandM)).values()].flatMap((band) => {
    const { clear = [], fog = [], grey = [] } = Object.groupBy(band, ({ sky }) => sky)
    const isAgreed = (some: readonly SkyAtHeight[]) => some.length >= leastAgreement * band.length
    if (isAgreed(clear)) return clear.slice(0, 1)
    if (isAgreed([...fog, ...grey])) return (fog.length >= grey.length ? fog : grey).slice(-1)
    return band.slice(0, 1).map((point) => ({ ...point, sky: 'other' as const }))
  })
}

function bestSplit(upwards: readonly SkyAtHeight[]): Split | null {
  let best: Split | null = null
  for (let index = 1; index < upwards.length; index++) {
    const [below, above] = [upwards.slice(0, index), upwards.slice(index)]
    const agreeing = below.filter(isGrey).length + above.filter(({ sky }) => sky === 'clear').length
    const agreement = agreeing / upwards.length
    if (agreement >= leastAgreement && agreement > (best?.agreement ?? 0)) best = { below, above, agreement }
  }
  return best
}
