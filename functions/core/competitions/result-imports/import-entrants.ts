import { nameOf, peopleOf } from '#core/competitions/desk/desk-registration.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { registrationsOfEvent } from '#core/events/registrations/registrations-of-event.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { leagueNumbers, numbersOfLeague } from '#core/rules/leagues/league-numbers.ts'
import type { ImportEntrant, Known } from '#shared/competitions/result-imports/match-competitor.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { foldedNumber, typedNumber } from '#shared/rules/leagues/folded-number.ts'
import type { LeagueNumber } from '#shared/rules/leagues/league.ts'

/** Everyone who has a place at an event, by the names that they show. */
export async function entrantsAt(eventId: string): Promise<ImportEntrant[]> {
  const entered: StoredRegistration[] = []
  for await (const one of registrationsOfEvent(eventId)) if (one.status === 'confirmed') entered.push(one)
  const people = await peopleOf(entered.map(({ userId }) => userId))
  return entered.map((one) => ({
    registrationId: one.id,
    ...(one.userId && one.userId !== goneOwnerId && { userId: one.userId }),
    name: nameOf(one, people),
    ...(one.number !== undefined && { number: one.number }),
    vehicles: one.entries.map(({ vehicle, classKey }) => `${vehicle.name} in ${classKey}`).join(' and '),
  }))
}

const mostClaims = 10
const atOnce = 20

/** Everyone who says that a number of a league is theirs, however they write it. */
async function claimsOf(leagueId: string, number: string): Promise<LeagueNumber[]> {
  const spellings = [...new Set([foldedNumber(number), typedNumber(number)])]
  const pages = await Promise.all(
    spellings.map((spelling) =>
      leagueNumbers.list({
        index: 'gsi1',
        pk: numbersOfLeague(leagueId),
        prefix: `${spelling}#`,
        limit: mostClaims,
      }),
    ),
  )
  return pages.flatMap(({ items }) => items)
}

/**
 * The owners of these numbers of a league. Anyone can claim a number, so a number that no administrator has checked
 * counts only for someone who has entered, and one that two people claim is no one’s.
 */
export async function membersByNumber(
  leagueId: string,
  numbers: readonly string[],
  entrants: readonly ImportEntrant[],
): Promise<Known['leagueNumbers']> {
  const entered = new Set(entrants.flatMap(({ userId }) => userId ?? []))
  const owners = new Map<string, LeagueNumber['userId']>()
  for (let start = 0; start < numbers.length; start += atOnce)
    await Promise.all(
      numbers.slice(start, start + atOnce).map(async (number) => {
        const items = await claimsOf(leagueId, number)
        const checked = items.filter(({ checkedBy }) => checkedBy !== undefined)
        const sure = checked.length > 0 ? checked : items.filter(({ userId }) => entered.has(userId))
        if (sure.length === 1 && sure[0]) owners.set(number, sure[0].userId)
      }),
    )
  const members = await usersById([...owners.values()])
  return new Map(
    [...owners].flatMap(([number, userId]) => {
      const member = members.get(userId)
      return member ? [[number, { userId, name: publicName(member) }] as const] : []
    }),
  )
}
