import { expect, test } from 'vitest'
import { dayRefusal } from './day-refusal.ts'

test('a class is judged from midnight at the venue on the day on which its event begins', () => {
  const event = { startsAt: '2027-07-10T14:00:00.000Z', timeZone: 'America/Chicago' }
  expect(dayRefusal(event, '2027-07-10T04:59:59.999Z')?.message).toBe(
    'This event begins on Saturday, July 10. Its classes are judged and signed from that day on.',
  )
  expect(dayRefusal(event, '2027-07-10T05:00:00.000Z')).toBeUndefined()
  expect(dayRefusal(event, '2027-08-01T00:00:00.000Z')).toBeUndefined()
})
