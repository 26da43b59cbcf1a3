import type { Item } from '#shared/market/market-items/item.ts'
import { renewalOf } from '#shared/market/market-items/item-dates.ts'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import { ownDay } from '#shared/platform/time/own-day.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'

const day = (at: string) => utcShortDay(ownDay(at))

type Dated = Pick<Item, 'status' | 'statusSince' | 'expiresAt' | 'reservation' | 'isSellerSuspended'>

/** When an item ends, ended, or was sold: "Ends Dec 4". */
export function dateWords(item: Dated, now: string): string | undefined {
  const { statusSince, expiresAt = '', reservation } = item
  const state = itemStateAt(item, now)
  if (state === 'active' && expiresAt) return `Ends ${day(expiresAt)}`
  if (state === 'reserved' && reservation) return `Reserved until ${day(reservation.until)}`
  if (state === 'expired' && expiresAt) return `Ended ${day(expiresAt)}`
  if (state === 'sold') return `Sold ${day(statusSince)}`
  return undefined
}

/** True while its seller can offer an item for longer. */
export function isRenewable(item: Dated, now: string): boolean {
  const { status, expiresAt } = item
  if (!expiresAt || (status !== 'active' && status !== 'expired')) return false
  const { from, until } = renewalOf(expiresAt)
  return from <= now && now <= until
}
