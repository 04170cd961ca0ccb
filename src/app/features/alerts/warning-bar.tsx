import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { FloodBarView, WarningBarView } from './warning-bar-view.ts'

/** A warning above the page: colour, shape, words and a link to the details. */
export function WarningBar({ warning }: { warning: WarningBarView | FloodBarView }) {
  return 'path' in warning ? <FloodBar flood={warning} /> : <AlertBar warning={warning} />
}

/** In neutral colours: its levels are not those of the warnings. */
function FloodBar({ flood: { text, path } }: { flood: FloodBarView }) {
  return (
    <LocalLink className="warning-bar is-unstated" to={path}>
      <span className="wrap">
        <Glyph name="info" size={22} />
        <b>{text}</b>
        <Glyph name="chevron-right" size={18} />
      </span>
    </LocalLink>
  )
}

function AlertBar({ warning }: { warning: WarningBarView }) {
  const { format } = useLanguage()
  const { look, glyph, severity, title, language, period, label, to } = warning
  const className = `warning-bar ${look}`
  const words = (
    <span className="wrap">
      <Glyph name={glyph} size={22} />
      <span>
        <span className="visually-hidden">{label}, </span>
        <b>
          {severity}
          {format.colon}
        </b>{' '}
        <b lang={language}>{title}</b>, {period}
      </span>
      <Glyph name="chevron-right" size={18} />
    </span>
  )
  return to.startsWith('#') ? (
    <a className={className} href={to}>
      {words}
    </a>
  ) : (
    <LocalLink className={className} to={to}>
      {words}
    </LocalLink>
  )
}
