import { describe, expect, it } from 'vitest'
import { UpstreamError } from '../../domain/failure.ts'
import { parseJson } from './parse-json.ts'

const answer = (contentType: string, body: string) => ({ status: 200, contentType, text: () => body })

describe('parseJson', () => {
  it.each(['application/json', 'application/geo+json; charset=utf-8', 'text/plain', ''])(
    'reads %j',
    (contentType) => {
      expect(parseJson(answer(contentType, ' {"a":[1]}'), 'test')).toEqual({ a: [1] })
    },
  )

  it.each([
    ['an HTML page', 'text/html; charset=utf-8', '{"a":1}'],
    ['markup sent as JSON', 'application/json', '\n <html>secret words</html>'],
    ['XML', 'application/xml', '<a/>'],
    ['half a body', 'application/json', '{"a":"secret words'],
    ['nothing', 'application/json', ''],
  ])('refuses %s without quoting it', (_, contentType, body) => {
    const parse = () => parseJson(answer(contentType, body), 'test')
    expect(parse).toThrow(UpstreamError)
    expect(parse).toThrow(/^test: [^"]*JSON$/)
  })

  it('makes nothing of millions of empty lists, which would fill the memory', () => {
    const body = `[${'[],'.repeat(1_000_000)}[]]`
    expect(() => parseJson(answer('application/json', body), 'test')).toThrow('test: more lists than can be')
    const outline = `[${'[7.4386,46.951],'.repeat(400_000)}[]]`
    expect(parseJson(answer('application/json', outline), 'test')).toHaveLength(400_001)
  })

  it('is not brought down by a million brackets', () => {
    expect(() => parseJson(answer('application/json', '['.repeat(1_000_000)), 'test')).toThrow(UpstreamError)
  })
})
