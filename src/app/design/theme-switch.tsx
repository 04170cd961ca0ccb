import { SegmentedControl } from './segmented-control.tsx'

/** "system" follows the device: the document then carries no data-theme. */
export type Theme = 'system' | 'light' | 'dark'

type ThemeSwitchProps = {
  legend: string
  labels: Record<Theme, string>
  value: Theme
  onChange: (theme: Theme) => void
}

export function ThemeSwitch({ legend, labels, value, onChange }: ThemeSwitchProps) {
  return (
    <SegmentedControl
      legend={legend}
      value={value}
      onChange={onChange}
      segments={[
        { value: 'system', label: labels.system, glyph: 'contrast' },
        { value: 'light', label: labels.light, glyph: 'uv' },
        { value: 'dark', label: labels.dark, glyph: 'moon' },
      ]}
    />
  )
}
