import { useState } from 'react'
import { store } from '../../browser/browser-storage.ts'
import { areCopiesWanted, workerUrl } from '../../browser/service-worker.ts'
import { storageKeys } from '../../browser/storage-keys.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { Switch } from '../../design/switch.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** Takes effect immediately, like every switch without a form around it. Without scripts no page is kept. */
export function OfflineSwitch() {
  const { t } = useLanguage()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isHydrated = useHydrated()
  return (
    <div className="settings-offline needs-scripts">
      <Switch
        label={t('settings.offline')}
        checked={chosen ?? (!isHydrated || areCopiesWanted())}
        disabled={!isHydrated}
        aria-describedby="offline-text"
        onChange={(next) => {
          setChosen(next)
          store(storageKeys.offlineCopies, next ? 'on' : 'off')
          void navigator.serviceWorker?.register(workerUrl())
        }}
      />
      <p id="offline-text">{t('settings.offlineText')}</p>
    </div>
  )
}
