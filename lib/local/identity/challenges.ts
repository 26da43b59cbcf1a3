import { randomBytes } from 'node:crypto'
import { notAuthorized } from './errors.ts'

export type Challenges<Challenge> = ReturnType<typeof createChallenges<Challenge>>

const lifetimeMs = 3 * 60 * 1000
const mostOpen = 10_000

/** Steps of sign-ins under way; each is known by a random handle and good for three minutes. */
export function createChallenges<Challenge>(now: () => number) {
  const open = new Map<string, { challenge: Challenge; expiresAt: number }>()

  function begin(challenge: Challenge): string {
    for (const [handle, { expiresAt }] of open) {
      if (expiresAt > now() && open.size < mostOpen) break
      open.delete(handle)
    }
    const handle = randomBytes(48).toString('base64')
    open.set(handle, { challenge, expiresAt: now() + lifetimeMs })
    return handle
  }

  function find(handle: string): Challenge {
    const entry = open.get(handle)
    if (!entry || entry.expiresAt <= now())
      throw notAuthorized('Invalid session for the user, session is expired.')
    return entry.challenge
  }

  function end(handle: string) {
    open.delete(handle)
  }

  return { begin, find, end }
}
