import { findTeam } from '#core/community/teams/place-in-team.ts'
import { handIn, requireHand } from '#core/community/teams/require-hand.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { teams } from '#core/community/teams/teams.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { SponsorSide, Sponsorship } from '#shared/ads/sponsorships/sponsorship.ts'
import { sponsorshipRefusal } from '#shared/ads/sponsorships/sponsorship-refusal.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { mayEdit } from '#shared/community/teams/team-roles.ts'
import {
  answersFor,
  findSponsor,
  requireSponsorHand,
  type Sponsor,
  unchangedSponsor,
} from './find-sponsor.ts'
import { takePlaces } from './sponsor-places.ts'
import { sponsorships } from './sponsorships.ts'
import { tellOfSponsorship } from './tell-of-sponsorship.ts'

export type Pair = Pick<Sponsorship, 'teamId' | 'sponsorId'>

export type Sides = { team: Team; sponsor: Sponsor; actor: Actor; side: SponsorSide }

type Step = {
  actor: Actor
  pair: Pair
  side: SponsorSide
  /** The rule that makes the next state of the one that there is. */
  rule: (before: Sponsorship | undefined, sides: Sides) => Sponsorship | Promise<Sponsorship>
  /** Writes beside it, such as what keeps it from being asked too often. */
  further?: (sides: Sides, after: Sponsorship) => Write[]
  now: string
  remember: (answer: Sponsorship) => Write[]
}

/** Changes a sponsorship for a member who answers for one of its sides, and tells the other side. */
export const stepSponsorship = ({
  actor,
  pair,
  side,
  rule,
  further,
  now,
  remember,
}: Step): Promise<Sponsorship> =>
  untilUnchanged(
    async () => {
      const { unchanged, team } = await handOf(pair, side, actor.userId)
      const sponsor = await findSponsor(pair.sponsorId)
      const sides = { team, sponsor, actor, side }
      const before = await sponsorships.get(pair, { consistent: true })
      const after = await rule(before, sides)
      if (after === before) return after
      const begins = after.status !== 'ended'
      if (begins) assertMayBegin(sides)
      await commit(
        sponsorships.put(after, before ? { version: before.version } : { absent: true }),
        ...(await takePlaces(after, now)),
        ...(await tellOfSponsorship(sides, after, now)),
        ...unchanged,
        // The checks keep it from beginning after one of the two has gone, or after the erasure of its member.
        ...(begins
          ? [
              teams.check({ id: team.id }, { version: team.version }),
              unchangedSponsor(sponsor),
              users.check({ id: actor.userId }, { version: actor.user.version }),
            ]
          : []),
        ...(further?.(sides, after) ?? []),
        recordActivity(
          {
            by: actor,
            type: 'sponsorship_change',
            description: `${did(after)}: ${sponsor.name} and the team ${team.name}`,
          },
          now,
        ),
        ...remember(after),
      )
      return after
    },
    { crowd: true },
  )

/** Throws where someone does not answer for their side. */
async function handOf(
  { teamId, sponsorId }: Pair,
  side: SponsorSide,
  userId: string,
): Promise<{ team: Team; unchanged: Write[] }> {
  if (side === 'team') return requireHand(teamId, userId, mayEdit, teamRefusal.editorsOnly)
  const unchanged = await requireSponsorHand(sponsorId, userId)
  return { team: await findTeam(teamId), unchanged }
}

function assertMayBegin({ team, sponsor, actor }: Sides): void {
  if (actor.user.deletionDueAt) throw sponsorshipRefusal.leaving()
  if (team.removed) throw teamRefusal.notFound()
  if (team.status !== 'active') throw teamRefusal.archived()
  if (!sponsor.isListed) throw sponsorshipRefusal.notPublished()
}

/** Tells whether a member who acts for one side answers for the other one, too. */
export async function actsForBoth({ team, sponsor, actor, side }: Sides): Promise<boolean> {
  if (side === 'team') return answersFor(sponsor, actor.userId)
  return mayEdit((await handIn(team.id, actor.userId)).role)
}

const endings = { declined: 'declined', withdrawn: 'withdrawn', ended: 'ended', gone: 'ended' } as const

function did({ status, endedHow }: Sponsorship): string {
  if (status === 'open') return 'Sponsorship asked for'
  return `Sponsorship ${status === 'active' ? 'accepted' : endings[endedHow ?? 'ended']}`
}
