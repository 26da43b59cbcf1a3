import * as z from 'zod/mini'
import { fold } from '#shared/platform/words/fold.ts'
import type { ImportRow } from './read-row.ts'

/** Someone who has entered the event. */
export type ImportEntrant = {
  registrationId: string
  userId?: string | undefined
  name: string
  number?: number | undefined
}

export const CompetitorMatch = z.object({
  by: z.enum(['league_number', 'number', 'name', 'guest']),
  userId: z.optional(z.string()),
  registrationId: z.optional(z.string()),
  name: z.string(),
  /** Entrants whose names are much alike; they are offered and never taken. */
  near: z.array(z.string()),
})
export type CompetitorMatch = z.infer<typeof CompetitorMatch>

export type Known = {
  /** Members by their number in the league. */
  leagueNumbers: ReadonlyMap<string, { userId: string; name: string }>
  entrants: readonly ImportEntrant[]
}

const mostChanges = 2

/** True if only a few letters must change to turn one text into the other. */
function isAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > mostChanges) return false
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let n = 0; n < other.length; n++)
      next.push(
        Math.min((next[n] ?? 0) + 1, (row[n + 1] ?? 0) + 1, (row[n] ?? 0) + (other[n] === letter ? 0 : 1)),
      )
    // It only becomes more from here.
    if (Math.min(...next) > mostChanges) return false
    row = next
  }
  return (row[other.length] ?? 0) <= mostChanges
}

type Folded = { name: string; sorted: string }

const foldedName = (name: string): Folded => {
  const whole = fold(name)
  return { name: whole, sorted: whole.split(' ').toSorted().join(' ') }
}

const foldedOf = new WeakMap<readonly ImportEntrant[], readonly Folded[]>()

/** The names of all entrants as they are compared, made once for all lines of a file. */
function foldedEntrants(entrants: readonly ImportEntrant[]): readonly Folded[] {
  const known = foldedOf.get(entrants) ?? entrants.map(({ name }) => foldedName(name))
  foldedOf.set(entrants, known)
  return known
}

const isNear = (one: Folded, other: Folded) =>
  one.name !== other.name && (one.sorted === other.sorted || isAlike(one.name, other.name))

/**
 * The person a line means: by the number of the league, otherwise the number at the event, otherwise the whole name if
 * only one entrant has it, otherwise a guest. Names are never matched across events.
 */
export function matchCompetitor(
  { leagueNumber, number, name }: Pick<ImportRow, 'leagueNumber' | 'number' | 'name'>,
  { leagueNumbers, entrants }: Known,
): CompetitorMatch {
  const member = leagueNumber === undefined ? undefined : leagueNumbers.get(leagueNumber)
  if (member) {
    const entered = entrants.find(({ userId }) => userId === member.userId)
    return { by: 'league_number', ...member, registrationId: entered?.registrationId, near: [] }
  }
  const numbered = number === undefined ? undefined : entrants.find((one) => one.number === number)
  const wanted = foldedName(name)
  const folded = foldedEntrants(entrants)
  const named = name === '' ? [] : entrants.filter((_, at) => folded[at]?.name === wanted.name)
  const found = numbered ?? (named.length === 1 ? named[0] : undefined)
  if (found)
    return {
      by: numbered ? 'number' : 'name',
      userId: found.userId,
      registrationId: found.registrationId,
      name: found.name,
      near: [],
    }
  const isMuchAlike = (_: ImportEntrant, at: number) =>
    name !== '' && isNear(folded[at] ?? foldedName(''), wanted)
  const near = entrants.filter(isMuchAlike).map((one) => one.name)
  return { by: 'guest', name: name || `Number ${number ?? leagueNumber ?? '?'}`, near }
}

/** Identifies the competitor, to tell whether two lines mean the same: a guest by the folded name. */
export const competitorKey = ({ userId, registrationId, name }: CompetitorMatch): string =>
  userId ?? registrationId ?? `guest:${fold(name)}`
