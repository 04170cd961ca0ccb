import './slider.css'
import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: ReactNode
  value: number
  min: number
  max: number
  step: number
  /** The value in words, shown and read aloud: "80 %". */
  valueText: string
  /** Until something answers. */
  isDisabled: boolean
  onChange: (value: number) => void
}

export function Slider({ label, value, min, max, step, valueText, isDisabled, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {valueText}
      </output>
      <input
        id={id}
        type="range"
        // Firefox would bring back the value from before a reload, without an event.
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ '--fill': `${(((value - min) / (max - min)) * 100).toFixed(1)}%` }}
      />
    </div>
  )
}
