import type { CompassSector } from '../../place/compass-sector.ts'
import type { PrecipitationForm } from '../../rain/precipitation-form.ts'
import type { RainIntensity } from '../../rain/radar-scale.ts'

/** As inside a sentence; `plural` where the language makes other words agree with it. */
export type Noun = { text: string; plural: boolean }
export type Falling = Record<PrecipitationForm, Record<RainIntensity, Noun>>

/** `from` null: already. `endsAt` null: at least until the horizon. */
export type WetSpan = { from: string | null; endsAt: string | null; horizon: string }

/**
 * The words of one language for the radar outlook. Times arrive formatted. Everything but `dry…`
 * and `unknown` is a clause; the grammar joins them with commas, capitalises and ends them.
 */
export type RainPhrases = {
  falling: Falling
  showers: Falling
  /** The strength alone, where what falls was just named: "then moderate". */
  strength: Record<PrecipitationForm, Record<RainIntensity, string>>
  dry(form: PrecipitationForm, place: string | null, until: string): string
  /** Dry up to `possibleFrom`; from there to `until` no more than a slight risk. */
  drySlightRisk(form: PrecipitationForm, place: string | null, possibleFrom: string, until: string): string
  /** The same, where the chance is worth being called possible. */
  dryThenPossible(form: PrecipitationForm, place: string | null, possibleFrom: string, until: string): string
  starts(noun: Noun, at: string, hedged: boolean): string
  startsAfterTraces(noun: Noun, at: string, hedged: boolean): string
  /** The end of what falls; behind a course of several stages it follows a comma. */
  until(endsAt: string, hedged: boolean): string
  atLeastUntil(horizon: string, hedged: boolean): string
  /** In place of an end: it stops and comes again. */
  pause(from: string, to: string, hedged: boolean): string
  /** From the second stage on only the strength is named. */
  thenFrom(strength: string, at: string): string
  intermittent(noun: Noun, span: WetSpan, hedged: boolean): string
  /** Stronger for a moment than any stage. */
  around(strength: string, at: string): string
  dryAgainFrom(at: string): string
  /** `distanceKm` 0 is less than one. */
  nearby(
    form: PrecipitationForm,
    distanceKm: number,
    direction: CompassSector,
    movement: 'away' | 'closer' | null,
  ): string
  atTheMoment(noun: Noun): string
  unknown(place: string | null): string
}
