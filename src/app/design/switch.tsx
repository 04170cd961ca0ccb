import './switch.css'
import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'children'> & {
  label: ReactNode
  checked: boolean
  onChange: (isOn: boolean) => void
}

/** On or off: a checkbox drawn as a switch, so forms and scripts-off pages keep it. */
export function Switch({ label, onChange, ...input }: SwitchProps) {
  return (
    <label className="switch">
      <input {...input} type="checkbox" onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
