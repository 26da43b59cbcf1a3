/** Numbers from a seed, the same on every machine: xmur3 makes the state, mulberry32 the numbers. */
function numbersOf(seed: string): () => number {
  let state = 1779033703 ^ seed.length
  for (let at = 0; at < seed.length; at++) {
    state = Math.imul(state ^ seed.charCodeAt(at), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** The same things in an order that a stored seed decides: drawn again, it is the same. */
export function drawn<T>(things: readonly T[], seed: string): T[] {
  const next = numbersOf(seed)
  const left = [...things]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(next() % left.length, 1))
  return order
}
