import type { Vehicle, VehicleSnapshot } from './vehicle.ts'

/** Returns the part of a vehicle that an entry keeps, as it is now. */
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
