import './glance-parts.css'
import { Glyph } from '../../design/icons/icon.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { GlanceView } from './glances.server.ts'

type Rain = NonNullable<GlanceView['rain']>
type Warning = NonNullable<GlanceView['warning']>

/** For the eye: the sentence says the same. None where it stays dry. */
export function RainBars({ bars }: { bars: Rain['bars'] }) {
  return (
    <span className="glance-bars" aria-hidden="true">
      {bars.map((bar, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they follow each other from now on
        <i key={index} style={rainBar(bar)} />
      ))}
    </span>
  )
}

/** Colour, shape and words. `isShort`: the words are for screen readers. */
export function WarningMark({ warning, isShort = false }: { warning: Warning; isShort?: boolean }) {
  const { format, t } = useLanguage()
  const { look, glyph, severity, title, language, more } = warning
  const words = (
    <>
      {severity}
      {format.colon} <span lang={language}>{title}</span>
      {more > 0 && ` ${t('home.moreAlerts', { count: more })}`}
    </>
  )
  return (
    <span className={`severity-ground warning-mark ${look}`}>
      <Glyph name={glyph} size={20} />
      {isShort ? <span className="visually-hidden">{words}</span> : <span>{words}</span>}
    </span>
  )
}
