import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedVector, vectorFrom } from './stored-vector.ts'

test('a vector is read as it was stored, to the precision of four bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ noNaN: true, noDefaultInfinity: true })), (vector) => {
      expect([...vectorFrom(storedVector(vector))]).toEqual(vector)
    }),
  )
  expect(vectorFrom(storedVector([0.1]))[0]).toBeCloseTo(0.1, 6)
})

test('a number takes four bytes', () => {
  expect(Buffer.from(storedVector([1, -2, 0.5]), 'base64')).toHaveLength(12)
})

test('a vector that was cut within a number is an error', () => {
  const cut = Buffer.from(storedVector([1, 2]), 'base64')
    .subarray(0, 7)
    .toString('base64')
  expect(() => vectorFrom(cut)).toThrow('ends within a number')
})
