type OwnPlaceProps = {
  x: number
  y: number
  name: string
  /** Around a sign that lies on the place, instead of a dot upon it. */
  isRing?: boolean
  isNameBelow?: boolean
}

/** The reader's place. Its name is above or below, on the side away from the edge. */
export function OwnPlace({ x, y, name, isRing = false, isNameBelow = false }: OwnPlaceProps) {
  const gap = isRing ? 18 : 0
  const anchor = x > 850 ? 'end' : x < 150 ? 'start' : 'middle'
  return (
    <g className="swiss-map-place" transform={`translate(${x} ${y})`}>
      <circle r={isRing ? 25 : 7} className={isRing ? 'is-ring' : undefined} />
      <text
        y={isNameBelow ? 28 + gap : -15 - gap}
        textAnchor={anchor}
        className={isNameBelow ? 'swiss-map-name is-below' : 'swiss-map-name'}
      >
        {name}
      </text>
    </g>
  )
}
