import { expect, test } from 'vitest'
import { feeLines } from './fee-words.ts'

const timeZone = 'America/Chicago'
const fees = { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 }

test('a fee that is paid at the gate says so, and others only say how much', () => {
  expect(feeLines({ fees, payment: 'gate', timeZone, classes: [] })).toEqual([
    { name: 'Entry', value: '$30.00 at the gate' },
  ])
  expect(feeLines({ fees, payment: 'online', timeZone, classes: [] })).toEqual([
    { name: 'Entry', value: '$30.00' },
  ])
})

test('early prices, discounts, walk-ins and classes are lines of their own', () => {
  const all = {
    ...fees,
    earlyOffCents: 500,
    earlyUntilAt: '2027-05-01T05:00:00.000Z',
    proOffCents: 500,
    gateFeeCents: 4000,
  }
  const classes = [{ classKey: 'S1', name: 'Street 1', division: '', feeCents: 1500, closed: false }]
  expect(feeLines({ fees: all, payment: 'both', timeZone, classes })).toEqual([
    { name: 'Entry', value: '$30.00' },
    { name: 'Early entry', value: '$25.00 until Sat, May 1, 2027, 12:00 AM CDT' },
    { name: 'Pro Competitors', value: '$5.00 off' },
    { name: 'Walk-in', value: '$40.00 at the gate' },
    { name: 'Classes', value: 'Plus class fee' },
  ])
})
