import * as z from 'zod/mini'
import { TeamId } from '#shared/community/teams/team.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** A business of the directory, or an organization. */
export const SponsorId = z.union([ListingId, OrganizationId])
export type SponsorId = z.infer<typeof SponsorId>

export const SponsorSide = z.enum(['team', 'sponsor'])
export type SponsorSide = z.infer<typeof SponsorSide>

/** `declined`: by the other side. `withdrawn`: by who asked. `gone`: one of the two left the site. */
const SponsorshipEnd = z.enum(['declined', 'withdrawn', 'ended', 'gone'])

/** A team and its sponsor: one row for both, from the first request on. */
export const Sponsorship = z.object({
  teamId: TeamId,
  sponsorId: SponsorId,
  status: z.enum(['open', 'active', 'ended']),
  /** Who asked last. */
  askedFor: SponsorSide,
  /** The member who asked; gone once they have left. */
  requestedBy: z.optional(UserId),
  requestedAt: z.iso.datetime(),
  /** An open request ends then by itself. */
  expiresAt: z.iso.datetime(),
  acceptedAt: z.optional(z.iso.datetime()),
  endedAt: z.optional(z.iso.datetime()),
  endedHow: z.optional(SponsorshipEnd),
  version: z.int(),
})
export type Sponsorship = z.infer<typeof Sponsorship>

/** The sponsors of one team. */
export const mostSponsors = 3

/** The teams of one sponsor. */
export const mostTeams = 50

/** The requests of one side that wait for an answer. */
export const mostOpen = 20

export const requestDays = 30

/** Who was declined asks the same side again after that. */
export const declinedDays = 30

export const isOrganization = (sponsorId: SponsorId): sponsorId is `org_${string}` =>
  sponsorId.startsWith('org_')

export const otherSide = (side: SponsorSide): SponsorSide => (side === 'team' ? 'sponsor' : 'team')

/** True while a request can be answered. */
export const isOpen = (
  { status, expiresAt }: Pick<Sponsorship, 'status' | 'expiresAt'>,
  now: string,
): boolean => status === 'open' && now < expiresAt
