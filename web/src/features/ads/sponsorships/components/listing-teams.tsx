import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { SponsoredTeams, teamQueries } from './sponsored-teams.tsx'

export const queries = ({ id }: PublicListing) => teamQueries(id)

/** The teams that a business sponsors. */
export const Section = ({ listing }: { listing: PublicListing }) => <SponsoredTeams sponsorId={listing.id} />
