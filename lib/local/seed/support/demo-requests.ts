import { deriveId } from '#core/platform/db/derive-id.ts'
import { fileKey, type StoredRequest } from '#core/support/support-requests/requests.ts'
import { messageOf, withMessage } from '#core/support/support-requests/saved-request.ts'
import { demoEmail, demoUserId, demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { demoOrganizations } from '#lib/local/seed/organizations/demo-organizations.ts'
import { drawingAt } from '#lib/local/seed/pictures/demo-pictures.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { UserId } from '#shared/platform/users/user.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import type { DeskId, RequestId, RequestMessageId } from '#shared/support/support-requests/named-request.ts'
import { answered, ended, reopened, startedClocks } from '#shared/support/support-requests/stepped-request.ts'
import type { RequestMessage, SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { demoDesk } from './demo-desks.ts'
import { type RequestLine, type RequestSheet, requestSheets } from './request-sheets.ts'

type Id = (typeof UserId)['_zod']['output']

/** People answer by the next day, or as soon as there was time for it. */
const mostHoursBetween = 19
const minuteMs = 60_000

export type DemoRequest = { sheet: RequestSheet; request: StoredRequest; messages: RequestMessage[] }

/** The desk of the organizer’s own organization. */
export const organizersDesk = (now: string): DeskId => {
  const own = demoOrganizations(now).organizations.find(({ name }) => name === 'River City Sound-Off')
  if (!own) throw new Error('the demo has no organization of the organizer')
  return own.id
}

/** The requests of the demo, as the platform would have made them of what was said. */
export function demoRequests(now: string): DemoRequest[] {
  const oldestFirst = requestSheets.toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  const people = new Map([...demoUsers(now), ...demoMembers(now)].map((user) => [user.id as string, user]))
  const made = oldestFirst.map((sheet, at) => madeRequest(sheet, at, { now, people }))
  return made.map((one) => {
    const target = made.find(({ request }) => request.subject === one.sheet.mergedInto)
    if (!target) return one
    const { now: at, settings } = { now: one.request.lastMessageAt, settings: demoDesk('platform') }
    const merged = ended(one.request, 'merged', { now: at, settings })
    return { ...one, request: { ...one.request, ...merged, mergedInto: target.request.id } }
  })
}

type Context = { now: string; people: ReadonlyMap<string, { name: string; email: string }> }

function requesterOf({ from, ends }: RequestSheet, { people }: Context): SupportRequest['requester'] {
  if (typeof from !== 'string') return { ...from, proven: ends !== 'unverified' && ends !== 'spam' }
  const userId = demoUserId(demoEmail(from)) as Id
  const { name, email } = people.get(userId) ?? { name: from, email: demoEmail(from) }
  return { userId, name, email, proven: true }
}

function madeRequest(sheet: RequestSheet, at: number, context: Context): DemoRequest {
  const { now } = context
  const isPlatform = sheet.desk === 'platform'
  const deskId = isPlatform ? 'platform' : organizersDesk(now)
  const settings = demoDesk(deskId)
  const agentId = demoUserId(demoEmail(isPlatform ? 'admin' : 'organizer')) as Id
  const createdAt = addTime(now, { hours: -sheet.hoursAgo })
  const requester = requesterOf(sheet, context)
  const priority = sheet.priority ?? 'normal'
  const isUnverified = sheet.ends === 'unverified'
  let request: StoredRequest = {
    id: deriveId('tkt', createdAt, sheet.subject) as RequestId,
    number: `S-${100_001 + at}`,
    routingKey: `demo${String(at).padStart(12, 'a')}`,
    deskId,
    subject: sheet.subject,
    category: sheet.category,
    priority,
    status: 'open',
    source: sheet.source ?? 'web',
    requester,
    shared: 'requester',
    participants: [],
    tags: [...(sheet.tags ?? [])],
    ...(isUnverified && { isUnverified: true as const }),
    ...(sheet.taken && { assigneeId: agentId }),
    clocks: isUnverified ? {} : startedClocks(priority, { settings, now: createdAt }),
    lastMessageAt: createdAt,
    messageCount: 0,
    createdAt,
    version: 1,
  }
  const messages: RequestMessage[] = []
  const hoursBetween = Math.min(mostHoursBetween, sheet.hoursAgo / (sheet.lines.length + 1))
  for (const [index, line] of sheet.lines.entries()) {
    const when = addTime(createdAt, { hours: index * hoursBetween })
    const message = said(request, line, { when, index, agentId, sheet })
    messages.push(message)
    const isLast = index === sheet.lines.length - 1
    request = after(withMessage(request, message), line, { settings, now: when, isLast, sheet })
  }
  return { sheet, messages, request: finished(request, sheet, { settings, now }) }
}

const trunk = 'demo/trunk.trunk-red-one.webp'

/** The picture that comes with a request of the demo. */
const demoAttachment = (requestId: string): RequestMessage['attachments'][number] => ({
  id: deriveId('fil', '2026-01-01T00:00:00.000Z', requestId),
  name: 'trunk.webp',
  contentType: 'image/webp',
  bytes: drawingAt(trunk).length,
})

/** The files of the demo’s requests, where they lie. */
export const demoRequestFiles = (now: string): { key: string; body: Buffer; contentType: string }[] =>
  demoRequests(now).flatMap(({ request, messages }) =>
    messages.flatMap(({ attachments }) =>
      attachments.map(({ id, contentType }) => ({
        key: fileKey(request.id, id),
        body: drawingAt(trunk),
        contentType,
      })),
    ),
  )

type Line = { when: string; index: number; agentId: Id; sheet: RequestSheet }

function said(
  request: StoredRequest,
  line: RequestLine,
  { when, index, agentId, sheet }: Line,
): RequestMessage {
  const { userId, email, name } = request.requester
  const kind = { customer: 'customer', desk: 'answer', note: 'note' } as const
  const isMail = request.source === 'email' && line.by === 'customer'
  return messageOf(
    request,
    {
      id: deriveId('tms', when, `${request.id}#${index}`) as RequestMessageId,
      kind: kind[line.by],
      author:
        line.by === 'customer'
          ? { ...(userId ? { userId } : { email }), name }
          : {
              userId: agentId,
              name: request.deskId === 'platform' ? 'Site Administrator' : 'Ray Hollander',
            },
      via: isMail ? 'email' : 'web',
      text: line.text,
      ...(sheet.withPicture && line.by === 'customer' && { attachments: [demoAttachment(request.id)] }),
      ...(sheet.ends === 'unverified' && { unproven: true as const }),
    },
    when,
  )
}

type Step = { settings: DeskSettings; now: string; isLast: boolean; sheet: RequestSheet }

function after(
  request: StoredRequest,
  { by }: RequestLine,
  { settings, now, isLast, sheet }: Step,
): StoredRequest {
  if (by === 'note') return request
  if (by === 'customer')
    return request.messageCount > 1 ? { ...request, ...reopened(request, { settings, now }) } : request
  const solves = isLast && (sheet.ends === 'solved' || sheet.ends === 'closed')
  return { ...answered(request, { settings, now, solves }), routingKey: request.routingKey }
}

/** What has become of it since; the due times are set to what the desk should show today. */
function finished(
  request: StoredRequest,
  { ends, rating, comment, dueInMinutes }: RequestSheet,
  { settings, now }: { settings: DeskSettings; now: string },
): StoredRequest {
  const { routingKey } = request
  const at = request.solvedAt ?? request.createdAt
  const rated = rating && { rating: { score: rating, comment: comment ?? '', at: addTime(at, { hours: 1 }) } }
  if (ends === 'closed')
    return { ...ended(request, 'closed', { settings, now: request.closesAt ?? now }), routingKey, ...rated }
  if (ends === 'spam') return { ...ended(request, 'spam', { settings, now: at }), routingKey }
  const { first } = request.clocks
  if (dueInMinutes === undefined || !first) return { ...request, ...rated }
  const dueAt = addTime(now, { minutes: dueInMinutes })
  const warnAt = new Date(Date.parse(dueAt) - 30 * minuteMs).toISOString()
  return {
    ...request,
    clocks: {
      ...request.clocks,
      first: {
        ...first,
        dueAt,
        warnAt,
        ...(warnAt <= now && { warnedAt: warnAt }),
        ...(dueAt <= now && { missedAt: dueAt }),
      },
    },
  }
}
