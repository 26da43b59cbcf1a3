import type { Vehicle, VehicleSnapshot } from './vehicle.ts'

/** What an entry keeps of a vehicle as it is now. */
export const snapshotOf = (vehicle: Vehicle | VehicleSnapshot): VehicleSnapshot => ({
  name: vehicle.name,
  year: vehicle.year,
  make: vehicle.make,
  model: vehicle.model,
  color: vehicle.color,
  placement: vehicle.placement,
  woofers: vehicle.woofers,
  powerWatts: vehicle.powerWatts,
  powerBasis: vehicle.powerBasis,
  ampChannels: vehicle.ampChannels,
})
