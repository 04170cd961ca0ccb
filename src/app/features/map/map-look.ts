import { rainRamp } from '../../../domain/rain/radar-scale.ts'

export type Rgb = [number, number, number]
/** Colours of the map in the theme of the page, 0 to 1. */
export type MapLook = {
  ramp: Float32Array
  ink: Rgb
  paper: Rgb
  cloud: Rgb
  land: Rgb
  lake: Rgb
  canton: Rgb
  border: Rgb
  neighbour: Rgb
}

/** Read from the page's own colours, so that the map never differs from the legend. */
export function readMapLook(element: Element): MapLook {
  // A variable's own value is the text light-dark(…): which of the two holds is known where it is used.
  const probe = element.appendChild(document.createElement('i'))
  const colour = (name: string): Rgb => {
    probe.style.color = `var(${name})`
    const [r = 128, g = 128, b = 128] =
      getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? []
    return [r / 255, g / 255, b / 255]
  }
  const look = {
    ramp: Float32Array.from(rainRamp.flatMap((_, index) => colour(`--rain-${index}`))),
    ink: colour('--ink'),
    paper: colour('--paper'),
    cloud: colour('--map-cloud'),
    land: colour('--map-land'),
    lake: colour('--map-lake'),
    canton: colour('--map-canton'),
    border: colour('--map-border'),
    neighbour: colour('--map-neighbour'),
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
