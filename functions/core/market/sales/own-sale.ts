import { otherMember } from '#core/market/conversations/other-member.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { OwnSale } from '#shared/market/sales/contract.ts'
import type { Feedback, Sale } from '#shared/market/sales/sale.ts'
import {
  confirmableUntil,
  feedbackUntil,
  isFeedbackOpen,
  saleStatusAt,
} from '#shared/market/sales/sale-dates.ts'
import { feedbacks } from './sales.ts'

/** Sales as one of their two sides sees them. What the other one wrote is read only once it is shown. */
export async function ownSales(
  listed: readonly Sale[],
  userId: string,
  now: string,
  known: readonly Feedback[] = [],
): Promise<OwnSale[]> {
  const keys = listed.flatMap((sale) =>
    sale.feedbackFrom.map((fromId) => feedbacks.key({ saleId: sale.id, fromId })),
  )
  const [users, rows] = await Promise.all([
    usersById(listed.map((sale) => otherOf(sale, userId))),
    getMany(keys, { consistent: true }),
  ])
  const all = [...rows.map(feedbacks.read), ...known]
  return listed.map((sale) => {
    const of = all.filter(({ saleId }) => saleId === sale.id)
    const given = of.findLast(({ fromId }) => fromId === userId)
    const received = of.findLast(({ toId, status }) => toId === userId && status === 'shown')
    const status = saleStatusAt(sale, now)
    const openUntil = status === 'awaiting' ? confirmableUntil(sale) : feedbackUntil(sale)
    const { id, itemId, itemTitle, priceCents, confirmedAt, createdAt } = sale
    return {
      sale: { id, itemId, itemTitle, priceCents, status, ...(confirmedAt && { confirmedAt }), createdAt },
      side: sale.buyerId === userId ? 'buyer' : 'seller',
      other: otherMember(otherOf(sale, userId), users),
      ...(openUntil && { openUntil }),
      canGiveFeedback:
        !given &&
        !sale.feedbackFrom.some((id) => id === userId) &&
        users.has(otherOf(sale, userId)) &&
        isFeedbackOpen(sale, now),
      ...(given && { given: { stars: given.stars, text: given.text, status: given.status } }),
      ...(received && {
        received: {
          id: received.id,
          stars: received.stars,
          text: received.text,
          ...(received.reply && { reply: received.reply }),
        },
      }),
    }
  })
}

const otherOf = ({ buyerId, sellerId }: Sale, userId: string) => (buyerId === userId ? sellerId : buyerId)

export async function ownSale(
  sale: Sale,
  userId: string,
  now: string,
  known: readonly Feedback[] = [],
): Promise<OwnSale> {
  const [one] = await ownSales([sale], userId, now, known)
  return one as OwnSale
}
