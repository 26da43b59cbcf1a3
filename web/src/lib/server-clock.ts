import type { Caching } from '#shared/platform/http/route.ts'

/** The milliseconds by which the server’s clock is ahead of this device’s. */
let aheadMs = 0

const listeners = new Set<() => void>()

/** The longest that an answer was kept on its way, so that the time it names is old. */
const keptMs: Record<Caching, number> = { moment: 3000, minute: 60_000, revalidate: Number.POSITIVE_INFINITY }

type Heard = {
  /** The time at which the server answered, in whole seconds. */
  date: string | null
  caching: Caching | undefined
  /** The time from the request to its answer. */
  tookMs: number
}

/** Learns from an answer what the server’s clock shows. What is known already stays while it agrees. */
export function hearServer({ date, caching, tookMs }: Heard): void {
  const least = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(least)) return
  const most = least + 1000 + tookMs + (caching ? keptMs[caching] : 0)
  if (aheadMs >= least && aheadMs <= most) return
  aheadMs = least
  for (const told of listeners) told()
}

/** The time on the server’s clock, in milliseconds: this device’s clock may be wrong. */
export const serverNow = (): number => Date.now() + aheadMs

/** The same as an instant, to compare with those that the server names. */
export const serverTime = (): string => new Date(serverNow()).toISOString()

export const serverAheadMs = (): number => aheadMs

/** Calls when it turns out that the clocks differ otherwise than was known. */
export function followServerClock(told: () => void): () => void {
  listeners.add(told)
  return () => void listeners.delete(told)
}
