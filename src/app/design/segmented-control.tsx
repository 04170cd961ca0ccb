import { type ReactNode, useId } from 'react'

export type Segment<Value extends string> = { value: Value; label: ReactNode }

type SegmentedControlProps<Value extends string> = {
  legend: ReactNode
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Form field name; one is made up where no form needs it. */
  name?: string
}

/** One of a few: a radio group drawn as adjoining boxes. Arrow keys, forms and screen readers come from the platform. */
export function SegmentedControl<Value extends string>({
  legend,
  segments,
  value,
  onChange,
  name,
}: SegmentedControlProps<Value>) {
  const fallbackName = useId()
  return (
    <fieldset className="segmented-control">
      <legend>{legend}</legend>
      <div className="segments">
        {segments.map((segment) => (
          <label key={segment.value}>
            <input
              className="visually-hidden"
              type="radio"
              name={name ?? fallbackName}
              // Firefox would bring back what was chosen before a reload, without an event.
              autoComplete="off"
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
