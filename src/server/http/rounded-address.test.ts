import { expect, it } from 'vitest'
import { roundedAddress } from './rounded-address.ts'

it.each([
  ['/en/location/46.700123,10.099987', '/en/location/46.7001,10.1000'],
  ['/location/46.7,-10', '/location/46.7000,-10.0000'],
  ['/de/location/46.700123,10.1.data?_routes=root', '/de/location/46.7001,10.1000.data?_routes=root'],
  ['/de/location/46.700123,10.1.png', '/de/location/46.7001,10.1000.png'],
  ['/de/forecast?day=2&place=46.700123,10.1&x=1', '/de/forecast?day=2&place=46.7001,10.1000&x=1'],
  ['/fr/radar?point=46.700123%2C10.1', '/fr/radar?point=46.7001,10.1000'],
  ['/api/v1/weather?place=46.700123%2c10.1', '/api/v1/weather?place=46.7001,10.1000'],
])('%s is %s', (address, rounded) => expect(roundedAddress(address)).toBe(rounded))

it.each([
  '/en/location/bern',
  '/en/location/46.7001,10.1000~Aaa_Peak~x8Jk2abcdefg',
  '/en/location/99,200',
  '/en/search?q=46.700123,10.1',
  '/en/radar?c=46.123,7.456&z=8.00',
])('%s stays as it is', (address) => expect(roundedAddress(address)).toBe(address))
