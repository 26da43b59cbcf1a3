import { expect, test } from 'vitest'
import { readImportRow } from './import-row.ts'
import { initialNewsletterSettings as settings } from './newsletter-settings.ts'

const now = '2026-05-01T12:00:00.000Z'
const read = (email: string, consentAt?: string, topics: string[] = []) =>
  readImportRow({ email, topics, ...(consentAt !== undefined && { consentAt }) }, settings, now)

test('an address is read as it is compared, and topics by their key', () => {
  expect(read(' Ann@Example.test ', '', ['Events', 'events', ''])).toEqual({
    email: 'ann@example.test',
    topics: ['events'],
  })
})

test.each([
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2/9/2024', '2024-02-09T00:00:00.000Z'],
  ['2024-02-09 08:30', '2024-02-09T08:30:00.000Z'],
  ['2024-02-09T08:30:00-05:00', '2024-02-09T13:30:00.000Z'],
])('a consent of %s is one of %s', (typed, consentAt) => {
  expect(read('ann@example.test', typed)).toEqual({ email: 'ann@example.test', topics: [], consentAt })
})

test.each([
  ['yesterday', 'is not a date'],
  ['2023-02-30', 'is not a date'],
  ['13/13/2024', 'is not a date'],
  ['0024-02-09', 'is not a date'],
  ['2026-05-02', 'in the future'],
])('a consent of %s is refused with a sentence', (typed, problem) => {
  expect(read('ann@example.test', typed)).toMatchObject({ problem: expect.stringContaining(problem) })
})

test('an address that cannot be written to, and a topic that there is not, are refused', () => {
  expect(read('ann')).toEqual({ problem: 'Please enter a valid email address' })
  expect(read('ann@example.test', undefined, ['fishing'])).toEqual({
    problem: 'There is no topic with the key “fishing”',
  })
})
