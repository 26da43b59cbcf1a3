/** The range the calculator draws, Hz. */
export const band = { from: 20, to: 80 } as const

/** Each whole Hz of it: the curves of a design are kept at these. */
export const bandHz: readonly number[] = Array.from(
  { length: band.to - band.from + 1 },
  (_, at) => band.from + at,
)

/** A value of a curve over the band, between two points by the log of Hz. */
export function inBand(values: readonly number[], hz: number): number {
  const inside = Math.min(band.to, Math.max(band.from, hz))
  const low = Math.min(bandHz.length - 2, Math.floor(inside) - band.from)
  const [from, to] = [bandHz[low] as number, bandHz[low + 1] as number]
  const [below, above] = [values[low] as number, values[low + 1] as number]
  return below + ((above - below) * Math.log(inside / from)) / Math.log(to / from)
}
