import type { BulletinArea, BulletinRegion, TextBlock } from './avalanche.ts'

/** SLF writes a text for each region, even where danger and snowpack are the same. */
const regionalTexts = ['weatherReview', 'weather'] as const

/**
 * Areas that say the same become one. Until spring 2026 SLF sent five or six bulletins for all of Switzerland; from
 * winter 2026/27 on it sends one for each of its 150 regions.
 */
export function joinAlike(areas: readonly BulletinArea[]): BulletinArea[] {
  return [...Map.groupBy(areas, contentOf).values()].flatMap(joined)
}

function contentOf({ id: _, regions: __, polygons: ___, texts, ...content }: BulletinArea): string {
  return JSON.stringify([content, { ...texts, weatherReview: null, weather: null }])
}

function joined(alike: readonly BulletinArea[]): BulletinArea[] {
  const [first, ...others] = alike
  if (!first || others.length === 0) return [...alike]
  const texts = { ...first.texts }
  for (const name of regionalTexts) texts[name] = textsByRegion(alike, name)
  return [
    {
      ...first,
      regions: joinRegions(alike.flatMap(({ regions }) => regions)),
      polygons: alike.flatMap(({ polygons }) => polygons),
      texts,
    },
  ]
}

/** Each once, with all of its outlines. */
export function joinRegions(regions: readonly BulletinRegion[]): BulletinRegion[] {
  const known = new Map<string, BulletinRegion>()
  for (const region of regions) {
    const polygons = [...(known.get(region.id)?.polygons ?? []), ...(region.polygons ?? [])]
    known.set(region.id, { ...region, ...(polygons.length > 0 && { polygons }) })
  }
  return [...known.values()]
}

/** One text where all have the same, else each after the names of its regions. */
function textsByRegion(alike: readonly BulletinArea[], name: (typeof regionalTexts)[number]): TextBlock[] {
  const byWords = [...Map.groupBy(alike, ({ texts }) => JSON.stringify(texts[name])).values()]
  if (byWords.length === 1) return alike[0]?.texts[name] ?? []
  return byWords.flatMap((areas): TextBlock[] => {
    const blocks = areas[0]?.texts[name] ?? []
    const names = areas.flatMap(({ regions }) => regions.map((region) => region.name)).join(', ')
    return blocks.length === 0 ? [] : [{ kind: 'regional', regions: names, blocks }]
  })
}
