import type { FailureKind } from '../../../domain/failure.ts'
import type { KeptPlace } from '../../../domain/place/kept-places.ts'
import type { HourReason } from '../../../domain/plan/judge-hour.ts'
import type { Need } from '../../../domain/plan/needs.ts'
import type { CriterionName } from '../../../domain/plan/read-criteria.ts'
import type { SeverityLevel } from '../../design/marks.tsx'
import type { Look } from '../../forecast-kit/look.ts'
import type { CreditView } from '../../provenance/source-view.ts'

/** What the page shows. Times and sentences are written by the server, in the place's own time. */
export type PlanView = {
  placeName: string
  /** Set where the address names the place: links keep it. */
  placeParameter: string | null
  /** For the message when it is time. */
  tellMe: { place: KeptPlace; criteria: string | undefined }
  need: Need
  look: Look
  /** Criteria the address sets itself, as it writes them: another look keeps them. */
  chosen: [name: string, value: string][]
  fields: CriterionField[]
  /** Altitudes to choose from; none for what leads up nowhere. */
  heights: { value: string; text: string; isChosen: boolean }[]
  /** Values of the address that cannot be used; null for none. */
  unreadable: string | null
  plan: LoadedPlan | { failure: FailureKind | 'no-hours' | 'no-goal' }
}

export type CriterionField = {
  name: CriterionName | 'light'
  value: string
  options: { value: string; text: string }[]
}

export type LoadedPlan = CreditView & {
  /** The answer in a sentence. */
  answer: string
  /** The next time, the best one and others, best first; of days in a row none. */
  windows: WindowView[]
  days: DayRow[]
  /** Reasons shown in a bar, gravest first. */
  reasons: HourReason[]
  /** The levels of the warnings shown in a bar, gravest first; none in the table. */
  warningLevels: Stretch['level'][]
  hasHumidity: boolean
  /** What is not taken into account or not known, each a sentence. */
  notes: string[]
  /** Height and point the forecast is for, where they are known. */
  heights: string[]
}

export type WindowView = { at: number; day: string; span: string; facts: string; weather: string }

/** A stretch of a day's bar, as shares of the day. */
export type Stretch = {
  from: number
  to: number
  hours: number
  state: 'good' | HourReason
  /** Of a warning; null where its authority states no severity. */
  level: SeverityLevel | null
}

export type DayRow = {
  date: string
  day: string
  dayMonth: string
  verdict: string
  isGood: boolean
  /** In the look of bars; left out where only the whole day is forecast. */
  strip?: StripView
  /** In the look of a table, likewise. */
  hours?: HourRow[]
}

export type StripView = {
  /** Their middles, as shares of the day, and all of each in words, for the hand that reads the bar. */
  hours: { middle: number; text: string }[]
  stretches: Stretch[]
  /** Hours of the clock below the bar, as shares of the day: one with a clock change is not 24 hours long. */
  axis: { hour: number; at: number }[]
  /** The promised window, as shares of the day. */
  window: { from: number; to: number } | null
}

export type HourRow = {
  time: string
  isGood: boolean
  /** "suitable", or the obstacle. */
  verdict: string
  temperature: string
  chance: string | null
  amount: string | null
  wind: string | null
  humidity: string | null
}

/** Link to a page with what the planner does not judge: the water's temperature, the snow. */
export type RelatedLine = { text: string; path: string }
