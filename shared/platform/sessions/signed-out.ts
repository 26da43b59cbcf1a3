import * as z from 'zod/mini'
import { addTime } from '#shared/platform/time/add-time.ts'

/**
 * The sign-ins of a member that no longer count. It is kept on the profile, which every request reads anyway,
 * because an access token that was issued cannot be called back.
 */
export const SignedOut = z.object({
  /** Sign-ins before this instant are over, except `except`, the one that asked for it. */
  before: z.optional(z.iso.datetime()),
  except: z.optional(z.string()),
  /** Single sign-ins that were ended, until their refresh tokens have run out by themselves. */
  sessions: z.array(z.object({ id: z.string(), until: z.iso.datetime() })),
})
export type SignedOut = z.infer<typeof SignedOut>

/** A sign-in as its tokens tell it: Cognito’s `origin_jti` and `auth_time`, the latter in whole seconds. */
export type SignIn = { sessionId: string; signedInAt: number }

export const sessionDays = 30
export const mostSingleSessions = 50

export function isSignedOut(signedOut: SignedOut | undefined, { sessionId, signedInAt }: SignIn): boolean {
  if (!signedOut) return false
  if (signedOut.sessions.some(({ id }) => id === sessionId)) return true
  if (!signedOut.before || sessionId === signedOut.except) return false
  return signedInAt <= secondOf(signedOut.before)
}

const secondOf = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/**
 * Returns the time a new sign-in has to wait so that its tokens, which only carry the second, are not
 * mistaken for ended ones.
 */
export function msUntilAccepted(signedOut: SignedOut | undefined, now: string): number {
  if (!signedOut?.before) return 0
  const wait = (secondOf(signedOut.before) + 1) * 1000 - Date.parse(now)
  return Math.min(1000, Math.max(0, wait))
}

export function endAllSessions(
  signedOut: SignedOut | undefined,
  except: string | undefined,
  now: string,
): SignedOut {
  return { before: now, ...(except && { except }), sessions: stillNamed(signedOut, now) }
}

/** Ends one sign-in. The list is bounded: past its end all sign-ins but the caller’s own are ended instead. */
export function endOneSession(
  signedOut: SignedOut | undefined,
  sessionId: string,
  callerSessionId: string,
  now: string,
): SignedOut {
  const others = stillNamed(signedOut, now).filter(({ id }) => id !== sessionId)
  if (others.length >= mostSingleSessions)
    return { ...endAllSessions(undefined, callerSessionId, now), sessions: [named(sessionId, now)] }
  return { ...signedOut, sessions: [...others, named(sessionId, now)] }
}

const stillNamed = (signedOut: SignedOut | undefined, now: string) =>
  signedOut?.sessions.filter(({ until }) => until > now) ?? []

const named = (id: string, now: string) => ({
  id,
  until: addTime(now, { days: sessionDays }),
})
