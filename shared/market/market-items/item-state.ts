import { addTime } from '#shared/platform/time/add-time.ts'
import type { Item } from './item.ts'

/** Where an item is at a moment, in one word. */
export type ItemState =
  | 'draft'
  | 'pending'
  | 'refused'
  | 'active'
  | 'reserved'
  | 'expired'
  | 'sold'
  | 'closed'
  | 'removed'

const daysSoldShown = 30

type Standing = Pick<Item, 'status' | 'statusSince' | 'expiresAt' | 'reservation' | 'isSellerSuspended'>

/** True while someone holds an item: the time alone ends it. */
export const isReserved = (
  { status, reservation }: Pick<Item, 'status' | 'reservation'>,
  now: string,
): boolean => status === 'active' && reservation !== undefined && reservation.until > now

const isOver = ({ expiresAt }: Pick<Item, 'expiresAt'>, now: string) =>
  expiresAt !== undefined && expiresAt <= now

/** The state of an item now; a job that is late changes nothing about it. What is reserved does not expire before. */
export function itemStateAt(item: Standing, now: string): ItemState {
  const { status } = item
  if (status === 'sold_here' || status === 'sold_elsewhere') return 'sold'
  if (status !== 'active') return status
  if (isReserved(item, now)) return 'reserved'
  return isOver(item, now) ? 'expired' : 'active'
}

/** True for what lists and the search show: it is for sale, reserved or not. */
export const isForSale = (item: Standing, now: string): boolean =>
  !item.isSellerSuspended && ['active', 'reserved'].includes(itemStateAt(item, now))

/** True for what has a row in lists: reads still look at the time. */
export const isStoredForSale = ({ status, isSellerSuspended }: Standing): boolean =>
  status === 'active' && !isSellerSuspended

/** True for what those who wrote about an item still see of it: no draft, and nothing that waits or was taken off the site. */
export const isSeenByBuyers = ({ status, isSellerSuspended }: Standing): boolean =>
  !isSellerSuspended && !['draft', 'pending', 'refused', 'removed'].includes(status)

/** True for what everyone may open: what is sold says so for 30 days. */
export const hasItemPage = (item: Standing, now: string): boolean =>
  isForSale(item, now) ||
  (!item.isSellerSuspended &&
    itemStateAt(item, now) === 'sold' &&
    now < addTime(item.statusSince, { days: daysSoldShown }))
