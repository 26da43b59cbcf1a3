import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import type { Column } from '#shared/platform/csv/csv-part.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

const entered = ({ entries }: DeskRegistration) => entries.filter(({ status }) => status === 'in')

/** Times are in UTC and at the venue; amounts are decimals, which a spreadsheet adds up as they are. */
export const entryColumns = ({ timeZone, questions }: WholeEvent): Column<DeskRegistration>[] => [
  ['Number', ({ number }) => (number === undefined ? '' : String(number))],
  ['Name', ({ name }) => name],
  ['Email', ({ email = '' }) => email],
  ['Status', ({ status }) => status],
  ['Code', ({ code }) => code],
  [
    'Classes',
    (one) =>
      entered(one)
        .map(({ classKey }) => classKey)
        .join(' '),
  ],
  [
    'Vehicles',
    (one) =>
      [...new Set(entered(one).map(({ vehicle: { year, make, model } }) => `${year} ${make} ${model}`))].join(
        '; ',
      ),
  ],
  ['Price', ({ price }) => decimalDollars(totalOf(price))],
  ['Due', ({ pay }) => decimalDollars(pay.dueCents)],
  ['Paid', ({ pay }) => decimalDollars(pay.paidCents)],
  ['Paid (cents)', ({ pay }) => String(pay.paidCents)],
  ['Refunded', ({ pay }) => decimalDollars(pay.refundedCents)],
  ['Paid by', ({ pay }) => (isPaidBothWays(pay) ? 'card and cash' : (pay.method ?? ''))],
  ['Payment', ({ pay }) => pay.state],
  ['Entered (UTC)', ({ createdAt }) => createdAt],
  ['Entered (venue)', ({ createdAt }) => zonedTime(createdAt, timeZone)],
  ['Checked in (UTC)', ({ checkIn }) => checkIn?.at ?? ''],
  ['Checked in (venue)', ({ checkIn }) => (checkIn ? zonedTime(checkIn.at, timeZone) : '')],
  ['Gate', ({ checkIn }) => checkIn?.gate ?? ''],
  ...questions.map(
    ({ key, label }): Column<DeskRegistration> => [label, ({ answers }) => answers[key] ?? ''],
  ),
]
