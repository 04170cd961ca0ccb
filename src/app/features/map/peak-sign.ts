import type { Map as MapLibre } from 'maplibre-gl'
import { drawnImage, imageRatio } from './drawn-image.ts'
import { cssColour, type RainLook } from './map-look.ts'
import { peakSign } from './map-style.ts'

/** A triangle in the theme's ink. */
export function drawPeakSign(map: MapLibre, { ink, paper }: Pick<RainLook, 'ink' | 'paper'>): void {
  const image = drawnImage(14, 12, (pen) => {
    const shape = new Path2D('M-4 3.5L0 -3.5L4 3.5z')
    pen.lineJoin = 'round'
    pen.lineWidth = 3
    pen.strokeStyle = cssColour(paper)
    pen.stroke(shape)
    pen.fillStyle = cssColour(ink)
    pen.fill(shape)
  })
  if (map.hasImage(peakSign)) map.updateImage(peakSign, image)
  else map.addImage(peakSign, image, { pixelRatio: imageRatio })
}
