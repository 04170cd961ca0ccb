import { createElement, type ReactNode } from 'react'
import type { TextBlock, TextRun } from '../../../domain/snow/avalanche.ts'

/** The issuer's text in our own elements. Children have a fixed order, so they need no keys. */
export function RichText({ blocks, lang }: { blocks: TextBlock[]; lang: string }) {
  return createElement('div', { className: 'bulletin-text', lang }, ...blocks.map(blockElement))
}

function blockElement(block: TextBlock): ReactNode {
  if (block.kind === 'list')
    return createElement(
      'ul',
      null,
      ...block.items.map((runs) => createElement('li', null, ...runs.map(runElement))),
    )
  // Up to 150 regions with a dozen lines each: the reader opens the one that counts.
  if (block.kind === 'regional')
    return createElement(
      'details',
      { className: 'folded' },
      createElement('summary', null, block.regions),
      ...block.blocks.map(blockElement),
    )
  const className = block.kind === 'heading' ? 'bulletin-heading' : undefined
  return createElement('p', { className }, ...block.runs.map(runElement))
}

function runElement(run: TextRun): ReactNode {
  if ('isBreak' in run) return <br />
  const text = run.isEmphasised ? <em>{run.text}</em> : run.text
  return run.isStrong ? <strong>{text}</strong> : text
}
