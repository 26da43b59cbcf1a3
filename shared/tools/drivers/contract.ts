import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line } from '#shared/text.ts'
import { Driver, DriverFields, DriverId } from './driver.ts'

/** A driver as everyone reads it. */
export const PublicDriver = z.omit(Driver, { ownerId: true, reason: true, mergedInto: true, state: true })
export type PublicDriver = z.infer<typeof PublicDriver>

/** A driver as the member who entered it reads it. */
export const OwnDriver = z.omit(Driver, { ownerId: true })
export type OwnDriver = z.infer<typeof OwnDriver>

export const narrowedDrivers = {
  /** Start of the brand name. */
  brand: z.optional(line(60)),
  sizeIn: z.optional(z.coerce.number().check(z.gte(3), z.lte(34))),
}

export const listDrivers = route({
  name: 'listDrivers',
  method: 'GET',
  path: '/api/tools/drivers',
  auth: 'public',
  caching: 'minute',
  summary: 'Published drivers by brand and model, as published by their makers and not measured',
  query: z.strictObject({ ...pageQuery(24), ...narrowedDrivers }),
  response: Page(PublicDriver),
  errors: ['invalid_cursor'],
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
})

export const driverParams = z.strictObject({ driverId: DriverId })

export const getDriver = route({
  name: 'getDriver',
  method: 'GET',
  path: '/api/tools/drivers/:driverId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A published driver; of a duplicate, the driver that took its place',
  params: driverParams,
  response: PublicDriver,
  errors: ['driver_not_found'],
})

const own = { auth: 'complete', whileImpersonating: 'allowed' } as const

export const listMyDrivers = route({
  name: 'listMyDrivers',
  method: 'GET',
  path: '/api/tools/drivers/mine',
  ...own,
  summary: 'The drivers that the caller entered, newest first',
  query: z.strictObject(pageQuery(50)),
  response: Page(OwnDriver),
  errors: ['invalid_cursor'],
})

const valueErrors = ['driver_incomplete', 'driver_q_order', 'value_range', 'duplicate_driver'] as const
const writes = { max: 30, seconds: 3600, per: 'user' } as const

/** Asks for the driver to be published. */
const submit = { submit: z.optional(z.boolean()) }

export const createDriver = route({
  name: 'createDriver',
  method: 'POST',
  path: '/api/tools/drivers',
  ...own,
  summary: 'Enter a driver, as a draft or to be published',
  body: z.strictObject({ ...DriverFields.shape, ...submit }),
  status: 201,
  response: OwnDriver,
  errors: [...valueErrors, 'driver_quota'],
  rateLimit: writes,
})

export const updateDriver = route({
  name: 'updateDriver',
  method: 'PUT',
  path: '/api/tools/drivers/:driverId',
  ...own,
  summary: 'Change a driver that is not published, or ask for it to be published',
  params: driverParams,
  body: z.strictObject({ ...DriverFields.shape, ...submit, version: z.int().check(z.gte(1)) }),
  response: OwnDriver,
  errors: [...valueErrors, 'driver_not_found', 'driver_published', 'version_conflict'],
  rateLimit: writes,
})

export const deleteDriver = route({
  name: 'deleteDriver',
  method: 'DELETE',
  path: '/api/tools/drivers/:driverId',
  ...own,
  summary: 'Delete a driver that is not published. A second call changes nothing',
  params: driverParams,
  errors: ['driver_not_found', 'driver_published', 'version_conflict'],
  rateLimit: writes,
})

/** The outcome for one driver of an import. */
export const ImportedDriver = z.object({
  outcome: z.enum(['created', 'unchanged', 'refused']),
  driverId: z.optional(DriverId),
  /** The reason it was refused, by its first field. */
  error: z.optional(z.object({ path: z.string(), message: z.string() })),
})
export type ImportedDriver = z.infer<typeof ImportedDriver>

export const importDrivers = route({
  name: 'importDrivers',
  method: 'POST',
  path: '/api/tools/drivers/import',
  ...own,
  summary:
    'Enter many drivers as drafts; each is taken or refused by itself, and one that is there already stays',
  body: z.strictObject({
    drivers: z
      .array(z.unknown())
      .check(z.minLength(1), z.maxLength(200, 'Import at most 200 drivers at once')),
  }),
  response: z.object({ drivers: z.array(ImportedDriver) }),
  errors: ['version_conflict'],
  rateLimit: { max: 6, seconds: 3600, per: 'user' },
})
