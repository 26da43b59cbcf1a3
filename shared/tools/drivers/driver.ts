import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { text } from '#shared/text.ts'
import { webAddress } from '#shared/web-address.ts'

export const DriverId = idSchema('drv')

const figure = z.optional(z.number('Enter a number'))

/** The values from a data sheet, in SI units; any set that determines the rest is enough. */
export const DriverValues = z.strictObject({
  fs: figure,
  qts: figure,
  qes: figure,
  qms: figure,
  vas: figure,
  re: figure,
  le: figure,
  sd: figure,
  xmax: figure,
  pe: figure,
  mms: figure,
  cms: figure,
  rms: figure,
  bl: figure,
})
export type DriverValues = z.infer<typeof DriverValues>

/** The largest sizes of a driver: meters, and cubic meters of displacement. */
export const largestMounting = { outerDiameter: 1, cutOutDiameter: 1, depth: 1, displacement: 0.1 } as const

const metres = z.optional(
  z.number('Enter a number').check(z.gt(0, 'Must be more than 0'), z.lte(1, 'Must be at most 1 m')),
)

/** The dimensions a box must leave room for: meters, and cubic meters of displacement. */
export const DriverMounting = z.strictObject({
  outerDiameter: metres,
  cutOutDiameter: metres,
  depth: metres,
  displacement: z.optional(
    z.number('Enter a number').check(z.gt(0, 'Must be more than 0'), z.lte(0.1, 'Must be at most 100 L')),
  ),
})

/** `single`: one coil. With two coils, how they were wired when the values were measured; `one` left the other open. */
export const ValuesFor = z.enum(['single', 'parallel', 'series', 'one'])

/** A driver as its data sheet describes it. */
export const DriverFields = z.strictObject({
  brand: nameLine(60, 1),
  model: nameLine(80, 1),
  /** Nominal diameter, inches. */
  sizeIn: z
    .number('Enter a number')
    .check(
      z.gte(3, 'Must be at least 3 inches'),
      z.lte(34, 'Must be at most 34 inches'),
      z.multipleOf(0.25, 'Enter quarters of an inch, such as 6.5'),
    ),
  values: DriverValues,
  valuesFor: ValuesFor,
  mounting: DriverMounting,
  /** The page where the maker publishes the values. */
  sourceUrl: z.optional(webAddress),
  notes: text(500),
})
export type DriverFields = z.infer<typeof DriverFields>

/**
 * `draft`: its owner’s alone. `pending`: its owner asks for it to be published. `retired`: published before; what was
 * designed with it keeps its values.
 */
export const DriverState = z.enum(['draft', 'pending', 'published', 'rejected', 'retired'])
export type DriverState = z.infer<typeof DriverState>

/** A driver of the driver base, or of a member. */
export const Driver = z.object({
  id: DriverId,
  /** The member who entered it; the base has drivers without one. */
  ownerId: z.optional(UserId),
  state: DriverState,
  ...DriverFields.shape,
  /** One from before the rule of addresses is kept, and shown without a link. */
  sourceUrl: z.optional(z.string()),
  /** The reason it was rejected. */
  reason: z.optional(z.string()),
  /** The driver that took the place of this duplicate. */
  mergedInto: z.optional(DriverId),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Driver = z.infer<typeof Driver>
