import type { PublicTeam } from '#shared/community/teams/contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { membersWords, teamPlace } from './team-words.ts'

type Described = Pick<PublicTeam, 'name' | 'tag' | 'city' | 'state' | 'bio' | 'memberCount'>

/** A team in a sentence or two, for search results and shared links. */
export function describeTeam(team: Described): string {
  const place = teamPlace(team)
  const what = `${team.name} (${team.tag}): a car audio team on Boxrise${place ? ` from ${place}` : ''} with ${membersWords(team.memberCount)}.`
  return team.bio ? `${what} ${team.bio}` : what
}

/** The team as schema.org knows it. */
export const teamStructuredData = (
  team: Described & Pick<PublicTeam, 'id' | 'logoUrl'>,
  siteUrl: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'SportsTeam',
  name: team.name,
  url: new URL(teamPath(team.id), siteUrl).href,
  sport: 'Car audio',
  ...(team.bio && { description: team.bio }),
  ...(team.logoUrl && { logo: new URL(team.logoUrl, siteUrl).href }),
  ...((team.city || team.state) && {
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(team.city && { addressLocality: team.city }),
        ...(team.state && { addressRegion: team.state }),
      },
    },
  }),
})
