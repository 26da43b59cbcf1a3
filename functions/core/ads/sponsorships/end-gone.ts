import { teams } from '#core/community/teams/teams.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { SponsorId, SponsorSide } from '#shared/ads/sponsorships/sponsorship.ts'
import { gone } from '#shared/ads/sponsorships/stepped-sponsorship.ts'
import { sponsorsById } from './find-sponsor.ts'
import { isShown } from './list-sponsored-teams.ts'
import { sponsorPlaces, takePlaces } from './sponsor-places.ts'
import { sponsorships, sponsorshipsBySide, sponsorshipsOfTeam } from './sponsorships.ts'
import type { Pair } from './step-sponsorship.ts'
import { tellOfEnd } from './tell-of-sponsorship.ts'

/** Ends what a team had, once it is no longer on the site. */
export async function endOfTeam(teamId: Pair['teamId'], now: string): Promise<void> {
  for await (const pair of eachItem(sponsorships, { pk: sponsorshipsOfTeam(teamId), consistent: true }))
    await endGone(pair, 'team', now)
}

/** The same of a sponsor. Its places name what the index may not list yet. */
export async function endOfSponsor(sponsorId: SponsorId, now: string): Promise<void> {
  const places = await sponsorPlaces.get({ sideId: sponsorId }, { consistent: true })
  for (const teamId of places?.active ?? [])
    await endGone({ teamId: teamId as Pair['teamId'], sponsorId }, 'sponsor', now)
  for await (const pair of eachItem(sponsorships, {
    index: 'gsi2',
    pk: sponsorshipsBySide(sponsorId),
    prefix: 'open#',
  }))
    await endGone(pair, 'sponsor', now)
}

/** What is now decides, however often it is told: what came back in the meantime goes on. */
const endGone = ({ teamId, sponsorId }: Pair, side: SponsorSide, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const [before, team, found] = await Promise.all([
        sponsorships.get({ teamId, sponsorId }, { consistent: true }),
        teams.get({ id: teamId }, { consistent: true }),
        sponsorsById([sponsorId], { consistent: true }),
      ])
      const sponsor = found.get(sponsorId)
      const isThere = side === 'team' ? team && isShown(team) : sponsor?.isListed
      if (!before || before.status === 'ended' || isThere) return
      const after = gone(before, now)
      const wasActive = before.status === 'active'
      await commit(
        sponsorships.put(after, { version: before.version }),
        ...(await takePlaces(after, now)),
        ...(wasActive && team && sponsor ? await tellOfEnd({ team, sponsor }, side, after, now) : []),
      )
    },
    { crowd: true },
  )
