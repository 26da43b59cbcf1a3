import { teamsById } from '#core/community/teams/teams-by-id.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listSponsoredTeams as contract, SponsoredTeam } from '#shared/ads/sponsorships/contract.ts'
import { sponsorshipRefusal } from '#shared/ads/sponsorships/sponsorship-refusal.ts'
import type { Team } from '#shared/community/teams/team.ts'
import type { AnswerOf } from '#shared/platform/http/route.ts'
import { sponsorsById } from './find-sponsor.ts'
import { sponsorships, sponsorshipsBySide } from './sponsorships.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'query'>

/** The teams that a sponsor has now. What is not on the site has none. */
export async function listSponsoredTeams({
  params: { sponsorId },
  query,
}: Asked): Promise<AnswerOf<typeof contract>> {
  const [found, { items, ...page }] = await Promise.all([
    sponsorsById([sponsorId]),
    sponsorships.list({
      index: 'gsi2',
      pk: sponsorshipsBySide(sponsorId),
      prefix: 'active#',
      newestFirst: true,
      ...query,
    }),
  ])
  const sponsor = found.get(sponsorId)
  if (!sponsor) throw sponsorshipRefusal.sponsorNotFound()
  if (!sponsor.isListed) return { items: [] }
  const teamOf = await teamsById(items.map(({ teamId }) => teamId))
  return {
    ...page,
    items: items.flatMap(({ teamId }) => {
      const team = teamOf.get(teamId)
      return team && isShown(team) ? [sponsoredTeam(team)] : []
    }),
  }
}

/** True while everyone may see a team as one that goes on. */
export const isShown = ({ status, removed }: Team): boolean => status === 'active' && !removed

export const sponsoredTeam = ({ id, name, tag, city, state, logoUrl }: Team): SponsoredTeam => ({
  id,
  name,
  tag,
  city,
  ...(state && { state }),
  ...(logoUrl && { logoUrl }),
})
