import { expect, test } from 'vitest'
import { pieceWriting } from './piece-writing.ts'

test('a name stands in one line where it fits', () => {
  expect(pieceWriting('Front panel', { width: 600, height: 300 }, 20)).toEqual({
    isUpright: false,
    lines: ['Front panel'],
  })
})

test('a narrow piece is written on along its longer side', () => {
  expect(pieceWriting('Front panel', { width: 60, height: 300 }, 20)).toEqual({
    isUpright: true,
    lines: ['Front panel'],
  })
})

test('words that do not fit beside each other stand below each other, and none is lost', () => {
  const said = 'Window brace 2, top edge at the left'
  const { isUpright, lines } = pieceWriting(said, { width: 200, height: 180 }, 20)
  expect(isUpright).toBe(false)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(said)
})
