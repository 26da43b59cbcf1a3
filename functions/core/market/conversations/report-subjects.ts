import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import { users } from '#core/platform/users/users.ts'
import { sideOf } from '#shared/market/conversations/conversation.ts'
import { conversations } from './conversations.ts'

/** The report names the conversation and the one of the two whom it is about: `<conversation>/<member>`. */
export const reportedConversation = (id: string): { conversationId: string; memberId: string } => {
  const [conversationId = '', memberId = ''] = id.split('/')
  return { conversationId, memberId }
}

/** Reports of conversations, each by one of its two members about the other. Nothing is hidden or deleted: an administrator reads it and looks at the account. */
export const reportedSubjects: Record<'conversation', SubjectOf> = {
  conversation: {
    load: async (id) => {
      const { conversationId, memberId } = reportedConversation(id)
      const conversation = await conversations.get({ id: conversationId }, { consistent: true })
      const reported = conversation && sideOf(conversation, memberId)
      if (!reported) return undefined
      const member = await users.get({ id: memberId }, { consistent: true })
      return {
        title: `Conversation about ${conversation.itemTitle}`,
        text: conversation.flaggedAt ? 'A message in it shows signs of fraud.' : '',
        ...(member && { authorId: member.id }),
        changedAt: conversation.lastAt,
        // For anyone but its two members it does not exist.
        onlyBy: [memberId, reported.otherId],
      }
    },
    setHidden: async () => [],
    remove: async () => [],
  },
}
