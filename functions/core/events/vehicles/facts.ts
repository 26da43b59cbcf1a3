import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { VehicleId } from '#shared/events/vehicles/vehicle.ts'

export const facts = {
  /** A photo that is no longer shown, by its path. */
  'vehicle.photo_replaced': z.object({ vehicleId: VehicleId, photo: z.string() }),
} satisfies FactSchemas
