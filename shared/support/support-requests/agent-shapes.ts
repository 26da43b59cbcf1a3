import * as z from 'zod/mini'
import { DraftId } from '#shared/ai/ai-drafts/draft.ts'
import { pageQuery } from '#shared/platform/http/page.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { SentFiles, version } from './contract.ts'
import { RequestId, RequestMessageId } from './named-request.ts'
import {
  CategoryKey,
  mostParticipants,
  mostTags,
  RequestPriority,
  RequestText,
  Tag,
} from './support-request.ts'

/** The views of a desk, each with its counter. */
export const DeskView = z.enum([
  'unassigned',
  'mine',
  'open',
  'due_soon',
  'overdue',
  'waiting',
  'unverified',
  'solved',
  'spam',
])
export type DeskView = z.infer<typeof DeskView>

export const DeskCounts = z.object({ views: z.record(DeskView, z.int()) })
export type DeskCounts = z.infer<typeof DeskCounts>

export const deskListQuery = {
  view: z._default(DeskView, 'unassigned'),
  priority: z.optional(RequestPriority),
  category: z.optional(CategoryKey),
  tag: z.optional(line(30)),
  /** A number, an address, or words of the subject; then the view says nothing. */
  q: z.optional(line(100)),
  ...pageQuery(25),
}

export const Answer = z.strictObject({
  text: RequestText,
  files: z._default(SentFiles, []),
  /** Solve it with this answer. */
  solves: z._default(z.boolean(), false),
  /** The last message of the customer that the agent has read. */
  seenMessageId: z.optional(RequestMessageId),
  /** Send it although the customer has written again. */
  sendAnyway: z._default(z.boolean(), false),
  /** The draft that its text began as. */
  draftId: z.optional(DraftId),
})
export type Answer = z.infer<typeof Answer>

export const Note = z.strictObject({ text: RequestText, files: z._default(SentFiles, []) })

/** What an agent changes of a request; only what is named changes. */
export const RequestChange = z.strictObject({
  priority: z.optional(RequestPriority),
  category: z.optional(CategoryKey),
  tags: z.optional(z.array(Tag).check(z.maxLength(mostTags, 'Use at most 10 tags.'))),
  participants: z.optional(z.array(Email).check(z.maxLength(mostParticipants, 'Add at most 10 addresses.'))),
  /** `null`: no one. */
  assigneeId: z.optional(z.nullable(UserId)),
  /** `open` also says that an agent has looked at a request of an unproven sender. */
  status: z.optional(z.enum(['open', 'waiting', 'solved', 'spam'])),
  version,
})
export type RequestChange = z.infer<typeof RequestChange>

export const mostAtOnce = 50

/** One thing that is done with many. */
export const ManyChange = z.strictObject({
  ids: z.array(RequestId).check(z.minLength(1), z.maxLength(mostAtOnce, 'Choose at most 50.')),
  change: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('assign'), assigneeId: z.nullable(UserId) }),
    z.strictObject({ kind: z.literal('priority'), priority: RequestPriority }),
    z.strictObject({ kind: z.literal('category'), category: CategoryKey }),
    z.strictObject({ kind: z.literal('solve') }),
    z.strictObject({ kind: z.literal('spam') }),
  ]),
})
export type ManyChange = z.infer<typeof ManyChange>

export const ManyChanged = z.object({
  results: z.array(
    z.object({
      id: RequestId,
      outcome: z.enum(['changed', 'unchanged', 'refused']),
      message: z.optional(z.string()),
    }),
  ),
})
export type ManyChanged = z.infer<typeof ManyChanged>

export const Presence = z.strictObject({ isWriting: z.boolean() })
export const Present = z.object({
  others: z.array(z.object({ id: UserId, name: z.string(), isWriting: z.boolean() })),
})
export type Present = z.infer<typeof Present>

export const Merge = z.strictObject({ intoNumber: line(20, 1), version })

/** The refusals that answers, notes, and changes share. */
export const agentErrors = ['request_not_found', 'request_merged', 'desk_read_only'] as const
export const answerErrors = [
  ...agentErrors,
  'request_closed',
  'customer_wrote',
  'placeholder_empty',
  'upload_not_found',
  'upload_rejected',
] as const
export const changeErrors = [
  ...agentErrors,
  'request_status',
  'request_taken',
  'unknown_agent',
  'unknown_category',
  'version_conflict',
] as const
export const mergeErrors = [
  ...agentErrors,
  'merge_self',
  'merge_requester',
  'merge_desk',
  'version_conflict',
] as const

export const fileParams = { requestId: RequestId, fileId: z.string().check(z.maxLength(40)) }
export const originalParams = { requestId: RequestId, messageId: RequestMessageId }
export const Original = z.object({ html: z.string() })
