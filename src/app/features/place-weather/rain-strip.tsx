import { type PointerEvent, useState } from 'react'
import { NowMarker } from '../../design/marks.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { RainView } from './rain-view.server.ts'

/** Rates at the thirds of the height, mm/h, top down; the bars follow the same steps. */
const axisMmh = [20, 5, 1]

type RainStripProps = {
  rain: Pick<RainView, 'ticks' | 'isSnow'> & {
    bars: readonly { height?: number; step?: number; text: string }[]
  }
  /** Name of the slider. */
  label: string
  /** What the first moment is called, and whether it is now. */
  begin: string
  isNow?: boolean
}

/**
 * Bars of the next two hours, or of others. A slider lies over them, so that pointer, touch and keys read one bar after the
 * other; the sentence next to the chart says the same.
 */
export function RainStrip({ rain, label, begin, isNow = true }: RainStripProps) {
  const { format } = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const { bars, ticks, isSnow } = rain
  const text = bars[chosen ?? 0]?.text ?? ''

  function chooseUnder(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - box.left) / box.width) * bars.length)
    setChosen(Math.max(0, Math.min(bars.length - 1, index)))
  }

  return (
    <div className="rain-strip">
      <div className="rain-bars" style={{ '--count': bars.length }}>
        {isNow && <NowMarker style={{ left: '-1px' }} />}
        {axisMmh.map((rate, index) => (
          <span key={rate} className="rain-rate" style={{ '--third': index }} aria-hidden="true">
            {isSnow ? format.depth(rate) : format.stepBound(rate)}
            {index === 0 && ` ${isSnow ? `${format.unitNames.depth}/h` : format.unitNames.rate}`}
          </span>
        ))}
        {bars.map((bar, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: in the autumn clock change an hour has the texts of the one before
            key={index}
            className={index === chosen ? 'is-chosen' : undefined}
            style={rainBar(bar)}
          />
        ))}
        <input
          className="range-overlay needs-scripts"
          type="range"
          autoComplete="off"
          min={0}
          max={Math.max(0, bars.length - 1)}
          value={chosen ?? 0}
          aria-label={label}
          aria-valuetext={text}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onFocus={() => setChosen((index) => index ?? 0)}
          onBlur={() => setChosen(null)}
          onPointerMove={chooseUnder}
          onPointerLeave={() => setChosen(null)}
        />
        {chosen !== null && (
          <output
            className={chosen > bars.length / 2 ? 'rain-readout is-left' : 'rain-readout'}
            style={{ '--at': (chosen + 0.5) / bars.length }}
            aria-hidden="true"
          >
            {text}
          </output>
        )}
      </div>
      <div className="rain-times" aria-hidden="true">
        <b className={isNow ? undefined : 'is-later'}>{begin}</b>
        {ticks.map(({ at, time }) => (
          <span key={at} style={{ '--at': at }}>
            {time}
          </span>
        ))}
      </div>
    </div>
  )
}
