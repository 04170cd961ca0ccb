import { describe, expect, it } from 'vitest'
import { inlineRuntime, mergeEntries } from '../../scripts/fewer-files.ts'

describe('fewer files', () => {
  it('a file that only re-exports becomes the file it stands for', () => {
    const files = new Map([
      ['home-1.js', 'export{b as default,c as meta}from"./home-2.js";'],
      ['home-2.js', 'const x=1,y=2;export{x as b,y as c};'],
    ])
    expect(mergeEntries(files)).toEqual(new Map([['home-2.js', 'home-1.js']]))
    expect([...files]).toEqual([['home-1.js', 'const x=1,y=2;export{x as b,y as c,x as default,y as meta};']])
  })

  it('the bundler’s runtime moves into the libraries, and everybody takes it from there', async () => {
    const files = new Map([
      ['rolldown-runtime-1.js', 'var e=(n)=>n+1,t=2;export{e as n,t as r};'],
      ['react-1.js', 'import{n as e}from"./rolldown-runtime-1.js";var q=e(1);export{q};'],
      ['page-1.js', 'import{n as z,r}from"./rolldown-runtime-1.js";export{z,r};'],
    ])
    expect(inlineRuntime(files)).toEqual(new Map([['rolldown-runtime-1.js', 'react-1.js']]))
    expect([...files.keys()]).toEqual(['react-1.js', 'page-1.js'])
    expect(files.get('page-1.js')).toBe(
      'import{runtime_n as z,runtime_r as r}from"./react-1.js";export{z,r};',
    )
    const react = await import(`data:text/javascript,${encodeURIComponent(files.get('react-1.js') ?? '')}`)
    expect({ ...react, runtime_n: react.runtime_n(4) }).toEqual({ q: 2, runtime_n: 5, runtime_r: 2 })
  })

  it('refuses what it does not understand', () => {
    const files = new Map([
      ['home-1.js', 'export{b as default}from"./home-2.js";'],
      ['home-2.js', 'export{x as other};'],
    ])
    expect(() => mergeEntries(files)).toThrow('does not export b')
  })
})
