import { severityClass } from '../../design/marks.tsx'
import type { Writing } from '../../i18n/writing.ts'
import type { DangerRowView } from '../alerts/danger-rows.server.ts'
import type { WarningCardView } from '../alerts/warning-card.server.ts'
import type { WarningNoticeView } from '../alerts/warning-notice.server.ts'
import type { WarningsView } from '../place-weather/warnings-view.server.ts'

type Row = {
  key: string
  /** A class: of its level, or that none is stated. */
  look: string
  kind: string
  title: string
  /** BCP 47, of the title. */
  language: string
  detail: string
}

export type ShownDangers = {
  notice: Pick<WarningNoticeView, 'title' | 'text'> | null
  rows: Row[]
  /** How many there are besides. */
  more: string | null
  /** Whose list it is and of when. */
  age: string | null
}

/** As many as are read in one turn. */
const mostRows = 4

/** All dangers of a place in the order of its page, each in one row. */
export function displayDangers(view: WarningsView, writing: Writing): ShownDangers {
  const { t, language } = writing
  const sample = view.labels?.sample ?? ''
  const warnings = [...view.cards, ...(view.fromProvider?.cards ?? [])].map((card) => cardRow(card, sample))
  const dangerRow = ({ key, look, kind, title, detail }: DangerRowView): Row => ({
    ...{ key, look, kind, title, detail },
    language,
  })
  const grave = view.dangers.grave.map(dangerRow)
  const slight = view.dangers.slight.map(dangerRow)
  const unread = view.dangers.unread.map(({ key, title, text }) => ({
    ...{ key, look: '', kind: title, title: '', detail: text },
    language,
  }))
  const all = view.dangers.isFirst
    ? [...grave, ...warnings, ...unread, ...slight]
    : [...warnings, ...grave, ...unread, ...slight]
  const rows = all.slice(0, mostRows)
  const count = all.length - rows.length + view.moreCount
  return {
    notice: view.notice,
    rows,
    more: count > 0 ? t('home.moreAlerts', { count }) : null,
    age: [view.source.attribution, view.age?.absolute].filter(Boolean).join(' · ') || null,
  }
}

function cardRow(
  { anchor, level, severity, isSample, words, spans, issuer }: WarningCardView,
  sample: string,
): Row {
  const [span] = spans
  return {
    key: anchor,
    look: level === null ? '' : severityClass(level),
    kind: isSample ? `${sample} · ${severity}` : severity,
    title: words.title,
    language: words.language,
    detail: [span?.areas.map(({ name }) => name).join(', '), span?.period, issuer]
      .filter(Boolean)
      .join(' · '),
  }
}
