import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { knownKeys, knownOf } from './known-keys.ts'

const Meal = z.enum(['breakfast', 'dinner'])

test('a stored key that the code does not know is ignored, and the others are read', () => {
  const schema = knownKeys(Meal, z.boolean())
  expect(z.parse(schema, { breakfast: false, brunch: { at: 11 } })).toEqual({ breakfast: false })
  expect(z.parse(schema, {})).toEqual({})
  expect(z.safeParse(schema, { dinner: 'late' }).success).toBe(false)
})

test('a stored list keeps the keys that the code knows', () => {
  expect(z.parse(knownOf(Meal), ['brunch', 'dinner'])).toEqual(['dinner'])
})
