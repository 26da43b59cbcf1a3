import { expect, test } from 'vitest'
import { countedUnder, isProbablyAutomatic } from './link-clicks.ts'
import { minutesToSend } from './minutes-to-send.ts'

const at = '2026-06-01T12:00:00.000Z'
const sent = { status: 'sent', startedAt: at, endedAt: '2026-06-01T12:10:00.000Z', updatedAt: at } as const

test('what is opened while a campaign goes out, and in the two minutes after, is probably a program', () => {
  expect(
    isProbablyAutomatic({ ...sent, status: 'sending', endedAt: undefined }, '2026-06-03T00:00:00.000Z'),
  ).toBe(true)
  expect(isProbablyAutomatic(sent, '2026-06-01T12:11:59.999Z')).toBe(true)
  expect(isProbablyAutomatic(sent, '2026-06-01T12:12:00.000Z')).toBe(false)
})

test('a pause ends what programs open two minutes later', () => {
  const paused = {
    ...sent,
    status: 'paused',
    endedAt: undefined,
    updatedAt: '2026-06-01T12:05:00.000Z',
  } as const
  expect(isProbablyAutomatic(paused, '2026-06-01T12:06:00.000Z')).toBe(true)
  expect(isProbablyAutomatic(paused, '2026-06-01T12:07:00.000Z')).toBe(false)
})

test('clicks are counted by the hour for a week, by the day for ninety days, and then no more', () => {
  expect(countedUnder(sent, '2026-06-01T12:59:59.000Z')).toBe('2026-06-01T12:00:00.000Z')
  expect(countedUnder(sent, '2026-06-08T12:00:00.000Z')).toBe('2026-06-08T12:00:00.000Z')
  expect(countedUnder(sent, '2026-06-08T13:00:00.000Z')).toBe('2026-06-08T00:00:00.000Z')
  expect(countedUnder(sent, '2026-08-30T12:00:00.000Z')).toBe('2026-08-30T00:00:00.000Z')
  expect(countedUnder(sent, '2026-08-30T12:00:00.001Z')).toBeUndefined()
  expect(countedUnder({ ...sent, startedAt: undefined }, at)).toBeUndefined()
})

test('8,412 people at ten a second take about 17 minutes', () => {
  expect(minutesToSend(8412, 10)).toBe(17)
  expect(minutesToSend(500, 10)).toBe(1)
  expect(minutesToSend(1, 100)).toBe(1)
  expect(minutesToSend(0, 10)).toBe(0)
})
