import { expect, test } from 'vitest'
import { membershipOf } from './membership-of.ts'

test('a link can ask for any membership but admin', () => {
  expect(membershipOf('manufacturer')).toBe('manufacturer')
  expect(membershipOf('admin')).toBe('competitor')
  expect(membershipOf(null)).toBe('competitor')
})
