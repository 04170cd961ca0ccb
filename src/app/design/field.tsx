import './field.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Glyph } from './icons/icon.tsx'

export function TextInput({ className = '', ...props }: ComponentProps<'input'>) {
  return <input className={`text-input ${className}`} {...props} />
}

/** Announced as soon as there is one. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error" role="alert" hidden={!children}>
      {children && (
        <>
          <Glyph name="severity-4" size={18} /> {children}
        </>
      )}
    </p>
  )
}

type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  hint: ReactNode
  /** While set, the field is invalid and the message is announced. */
  error?: ReactNode
  /** In one row with the input, such as its submit button. */
  action?: ReactNode
}

export function TextField({ label, hint, error, action, ...input }: TextFieldProps) {
  const fallbackId = useId()
  const id = input.id ?? fallbackId
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={action ? 'field-row' : undefined}>
        <TextInput
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        {action}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
    </div>
  )
}
