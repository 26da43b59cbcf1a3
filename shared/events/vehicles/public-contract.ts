import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { mostVehicles } from './contract.ts'
import { Vehicle } from './vehicle.ts'

/** A vehicle as everyone may see it: what it is, and not what decides its class. */
export const PublicVehicle = z.pick(Vehicle, {
  id: true,
  name: true,
  year: true,
  make: true,
  model: true,
  color: true,
  photoUrl: true,
})
export type PublicVehicle = z.infer<typeof PublicVehicle>

export const listMemberVehicles = route({
  name: 'listMemberVehicles',
  method: 'GET',
  path: '/api/members/:userId/vehicles',
  auth: 'public',
  caching: 'revalidate',
  namesAnyUser: true,
  summary: 'The garage of a public profile, newest first; none if its member does not show it',
  params: z.strictObject({ userId: UserId }),
  query: z.strictObject(pageQuery(mostVehicles)),
  response: Page(PublicVehicle),
  errors: ['member_not_found', 'invalid_cursor'],
})
