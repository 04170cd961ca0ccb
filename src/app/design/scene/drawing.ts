import { massif } from './massif.ts'
import { isOvercast, type SceneView } from './scene-view.ts'

const path = (className: string, d: string, dy = 0) =>
  `<path class="scene-${className}" d="${d}"${dy ? ` transform="translate(0 ${dy})"` : ''}/>`

function largeCloud(x: number, y: number, scale: number, className = '') {
  const group = className && ` class="${className}"`
  return `<g${group} transform="translate(${x} ${y}) scale(${scale}) translate(-1440 -320)">${path('cloud', massif.largeCloud)}${path('cloud-shade', massif.largeCloudShade)}</g>`
}

function smallCloud(x: number, y: number, scale: number) {
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-1440 -330)">${path('cloud', massif.smallCloud)}${path('cloud-shade', massif.smallCloudShade)}</g>`
}

const drops = (length: number, ...points: [x: number, y: number][]) =>
  path('drop', points.map(([x, y]) => `M${x} ${y}l${-length * 0.45} ${length}`).join(''))

const flakes = (...points: [x: number, y: number][]) =>
  path(
    'drop',
    points
      .map(([x, y]) => `M${x - 9} ${y}h18M${x - 4.5} ${y - 7.8}l9 15.7M${x + 4.5} ${y - 7.8}l-9 15.7`)
      .join(''),
  )

function disc({ light }: SceneView, x: number, y: number, radius: number) {
  return light === 'night'
    ? `<path class="scene-moon" transform="translate(${x} ${y}) scale(${(radius / 58).toFixed(2)})" d="M14-58a60 60 0 1 0 46 70A50 50 0 0 1 14-58z"/>`
    : `<circle class="scene-sun" cx="${x}" cy="${y}" r="${radius}"/>`
}

/** The large condition icon, cut like the massif; its origin is its centre, it is about 190 units wide. */
function icon(view: SceneView): string {
  switch (view.sky) {
    case 'sunny':
      return disc(view, 0, 0, 60)
    case 'partly-cloudy':
      return disc(view, -26, -26, 54) + largeCloud(26, 34, 0.52)
    case 'cloudy':
      return largeCloud(44, -30, 0.4, 'scene-cloud-behind') + largeCloud(-8, 18, 0.54)
    case 'drizzle':
      return (
        largeCloud(0, -14, 0.5) +
        drops(9, [-52, 30], [-14, 30], [24, 30], [62, 30], [-38, 54], [0, 54], [38, 54])
      )
    case 'rain':
      return largeCloud(0, -20, 0.5) + drops(22, [-46, 24], [-4, 24], [38, 24], [-20, 56], [22, 56])
    case 'heavy-rain':
      return (
        largeCloud(0, -24, 0.52) +
        drops(30, [-58, 20], [-26, 20], [6, 20], [38, 20], [70, 20], [-46, 60], [-14, 60], [18, 60], [50, 60])
      )
    case 'thunderstorm':
      return (
        largeCloud(0, -24, 0.52) +
        drops(24, [-54, 20], [62, 20], [-36, 54]) +
        path('bolt', 'M22-6l-40 58h28L-6 96l52-66H16L40-6z')
      )
    case 'snow':
      return largeCloud(0, -20, 0.5) + flakes([-50, 34], [0, 34], [50, 34], [-26, 64], [24, 64])
  }
}

function iconAt(view: SceneView): string {
  if (view.variant && view.variant !== 'weather') return ''
  const at = view.sky === 'sunny' ? '1376 116' : '1420 138'
  return `<g class="scene-icon" transform="translate(${at})">${icon(view)}</g>`
}

const starPlaces =
  '1800 60 1850 118 1910 40 1986 96 2010 150 2080 60 2150 120 2230 44 2300 130 2420 70 2560 140 2700 60 2790 170 700 60 610 150 520 60 420 200 300 80 150 150 1560 30 1600 96'
const stars = path('star', starPlaces.replace(/(\d{1,4} \d{1,4}) ?/g, 'M$1h.01'))

function snow({ sky, season }: SceneView) {
  if (sky === 'snow' || season === 'winter') return massif.snowWinter
  return season === 'mid' ? massif.snowMid : massif.snowSummer
}

/** The inside of the hero's svg, back to front. Colours come from skies.css, so one drawing serves every palette. */
export function drawing(view: SceneView): string {
  const { sky, light } = view
  const overcast = isOvercast(sky)
  const high = sky === 'cloudy' || sky === 'snow'
  const litFromLeft = view.sunSide === 'left'
  return [
    '<clipPath id="scene-outline"><use href="#scene-rock"/></clipPath>',
    light === 'night' && !overcast ? stars : '',
    sky === 'sunny' ? iconAt(view) : '',
    overcast ? path('deck-1', massif.deckBack, high || sky === 'drizzle' ? -58 : 0) : '',
    path('far', massif.farRidge),
    `<path id="scene-rock" class="scene-rock" d="${massif.rock}"/>`,
    `<g clip-path="url(#scene-outline)">${path('snow', snow(view))}</g>`,
    path('shade', litFromLeft ? massif.shadeLitFromLeft : massif.shadeLitFromRight),
    // Under clouds light comes from everywhere.
    overcast
      ? ''
      : path('deep-shade', litFromLeft ? massif.deepShadeLitFromLeft : massif.deepShadeLitFromRight),
    overcast ? path('mist', massif.mist, sky === 'heavy-rain' ? -30 : 0) : '',
    overcast
      ? path('deck-2', massif.deckMiddle, high ? -34 : 0) +
        path('deck-3', massif.deckFront) +
        path('deck-3', 'M0-4000h2880V3H0z')
      : '',
    sky === 'partly-cloudy'
      ? smallCloud(2092, 322, 1.05) + smallCloud(2440, 210, 0.8) + smallCloud(520, 250, 0.7)
      : '',
    sky === 'sunny' ? '' : iconAt(view),
  ].join('')
}
