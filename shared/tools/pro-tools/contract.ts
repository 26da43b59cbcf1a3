import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { DriverId } from '#shared/tools/drivers/driver.ts'
import { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { ToolSettings, ToolTable } from './tool-tables.ts'

export const getToolSettings = route({
  name: 'getToolSettings',
  method: 'GET',
  path: '/api/tools/settings',
  auth: 'public',
  caching: 'minute',
  summary: 'The gate, defaults and tables of the pro tools',
  response: ToolSettings,
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
})

/** A table as administrators read it. */
export const StoredTable = z.object({
  table: ToolTable,
  value: z.record(z.string(), z.unknown()),
  /** Absent while it is as the platform started with it. */
  updatedAt: z.optional(z.iso.datetime()),
  /** 0 for one that was never changed. */
  version: z.int(),
})
export type StoredTable = z.infer<typeof StoredTable>

export const listToolTables = route({
  name: 'listToolTables',
  method: 'GET',
  path: '/api/admin/tools/tables',
  auth: 'admin',
  summary: 'Every table of the pro tools with its version',
  response: z.object({ items: z.array(StoredTable) }),
})

const params = z.strictObject({ table: ToolTable })
const version = z.int().check(z.gte(0))

export const saveToolTable = route({
  name: 'saveToolTable',
  method: 'PUT',
  path: '/api/admin/tools/tables/:table',
  auth: 'admin',
  summary: 'Change a table of the pro tools',
  params,
  body: z.strictObject({ value: z.record(z.string(), z.unknown()), version }),
  response: StoredTable,
  errors: ['version_conflict', 'validation_failed'],
})

export const restoreToolTable = route({
  name: 'restoreToolTable',
  method: 'POST',
  path: '/api/admin/tools/tables/:table',
  auth: 'admin',
  summary: 'Bring a table back to what the platform started with',
  params,
  body: z.strictObject({ version }),
  response: StoredTable,
  errors: ['version_conflict'],
})

export const getToolUse = route({
  name: 'getToolUse',
  method: 'GET',
  path: '/api/admin/tools/use',
  auth: 'admin',
  summary:
    'How many projects of each tool were saved for the first time by day, and which drivers they name most',
  query: z.strictObject({
    days: z._default(z.coerce.number().check(z.int('Must be a whole number'), z.gte(1), z.lte(90)), 30),
  }),
  response: z.object({
    /** Newest first; days in UTC, those without any left out. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        made: z.array(z.object({ kind: ProjectKind, count: z.int() })),
      }),
    ),
    /** The most used drivers of this month and the one before. */
    topDrivers: z.array(z.object({ driverId: DriverId, name: z.string(), count: z.int() })),
  }),
})
