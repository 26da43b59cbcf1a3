import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listMySponsorships,
  listOwnSponsorSides,
  listSponsoredTeams,
  listTeamSponsors,
  type OwnSide,
} from '#shared/ads/sponsorships/contract.ts'
import type { SponsorId, Sponsorship } from '#shared/ads/sponsorships/sponsorship.ts'
import { listTeams } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { listListings } from '#shared/directory/listings/contract.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { listOrganizations } from '#shared/organizations/organizations/contract.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

const noun = 'sponsorships'

/** The sponsors of a team as everyone sees them. */
export const teamSponsorsQuery = (teamId: Team['id']) => query(noun, listTeamSponsors, { params: { teamId } })

const ofSponsor = (sponsorId: SponsorId) => ({
  key: [noun, listSponsoredTeams.name, sponsorId],
  params: { sponsorId },
})

/** The teams of a sponsor, a page at a time. */
export const sponsoredTeamsQuery = (sponsorId: SponsorId) =>
  pagesQuery(listSponsoredTeams, ofSponsor(sponsorId))

/** What the server reads of it. */
export const firstSponsoredTeamsQuery = (sponsorId: SponsorId) =>
  firstPageQuery(listSponsoredTeams, ofSponsor(sponsorId))

/** For whom the member answers. */
export const ownSidesQuery = query(noun, listOwnSponsorSides, {}, { staleTime: 60_000 })

export const ownSponsorshipsQuery = (sideId: OwnSide['id'], status: Sponsorship['status']) =>
  pagesQuery(listMySponsorships, {
    key: [noun, listMySponsorships.name, sideId, status],
    params: { sideId },
    query: { status },
  })

/** A team or a sponsor, as a choice shows it. */
export type Found = { id: Team['id'] | SponsorId; name: string; about: string }

const shown = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
const placeOf = ({ city, state }: { city: string; state?: string | undefined }) =>
  [city, state].filter(Boolean).join(', ')

const mostFound = 6
const asked = (q: string) => ({ query: { limit: mostFound, ...(q && { q }) } })

/** Businesses and organizations by name. */
export const foundSponsorsQuery = (q: string) =>
  queryOptions({
    queryKey: [noun, 'found-sponsors', q],
    queryFn: async ({ signal }): Promise<Found[]> => {
      const [listings, organizations] = await Promise.all([
        call(listListings, asked(q), { signal }),
        call(listOrganizations, asked(q), { signal }),
      ])
      return [
        ...listings.items.map(({ id, businessName: name, listingType, ...place }) => ({
          id,
          name,
          about: shown(listingTypes[listingType], placeOf(place)),
        })),
        ...organizations.items.map(({ id, name, type, ...place }) => ({
          id,
          name,
          about: shown(organizationTypes[type], placeOf(place)),
        })),
      ]
    },
    placeholderData: keepPreviousData,
  })

/** Teams by name. */
export const foundTeamsQuery = (q: string) =>
  queryOptions({
    queryKey: [noun, 'found-teams', q],
    queryFn: async ({ signal }): Promise<Found[]> =>
      (await call(listTeams, asked(q), { signal })).items.map(({ id, name, tag, ...place }) => ({
        id,
        name,
        about: shown(tag, placeOf(place)),
      })),
    placeholderData: keepPreviousData,
  })
