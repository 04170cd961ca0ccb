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
  const style = getComputedStyle(element)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const colour = (name: string): Rgb => {
    if (!pen) return [0.5, 0.5, 0.5]
    pen.fillStyle = style.getPropertyValue(name).trim() || '#888'
    pen.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data
    return [r / 255, g / 255, b / 255]
  }
  return {
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
