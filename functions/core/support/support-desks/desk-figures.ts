import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import { requests } from '#core/support/support-requests/requests.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'

const minuteMs = 60_000

/** What is counted by day of a desk. `timed`: first answers for which there was a clock; `met`: those it did not outrun. */
export type DayFigure = 'opened' | 'answered' | 'solved' | 'timed' | 'met' | 'good' | 'bad'

const DeskDay = z.object({
  deskId: DeskId,
  on: z.iso.date(),
  figure: z.string(),
  count: z.int(),
  version: z.int(),
})
type DeskDay = z.infer<typeof DeskDay>

export const daysOfDesk = (deskId: DeskId) => `SUPPORT_DAYS#${deskId}`

/** Figures of a desk by day: few for each day. */
export const deskDays = entity({
  name: 'support-day',
  erasure: 'impersonal',
  schema: DeskDay,
  key: ({ deskId, on, figure }: Pick<DeskDay, 'deskId' | 'on' | 'figure'>) => ({
    pk: daysOfDesk(deskId),
    sk: `${on}#${figure}`,
  }),
})

const AnswerTime = z.object({
  deskId: DeskId,
  on: z.iso.date(),
  minutes: z.int(),
  count: z.int(),
  version: z.int(),
})
type AnswerTime = z.infer<typeof AnswerTime>

export const answerTimesOfDesk = (deskId: DeskId) => `SUPPORT_TIMES#${deskId}`

/** How many first answers of a day took so many open minutes: from these a middle can be found, and from sums none. */
export const answerTimes = entity({
  name: 'support-answer-time',
  erasure: 'impersonal',
  schema: AnswerTime,
  key: ({ deskId, on, minutes }: Pick<AnswerTime, 'deskId' | 'on' | 'minutes'>) => ({
    pk: answerTimesOfDesk(deskId),
    sk: `${on}#${String(minutes).padStart(6, '0')}`,
  }),
})

const Mark = z.object({
  requestId: z.string(),
  deskId: DeskId,
  /** Each figure with the day to which it adds. */
  days: z.array(z.object({ figure: z.string(), on: z.iso.date() })),
  answer: z.optional(z.object({ on: z.iso.date(), minutes: z.int() })),
  version: z.int(),
})

/** How a request counts in the report of its desk. It goes with the request; what was counted stays. */
export const reportMarks = entity({
  name: 'support-report-mark',
  erasure: 'by its noun',
  schema: Mark,
  key: ({ requestId }: { requestId: string }) => ({ pk: `SUPPORT#${requestId}`, sk: 'REPORTED' }),
})

/** Mail and requests that no one has confirmed or looked at are no work yet, and spam never was. */
const counts = ({ status, isUnverified }: SupportRequest) =>
  status !== 'unconfirmed' && status !== 'spam' && !isUnverified

/** The days to which a request adds, as it is now. */
export function reportedDays(request: SupportRequest): { figure: DayFigure; on: string }[] {
  if (!counts(request)) return []
  const { createdAt, firstAnsweredAt, solvedAt, rating, clocks } = request
  const day = (figure: DayFigure, at: string | undefined) => (at ? [{ figure, on: siteDay(at) }] : [])
  const first = firstAnsweredAt ? clocks.first : undefined
  const isMet = first && first.usedMs <= first.targetMinutes * minuteMs
  return [
    ...day('opened', createdAt),
    ...day('answered', firstAnsweredAt),
    ...day('solved', solvedAt),
    ...(first ? day('timed', firstAnsweredAt) : []),
    ...(isMet ? day('met', firstAnsweredAt) : []),
    ...(rating ? day(rating.score, rating.at) : []),
  ]
}

const answerOf = (request: SupportRequest) =>
  counts(request) && request.firstAnsweredAt && request.firstAnswerMinutes !== undefined
    ? { answer: { on: siteDay(request.firstAnsweredAt), minutes: request.firstAnswerMinutes } }
    : {}

type Counter = DeskDay | AnswerTime

const figures = {
  marks: reportMarks,
  counters: { item: (one: Counter) => ('minutes' in one ? answerTimes.item(one) : deskDays.item(one)) },
  adds: ({ deskId, days, answer }: z.infer<typeof Mark>): Counter[] => [
    ...days.map(({ figure, on }) => ({ deskId, figure, on, count: 1, version: 1 })),
    ...(answer ? [{ deskId, ...answer, count: 1, version: 1 }] : []),
  ],
}

/** Keeps the figures of desks by day. A request counts as it is now, at the desk where it is. */
export const countDeskDays: Counting = {
  of: requests.name,
  recount: async ({ before, after, current }) => {
    const item = await current()
    if (!item) return
    const requestId = String((after ?? before)?.id)
    await recount(figures, { requestId }, async (counted) => {
      const request = requests.read(item)
      const { deskId, version } = request
      if (counted && counted.version >= version) return undefined
      return { mark: { requestId, deskId, days: reportedDays(request), ...answerOf(request), version } }
    })
  },
}
