import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { WarningBarView } from './warning-bar-view.ts'

/** The gravest danger above the page: colour, shape, words and a link to the details. */
export function WarningBar({ warning }: { warning: WarningBarView }) {
  const { format } = useLanguage()
  const { look, glyph, lead, title, language, period, more, to } = warning
  const className = `warning-bar ${look}`
  const words = (
    <span className="wrap">
      <Glyph name={glyph} size={22} />
      <span>
        <b>
          {lead}
          {format.colon}
        </b>{' '}
        <b lang={language}>{title}</b>, {period}
        {more && <small>{more}</small>}
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
