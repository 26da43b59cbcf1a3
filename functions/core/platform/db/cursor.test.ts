import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

const partition = fc.string({ minLength: 1 })
const sortKey = fc.string({ maxLength: 100 }).filter((text) => text.isWellFormed())
const refusal = expect.objectContaining({ kind: 'invalid', code: 'invalid_cursor' })

test('a cursor leads back to where the page ended', () => {
  fc.assert(
    fc.property(partition, sortKey, sortKey, (pk, one, other) => {
      const position = { gsi1sk: one, pk: other }
      expect(decodeCursor(pk, encodeCursor(pk, position), ['gsi1sk', 'pk'])).toEqual(position)
    }),
  )
})

test('a cursor of another list is refused', () => {
  fc.assert(
    fc.property(partition, partition, sortKey, (pk, other, sk) => {
      fc.pre(pk !== other)
      expect(() => decodeCursor(other, encodeCursor(pk, { sk }), ['sk'])).toThrow(refusal)
    }),
  )
})

test('a cursor of another index of the same list is refused', () => {
  const cursor = encodeCursor('USER#1', { sk: 'a' })
  expect(() => decodeCursor('USER#1', cursor, ['gsi1sk', 'pk', 'sk'])).toThrow(refusal)
})

test('a cursor with any character changed, added or left out is refused', () => {
  fc.assert(
    fc.property(sortKey, fc.nat(), fc.constantFrom('', 'A', 'z', '!', '==', '\0'), (sk, at, put) => {
      const cursor = encodeCursor('USER#1', { sk })
      const index = at % cursor.length
      const changed = cursor.slice(0, index) + put + cursor.slice(index + 1)
      fc.pre(changed !== cursor)
      expect(() => decodeCursor('USER#1', changed, ['sk'])).toThrow(refusal)
    }),
  )
})

test('anything else is refused, whatever it is', () => {
  const json = fc.json().map((text) => Buffer.from(text).toString('base64url'))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), json), (cursor) => {
      expect(() => decodeCursor('USER#1', cursor, ['sk'])).toThrow(refusal)
    }),
  )
})
