import { deriveId } from '#core/platform/db/derive-id.ts'
import { vehiclePicture } from '#lib/local/seed/pictures/demo-pictures.ts'
import type { Vehicle, VehicleFields } from '#shared/events/vehicles/vehicle.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { User } from '#shared/platform/users/user.ts'

type Build = readonly [
  name: string,
  year: number,
  make: string,
  model: string,
  color: string,
  placement: VehicleFields['placement'],
  woofers: readonly [tenths: number, shape: 'round' | 'square', count: number],
  powerWatts: number,
]

/** Vehicles from a first box in a trunk to a wall, so that every class has someone in it. */
const builds: readonly Build[] = [
  ['Daily Hatch', 2012, 'Honda', 'Fit', 'Blue', 'trunk', [120, 'round', 1], 700],
  ['Work Truck', 2016, 'Ford', 'F-150', 'White', 'cabin', [100, 'square', 2], 1200],
  ['Blue Door', 2008, 'Chevrolet', 'Cobalt', 'Gray', 'trunk', [150, 'round', 2], 2400],
  ['Old Wagon', 1996, 'Buick', 'Roadmaster', 'Green', 'trunk', [120, 'round', 4], 2600],
  ['Loud Neighbor', 2004, 'GMC', 'Yukon', 'Black', 'wall', [180, 'round', 4], 9000],
  ['Quiet One', 2019, 'Toyota', 'Camry', 'Silver', 'cabin', [100, 'round', 1], 500],
  ['Sunday Coupe', 2011, 'Hyundai', 'Genesis', 'Red', 'trunk', [120, 'square', 2], 1500],
  ['Bed Box', 2002, 'Dodge', 'Dakota', 'Orange', 'bed', [150, 'square', 4], 5200],
]

/** Tells whether a demo member enters events. */
export const competes = ({ membershipType }: Pick<User, 'membershipType'>): boolean =>
  membershipType === 'competitor' || membershipType === 'pro_competitor'

/** A vehicle for each of the members who enter events. */
export const memberVehicles = (members: readonly User[]): Vehicle[] =>
  members.filter(competes).flatMap(({ id, createdAt: joinedAt }, index) => {
    const build = builds[index % builds.length]
    if (!build) return []
    const [name, year, make, model, color, placement, [sizeTenthsIn, shape, count], powerWatts] = build
    const createdAt = addTime(joinedAt, { hours: 2 })
    const vehicleId = deriveId('veh', createdAt, `${id} ${name}`) as Vehicle['id']
    return [
      {
        id: vehicleId,
        userId: id,
        photoUrl: vehiclePicture({ id: vehicleId, userId: id, name }, Math.floor(index / builds.length)),
        name,
        year,
        make,
        model,
        color,
        placement,
        woofers: [{ sizeTenthsIn, shape, count }],
        powerWatts,
        powerBasis: 'rated' as const,
        ampChannels: 1,
        notes: '',
        createdAt,
        updatedAt: createdAt,
        version: 1,
      },
    ]
  })
