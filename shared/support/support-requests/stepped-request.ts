import { addTime } from '#shared/platform/time/add-time.ts'
import type { Clock } from '#shared/support/support-desks/clock.ts'
import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { openTimeBetween } from '#shared/support/support-desks/open-minutes.ts'
import { newClock, pauseClock, retargetClock, runClock } from '#shared/support/support-desks/run-clock.ts'
import { daysToReopen, otherCategory, type RequestPriority, type SupportRequest } from './support-request.ts'

const minuteMs = 60_000

type Clocks = SupportRequest['clocks']

/** What the steps of a request follow: the rules of its desk, and the time. */
export type DeskRules = { settings: Pick<DeskSettings, 'hours' | 'policies' | 'closeAfterDays'>; now: string }

const clocksOf = (clocks: { [Name in keyof Clocks]: Clock | undefined }): Clocks => ({
  ...(clocks.first && { first: clocks.first }),
  ...(clocks.solve && { solve: clocks.solve }),
})

const eachClock = (clocks: Clocks, change: (clock: Clock) => Clock): Clocks =>
  clocksOf({
    first: clocks.first && change(clocks.first),
    solve: clocks.solve && change(clocks.solve),
  })

/** The clocks with which a request of a priority begins. */
export function startedClocks(priority: RequestPriority, { settings, now }: DeskRules): Clocks {
  const { firstAnswerMinutes, solveMinutes } = settings.policies[priority]
  const start = (minutes: number | undefined) =>
    minutes === undefined ? undefined : newClock(minutes, now, settings.hours)
  return clocksOf({ first: start(firstAnswerMinutes), solve: start(solveMinutes) })
}

const pausedClocks = (clocks: Clocks, { settings, now }: DeskRules): Clocks =>
  eachClock(clocks, (clock) => pauseClock(clock, now, settings.hours))

/** Only solving goes on: the first answer has been given once and for all. */
const runningClocks = ({ clocks, firstAnsweredAt }: SupportRequest, { settings, now }: DeskRules): Clocks => {
  const run = (clock: Clock | undefined) =>
    clock && !clock.since ? runClock(clock, now, settings.hours) : clock
  return clocksOf({ first: firstAnsweredAt ? clocks.first : run(clocks.first), solve: run(clocks.solve) })
}

/** A request that is open again, or still: nothing says any more that it was solved. */
export function reopened(request: SupportRequest, rules: DeskRules): SupportRequest {
  const { solvedAt: _, closesAt: __, closedAt: ___, ...rest } = request
  return { ...rest, status: 'open', clocks: runningClocks(request, rules) }
}

/** A request that waits for its requester, because an agent says so. */
export function waits(request: SupportRequest, rules: DeskRules): SupportRequest {
  const { solvedAt: _, closesAt: __, closedAt: ___, ...rest } = request
  return { ...rest, status: 'waiting', clocks: pausedClocks(request.clocks, rules) }
}

/** Whether a message still reaches a request: a closed one for thirty days, a merged one never. */
export const takesMessages = ({ status, closedAt }: SupportRequest, now: string): boolean =>
  status === 'closed'
    ? closedAt !== undefined && now < addTime(closedAt, { days: daysToReopen })
    : status !== 'merged' && status !== 'spam' && status !== 'unconfirmed'

/** A request after an answer of its desk, which also solves it if the agent says so. */
export function answered(request: SupportRequest, rules: DeskRules & { solves: boolean }): SupportRequest {
  const { settings, now, solves } = rules
  const { isUnverified: _, ...known } = request
  const first = request.firstAnsweredAt
    ? {}
    : {
        firstAnsweredAt: now,
        firstAnswerMinutes: Math.floor(openTimeBetween(request.createdAt, now, settings.hours) / minuteMs),
      }
  const next: SupportRequest = { ...known, ...first }
  if (solves) return solved(next, rules)
  return waits(next, rules)
}

/** A request whose matter is settled; it closes after some days, and opens again by a message until then and beyond. */
export function solved(request: SupportRequest, rules: DeskRules): SupportRequest {
  const { now, settings } = rules
  const { closedAt: _, isUnverified: __, ...rest } = request
  return {
    ...rest,
    status: 'solved',
    solvedAt: now,
    closesAt: addTime(now, { days: settings.closeAfterDays }),
    clocks: pausedClocks(request.clocks, rules),
  }
}

/** A request that is out of the way: closed, refused as spam, or gone on in another one. */
export function ended(
  request: SupportRequest,
  status: 'closed' | 'spam' | 'merged',
  rules: DeskRules,
): SupportRequest {
  const { closesAt: _, isUnverified: __, ...rest } = request
  return { ...rest, status, closedAt: rules.now, clocks: pausedClocks(request.clocks, rules) }
}

/** A request of an unproven sender that an agent has looked at: its clocks begin. */
export function lookedAt(request: SupportRequest, rules: DeskRules): SupportRequest {
  if (!request.isUnverified) return request
  const { isUnverified: _, ...known } = request
  return { ...known, clocks: startedClocks(request.priority, rules) }
}

/** A request with another priority: its clocks have other targets, and what was used of them stays used. */
export function prioritized(
  request: SupportRequest,
  priority: RequestPriority,
  rules: DeskRules,
): SupportRequest {
  const { settings, now } = rules
  const { firstAnswerMinutes, solveMinutes } = settings.policies[priority]
  const retargeted = (clock: Clock | undefined, minutes: number | undefined, runs: boolean) => {
    if (minutes === undefined) return undefined
    if (clock) return retargetClock(clock, minutes, now, settings.hours)
    return runs ? newClock(minutes, now, settings.hours) : undefined
  }
  const isOpen = request.status === 'open' && !request.isUnverified
  const { first, solve } = request.clocks
  return {
    ...request,
    priority,
    clocks: request.isUnverified
      ? request.clocks
      : clocksOf({
          first: request.firstAnsweredAt ? first : retargeted(first, firstAnswerMinutes, isOpen),
          solve: retargeted(solve, solveMinutes, isOpen),
        }),
  }
}

/**
 * A request that goes on at another desk, by that one’s rules: what was used of its clocks stays used, and no one has it in
 * hand.
 */
export function handedOver(
  request: SupportRequest,
  { from, to, now }: { from: DeskSettings; to: DeskSettings; now: string },
): SupportRequest {
  const { assigneeId: _, ...rest } = lookedAt(request, { settings: from, now })
  const { firstAnswerMinutes, solveMinutes } = to.policies[request.priority]
  const moved = (clock: Clock | undefined, targetMinutes: number | undefined) => {
    if (!clock || targetMinutes === undefined) return undefined
    const { warnedAt: __, missedAt: ___, ...paused } = pauseClock(clock, now, from.hours)
    const target = { ...paused, targetMinutes }
    return clock.since ? runClock(target, now, to.hours) : target
  }
  const isKnown = to.categories.some(({ key, active }) => key === request.category && active)
  const { first, solve } = rest.clocks
  return {
    ...rest,
    deskId: to.deskId,
    category: isKnown ? request.category : otherCategory,
    clocks: clocksOf({
      first: request.firstAnsweredAt ? first : moved(first, firstAnswerMinutes),
      solve: moved(solve, solveMinutes),
    }),
  }
}
