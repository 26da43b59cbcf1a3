import { teamPath } from '#shared/community/teams/team-path.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { isOrganization, type SponsorId } from './sponsorship.ts'

/** The page of a sponsor. */
export const sponsorPath = (id: SponsorId): string =>
  isOrganization(id) ? organizationPath(id) : listingPath(id)

/** Where those who lead a team answer, and where those of a sponsor do. */
export const teamSponsorsPath = (teamId: string): string => `${teamPath(teamId)}#sponsors`
export const sponsorshipsPath = (sponsorId: SponsorId): string => `/sponsorships?for=${sponsorId}`
