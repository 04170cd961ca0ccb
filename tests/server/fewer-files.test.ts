import { describe, expect, it } from 'vitest'
import { inlineRuntime, mergeEntries, withoutLoadedNeeds } from '../../scripts/fewer-files.ts'

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

  it('two imports from one file become one', () => {
    const files = new Map([
      ['rolldown-runtime-1.js', 'var e=1;export{e as n};'],
      ['react-1.js', 'var q=1;export{q};'],
      ['page-1.js', 'import{n as e}from"./rolldown-runtime-1.js";import{q as t}from"./react-1.js";f(e,t);'],
    ])
    inlineRuntime(files)
    expect(files.get('page-1.js')).toBe('import{runtime_n as e,q as t}from"./react-1.js";f(e,t);')
  })

  it('a part loaded late does not name what every page has', () => {
    const list = (names: string) =>
      `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${names}])))=>0;`
    const call = (indices: string) => `load(__vite__mapDeps([${indices}]));`
    expect(
      withoutLoadedNeeds(
        `${list('"assets/root-1.js","assets/a-1.js","assets/react-1.js","assets/a-1.css","assets/a-1.js"')}${call('1,0,2,3')}${call('4,2')}${call('0')}`,
      ),
    ).toBe(`${list('"assets/a-1.js","assets/a-1.css"')}${call('0,1')}${call('0')}${call('')}`)
    expect(withoutLoadedNeeds('let f=1;')).toBe('let f=1;')
  })

  it('refuses what it does not understand', () => {
    const files = new Map([
      ['home-1.js', 'export{b as default}from"./home-2.js";'],
      ['home-2.js', 'export{x as other};'],
    ])
    expect(() => mergeEntries(files)).toThrow('does not export b')
  })
})
