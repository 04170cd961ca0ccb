import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { ToastProvider } from '../../design/toast.tsx'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { type Notifications, obstacleOf } from './use-notifications.ts'

beforeAll(() => loadAllTexts(['en']))

describe('what keeps messages from arriving', () => {
  it.each([
    ['ready', false, true, null],
    ['ready', true, true, 'stale'],
    ['ready', true, false, 'offline'],
    // Nothing is sent to such a browser, so nothing is known to have failed.
    ['denied', false, true, 'denied'],
    ['unsupported', false, true, 'unsupported'],
    ['needs-install', false, false, 'needs-install'],
  ] as const)('%s, stale: %s, online: %s is %s', (support, isStale, isOnline, expected) => {
    expect(obstacleOf(support, isStale, isOnline)).toBe(expected)
  })
})

describe('the section', () => {
  const nothing = async () => null
  const html = (obstacle: Notifications['obstacle']) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider language="en" units={metricUnits}>
          <ToastProvider label="Notifications" closeLabel="Close">
            <NotificationsSection
              places={[{ value: 'bern', label: 'Bern' }]}
              nameOf={({ label }) => label}
              notifications={{
                support: 'ready',
                obstacle,
                choiceOf: () => ({ place: 'bern', warningsFrom: 'minor', rain: null }),
                isOn: () => true,
                count: 1,
                choose: nothing,
                renew: nothing,
                stopAll: nothing,
              }}
            />
          </ToastProvider>
        </LanguageProvider>
      </MemoryRouter>,
    )

  it('says that the browser blocks our messages, and offers no press that could not help', () => {
    expect(html('denied')).toContain('blocks messages from this site')
    expect(html('denied')).not.toContain('Turn on again')
    expect(html('unsupported')).toContain('cannot receive messages')
  })

  it('offers to turn on again what was lost', () => {
    expect(html('stale')).toContain('no longer receives our messages')
    expect(html('stale')).toContain('Turn on again')
    expect(html(null)).not.toContain('<p role="status"')
  })
})
