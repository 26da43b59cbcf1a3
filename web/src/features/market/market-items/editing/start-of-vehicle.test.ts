import { expect, test } from 'vitest'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { startOfVehicle } from './start-of-vehicle.ts'

test('a vehicle of the garage says of itself what it is', () => {
  const vehicle = {
    year: 2006,
    make: 'Honda',
    model: 'Civic',
    color: 'Blue',
    woofers: [{ sizeTenthsIn: 120, shape: 'round', count: 2 }],
    placement: 'trunk',
    powerWatts: 1200,
    powerBasis: 'rated',
    ampChannels: 1,
    notes: 'Clean title.',
  } as unknown as Vehicle
  expect(startOfVehicle(vehicle)).toEqual({
    title: '2006 Honda Civic',
    category: 'vehicles',
    brand: 'Honda',
    model: 'Civic',
    description: [
      '2006 Honda Civic, Blue',
      '2 × 12 in round · Trunk · 1 amp channel',
      '1,200 watts, manufacturer rating',
      'Clean title.',
    ].join('\n'),
  })
})
