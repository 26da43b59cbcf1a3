export type Lockout = ReturnType<typeof createLockout>

export type LockoutRule = {
  freeFailures: number
  firstLockMs: number
  longestLockMs: number
  refusal: () => Error
}

type Failures = { count: number; lastAt: number; lockedUntil: number }

/** A stranger who invents names must not fill the memory. */
const mostNames = 10_000

/** Counts failures per name, known or not, and doubles the lock with each one past the free ones. */
export function createLockout(rule: LockoutRule, now: () => number) {
  const byName = new Map<string, Failures>()

  function recent(name: string): Failures | undefined {
    const failures = byName.get(name)
    if (!failures) return undefined
    const quietSince = Math.max(failures.lastAt, failures.lockedUntil)
    if (now() - quietSince <= rule.longestLockMs) return failures
    byName.delete(name)
    return undefined
  }

  function assertOpen(name: string) {
    if ((recent(name)?.lockedUntil ?? 0) > now()) throw rule.refusal()
  }

  function fail(name: string) {
    const count = (recent(name)?.count ?? 0) + 1
    const lock = Math.min(rule.longestLockMs, rule.firstLockMs * 2 ** (count - rule.freeFailures))
    const lockedUntil = count < rule.freeFailures ? 0 : now() + lock
    byName.delete(name)
    byName.set(name, { count, lastAt: now(), lockedUntil })
    if (byName.size > mostNames) byName.delete(byName.keys().next().value ?? '')
  }

  function clear(name: string) {
    byName.delete(name)
  }

  return { assertOpen, fail, clear }
}
