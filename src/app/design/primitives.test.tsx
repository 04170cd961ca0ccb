import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { LevelMeter, SourceLine } from './marks.tsx'
import { Section } from './section.tsx'
import { Skeleton, SkeletonPage } from './states.tsx'
import { ToastProvider, useToast } from './toast.tsx'

// What a browser test would not notice: these find controls by role and name, and use them.

it('a button never submits a form by accident', () => {
  expect(render(<Button>Save</Button>)).toContain('type="button"')
  expect(render(<Button type="submit" />)).toContain('type="submit"')
})

it('a text field ties hint and error to its input, and mentions no error without one', () => {
  const html = render(<TextField id="key" label="API key" hint="Any time" error="Not accepted" />)
  expect(html).toContain('aria-invalid="true" aria-describedby="key-hint key-error"')
  const plain = render(<TextField id="key" label="API key" hint="32 characters" />)
  expect(plain).not.toContain('aria-invalid')
  expect(plain).toContain('aria-describedby="key-hint"')
  expect(plain).toContain('role="alert" hidden=""')
})

it('a section is named by its heading and says its sentence first', () => {
  const html = render(
    <Section title="Next 2 hours" lead="Dry.">
      chart
    </Section>,
  )
  const id = /<h2 id="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`aria-labelledby="${id}"`)
  expect(html.indexOf('Dry.')).toBeLessThan(html.indexOf('chart'))
})

it('a level shows as many steps as it says', () => {
  const meter = render(<LevelMeter level={3} label="Level 3 of 4" />)
  expect(meter).toContain('role="img" aria-label="Level 3 of 4"')
  expect(meter.match(/is-reached/g)).toHaveLength(3)
})

it('a stale age is marked', () => {
  const html = render(<SourceLine source="MeteoSwiss" age="3 hours ago" isStale />)
  expect(html).toContain('<span class="is-stale">3 hours ago')
})

it('loading is announced once, and its boxes are not', () => {
  const html = render(
    <SkeletonPage label="Loading">
      <Skeleton height="2rem" />
    </SkeletonPage>,
  )
  expect(html.match(/role="status"/g)).toHaveLength(1)
  expect(html).toContain('class="skeleton" aria-hidden="true"')
})

it('a closed dialog is empty', () => {
  const dialog = (isOpen: boolean) =>
    render(
      <Dialog isOpen={isOpen} onClose={() => {}} title="Cookies" closeLabel="Close">
        text
      </Dialog>,
    )
  expect(dialog(false)).not.toContain('text')
  expect(dialog(true)).toContain('text')
})

function Saver() {
  useToast()
  return null
}

it('toasts need their provider', () => {
  expect(() => render(<Saver />)).toThrow('ToastProvider')
})

it('the regions that toasts are read from are there before the first one, failures before the rest', () => {
  const html = render(
    <ToastProvider label="Notifications" closeLabel="Close">
      page
    </ToastProvider>,
  )
  expect(html).toContain(
    '<div role="alert" aria-atomic="false"></div><div role="status" aria-atomic="false"></div>',
  )
})
