import type { Point } from '#shared/platform/places/point.ts'
import { zonesOfState } from '#shared/platform/places/zones-of-state.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'

const winterAndSummer = ['2026-01-15T12:00:00.000Z', '2026-07-15T12:00:00.000Z']

const isSameClock = (one: string, other: string) =>
  winterAndSummer.every((at) => wallTime(at, one) === wallTime(at, other))

/**
 * The zone of a place in a state. In states with two clocks a map of zones decides, if it names one of the two; only
 * callers that ask load it.
 */
export async function zoneOfPlace(state: string, at: Point): Promise<string | undefined> {
  const zones = zonesOfState(state)
  if (zones.length < 2) return zones[0]
  const { mappedZone } = await import('./mapped-zone.ts')
  const found = mappedZone(at)
  return zones.find((zone) => isSameClock(zone, found)) ?? zones[0]
}
