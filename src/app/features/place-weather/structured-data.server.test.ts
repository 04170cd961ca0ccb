import { expect, it } from 'vitest'
import { zurich } from '../../../../tests/support/builders/weather.ts'
import { structuredData } from './structured-data.server.ts'

const listOf = (crumbs: Parameters<typeof structuredData>[1]) =>
  structuredData(zurich, crumbs, 'de', 'https://wetter.example')['@graph'][0]?.itemListElement

const paris = { name: 'Paris', path: '/location/paris' }
const entry = { '@type': 'ListItem', name: 'Paris', item: 'https://wetter.example/de/location/paris' }

it('names every step with its address', () => {
  expect(listOf([{ name: 'Schweiz', path: '/' }, paris])).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Schweiz', item: 'https://wetter.example/de' },
    { ...entry, position: 2 },
  ])
})

it('leaves a step out that has no page', () => {
  expect(listOf([{ name: 'Frankreich', path: null }, paris])).toEqual([{ ...entry, position: 1 }])
})
