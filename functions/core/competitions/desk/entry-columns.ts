import type { DeskRegistration } from '#shared/competitions/desk/contract.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import { enteredVehicles, enteredWords } from '#shared/events/registrations/entered-vehicles.ts'
import { onlineWay, onlineWayNames } from '#shared/events/registrations/online-way.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import type { Column } from '#shared/platform/csv/csv-part.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

const entered = ({ entries }: DeskRegistration) => entries.filter(({ status }) => status === 'in')

/** Where there are several, each stands with the classes that it is in. */
function vehiclesOf(one: DeskRegistration): string {
  const { vehicle, vehicles = [] } = enteredVehicles(one)
  const different = new Set(vehicles.map((each) => each.vehicle))
  if (different.size < 2) return vehicle ?? [...different].join('')
  return enteredWords({ classKeys: vehicles.map(({ classKey }) => classKey), vehicles }).replaceAll(
    ' · ',
    '; ',
  )
}

function paidBy(pay: DeskRegistration['pay']): string {
  const online = onlineWayNames[onlineWay(pay)]
  if (isPaidBothWays(pay)) return `${online} and cash`
  return pay.method === 'card' ? online : (pay.method ?? '')
}

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
  ['Vehicles', (one) => vehiclesOf(one)],
  ['Price', ({ price }) => decimalDollars(totalOf(price))],
  ['Due', ({ pay }) => decimalDollars(pay.dueCents)],
  ['Paid', ({ pay }) => decimalDollars(pay.paidCents)],
  ['Paid (cents)', ({ pay }) => String(pay.paidCents)],
  ['Refunded', ({ pay }) => decimalDollars(pay.refundedCents)],
  ['Paid by', ({ pay }) => paidBy(pay)],
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
