import { conversations, messages } from '#core/market/conversations/conversations.ts'
import { inboxLines } from '#core/market/conversations/inbox-lines.ts'
import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { caseHeads, cases } from '#core/platform/reports/cases.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { reportedConversationId } from '#shared/market/conversations/named-conversation.ts'
import type { Case } from '#shared/platform/reports/report.ts'
import { type DemoThread, demoThreads } from './demo-threads.ts'

const absent = { absent: true } as const

/** The conversations of the demo, with a member who is blocked, and one with words of fraud that is a case. */
export const seed = (now: string, size: SeedSize): Write[] =>
  demoThreads(now, size).flatMap((thread) => [
    conversations.put(thread.conversation, absent),
    ...thread.messages.map((message) => messages.put(message, absent)),
    ...thread.lines.map((line) => inboxLines.put(line, absent)),
    ...blockOf(thread),
    ...caseOf(thread, now),
  ])

function blockOf({ sheet: { blockedBy }, conversation: { buyerId, sellerId, lastAt } }: DemoThread): Write[] {
  if (!blockedBy) return []
  const [by, of] = blockedBy === 'seller' ? [sellerId, buyerId] : [buyerId, sellerId]
  return [memberBlocks.put({ by, of, at: lastAt, version: 1 }, absent)]
}

/** As the platform opens one by itself. */
function caseOf({ conversation, messages: said }: DemoThread, now: string): Write[] {
  const { flaggedAt } = conversation
  const suspect = said.find(({ isSuspect }) => isSuspect)
  if (!flaggedAt || !suspect) return []
  const notice = 'A message in it shows signs of fraud.'
  const writer = [...demoUsers(now), ...demoMembers(now)].find((one) => one.id === suspect.fromId)
  const subject = {
    type: 'conversation',
    id: reportedConversationId(conversation.id, suspect.fromId),
  } as const
  const id = deriveId('cas', flaggedAt, subject.id) as Case['id']
  return [
    cases.put(
      {
        id,
        subject,
        title: `Conversation about ${conversation.itemTitle}`,
        excerpt: notice,
        ...(writer && { authorId: writer.id, authorName: writer.name }),
        status: 'open',
        reporters: 0,
        weight: 0,
        isHidden: false,
        notice,
        firstReportAt: flaggedAt,
        lastReportAt: flaggedAt,
        version: 1,
      },
      absent,
    ),
    caseHeads.put({ subject, openId: id, version: 1 }, absent),
  ]
}
