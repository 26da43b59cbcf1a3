import { expect, test } from 'vitest'
import { enteredVehicles, enteredWords, vehiclesIn } from './entered-vehicles.ts'

const civic = { year: 2006, make: 'Honda', model: 'Civic' }
const tahoe = { year: 2009, make: 'Chevrolet', model: 'Tahoe' }
type Entry = Parameters<typeof enteredVehicles>[0]['entries'][number]
const entry = (classKey: string, vehicle: typeof civic, more: Partial<Entry> = {}): Entry => ({
  classKey,
  vehicle,
  status: 'in',
  ...more,
})

test('each class has the vehicle that was entered in it, in whatever order it was entered', () => {
  const entries = [entry('S4', tahoe), entry('S1', civic), entry('SQ1', civic)]
  const row = { classKeys: ['S4', 'S1', 'SQ1'], ...enteredVehicles({ entries }) }
  expect(['S1', 'S4', 'SQ1', 'X'].map((key) => vehiclesIn(row, key))).toEqual([
    ['2006 Honda Civic'],
    ['2009 Chevrolet Tahoe'],
    ['2006 Honda Civic'],
    [],
  ])
  expect(enteredWords(row)).toBe('S4: 2009 Chevrolet Tahoe · S1, SQ1: 2006 Honda Civic')
})

test('two vehicles in one class are two entries of it', () => {
  const row = {
    classKeys: ['S1', 'S1'],
    ...enteredVehicles({ entries: [entry('S1', civic), entry('S1', tahoe)] }),
  }
  expect(vehiclesIn(row, 'S1')).toEqual(['2006 Honda Civic', '2009 Chevrolet Tahoe'])
  expect(enteredWords(row)).toBe('S1: 2006 Honda Civic · S1: 2009 Chevrolet Tahoe')
})

test('what was moved or withdrawn is not entered, and a single entry is one vehicle', () => {
  const entries = [entry('S4', tahoe, { status: 'moved' }), entry('S1', civic)]
  expect(enteredVehicles({ entries })).toEqual({ vehicle: '2006 Honda Civic' })
  expect(enteredWords({ classKeys: ['S1'], vehicle: '2006 Honda Civic' })).toBe('S1: 2006 Honda Civic')
  expect(enteredVehicles({ entries: [] })).toEqual({})
})

test('after a hand-over the vehicle of the owner before is not named', () => {
  const entries = [entry('S1', civic), entry('S2', tahoe, { vehicleId: 'veh_1' as Entry['vehicleId'] })]
  const row = { classKeys: ['S1', 'S2'], ...enteredVehicles({ entries, isUnfinished: true }) }
  expect(vehiclesIn(row, 'S1')).toEqual([undefined])
  expect(enteredWords(row)).toBe('S1 · S2: 2009 Chevrolet Tahoe')
  expect(enteredVehicles({ entries: [entry('S1', civic)], isUnfinished: true })).toEqual({})
})

test('a row that a device kept from before names no vehicle of several classes', () => {
  expect(vehiclesIn({ classKeys: ['S1', 'S2'], vehicle: '2009 Chevrolet Tahoe' }, 'S1')).toEqual([undefined])
})
