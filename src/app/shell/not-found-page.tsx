import { LocalLink } from '../browser/local-link.tsx'
import { LinkButton } from '../design/button.tsx'
import { Hero, HeroFigure } from '../design/scene/scene.tsx'
import { fogSky } from '../design/scene/scene-view.ts'
import { PlainSearchForm } from '../features/search/plain-search-form.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

/** 410: the operator switched the page off. */
export default function NotFoundPage({ status = 404 }: { status?: 404 | 410 }) {
  const { t } = useLanguage()
  return (
    <Hero {...fogSky} season="summer" sunSide="left" variant="fog" label="" className="not-found">
      <HeroFigure>{String(status)}</HeroFigure>
      <div className="failure">
        <h1>{t(status === 410 ? 'common.switchedOffHeading' : 'common.notFoundHeading')}</h1>
        <p>{t(status === 410 ? 'common.switchedOffText' : 'common.notFoundText')}</p>
      </div>
      <PlainSearchForm />
      <div className="actions cluster">
        <LinkButton as={LocalLink} to="/">
          {t('common.returnHome')}
        </LinkButton>
        <LinkButton as={LocalLink} to="/forecast" variant="outline">
          {t('common.checkForecast')}
        </LinkButton>
      </div>
    </Hero>
  )
}
