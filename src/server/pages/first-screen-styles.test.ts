import { describe, expect, it } from 'vitest'
import { createStyler, rulesUnder } from './first-screen-styles.ts'

const styles = [
  '/*! made by a build */@layer theme,components;',
  '@layer components{[data-sky]{--a:1}[data-sky=rain]{--a:2}[data-sky="snow"]{--a:3}',
  '[data-light=night]:is([data-sky=snow],[data-sky=rain]){--a:4}',
  '[data-light=day]:not([data-sky=sunny],[data-sky=snow]){--a:5}',
  '[data-light=night],[data-light=day][data-sky=snow]{--a:6}',
  '@media screen{[data-light=glow]:where(:root:not([data-theme=light]),:root:not([data-theme=light]) *){--a:7}}',
  '.falling{opacity:.3;[data-sky=snow] &{opacity:.6}}}',
  '@keyframes fall{to{top:1px}}',
].join('')

describe('the styles of the first screen', () => {
  it('are those that can hold under its sky', () => {
    expect(rulesUnder({ sky: 'rain', light: 'day' }, styles)).toBe(
      '/*! made by a build */@layer theme,components;@layer components{[data-sky]{--a:1}[data-sky=rain]{--a:2}[data-light=day]:not([data-sky=sunny],[data-sky=snow]){--a:5}.falling{opacity:.3;[data-sky=snow] &{opacity:.6}}}@keyframes fall{to{top:1px}}',
    )
    expect(rulesUnder({ sky: 'snow', light: 'night' }, styles)).toContain(
      '{[data-sky]{--a:1}[data-sky="snow"]{--a:3}[data-light=night]:is([data-sky=snow],[data-sky=rain]){--a:4}[data-light=night],[data-light=day][data-sky=snow]{--a:6}.falling',
    )
    expect(rulesUnder({ sky: 'sunny', light: 'glow' }, styles)).toContain('@media screen{[data-light=glow]')
  })

  it('stand in the head, those of a sky only where there is one', () => {
    const withStyles = createStyler({
      firstScreen: '/*! made by a build */a{b:1}',
      underSky: '[data-sky=rain]{c:1}[data-sky=snow]{c:2}',
    })
    expect(withStyles('<head></head><p>$&</p>')).toBe('<head><style>a{b:1}</style></head><p>$&</p>')
    const rain = '<head></head><header data-sky="rain" data-light="day">'
    expect(withStyles(rain)).toContain('<style>a{b:1}[data-sky=rain]{c:1}</style>')
    expect(withStyles(rain)).toBe(withStyles(rain))
  })
})
