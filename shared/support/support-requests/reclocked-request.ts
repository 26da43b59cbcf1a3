import type { Clock } from '#shared/support/support-desks/clock.ts'
import type { DeskHours } from '#shared/support/support-desks/desk-settings.ts'
import { reclocked, runClock } from '#shared/support/support-desks/run-clock.ts'
import type { SupportRequest } from './support-request.ts'

/**
 * A request whose running clocks follow other hours of its desk, which are in force since `at`. One that began later runs
 * by the new hours from its beginning on, also if who began it had read the old ones. Doing it again changes nothing.
 */
export function reclockedRequest<R extends SupportRequest>(
  request: R,
  { at, before, after }: { at: string; before: DeskHours; after: DeskHours },
): R {
  const follow = (clock: Clock): Clock => {
    if (!clock.since) return clock
    return clock.since > at ? runClock(clock, clock.since, after) : reclocked(clock, at, before, after)
  }
  const { first, solve } = request.clocks
  return {
    ...request,
    clocks: { ...(first && { first: follow(first) }), ...(solve && { solve: follow(solve) }) },
  }
}
