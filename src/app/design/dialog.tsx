import './dialog.css'
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Glyph } from './icons/icon.tsx'

type DialogProps = {
  isOpen: boolean
  /** Requested by Escape, the close button or a click outside. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
}

/** The platform's modal dialog: it traps focus, makes the page inert and gives focus back by itself. */
export function Dialog({ isOpen, onClose, title, closeLabel, children, actions }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = element.current
    if (isOpen && !dialog?.open) dialog?.showModal()
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  // One taken out of the page while open would take the focus with it.
  useLayoutEffect(() => () => element.current?.close(), [])

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // The backdrop belongs to the dialog element itself; everything shown lies in its children.
    if (event.target === event.currentTarget) onClose()
  }

  return (
    <dialog
      ref={element}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onMouseDown={closeOnBackdrop}
    >
      {isOpen && (
        <div>
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <Glyph name="close" />
            </IconButton>
          </div>
          <div className="dialog-body">
            {children}
            {actions && <div className="actions cluster">{actions}</div>}
          </div>
        </div>
      )}
    </dialog>
  )
}
