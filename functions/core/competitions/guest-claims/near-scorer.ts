import { teammatesDuring } from '#core/community/teams/teammates-on.ts'
import { vehiclesNear } from '#core/events/vehicles/vehicles-near.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { type NearScorer, nearRefusal } from '#shared/competitions/guest-claims/near-refusal.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { Scorer } from './scorers-of.ts'

type Claimant = { userId: string; isOwn: boolean }
type Days = { from: string; until: string }

/** Refuses a guest’s result to a member whom someone who scored it is near to: themselves, a teammate, or a driver. */
export async function nearScorerRefusal(
  { userId, isOwn }: Claimant,
  scorers: readonly Scorer[],
  days: Days,
  vehicleId?: string,
): Promise<Refusal<'scored_by_near'> | undefined> {
  if (scorers.length === 0) return undefined
  const [mates, own] = await Promise.all([teammatesDuring(userId, days), vehiclesNear(userId)])
  // Where the desk noted the vehicle, it may be any that is near to them.
  const vehicles = vehicleId ? new Set([vehicleId]) : own
  for (const { userId: scorer, did } of scorers) {
    const as = await nearnessOf(scorer, { userId, mates, vehicles })
    if (!as) continue
    const member = (await usersById([scorer])).get(scorer)
    return nearRefusal({ name: member ? publicName(member) : 'Someone', did, as }, { isOwn })
  }
  return undefined
}

type Near = { userId: string; mates: ReadonlySet<string>; vehicles: ReadonlySet<string> }

async function nearnessOf(
  scorer: string,
  { userId, mates, vehicles }: Near,
): Promise<NearScorer['as'] | undefined> {
  if (scorer === userId) return 'self'
  if (mates.has(scorer)) return 'teammate'
  const driven = await vehiclesNear(scorer)
  return [...vehicles].some((id) => driven.has(id)) ? 'driver' : undefined
}
