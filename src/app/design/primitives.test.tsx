import { renderToStaticMarkup as render } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArrowLink, Button, IconButton, LinkButton } from './button.tsx'
import { Option, OptionGroup, OptionList, useCombobox } from './combobox.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { DemoMark, LevelMeter, SourceLine } from './marks.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Popover } from './popover.tsx'
import { Section } from './section.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Slider } from './slider.tsx'
import { FailureNotice, LoadingClock, Skeleton, SkeletonPage } from './states.tsx'
import { Switch } from './switch.tsx'
import { Fact, Facts, Tile, Tiles } from './tiles.tsx'
import { ToastProvider, useToast } from './toast.tsx'

const nothing = () => {}

function RouterLink({ to, ...props }: { to: string; className?: string }) {
  return <a href={to} {...props} />
}

function Picker() {
  const combobox = useCombobox({
    options: ['Bern'],
    isOpen: true,
    onOpenChange: nothing,
    onChoose: nothing,
  })
  return (
    <>
      <input {...combobox.inputProps} />
      <OptionList label="Places" {...combobox.listProps}>
        <OptionGroup label="Cities">
          <Option {...combobox.optionProps(0)} detail="Bern">
            Bern
          </Option>
        </OptionGroup>
      </OptionList>
    </>
  )
}

function Saver() {
  useToast()
  return null
}

describe('buttons', () => {
  it('never submit a form by accident', () => {
    expect(render(<Button>Save</Button>)).toBe('<button type="button" class="button">Save</button>')
    expect(render(<Button type="submit" variant="outline" />)).toContain(
      'type="submit" class="button button-outline"',
    )
  })

  it('carry a name when they show only a glyph', () => {
    expect(render(<IconButton label="Close">×</IconButton>)).toContain('aria-label="Close"')
  })

  it('become links with the given component', () => {
    expect(render(<LinkButton as={RouterLink} to="/radar" size="small" />)).toBe(
      '<a href="/radar" class="button button-small"></a>',
    )
    expect(render(<ArrowLink href="/radar">Radar</ArrowLink>)).toMatch(
      /^<a class="arrow-link" href="\/radar">Radar <svg/,
    )
  })
})

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    const html = render(<TextField id="key" label="API key" hint="Any time" error="Not accepted" />)
    expect(html).toContain('<label for="key">API key</label>')
    expect(html).toContain('aria-invalid="true" aria-describedby="key-hint key-error"')
    expect(html).toMatch(/<p id="key-error" class="field-error" role="alert">.*Not accepted<\/p>/)
  })

  it('says nothing about errors while there are none', () => {
    const html = render(<TextField id="key" label="API key" />)
    expect(html).not.toContain('aria-invalid')
    expect(html).not.toContain('aria-describedby')
    expect(html).toContain('role="alert" hidden=""')
  })
})

describe('choices', () => {
  it('are a named radio group', () => {
    const html = render(
      <SegmentedControl
        legend="Period"
        name="period"
        value="48"
        onChange={nothing}
        segments={[
          { value: '24', label: '24 h' },
          { value: '48', label: '48 h' },
        ]}
      />,
    )
    expect(html).toContain('<fieldset class="segmented-control"><legend>Period</legend>')
    expect(html.match(/type="radio" autocomplete="off" name="period"/gi)).toHaveLength(2)
    expect(html).toMatch(/checked="" value="48"|value="48" checked=""/)
  })

  it('a slider says its value in words', () => {
    const html = render(
      <Slider label="Opacity" value={80} min={0} max={200} valueText="80 %" onChange={nothing} />,
    )
    expect(html).toContain('aria-valuetext="80 %"')
    expect(html).toContain('--fill:40.0%')
  })

  it('a switch is a checkbox with its label', () => {
    expect(render(<Switch label="Statistics" checked onChange={nothing} />)).toMatch(
      /^<label class="switch"><input type="checkbox" checked=""\/>Statistics<\/label>$/,
    )
  })
})

