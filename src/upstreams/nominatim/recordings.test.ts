import { expect, it } from 'vitest'
import { describeWithRecordings, readRecording } from '../../../tests/support/recordings.ts'
import { mapPlace } from './map.ts'
import { parseReverse, parseSearch } from './schema.ts'

const read = (name: string): unknown => JSON.parse(readRecording(`nominatim/${name}`))

describeWithRecordings('recorded Nominatim answers', () => {
  it('a house in a village', () => {
    const place = parseReverse(read('reverse_json_ch_buchs-zh_accept-language-en.json'))
    expect(place === 'nothing' ? place : mapPlace(place)).toMatchObject({
      name: 'Buchs (ZH), Switzerland',
      detail: 'Zurich',
      value: '47.4576,8.4249',
      isSwiss: true,
    })
  })

  it('nothing found', () => {
    expect(parseReverse(read('reverse_no_result_http200.json'))).toBe('nothing')
    expect(parseSearch(read('search_no_result_http200.json'))).toEqual([])
  })
})
