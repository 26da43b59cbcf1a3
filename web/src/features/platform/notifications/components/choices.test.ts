import { expect, test } from 'vitest'
import { chosenPreferences, withChoice } from './choices.ts'

test('a switch that is turned sends its type whole, and no other types', () => {
  const stored = { social: { enabled: true, email: false }, marketing: { enabled: false, email: false } }
  expect(chosenPreferences(stored, { social: { enabled: false } })).toEqual({
    social: { enabled: false, email: false },
  })
  expect(chosenPreferences({}, { system_updates: { email: false } })).toEqual({
    system_updates: { enabled: true, email: false },
  })
})

test('switches that are turned one after the other add up, and the last turn of each counts', () => {
  const once = withChoice({}, 'social', { enabled: false })
  const both = withChoice(once, 'social', { email: false })
  expect(withChoice(both, 'social', { enabled: true })).toEqual({ social: { enabled: true, email: false } })
})
