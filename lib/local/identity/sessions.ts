import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { notAuthorized } from './errors.ts'
import type { Session } from './pool-state.ts'

export type Sessions = ReturnType<typeof createSessions>

const lifetimeMs = 30 * 24 * 60 * 60 * 1000

/** Sign-ins that are still good for new tokens; ending one revokes its refresh token. */
export function createSessions(initial: Session[], changed: () => void, now: () => number) {
  const byId = new Map(initial.map((session) => [session.id, session]))

  function start(
    sub: string,
    clientId: string,
    scopes: readonly string[],
  ): { session: Session; refreshToken: string } {
    const id = randomUUID()
    const secret = randomBytes(32).toString('base64url')
    const session = {
      id,
      sub,
      tokenHash: hash(secret),
      startedAt: new Date(now()).toISOString(),
      expiresAt: new Date(now() + lifetimeMs).toISOString(),
      clientId,
      scopes: [...scopes],
    }
    byId.set(id, session)
    changed()
    return { session, refreshToken: `${Buffer.from(id).toString('base64url')}.${secret}` }
  }

  function find(refreshToken: string): Session | undefined {
    const [id = '', secret = ''] = refreshToken.split('.')
    const session = byId.get(Buffer.from(id, 'base64url').toString())
    const matches = session && timingSafeEqual(Buffer.from(session.tokenHash), Buffer.from(hash(secret)))
    return matches ? session : undefined
  }

  /** The session a refresh token belongs to, or the refusal that makes a client sign out. */
  function resume(refreshToken: string, clientId: string): Session {
    if (!/^[\w-]+\.[\w-]+$/.test(refreshToken)) throw notAuthorized('Invalid Refresh Token.')
    const session = find(refreshToken)
    if (session && (session.clientId ?? clientId) !== clientId) throw notAuthorized('Invalid Refresh Token.')
    if (!session) throw notAuthorized('Refresh Token has been revoked')
    if (Date.parse(session.expiresAt) <= now()) {
      end(session.id)
      throw notAuthorized('Refresh Token has expired')
    }
    return session
  }

  function end(id: string) {
    byId.delete(id)
    changed()
  }

  function endAll(sub: string) {
    for (const session of byId.values()) {
      if (session.sub === sub) byId.delete(session.id)
    }
    changed()
  }

  const isLive = (id: string) => byId.has(id)

  /** Leaves expired ones out, so that the file does not grow forever. */
  const all = () => [...byId.values()].filter((session) => Date.parse(session.expiresAt) > now())

  return { start, find, resume, end, endAll, isLive, all }
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
