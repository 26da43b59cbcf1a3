import { takePlaces } from '#core/ads/sponsorships/sponsor-places.ts'
import { sponsorships } from '#core/ads/sponsorships/sponsorships.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { SponsorId, Sponsorship } from '#shared/ads/sponsorships/sponsorship.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Pair = readonly [team: Pick<Team, 'id'>, sponsor: { id: SponsorId }]

/** The address of a team and its sponsor. */
export const pairOf = ([team, sponsor]: Pair) => ({ teamId: team.id, sponsorId: sponsor.id })

/** Stores that a team asks for a sponsor, with the place that this takes, unless it is said otherwise. */
export async function putSponsorship(
  pair: Pair,
  now: string,
  more: Partial<Sponsorship> = {},
): Promise<Sponsorship> {
  const row: Sponsorship = {
    ...pairOf(pair),
    status: 'open',
    askedFor: 'team',
    requestedAt: now,
    expiresAt: addTime(now, { days: 30 }),
    ...(more.status === 'active' && { acceptedAt: now }),
    version: 1,
    ...more,
  }
  await commit(sponsorships.put(row, { absent: true }), ...(await takePlaces(row, now)))
  return row
}

export const sponsorshipNow = (pair: Pair) => sponsorships.get(pairOf(pair), { consistent: true })
