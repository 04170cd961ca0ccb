import { LocalLink } from '../browser/local-link.tsx'
import { LinkButton } from '../design/button.tsx'
import { Hero, HeroFigure } from '../design/scene/scene.tsx'
import { fogSky } from '../design/scene/scene-view.ts'
import { PlainSearchForm } from '../features/places/plain-search-form.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'

export default function NotFoundPage() {
  const { t } = useLanguage()
  return (
    <Hero {...fogSky} season="summer" sunSide="left" variant="fog" label="" className="not-found">
      <HeroFigure>404</HeroFigure>
      <h1>{t('common.notFoundHeading')}</h1>
      <p>{t('common.notFoundText')}</p>
      <PlainSearchForm />
      <div className="not-found-ways">
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
