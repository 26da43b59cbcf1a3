import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { raiseCase } from '#core/platform/reports/raise-case.ts'
import { reportedConversationId } from '#shared/market/conversations/named-conversation.ts'
import { reportedSubjects } from './report-subjects.ts'

/** Puts a conversation with the words of fraud before administrators, as a case about the one who wrote them. */
export const raiseFlagged = (
  { conversationId, writerId }: FactPayload<'conversation.flagged'>,
  now: string,
  once: Write,
): Promise<void> =>
  untilUnchanged(
    async () => {
      const id = reportedConversationId(conversationId, writerId)
      const about = await reportedSubjects.conversation.load(id)
      if (!about) return
      const subject = { type: 'conversation', id } as const
      const writes = await raiseCase({ subject, about, notice: 'A message in it shows signs of fraud.' }, now)
      if (writes.length > 0) await commit(once, ...writes)
    },
    { crowd: true },
  )
