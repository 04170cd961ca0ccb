/**
 * Glyphs of warnings, maps and states, drawn inline: most pages show none of them. The grid is that of the
 * other glyphs. Severity: circle, triangle, diamond, octagon.
 */
export const rareGlyphShapes = {
  star: '<path d="m12 2.8 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.6l6.5-.9z"/>',
  'star-full':
    '<path d="m12 2.8 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.6l6.5-.9z" fill="currentColor"/>',
  bell: '<path d="M5 17.5h14c-1.4-1.6-2-3.2-2-7.5a5 5 0 0 0-10 0c0 4.3-.6 5.9-2 7.5z"/><path d="M10 20.5a2.2 2.2 0 0 0 4 0M12 2.5V5"/>',
  'bell-full':
    '<path d="M5 17.5h14c-1.4-1.6-2-3.2-2-7.5a5 5 0 0 0-10 0c0 4.3-.6 5.9-2 7.5z" fill="currentColor"/><path d="M10 20.5a2.2 2.2 0 0 0 4 0M12 2.5V5"/>',
  locate:
    '<circle cx="12" cy="12" r="6.5"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4"/><circle cx="12" cy="12" r="1.5" fill="currentColor" stroke="none"/>',
  eye: '<path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="2.8"/>',
  back: '<path d="M20 12H4M10 6l-6 6 6 6"/>',
  play: '<path d="M7 4.5v15L19.5 12z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  key: '<circle cx="8" cy="15" r="4.5"/><path d="M11.3 11.7 20 3M16 7l3 3"/>',
  share: '<path d="M12 15V3M8 7l4-4 4 4M8 11H5v9h14v-9h-3"/>',
  external: '<path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6"/>',
  bolt: '<path d="M13 2 5 13.5h5.5L9 22l9-12h-6z"/>',
  snow: '<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17"/>',
  fog: '<path d="M3 7h18M5 12h16M3 17h13"/>',
  layers: '<path d="M12 3 2.5 8.5 12 14l9.5-5.5zM3.5 13 12 18l8.5-5"/>',
  'severity-1': '<circle cx="12" cy="12" r="9.2"/><path d="M12 11v6M12 7v.6"/>',
  'severity-2': '<path d="M12 3 22 20.5H2z"/><path d="M12 9.5v5.5M12 17.3v.5"/>',
  'severity-3': '<path d="M12 1.8 22.2 12 12 22.2 1.8 12z"/><path d="M12 7v6M12 16v.5"/>',
  'severity-4':
    '<path d="M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9z"/><path d="M9.5 7v6M9.5 16v.5M14.5 7v6M14.5 16v.5"/>',
  heat: '<path d="M8 14V5.5a2.5 2.5 0 0 1 5 0V14a4.5 4.5 0 1 1-5 0zM10.5 9v8M16 7h6M19 4v6"/>',
  cold: '<path d="M8 14V5.5a2.5 2.5 0 0 1 5 0V14a4.5 4.5 0 1 1-5 0zM10.5 15v2M16 7h6"/>',
  fire: '<path d="M12.5 2c.4 4.2 5.5 6.4 5.5 12a6 6 0 0 1-12 0c0-2.8 1.5-4.6 2.7-6.2.3 1.7 1.1 2.7 2.1 3C10.4 8 10.5 4.8 12.5 2z"/>',
  drought:
    '<path d="M2 13.5h20M2 20.5h20M7 13.5l1.5 3.5-2 3.5M16 13.5l-2 3 2.5 4M8.500 17l6-.5"/><circle cx="12" cy="6" r="3"/>',
  avalanche:
    '<path d="M2.5 5.5 21 20.5H2.5z"/><circle cx="13" cy="7" r="2.2"/><circle cx="19" cy="11.5" r="1.6"/>',
  flood:
    '<path d="M5 12.5V9l7-5.5L19 9v3.5M2.5 16.5c2.4 0 2.4 1.2 4.75 1.2S9.6 16.5 12 16.5s2.4 1.2 4.75 1.2 2.4-1.2 4.75-1.2M2.5 20.5c2.4 0 2.4 1.2 4.75 1.2S9.6 20.5 12 20.5s2.4 1.2 4.75 1.2 2.4-1.2 4.75-1.2"/>',
  wave: '<path d="M2 14.5C6.5 14.5 6 5 14 5c4 0 6.5 2.8 6.5 5.5-2.3-1.7-6-.8-6 1.8 0 1.5 1.3 2.2 3 2.2H22M2 19h20"/>',
  unread: '<path d="M12 1.8 22.2 12 12 22.2 1.8 12zM4 4l16 16"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12l4 2.5"/>',
  offline:
    '<path d="M3 3l18 18M4.5 11.5a11 11 0 0 1 4.5-2.7M14 8.6a11 11 0 0 1 5.5 2.9M8.5 15.5a5.5 5.5 0 0 1 7 0M12 19.5v.3"/>',
} as const
