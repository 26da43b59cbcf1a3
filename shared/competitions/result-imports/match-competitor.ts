import * as z from 'zod/mini'
import { fold } from '#shared/platform/words/fold.ts'
import { entrantAnswer, type ImportAnswer, leaveOut } from './import-question.ts'
import { type Folded, foldedName, isNear } from './near-names.ts'
import type { ImportRow } from './read-row.ts'

/** Someone who has entered the event. */
export type ImportEntrant = {
  registrationId: string
  userId?: string | undefined
  name: string
  number?: number | undefined
  /** The vehicles, to tell two entrants of one name apart. */
  vehicles?: string | undefined
}

export const CompetitorMatch = z.object({
  by: z.enum(['league_number', 'number', 'name', 'guest', 'choice']),
  userId: z.optional(z.string()),
  registrationId: z.optional(z.string()),
  name: z.string(),
  /** Entrants whose names are much alike; they are offered and never taken. */
  near: z.array(z.string()),
})
export type CompetitorMatch = z.infer<typeof CompetitorMatch>

export type Known = {
  /** Members by their number in the league, as numbers are compared. */
  leagueNumbers: ReadonlyMap<string, { userId: string; name: string }>
  entrants: readonly ImportEntrant[]
  /** False for runs, which belong to entries. */
  takesGuests: boolean
}

type Option = { value: ImportAnswer; label: string; match: CompetitorMatch }

/** A match, or the question of whom the line means. */
export type Matched =
  | { match: CompetitorMatch }
  | { question: string; options: { value: ImportAnswer; label: string }[] }

type Named = Pick<ImportRow, 'leagueNumber' | 'number' | 'name'>

const foldedOf = new WeakMap<readonly ImportEntrant[], readonly Folded[]>()

/** The names of all entrants as they are compared, made once for all lines of a file. */
function foldedEntrants(entrants: readonly ImportEntrant[]): readonly Folded[] {
  const known = foldedOf.get(entrants) ?? entrants.map(({ name }) => foldedName(name))
  foldedOf.set(entrants, known)
  return known
}

const matchOf = (
  by: CompetitorMatch['by'],
  { userId, registrationId, name }: Omit<Partial<ImportEntrant>, 'name'> & { name: string },
): CompetitorMatch => ({ by, userId, registrationId, name, near: [] })

/** A person as an organizer tells them from others of the same name. */
export const entrantLabel = ({ name, number, vehicles }: ImportEntrant) =>
  [name, number === undefined ? '' : `number ${number}`, vehicles ?? '']
    .filter((part) => part !== '')
    .join(', ')

/** Everything that a line says about a person, and whom each part of it fits. */
function foundBy({ leagueNumber, number, name }: Named, { leagueNumbers, entrants }: Known) {
  const folded = foldedEntrants(entrants)
  const wanted = foldedName(name)
  const named = entrants.filter((_, at) => name !== '' && folded[at]?.name === wanted.name)
  const isSame = ({ name: other }: { name: string }) =>
    name === '' || foldedName(other).sorted === wanted.sorted
  const numbered = number === undefined ? undefined : entrants.find((one) => one.number === number)
  const owner = leagueNumber === undefined ? undefined : leagueNumbers.get(leagueNumber)
  const entered = owner && entrants.find(({ userId }) => userId === owner.userId)
  const near = entrants.filter((_, at) => name !== '' && isNear(folded[at] ?? foldedName(''), wanted))
  return { named, numbered, owner, entered, near, isSame }
}

type Found = ReturnType<typeof foundBy>

