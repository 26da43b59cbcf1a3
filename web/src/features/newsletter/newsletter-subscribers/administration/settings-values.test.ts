import { expect, test } from 'vitest'
import { initialNewsletterSettings } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { settingsSchema, settingsValues } from './settings-values.ts'

const values = settingsValues(initialNewsletterSettings)

test('what is kept is what was typed, and new topics get keys that no other has', () => {
  const topics = [
    ...values.topics,
    { key: '', label: 'Swap meets & Deals', isOffered: true },
    { key: '', label: 'Events', isOffered: true },
  ]
  const { data } = settingsSchema.safeParse({ ...values, topics, bulkMailsPerSecond: '25' })
  expect(data?.topics.slice(-2).map(({ key }) => key)).toEqual(['swap-meets-deals', 'events-2'])
  expect(data?.bulkMailsPerSecond).toBe(25)
})

test.each([
  ['0', 'Enter 1 to 100.'],
  ['101', 'Enter 1 to 100.'],
  ['fast', 'Enter 1 to 100.'],
])('a rate of %s is refused', (bulkMailsPerSecond, message) => {
  const { error } = settingsSchema.safeParse({ ...values, bulkMailsPerSecond })
  expect(error?.issues).toMatchObject([{ path: ['bulkMailsPerSecond'], message }])
})

test('topics need names of their own', () => {
  const topics = ['Meets', 'meets ', 'x'].map((label) => ({ key: '', label, isOffered: true }))
  const { error } = settingsSchema.safeParse({ ...values, topics })
  expect(error?.issues.map(({ path, message }) => [path[1], message])).toEqual([
    [1, 'Another topic has this name.'],
    [2, 'Enter at least 2 letters.'],
  ])
})
