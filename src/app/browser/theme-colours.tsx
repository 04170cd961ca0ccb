import type { Theme } from '../../domain/settings.ts'

const themeColours = [
  ['light', '#ffffff'],
  ['dark', '#0b131a'],
] as const

/** The colour of the browser's own bars. */
export function ThemeColours({ theme }: { theme: Theme }) {
  return themeColours.map(([scheme, colour]) => (
    <meta key={scheme} name="theme-color" media={mediaOf(scheme, theme)} content={colour} />
  ))
}

function mediaOf(scheme: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${scheme})`
  return theme === scheme ? 'all' : 'not all'
}
