declare global {
  interface Window {
    /** Google's tags read it when they start: entries are Arguments objects. */
    dataLayer?: object[]
  }
}

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

function consentCommand(..._command: [string, string, Record<string, string>]) {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}

/** Google Consent Mode v2: denied until the visitor decides, then as decided. There are no analytics to allow. */
export function signalConsent(isGranted: boolean): void {
  if (!window.dataLayer) consentCommand('consent', 'default', stateOf(false))
  consentCommand('consent', 'update', stateOf(isGranted))
}

const stateOf = (isGranted: boolean) =>
  Object.fromEntries(
    purposes.map((purpose) => [purpose, isGranted && purpose !== 'analytics_storage' ? 'granted' : 'denied']),
  )
