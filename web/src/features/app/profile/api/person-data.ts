import type { Params } from 'react-router-dom'
import * as z from 'zod/mini'
import { PublicProfile } from '#shared/community/members/public-profile.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { memberFeedQuery } from '#web/features/community/feed/api/feed-queries.ts'
import { memberQuery } from '#web/features/community/members/api/member-queries.ts'
import {
  describeMember,
  memberStructuredData,
} from '#web/features/community/members/components/describe-member.ts'
import { firstOrganizerEventsQuery } from '#web/features/events/events/api/organizer-events-query.ts'
import { memberVehiclesQuery } from '#web/features/events/vehicles/api/member-vehicles-query.ts'
import {
  competitorQuery,
  firstCompetitorResultsQuery,
} from '#web/features/leaderboard/standings/api/competitor-query.ts'
import { firstSellerItemsQuery } from '#web/features/market/market-items/api/item-queries.ts'
import { readAs } from '#web/lib/read-as.ts'

type Page = { params: Params; siteUrl: string; get: (query: ReturnType<typeof memberQuery>) => unknown }

const idOf = (params: Params) => params.userId ?? ''

const memberOf = ({ params, get }: Page): PublicProfile | undefined =>
  readAs(PublicProfile, get(memberQuery(idOf(params))))

/** An address that names no member has nothing else to ask for. */
export const queries = (params: Params) => {
  const { success, data: userId = '' } = z.safeParse(UserId, idOf(params))
  const ofMember = () => [
    competitorQuery(userId),
    memberVehiclesQuery(userId),
    firstCompetitorResultsQuery(userId),
    memberFeedQuery(userId),
    firstSellerItemsQuery(userId),
  ]
  return [memberQuery(idOf(params)), ...(success ? ofMember() : [])]
}

/** The events that a business holds: no one else’s page shows any. */
export const further = (page: Page) => {
  const member = memberOf(page)
  if (!member || !isBusiness(member.membershipType)) return []
  return [firstOrganizerEventsQuery(member.id, 'upcoming'), firstOrganizerEventsQuery(member.id, 'past')]
}

export const canonical = ({ params }: Page) => memberPath(idOf(params))

export const image = (page: Page) => memberOf(page)?.profileImage

export const description = (page: Page) => {
  const member = memberOf(page)
  return member && describeMember(member)
}

export const structuredData = (page: Page) => {
  const member = memberOf(page)
  return member && memberStructuredData(member, page.siteUrl)
}

export const missing = (page: Page) => page.get(memberQuery(idOf(page.params))) === null

export const alwaysFresh = true
