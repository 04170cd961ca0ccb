import '../../design/field.css'
import './embed-builder.css'
import { temperatureUnits } from '../../../domain/weather/shown-units.ts'
import { whereNeeds } from '../../../domain/where/where-needs.ts'
import { LabelledSegmentLinks } from '../../browser/segment-links.tsx'
import { useCopy } from '../../browser/use-copy.ts'
import { Button } from '../../design/button.tsx'
import { PageHeading, Section } from '../../design/section.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { localisePath } from '../../i18n/localised-path.ts'
import {
  type EmbedLook,
  embedCode,
  embedDays,
  embedQuery,
  embedShapes,
  embedSizes,
  embedThemes,
} from './embed-shape.ts'

type EmbedBuilderProps = { place: { slug: string; name: string }; publicOrigin: string; look: EmbedLook }

/** Choices are links: they are part of the URL and work without scripts, as does the preview. */
export function EmbedBuilder({ place, publicOrigin, look }: EmbedBuilderProps) {
  const { t, language } = useLanguage()
  const copy = useCopy()
  const path = localisePath(`/embed/${place.slug}`, language) + embedQuery.write(look)
  const title = t('shell.weatherInPlace', { place: place.name })
  const code = embedCode(publicOrigin + path, title, look)

  const copyCode = () => copy(code, { title: t('embed.copied') }, { title: t('embed.copyFailed') })

  const addressOf = (change: Partial<EmbedLook>) =>
    embedQuery.write({ ...look, ...change, place: place.slug })

  return (
    <>
      <div className="wrap">
        <PageHeading title={t('embed.heading')} lead={t('embed.lead')} />
      </div>
      <Section
        title={place.name}
        note={t('embed.placeHint')}
        margin={
          <div className="filters cluster embed-choices">
            <LabelledSegmentLinks
              label={t('embed.shape')}
              options={embedShapes}
              chosen={look.shape}
              addressOf={(shape) => addressOf({ shape })}
              nameOf={(shape) => t(`embed.shape-${shape}`)}
            />
            {look.shape === 'where' && (
              <>
                <LabelledSegmentLinks
                  label={t('where.field-need')}
                  options={whereNeeds}
                  chosen={look.need}
                  addressOf={(need) => addressOf({ need })}
                  nameOf={(need) => t(`where.need-${need}`)}
                />
                <LabelledSegmentLinks
                  label={t('where.field-day')}
                  options={embedDays}
                  chosen={look.day}
                  addressOf={(day) => addressOf({ day })}
                  nameOf={(day) => t(`embed.day-${day}`)}
                />
              </>
            )}
            <LabelledSegmentLinks
              label={t('settings.theme')}
              options={embedThemes}
              chosen={look.theme}
              addressOf={(theme) => addressOf({ theme })}
              nameOf={(theme) => t(theme === 'auto' ? 'settings.theme-system' : `settings.theme-${theme}`)}
            />
            <LabelledSegmentLinks
              label={t('settings.temperature')}
              options={temperatureUnits}
              chosen={look.temperature}
              addressOf={(temperature) => addressOf({ temperature })}
              nameOf={(unit) => `°${unit}`}
            />
          </div>
        }
      >
        <iframe
          key={path}
          className="embed-preview below-rule"
          src={path}
          title={title}
          {...embedSizes[look.shape]}
        />
        <label className="embed-code">
          {t('embed.code')}
          <textarea className="text-input" readOnly rows={5} value={code} />
        </label>
        <Button className="needs-scripts" size="small" onClick={copyCode}>
          {t('embed.copy')}
        </Button>
      </Section>
    </>
  )
}
