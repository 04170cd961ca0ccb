import type { WarningWords } from './warning-card.server.ts'

const item = /^\s*[-–•]\s+/

/** The issuer's words. Lines that begin with a dash become a list; nothing else of them is touched. */
export function WarningText({ words }: { words: WarningWords }) {
  return (
    <div className="warning-card-words" lang={words.language}>
      {blocksOf(words.description).map(({ isList, lines, at }) =>
        isList ? (
          <ul key={at} className="bullets">
            {lines.map((line) => (
              <li key={line.at}>{line.text}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{lines.map(({ text }) => text).join('\n')}</p>
        ),
      )}
      {words.instruction && <p>{words.instruction}</p>}
    </div>
  )
}

type Line = { text: string; at: number }
type Block = { isList: boolean; lines: Line[]; at: number }

/** Consecutive items as one list, consecutive other lines as one paragraph. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  text.split('\n').forEach((line, at) => {
    const isList = item.test(line)
    const words = { text: isList ? line.replace(item, '') : line, at }
    const last = blocks.at(-1)
    if (last && last.isList === isList) last.lines.push(words)
    else blocks.push({ isList, lines: [words], at })
  })
  return blocks.filter(({ lines }) => lines.some(({ text: words }) => words.trim() !== ''))
}
