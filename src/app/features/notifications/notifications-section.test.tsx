import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'
import { metricUnits } from '../../../domain/weather/shown-units.ts'
import { ToastProvider } from '../../design/toast.tsx'
import { loadAllTexts } from '../../i18n/catalogues.ts'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { NotifyDialog } from './notify-dialog.tsx'
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

const bern = { value: 'bern', label: 'Bern' }
const nothing = async () => null
const notifications = (given: Pick<Notifications, 'support' | 'obstacle'>): Notifications => ({
  ...given,
  choiceOf: () => ({ place: 'bern', warningsFrom: 'minor', rain: null }),
  isOn: () => true,
  count: 1,
  choose: nothing,
  renew: nothing,
  stopAll: nothing,
})
const rendered = (element: ReactElement) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider language="en" units={metricUnits}>
        <ToastProvider label="Notifications" closeLabel="Close">
          {element}
        </ToastProvider>
      </LanguageProvider>
    </MemoryRouter>,
  )

describe('the dialog of a place', () => {
  const html = (support: Notifications['support']) =>
    rendered(
      <NotifyDialog
        place={bern}
        name="Bern"
        notifications={notifications({ support, obstacle: null })}
        onClose={() => undefined}
      />,
    )

  it('asks for the choice where messages can arrive', () => {
    expect(html('ready')).toMatch(/asks you for permission.*<button/s)
  })

  it.each([
    ['denied', 'blocks messages from this site'],
    ['unsupported', 'cannot receive messages'],
    ['needs-install', 'Add to Home Screen'],
  ] as const)('says what stands in the way: %s', (support, words) => {
    expect(html(support)).toContain(words)
    expect(html(support)).not.toContain('<form')
  })
})

describe('the section', () => {
  const html = (obstacle: Notifications['obstacle']) =>
    rendered(
      <NotificationsSection
        places={[bern]}
        nameOf={({ label }) => label}
        notifications={notifications({ support: 'ready', obstacle })}
      />,
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
