import type { ApiHandler } from '#core/platform/actors/endpoint.ts'
import { handler as listBillingUsers } from '#functions/api/billing/member-billing/list-billing-users.ts'
import { handler as listPlans } from '#functions/api/billing/plans/list-plans.ts'
import { handler as getMember } from '#functions/api/community/members/get-member.ts'
import { handler as listMembers } from '#functions/api/community/members/list-members.ts'
import { handler as listRegistrations } from '#functions/api/competitions/desk/list-registrations.ts'
import { handler as listFaqs } from '#functions/api/content/faqs/list-faqs.ts'
import { handler as listNavigation } from '#functions/api/content/navigation/list-navigation.ts'
import { handler as search } from '#functions/api/content/search/search.ts'
import { handler as suggestSearch } from '#functions/api/content/search/suggest-search.ts'
import { handler as listListings } from '#functions/api/directory/listings/list-listings.ts'
import { handler as getEvent } from '#functions/api/events/events/get-event.ts'
import { handler as listEvents } from '#functions/api/events/events/list-events.ts'
import { handler as getMyRegistration } from '#functions/api/events/registrations/get-my-registration.ts'
import { handler as listEntrants } from '#functions/api/events/registrations/list-entrants.ts'
import { handler as listMyRegistrations } from '#functions/api/events/registrations/list-my-registrations.ts'
import { handler as getItem } from '#functions/api/market/market-items/get-item.ts'
import { handler as listItems } from '#functions/api/market/market-items/list-items.ts'
import { handler as listNotifications } from '#functions/api/platform/notifications/list-notifications.ts'
import { handler as getMe } from '#functions/api/platform/users/get-me.ts'
import { handler as listUsers } from '#functions/api/platform/users/list-users.ts'
import { routes } from '#shared/routes.ts'
import { apiEvent } from './api-event.ts'
import { startBenchDatabase } from './bench-database.ts'
import { calendarMonth, openedEvent } from './event-items.ts'
import { atMost, type Bench, type Figure } from './figure.ts'
import { fillTables } from './fill-tables.ts'
import { admin, asked, growthItems, member } from './growth-items.ts'
import { rights } from './growth-rights.ts'
import { askedListings } from './listing-items.ts'
import { askedItems } from './market-rows.ts'
import { assertRight, type Right } from './right-answers.ts'
import { median } from './statistics.ts'
import { countStorageCalls } from './storage-calls.ts'

const sizes = { small: 1000, large: 100_000 }
type Size = keyof typeof sizes

const calls = 100
type Measured = { ms: number[]; units: number; storageCalls: number }

/** Two for what the index holds of all types, and two for members, all at the same time. */
const callsOfSearch = 4

/** How much longer and costlier a read may be with a hundred times as much. */
const mostGrowth = 1.2
const mostGrowthOfSearch = 1.3
/** A page around a place reads smaller cells where there is more, each by a query of its own. */
const mostGrowthOfNear = 4

type Read = [name: string, handler: ApiHandler, event: Parameters<ApiHandler>[0], right: Right]

const accounts = (query: Record<string, string>): Read[2] =>
  apiEvent(routes.listUsers, { userId: admin.id, query })

/** A network may ask for the directory only so often, and each of these reads is made a hundred times. */
const directory = (sourceIp: string, query: Record<string, string>): Read[2] =>
  apiEvent(routes.listListings, { query, sourceIp })
const around = { near: askedListings.near, miles: askedListings.miles }
const market = (sourceIp: string, query: Record<string, string>): Read[2] =>
  apiEvent(routes.listItems, { query, sourceIp })
const prices = { from: String(askedItems.from), to: String(askedItems.to) }

