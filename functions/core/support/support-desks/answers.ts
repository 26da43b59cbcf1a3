import * as z from 'zod/mini'
import type { AnswerSource, AnswerText } from '#core/ai/ai-answers/answer-source.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { type CannedReply, CannedReplyId } from '#shared/support/support-desks/canned-reply.ts'
import { DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { cannedReplies, desksOfOrganizations, replyCounts, usedDesks } from './desks.ts'
import { repliesOf } from './replies.ts'

const desksAtOnce = 100
/** Desks beyond these are not read, so that one run ends. */
const mostDesks = 500

/** Prepared replies, each for its own desk alone: those of the platform first, then those of organizations. */
export const answerSource: AnswerSource = {
  kind: 'reply',
  async list(most) {
    const found = (await repliesOf(platformDesk)).map(answerOf)
    let cursor: string | undefined
    for (let read = 0; read < mostDesks && found.length < most; read += desksAtOnce) {
      const page = await usedDesks.list({ pk: desksOfOrganizations, limit: desksAtOnce, cursor })
      for (const deskId of await desksWithReplies(page.items.map(({ deskId }) => deskId))) {
        found.push(...(await repliesOf(deskId)).map(answerOf))
        if (found.length >= most) break
      }
      cursor = page.nextCursor
      if (!cursor) break
    }
    return found.slice(0, most)
  },
  async get(id) {
    const [deskId, replyId] = id.split(separator)
    const { data: key } = z.safeParse(ReplyKey, { deskId, id: replyId })
    const reply = key && (await cannedReplies.get(key))
    return reply && answerOf(reply)
  },
}

async function desksWithReplies(deskIds: readonly DeskId[]): Promise<DeskId[]> {
  const rows = await getMany(deskIds.map((deskId) => replyCounts.key({ deskId })))
  const withSome = new Set(
    rows
      .map(replyCounts.read)
      .filter(({ count }) => count > 0)
      .map(({ deskId }) => deskId),
  )
  return deskIds.filter((deskId) => withSome.has(deskId))
}

const separator = ':'
const ReplyKey = z.object({ deskId: DeskId, id: CannedReplyId })

const answerOf = ({ id, deskId, title, text }: CannedReply): AnswerText => ({
  id: `${deskId}${separator}${id}`,
  title,
  text,
  deskId,
})
