import { expect, it } from 'vitest'
import { isPlainClick } from './plain-click.ts'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('a click with %s leaves this page as it is', (key) => {
  expect(isPlainClick({ ...click, [key]: true })).toBe(false)
})

it('a click of the main button alone is followed here', () => {
  expect(isPlainClick(click)).toBe(true)
  expect(isPlainClick({ ...click, button: 1 })).toBe(false)
})
