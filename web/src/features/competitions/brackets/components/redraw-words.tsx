import { sidesOf } from '#shared/competitions/brackets/bracket.ts'
import type { Redraw } from '#shared/competitions/brackets/redraw.ts'
import { redrawSentences } from '#shared/competitions/brackets/redraw-sentences.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'

/** What drawing the bracket again would change: who comes and leaves, the new pairs, and what was run in vain. */
export function RedrawWords({ work, redraw }: { work: ClassWork; redraw: Redraw }) {
  const nameOf = (id: string) =>
    work.entries.find(({ entryId }) => entryId === id)?.name ?? 'An entry that left the class'
  const pairs = redraw.pairs.filter(({ isNew }) => isNew).map((pair) => sidesOf(pair).map(nameOf))
  return (
    <>
      {redrawSentences(redraw, nameOf).map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {pairs.length > 0 && (
        <span className="mt-1 block">
          New pairs:{' '}
          {pairs.map(([a, b]) => (b === undefined ? `${a} without an opponent` : `${a} and ${b}`)).join('; ')}
          .
        </span>
      )}
    </>
  )
}
