import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test('strength grows with length alone', () => {
  expect(passwordStrength('').segments).toBe(0)
  expect(passwordStrength('abc').word).toBe('5 more characters')
  expect(passwordStrength('short12').word).toBe('1 more character')
  expect(passwordStrength('abcdefgh').word).toBe('Fair')
  expect(passwordStrength('abcdefghijkl').word).toBe('Good')
  expect(passwordStrength('four words make a phrase').word).toBe('Strong')
})

test('a password that the server would refuse is never called strong', () => {
  expect(passwordStrength('x'.repeat(129)).word).toBe('Too long')
})

test('a character outside the basic plane counts once', () => {
  expect(passwordStrength('🔊🔊🔊🔊').word).toBe('4 more characters')
})
