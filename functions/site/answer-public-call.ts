import * as z from 'zod/mini'
import { getRateCard } from '#core/ads/ad-zones/get-rate-card.ts'
import { listSponsoredTeams } from '#core/ads/sponsorships/list-sponsored-teams.ts'
import { listTeamSponsors } from '#core/ads/sponsorships/list-team-sponsors.ts'
import { getAiStatus } from '#core/ai/ai-settings/get-ai-status.ts'
import { listPlans } from '#core/billing/plans/list-plans.ts'
import { listMemberFeed } from '#core/community/feed/list-member-feed.ts'
import { getMember } from '#core/community/members/get-member.ts'
import { listMembers } from '#core/community/members/list-members.ts'
import { getTeam } from '#core/community/teams/get-team.ts'
import { listOrganizationTeams } from '#core/community/teams/list-organization-teams.ts'
import { listTeams } from '#core/community/teams/list-teams.ts'
import { listCompetitorResults } from '#core/competitions/competition-results/list-competitor-results.ts'
import { listFinishedShows } from '#core/competitions/competition-results/list-finished-shows.ts'
import { getBoard } from '#core/competitions/competitions/get-board.ts'
import { listClasses } from '#core/competitions/competitions/list-classes.ts'
import { getPage } from '#core/content/cms-pages/get-page.ts'
import { getContact } from '#core/content/contact/get-contact.ts'
import { listFaqs } from '#core/content/faqs/list-faqs.ts'
import { getFooter } from '#core/content/footer/get-footer.ts'
import { listNavigation } from '#core/content/navigation/list-navigation.ts'
import { listResources } from '#core/content/resources/list-resources.ts'
import { findResults } from '#core/content/search/find-results.ts'
import { listPopularSearches } from '#core/content/search/list-popular-searches.ts'
import { getBrand } from '#core/directory/brands/get-brand.ts'
import { listBrands } from '#core/directory/brands/list-brands.ts'
import { listEventVendors } from '#core/directory/event-vendors/list-event-vendors.ts'
import { listMeetingEvents } from '#core/directory/event-vendors/list-meeting-events.ts'
import { listReviews } from '#core/directory/listing-reviews/list-reviews.ts'
import { getListing } from '#core/directory/listings/get-listing.ts'
import { getListingMap } from '#core/directory/listings/get-listing-map.ts'
import { listFacets } from '#core/directory/listings/list-facets.ts'
import { listListings } from '#core/directory/listings/list-listings.ts'
import { listOrganizationListings } from '#core/directory/listings/list-organization-listings.ts'
import { getClaimedThing } from '#core/directory/organization-claims/claimed-thing.ts'
import { getEvent } from '#core/events/events/get-event.ts'
import { listEvents } from '#core/events/events/list-events.ts'
import { listOrganizationEvents } from '#core/events/events/list-organization-events.ts'
import { listOrganizerEvents } from '#core/events/events/list-organizer-events.ts'
import { listSeasonEvents } from '#core/events/events/list-season-events.ts'
import { listMemberVehicles } from '#core/events/vehicles/list-member-vehicles.ts'
import { getCompetitor } from '#core/leaderboard/standings/get-competitor.ts'
import { getFeaturedBoard } from '#core/leaderboard/standings/get-featured-board.ts'
import { getSeasonTop } from '#core/leaderboard/standings/get-season-top.ts'
import { getItem } from '#core/market/market-items/get-item.ts'
import { listItemCategories } from '#core/market/market-items/list-item-categories.ts'
import { listItems } from '#core/market/market-items/list-items.ts'
import { listItemsOfSeller } from '#core/market/market-items/list-items-of-seller.ts'
import { listFeedback } from '#core/market/sales/list-feedback.ts'
import { listOrganizations } from '#core/organizations/organizations/list-organizations.ts'
import { publicOrganization } from '#core/organizations/organizations/public-organization.ts'
import { validate } from '#core/platform/http/validate.ts'
import { listLeagues } from '#core/rules/leagues/list-leagues.ts'
import { listOrganizationLeagues } from '#core/rules/leagues/list-organization-leagues.ts'
import { getRulebook } from '#core/rules/rulebooks/get-rulebook.ts'
import { getSeason } from '#core/rules/seasons/get-season.ts'
import { listSeasons } from '#core/rules/seasons/list-seasons.ts'
import { getSupportInfo } from '#core/support/support-desks/get-support-info.ts'
import { getDriver } from '#core/tools/drivers/get-driver.ts'
import { getToolSettings } from '#core/tools/pro-tools/get-tool-settings.ts'
import type { Contract } from '#shared/platform/http/route.ts'

type UseCase = (request: { params: never; query: never; now: string }) => Promise<unknown>
type Input = { params?: unknown; query?: unknown }

/** The use-cases for what public screens read, called without a network in between. */
const useCases: Record<string, UseCase> = {
  getAiStatus,
  getBoard: ({ params }) => getBoard(params),
  getBrand,
  getClaimedThing,
  getCompetitor,
  getContact,
  getDriver,
  getEvent,
  getFeaturedBoard,
  getFooter,
  getItem,
  getListing,
  getListingMap,
  getMember,
  getOrganization: ({ params }: { params: { organizationId: string } }) =>
    publicOrganization(params.organizationId),
  getPage,
  getRateCard,
  getRulebook,
  getSeason,
  getSeasonTop,
  getSupportInfo,
  getTeam,
  getToolSettings,
  listBrands,
  listClasses: ({ params, now }: { params: { eventId: string }; now: string }) =>
    listClasses(params.eventId, now),
  listCompetitorResults,
  listEvents,
  listEventVendors,
  listFacets,
  listFaqs,
  listFeedback,
  listFinishedShows,
  listItemCategories,
  listItems,
  listItemsOfSeller,
  listLeagues,
  listListings,
  listMemberFeed,
  listMemberVehicles,
  listMeetingEvents,
  listMembers,
  listNavigation,
  listOrganizations,
  listOrganizationLeagues,
  listOrganizationListings,
  listOrganizationTeams,
  listOrganizationEvents,
  listOrganizerEvents,
  listPlans,
  listPopularSearches,
  listResources,
  listReviews,
  listSeasonEvents,
  listSeasons,
  listSponsoredTeams,
  listTeams,
  listTeamSponsors,
  search: findResults,
}

/** The names of the routes that a page may read while it is rendered. */
export const renderedCalls: readonly string[] = Object.keys(useCases)

/** Answers a call as its route would, for callers that are not signed in. */
export async function answerPublicCall(contract: Contract, input: Input = {}): Promise<unknown> {
  const useCase = useCases[contract.name]
  if (!useCase || contract.auth !== 'public' || !contract.response)
    throw new Error(`${contract.name} cannot be called while a page is rendered`)
  const params = validate('params', contract.params, input.params ?? {})
  const query = validate('query', contract.query, input.query ?? {})
  const now = new Date().toISOString()
  const answer = await useCase({ params: params as never, query: query as never, now })
  return JSON.parse(JSON.stringify(z.parse(contract.response, answer)))
}
