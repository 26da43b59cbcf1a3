/** Words that stand in every text and tell none from another. */
const common = new Set(
  'a about all also an and any are as at be by can do does for from has have how i if in is it its me my no not of on one or our so than that the their then there they this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** A vector of the words of a text, of length 1: texts that share words are near to each other. */
export function hashedVector(text: string, dimension: number): number[] {
  const vector = Array.from({ length: dimension }, () => 0)
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  for (const word of words) {
    if (common.has(word)) continue
    const hash = hashOf(word)
    const place = hash % dimension
    // A sign of its own for each word, so that words which meet in one place do not add up.
    vector[place] = (vector[place] ?? 0) + ((hash >>> 16) & 1 ? -1 : 1) * Math.min(word.length, 8)
  }
  const length = Math.hypot(...vector)
  return length === 0 ? vector.with(0, 1) : vector.map((part) => Number((part / length).toFixed(6)))
}

/** FNV-1a, whose last step mixes its high bits into the low ones. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(word)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