const reads: Read[] = [
  [
    'notifications',
    listNotifications,
    apiEvent(routes.listNotifications, { userId: member.id, query: { limit: '20' } }),
    rights.notifications,
  ],
  ['own profile', getMe, apiEvent(routes.getMe, { userId: member.id }), rights.ownProfile],
  ['plans', listPlans, apiEvent(routes.listPlans), rights.allPlans],
  ['members', listMembers, apiEvent(routes.listMembers), rights.members],
  [
    'members of a type and state',
    listMembers,
    apiEvent(routes.listMembers, { query: { type: 'competitor', state: 'AZ' } }),
    rights.membersOfATypeAndState,
  ],
  [
    'members by name',
    listMembers,
    apiEvent(routes.listMembers, { query: { q: asked.commonName } }),
    rights.membersByName,
  ],
  [
    'public profile',
    getMember,
    apiEvent(routes.getMember, { params: { userId: member.id } }),
    rights.publicProfile,
  ],
  ['accounts', listUsers, accounts({}), rights.accounts],
  [
    'accounts of a type and status',
    listUsers,
    accounts({ ...asked.filter, sort: 'name', direction: 'asc' }),
    rights.accountsOfATypeAndStatus,
  ],
  ['accounts by a rare name', listUsers, accounts({ q: asked.rareName }), rights.accountsByARareName],
  ['accounts by a common name', listUsers, accounts({ q: asked.commonName }), rights.accountsByACommonName],
  [
    'search by a common word',
    search,
    apiEvent(routes.search, { query: { q: asked.commonWord } }),
    rights.searchByACommonWord,
  ],
  [
    'search by a rare word',
    search,
    apiEvent(routes.search, { query: { q: asked.rareWord } }),
    rights.searchByARareWord,
  ],
  [
    'search by a common name',
    search,
    apiEvent(routes.search, { query: { q: asked.commonName, type: 'user' } }),
    rights.searchByACommonName,
  ],
  ['events', listEvents, apiEvent(routes.listEvents), rights.comingEvents],
  [
    'events of a month',
    listEvents,
    apiEvent(routes.listEvents, { query: { month: calendarMonth } }),
    rights.eventsOfMonth,
  ],
  [
    'events of a state',
    listEvents,
    apiEvent(routes.listEvents, { query: { state: 'KY' } }),
    rights.comingEvents,
  ],
  ['an event', getEvent, apiEvent(routes.getEvent, { params: { eventId: openedEvent } }), rights.anEvent],
  [
    'entrants of an event',
    listEntrants,
    apiEvent(routes.listEntrants, { params: { eventId: openedEvent } }),
    rights.entrantsOfAnEvent,
  ],
  [
    'own entry of an event',
    getMyRegistration,
    apiEvent(routes.getMyRegistration, { userId: member.id, params: { eventId: openedEvent } }),
    rights.ownEntryOfAnEvent,
  ],
  [
    'own entries',
    listMyRegistrations,
    apiEvent(routes.listMyRegistrations, { userId: member.id }),
    rights.ownEntries,
  ],
  [
    'entries at the desk',
    listRegistrations,
    apiEvent(routes.listRegistrations, { userId: member.id, params: { eventId: openedEvent } }),
    rights.entriesAtTheDesk,
  ],
  ['listings', listListings, directory('127.0.1.1', {}), rights.listings],
  [
    'listings by facet',
    listListings,
    directory('127.0.1.2', { services: askedListings.rare }),
    rights.listingsByFacet,
  ],
  [
    'listings by a common facet',
    listListings,
    directory('127.0.1.3', { services: askedListings.common }),
    rights.listingsByACommonFacet,
  ],
  ['listings near', listListings, directory('127.0.1.4', around), rights.listingsNear],
  [
    'listings near by facet',
    listListings,
    directory('127.0.1.5', { ...around, services: askedListings.common }),
    rights.listingsNear,
  ],
  ['items', listItems, market('127.0.2.1', {}), rights.items],
  [
    'items of a category',
    listItems,
    market('127.0.2.2', { category: askedItems.category }),
    rights.itemsOfACategory,
  ],
  [
    'items in a range of prices',
    listItems,
    market('127.0.2.3', { ...prices, sort: 'price_up' }),
    rights.itemsByPrice,
  ],
  ['items near', listItems, market('127.0.2.4', { ...around, sort: 'nearest' }), rights.itemsNear],
  [
    'items near an item, with it',
    getItem,
    apiEvent(routes.getItem, { params: { itemId: askedItems.opened }, sourceIp: '127.0.2.5' }),
    rights.anItem,
  ],
  [
    'billing of members',
    listBillingUsers,
    apiEvent(routes.listBillingUsers, { userId: admin.id }),
    rights.billingOfMembers,
  ],
  ['accounts by email', listUsers, accounts({ q: asked.email }), rights.accountsByEmail],
]

