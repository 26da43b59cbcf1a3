/** Mixes a color of six digits with white (positive) or black (negative), from -1 to 1. */
export function shade(color: string, by: number): string {
  const target = by < 0 ? 0 : 255
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * Math.abs(by))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** A drawing repeats itself from its name: returns numbers from 0 to 1, the same ones each time. */
export function numbersOf(name: string): () => number {
  let state = 2_166_136_261
  for (const sign of name) state = Math.imul(state ^ sign.charCodeAt(0), 16_777_619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519)
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917)
    state ^= state >>> 16
    return (state >>> 0) / 4_294_967_296
  }
}
