import type { Redraw } from './redraw.ts'

/** What drawing again would change, in sentences. */
export function redrawSentences(
  { comes, leaves, pairs, lost }: Redraw,
  nameOf: (entryId: string) => string,
): string[] {
  const named = (ids: readonly string[]) => ids.map(nameOf).join(', ')
  return [
    ...(comes.length > 0 ? [`Qualifies now: ${named(comes)}.`] : []),
    ...(leaves.length > 0 ? [`No longer qualifies: ${named(leaves)}.`] : []),
    ...(comes.length + leaves.length === 0 ? ['Other entries advance without a run.'] : []),
    ...(pairs.length === 0 ? ['Fewer than two qualify, so it cannot be drawn again.'] : []),
    ...(pairs.length > 0 ? [lostSentence(lost)] : []),
  ]
}

const lostSentence = (lost: number): string =>
  lost === 0
    ? 'Drawing again keeps every match that ran.'
    : `Drawing again discards ${lost} ${lost === 1 ? 'match' : 'matches'} that ran.`
