import { correctionOf, divisorOf } from './reed-solomon.ts'

/** Per version, from 1 on: all code words, correction words a block, and blocks, at correction level M. */
const versions: readonly [total: number, correction: number, blocks: number][] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
  [404, 30, 5],
  [466, 22, 8],
  [532, 22, 9],
  [581, 24, 9],
  [655, 24, 10],
]

export type CodeWords = { version: number; words: number[] }

/** The bytes of a text with their correction, in the order they are drawn, for the smallest version that holds them. */
export function codeWordsOf(text: string): CodeWords {
  const bytes = [...new TextEncoder().encode(text)]
  const index = versions.findIndex(
    ([total, correction, blocks], at) => total - correction * blocks >= bytes.length + (at < 9 ? 2 : 3),
  )
  const found = versions[index]
  if (!found) throw new Error('the text is too long for a QR code of this size')
  const [total, correction, blocks] = found
  const version = index + 1
  const data = packed(bytes, total - correction * blocks, version < 10 ? 8 : 16)
  return { version, words: interleaved(data, total, correction, blocks) }
}

/** Mode and length in front, padding behind. */
function packed(bytes: readonly number[], capacity: number, lengthBits: number): number[] {
  const bits: number[] = []
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  append(0b0100, 4)
  append(bytes.length, lengthBits)
  for (const byte of bytes) append(byte, 8)
  append(0, Math.min(4, capacity * 8 - bits.length))
  append(0, -bits.length & 7)
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) append(pad, 8)
  return Array.from({ length: capacity }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  )
}

/** Spreads the blocks over the symbol, so that a stain hits a little of each. The later blocks may be one longer. */
function interleaved(data: readonly number[], total: number, correction: number, blocks: number): number[] {
  const shortLength = Math.floor(total / blocks) - correction
  const shortBlocks = blocks - (total % blocks)
  const divisor = divisorOf(correction)
  const parts = Array.from({ length: blocks }, (_, at) => {
    const start = at * shortLength + Math.max(0, at - shortBlocks)
    const part = data.slice(start, start + shortLength + (at < shortBlocks ? 0 : 1))
    return { part, check: correctionOf(part, divisor) }
  })
  const columns = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat()
  return [...columns(parts.map(({ part }) => part)), ...columns(parts.map(({ check }) => check))]
}
