import { standingMember } from '#core/market/conversations/standing-member.ts'
import { feedbackKeys } from '#core/market/sales/feedback-keys.ts'
import { findOwnSale } from '#core/market/sales/find-sale.ts'
import { ownSale } from '#core/market/sales/own-sale.ts'
import { feedbacks, sales } from '#core/market/sales/sales.ts'
import { feedbackOfSale, showFeedback } from '#core/market/sales/show-feedback.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { giveFeedback as contract } from '#shared/market/sales/contract.ts'
import type { Feedback, Sale } from '#shared/market/sales/sale.ts'
import { isFeedbackOpen } from '#shared/market/sales/sale-dates.ts'
import { saleRefusal } from '#shared/market/sales/sale-refusal.ts'

/** The second one opens both. */
const giveFeedback = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const before = await findOwnSale(params.saleId, actor.userId)
      const user = await standingMember(actor.userId)
      if (before.feedbackFrom.includes(user.id)) throw saleRefusal.feedbackOnce()
      if (!isFeedbackOpen(before, now)) throw saleRefusal.feedbackClosed()
      const isBuyer = before.buyerId === user.id
      const toId = isBuyer ? before.sellerId : before.buyerId
      // Of someone who has left nothing is said any more.
      if (toId === goneOwnerId) throw saleRefusal.feedbackClosed()
      const feedback: Feedback = {
        id: newId('fbk', now) as Feedback['id'],
        saleId: before.id,
        itemTitle: before.itemTitle,
        fromId: user.id,
        toId,
        about: isBuyer ? 'seller' : 'buyer',
        ...body,
        status: 'sealed',
        isCounted: before.isCounted === true,
        createdAt: now,
        version: 1,
      }
      const after: Sale = {
        ...before,
        feedbackFrom: [...before.feedbackFrom, user.id],
        version: before.version + 1,
      }
      const stored = await feedbackOfSale(before)
      const opens = after.feedbackFrom.length === 2
      const answer = await ownSale(before, user.id, now, [
        ...(opens ? stored.map((one) => ({ ...one, status: 'shown' as const })) : []),
        { ...feedback, ...(opens && { status: 'shown' as const }) },
      ])
      await commit(
        ...(opens
          ? showFeedback(before, after, { stored, added: feedback }, now)
          : [sales.put(after, { version: before.version }), feedbacks.put(feedback, { absent: true })]),
        feedbackKeys.put(
          { id: feedback.id, saleId: before.id, fromId: user.id, version: 1 },
          { absent: true },
        ),
        users.check({ id: user.id }, { version: user.version }),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, giveFeedback)