/** The reason to ask whom a line means; undefined if it says so without a doubt. */
function doubtOf(row: Named, found: Found, { entrants }: Known): string | undefined {
  const { leagueNumber, number, name } = row
  const { named, numbered, owner, entered, isSame } = found
  const ofMember = `member number ${leagueNumber}`
  const ofEntry = `entry number ${number}`
  if (owner && !isSame(owner) && !(entered && isSame(entered)))
    return `The ${ofMember} belongs to ${owner.name}, and the file says ${name}. Who is this?`
  if (numbered && !isSame(numbered))
    return `The ${ofEntry} belongs to ${numbered.name}, and the file says ${name}. Who is this?`
  if (owner && numbered && numbered.userId !== owner.userId)
    return `The ${ofMember} belongs to ${owner.name}, and the ${ofEntry} to ${numbered.name}. Who is this?`
  if (owner) return undefined
  // The entry number and the name name the same person, whatever the league knows.
  if (numbered && name !== '') return undefined
  if (leagueNumber !== undefined) return `No one is known by the ${ofMember}.${whoIs(named)}`
  // Where no one has a number, the file counts its cars by itself.
  const areNumbered = entrants.some((one) => one.number !== undefined)
  if (number !== undefined && !numbered && areNumbered) return `No one has the ${ofEntry}.${whoIs(named)}`
  return named.length > 1 ? `${named.length} entrants are named ${name}. Who is this?` : undefined
}

const whoIs = (named: readonly ImportEntrant[]) =>
  named.length === 1 ? ` Is this ${named[0]?.name}, who has entered?` : ' Who is this?'

const guestOf = ({ name, number, leagueNumber }: Named, near: readonly ImportEntrant[]): CompetitorMatch => ({
  by: 'guest',
  name: name || `Number ${number ?? leagueNumber ?? '?'}`,
  near: near.map((one) => one.name),
})

/** The answers that the line itself suggests. */
function optionsOf(row: Named, { named, numbered, owner, entered }: Found, known: Known): Option[] {
  const options: Option[] = []
  const offered = new Set<string>()
  const offer = (value: ImportAnswer, match: CompetitorMatch, label: string) => {
    const person = match.userId ?? match.registrationId ?? ''
    if (person && offered.has(person)) return
    offered.add(person)
    options.push({ value, label, match })
  }
  const [only] = named
  if (named.length === 1 && only) offer('by_name', matchOf('name', only), entrantLabel(only))
  if (owner)
    offer(
      'by_number',
      matchOf('league_number', { ...owner, registrationId: entered?.registrationId }),
      entered ? entrantLabel(entered) : `${owner.name}, who has not entered`,
    )
  if (numbered) offer('by_entry', matchOf('number', numbered), entrantLabel(numbered))
  if (named.length > 1)
    for (const one of named)
      offer(entrantAnswer(one.registrationId), matchOf('choice', one), entrantLabel(one))
  if (known.takesGuests) {
    const guest = guestOf(row, [])
    options.push({ value: 'guest', label: `${guest.name}, as a guest`, match: guest })
  }
  return options
}

/**
 * The person a line means: by the number of the league, otherwise the number at the event, otherwise the whole name if
 * only one entrant has it, otherwise a guest. What fits no one, several people or people of different names is asked.
 * Names are never matched across events.
 */
export function matchCompetitor(row: Named, known: Known, answer?: ImportAnswer): Matched {
  const found = foundBy(row, known)
  const question = doubtOf(row, found, known)
  if (question !== undefined) {
    const options = optionsOf(row, found, known)
    const chosen =
      options.find(({ value }) => value === answer)?.match ??
      known.entrants
        .filter(({ registrationId }) => entrantAnswer(registrationId) === answer)
        .map((one) => matchOf('choice', one))[0]
    return chosen
      ? { match: chosen }
      : { question, options: [...options.map(({ value, label }) => ({ value, label })), leaveOut] }
  }
  const { owner, entered, numbered, named, near } = found
  if (owner) return { match: matchOf('league_number', { ...owner, registrationId: entered?.registrationId }) }
  if (numbered) return { match: matchOf('number', numbered) }
  const [only] = named
  return { match: only ? matchOf('name', only) : guestOf(row, near) }
}

/** Identifies the competitor, to tell whether two lines mean the same: a guest by the folded name. */
export const competitorKey = ({ userId, registrationId, name }: CompetitorMatch): string =>
  userId ?? registrationId ?? `guest:${fold(name)}`
