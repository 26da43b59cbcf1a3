import type { EntryWork } from '#shared/competitions/competitions/class-refusal.ts'
import { type Bracket, sidesOf } from './bracket.ts'

/** Why an entry takes no part in a bracket any more. */
export type OutReason = 'disqualified' | 'withdrawn' | 'absent'

/** The entries that are out, and why. */
export type Out = ReadonlyMap<string, OutReason>

const words: Record<OutReason, string> = {
  disqualified: 'is disqualified',
  withdrawn: 'withdrew',
  absent: 'is absent',
}

/** A sentence without its end: `Ann is disqualified`. */
export const outWords = (name: string, reason: OutReason): string => `${name} ${words[reason]}`

/** Those of a bracket who are out: no longer in the class, or marked absent. */
export function outOfBracket(
  { rounds }: Pick<Bracket, 'rounds'>,
  work: readonly Pick<EntryWork, 'entryId' | 'status'>[],
  absent: readonly string[],
): Out {
  const statuses = new Map(work.map(({ entryId, status }) => [entryId, status]))
  const reasonOf = (entryId: string): OutReason | undefined => {
    const status = statuses.get(entryId)
    if (status === 'disqualified') return status
    if (status !== 'in') return 'withdrawn'
    return absent.includes(entryId) ? 'absent' : undefined
  }
  const ids = new Set<string>(rounds.flat().flatMap(sidesOf))
  return new Map(
    [...ids].flatMap((entryId): [string, OutReason][] => {
      const reason = reasonOf(entryId)
      return reason ? [[entryId, reason]] : []
    }),
  )
}
