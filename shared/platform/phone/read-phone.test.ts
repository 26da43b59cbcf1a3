import { expect, test } from 'vitest'
import { readPhone } from './read-phone.ts'
import { showPhone } from './show-phone.ts'

test.each([
  ['(214) 555-0100', 'US', '+12145550100'],
  ['214.555.0100', 'CA', '+12145550100'],
  ['1 214 555 0100', 'US', '+12145550100'],
  ['+1 480 555 0100', 'DE', '+14805550100'],
  ['+44 20 7946 0958', 'US', '+442079460958'],
  ['55 1234 5678', 'MX', '+525512345678'],
  ['030 12345678', 'DE', '+493012345678'],
  ['(787) 555-0100', 'PR', '+17875550100'],
])('%s, as dialed in %s, is stored as %s', (typed, country, stored) => {
  expect(readPhone(typed, country)).toBe(stored)
})

test.each([
  ['555 0100', 'US'],
  ['+1 555 0100', 'US'],
  ['0', 'US'],
  ['ask me', 'US'],
  ['+1 000 000 0000', 'US'],
  ['(214) 155-0100', 'US'],
  ['call 214-555-0100', 'US'],
  ['214-555-0100 ext. 12', 'US'],
  ['+999 123 456 789', 'US'],
  ['030 12345678', 'US'],
  ['214 555 0100', 'Neverland'],
])('%s, as dialed in %s, is no number', (typed, country) => {
  expect(readPhone(typed, country)).toBeUndefined()
})

test('a stored number is shown so that it reads back as itself', () => {
  for (const country of ['US', 'CA', 'PR', 'DE', 'MX'])
    for (const stored of ['+12145550100', '+17875550100', '+493012345678', '+525512345678'])
      expect(readPhone(showPhone(stored, country), country)).toBe(stored)
  expect(showPhone('+12145550100')).toBe('(214) 555-0100')
  expect(showPhone('ask me')).toBe('ask me')
})
