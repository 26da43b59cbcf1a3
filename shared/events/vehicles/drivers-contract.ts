import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ListedVehicle } from './contract.ts'
import { Vehicle, VehicleId } from './vehicle.ts'

export const mostDrivers = 5

const params = z.strictObject({ vehicleId: VehicleId })

/** A vehicle of someone else that the caller may enter. */
export const DrivenVehicle = z.object({ ...Vehicle.shape, ownerName: z.string() })
export type DrivenVehicle = z.infer<typeof DrivenVehicle>

export const VehicleInvitation = z.object({ vehicleId: VehicleId, name: z.string(), ownerName: z.string() })
export type VehicleInvitation = z.infer<typeof VehicleInvitation>

export const listDrivenVehicles = route({
  name: 'listDrivenVehicles',
  method: 'GET',
  path: '/api/competitions/vehicles',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The vehicles of others that the caller may enter',
  query: z.strictObject(pageQuery(40)),
  response: z.extend(Page(DrivenVehicle), {
    /** With the first page: the vehicles that the caller was asked to drive. */
    invitations: z.optional(z.array(VehicleInvitation)),
  }),
  errors: ['invalid_cursor'],
})

export const addVehicleDriver = route({
  name: 'addVehicleDriver',
  method: 'POST',
  path: '/api/competitions/vehicles/:vehicleId/drivers',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Ask an email address to drive a vehicle of the caller’s garage. A second call changes nothing',
  params,
  body: z.strictObject({ email: Email }),
  response: ListedVehicle,
  errors: ['vehicle_not_found', 'vehicle_archived', 'own_account', 'too_many_drivers', 'version_conflict'],
  rateLimit: { max: 50, seconds: 86_400, per: 'user' },
})

export const removeVehicleDriver = route({
  name: 'removeVehicleDriver',
  method: 'DELETE',
  path: '/api/competitions/vehicles/:vehicleId/drivers/:memberId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary:
    'Stop letting a member enter a vehicle, as its owner or as that driver, or end an invitation. What is entered stays',
  params: z.extend(params, { memberId: UserId }),
  errors: ['vehicle_not_found', 'version_conflict'],
})
