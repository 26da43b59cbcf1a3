import { fold } from '#shared/search/fold.ts'
import type { ImportRow } from './read-row.ts'

/** Someone who has entered the event. */
export type ImportEntrant = {
  registrationId: string
  userId?: string | undefined
  name: string
  number?: number | undefined
}

export type Match = {
  by: 'league_number' | 'number' | 'name' | 'guest'
  userId?: string | undefined
  registrationId?: string | undefined
  name: string
  /** Entrants whose names are much alike; they are offered and never taken. */
  near: string[]
}

export type Known = {
  /** Members by their number in the league. */
  leagueNumbers: ReadonlyMap<string, { userId: string; name: string }>
  entrants: readonly ImportEntrant[]
}

/** How many letters must change to make one text of another, up to a limit. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let n = 0; n < other.length; n++)
      next.push(
        Math.min((next[n] ?? 0) + 1, (row[n + 1] ?? 0) + 1, (row[n] ?? 0) + (other[n] === letter ? 0 : 1)),
      )
    row = next
  }
  return row[other.length] ?? 0
}

const sorted = (name: string) => fold(name).split(' ').toSorted().join(' ')

const isNear = (one: string, other: string) =>
  fold(one) !== fold(other) && (sorted(one) === sorted(other) || distance(fold(one), fold(other)) <= 2)

/**
 * Whom a line means: by the number of the league, else the number at the event, else the whole name where one entrant
 * alone has it, else a guest. Names are never matched over events.
 */
export function matchCompetitor(
  { leagueNumber, number, name }: Pick<ImportRow, 'leagueNumber' | 'number' | 'name'>,
  { leagueNumbers, entrants }: Known,
): Match {
  const member = leagueNumber === undefined ? undefined : leagueNumbers.get(leagueNumber)
  if (member) {
    const entered = entrants.find(({ userId }) => userId === member.userId)
    return { by: 'league_number', ...member, registrationId: entered?.registrationId, near: [] }
  }
  const numbered = number === undefined ? undefined : entrants.find((one) => one.number === number)
  const named = name === '' ? [] : entrants.filter((one) => fold(one.name) === fold(name))
  const found = numbered ?? (named.length === 1 ? named[0] : undefined)
  if (found)
    return {
      by: numbered ? 'number' : 'name',
      userId: found.userId,
      registrationId: found.registrationId,
      name: found.name,
      near: [],
    }
  const near = name === '' ? [] : entrants.filter((one) => isNear(one.name, name)).map((one) => one.name)
  return { by: 'guest', name: name || `Number ${number ?? leagueNumber ?? '?'}`, near }
}

/** Who it is, for telling whether two lines mean the same: a guest by the folded name. */
export const competitorKey = ({ userId, registrationId, name }: Match): string =>
  userId ?? registrationId ?? `guest:${fold(name)}`
