import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import { oldPriceOf } from '#shared/market/market-items/price-drop.ts'
import type { ItemRow } from './item-lines.ts'

const isHeld = ({ reservedUntil }: ItemRow, now: string) => reservedUntil !== undefined && reservedUntil > now

/** True for a row whose item is still for sale at this moment. */
export const isRowForSale = (row: ItemRow, now: string): boolean => row.expiresAt > now || isHeld(row, now)

/** A row as a list shows it at this moment, with the distance where a place is asked for. */
export function listedItem(row: ItemRow, now: string, miles?: number): ListedItem {
  const {
    sellerId: _,
    point: __,
    expiresAt: ___,
    bumpedAt: ____,
    reservedUntil: _____,
    referenceCents,
    droppedAt,
    droppedFromCents,
    version: ______,
    ...card
  } = row
  const oldPriceCents = oldPriceOf({ ...card, referenceCents, droppedAt, droppedFromCents }, now)
  return {
    ...card,
    ...(oldPriceCents !== undefined && { oldPriceCents }),
    ...(isHeld(row, now) && { isReserved: true as const }),
    ...(miles !== undefined && { miles: Math.round(miles * 10) / 10 }),
  }
}
