import { billingRows } from '#core/billing/member-billing/billing-rows.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { directoryEntries, lookupList } from '#core/community/members/directory-entries.ts'
import { directoryEntriesOf } from '#core/community/members/directory-entries-of.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { projections as ofFaqs } from '#core/content/faqs/projections.ts'
import { navigationItems } from '#core/content/navigation/navigation-items.ts'
import { searchPartition } from '#core/content/search/search-entries.ts'
import { titlePartition } from '#core/content/search/search-titles.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { everybody, rowsOf, scopeOf, userRows } from '#core/platform/users/user-rows.ts'
import {
  userSearchEntries,
  userSearchEntriesOf,
  userSearchPartition,
} from '#core/platform/users/user-search-entries.ts'
import { users } from '#core/platform/users/users.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMenus } from '#lib/local/seed/content/demo-menu.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import type { User } from '#shared/platform/users/user.ts'
import { aCrowd, commonName } from '#test/support/people-tables.ts'
import { benchNotification } from './bench-notification.ts'
import { eventItems } from './event-items.ts'
import type { Item } from './fill-tables.ts'
import { listingItems } from './listing-items.ts'
import { marketRows } from './market-rows.ts'

/** What the growth bench asks the administrators’ list for. */
export const asked = {
  filter: { type: 'competitor', status: 'active' },
  rareName: 'Quillan',
  commonName,
  email: 'm4@people.test',
  commonWord: 'loudness',
  rareWord: 'zaurent',
} as const

/** So many people and questions have what is searched for as rare. */
export const rarelyNamed = 3
const oneInTen = 10

const now = new Date().toISOString()

function demo(fits: (user: User) => boolean): User {
  const user = demoUsers(now).find(fits)
  if (!user) throw new Error('there is no such demo account')
  return user
}

export const admin = demo(({ membershipType }) => membershipType === 'admin')
export const member = demo(({ status, isPublicProfile }) => status === 'active' && isPublicProfile)

/**
 * So many accounts, all in the directory, in the billing list and at one event, as many things in the index, as many
 * events, listings, and items for sale, and as many notifications, of which the member has one in ten.
 */
export function* growthItems(size: number): Generator<Item> {
  for (const plan of planCatalog) yield plans.item(plan)
  for (const item of demoMenus(now).at(-1)?.items ?? []) yield navigationItems.item(item)
  const others = Array.from({ length: 50 }, () => crypto.randomUUID())
  for (let index = 0; index < size; index++) {
    const owner = index % oneInTen === 0 ? member.id : (others[index % others.length] ?? '')
    yield notifications.item(benchNotification(owner, now))
  }
  for (let index = 0; index < size; index++) yield* indexed(index)
  const crowd = aCrowd(size - 2).map((person, index) => ({
    ...person,
    // The oldest, so that only an index finds them.
    ...(index < rarelyNamed && { name: `${asked.rareName} Zorn` }),
    email: `m${index}@people.test`,
  }))
  const everyone = [admin, member, ...crowd]
  for (const user of everyone) yield* itemsOf(user)
  for (const user of everyone) yield billingRows.item(billingRowOf(user))
  yield* listingItems(size)
  yield* marketRows(size)
  yield* eventItems(
    member.id,
    size,
    everyone.map(({ id }) => id),
  )
}

/** As the stream keeps it of a member who has paid once and has no subscription. */
const billingRowOf = ({ id, name, email, membershipType, createdAt }: User) =>
  ({ id, name, email, membershipType, createdAt, totalSpentCents: 999, version: 1 }) as const

const lists: readonly string[] = ['newest', lookupList(commonName.toLowerCase())]
const scopes: readonly string[] = [everybody, scopeOf(asked.filter)]
const searched = new Set(
  [asked.rareName.toLowerCase(), commonName.toLowerCase(), asked.email.slice(0, 2), 'people'].map(
    userSearchPartition,
  ),
)

/**
 * The account and its place in each partition that is asked, which so hold what they hold with that many accounts. The
 * twenty to thirty items in others are left out: partitions do not slow each other down, and loading them takes an hour.
 */
function* itemsOf(user: User): Generator<Item> {
  yield users.item(user)
  for (const entry of directoryEntriesOf(user))
    if (lists.includes(entry.list)) yield directoryEntries.item(entry)
  for (const row of rowsOf(user)) if (scopes.includes(row.scope)) yield userRows.item(row)
  for (const entry of userSearchEntriesOf(user))
    if (searched.has(userSearchPartition(entry.term))) yield userSearchEntries.item(entry)
}

const indexPartitions = new Set(
  [asked.commonWord, asked.rareWord].flatMap((word) => [
    searchPartition('content', word),
    titlePartition('content', word),
  ]),
)

/** What the index has of one question, in the partitions that are asked. */
function* indexed(index: number): Generator<Item> {
  const word = index < rarelyNamed ? asked.rareWord : asked.commonWord
  const question = index % 2 === 0 ? `${word} ${index}` : `All ${word} ${index}`
  const faq = {
    slug: `q${index}`,
    category: 'Bench',
    question,
    answer: `Of ${word}.`,
    displayOrder: 1,
    version: 1,
  }
  if (index < rarelyNamed) yield faqs.item(faq)
  for (const projection of ofFaqs)
    for (const row of projection.rows(faqs.item(faq))) if (indexPartitions.has(row.pk)) yield row
}
