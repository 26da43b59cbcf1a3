import { requireSponsorHand, type Sponsor, sponsorsById } from '#core/ads/sponsorships/find-sponsor.ts'
import { isShown, sponsoredTeam } from '#core/ads/sponsorships/list-sponsored-teams.ts'
import { namedSponsor } from '#core/ads/sponsorships/list-team-sponsors.ts'
import { sponsorships, sponsorshipsBySide } from '#core/ads/sponsorships/sponsorships.ts'
import { requireHand } from '#core/community/teams/require-hand.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { teamsById } from '#core/community/teams/teams-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMySponsorships as contract, type OwnSponsorship } from '#shared/ads/sponsorships/contract.ts'
import type { Sponsorship } from '#shared/ads/sponsorships/sponsorship.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { mayEdit } from '#shared/community/teams/team-roles.ts'

async function listMySponsorships({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const { sideId } = params
  const { status, ...asked } = query
  const isTeam = isTeamId(sideId)
  if (isTeam) await requireHand(sideId, actor.userId, mayEdit, teamRefusal.editorsOnly)
  else await requireSponsorHand(sideId, actor.userId)
  const { items, ...page } = await sponsorships.list({
    index: isTeam ? 'gsi1' : 'gsi2',
    pk: sponsorshipsBySide(sideId),
    newestFirst: true,
    ...asked,
    // Requests that no one answered in time are none any more.
    ...(status === 'open' ? { between: [`open#${now}`, 'open#~'], moves: true } : { prefix: `${status}#` }),
  })
  const [teamOf, sponsorOf] = await Promise.all([
    teamsById(items.map(({ teamId }) => teamId)),
    sponsorsById(items.map(({ sponsorId }) => sponsorId)),
  ])
  return {
    ...page,
    items: items.flatMap((item) => {
      const [team, sponsor] = [teamOf.get(item.teamId), sponsorOf.get(item.sponsorId)]
      return team && sponsor ? [shown(item, team, sponsor)] : []
    }),
  }
}

const isTeamId = (id: string): id is `tea_${string}` => id.startsWith('tea_')

const shown = (item: Sponsorship, team: Team, sponsor: Sponsor): OwnSponsorship => ({
  ...item,
  team: { ...sponsoredTeam(team), hasPage: isShown(team) },
  sponsor: { ...namedSponsor(sponsor), hasPage: sponsor.isListed },
})

export const handler = endpoint(contract, listMySponsorships)
