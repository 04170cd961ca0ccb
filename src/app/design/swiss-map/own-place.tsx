/** The reader's place. Its name is above the dot, on the side away from the edge. */
export function OwnPlace({ x, y, name }: { x: number; y: number; name: string }) {
  const anchor = x > 850 ? 'end' : x < 150 ? 'start' : 'middle'
  return (
    <g className="swiss-map-place" transform={`translate(${x} ${y})`}>
      <circle r="7" />
      <text y="-15" textAnchor={anchor}>
        {name}
      </text>
    </g>
  )
}
