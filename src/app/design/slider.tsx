import './slider.css'
import { type ReactNode, useId } from 'react'
import { useEarlyValue } from './use-early-value.ts'

type SliderProps = {
  label: ReactNode
  value: number
  min: number
  max: number
  step: number
  /** The value in words, shown and read aloud: "80 %". */
  valueText: string
  onChange: (value: number) => void
}

export function Slider({ label, value, min, max, step, valueText, onChange }: SliderProps) {
  const id = useId()
  const input = useEarlyValue<HTMLInputElement>(({ valueAsNumber }) => {
    if (valueAsNumber !== value) onChange(valueAsNumber)
  })
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {valueText}
      </output>
      <input
        ref={input}
        id={id}
        type="range"
        // Firefox would bring back the value from before a reload, without an event.
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        style={{ '--fill': `${(((value - min) / (max - min)) * 100).toFixed(1)}%` }}
      />
    </div>
  )
}
