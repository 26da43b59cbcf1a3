import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { DeskId, RequestId } from '#shared/support/support-requests/named-request.ts'
import { hoursToConfirm, type SupportRequest } from '#shared/support/support-requests/support-request.ts'

/**
 * What happens to a request when no one does anything: the time for its `first` answer and to `solve` it passes; a visitor
 * has not come to `confirm` it; a solved one is to `close`; one that ended long ago is to be `forget`ten.
 */
export const Moment = z.enum(['first', 'solve', 'confirm', 'close', 'forget'])
export type Moment = z.infer<typeof Moment>

const RequestMoment = z.object({
  requestId: RequestId,
  deskId: DeskId,
  moment: Moment,
  at: z.iso.datetime(),
  /** When a job has to look at it: to warn before it, or at the moment itself. */
  nextAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
type RequestMoment = z.infer<typeof RequestMoment>

export const momentsOfDesk = (deskId: DeskId) => `MOMENTS_OF#${deskId}`
export const momentsDue = (moment: Moment) => `MOMENTS#${moment}`

/** The moments of requests, which follow from them: `gsi1` the due times of a desk, `gsi2` what the jobs look at next. */
export const requestMoments = entity({
  name: 'support-moment',
  erasure: 'by the stream',
  schema: RequestMoment,
  key: ({ requestId, moment }: { requestId: string; moment: Moment }) => ({
    pk: `SUPPORT#${requestId}`,
    sk: `MOMENT#${moment}`,
  }),
  gsi1: ({ deskId, moment, at, requestId }) =>
    moment === 'first' || moment === 'solve'
      ? { pk: momentsOfDesk(deskId), sk: `${at}#${requestId}#${moment}` }
      : undefined,
  gsi2: ({ moment, nextAt, requestId }) =>
    nextAt ? { pk: momentsDue(moment), sk: `${nextAt}#${requestId}` } : undefined,
})

/** Pages of the requests for which a moment has come, for a job. */
export const requestsDue = (moment: Moment, now: string) => async (cursor: string | undefined) => {
  const pk = momentsDue(moment)
  const { items, nextCursor } = await requestMoments.list({
    index: 'gsi2',
    pk,
    upTo: `${now}~`,
    limit: 100,
    cursor,
  })
  return { items: items.map(({ requestId }) => ({ id: requestId })), ...(nextCursor && { nextCursor }) }
}

const monthsKept = 36

/** Every moment that a request has ahead, or has let pass. */
export function momentsOf(request: SupportRequest): RequestMoment[] {
  const { id: requestId, deskId, status, clocks, createdAt, closesAt, closedAt } = request
  const row = (moment: Moment, at: string | undefined, nextAt = at): RequestMoment[] =>
    at ? [{ requestId, deskId, moment, at, ...(nextAt && { nextAt }), version: 1 }] : []
  const clock = (moment: 'first' | 'solve') => {
    const { dueAt, warnAt, warnedAt, missedAt } = clocks[moment] ?? {}
    if (!dueAt || status !== 'open') return []
    return [
      {
        requestId,
        deskId,
        moment,
        at: dueAt,
        ...(!missedAt && { nextAt: warnedAt ? dueAt : (warnAt ?? dueAt) }),
        version: 1,
      },
    ]
  }
  return [
    ...clock('first'),
    ...clock('solve'),
    ...(status === 'unconfirmed' ? row('confirm', addTime(createdAt, { hours: hoursToConfirm })) : []),
    ...(status === 'solved' ? row('close', closesAt) : []),
    ...(closedAt ? row('forget', addMonths(closedAt, monthsKept)) : []),
  ]
}
