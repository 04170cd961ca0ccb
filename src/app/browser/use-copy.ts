import { type ToastContent, useToast } from '../design/toast.tsx'

type Message = { title: string; description?: string }

/** Copies a text and says so; where the browser refuses, `failed` may show the text for copying by hand. */
export const copyWith =
  (showToast: (toast: ToastContent) => void) =>
  async (text: string, copied: Message, failed: Message): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(copied)
    } catch {
      showToast({ ...failed, variant: 'destructive' })
    }
  }

export const useCopy = () => copyWith(useToast())
