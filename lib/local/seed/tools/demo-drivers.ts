import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Driver, DriverFields } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { type DriverRow, driverRows } from './driver-rows.ts'

const fieldsOf = ([brand, model, sizeIn, valuesFor, ...row]: DriverRow): DriverFields => {
  const [fs, qes, qms, litres, re, millihenries, squareCentimetres, millimetres, pe] = row
  return {
    brand,
    model,
    sizeIn,
    valuesFor,
    values: {
      fs,
      qes,
      qms,
      vas: litres / 1e3,
      re,
      ...(millihenries !== undefined && { le: millihenries / 1e3 }),
      sd: squareCentimetres / 1e4,
      ...(millimetres !== undefined && { xmax: millimetres / 1e3 }),
      ...(pe !== undefined && { pe }),
    },
    mounting: {},
    notes: 'As published by the maker, not verified.',
  }
}

/** Middle-of-the-road subwoofers that no one makes. */
const generic: DriverRow[] = [
  ['Generic', '8 in', 8, 'single', 42, 0.55, 6, 12, 3.4, 1, 220, 9, 250],
  ['Generic', '10 in', 10, 'single', 35, 0.52, 6, 28, 3.4, 1.1, 345, 12, 350],
  ['Generic', '12 in', 12, 'single', 30, 0.5, 6.5, 55, 3.4, 1.2, 490, 14, 500],
  ['Generic', '12 in, as on the home page', 12, 'single', 30, 0.5, 6.5, 55, 3.4, 1.2, 490, 18, 800],
  ['Generic', '15 in', 15, 'single', 25, 0.48, 7, 140, 3.4, 1.4, 820, 16, 700],
  ['Generic', '18 in', 18, 'single', 22, 0.46, 7.5, 290, 3.4, 1.8, 1200, 18, 1000],
]

/** Of two makers that are made up: the directory leads from them to shops that carry them. */
const invented: DriverRow[] = [
  ['Northline', 'NT-15', 15, 'single', 27, 0.5, 6.8, 122, 3.5, 1.5, 830, 18, 900],
  ['Undertow', 'UT-12', 12, 'single', 31, 0.52, 6.2, 51, 3.4, 1.3, 495, 16, 600],
]

type More = Pick<Driver, 'state'> & Partial<Driver>

/** The driver base: published ones of makers, generic ones, and one of a member in each other state. */
export function demoDrivers(now: string): Driver[] {
  const driver = (fields: DriverFields, more: More, days: number): Driver => {
    const createdAt = addTime(now, { days: -days })
    return {
      ...fields,
      id: deriveId('drv', createdAt, driverName(fields)) as Driver['id'],
      createdAt,
      updatedAt: createdAt,
      version: 1,
      ...more,
    }
  }
  const own = (account: string) => demoUserId(`${account}@demo.test`) as Driver['ownerId']
  const [eight, ten, twelve] = generic.map(fieldsOf) as [DriverFields, DriverFields, DriverFields]
  return [
    ...driverRows.map((row, at) => driver(fieldsOf(row), { state: 'published' }, 120 + at)),
    ...invented.map((row, at) => driver(fieldsOf(row), { state: 'published' }, 100 + at)),
    ...generic.map((row, at) =>
      driver(
        { ...fieldsOf(row), notes: 'No one makes it: typical values of its size.' },
        { state: 'published' },
        110 + at,
      ),
    ),
    driver(
      { ...twelve, brand: 'Northline', model: 'NT-12', notes: 'Measured after 20 hours of use.' },
      { state: 'pending', ownerId: own('manufacturer') },
      3,
    ),
    driver(
      { ...ten, brand: 'Northline', model: 'NT-10', notes: '' },
      {
        state: 'rejected',
        ownerId: own('manufacturer'),
        reason: 'Please add the page where these values are published.',
      },
      9,
    ),
    driver(
      {
        ...eight,
        brand: 'Old stock',
        model: 'No name 8',
        values: { ...eight.values, qts: 0.5, qes: 0.6, qms: 5 },
        notes: 'From a label that was hard to read.',
      },
      { state: 'draft', ownerId: own('member') },
      5,
    ),
  ]
}
