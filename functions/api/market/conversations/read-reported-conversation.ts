import { conversations, messagePrefix, messages } from '#core/market/conversations/conversations.ts'
import { otherMember } from '#core/market/conversations/other-member.ts'
import { reportedConversation } from '#core/market/conversations/report-subjects.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { caseNotFound } from '#core/platform/reports/case-not-found.ts'
import { cases } from '#core/platform/reports/cases.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { readReportedConversation as contract } from '#shared/market/conversations/contract.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'

/** Administrators read what two members wrote only from a case about it, and each time is logged before it is answered. */
async function readReportedConversation({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const found = await cases.get({ id: params.caseId }, { consistent: true })
  if (found?.subject.type !== 'conversation') throw caseNotFound()
  const { conversationId } = reportedConversation(found.subject.id)
  const conversation = await conversations.get({ id: conversationId }, { consistent: true })
  if (!conversation) throw conversationRefusal.notFound()
  await commit(
    recordActivity(
      {
        by: actor,
        type: 'conversation_read',
        description: `Read the reported conversation about ${conversation.itemTitle}`,
        metadata: { caseId: found.id, conversationId },
      },
      now,
    ),
  )
  const { id, itemId, itemTitle, createdAt, buyerId, sellerId } = conversation
  const { pk } = messages.key({ conversationId, id: '' })
  const [users, page] = await Promise.all([
    usersById([buyerId, sellerId]),
    messages.list({ pk, prefix: messagePrefix, newestFirst: true, ...query }),
  ])
  return {
    conversation: { id, itemId, itemTitle, createdAt },
    buyer: otherMember(buyerId, users),
    seller: otherMember(sellerId, users),
    messages: { ...page, items: page.items.map(({ version: _, ...message }) => message) },
  }
}

export const handler = endpoint(contract, readReportedConversation)
