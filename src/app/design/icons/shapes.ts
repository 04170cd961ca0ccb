/** Weather pictograms on a 32-unit grid: flat base lines, slanted rain, same-hue outlines. Colours: marks.css. */
export const weatherShapes = {
  sunny:
    '<circle class="icon-sun" cx="16" cy="16" r="6.4"/><path class="icon-ray" d="M25.6 16h3.4M22.8 22.8l2.4 2.4M16 25.6v3.4M9.2 22.8l-2.4 2.4M6.4 16h-3.4M9.2 9.2l-2.4-2.4M16 6.4v-3.4M22.8 9.2l2.4-2.4"/>',
  'clear-night':
    '<path class="icon-moon" transform="translate(0 0) scale(1)" d="M20.4 5.6a10.6 10.6 0 1 0 6.9 14.6A8.6 8.6 0 0 1 20.4 5.6z"/>',
  'partly-cloudy':
    '<circle class="icon-sun" cx="20.6" cy="11.6" r="5.2"/><path class="icon-ray" d="M15.2 6.2l-1.7-1.7M20.6 4v-2.4M26 6.2l1.7-1.7M28.2 11.6h2.4M26 17l1.7 1.7"/><path class="icon-cloud" d="M7 26.6a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 21 26.6z"/>',
  'partly-cloudy-night':
    '<path class="icon-moon" transform="translate(8.6-.4) scale(.62)" d="M20.4 5.6a10.6 10.6 0 1 0 6.9 14.6A8.6 8.6 0 0 1 20.4 5.6z"/><path class="icon-cloud" d="M7 26.6a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 21 26.6z"/>',
  cloudy:
    '<path class="icon-cloud-back" d="M14.6 15.6a4 4 0 0 1 .3-8 5.5 5.5 0 0 1 10.6 1.5A3.9 3.9 0 0 1 25.4 17z"/><path class="icon-cloud" d="M7.6 25.8a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 21.6 25.8z"/>',
  drizzle:
    '<path class="icon-cloud" d="M8.6 20.2a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 20.2z"/><path class="icon-rain" d="M11.6 23.4l-1.2 2.4M17 23.4l-1.2 2.4M22.4 23.4l-1.2 2.4M13.6 27.6l-1.2 2.4M19 27.6l-1.2 2.4"/>',
  rain: '<path class="icon-cloud" d="M8.6 20.2a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 20.2z"/><path class="icon-rain" d="M11.8 23.2l-3 6M17.3 23.2l-3 6M22.8 23.2l-3 6"/>',
  'heavy-rain':
    '<path class="icon-cloud-dark" d="M8.6 20.2a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 20.2z"/><path class="icon-rain" d="M9.6 23l-3.7 7.4M13.8 23l-3.7 7.4M18 23l-3.7 7.4M22.2 23l-3.7 7.4M26.4 23l-2.5 5"/>',
  thunderstorm:
    '<path class="icon-cloud-dark" d="M8.6 20.2a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 20.2z"/><path class="icon-rain" d="M9.8 23.2l-3 6M24.6 23.2l-3 6"/><path class="icon-bolt" d="M17.8 17.6l-5 7.2h3.6l-1.6 5.4 5.6-7.6h-3.7l2.7-5z"/>',
  snow: '<path class="icon-cloud" d="M8.6 20.2a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 20.2z"/><path class="icon-snow" d="M9.1 25h3.8M10.1 23.4l1.9 3.3M11.9 23.4l-1.9 3.3M19.5 25h3.8M20.4 23.4l1.9 3.3M22.4 23.4l-1.9 3.3M14.3 28.4h3.8M15.2 26.8l1.9 3.3M17.1 26.8l-1.9 3.3"/>',
  sleet:
    '<path class="icon-cloud" d="M8.6 20.2a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 20.2z"/><path class="icon-rain" d="M12 23.2l-2.5 5M22.8 23.2l-2.5 5"/><path class="icon-snow" d="M14.7 27h3.8M15.7 25.4l1.9 3.3M17.6 25.4l-1.9 3.3"/>',
  fog: '<path class="icon-cloud" d="M8.6 18.2a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 18.2z"/><path class="icon-line" d="M6 22.4h20M9 26.2h17M6 30h12"/>',
  windy:
    '<path class="icon-line" d="M4 12h14.2a3.6 3.6 0 1 0-3.4-4.8M4 17h20a4 4 0 1 1-3.8 5.2M4 22h9.4a3 3 0 1 1-2.8 4"/>',
  'sun-drop':
    '<g transform="translate(-1.2 1.2)"><circle class="icon-sun" cx="20.4" cy="11.2" r="6"/><path class="icon-ray" d="M14.3 5.1l-1.8-1.8M20.4 2.6v-2.6M26.5 5.1l1.8-1.8M29 11.2h2.6M26.5 17.3l1.8 1.8M20.4 19.8v2.6"/></g><path class="icon-cloud" d="M6.3 22.6a3.4 3.4 0 0 1-.3-6.7 4.7 4.7 0 0 1 9-1.2A4 4 0 0 1 15.5 22.6z"/><path class="icon-drop" d="M11.2 23.8c1.7 2.2 2.6 3.5 2.6 4.9a2.6 2.6 0 0 1-5.2 0c0-1.4 .9-2.6 2.6-4.9z"/>',
  'sun-rain':
    '<g transform="translate(-.4 1.2)"><circle class="icon-sun" cx="21.4" cy="9.4" r="5"/><path class="icon-ray" d="M16.2 4.2l-1.5-1.5M21.4 2.1v-2.2M26.6 4.2l1.5-1.5M28.7 9.4h2.2M26.6 14.6l1.5 1.5"/></g><path class="icon-cloud" d="M7.6 21.6a4.4 4.4 0 0 1-.4-8.8 6.1 6.1 0 0 1 11.7-1.6A5.2 5.2 0 0 1 19.6 21.6z"/><path class="icon-rain" d="M10 24l-2.8 5.6M15 24l-2.8 5.6M20 24l-2.8 5.6"/>',
  'sun-bolt':
    '<g transform="translate(-.4 1.2)"><circle class="icon-sun" cx="21.4" cy="9.4" r="5"/><path class="icon-ray" d="M16.2 4.2l-1.5-1.5M21.4 2.1v-2.2M26.6 4.2l1.5-1.5M28.7 9.4h2.2M26.6 14.6l1.5 1.5"/></g><path class="icon-cloud-dark" d="M7.6 21.2a4.4 4.4 0 0 1-.4-8.8 6.1 6.1 0 0 1 11.7-1.6A5.2 5.2 0 0 1 19.6 21.2z"/><path class="icon-rain" d="M8.2 23.4l-2.8 5.6M22 23.4l-2.8 5.6"/><path class="icon-bolt" transform="translate(-1.8 0)" d="M17.8 17.6l-5 7.2h3.6l-1.6 5.4 5.6-7.6h-3.7l2.7-5z"/>',
  'sun-snow':
    '<g transform="translate(-.4 1.2)"><circle class="icon-sun" cx="21.4" cy="9.4" r="5"/><path class="icon-ray" d="M16.2 4.2l-1.5-1.5M21.4 2.1v-2.2M26.6 4.2l1.5-1.5M28.7 9.4h2.2M26.6 14.6l1.5 1.5"/></g><path class="icon-cloud" d="M7.6 21.6a4.4 4.4 0 0 1-.4-8.8 6.1 6.1 0 0 1 11.7-1.6A5.2 5.2 0 0 1 19.6 21.6z"/><path class="icon-snow" d="M7.7 25.4h3.8M8.7 23.8l1.9 3.3M10.6 23.8l-1.9 3.3M16.7 25.4h3.8M17.6 23.8l1.9 3.3M19.6 23.8l-1.9 3.3M12.2 28.8h3.8M13.2 27.1l1.9 3.3M15.1 27.1l-1.9 3.3"/>',
  'fog-sun':
    '<path class="icon-sun" d="M9.2 17.2a6.8 6.8 0 0 1 13.6 0z"/><path class="icon-ray" d="M6.7 14.2l-2.9-1M10.2 9.3l-1.7-2.5M16 7.4v-3M21.8 9.3l1.7-2.5M25.3 14.2l2.9-1"/><path class="icon-line" d="M5 21.4h22M8 25.4h18M6 29.4h14"/>',
  overcast:
    '<path class="icon-cloud-dark" d="M14.2 18.7a4.3 4.3 0 0 1-.4-8.6 6 6 0 0 1 11.4-1.6A5.1 5.1 0 0 1 26 18.7z"/><path class="icon-cloud-back" d="M6.5 26.8a4.8 4.8 0 0 1-.5-9.6 6.7 6.7 0 0 1 12.8-1.8A5.7 5.7 0 0 1 19.6 26.8z"/>',
  'heavy-snow':
    '<path class="icon-cloud-dark" d="M8.6 19a5.1 5.1 0 0 1-.5-10.2 7.1 7.1 0 0 1 13.6-1.9A6 6 0 0 1 22.6 19z"/><path class="icon-snow" d="M6.1 23h4.6M7.2 21l2.3 4M9.6 21l-2.3 4M13.7 23h4.6M14.8 21l2.3 4M17.1 21l-2.3 4M21.3 23h4.6M22.4 21l2.3 4M24.8 21l-2.3 4M9.9 28.4h4.6M11.1 26.4l2.3 4M13.3 26.4l-2.3 4M17.5 28.4h4.6M18.6 26.4l2.3 4M20.9 26.4l-2.3 4"/>',
  hot: '<circle class="icon-sun" cx="11.8" cy="14.6" r="5.2"/><path class="icon-ray" d="M17.2 20l1.8 1.8M11.8 22.2v2.6M6.4 20l-1.8 1.8M4.2 14.6h-2.6M6.4 9.2l-1.8-1.8M11.8 7v-2.6M17.2 9.2l1.8-1.8"/><path class="icon-tube" d="M22 19.2V6.6a2.6 2.6 0 0 1 5.2 0v12.6a5 5 0 1 1-5.2 0z"/><circle class="icon-hot" cx="24.6" cy="23.6" r="2.7"/><path class="icon-hot-line" d="M24.6 23.6V9"/>',
  cold: '<path class="icon-frost" d="M10.6 6.5v18M2.8 11l15.6 9M18.4 11l-15.6 9M8.2 8l2.4 2.2L13 8M8.2 23l2.4-2.2L13 23M3 14.2l3.1-.9-.8-3.2M18.2 16.8l-3.1.9.8 3.2M3 16.8l3.1.9-.8 3.2M18.2 14.2l-3.1-.9.8-3.2"/><path class="icon-tube" d="M22.4 19.2V6.6a2.6 2.6 0 0 1 5.2 0v12.6a5 5 0 1 1-5.2 0z"/><circle class="icon-cool" cx="25" cy="23.6" r="2.7"/><path class="icon-cool-line" d="M25 23.6V18.6"/>',
} as const

