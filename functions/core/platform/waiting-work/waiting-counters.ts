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
  'organizations',
  'results',
  'listings',
  'listingChanges',
  'items',
  'adCampaigns',
  'adCreatives',
  'listingReviews',
  'brands',
  'claims',
  'supportUnassigned',
  'supportOverdue',
  'organizationNews',
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

/** The partition of the first index with all that waits in a queue, the oldest first. */
export const waitingIn = (queue: Queue) => `WAITING_IN#${queue}`

/** The queue in which something has been counted, and since when it waits; there only while it does. */
export const waitingRows = entity({
  name: 'waiting-row',
  erasure: 'by the stream',
  schema: z.object({
    kind: z.string(),
    id: z.string(),
    queue: Queue,
    since: z.optional(z.iso.datetime()),
    version: z.int(),
  }),
  key: ({ kind, id }: { kind: string; id: string }) => ({ pk: `WAITING#${kind}#${id}`, sk: 'WAITING' }),
  gsi1: ({ kind, id, queue, since }) =>
    since ? { pk: waitingIn(queue), sk: `${since}#${kind}#${id}` } : undefined,
})
