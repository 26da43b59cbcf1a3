import './comparison.css'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { blocksOf } from './blocks-of.ts'
import { compareBlocks, type Difference } from './compare-blocks.ts'

export type ComparisonProps = { before: string; after: string }

const words: Record<Exclude<Difference['change'], 'same'>, { label: string; tone: Tone }> = {
  added: { label: 'Added', tone: 'success' },
  removed: { label: 'Removed', tone: 'danger' },
  changed: { label: 'Changed', tone: 'warning' },
  formatted: { label: 'Formatting', tone: 'info' },
}

/**
 * Compares two texts of a page, paragraph by paragraph. Changes are shown by words and lines, not by color
 * alone.
 */
export function Comparison({ before, after }: ComparisonProps) {
  const differences = grouped(compareBlocks(blocksOf(before), blocksOf(after)))
  if (differences.every(({ change }) => change === 'same'))
    return <p className="text-dim">The text is the same.</p>
  return (
    <ol className="grid gap-3">
      {differences.map((difference, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a comparison never change places
        <li key={at}>
          {difference.change === 'same' ? (
            <p className="border-l-2 border-line pl-3 text-sm text-dim">{difference.text}</p>
          ) : (
            <Row difference={difference} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Unchanged text takes one line. */
function grouped(differences: readonly Difference[]): Difference[] {
  const rows: Difference[] = []
  let same = 0
  const close = () => {
    if (same > 0)
      rows.push({
        change: 'same',
        kind: '',
        text: same === 1 ? '1 paragraph is the same.' : `${same} paragraphs are the same.`,
      })
    same = 0
  }
  for (const difference of differences) {
    if (difference.change === 'same') same += 1
    else {
      close()
      rows.push(difference)
    }
  }
  close()
  return rows
}

function Row({ difference }: { difference: Exclude<Difference, { change: 'same' }> | Difference }) {
  if (difference.change === 'same') return null
  const { label, tone } = words[difference.change]
  return (
    <div className="border-l-2 border-edge pl-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-dim">
        <Badge tone={tone}>{label}</Badge>
        {difference.kind}
      </p>
      <p className="mt-1 whitespace-pre-wrap">
        {difference.change === 'changed' ? (
          difference.parts.map(({ text, change }, at) => {
            const key = `${at.toString()}-${change}`
            if (change === 'added')
              return (
                <ins key={key} className="diff-added">
                  {text}
                </ins>
              )
            if (change === 'removed')
              return (
                <del key={key} className="diff-removed">
                  {text}
                </del>
              )
            return <span key={key}>{text}</span>
          })
        ) : difference.change === 'added' ? (
          <ins className="diff-added">{difference.text || '(empty)'}</ins>
        ) : difference.change === 'removed' ? (
          <del className="diff-removed">{difference.text || '(empty)'}</del>
        ) : (
          difference.text
        )}
      </p>
    </div>
  )
}
