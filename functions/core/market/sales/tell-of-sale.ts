import { otherMember } from '#core/market/conversations/other-member.ts'
import { reachedMember } from '#core/market/market-items/reached-member.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { confirmableUntil, feedbackUntil, saleStatusAt } from '#shared/market/sales/sale-dates.ts'
import { salesPath } from '#shared/market/sales/sales-path.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { findFeedback } from './find-feedback.ts'
import { feedbacks, sales } from './sales.ts'

const nameOf = async (userId: Sale['buyerId']) => otherMember(userId, await usersById([userId])).name
const dayOf = (at: string) => longDay(siteDay(at))

/** A sale that its buyer can still confirm, with that buyer. */
async function toConfirm(saleId: string, now: string) {
  const sale = await sales.get({ id: saleId }, { consistent: true })
  if (!sale || saleStatusAt(sale, now) !== 'awaiting') return undefined
  const buyer = await reachedMember(sale.buyerId)
  return buyer && { sale, buyer, unchanged: sales.check(sale, { version: sale.version }) }
}

export const notifyOfSale = (saleId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const found = await toConfirm(saleId, now)
    if (!found) return
    const { sale, buyer, unchanged } = found
    await commit(
      once,
      unchanged,
      ...notify(
        {
          userId: buyer.id,
          kind: 'sale_to_confirm',
          type: 'info',
          title: 'Confirm your purchase',
          message: `${await nameOf(sale.sellerId)} sold you ${sale.itemTitle}. Confirm it by ${dayOf(confirmableUntil(sale))}.`,
          href: salesPath('bought'),
        },
        now,
      ),
    )
  })

export const mailOfSale = (saleId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const found = await toConfirm(saleId, now)
    if (!found) return
    const { sale, buyer, unchanged } = found
    await commit(
      once,
      unchanged,
      ...queueMail(
        {
          toEmail: buyer.email,
          templateId: 'sale-to-confirm',
          data: {
            firstName: buyer.firstName,
            otherName: await nameOf(sale.sellerId),
            itemTitle: sale.itemTitle,
            endsOn: dayOf(confirmableUntil(sale)),
          },
          priority: 'normal',
        },
        now,
      ),
    )
  })

type News = { to: Sale['buyerId']; type: 'success' | 'warning' | 'info'; title: string; message: string }

async function newsOf(sale: Sale): Promise<News | undefined> {
  const { status, sellerId, buyerId, itemTitle } = sale
  if (status === 'awaiting') return undefined
  if (status === 'undone')
    return {
      to: buyerId,
      type: 'info',
      title: 'A sale was withdrawn',
      message: `${await nameOf(sellerId)} offers ${itemTitle} for sale again. There is nothing to confirm.`,
    }
  const buyer = await nameOf(buyerId)
  if (status === 'confirmed')
    return {
      to: sellerId,
      type: 'success',
      title: 'Your sale is confirmed',
      message: `${buyer} bought ${itemTitle}. Give feedback by ${dayOf(feedbackUntil(sale) ?? sale.createdAt)}.`,
    }
  return status === 'declined'
    ? {
        to: sellerId,
        type: 'warning',
        title: 'Your sale was declined',
        message: `${buyer} says that they did not buy ${itemTitle}.`,
      }
    : {
        to: sellerId,
        type: 'info',
        title: 'Your sale was not confirmed',
        message: `${buyer} did not confirm within 7 days that they bought ${itemTitle}. It stays marked as sold.`,
      }
}

/** Tells a seller what became of a sale, or its buyer that it was taken back. */
export const notifyOfAnswer = (saleId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const sale = await sales.get({ id: saleId }, { consistent: true })
    const news = sale && (await newsOf(sale))
    const member = news && (await reachedMember(news.to))
    if (!sale || !news || !member) return
    const { type, title, message } = news
    const href = salesPath(member.id === sale.buyerId ? 'bought' : 'sold')
    await commit(
      once,
      sales.check(sale, { version: sale.version }),
      ...notify({ userId: member.id, kind: 'sale_answered', type, title, message, href }, now),
    )
  })

export const notifyOfFeedback = (feedbackId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const feedback = await findFeedback(feedbackId)
    if (feedback?.status !== 'shown') return
    const member = await reachedMember(feedback.toId)
    if (!member) return
    const { fromId, stars, itemTitle, about, version } = feedback
    const writes = await tellIfWanted(
      {
        userId: member.id,
        kind: 'sale_feedback',
        type: 'info',
        title: 'You have feedback',
        message: `${await nameOf(fromId)} gave you ${stars} of 5 stars for ${itemTitle}.`,
        href: salesPath(about === 'buyer' ? 'bought' : 'sold'),
      },
      now,
    )
    if (writes.length > 0) await commit(once, feedbacks.check(feedback, { version }), ...writes)
  })
