import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { IconButton } from './button.tsx'
import { Glyph } from './icons/icon.tsx'
import { useToastTimer } from './use-toast-timer.ts'

export type ToastContent = {
  title: ReactNode
  description?: ReactNode
  /** "destructive": something failed. It interrupts a screen reader; the other waits its turn. */
  variant?: 'default' | 'destructive'
  /** What can be done about it, while it is shown: "Undo". */
  action?: { label: string; onPress: () => void }
}

type ShownToast = ToastContent & { id: number }
type ShowToast = (toast: ToastContent) => void

const ToastContext = createContext<ShowToast | null>(null)

/** A function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

/** More would cover the page; the oldest makes room. */
const mostAtOnce = 3

type ToastProviderProps = {
  /** Name of the region: "Notifications". */
  label: string
  closeLabel: string
  children: ReactNode
}

export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([])
  const lastId = useRef(0)
  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((shown) => [...shown, { ...toast, id }].slice(-mostAtOnce))
  }, [])
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])
  const read = { toasts, closeLabel, onDismiss: dismiss }
  return (
    <ToastContext value={show}>
      {children}
      <section className="toasts" aria-label={label}>
        {/* What failed stands first. */}
        <ReadToasts role="alert" {...read} />
        <ReadToasts role="status" {...read} />
      </section>
    </ToastContext>
  )
}

type ReadToastsProps = {
  toasts: readonly ShownToast[]
  closeLabel: string
  onDismiss: (id: number) => void
}

/**
 * Always in the page: not every screen reader announces a region that arrives together with its text. Not atomic, which
 * these roles would be: a further toast would have those beside it read once more.
 */
function ReadToasts({ role, toasts, ...rest }: ReadToastsProps & { role: 'status' | 'alert' }) {
  const own = toasts.filter(({ variant }) => (variant === 'destructive' ? 'alert' : 'status') === role)
  return (
    <div role={role} aria-atomic={false}>
      {own.map((toast) => (
        <Toast key={toast.id} toast={toast} {...rest} />
      ))}
    </div>
  )
}

type ToastProps = { toast: ShownToast; closeLabel: string; onDismiss: (id: number) => void }

function Toast({ toast, closeLabel, onDismiss }: ToastProps) {
  const isDestructive = toast.variant === 'destructive'
  const timer = useToastTimer(() => onDismiss(toast.id))
  return (
    <div className={isDestructive ? 'toast toast-destructive' : 'toast'} {...timer}>
      <Glyph name={isDestructive ? 'severity-4' : 'check'} size={24} />
      <div>
        <strong>{toast.title}</strong>
        {toast.description}
        {toast.action && (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              toast.action?.onPress()
              onDismiss(toast.id)
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton label={closeLabel} onClick={() => onDismiss(toast.id)}>
        <Glyph name="close" size={18} />
      </IconButton>
    </div>
  )
}
