/** Image pixels to a CSS pixel: as many as the map has at most. */
export const imageRatio = 2

/** A sign for the map; `draw` counts in CSS pixels from the middle. */
export function drawnImage(
  width: number,
  height: number,
  draw: (pen: OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const [w, h] = [Math.ceil(width) * imageRatio, Math.ceil(height) * imageRatio]
  const pen = new OffscreenCanvas(w, h).getContext('2d')
  if (!pen) return new ImageData(w, h)
  pen.translate(w / 2, h / 2)
  pen.scale(imageRatio, imageRatio)
  draw(pen)
  return pen.getImageData(0, 0, w, h)
}
