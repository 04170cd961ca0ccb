import { ServerSvg } from '../server-svg.tsx'
import { rareGlyphShapes } from './rare-shapes.ts'
import type { glyphShapes, weatherShapes } from './shapes.ts'

type WeatherShape = keyof typeof weatherShapes
export type GlyphName = keyof typeof glyphShapes | keyof typeof rareGlyphShapes

type WeatherIconProps = { name: WeatherShape; size?: number; label?: string }

/** A weather pictogram. With a label it is an image of that name, without one it only accompanies text. */
export function WeatherIcon({ name, size = 32, label }: WeatherIconProps) {
  const use = <use href={`#w-${name}`} />
  return label ? (
    <svg className="weather-icon" width={size} height={size} role="img" aria-label={label}>
      {use}
    </svg>
  ) : (
    <svg className="weather-icon" width={size} height={size} aria-hidden="true">
      {use}
    </svg>
  )
}

type GlyphProps = { name: GlyphName; size?: number; className?: string }

/** An interface glyph: always next to or inside something that carries its name, and growing with its text. */
export function Glyph({ name, size = 20, className = '' }: GlyphProps) {
  const side = `${size / 16}rem`
  const common = { className: className ? `glyph ${className}` : 'glyph', width: side, height: side }
  return name in rareGlyphShapes ? (
    <ServerSvg
      {...common}
      aria-hidden="true"
      viewBox="0 0 24 24"
      markup={rareGlyphShapes[name as keyof typeof rareGlyphShapes]}
    />
  ) : (
    <svg {...common} aria-hidden="true">
      <use href={`#u-${name}`} />
    </svg>
  )
}
