/**
 * Writes −dφ/dω, s, of an unwrapped phase in radians that has one more point at each end than `into`: the central
 * difference for uneven steps, which is exact for a parabola.
 */
export function writeGroupDelay(phase: Float64Array, omega: Float64Array, into: Float64Array): void {
  for (let at = 0; at < into.length; at++) {
    const [w0, w1, w2] = [omega[at] as number, omega[at + 1] as number, omega[at + 2] as number]
    const [p0, p1, p2] = [phase[at] as number, phase[at + 1] as number, phase[at + 2] as number]
    const below = w1 - w0
    const above = w2 - w1
    const rising = (p2 - p1) / above
    const before = (p1 - p0) / below
    into[at] = -(rising * below + before * above) / (below + above)
  }
}
