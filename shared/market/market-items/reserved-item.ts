import { addTime } from '#shared/platform/time/add-time.ts'
import type { Item, Reservation } from './item.ts'
import { itemRefusal as refusal } from './item-refusal.ts'
import { isReserved } from './item-state.ts'
import { assertForSale } from './stepped-item.ts'

export const hoursOfInstant = 24
/** What a seller can choose between, and begins with. */
export const reservationHours = { least: 24, first: 72, most: 168 } as const
export const mostReservations = 3

type Asked = Pick<Reservation, 'buyerId' | 'priceCents' | 'isInstant'> & { hours: number }

/** An item that is held for a buyer. Throws where it is not for sale, or held for someone else. */
export function reservedItem(item: Item, { hours, ...asked }: Asked, now: string): Item {
  assertForSale(item, now)
  if (asked.buyerId === item.sellerId) throw refusal.own()
  if (isReserved(item, now)) throw refusal.reserved()
  return {
    ...item,
    reservation: { ...asked, until: addTime(now, { hours }) },
    updatedAt: now,
    version: item.version + 1,
  }
}

/** An item that no one holds any more. */
export function releasedItem(item: Item, now: string): Item {
  const { reservation, ...rest } = item
  if (!reservation) throw refusal.notReserved()
  return { ...rest, updatedAt: now, version: item.version + 1 }
}

type Sold = { saleId: NonNullable<Item['saleId']>; buyerId: string; priceCents: number }

/** An item that was sold here. One that is held for someone else is not sold past them. */
export function soldItem(item: Item, { saleId, buyerId, priceCents }: Sold, now: string): Item {
  if (item.status !== 'active' && item.status !== 'expired') throw refusal.notActive()
  if (isReserved(item, now) && item.reservation?.buyerId !== buyerId) throw refusal.held()
  const { reservation: _, ...rest } = item
  return {
    ...rest,
    saleId,
    soldCents: priceCents,
    status: 'sold_here',
    statusSince: now,
    updatedAt: now,
    version: item.version + 1,
  }
}
