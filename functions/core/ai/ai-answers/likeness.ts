/**
 * How near two texts are by their vectors, from 0 to 1 (the cosine of the angle between them). Vectors of different
 * lengths were made by different models: to compare them would give an answer that means nothing.
 */
export function likeness(one: ArrayLike<number>, other: ArrayLike<number>): number {
  if (one.length !== other.length)
    throw new Error(`A vector of ${one.length} numbers cannot be compared with one of ${other.length}.`)
  let product = 0
  let oneSquared = 0
  let otherSquared = 0
  for (let at = 0; at < one.length; at++) {
    const a = one[at] ?? 0
    const b = other[at] ?? 0
    product += a * b
    oneSquared += a * a
    otherSquared += b * b
  }
  const lengths = Math.sqrt(oneSquared) * Math.sqrt(otherSquared)
  return lengths === 0 ? 0 : Math.min(1, Math.max(0, product / lengths))
}
