import * as z from 'zod/mini'
import { Team, TeamId } from '#shared/community/teams/team.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { SponsorId, SponsorSide, Sponsorship } from './sponsorship.ts'

/** A sponsor as others name it. */
export const NamedSponsor = z.object({
  id: SponsorId,
  name: z.string(),
  logoUrl: z.optional(z.string()),
  /** What it is and where: "Retailer · Dallas, TX". */
  about: z.string(),
})
export type NamedSponsor = z.infer<typeof NamedSponsor>

/** A team as its sponsors name it. */
export const SponsoredTeam = z.pick(Team, {
  id: true,
  name: true,
  tag: true,
  city: true,
  state: true,
  logoUrl: true,
})
export type SponsoredTeam = z.infer<typeof SponsoredTeam>

const path = '/api/ads/sponsorships'
const publicLimit = { max: 240, seconds: 60, per: 'ip' } as const

export const listTeamSponsors = route({
  name: 'listTeamSponsors',
  method: 'GET',
  path: `${path}/of-team/:teamId`,
  auth: 'public',
  caching: 'revalidate',
  summary: 'The sponsors of a team, at most three; none that is not on the site',
  params: z.strictObject({ teamId: TeamId }),
  response: z.object({ items: z.array(NamedSponsor) }),
  errors: ['team_not_found'],
  rateLimit: publicLimit,
})

export const listSponsoredTeams = route({
  name: 'listSponsoredTeams',
  method: 'GET',
  path: `${path}/of-sponsor/:sponsorId`,
  auth: 'public',
  caching: 'revalidate',
  summary:
    'The active teams that a business or an organization sponsors, the newest first. A page may be short',
  params: z.strictObject({ sponsorId: SponsorId }),
  query: z.strictObject(pageQuery(24)),
  response: Page(SponsoredTeam),
  errors: ['sponsor_not_found', 'invalid_cursor'],
  rateLimit: publicLimit,
})

/** One of those for whom a member answers. */
export const OwnSide = z.object({
  id: z.union([TeamId, ListingId, OrganizationId]),
  name: z.string(),
})
export type OwnSide = z.infer<typeof OwnSide>

export const listOwnSponsorSides = route({
  name: 'listOwnSponsorSides',
  method: 'GET',
  path: `${path}/sides`,
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The team that the caller leads, and their published listings and active organizations',
  response: z.object({ items: z.array(OwnSide) }),
})

/** A sponsorship as both sides see it. */
export const OwnSponsorship = z.object({
  ...z.pick(Sponsorship, {
    status: true,
    askedFor: true,
    requestedAt: true,
    expiresAt: true,
    acceptedAt: true,
    endedAt: true,
    endedHow: true,
  }).shape,
  team: z.object({ ...SponsoredTeam.shape, hasPage: z.boolean() }),
  sponsor: z.object({ ...NamedSponsor.shape, hasPage: z.boolean() }),
})
export type OwnSponsorship = z.infer<typeof OwnSponsorship>

const forbidden = ['team_not_found', 'team_archived', 'not_allowed_in_team', 'listing_not_found'] as const
const organizational = ['organization_not_found', 'org_role'] as const

export const listMySponsorships = route({
  name: 'listMySponsorships',
  method: 'GET',
  path: `${path}/sides/:sideId`,
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'The sponsorships of a team, a listing, or an organization, for those who answer for it, by status',
  params: z.strictObject({ sideId: OwnSide.shape.id }),
  query: z.strictObject({ ...pageQuery(24), status: Sponsorship.shape.status }),
  response: Page(OwnSponsorship),
  errors: [...forbidden, ...organizational, 'invalid_cursor'],
})

const pair = {
  params: z.strictObject({ teamId: TeamId, sponsorId: SponsorId }),
  body: z.strictObject({
    /** For whom the caller acts. */
    side: SponsorSide,
  }),
  response: z.pick(Sponsorship, {
    teamId: true,
    sponsorId: true,
    status: true,
    askedFor: true,
    expiresAt: true,
    endedHow: true,
  }),
  auth: 'complete',
  whileImpersonating: 'refused',
} as const

export const requestSponsorship = route({
  ...pair,
  name: 'requestSponsorship',
  method: 'PUT',
  path: `${path}/:teamId/:sponsorId`,
  summary:
    'Ask for a sponsorship, as a team or as its sponsor. A second call changes nothing; where the other side has asked, it accepts',
  errors: [
    ...forbidden,
    ...organizational,
    'sponsor_not_found',
    'sponsor_not_live',
    'sponsor_unowned',
    'sponsorship_declined',
    'too_many_sponsors',
    'too_many_sponsored',
    'too_many_sponsor_requests',
    'account_leaving',
    'sponsorship_blocked',
    'version_conflict',
  ],
  rateLimit: { max: 60, seconds: 86_400, per: 'user' },
})

export const acceptSponsorship = route({
  ...pair,
  name: 'acceptSponsorship',
  method: 'POST',
  path: `${path}/:teamId/:sponsorId/acceptance`,
  summary: 'Accept what the other side asked for. A second call changes nothing',
  errors: [
    ...forbidden,
    ...organizational,
    'sponsorship_not_found',
    'sponsor_not_found',
    'sponsor_not_live',
    'sponsorship_closed',
    'sponsorship_own_request',
    'too_many_sponsors',
    'too_many_sponsored',
    'account_leaving',
    'version_conflict',
  ],
})

export const declineSponsorship = route({
  ...pair,
  name: 'declineSponsorship',
  method: 'POST',
  path: `${path}/:teamId/:sponsorId/refusal`,
  summary: 'Decline what the other side asked for. A second call changes nothing',
  errors: [
    ...forbidden,
    ...organizational,
    'sponsorship_not_found',
    'sponsorship_closed',
    'sponsorship_own_request',
    'version_conflict',
  ],
})

export const endSponsorship = route({
  ...pair,
  name: 'endSponsorship',
  method: 'POST',
  path: `${path}/:teamId/:sponsorId/end`,
  summary: 'End a sponsorship, or withdraw a request, for either side. A second call changes nothing',
  errors: [...forbidden, ...organizational, 'sponsorship_not_found', 'version_conflict'],
})
