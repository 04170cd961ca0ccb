import { useToast } from '../design/toast.tsx'

/** Copies a text and says so; where the browser refuses, `failed` may show the text for copying by hand. */
export function useCopy() {
  const showToast = useToast()
  type Message = { title: string; description?: string }
  return async (text: string, copied: Message, failed: Message): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(copied)
    } catch {
      showToast({ ...failed, variant: 'destructive' })
    }
  }
}
