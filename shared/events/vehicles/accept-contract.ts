import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { VehicleId } from './vehicle.ts'

export const acceptVehicle = route({
  name: 'acceptVehicle',
  method: 'POST',
  path: '/api/competitions/vehicles/:vehicleId/accept',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Accept an invitation to drive a vehicle. A second call changes nothing',
  params: z.strictObject({ vehicleId: VehicleId }),
  errors: ['invitation_not_found', 'vehicle_archived', 'too_many_drivers', 'version_conflict'],
})
