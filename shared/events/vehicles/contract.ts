import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { RatedFields, Vehicle, VehicleFields, VehicleId } from './vehicle.ts'

export const mostVehicles = 20

/** A vehicle with the people who may enter it beside its owner, and those who have been asked. */
export const ListedVehicle = z.object({
  ...Vehicle.shape,
  drivers: z.optional(
    z.array(
      z.object({
        userId: UserId,
        name: z.string(),
        /** Asked by address, which stands for the name until they accept. */
        invited: z.optional(z.boolean()),
      }),
    ),
  ),
})
export type ListedVehicle = z.infer<typeof ListedVehicle>

export const listVehicles = route({
  name: 'listVehicles',
  method: 'GET',
  path: '/api/events/vehicles',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s garage, newest first; archived vehicles on request',
  query: z.strictObject({ ...pageQuery(40), archived: z.optional(z.enum(['yes'])) }),
  response: Page(ListedVehicle),
  errors: ['invalid_cursor'],
})

const photo = { photoUploadId: z.optional(line(60)) }
const params = z.strictObject({ vehicleId: VehicleId })

export const createVehicle = route({
  name: 'createVehicle',
  method: 'POST',
  path: '/api/events/vehicles',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Put a vehicle into the caller’s garage',
  body: z.strictObject({ ...VehicleFields.shape, ...photo }),
  response: Vehicle,
  status: 201,
  errors: ['garage_full', 'vehicle_year', 'upload_not_found', 'upload_rejected'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const updateVehicle = route({
  name: 'updateVehicle',
  method: 'PUT',
  path: '/api/events/vehicles/:vehicleId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Change a vehicle; what was entered with it keeps what it was',
  params,
  body: z.strictObject({
    ...VehicleFields.shape,
    ...photo,
    removePhoto: z.optional(z.boolean()),
    version: z.int().check(z.gte(1)),
  }),
  response: Vehicle,
  errors: [
    'vehicle_not_found',
    'vehicle_archived',
    'vehicle_year',
    'upload_not_found',
    'upload_rejected',
    'version_conflict',
  ],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})

export const archiveVehicle = route({
  name: 'archiveVehicle',
  method: 'DELETE',
  path: '/api/events/vehicles/:vehicleId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Take a vehicle out of the garage. A second call changes nothing',
  params,
  errors: ['vehicle_not_found', 'version_conflict'],
})

export const restoreVehicle = route({
  name: 'restoreVehicle',
  method: 'POST',
  path: '/api/events/vehicles/:vehicleId/restore',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Put an archived vehicle back into the garage',
  params,
  response: Vehicle,
  errors: ['vehicle_not_found', 'garage_full', 'version_conflict'],
})

/** A class that is open to a vehicle. */
const FittingClass = z.object({
  classKey: z.string(),
  /** The smallest class of its division that fits; others are above it. */
  isOwn: z.boolean(),
  /** The reason it fits. A class without a formula takes every vehicle. */
  reason: z.optional(z.string()),
})

export const suggestClasses = route({
  name: 'suggestClasses',
  method: 'POST',
  path: '/api/events/vehicles/classes',
  auth: 'public',
  summary: 'The classes of an event that a vehicle may enter, each with the reason. Nothing of it is kept',
  body: z.strictObject({ eventId: EventId, ...RatedFields.shape }),
  response: z.object({ classes: z.array(FittingClass) }),
  errors: ['event_not_found'],
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
})
