import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { idSchema, newId } from './ids.ts'

const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

test('ids sort as the instants they were made at', () => {
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      fc.pre(one < other)
      expect(newId('ntf', one) < newId('ntf', other)).toBe(true)
    }),
  )
})

test('an id is of its own kind only', () => {
  const id = newId('ntf', '2026-01-01T00:00:00.000Z')
  expect(z.safeParse(idSchema('ntf'), id).success).toBe(true)
  expect(z.safeParse(idSchema('mail'), id).success).toBe(false)
  expect(z.safeParse(idSchema('ntf'), `${id}#`).success).toBe(false)
})

test('a thousand ids of one instant differ', () => {
  const ids = Array.from({ length: 1000 }, () => newId('ntf', '2026-01-01T00:00:00.000Z'))
  expect(new Set(ids).size).toBe(1000)
})
