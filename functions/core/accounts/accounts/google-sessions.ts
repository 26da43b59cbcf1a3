import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { googleSessionExpired } from '#shared/accounts/accounts/google-contract.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const minutesValid = 10

const GoogleSession = z.object({
  hash: z.string(),
  /** Google’s own id of the person. */
  googleId: z.string(),
  email: z.string(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
  version: z.int(),
})
export type GoogleSession = z.infer<typeof GoogleSession>

/** The person Google vouches for, kept while they register. Handles are kept as hashes. */
export const googleSessions = entity({
  name: 'google-session',
  erasure: { days: 1 },
  schema: GoogleSession,
  key: ({ hash }: { hash: string }) => ({ pk: `GOOGLE_SESSION#${hash}`, sk: 'SESSION' }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

const hashOf = (handle: string) => createHash('sha256').update(handle).digest('hex')

const expired = () => new AppError('unprocessable', 'google_session_expired', googleSessionExpired)

export function openGoogleSession(
  person: Pick<GoogleSession, 'googleId' | 'email' | 'name'>,
  now: string,
): { handle: string; write: Write } {
  const handle = randomBytes(32).toString('base64url')
  const expiresAt = addTime(now, { minutes: minutesValid })
  const session = { ...person, hash: hashOf(handle), expiresAt, version: 1 }
  return { handle, write: googleSessions.put(session, { absent: true }) }
}

export async function findGoogleSession(handle: string, now: string): Promise<GoogleSession> {
  const session = await googleSessions.get({ hash: hashOf(handle) }, { consistent: true })
  if (!session || session.expiresAt <= now) throw expired()
  return session
}

/** Only one of several simultaneous uses goes through. */
export const spendGoogleSession = (session: GoogleSession): Write => googleSessions.delete(session, expired)
