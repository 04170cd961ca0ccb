import { LocalLink } from '../../browser/local-link.tsx'
import { Glyph } from '../../design/icons/icon.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { NotifyHere } from '../notifications/notify-here.tsx'
import type { WarningBarView } from './warning-bar.server.ts'

/** The gravest danger above the page: colour, shape, words, a link to the details, and a bell. */
export function WarningBar({ warning }: { warning: WarningBarView }) {
  const { format } = useLanguage()
  const { look, glyph, lead, title, language, period, more, to, notify } = warning
  const words = (
    <>
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
    </>
  )
  return (
    <div className={`warning-bar ${look}`}>
      <div className="wrap">
        {to.startsWith('#') ? <a href={to}>{words}</a> : <LocalLink to={to}>{words}</LocalLink>}
        {notify && <NotifyHere place={notify} isBell />}
      </div>
    </div>
  )
}
