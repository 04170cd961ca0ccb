import { decide } from '../../browser/consent-store.ts'

/** What the Transparency and Consent Framework 2 passes to listeners (IAB Europe, "TCF CMP API v2"). */
export type TcData = {
  eventStatus: 'tcloaded' | 'cmpuishown' | 'useractioncomplete'
  purpose: { consents: Record<string, boolean> }
}

declare global {
  interface Window {
    __tcfapi?: (
      command: 'addEventListener' | 'displayConsentUi',
      version: 2,
      callback: (data: TcData, isSuccess: boolean) => void,
    ) => void
  }
}

/** null while the visitor has not answered. Purpose 1 is storing and reading: without it no ad code may run. */
export function advertisingAnswer({ eventStatus, purpose }: TcData): boolean | null {
  return eventStatus === 'cmpuishown' ? null : purpose.consents[1] === true
}

/** Loads the operator's consent platform, which asks instead of us, and adopts its answers. */
export function startConsentPlatform(scriptUrl: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = scriptUrl
  script.onerror = () => console.error(`Consent platform ${scriptUrl} could not be loaded: no advertising`)
  script.onload = () =>
    window.__tcfapi?.('addEventListener', 2, (data, isSuccess) => {
      const answer = isSuccess ? advertisingAnswer(data) : null
      if (answer !== null) decide(answer)
    })
  document.head.append(script)
}

export function openConsentPlatform(): void {
  window.__tcfapi?.('displayConsentUi', 2, () => {})
}
