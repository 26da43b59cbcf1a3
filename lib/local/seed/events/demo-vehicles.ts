import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { vehiclePicture } from '#lib/local/seed/pictures/demo-pictures.ts'
import type { Vehicle, VehicleFields } from '#shared/events/vehicles/vehicle.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { memberVehicles } from './demo-member-vehicles.ts'

type Sheet = { who: string; daysOld: number; drivers?: readonly string[]; fields: VehicleFields }

const sheets: readonly Sheet[] = [
  {
    who: 'pro',
    daysOld: 420,
    fields: {
      name: 'The Wall',
      year: 2009,
      make: 'Chevrolet',
      model: 'Tahoe',
      color: 'Black',
      placement: 'wall',
      woofers: [{ sizeTenthsIn: 180, shape: 'round', count: 2 }],
      powerWatts: 12_000,
      powerBasis: 'clamped',
      ampChannels: 2,
      notes: 'Three batteries behind the driver. The door seal took a winter.',
    },
  },
  {
    who: 'pro',
    daysOld: 300,
    drivers: ['member'],
    fields: {
      name: 'Street Civic',
      year: 2006,
      make: 'Honda',
      model: 'Civic',
      color: 'Silver',
      placement: 'trunk',
      woofers: [{ sizeTenthsIn: 120, shape: 'square', count: 2 }],
      powerWatts: 1700,
      powerBasis: 'fused',
      ampChannels: 1,
      notes: 'Built to stay under 2,000.',
    },
  },
  {
    who: 'pro',
    daysOld: 90,
    fields: {
      name: 'Quiet Wagon',
      year: 2015,
      make: 'Volkswagen',
      model: 'Golf SportWagen',
      color: 'Blue',
      placement: 'cabin',
      woofers: [
        { sizeTenthsIn: 100, shape: 'round', count: 1 },
        { sizeTenthsIn: 65, shape: 'round', count: 2 },
      ],
      powerWatts: 900,
      powerBasis: 'rated',
      ampChannels: 6,
      notes: '',
    },
  },
  {
    who: 'member',
    daysOld: 30,
    fields: {
      name: 'First Build',
      year: 2014,
      make: 'Ford',
      model: 'Focus',
      color: 'Red',
      placement: 'trunk',
      woofers: [{ sizeTenthsIn: 120, shape: 'round', count: 1 }],
      powerWatts: 600,
      powerBasis: 'rated',
      ampChannels: 1,
      notes: '',
    },
  },
  {
    who: 'organizer',
    daysOld: 200,
    fields: {
      name: 'Lane Van',
      year: 2018,
      make: 'Ford',
      model: 'Transit',
      color: 'White',
      placement: 'bed',
      woofers: [{ sizeTenthsIn: 120, shape: 'round', count: 4 }],
      powerWatts: 3000,
      powerBasis: 'rated',
      ampChannels: 2,
      notes: 'Opens the lanes at our own shows, out of competition.',
    },
  },
]

/** The vehicles in the garages of the demo accounts and the members. */
export const demoVehicles = (now: string): Vehicle[] => [
  ...sheets.map(({ who, daysOld, drivers, fields }) => {
    const createdAt = addTime(now, { days: -daysOld })
    const userId = demoUserId(`${who}@demo.test`) as Vehicle['userId']
    const id = deriveId('veh', createdAt, fields.name) as Vehicle['id']
    return {
      ...fields,
      id,
      userId,
      photoUrl: vehiclePicture({ id, userId, name: fields.name }),
      ...(drivers && { driverIds: drivers.map((driver) => demoUserId(`${driver}@demo.test`)) }),
      createdAt,
      updatedAt: createdAt,
      version: 1,
    }
  }),
  ...memberVehicles(demoMembers(now)),
]
