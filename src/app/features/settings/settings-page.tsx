import './settings.css'
import type { FormEvent, ReactNode } from 'react'
import { type SettingName, type Settings, settingChoices } from '../../../domain/settings.ts'
import { deleteEverything } from '../../browser/delete-everything.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { storeSetting, useSettings } from '../../browser/settings.ts'
import { Button } from '../../design/button.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { SegmentedControl } from '../../design/segmented-control.tsx'
import { Notice } from '../../design/states.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { localisePath } from '../../i18n/localised-path.ts'
import { speedNames } from '../../i18n/unit-format.ts'
import { OfflineSwitch } from './offline-switch.tsx'

/** A choice takes effect at once; without scripts the form is sent, and the server sets the same cookie. */
export function SettingsPage({ isDeleted }: { isDeleted: boolean }) {
  const { t, language } = useLanguage()
  return (
    <>
      <div className="wrap settings-top">
        <PageHeading title={t('shell.settings')} lead={t('settings.lead')} />
        {isDeleted && <Notice glyph="check">{t('settings.deleted')}</Notice>}
      </div>
      <form method="post" action={localisePath('/settings', language)}>
        <Section title={t('settings.look')} note={t('settings.motionNote')}>
          <div className="settings-choices grid below-rule">
            <Choice name="theme" label={(value) => t(`settings.theme-${value}`)} />
            <Choice name="motion" label={(value) => t(`settings.motion-${value}`)} />
          </div>
        </Section>
        <Section title={t('settings.units')} note={t('settings.unitsNote')}>
          <div className="settings-choices grid below-rule">
            <Choice name="temperature" label={(value) => `°${value}`} />
            <Choice name="wind" label={(value) => speedNames[value]} />
            <Choice name="precipitation" label={(value) => value} />
          </div>
        </Section>
        <div className="wrap without-scripts">
          <Button type="submit">{t('settings.save')}</Button>
        </div>
      </form>
      <Section title={t('settings.notifications')} note={t('settings.notificationsNote')}>
        <p className="below-rule">
          <LocalLink to="/places">{t('settings.toNotifications')}</LocalLink>
        </p>
      </Section>
      <StoredSection />
    </>
  )
}

function Choice<Name extends SettingName>({
  name,
  label,
}: {
  name: Name
  label: (value: Settings[Name]) => ReactNode
}) {
  const { t } = useLanguage()
  const settings = useSettings()
  return (
    <SegmentedControl
      legend={t(`settings.${name}`)}
      name={name}
      value={settings[name]}
      onChange={(value) => storeSetting(name, value)}
      segments={settingChoices[name].map((value) => ({ value, label: label(value) }))}
    />
  )
}

/** Deleting takes two steps, since nothing brings it back. */
function StoredSection() {
  const { t, language } = useLanguage()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    await deleteEverything()
    form.submit()
  }

  return (
    <Section
      title={t('settings.stored')}
      note={t('settings.storedNote')}
      margin={<LocalLink to="/cookies">{t('settings.toCookies')}</LocalLink>}
    >
      <OfflineSwitch />
      <details className="settings-delete">
        <summary>{t('settings.delete')}</summary>
        <form method="post" action={localisePath('/settings/delete', language)} onSubmit={submit}>
          <p>{t('settings.deleteText')}</p>
          <Button type="submit" variant="outline">
            {t('settings.deleteNow')}
          </Button>
        </form>
      </details>
    </Section>
  )
}
