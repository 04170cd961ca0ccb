import { expect, it } from 'vitest'
import { whatsNew } from './whats-new.ts'

const before = {
  title: 'Forecast Zürich',
  texts: ['7-day forecast', 'A wet week.', 'Today, 15 November', 'Chart'],
}

it('is the title of another view of the page', () => {
  expect(whatsNew(before, { title: 'Bathing in Zurich', texts: ['Bathing in Zurich'] })).toBe(
    'Bathing in Zurich',
  )
})

it('is the first text that was not there, under the same title', () => {
  const texts = ['7-day forecast', 'A wet week.', 'Monday 16 November', 'Hour by hour', 'Chart']
  expect(whatsNew(before, { ...before, texts })).toBe('Monday 16 November')
})

it('is nothing where a page says what it said before', () => {
  expect(whatsNew(before, { ...before, texts: before.texts.toReversed() })).toBe('')
})
