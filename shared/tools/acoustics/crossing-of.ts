/**
 * Returns where a function first changes its sign on the way from one number to another, or undefined if it
 * does not.
 */
export function crossingOf(of: (value: number) => number, from: number, to: number): number | undefined {
  const steps = 400
  let [last, sign] = [from, Math.sign(of(from))]
  for (let step = 1; step <= steps; step++) {
    const next = from + ((to - from) * step) / steps
    const now = Math.sign(of(next))
    if (sign === 0) return last
    if (now !== sign && !Number.isNaN(now)) return bisected(of, last, next)
    ;[last, sign] = [next, now]
  }
  return undefined
}

function bisected(of: (value: number) => number, from: number, to: number): number {
  const sign = Math.sign(of(from))
  let [near, far] = [from, to]
  for (let step = 0; step < 60; step++) {
    const middle = (near + far) / 2
    if (Math.sign(of(middle)) === sign) near = middle
    else far = middle
  }
  return (near + far) / 2
}
