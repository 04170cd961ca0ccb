import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from './icons/icon.tsx'

/** A row of large figures: two columns, four from 960 px. Children are Tile. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className="tiles">{children}</dl>
}

type TileProps = {
  label: ReactNode
  value: ReactNode
  unit?: ReactNode
  /** One line beneath, such as "Dew point 15°". */
  note?: ReactNode
}

export function Tile({ label, value, unit, note }: TileProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit && <small>{unit}</small>}
      </dd>
      {note && <dd className="tile-note">{note}</dd>}
    </div>
  )
}

/** A line of small facts under the tiles. Children are Fact. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>
}

export function Fact({ glyph, label, value }: { glyph?: GlyphName; label: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt>
        {glyph && <Glyph name={glyph} />}
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
