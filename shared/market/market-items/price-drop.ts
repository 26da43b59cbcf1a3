import { addTime } from '#shared/platform/time/add-time.ts'
import type { Item } from './item.ts'

const leastCents = 500
const mostPercentLeft = 95
const daysBetweenAlerts = 7
const daysOfBadge = 14

type Priced = Pick<Item, 'priceCents' | 'priceKind' | 'referenceCents' | 'droppedAt' | 'droppedFromCents'>

const isPriced = ({ priceKind }: Pick<Item, 'priceKind'>) => priceKind === 'fixed' || priceKind === 'offers'

/**
 * What a new price of an item for sale means: of a drop of 5% and $5.00 from the reference people are told, once in seven
 * days. The reference never rises. Undefined where no one is told.
 */
export function priceDrop(
  before: Priced,
  after: Pick<Item, 'priceCents' | 'priceKind'>,
  now: string,
): Required<Pick<Item, 'referenceCents' | 'droppedAt' | 'droppedFromCents'>> | undefined {
  const { referenceCents, droppedAt } = before
  if (referenceCents === undefined || !isPriced(after) || after.priceCents >= before.priceCents)
    return undefined
  const isEnough =
    after.priceCents * 100 <= referenceCents * mostPercentLeft &&
    referenceCents - after.priceCents >= leastCents
  if (!isEnough || (droppedAt && now < addTime(droppedAt, { days: daysBetweenAlerts }))) return undefined
  return { referenceCents: after.priceCents, droppedAt: now, droppedFromCents: referenceCents }
}

/** The price to strike through beside the one of an item: for two weeks after a drop, while it holds. */
export function oldPriceOf(item: Priced, now: string): number | undefined {
  const { droppedAt, droppedFromCents, referenceCents = 0, priceCents } = item
  if (!droppedAt || droppedFromCents === undefined || !isPriced(item)) return undefined
  return now < addTime(droppedAt, { days: daysOfBadge }) && priceCents <= referenceCents
    ? droppedFromCents
    : undefined
}
