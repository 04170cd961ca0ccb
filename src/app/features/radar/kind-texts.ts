/** What a picture is, in a word. */
export const kindTexts = {
  measured: 'radar.measured',
  missing: 'radar.missing',
  predicted: 'radar.nowcast',
  forecast: 'radar.forecast',
} as const
