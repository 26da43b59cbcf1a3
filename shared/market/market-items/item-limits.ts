import { isFlagged } from '#shared/directory/listings/flagged-words.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import type { Item } from './item.ts'

/** How many items a membership may have that are neither sold nor closed nor removed. */
export const mostItems: Record<MembershipType, number> = {
  admin: 100,
  retailer: 100,
  manufacturer: 100,
  organization: 100,
  pro_competitor: 50,
  competitor: 20,
}

export const newItemsADay = 10
export const itemsOfNewAccount = 3
const daysOfNewAccount = 7

/** The first items of a seller wait for an administrator. */
export const itemsBeforeTrust = 3

/** True for an account in its first week, of which less is taken on trust. */
export const isNewAccount = ({ createdAt }: { createdAt: string }, now: string): boolean =>
  now < addTime(createdAt, { days: daysOfNewAccount })

/** True for what counts against the limit of a seller. */
export const countsAsItem = ({ status }: Pick<Item, 'status'>): boolean =>
  status !== 'sold_here' && status !== 'sold_elsewhere' && status !== 'closed' && status !== 'removed'

type Words = Pick<Item, 'title' | 'description' | 'brand' | 'model'>

/** True where the words of an item wait for an administrator. */
export const hasFlaggedWords = ({ title, description, brand, model }: Words): boolean =>
  isFlagged([title, brand, model, description].join('\n'))
