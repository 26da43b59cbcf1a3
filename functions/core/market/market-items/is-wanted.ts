import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listItems } from '#shared/market/market-items/contract.ts'
import type { ItemRow } from './item-lines.ts'
import { isRowForSale, listedItem } from './listed-item.ts'

type Query = ApiRequest<typeof listItems>['query']

/** Tells whether an item is for sale now and passes all filters but those of distance and words. */
export function isWantedItem(row: ItemRow, query: Query, now: string): boolean {
  const { category, state, condition, from, to, delivery, dropped } = query
  return (
    isRowForSale(row, now) &&
    (!category || row.category === category) &&
    (!state || row.state === state) &&
    (!condition || row.condition === condition) &&
    (from === undefined || row.priceCents >= from) &&
    (to === undefined || row.priceCents <= to) &&
    (!delivery || row.delivery === delivery || row.delivery === 'both') &&
    (!dropped || listedItem(row, now).oldPriceCents !== undefined)
  )
}
