import type { WeatherIconName } from '../../../domain/weather/weather-icon.ts'
import { ServerSvg } from '../server-svg.tsx'
import { weatherShapes } from './shapes.ts'
import { symbols } from './sprite.ts'

/** Only what is shown, for small documents of their own. */
export function ShownIcons({ icons }: { icons: readonly WeatherIconName[] }) {
  const shapes = Object.fromEntries([...new Set(icons)].map((name) => [name, weatherShapes[name]]))
  return <ServerSvg className="icon-sprite" aria-hidden="true" markup={symbols(shapes, 'w', 32)} />
}
