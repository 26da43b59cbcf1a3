import { findFeedback } from '#core/market/sales/find-feedback.ts'
import { publicFeedback } from '#core/market/sales/public-feedback.ts'
import { feedbacks } from '#core/market/sales/sales.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { replyToFeedback as contract } from '#shared/market/sales/contract.ts'
import { saleRefusal } from '#shared/market/sales/sale-refusal.ts'

const replyToFeedback = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const before = await findFeedback(params.feedbackId)
    if (before?.toId !== actor.userId || before.status !== 'shown') throw saleRefusal.feedbackNotFound()
    if (before.reply) throw saleRefusal.replyOnce()
    const after = { ...before, reply: { text: body.text, at: now }, version: before.version + 1 }
    const [answer] = await publicFeedback([after])
    if (!answer) throw saleRefusal.feedbackNotFound()
    await commit(feedbacks.put(after, { version: before.version }), ...remember(answer))
    return answer
  })

export const handler = endpoint(contract, replyToFeedback)
