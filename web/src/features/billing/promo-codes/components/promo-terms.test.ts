import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { termsOf, termsSchema } from './promo-terms.ts'

const zone = 'America/Chicago'
const stored = {
  description: 'A fifth off',
  validUntil: '2027-11-07T07:30:59.000Z',
  usageLimit: 50,
  planIds: [],
}

test('what was not edited is sent as it is stored, to the second and in the hour that clocks show twice', () => {
  const values = termsOf(stored, zone)
  expect(values).toMatchObject({ usageLimit: '50', validUntil: { day: '2027-11-07', time: '01:30' } })
  expect(z.parse(termsSchema(zone, stored), values)).toEqual(stored)
})

test('an end is read on the clock of the administrator, and no day is no end', () => {
  const read = (day: string, time: string) =>
    z.safeParse(termsSchema(zone, {}), {
      ...termsOf({ ...stored, validUntil: undefined }, zone),
      validUntil: { day, time },
    })
  expect(read('2027-07-01', '23:59').data?.validUntil).toBe('2027-07-02T04:59:00.000Z')
  expect(read('2027-11-07', '01:30').data?.validUntil).toBe('2027-11-07T07:30:00.000Z')
  expect(read('', '23:59').data).toMatchObject({ validUntil: undefined })
  expect(read('2027-03-14', '02:30').error?.issues[0]?.message).toBe(
    'Clocks spring forward past this time. Choose a later one.',
  )
  expect(read('2027-07-01', '').error?.issues[0]?.message).toBe('Enter a day and a time.')
})

test.each(['0', '1.5', 'many', '1000001', '-1'])('a limit of %s is none', (usageLimit) => {
  expect(z.safeParse(termsSchema(zone, {}), { ...termsOf(stored, zone), usageLimit }).success).toBe(false)
})
