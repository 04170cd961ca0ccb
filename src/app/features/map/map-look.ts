import { rainRamp } from '../../../domain/rain/radar-scale.ts'
import type { Theme } from './relief.ts'

export type Rgb = [number, number, number]
export const cssColour = ([r, g, b]: Rgb): string => `rgb(${r * 255} ${g * 255} ${b * 255})`

/** Colours of the rain, 0 to 1. */
export type RainLook = { ramp: Float32Array; ink: Rgb; paper: Rgb; cloud: Rgb; clear: Rgb; rain: Rgb }

const mapVariables = {
  land: '--map-land',
  lake: '--map-lake',
  border: '--map-border',
  label: '--map-label',
  paper: '--paper',
  red: '--red',
  rain: '--rain',
  quiet: '--ink-2',
}
export type MapColour = keyof typeof mapVariables

/** Read from the page's own colours in their theme, so that the map never differs from the legend. */
export function readLook(element: Element): { theme: Theme; rain: RainLook; map: Record<MapColour, string> } {
  // A variable's own value is the text light-dark(…): which of the two holds is known where it is used.
  const probe = element.appendChild(document.createElement('i'))
  const colour = (variable: string): string => {
    probe.style.color = `var(${variable})`
    return getComputedStyle(probe).color
  }
  const rgb = (variable: string): Rgb => {
    const [r = 128, g = 128, b = 128] =
      colour(variable)
        .match(/[\d.]+/g)
        ?.map(Number) ?? []
    return [r / 255, g / 255, b / 255]
  }
  const paper = rgb('--paper')
  const look = {
    theme: paper[0] > 0.5 ? ('light' as const) : ('dark' as const),
    rain: {
      ramp: Float32Array.from(rainRamp.flatMap((_, index) => rgb(`--rain-${index}`))),
      ink: rgb('--ink'),
      paper,
      cloud: rgb('--map-cloud'),
      clear: rgb('--map-clear'),
      rain: rgb('--rain'),
    },
    map: Object.fromEntries(
      Object.entries(mapVariables).map(([name, variable]) => [name, colour(variable)]),
    ) as Record<MapColour, string>,
  }
  probe.remove()
  return look
}

/** Calls back when the visitor or the system changes the theme; returns how to stop. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
