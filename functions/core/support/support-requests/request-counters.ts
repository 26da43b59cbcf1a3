import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import { recount } from '#core/platform/projections/recount.ts'
import { DeskId } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { requests } from './requests.ts'

/** What is counted of a desk: its requests by status (`open`, `unverified`), and those in each agent’s hand. */
const RequestCount = z.object({ deskId: DeskId, figure: z.string(), count: z.int(), version: z.int() })
type RequestCount = z.infer<typeof RequestCount>

export const countsOfDesk = (deskId: DeskId) => `SUPPORT_COUNTS#${deskId}`
export const unassignedFigure = 'unassigned'
export const figureOfAgent = (userId: string) => `agent#${userId}`

export const requestCounters = entity({
  name: 'support-count',
  erasure: 'impersonal',
  schema: RequestCount,
  key: ({ deskId, figure }: Pick<RequestCount, 'deskId' | 'figure'>) => ({
    pk: countsOfDesk(deskId),
    sk: figure,
  }),
})

/** How a request has been counted, so that a change delivered twice counts once. */
export const countedRequests = entity({
  name: 'counted-support-request',
  erasure: 'by the stream',
  schema: z.object({
    requestId: z.string(),
    deskId: DeskId,
    figures: z.array(z.string()),
    version: z.int(),
  }),
  key: ({ requestId }: { requestId: string }) => ({ pk: `SUPPORT#${requestId}`, sk: 'COUNTED' }),
})

/** The figures to which a request adds. */
export function figuresOf({ status, isUnverified, assigneeId }: SupportRequest): string[] {
  if (isUnverified) return ['unverified']
  const isInHand = status === 'open' || status === 'waiting'
  return [
    status,
    ...(status === 'open' && !assigneeId ? [unassignedFigure] : []),
    ...(isInHand && assigneeId ? [figureOfAgent(assigneeId)] : []),
  ]
}

const figures = {
  marks: countedRequests,
  counters: requestCounters,
  adds: ({ deskId, figures: all }: Pick<SupportRequest, 'deskId'> & { figures: readonly string[] }) =>
    all.map((figure) => ({ deskId, figure, count: 1, version: 1 })),
}

/** Counts the requests of each desk. */
export const countRequests: Counting = {
  of: requests.name,
  recount: async ({ before, after, current }) => {
    const item = await current()
    const requestId = String((after ?? before)?.id)
    await recount(figures, { requestId }, async (counted) => {
      if (!item) return { mark: undefined }
      const request = requests.read(item)
      const { deskId, version } = request
      if (counted && counted.version >= version) return undefined
      return { mark: { requestId, deskId, figures: figuresOf(request), version } }
    })
  },
}
