import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** API Gateway closes a connection after two hours at the latest. */
const hoursOpen = 3

/** The sign-in with which it was opened: when that is over, so is this connection. */
const signIn = { sessionId: z._default(z.string(), ''), signedInAt: z._default(z.int(), 0) }

/** Open live connections; `gsi1` finds those of a member. */
export const connections = entity({
  name: 'live-connection',
  erasure: { days: 1 },
  schema: z.object({
    ...signIn,
    id: z.string(),
    userId: z.string(),
    connectedAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ id }: { id: string }) => ({ pk: `CONNECTION#${id}`, sk: 'CONNECTION' }),
  gsi1: ({ id, userId }) => ({ pk: `LIVE#${userId}`, sk: id }),
  expiresAt: ({ connectedAt }) => addTime(connectedAt, { hours: hoursOpen }),
})

/** One-time tickets, kept as hashes. */
export const tickets = entity({
  name: 'live-ticket',
  erasure: { days: 1 },
  schema: z.object({
    ...signIn,
    hash: z.string(),
    userId: z.string(),
    expiresAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ hash }: { hash: string }) => ({ pk: `TICKET#${hash}`, sk: 'TICKET' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})
