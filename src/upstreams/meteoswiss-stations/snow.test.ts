import { expect, it } from 'vitest'
import { outsideAt } from '../../../tests/support/builders/outside.ts'
import { tableAnswer } from '../../../tests/support/builders/table-answer.ts'
import { createStationSnow } from './snow.ts'

const now = Date.parse('2027-01-20T13:25:00Z')
const stations = [
  'station_abbr;station_name;station_canton;station_height_masl;station_coordinates_wgs84_lat;station_coordinates_wgs84_lon',
  'ABO;Adelboden;BE;1321.0;46.491703;7.560703',
  'BER;Bern / Zollikofen;BE;553.0;46.9907;7.4641',
  'GUE;Gütsch;UR;2286.0;46.6524;8.6157',
].join('\r\n')
const inventory = [
  'station_abbr;parameter_shortname;meas_cat_nr;data_since;data_till;owner',
  'ABO;htoauts0;1;01.11.1999 00:00;;MeteoSchweiz',
  'ABO;htoautd0;1;01.11.1999 00:00;;MeteoSchweiz',
  'BER;htoauts0;1;01.02.2004 00:00;;MeteoSchweiz',
  'GUE;htoauts0;1;01.02.2004 00:00;30.06.2015 23:50;MeteoSchweiz',
  'QQQ;htoauts0;1;01.02.2004 00:00;;MeteoSchweiz',
].join('\r\n')
const header = 'station_abbr;reference_timestamp;tre200s0;dkl010z0;fu3010z0;fu3010z1;rre150z0;htoauts0'
const adelboden = [
  header,
  'ABO;19.01.2027 12:00;-2.1;180;4;9;0;41',
  'ABO;19.01.2027 13:20;-2.1;180;4;9;0;42',
  'ABO;20.01.2027 13:10;-4;200;5.4;12.6;0.1;58',
  // The newest row is often half empty.
  'ABO;20.01.2027 13:20;-4.1;201;;;;',
].join('\r\n')
const bern = [header, 'BER;20.01.2027 13:10;1;;;;;-2', 'BER;20.01.2027 13:20;1.2;20;3.2;4.7;0;-1'].join('\n')

function snow(files: Record<string, string | number>) {
  const requested: string[] = []
  const source = createStationSnow({
    ...outsideAt(() => now),
    fetch: async (url) => {
      const name = url.split('/').at(-1) ?? ''
      requested.push(name)
      const body = {
        'ogd-smn_meta_stations.csv': stations,
        'ogd-smn_meta_datainventory.csv': inventory,
        ...files,
      }[name]
      return typeof body === 'string' ? tableAnswer(body) : new Response('', { status: body ?? 403 })
    },
    cache: {
      getOrFetch: async (_key, _policy, fetch) => ({
        value: await fetch(AbortSignal.timeout(1000)),
        fetchedAt: now,
        isStale: false,
        error: null,
      }),
    },
  })
  return { requested, fetch: () => source.fetchStations() }
}

it('reads the newest depth of the stations that have the sensor', async () => {
  const { fetch, requested } = snow({
    'ogd-smn_abo_t_now.csv': adelboden,
    'ogd-smn_ber_t_now.csv': bern,
  })
  expect(await fetch()).toEqual([
    {
      id: 'ABO',
      name: 'Adelboden',
      canton: 'BE',
      coordinates: { lat: 46.491703, lon: 7.560703 },
      heightM: 1321,
      measuredAt: Date.parse('2027-01-20T13:10:00Z'),
      depthCm: 58,
      change24hCm: 16,
      freshSnow: null,
      temperatureC: -4,
      windSpeedKmh: 5.4,
      windGustKmh: 12.6,
      windFromDegrees: 200,
    },
    // Bare ground may read as less than nothing; the file does not reach back a day.
    expect.objectContaining({ id: 'BER', depthCm: 0, change24hCm: null, temperatureC: 1.2 }),
  ])
  // Gütsch has no sensor any more, and a station nobody lists is not fetched.
  expect(requested).toHaveLength(4)
})

it('reads as many files as there are stations, a few at a time', async () => {
  const ids = Array.from({ length: 90 }, (_, index) => `S${String(index).padStart(2, '0')}`)
  const [listHead = ''] = stations.split('\r\n')
  const [inventoryHead = ''] = inventory.split('\r\n')
  const many = snow({
    'ogd-smn_meta_stations.csv': [listHead, ...ids.map((id) => `${id};${id};BE;800.0;46.5;7.5`)].join('\n'),
    'ogd-smn_meta_datainventory.csv': [
      inventoryHead,
      ...ids.map((id) => `${id};htoauts0;1;01.11.1999 00:00;;MeteoSchweiz`),
    ].join('\n'),
    ...Object.fromEntries(ids.map((id) => [`ogd-smn_${id.toLowerCase()}_t_now.csv`, bern])),
  })
  expect(await many.fetch()).toHaveLength(90)
})

it('does without a station that does not answer or has long been silent', async () => {
  const silent = adelboden.replaceAll('20.01.2027', '18.01.2027')
  const { fetch } = snow({ 'ogd-smn_abo_t_now.csv': silent, 'ogd-smn_ber_t_now.csv': bern })
  expect((await fetch()).map(({ id }) => id)).toEqual(['BER'])
  expect((await snow({ 'ogd-smn_ber_t_now.csv': bern }).fetch()).map(({ id }) => id)).toEqual(['BER'])
})

it('fails where nothing can be known', async () => {
  await expect(snow({}).fetch()).rejects.toMatchObject({ failure: { kind: 'unavailable' } })
  await expect(
    snow({ 'ogd-smn_abo_t_now.csv': '<html>', 'ogd-smn_ber_t_now.csv': header }).fetch(),
  ).rejects.toMatchObject({ failure: { kind: 'bad-answer' } })
  await expect(snow({ 'ogd-smn_meta_datainventory.csv': 'a;b\n1;2' }).fetch()).rejects.toMatchObject({
    failure: { kind: 'bad-answer' },
  })
})
