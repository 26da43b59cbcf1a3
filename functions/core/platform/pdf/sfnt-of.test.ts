import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { filesFor, fontFamilies, subsetsOf } from './font-files.ts'
import { sfntOf } from './sfnt-of.ts'

/** The checksum of a table. */
function sumOf(table: Buffer): number {
  let sum = 0
  for (let at = 0; at + 4 <= table.length; at += 4) sum = (sum + table.readUInt32BE(at)) % 2 ** 32
  return sum
}

const tablesOf = (sfnt: Buffer) =>
  Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = sfnt.subarray(12 + index * 16)
    const [offset, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const table = sfnt.subarray(offset, offset + Math.ceil(length / 4) * 4)
    return { tag: entry.toString('latin1', 0, 4), sum: entry.readUInt32BE(4), table }
  })

test('every font that comes with the platform is one, out of its web format, and has letters', () => {
  for (const family of fontFamilies)
    for (const { subset, ranges } of subsetsOf(family)) {
      const [[code = 0] = []] = ranges
      const file = [...filesFor(code, 400)].find((path) => path.includes(`-${subset}-400-`)) ?? ''
      const sfnt = sfntOf(readFileSync(file))
      const { numGlyphs } = create(sfnt) as Font
      expect(numGlyphs, file).toBeGreaterThan(1)
      for (const { tag, sum, table } of tablesOf(sfnt))
        if (tag !== 'head') expect(sumOf(table), file).toBe(sum)
    }
})

test('what is no font is refused', () => {
  expect(() => sfntOf(Buffer.from('<html>'))).toThrow('no font')
})
