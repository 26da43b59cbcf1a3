import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { Conversation } from '#shared/market/conversations/conversation.ts'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { conversations, conversationsOfBuyer, conversationsOfSeller } from './conversations.ts'
import { scamWarnings } from './scam-warnings.ts'

const daysLookedBack = 30

/**
 * Tells everyone whom a suspended member wrote to in the last 30 days, once. What is not told when it breaks off is told
 * when the delivery is repeated.
 */
export async function warnOfSuspended(userId: string, now: string): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (user?.status !== 'suspended' || !user.suspension) return
  const { suspendedAt } = user.suspension
  const since = addTime(suspendedAt, { days: -daysLookedBack })
  const lists = [
    { index: 'gsi2', pk: conversationsOfSeller(userId) },
    { index: 'gsi3', pk: conversationsOfBuyer(userId) },
  ] as const
  let left = 0
  for (const list of lists) {
    const { failed } = await eachRow(
      'warn-of-suspended',
      (cursor) => conversations.list({ ...list, between: [since, '~'], limit: 100, cursor }),
      (conversation) => warn(conversation, { user, suspendedAt, since }, now),
    )
    left += failed
  }
  if (left > 0) throw new Error(`${left} members could not be warned; they will be told when it is repeated.`)
}

type Suspended = { user: StoredUser; suspendedAt: string; since: string }

function warn(conversation: Conversation, { user, suspendedAt, since }: Suspended, now: string) {
  const { id, itemTitle, buyerId, sellerId, buyerWroteAt = '', sellerWroteAt = '' } = conversation
  const isBuyer = user.id === buyerId
  const wroteAt = isBuyer ? buyerWroteAt : sellerWroteAt
  return untilUnchanged(async () => {
    if (wroteAt < since) return false
    const warning = {
      userId: isBuyer ? sellerId : buyerId,
      aboutId: user.id,
      suspendedAt,
      toldAt: now,
      version: 1,
    }
    const [told, reader] = await Promise.all([
      scamWarnings.get(warning, { consistent: true }),
      users.get({ id: warning.userId }, { consistent: true }),
    ])
    if (told || !reader || reader.deletionDueAt) return false
    await commit(
      scamWarnings.put(warning, { absent: true }),
      ...notify(
        {
          userId: reader.id,
          kind: 'scam_warning',
          type: 'warning',
          title: 'Someone who wrote to you was suspended',
          message: `We suspended ${publicName(user)}, who wrote to you about ${itemTitle}. Do not send money, codes, or gift cards.`,
          href: conversationPath(id),
        },
        now,
      ),
    )
    return true
  })
}
