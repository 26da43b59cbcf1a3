import { demoTeams } from '#lib/local/seed/community/demo-teams.ts'
import { demoOrganizations } from '#lib/local/seed/organizations/demo-organizations.ts'
import {
  requestDays,
  type SponsorId,
  type SponsorSide,
  type Sponsorship,
} from '#shared/ads/sponsorships/sponsorship.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { isListed as isListedOrganization } from '#shared/organizations/organizations/public-organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Wish = { team: string; sponsor: string; askedFor: SponsorSide; status: 'open' | 'active'; days: number }

const wishes: readonly Wish[] = [
  {
    team: 'Desert Pressure',
    sponsor: 'Northline Transducers',
    askedFor: 'sponsor',
    status: 'active',
    days: 64,
  },
  {
    team: 'Four Corner Decibels',
    sponsor: 'River City Sound-Off',
    askedFor: 'team',
    status: 'active',
    days: 31,
  },
  { team: 'Desert Pressure', sponsor: 'Bay Four Audio', askedFor: 'sponsor', status: 'open', days: 2 },
  { team: 'River City Lows', sponsor: 'Northline Transducers', askedFor: 'team', status: 'open', days: 3 },
  { team: 'Lone Star Sealed', sponsor: 'Trinity Meter Yard', askedFor: 'team', status: 'active', days: 45 },
]

/** Teams of the demo with their sponsors, and requests that wait for demo accounts. */
export function demoSponsorships(listings: readonly Listing[], now: string): Sponsorship[] {
  const { teams } = demoTeams(now)
  const { organizations } = demoOrganizations(now)
  const sponsorOf = (name: string): { id: SponsorId; ownerId?: Sponsorship['requestedBy'] } | undefined =>
    listings.find((listing) => listing.businessName === name && isListed(listing)) ??
    organizations.find((organization) => organization.name === name && isListedOrganization(organization))
  return wishes.flatMap(({ team: teamName, sponsor: sponsorName, askedFor, status, days }) => {
    const team = teams.find(({ name }) => name === teamName)
    const sponsor = sponsorOf(sponsorName)
    if (!team || !sponsor) return []
    const requestedAt = addTime(now, { days: -days })
    const requestedBy = askedFor === 'team' ? team.ownerId : sponsor.ownerId
    return [
      {
        teamId: team.id,
        sponsorId: sponsor.id,
        status,
        askedFor,
        ...(requestedBy && { requestedBy }),
        requestedAt,
        expiresAt: addTime(requestedAt, { days: requestDays }),
        ...(status === 'active' && { acceptedAt: addTime(requestedAt, { hours: 7 }) }),
        version: 1,
      },
    ]
  })
}
