import './embed-builder.css'
import { temperatureUnits } from '../../../domain/weather/shown-units.ts'
import { LocalLink } from '../../browser/local-link.tsx'
import { Button } from '../../design/button.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { useToast } from '../../design/toast.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { localisePath } from '../../i18n/localised-path.ts'
import {
  type EmbedLook,
  embedCode,
  embedSearch,
  embedShapes,
  embedSizes,
  embedThemes,
} from './embed-shape.ts'

type EmbedBuilderProps = { place: { slug: string; name: string }; publicOrigin: string; look: EmbedLook }

/** Choices are links: they stand in the address and work without scripts, as does the preview. */
export function EmbedBuilder({ place, publicOrigin, look }: EmbedBuilderProps) {
  const { t, language } = useLanguage()
  const showToast = useToast()
  const path = localisePath(`/embed/${place.slug}`, language) + embedSearch(look)
  const title = t('shell.weatherInPlace', { place: place.name })
  const code = embedCode(publicOrigin + path, title, look)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      showToast({ title: t('embed.copied') })
    } catch {
      showToast({ title: t('embed.copyFailed'), variant: 'destructive' })
    }
  }

  const choices = <Value extends string>(
    label: string,
    values: readonly Value[],
    shown: Value,
    name: (value: Value) => string,
    addressOf: (value: Value) => EmbedLook,
  ) => (
    <nav className="segments" aria-label={label}>
      {values.map((value) => (
        <LocalLink
          key={value}
          to={`${embedSearch(addressOf(value))}&place=${place.slug}`}
          keepScroll
          replace
          aria-current={value === shown ? 'true' : undefined}
        >
          {name(value)}
        </LocalLink>
      ))}
    </nav>
  )

  return (
    <>
      <div className="wrap">
        <PageHeading title={t('embed.heading')} lead={t('embed.lead')} />
      </div>
      <Section
        title={place.name}
        note={t('embed.placeHint')}
        margin={
          <div className="embed-choices">
            {choices(
              t('embed.shape'),
              embedShapes,
              look.shape,
              (shape) => t(`embed.shape-${shape}`),
              (shape) => ({ ...look, shape }),
            )}
            {choices(
              t('settings.theme'),
              embedThemes,
              look.theme,
              (theme) => t(theme === 'auto' ? 'settings.theme-system' : `settings.theme-${theme}`),
              (theme) => ({ ...look, theme }),
            )}
            {choices(
              t('settings.temperature'),
              temperatureUnits,
              look.temperature,
              (unit) => `°${unit}`,
              (temperature) => ({ ...look, temperature }),
            )}
          </div>
        }
      >
        <iframe key={path} className="embed-preview" src={path} title={title} {...embedSizes[look.shape]} />
        <label className="embed-code">
          {t('embed.code')}
          <textarea className="text-input" readOnly rows={5} value={code} />
        </label>
        <Button className="needs-scripts" size="small" onClick={copy}>
          {t('embed.copy')}
        </Button>
      </Section>
    </>
  )
}
