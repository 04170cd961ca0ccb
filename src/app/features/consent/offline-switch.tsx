import { useState } from 'react'
import { store } from '../../browser/browser-storage.ts'
import { areCopiesWanted, workerUrl } from '../../browser/service-worker.ts'
import { storageKeys } from '../../browser/storage-keys.ts'
import { Switch } from '../../design/switch.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'

/** Takes effect immediately, like every switch without a form around it. */
export function OfflineSwitch() {
  const { t } = useLanguage()
  const [isWanted, setWanted] = useState(areCopiesWanted)
  return (
    <fieldset>
      <legend>{t('consent.offline')}</legend>
      <p id="consent-offline">{t('consent.offlineText')}</p>
      <Switch
        label={t('consent.offline')}
        checked={isWanted}
        aria-describedby="consent-offline"
        onChange={(next) => {
          setWanted(next)
          store(storageKeys.offlineCopies, next ? 'on' : 'off')
          void navigator.serviceWorker?.register(workerUrl())
        }}
      />
    </fieldset>
  )
}