/** Interface glyphs on a 24-unit grid, 1.75 stroke, currentColor. Every document carries them. */
export const glyphShapes = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>',
  pin: '<path d="M12 21.5s-7-6.7-7-11.6a7 7 0 0 1 14 0c0 4.9-7 11.6-7 11.6z"/><circle cx="12" cy="9.9" r="2.4"/>',
  'chevron-down': '<path d="M6 9.5 12 15.5 18 9.5"/>',
  'chevron-right': '<path d="M9.5 6 15.5 12 9.5 18"/>',
  arrow: '<path d="M4 12h16M14 6l6 6-6 6"/>',
  close: '<path d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
  menu: '<path d="M3 7h18M3 12h18M3 17h18"/>',
  today: '<path d="M2.5 18.5h19M6 18.5a6 6 0 0 1 12 0M12 9V5M5.2 11.7 2.9 9.4M18.8 11.7l2.3-2.3M7 22h10"/>',
  radar: '<circle cx="12" cy="12" r="9.3"/><circle cx="12" cy="12" r="4.6"/><path d="m12 12 6.6-6.6"/>',
  alerts: '<path d="M12 3 22 20.5H2z"/><path d="M12 9.5V15M12 17.3v.5"/>',
  mountains: '<path d="M1.5 20l7-11 3.2 4.4L15.5 5l7 15zM15.5 5l-1.4 6 2.4 3.2"/>',
  check: '<path d="M4 12.5l5.5 5.5L20 7"/>',
  up: '<path d="M12 20V5M6 11l6-6 6 6"/>',
  down: '<path d="M12 4v15M6 13l6 6 6-6"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9z"/>',
  sunrise: '<path d="M3 19h18M6.5 15.5a5.5 5.5 0 0 1 11 0M12 9V3M9 6l3-3 3 3"/>',
  sunset: '<path d="M3 19h18M6.5 15.5a5.5 5.5 0 0 1 11 0M12 3v6M9 6l3 3 3-3"/>',
  uv: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7v.5"/>',
  wind: '<path d="M3 9h11a2.7 2.7 0 1 0-2.6-3.5M3 13h15.5a3 3 0 1 1-2.8 4M3 17h7"/>',
  rain: '<path d="M8 4 5 10M14 4l-3 6M20 4l-3 6M7 14l-3 6M13 14l-3 6M19 14l-3 6"/>',
} as const
