import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'

/** A vehicle in a line: `1999 Honda Civic`. */
export const vehicleName = ({ year, make, model }: VehicleSnapshot): string =>
  [year, make, model].filter(Boolean).join(' ')
