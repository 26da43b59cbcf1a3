import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'

/** The queues in which work waits. */
export const Queue = z.enum([
  'verifications',
  'invitations',
  'mails',
  'failedMails',
  'openCases',
  'failedWebhooks',
  'openDisputes',
  'failedRefunds',
  'eventSuggestions',
  'results',
])
export type Queue = z.infer<typeof Queue>

export const waitingPartition = 'WAITING_COUNTS'

/** One figure for each queue. */
export const waitingCounters = entity({
  name: 'waiting-counter',
  erasure: 'impersonal',
  schema: z.object({ queue: Queue, count: z.int(), version: z.int() }),
  key: ({ queue }: { queue: Queue }) => ({ pk: waitingPartition, sk: queue }),
})

/** The queue in which something has been counted; there only while it waits. */
export const waitingRows = entity({
  name: 'waiting-row',
  erasure: 'by the stream',
  schema: z.object({ kind: z.string(), id: z.string(), queue: Queue, version: z.int() }),
  key: ({ kind, id }: { kind: string; id: string }) => ({ pk: `WAITING#${kind}#${id}`, sk: 'WAITING' }),
})
