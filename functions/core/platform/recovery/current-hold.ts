import { type PlatformHold, platformHolds } from './platform-hold.ts'

/** A hold is written into a table that nothing works with yet: what lets everything run is kept for a while. */
const keptMs = 60_000

let kept: { hold: PlatformHold | undefined; untilMs: number } | undefined

const isActive = (hold: PlatformHold | undefined) => hold !== undefined && hold.state !== 'released'

/**
 * The hold that a restore wrote into the table, released or not; undefined in a table that was never restored. `fresh`:
 * as it is now, for those who look at it.
 */
export async function latestHold({ fresh = false } = {}): Promise<PlatformHold | undefined> {
  if (!fresh && kept && Date.now() < kept.untilMs) return kept.hold
  const hold = await platformHolds.get({}, { consistent: true })
  // A release is noticed at once.
  kept = isActive(hold) ? undefined : { hold, untilMs: Date.now() + keptMs }
  return hold
}

/** The hold of the table while it keeps work back; undefined when everything may run. */
export async function currentHold(): Promise<PlatformHold | undefined> {
  const hold = await latestHold()
  return isActive(hold) ? hold : undefined
}
