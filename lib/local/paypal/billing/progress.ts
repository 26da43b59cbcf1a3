import { boundary } from '../../provider/boundary.ts'
import type { Cycle, Subscription } from '../store/kinds.ts'

type Progress = Subscription['progress']

const daySeconds = 24 * 3600
const tenOClock = 10 * 3600

const boundaryOf = ({ unit, count }: Cycle, { anchor, steps }: Progress) =>
  boundary(anchor, { interval: unit.toLowerCase(), interval_count: count }, steps)

/** PayPal bills at ten in the morning of the day. */
const billingTime = (at: number) => Math.floor(at / daySeconds) * daySeconds + tenOClock

export function startOfProgress(cycles: Cycle[], anchor: number): Progress {
  return {
    cycle: 0,
    anchor,
    steps: 0,
    done: cycles.map(() => 0),
    versions: cycles.map(({ prices }) => prices.length),
  }
}

/** Moves on by one billing; answers when the next is due, or when the last of them has run out. */
export function moveOn(progress: Progress, cycles: Cycle[]): { next: number; over: boolean } {
  const current = cycles[progress.cycle] as Cycle
  progress.done[progress.cycle] = (progress.done[progress.cycle] ?? 0) + 1
  progress.steps += 1
  const next = billingTime(boundaryOf(current, progress))
  if (current.total === 0 || (progress.done[progress.cycle] ?? 0) < current.total)
    return { next, over: false }
  const following = cycles[progress.cycle + 1]
  if (!following) return { next, over: true }
  progress.cycle += 1
  // The same rhythm keeps its anchor, so that the 31st is not lost in a short month.
  if (following.unit !== current.unit || following.count !== current.count) {
    progress.anchor = boundaryOf(current, progress)
    progress.steps = 0
  }
  return { next, over: false }
}

/** The first boundary after an instant, when nothing was billed for a while. */
export function catchUp(progress: Progress, cycles: Cycle[], now: number): number {
  const current = cycles[progress.cycle] as Cycle
  while (billingTime(boundaryOf(current, progress)) <= now) progress.steps += 1
  return billingTime(boundaryOf(current, progress))
}

/** Returns the time when the last of a limited number of billings is due. */
export function finalBilling(progress: Progress, cycles: Cycle[]): number | undefined {
  if (cycles.some(({ total }) => total === 0)) return undefined
  const ahead = structuredClone(progress)
  for (;;) {
    const current = cycles[ahead.cycle] as Cycle
    const at = boundaryOf(current, ahead)
    if (moveOn(ahead, cycles).over) return billingTime(at)
  }
}
