import type * as z from 'zod/mini'
import { isDraftOf } from '#core/ai/ai-drafts/made-draft.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { placeholdersIn } from '#shared/support/support-desks/canned-reply.ts'
import type { Answer, Note } from '#shared/support/support-requests/agent-shapes.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import {
  answered,
  type DeskRules,
  lookedAt,
  reopened,
} from '#shared/support/support-requests/stepped-request.ts'
import type {
  Attachment,
  RequestMessage,
  SupportRequest,
} from '#shared/support/support-requests/support-request.ts'
import { requireTaking } from './add-customer-message.ts'
import { type Agent, findToChange } from './agent.ts'
import { attachFiles } from './attached-files.ts'
import { assignmentWrites } from './change-request.ts'
import { deskRequestAfter } from './desk-request.ts'
import type { StoredRequest } from './requests.ts'
import { messageOf, saved, withMessage } from './saved-request.ts'

type Asked<Body> = {
  agent: Agent
  requestId: string
  body: Body
  now: string
  remember: (answer: DeskRequest) => Write[]
}

/** A text whose placeholders are filled in; one that is left is never sent. */
export function requireFilledIn(text: string): void {
  const [name] = placeholdersIn(text)
  if (name !== undefined) throw requestRefusal.placeholder(name)
}

/** The answer of a write, with the files that its message got. */
function withFiles(answer: DeskRequest, messageId: string, attachments: Attachment[]): DeskRequest {
  const { messages } = answer
  const items = messages.items.map((one) => (one.id === messageId ? { ...one, attachments } : one))
  return { ...answer, messages: { ...messages, items } }
}

/** Adds a message of the desk with its files, and gives the request as it is then. */
async function say(
  { agent, requestId, body, now, remember }: Asked<z.infer<typeof Note>>,
  before: StoredRequest,
  message: RequestMessage,
  { after, also }: { after: StoredRequest; also: Write[] },
): Promise<DeskRequest> {
  const { request } = saved(before, withMessage(after, message), message)
  let answer = await deskRequestAfter(request, agent, now, message)
  await attachFiles({ userId: agent.userId, requestId, files: body.files }, (attachments) => {
    answer = withFiles(answer, message.id, attachments)
    const { writes } = saved(before, withMessage(after, message), { ...message, attachments })
    return [...writes, ...also, ...remember(answer)]
  })
  return answer
}

const spoken = (kind: 'answer' | 'note', { userId, name }: Agent, text: string) => ({
  kind,
  author: { userId, name },
  text,
})

/** Keeps a note, which changes nothing that the customer reads. */
export const addNote = (asked: Asked<z.infer<typeof Note>>): Promise<DeskRequest> =>
  untilUnchanged(
    async () => {
      const before = await findToChange(asked.requestId, asked.agent)
      const message = messageOf(before, spoken('note', asked.agent, asked.body.text), asked.now)
      return say(asked, before, message, { after: before, also: [] })
    },
    { crowd: true },
  )

/** A request after an answer, which leaves it open when the customer has written something else by then. */
function afterAnswer(
  request: SupportRequest,
  { solves, isBehind, ...rules }: DeskRules & { solves: boolean; isBehind: boolean },
): SupportRequest {
  const known = lookedAt(request, rules)
  return isBehind
    ? reopened(answered(known, { ...rules, solves: false }), rules)
    : answered(known, { ...rules, solves })
}

/** An answer that began as a draft says so: one that its agent had made about this very request. */
async function markOf({ agent: { userId }, requestId: about, body: { draftId }, now }: Asked<Answer>) {
  const isOne = draftId !== undefined && (await isDraftOf({ draftId, userId, about }, now))
  return isOne ? { withAiHelp: true as const } : {}
}

/** Answers a request; who answers one that no one has takes it. A mail follows from what is announced. */
export async function answerRequest(asked: Asked<Answer>): Promise<DeskRequest> {
  const { agent, requestId, body, now } = asked
  requireFilledIn(body.text)
  const marked = await markOf(asked)
  let { seenMessageId: seen, sendAnyway: isDecided } = body
  return untilUnchanged(
    async () => {
      const before = await findToChange(requestId, agent)
      await requireTaking(before, now)
      const last = before.lastCustomerMessageId
      seen ??= last
      const isBehind = last !== undefined && seen !== undefined && seen < last
      if (isBehind && !isDecided) throw requestRefusal.customerWrote()
      // What the customer writes from now on comes at the same moment, and no one could have read it.
      isDecided = true
      const settings = await readDeskSettings(before.deskId)
      const solves = body.solves && !isBehind
      const known = afterAnswer(before, { settings, now, solves, isBehind }) as StoredRequest
      const after: StoredRequest = { ...known, assigneeId: before.assigneeId ?? agent.userId }
      const message = messageOf(before, { ...spoken('answer', agent, body.text), ...marked }, now)
      const also = [
        announce('request.answered', { requestId: before.id, messageId: message.id, solves }, now),
        ...(await assignmentWrites(before, after, agent, now)),
      ]
      return say(asked, before, message, { after, also })
    },
    { crowd: true },
  )
}
