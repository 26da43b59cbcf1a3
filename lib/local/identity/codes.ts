import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { codeMismatch, expiredCode, limitExceeded } from './errors.ts'
import { createLockout } from './lockout.ts'
import type { Code, CodePurpose, User } from './pool-state.ts'
import type { SimulatedUsers } from './simulated-users.ts'
import type { Users } from './users.ts'

export type Codes = ReturnType<typeof createCodes>

const hour = 60 * 60 * 1000
const lifetimeMs: Record<CodePurpose, number> = { sign_up: 24 * hour, password_reset: hour, email: 24 * hour }

/** Six-digit codes: who holds a right one has read the mail, so only they learn more than "mismatch". */
export function createCodes(users: Users, strangers: SimulatedUsers, secret: string, now: () => number) {
  const lockFor = { firstLockMs: hour, longestLockMs: hour, refusal: limitExceeded }
  const tries = createLockout({ freeFailures: 5, ...lockFor }, now)
  const requests = createLockout({ freeFailures: 20, ...lockFor }, now)

  function hash(sub: string, purpose: CodePurpose, code: string): Buffer {
    return createHmac('sha256', secret).update(`${purpose}:${sub}:${code}`).digest()
  }

  /** Counts a request for a code, made for a real account or not. */
  function countRequest(name: string, purpose: CodePurpose) {
    const key = `${purpose}:${users.find(name)?.sub ?? strangers.subOf(name)}`
    requests.assertOpen(key)
    requests.fail(key)
  }

  function issue(user: User, purpose: CodePurpose, email?: string): string {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const record: Code = {
      hash: hash(user.sub, purpose, code).toString('base64'),
      expiresAt: new Date(now() + lifetimeMs[purpose]).toISOString(),
      ...(email ? { email } : {}),
    }
    users.change(user, { codes: { ...user.codes, [purpose]: record } })
    return code
  }

  function check(name: string, purpose: CodePurpose, code: string): { user: User; record: Code } {
    const user = users.find(name)
    const sub = user?.sub ?? strangers.subOf(name)
    const key = `${purpose}:${sub}`
    tries.assertOpen(key)
    const record = user?.codes[purpose]
    const given = hash(sub, purpose, code)
    if (!user || !record || !timingSafeEqual(given, Buffer.from(record.hash, 'base64'))) {
      tries.fail(key)
      throw codeMismatch()
    }
    if (Date.parse(record.expiresAt) <= now()) throw expiredCode()
    tries.clear(key)
    return { user, record }
  }

  function spend(user: User, purpose: CodePurpose) {
    const { [purpose]: _spent, ...codes } = user.codes
    users.change(user, { codes })
  }

  return { countRequest, issue, check, spend }
}
