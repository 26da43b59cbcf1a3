import type { MapSpot } from '#shared/directory/listings/contract.ts'

const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Spots that lie on each other, as those of one ZIP code do, side by side: each can be seen and pressed. */
export function spreadSpots(spots: readonly MapSpot[], step: number): MapSpot[] {
  const before = new Map<string, number>()
  return spots.map((spot) => {
    const key = `${spot.x} ${spot.y}`
    const at = before.get(key) ?? 0
    before.set(key, at + 1)
    const far = step * Math.sqrt(at)
    return {
      ...spot,
      x: spot.x + far * Math.cos(at * goldenAngle),
      y: spot.y + far * Math.sin(at * goldenAngle),
    }
  })
}
