import { getMany } from '#core/platform/db/get-many.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import { guestClaims } from './guest-claims.ts'

/** The members who have claimed the results of these registrations. */
export async function claimersOf(registrationIds: Iterable<string>): Promise<Map<string, string>> {
  const keys = [...new Set(registrationIds)].map((registrationId) => guestClaims.key({ registrationId }))
  const rows = await getMany(keys, { consistent: true })
  return new Map(
    rows
      .map((row) => guestClaims.read(row))
      .flatMap(({ registrationId, claimedBy }) => (claimedBy ? [[registrationId as string, claimedBy]] : [])),
  )
}

/** The entries of a class, a guest’s as those of the member who has claimed them. A revision itself never changes. */
export async function withClaims(entries: readonly PlacedEntry[]): Promise<PlacedEntry[]> {
  const guests = entries.filter(({ competitorId }) => !competitorId)
  const claimers = await claimersOf(guests.map(({ registrationId }) => registrationId))
  return entries.map((entry) => {
    const claimer = entry.competitorId ? undefined : claimers.get(entry.registrationId)
    if (!claimer) return entry
    const { guestName: _, ...rest } = entry
    return { ...rest, competitorId: claimer as NonNullable<PlacedEntry['competitorId']> }
  })
}
