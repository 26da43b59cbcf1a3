import type { Clock } from '#shared/support/support-desks/clock.ts'
import type { SupportRequest } from './support-request.ts'

export type ClockName = keyof SupportRequest['clocks']

export type DueStep<R extends SupportRequest = SupportRequest> = {
  after: R
  dueAt: string
  isMissed: boolean
}

/**
 * What has come of a clock of a request by now: the time to warn, or the due time. Each comes once, and who is told
 * that a time has passed needs no warning of it any more. Undefined where nothing has, and for a request that no one
 * waits for.
 */
export function dueStep<R extends SupportRequest>(
  request: R,
  name: ClockName,
  now: string,
): DueStep<R> | undefined {
  const clock = request.clocks[name]
  const { since, dueAt, warnAt, warnedAt, missedAt } = clock ?? {}
  const isAnswered = name === 'first' && request.firstAnsweredAt !== undefined
  if (!clock || !since || !dueAt || missedAt || isAnswered) return undefined
  if (request.status !== 'open' || request.isUnverified) return undefined
  const isMissed = dueAt <= now
  if (!isMissed && (warnedAt || !warnAt || warnAt > now)) return undefined
  const marked: Clock = {
    ...clock,
    ...(!warnedAt && { warnedAt: now }),
    ...(isMissed && { missedAt: now }),
  }
  return { after: { ...request, clocks: { ...request.clocks, [name]: marked } }, dueAt, isMissed }
}
