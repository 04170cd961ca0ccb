import './consent-settings.css'
import { useState } from 'react'
import { swissTime } from '../../../domain/time/swiss-time.ts'
import type { AdSettings } from '../../../page-contract/page-contract.ts'
import { currentConsent, decide } from '../../browser/consent-store.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { Switch } from '../../design/switch.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { ConsentAnswers } from './consent-answers.tsx'

/** Cookie Settings: each category on its own, and refusing as near at hand as accepting. */
export default function ConsentSettings({ ads, onClose }: { ads: AdSettings; onClose: () => void }) {
  const { t, format } = useLanguage()
  const [decided] = useState(currentConsent)
  const [advertising, setAdvertising] = useState(decided?.advertising ?? false)
  const hasChoice = ads.mode !== 'none'

  function answer(isAllowed: boolean) {
    decide(isAllowed)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('consent.settingsTitle')}
      closeLabel={t('shell.close')}
      actions={
        hasChoice && (
          <ConsentAnswers onAnswer={answer}>
            <Button variant="outline" onClick={() => answer(advertising)}>
              {t('consent.save')}
            </Button>
          </ConsentAnswers>
        )
      }
    >
      <div className="consent-settings">
        <p>
          {hasChoice ? t('consent.settingsText') : t('consent.nothingElse')}{' '}
          {decided && t('consent.decidedOn', { date: format.date(Date.parse(decided.date), swissTime) })}
        </p>
        <fieldset>
          <legend>{t('consent.necessary')}</legend>
          <p id="consent-necessary">{t('consent.necessaryText')}</p>
          <Switch
            label={t('consent.alwaysOn')}
            checked
            disabled
            aria-describedby="consent-necessary"
            onChange={() => {}}
          />
        </fieldset>
        {hasChoice && (
          <fieldset>
            <legend>{t('consent.advertising')}</legend>
            <p id="consent-advertising">
              {ads.network ? t('consent.advertisingText') : t('consent.advertisingTextHouse')}
            </p>
            <Switch
              label={t('consent.advertising')}
              checked={advertising}
              aria-describedby="consent-advertising"
              onChange={setAdvertising}
            />
          </fieldset>
        )}
        <p>
          <LocalLink to="/cookies" onClick={onClose}>
            {t('consent.policy')}
          </LocalLink>
        </p>
      </div>
    </Dialog>
  )
}
