import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { withSale } from '#shared/market/sales/counted-feedback.ts'
import type { Feedback, Sale } from '#shared/market/sales/sale.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type SeededItem, seededItems } from './seeded-items.ts'

type Words = { stars: number; text: string; reply?: string }
/** What the two said. Without the buyer’s, that of the seller is still sealed. */
type Said = { buyer?: Words; seller: Words }

/** The sale of an item without words here still waits for its buyer. */
const said: Record<string, Said> = {
  'Ported box for two tens, under a rear bench': {
    buyer: { stars: 5, text: 'Tear at the back as described, the box is solid. Quick pickup.' },
    seller: { stars: 5, text: 'On time, with cash and a blanket for the box.' },
  },
  'Tessaline three-way set with crossovers': {
    buyer: {
      stars: 4,
      text: 'They sound great. The packing could have been better, one corner of the box was soft.',
      reply: 'Fair. I use double walls now.',
    },
    seller: { stars: 5, text: 'Paid the same hour.' },
  },
  'Lowmark 4-gauge amp kit, opened but complete': {
    buyer: { stars: 5, text: 'Everything was in the bag.' },
    seller: { stars: 4, text: 'Good buyer, asked a lot before.' },
  },
  'Meter microphone with stand and windshield': {
    buyer: { stars: 5, text: 'Reads within a tenth of mine. Came with its calibration file.' },
    seller: { stars: 5, text: 'Knows what they buy. Again any time.' },
  },
  'Ohmstead lithium bank, six cells with busbars': {
    seller: { stars: 5, text: 'Brought a meter, tested it, took it. As it should be.' },
  },
}

export type DemoSale = { sale: Sale; feedback: Feedback[] }

/** The sales of the demo, each of an item that was sold here, with what the two said of each other. */
export function demoSales(now: string, size: SeedSize): DemoSale[] {
  const joined = new Map(
    [...demoUsers(now), ...demoMembers(now)].map(({ id, createdAt }) => [id as string, createdAt]),
  )
  return seededItems(now, size).flatMap((item) => (item.sale ? demoSale(item, item.sale, joined) : []))
}

function demoSale(
  item: SeededItem,
  { id, buyerId, priceCents, at: createdAt }: NonNullable<SeededItem['sale']>,
  joined: ReadonlyMap<string, string>,
): DemoSale {
  const { id: itemId, title: itemTitle, sellerId } = item
  const sold = { id, itemId, itemTitle, sellerId, buyerId, priceCents, createdAt, version: 1 }
  const words = said[itemTitle]
  if (!words) return { sale: { ...sold, status: 'awaiting', feedbackFrom: [], isShown: false }, feedback: [] }
  const confirmedAt = addTime(createdAt, { days: 1 })
  const since = (userId: string) => joined.get(userId) ?? createdAt
  // No two of them trade twice.
  const { isCounted } = withSale([], [since(sellerId), since(buyerId)], {
    soldAt: createdAt,
    now: confirmedAt,
  })
  const isShown = words.buyer !== undefined
  const sale: Sale = {
    ...sold,
    status: 'confirmed',
    confirmedAt,
    isCounted,
    feedbackFrom: isShown ? [sellerId, buyerId] : [sellerId],
    isShown,
  }
  const [sealedAt, shownAt] = [addTime(confirmedAt, { days: 1 }), addTime(confirmedAt, { days: 2 })]
  const made = (side: 'buyer' | 'seller', { reply, ...fields }: Words): Feedback => ({
    id: deriveId('fbk', sealedAt, `${id}#${side}`) as Feedback['id'],
    saleId: id,
    itemTitle,
    fromId: side === 'buyer' ? buyerId : sellerId,
    toId: side === 'buyer' ? sellerId : buyerId,
    about: side === 'buyer' ? 'seller' : 'buyer',
    ...fields,
    status: isShown ? 'shown' : 'sealed',
    isCounted,
    ...(reply && { reply: { text: reply, at: addTime(shownAt, { hours: 5 }) } }),
    ...(isShown && { shownAt }),
    createdAt: sealedAt,
    version: 1,
  })
  return {
    sale,
    feedback: [made('seller', words.seller), ...(words.buyer ? [made('buyer', words.buyer)] : [])],
  }
}
