import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { WooferPlacement } from '#shared/rules/rulebooks/woofer-placement.ts'
import { line, text } from '#shared/text.ts'

export const VehicleId = idSchema('veh')

/** Woofers of one size. Sizes are in tenths of an inch, so that 6.5 inches is a whole number. */
export const Woofers = z.strictObject({
  sizeTenthsIn: z
    .int('Enter a size such as 12 or 6.5')
    .check(z.gte(40, 'Must be at least 4 inches'), z.lte(340, 'Must be at most 34 inches')),
  shape: z.enum(['round', 'square']),
  count: z.int('Enter a whole number').check(z.gte(1, 'Must be at least 1'), z.lte(36, 'Must be at most 36')),
})
export type Woofers = z.infer<typeof Woofers>

/** The fields of a vehicle. There is no plate and no VIN. */
export const VehicleFields = z.strictObject({
  name: line(60, 1),
  year: z.int('Enter a year').check(z.gte(1900, 'Must be 1900 or later'), z.lte(2100, 'Enter a year')),
  make: line(40, 1),
  model: line(60, 1),
  color: line(30),
  placement: WooferPlacement,
  woofers: z.array(Woofers).check(z.maxLength(4, 'List at most 4 sizes')),
  powerWatts: z
    .int('Enter a whole number')
    .check(z.gte(0, 'Must be at least 0'), z.lte(200_000, 'Must be at most 200,000')),
  powerBasis: z.enum(['rated', 'clamped', 'fused']),
  ampChannels: z
    .int('Enter a whole number')
    .check(z.gte(0, 'Must be at least 0'), z.lte(64, 'Must be at most 64')),
  notes: text(500),
})
export type VehicleFields = z.infer<typeof VehicleFields>

/** The fields that decide the class of a vehicle. */
export const RatedFields = z.pick(VehicleFields, { woofers: true, powerWatts: true, ampChannels: true })
export type RatedFields = z.infer<typeof RatedFields>

export const Vehicle = z.object({
  id: VehicleId,
  userId: UserId,
  ...VehicleFields.shape,
  photoUrl: z.optional(z.string()),
  /** Other members who may enter it. */
  driverIds: z.optional(z.array(UserId)),
  /** An archived vehicle stays where it was entered, and enters no further events. */
  archivedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Vehicle = z.infer<typeof Vehicle>

/** The part of a vehicle that an entry keeps, so that a later rebuild does not rewrite history. */
export const VehicleSnapshot = z.pick(VehicleFields, {
  name: true,
  year: true,
  make: true,
  model: true,
  color: true,
  placement: true,
  woofers: true,
  powerWatts: true,
  powerBasis: true,
  ampChannels: true,
})
export type VehicleSnapshot = z.infer<typeof VehicleSnapshot>
