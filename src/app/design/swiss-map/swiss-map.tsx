import type { ReactNode } from 'react'
import { swissMapSize } from './projection.ts'

/** Written by scripts/build-outline.ts. */
const drawing = '/swiss-map.svg'

type SwissMapProps = { label: string; children?: ReactNode; above: ReactNode }

/**
 * Switzerland with cantons and lakes. `children` lie over the land and under lakes and lines; `above` over everything,
 * for the eyes only. Place both with projectSwiss.
 */
export function SwissMap({ label, children, above }: SwissMapProps) {
  return (
    <svg
      className="swiss-map"
      viewBox={`0 0 ${swissMapSize.width} ${swissMapSize.height}`}
      aria-label={label}
    >
      <g className="swiss-map-land">
        <use href={`${drawing}#country`} />
      </g>
      {children}
      <g className="swiss-map-lines">
        <use href={`${drawing}#lakes`} className="swiss-map-lakes" />
        <use href={`${drawing}#cantons`} className="swiss-map-cantons" />
        <use href={`${drawing}#country`} className="swiss-map-border" />
      </g>
      <svg aria-hidden="true" overflow="visible">
        {above}
      </svg>
    </svg>
  )
}
