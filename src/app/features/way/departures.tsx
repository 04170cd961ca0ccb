import { useState } from 'react'
import { LocalLink } from '../../browser/local-link.tsx'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { ArrowLink } from '../../design/button.tsx'
import { rainBar } from '../../design/rain-bar.ts'
import { Section } from '../../design/section.tsx'
import { Slider } from '../../design/slider.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import type { WayLoaded } from './way-view.server.ts'

/** What other departures meet: under the hand at once, and the whole page at a press. Without scripts a list of links. */
export function Departures({ answer: { departures, chosen } }: { answer: WayLoaded }) {
  const { t } = useLanguage()
  const isHydrated = useHydrated()
  const [index, setIndex] = useState(chosen)
  const shown = departures[index]
  return (
    <Section title={t('way.departures')}>
      <div className="way-leave screen-only">
        <div className="way-leave-bars" aria-hidden="true">
          {departures.map((one, at) => (
            <i key={one.path} className={at === index ? 'is-chosen' : undefined} style={rainBar(one)} />
          ))}
        </div>
        <Slider
          label={t('way.leave')}
          value={index}
          min={0}
          max={Math.max(1, departures.length - 1)}
          step={1}
          valueText={shown?.text ?? ''}
          isDisabled={!isHydrated}
          onChange={(value) => setIndex(Math.min(value, departures.length - 1))}
        />
        {shown && index !== chosen && (
          <ArrowLink as={LocalLink} to={shown.path} keepScroll replace>
            {t('way.show')}
          </ArrowLink>
        )}
      </div>
      <details className="folded prints-open">
        <summary>{t('way.allDepartures')}</summary>
        <ul className="way-departures grid rows plain-links">
          {departures.map(({ path, text }, at) => (
            <li key={path}>
              <LocalLink to={path} keepScroll replace aria-current={at === chosen ? 'true' : undefined}>
                {text}
              </LocalLink>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  )
}