describe('readings', () => {
  it('tiles and facts are description lists', () => {
    expect(
      render(
        <Tiles>
          <Tile label="Wind" value="14" unit="km/h" note="From the west" />
        </Tiles>,
      ),
    ).toBe(
      '<dl class="tiles"><div><dt>Wind</dt><dd>14<small>km/h</small></dd><dd class="tile-note">From the west</dd></div></dl>',
    )
    expect(
      render(
        <Facts>
          <Fact label="Sunrise" value="05:44" />
        </Facts>,
      ),
    ).toBe('<dl class="facts"><div><dt>Sunrise</dt><dd>05:44</dd></div></dl>')
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

  it('a level is counted and read', () => {
    const meter = render(<LevelMeter level={3} label="Level 3 of 4" />)
    expect(meter).toContain('role="img" aria-label="Level 3 of 4"')
    expect(meter.match(/is-reached/g)).toHaveLength(3)
  })

  it('source and age stand together; what is stale or invented is marked', () => {
    const html = render(
      <SourceLine source="MeteoSwiss" age="3 hours ago" isStale>
        <DemoMark>Demo data</DemoMark>
      </SourceLine>,
    )
    expect(html).toMatch(/MeteoSwiss<\/span><span class="is-stale">3 hours ago/)
    expect(html).toContain('Demo data')
  })
})

describe('states', () => {
  it('loading is announced once, its boxes are not', () => {
    const html = render(
      <SkeletonPage label="Loading">
        <Skeleton height="2rem" />
      </SkeletonPage>,
    )
    expect(html.match(/role="status"/g)).toHaveLength(1)
    expect(html).toContain('class="skeleton" aria-hidden="true" style="height:2rem"')
    expect(render(<LoadingClock title="Loading" />)).toContain('role="status"')
  })

  it('a failure interrupts', () => {
    expect(render(<FailureNotice title="Error" message="Try later" />)).toBe(
      '<div class="failure" role="alert"><h1>Error</h1><p>Try later</p></div>',
    )
  })
})

describe('overlays', () => {
  it('a popover opens by its trigger without scripts', () => {
    expect(
      render(
        <Popover id="pick" className="pick">
          list
        </Popover>,
      ),
    ).toMatch(/^<div id="pick" popover="auto" class="popover pick"/)
  })

  it('a menu of addresses is links with one ticked', () => {
    const html = render(
      <Menu id="languages" label="Language">
        <MenuItem as="a" href="/de" isChecked>
          Deutsch
        </MenuItem>
        <MenuItem as="a" href="/fr" isChecked={false}>
          Français
        </MenuItem>
        <MenuItem>Other</MenuItem>
      </Menu>,
    )
    expect(html).toContain('role="menu" aria-label="Language"')
    expect(html).toMatch(/<a class="option" role="menuitemradio" aria-checked="true" href="\/de">Deutsch<svg/)
    expect(html).toContain(
      '<a class="option" role="menuitemradio" aria-checked="false" href="/fr">Français</a>',
    )
    expect(html).toContain('<button type="button" class="option" role="menuitem">Other</button>')
  })

  it('a closed dialog holds nothing', () => {
    const dialog = (isOpen: boolean) =>
      render(
        <Dialog isOpen={isOpen} onClose={nothing} title="Cookies" closeLabel="Close">
          text
        </Dialog>,
      )
    expect(dialog(false)).toMatch(/^<dialog class="dialog" aria-labelledby="[^"]+"><\/dialog>$/)
    expect(dialog(true)).toContain('aria-label="Close"')
  })

  it('a combobox announces its list and its options', () => {
    const html = render(<Picker />)
    const list = /aria-controls="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${list}" role="listbox" aria-label="Places"`)
    expect(html).toContain('role="combobox"')
    expect(html).toContain('aria-expanded="true"')
    expect(html).toMatch(/role="option" aria-selected="false" tabindex="-1"/)
  })

  it('toasts need their provider', () => {
    expect(() => render(<Saver />)).toThrow('ToastProvider')
    expect(
      render(
        <ToastProvider label="Notifications" closeLabel="Close">
          <Saver />
        </ToastProvider>,
      ),
    ).toBe('<section class="toasts" aria-label="Notifications"></section>')
  })
})
