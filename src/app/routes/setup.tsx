import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { PageHeading } from '../design/section.tsx'
import { KeyBox } from '../features/setup/key-box.tsx'
import { SetupState, SetupSummary, useSetup } from '../features/setup/setup-state.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { translateFor } from '../i18n/page-texts.server.ts'
import { metaOf } from '../page/page-meta.server.ts'
import { visitOf } from '../page/visit-of.server.ts'
import type { Route } from './+types/setup'

export async function loader(args: Route.LoaderArgs) {
  const { language, services, now } = visitOf(args)
  return {
    page: {
      heading: translateFor(language)('meta.setupTitle'),
      now,
      isSet: (await services.weatherKey.current()) !== null,
    },
    meta: { ...metaOf(language, 'setup'), noindex: true },
  }
}

export default function SetupPage({ loaderData: { page, meta } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { revalidate } = useRevalidator()
  const [changes, setChanges] = useState(0)
  const setup = useSetup(changes)
  return (
    <div className="wrap setup">
      <PageHeading title={page.heading} lead={meta.description} />
      <SetupSummary answer={setup.answer} />
      <KeyBox
        isSet={page.isSet}
        heading="h2"
        offersDemo
        onChange={() => {
          setChanges((before) => before + 1)
          void revalidate()
        }}
      />
      <section className="setup-state needs-scripts" aria-labelledby="setup-state">
        <h2 id="setup-state">{t('key.state')}</h2>
        <SetupState setup={setup} now={page.now} />
      </section>
    </div>
  )
}
