import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { isToldAsMessage } from './added-message.ts'
import { messages } from './conversations.ts'
import { type InboxLine, inboxLines } from './inbox-lines.ts'
import { otherMember } from './other-member.ts'

type Sent = FactPayload<'message.sent'>

const hoursBetweenMails = 1

/** Whom a message that is still unread waits for. Nothing reaches accounts that are suspended or leave. */
async function waitingFor({ conversationId, messageId, toId }: Sent) {
  const [line, message, user] = await Promise.all([
    inboxLines.get({ userId: toId, conversationId }, { consistent: true }),
    messages.get({ conversationId, id: messageId }, { consistent: true }),
    users.get({ id: toId }, { consistent: true }),
  ])
  if (!line || line.unread === 0 || !message || !isToldAsMessage(message)) return undefined
  return isReached(user) ? { line, user } : undefined
}

const isReached = (user: StoredUser | undefined): user is StoredUser =>
  user !== undefined && user.status !== 'suspended' && !user.deletionDueAt

/** A conversation has one notification until it is read. */
export async function notifyOfMessage(sent: Sent, now: string, once: Write): Promise<void> {
  const found = sent.isFirst ? await waitingFor(sent) : undefined
  if (!found) return
  const { line, user } = found
  const { name } = otherMember(line.otherId, await usersById([line.otherId]))
  const writes = notify(
    {
      userId: user.id,
      kind: 'item_message',
      type: 'info',
      title: `New message from ${name}`,
      message: `It is about ${line.itemTitle}.`,
      href: conversationPath(line.conversationId),
    },
    now,
  )
  await commit(once, ...writes)
}

/** True where no mail tells of what is unread, and the last one is not too near. */
function isMailDue({ mailedAt, readAt = '' }: InboxLine, now: string): boolean {
  if (!mailedAt) return true
  return readAt > mailedAt && now >= addTime(mailedAt, { hours: hoursBetweenMails })
}

/** One mail for a conversation until it is read, at most one an hour. It has no words of the other member. */
export const mailOfMessage = (sent: Sent, now: string, once: Write): Promise<void> =>
  untilUnchanged(
    async () => {
      const found = await waitingFor(sent)
      if (!found || !isMailDue(found.line, now)) return
      const { line, user } = found
      if (!(await wantsNotification(user.id, 'system_updates', 'email'))) return
      await commit(
        once,
        inboxLines.put({ ...line, mailedAt: now, version: line.version + 1 }, { version: line.version }),
        ...queueMail(
          {
            toEmail: user.email,
            templateId: 'item-message',
            data: {
              firstName: user.firstName,
              itemTitle: line.itemTitle,
              itemId: line.itemId,
              path: conversationPath(line.conversationId),
            },
            priority: 'normal',
            wantedBy: { userId: user.id, category: 'system_updates' },
          },
          now,
        ),
      )
    },
    { crowd: true },
  )
