import { expect, it } from 'vitest'
import { readPointList } from './point-list.ts'

const header =
  'point_id;point_type_id;station_abbr;postal_code;point_name;point_height_masl;point_coordinates_wgs84_lat;point_coordinates_wgs84_lon'

it('points of interest that are means over a region are no mountains', () => {
  const rows = ['230;3;;;Flachland Deutschschweiz;450;47.3;8.2', '717;3;;;Titlis ;3238;46.77;8.44']
  expect(readPointList([header, ...rows].join('\r\n')).map(({ name }) => name)).toEqual(['Titlis'])
})
