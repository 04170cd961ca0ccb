import { describe, expect, it } from 'vitest'
import {
  awarenessLevelOfColour,
  awarenessTitle,
  awarenessTypeOfHazard,
  severityFromAwareness,
  warningTypeFromAwareness,
  warningTypeFromText,
} from './warning-type.ts'

describe('MeteoAlarm’s codes', () => {
  it.each([
    ['Wind', 1, 'wind'],
    ['Snow-ice', 2, 'snow'],
    ['Thunderstorm', 3, 'storms'],
    ['Fog', 4, 'fog'],
    ['High-temperature', 5, 'heat'],
    ['Low-temperature', 6, 'cold'],
    ['Coastalevent', 7, 'coastal'],
    ['Forest-fire', 8, 'forest-fire'],
    ['Avalanches', 9, 'avalanche'],
    ['Rain', 10, 'rain'],
    ['Flooding', 12, 'flood'],
    ['Rain-flood', 13, 'rain'],
  ] as const)('%s is %i, %s', (hazard, code, type) => {
    expect(awarenessTypeOfHazard(hazard)).toBe(code)
    expect(warningTypeFromAwareness(code)).toBe(type)
    expect(awarenessTitle(2, code)).toBe(`Yellow ${hazard} Warning`)
  })

  it('levels are colours and severities', () => {
    expect(['Green', 'Yellow', 'Orange', 'Red'].map(awarenessLevelOfColour)).toEqual([1, 2, 3, 4])
    expect([1, 2, 3, 4].map(severityFromAwareness)).toEqual(['minor', 'moderate', 'severe', 'extreme'])
  })

  it('unknown codes mean nothing', () => {
    expect(warningTypeFromAwareness(11)).toBeNull()
    expect(severityFromAwareness(5)).toBeNull()
    expect(awarenessLevelOfColour('purple')).toBeNull()
    expect(awarenessTypeOfHazard('constructor')).toBeNull()
    expect(awarenessTitle(3, null)).toBe('Orange Warning')
  })
})

describe('warningTypeFromText', () => {
  it.each([
    ['Heavy thunderstorm with gusts and rain', 'storms'],
    ['Heftiges Gewitter', 'storms'],
    ['Temporale violento', 'storms'],
    ['Upcoming moderate storms', 'storms'],
    ['Severe storm warning', 'storms'],
    ['Storm with gusts of 120 km/h', 'wind'],
    ['Windstorm', 'wind'],
    ['Snowstorm', 'snow'],
    ['Sturmböen', 'wind'],
    ['Vents violents', 'wind'],
    ['Starkregen', 'rain'],
    ['Fortes pluies', 'rain'],
    ['Starker Schneefall', 'snow'],
    ['Nevicate intense', 'snow'],
    ['Slippery roads', 'snow'],
    ['Dichter Nebel', 'fog'],
    ['Heat wave', 'heat'],
    ['Frost', 'cold'],
    ['Lawinengefahr', 'avalanche'],
    ['Waldbrandgefahr', 'forest-fire'],
    ['Hochwasser am Bodensee', 'flood'],
    ['Notice of an event', 'other'],
    ['', 'other'],
  ] as const)('%s: %s', (text, type) => {
    expect(warningTypeFromText(text)).toBe(type)
  })

  it('takes a storm for wind where a further text says so', () => {
    expect(warningTypeFromText('', 'Storm', 'Gusts of 120 km/h')).toBe('wind')
    expect(warningTypeFromText('', 'Storm', 'Stay inside')).toBe('storms')
    expect(warningTypeFromText('', 'Rain', 'Storm later')).toBe('rain')
  })
})
