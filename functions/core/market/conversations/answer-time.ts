import type { SellerCard } from '#shared/market/market-items/contract.ts'
import { conversations, conversationsOfSeller } from './conversations.ts'

const read = 20
const fewest = 5
const hourMs = 3_600_000

/** How soon a seller answers, by the middle of their last 20 conversations. Those without an answer count as the slowest. */
export async function answerTimeOf(sellerId: string): Promise<SellerCard['answers']> {
  const { items } = await conversations.list({
    index: 'gsi2',
    pk: conversationsOfSeller(sellerId),
    newestFirst: true,
    limit: read,
  })
  if (items.length < fewest) return undefined
  const times = items
    .map(({ createdAt, repliedAt }) =>
      repliedAt ? Date.parse(repliedAt) - Date.parse(createdAt) : Number.POSITIVE_INFINITY,
    )
    .toSorted((a, b) => a - b)
  const middle = times[Math.floor((times.length - 1) / 2)] ?? Number.POSITIVE_INFINITY
  if (middle === Number.POSITIVE_INFINITY) return undefined
  if (middle <= 4 * hourMs) return 'within_hours'
  return middle <= 24 * hourMs ? 'within_a_day' : 'within_days'
}
