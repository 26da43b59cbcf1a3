import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { SponsoredTeams, teamQueries } from './sponsored-teams.tsx'

export const queries = ({ id }: PublicOrganization) => teamQueries(id)

/** The teams that an organization sponsors. */
export const Section = ({ organization }: { organization: PublicOrganization }) => (
  <SponsoredTeams sponsorId={organization.id} />
)
