import type { RequestChange } from './agent-shapes.ts'
import { requestRefusal } from './request-refusal.ts'
import {
  type DeskRules,
  ended,
  lookedAt,
  prioritized,
  reopened,
  solved,
  startedClocks,
  waits,
} from './stepped-request.ts'
import type { SupportRequest } from './support-request.ts'

export type Change = Omit<RequestChange, 'version'>

/** Agents may always open a request again. One that never had a clock gets one. */
function opened(request: SupportRequest, rules: DeskRules): SupportRequest {
  const { first, solve } = request.clocks
  const open = reopened(request, rules)
  return first || solve ? open : { ...open, clocks: startedClocks(request.priority, rules) }
}

function withStatus(
  request: SupportRequest,
  status: NonNullable<Change['status']>,
  rules: DeskRules,
): SupportRequest {
  if (request.status === status) return request
  if (status === 'open') return opened(request, rules)
  if (status === 'spam') return ended(request, 'spam', rules)
  const isOver = request.status === 'closed' || request.status === 'spam'
  if (isOver) throw requestRefusal.status()
  return status === 'solved' ? solved(request, rules) : waits(request, rules)
}

/** A request as an agent changed it. Whoever changes one of an unproven sender has looked at it, unless it is spam. */
export function changedRequest(request: SupportRequest, change: Change, rules: DeskRules): SupportRequest {
  const { priority, category, tags, participants, assigneeId, status } = change
  const looked = status === 'spam' ? request : lookedAt(request, rules)
  const { assigneeId: before, ...sorted } =
    priority && priority !== looked.priority ? prioritized(looked, priority, rules) : looked
  const assignee = assigneeId === undefined ? before : (assigneeId ?? undefined)
  const changed: SupportRequest = {
    ...sorted,
    ...(assignee && { assigneeId: assignee }),
    ...(category && { category }),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(participants && {
      participants: [...new Set(participants)].filter((email) => email !== request.requester.email),
    }),
  }
  return status ? withStatus(changed, status, rules) : changed
}

const changeable = ['status', 'priority', 'category', 'tags', 'participants', 'assigneeId'] as const

/** The fields that differ, each as it was and as it is. Addresses are only counted: the log outlives them. */
export function differences(before: SupportRequest, after: SupportRequest) {
  const told = (request: SupportRequest) => ({ ...request, participants: request.participants.length })
  const [was, is] = [told(before), told(after)]
  const fields = changeable.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  return {
    isChanged: fields.length > 0 || before.isUnverified !== after.isUnverified,
    before: Object.fromEntries(fields.map((field) => [field, was[field] ?? null])),
    after: Object.fromEntries(fields.map((field) => [field, is[field] ?? null])),
  }
}
