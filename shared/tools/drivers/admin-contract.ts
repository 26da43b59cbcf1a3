import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { driverParams, narrowedDrivers } from './contract.ts'
import { Driver, DriverFields, DriverId, DriverState } from './driver.ts'

/** A driver as administrators read it. */
export const AdminDriver = z.object({
  ...Driver.shape,
  ownerName: z.optional(z.string()),
})
export type AdminDriver = z.infer<typeof AdminDriver>

export const listAllDrivers = route({
  name: 'listAllDrivers',
  method: 'GET',
  path: '/api/admin/tools/drivers',
  auth: 'admin',
  summary: 'Drivers of one state by brand and model',
  query: z.strictObject({
    ...pageQuery(25),
    ...narrowedDrivers,
    state: z._default(DriverState, 'pending'),
  }),
  response: Page(AdminDriver),
  errors: ['invalid_cursor'],
})

const version = z.int().check(z.gte(1))

export const updateDriverAsAdmin = route({
  name: 'updateDriverAsAdmin',
  method: 'PUT',
  path: '/api/admin/tools/drivers/:driverId',
  auth: 'admin',
  summary: 'Correct a driver in any state; designs made with it keep its values',
  params: driverParams,
  body: z.strictObject({ ...DriverFields.shape, version }),
  response: AdminDriver,
  errors: [
    'driver_not_found',
    'driver_incomplete',
    'driver_q_order',
    'value_range',
    'duplicate_driver',
    'version_conflict',
  ],
})

const named = z.strictObject({ id: DriverId, version })

/** The outcome for one driver that was to be published. */
export const PublishedDriver = z.object({
  id: DriverId,
  outcome: z.enum(['published', 'refused']),
  /** The reason it was refused. */
  message: z.optional(z.string()),
})
export type PublishedDriver = z.infer<typeof PublishedDriver>

export const publishDrivers = route({
  name: 'publishDrivers',
  method: 'POST',
  path: '/api/admin/tools/drivers/publish',
  auth: 'admin',
  summary: 'Publish drivers; each is published or refused by itself',
  body: z.strictObject({
    drivers: z.array(named).check(z.minLength(1), z.maxLength(50, 'Publish at most 50 drivers at once')),
  }),
  response: z.object({ drivers: z.array(PublishedDriver) }),
})

const decided = {
  method: 'POST',
  auth: 'admin',
  params: driverParams,
  response: AdminDriver,
  errors: ['driver_not_found', 'driver_state', 'version_conflict'],
} as const

export const rejectDriver = route({
  name: 'rejectDriver',
  path: '/api/admin/tools/drivers/:driverId/reject',
  ...decided,
  summary: 'Reject a driver that is pending; its owner reads why',
  body: z.strictObject({
    reason: text(500).check(z.minLength(10, 'Say why in a sentence so they can try again.')),
    version,
  }),
})

export const retireDriver = route({
  name: 'retireDriver',
  path: '/api/admin/tools/drivers/:driverId/retire',
  ...decided,
  summary: 'Take a published driver out of the driver database; designs made with it keep its values',
  body: z.strictObject({ version }),
})

export const mergeDrivers = route({
  name: 'mergeDrivers',
  method: 'POST',
  path: '/api/admin/tools/drivers/merge',
  auth: 'admin',
  summary:
    'Retire the duplicates of a published driver; who asks for one of them gets the driver that is kept',
  body: z.strictObject({
    keepId: DriverId,
    duplicateIds: z
      .array(DriverId)
      .check(z.minLength(1), z.maxLength(20, 'Merge at most 20 duplicates at once')),
  }),
  response: AdminDriver,
  errors: ['driver_not_found', 'driver_state', 'own_duplicate', 'version_conflict'],
})

export const exportDrivers = route({
  name: 'exportDrivers',
  method: 'POST',
  path: '/api/admin/tools/drivers/export',
  auth: 'admin',
  summary: 'A part of the drivers of one state as CSV; the parts in order make up the file',
  body: z.strictObject({ state: DriverState, cursor: pageQuery(1).cursor }),
  response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.optional(z.string()) }),
  errors: ['invalid_cursor'],
})

/** The outcome an import has or would have for one driver. */
export const ImportedAsAdmin = z.object({
  outcome: z.enum(['created', 'changed', 'unchanged', 'refused']),
  driverId: z.optional(DriverId),
  error: z.optional(z.object({ path: z.string(), message: z.string() })),
})
export type ImportedAsAdmin = z.infer<typeof ImportedAsAdmin>

/** The number of drivers one call takes; a larger file comes in several. */
export const importedAtOnce = 25

export const importDriversAsAdmin = route({
  name: 'importDriversAsAdmin',
  method: 'POST',
  path: '/api/admin/tools/drivers/import',
  auth: 'admin',
  summary:
    'Publish drivers or correct published ones of the same name; each by itself. A preview says the same and changes nothing',
  body: z.strictObject({
    drivers: z
      .array(z.unknown())
      .check(z.minLength(1), z.maxLength(importedAtOnce, `Send at most ${importedAtOnce} drivers at once`)),
    preview: z.boolean(),
  }),
  response: z.object({ drivers: z.array(ImportedAsAdmin) }),
})