const publicReads: Read[] = [
  ['listPlans', listPlans, apiEvent(routes.listPlans), rights.allPlans],
  ['listFaqs', listFaqs, apiEvent(routes.listFaqs), rights.listFaqs],
  ['listNavigation', listNavigation, apiEvent(routes.listNavigation), rights.listNavigation],
  [
    'suggestSearch',
    suggestSearch,
    apiEvent(routes.suggestSearch, { query: { q: asked.rareWord } }),
    rights.suggestSearch,
  ],
]

/** The same reads in a table of 1,000 accounts and one of 100,000, in turns. */
export const growth: Bench = async () => {
  const database = await startBenchDatabase(Object.keys(sizes), (dataDir) =>
    fillTables(dataDir, { small: growthItems(sizes.small), large: growthItems(sizes.large) }),
  )
  try {
    const counts = countStorageCalls()
    const figures: Figure[] = []
    for (const read of reads) {
      const [name, handler] = read
      const { small, large } = await inTurns(read, counts)
      const most = mostOf(name, handler)
      const [before, after] = [median(small.ms), median(large.ms)]
      figures.push(
        {
          ...atMost(`${name}: p50 with 100,000 to p50 with 1,000`, after / before, most),
          detail: [
            `${before.toFixed(2)} ms and ${small.units} read units with 1,000; ${after.toFixed(2)} ms and ${large.units} with 100,000; ${large.storageCalls} storage calls`,
          ],
        },
        atMost(`${name}: read capacity with 100,000 to with 1,000`, large.units / small.units, most),
      )
    }
    for (const read of publicReads) {
      const [name, handler] = read
      const { storageCalls } = await callOnce(read, counts)
      figures.push(
        atMost(`storage calls of ${name}`, storageCalls, handler === suggestSearch ? callsOfSearch : 2),
      )
    }
    return figures
  } finally {
    await database.stop()
  }
}

const mostOf = (name: string, handler: ApiHandler) => {
  if (name.startsWith('listings near') || name.startsWith('items near')) return mostGrowthOfNear
  return handler === search ? mostGrowthOfSearch : mostGrowth
}

type Counts = ReturnType<typeof countStorageCalls>

async function callOnce([name, handler, event, right]: Read, counts: Counts) {
  counts.reset()
  const begin = performance.now()
  const { statusCode, body } = await handler(event)
  const ms = performance.now() - begin
  if (statusCode !== 200) throw new Error(`${event.rawPath} answered ${statusCode}: ${body}`)
  assertRight(name, right, body ?? '')
  const { calls: storageCalls, units } = counts.read()
  return { ms, storageCalls, units }
}

async function inTurns(read: Read, counts: Counts) {
  const measured: Record<Size, Measured> = {
    small: { ms: [], units: 0, storageCalls: 0 },
    large: { ms: [], units: 0, storageCalls: 0 },
  }
  for (let call = 0; call < calls; call++) {
    for (const size of Object.keys(sizes) as Size[]) {
      process.env.TABLE_NAME = size
      const { ms, units, storageCalls } = await callOnce(read, counts)
      measured[size].ms.push(ms)
      Object.assign(measured[size], { units, storageCalls })
    }
  }
  return measured
}
