import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { calendarMonth, openedEvent, runningEvents, takenPlaces } from './event-items.ts'
import { admin, asked, member, rarelyNamed } from './growth-items.ts'
import { askedListings } from './listing-items.ts'
import { askedItems } from './market-rows.ts'
import { type Answer, one, page } from './right-answers.ts'

const isMember = ({ id }: Answer) => id === member.id
const isOfCrowd = ({ name, membershipType }: Answer) => membershipType === 'competitor' && / \w+$/.test(name)
const hasCommonName = ({ name }: Answer) => name.startsWith(`${asked.commonName} `)
const byName = (account: Answer, next: Answer) => account.name.toLowerCase() <= next.name.toLowerCase()
const byNumber = (entry: Answer, next: Answer) => entry.number <= next.number
const byStart = (event: Answer, next: Answer) =>
  `${event.startsAt}#${event.id}` < `${next.startsAt}#${next.id}`

/** What the reads of the growth bench must answer, with however many things. */
export const rights = {
  notifications: page(
    20,
    'notifications of the member',
    ({ userId, title }) => userId === member.id && Boolean(title),
  ),
  ownProfile: one('the member', isMember),
  members: page(24, 'members, the newest first', (item, place) =>
    place === 0 ? isMember(item) : isOfCrowd(item),
  ),
  membersOfATypeAndState: page(
    24,
    'competitors of Arizona',
    (item) => isOfCrowd(item) && item.state === 'AZ',
  ),
  membersByName: page(24, 'members of that name, in its order', hasCommonName, byName),
  publicProfile: one(
    'the member',
    ({ id, companyName }) => id === member.id && companyName === member.companyName,
  ),
  accounts: page(
    25,
    'accounts, the newest first',
    ({ id }, place) => place > 1 || id === [admin.id, member.id][place],
    (account, next) => account.createdAt >= next.createdAt,
  ),
  accountsOfATypeAndStatus: page(
    25,
    'active competitors by name',
    ({ membershipType, status }) => membershipType === asked.filter.type && status === asked.filter.status,
    byName,
  ),
  accountsByARareName: page(3, 'accounts of that name', ({ name }) => name === `${asked.rareName} Zorn`),
  accountsByACommonName: page(25, 'accounts of that name', hasCommonName),
  searchByACommonWord: page(20, 'questions with that word', ({ title }) => title.includes(asked.commonWord)),
  searchByARareWord: page(3, 'questions with that word', ({ title }) => title.includes(asked.rareWord)),
  searchByACommonName: page(20, 'members of that name', ({ title }) => title.startsWith(asked.commonName)),
  anEvent: one('that event', ({ id, title, places }) => id === openedEvent && title && places.left === 100),
  entrantsOfAnEvent: page(
    100,
    'entrants by number',
    ({ name, number }, at) => name && (at > 0 || number === 1),
    byNumber,
  ),
  ownEntryOfAnEvent: one(
    'the entry of the member',
    ({ registration: { userId, eventId, status } }) =>
      userId === member.id && eventId === openedEvent && status === 'confirmed',
  ),
  ownEntries: page(20, 'entries of the member', ({ userId, event }) => userId === member.id && event.title),
  entriesAtTheDesk: page(
    100,
    'entries by number',
    ({ eventId, name }) => eventId === openedEvent && name,
    byNumber,
  ),
  billingOfMembers: page(
    20,
    'members who have paid, by name',
    ({ totalSpentCents }) => totalSpentCents === 999,
    byName,
  ),
  accountsByEmail: page(1, 'account of that address', ({ email }) => email === asked.email),
  listings: page(24, 'listings', ({ businessName }) => businessName.startsWith('Shop ')),
  listingsByFacet: page(24, 'listings with that service', ({ services }) =>
    services.includes(askedListings.rare),
  ),
  listingsByACommonFacet: page(24, 'listings with that service', ({ services }) =>
    services.includes(askedListings.common),
  ),
  listingsNear: one(
    'listings around a city, the nearest first',
    ({ items }) =>
      items.length > 10 &&
      items.every(
        ({ miles }: Answer, at: number) =>
          miles <= Number(askedListings.miles) && (at === 0 || items[at - 1].miles <= miles),
      ),
  ),
  items: page(24, 'items', ({ title }) => title.startsWith('Item ')),
  itemsOfACategory: page(24, 'items of that category', ({ category }) => category === askedItems.category),
  itemsByPrice: page(
    24,
    'items between two prices, the cheapest first',
    ({ priceCents }) => priceCents >= askedItems.from && priceCents <= askedItems.to,
    (item, next) => item.priceCents <= next.priceCents,
  ),
  itemsNear: one('items around a city, the nearest first', ({ items }) =>
    items.every(
      ({ miles }: Answer, at: number) =>
        miles <= Number(askedItems.miles) && (at === 0 || items[at - 1].miles <= miles),
    ),
  ),
  anItem: one('that item', ({ id, seller }) => id === askedItems.opened && seller.name),
  listFaqs: page(rarelyNamed, 'questions', ({ question }) => question.includes(asked.rareWord)),
  listNavigation: one('the menu', ({ items }) => items.length > 0),
  suggestSearch: one('what begins with it', ({ items }) => items.length > 0),
  allPlans: page(planCatalog.length, 'plans', ({ name, priceCents }) => name && priceCents >= 0),
  /** All that are running, then those of the next days. */
  comingEvents: page(
    24,
    'events in the order of time, from the first that is running on',
    ({ title, phase, places }, place) =>
      title && places.taken === takenPlaces && phase === (place < runningEvents ? 'live' : 'open'),
    byStart,
  ),
  eventsOfMonth: page(
    24,
    'events of the month, from its first day on',
    ({ startsOn }, place) => startsOn.startsWith(calendarMonth) && (place > 0 || startsOn.endsWith('-01')),
    byStart,
  ),
}
