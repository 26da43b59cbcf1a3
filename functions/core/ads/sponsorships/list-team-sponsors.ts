import { findPublicTeam } from '#core/community/teams/find-public-team.ts'
import type { listTeamSponsors as contract, NamedSponsor } from '#shared/ads/sponsorships/contract.ts'
import { mostSponsors } from '#shared/ads/sponsorships/sponsorship.ts'
import type { AnswerOf, ParamsOf } from '#shared/platform/http/route.ts'
import { type Sponsor, sponsorsById } from './find-sponsor.ts'
import { sponsorships, sponsorshipsBySide } from './sponsorships.ts'

type Asked = { params: ParamsOf<typeof contract> }

/** The sponsors of a team that everyone can open, the oldest first. */
export async function listTeamSponsors({ params: { teamId } }: Asked): Promise<AnswerOf<typeof contract>> {
  const [team, { items }] = await Promise.all([
    findPublicTeam(teamId),
    sponsorships.list({
      index: 'gsi1',
      pk: sponsorshipsBySide(teamId),
      prefix: 'active#',
      limit: mostSponsors,
    }),
  ])
  if (team.status !== 'active') return { items: [] }
  const found = await sponsorsById(items.map(({ sponsorId }) => sponsorId))
  return {
    items: items.flatMap(({ sponsorId }) => {
      const sponsor = found.get(sponsorId)
      return sponsor?.isListed ? [namedSponsor(sponsor)] : []
    }),
  }
}

export const namedSponsor = ({ id, name, logoUrl, about }: Sponsor): NamedSponsor => ({
  id,
  name,
  ...(logoUrl && { logoUrl }),
  about,
})
