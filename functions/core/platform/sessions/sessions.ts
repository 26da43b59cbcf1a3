import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { SessionId } from '#shared/platform/sessions/session.ts'
import { sessionDays } from '#shared/platform/sessions/signed-out.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

const StoredSession = z.object({
  id: SessionId,
  userId: UserId,
  userAgent: z.string(),
  ip: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  version: z.int(),
})

/**
 * The known facts about a member’s devices. The profile says whether a sign-in still counts. `gsi1`: last
 * seen first.
 */
export const sessions = entity({
  name: 'session',
  erasure: 'with the member',
  schema: StoredSession,
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `SESSION#${id}` }),
  gsi1: ({ userId, lastSeenAt }) => ({ pk: `SESSIONS#${userId}`, sk: lastSeenAt }),
  expiresAt: ({ lastSeenAt }) => addTime(lastSeenAt, { days: sessionDays }),
})
