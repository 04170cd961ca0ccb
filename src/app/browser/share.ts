import type { Language } from '../../domain/language.ts'
import type { ToastContent } from '../design/toast.tsx'
import type { Translate } from '../i18n/texts.ts'
import { sharedAddress } from './place-address.ts'
import { copyWith } from './use-copy.ts'

/** A part of the page: an anchor, and a parameter that names it to the server as well. */
export type SharedPart = { anchor: string; parameter: string }

export type Shared = {
  part?: SharedPart | undefined
  /** What is shared, where that is not the page. */
  about?: string | undefined
  /** Of the page. */
  place: string | undefined
  language: Language
  t: Translate
  showToast: (toast: ToastContent) => void
}

/** Opens the system's share sheet, or copies the address if there is none. */
export async function share({ part, about, place, language, t, showToast }: Shared): Promise<void> {
  const here = sharedAddress(window.location.href, { place: part ? undefined : place, language })
  if (part) {
    here.searchParams.set(part.parameter, part.anchor)
    here.hash = part.anchor
  }
  const url = here.href
  if (!navigator.share)
    return copyWith(showToast)(
      url,
      { title: t('common.linkCopied') },
      { title: t('common.shareFailed'), description: url },
    )
  try {
    await navigator.share({ title: about ?? document.title, url })
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      showToast({ title: t('common.shareFailed'), variant: 'destructive' })
  }
}
