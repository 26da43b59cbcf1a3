import * as z from 'zod/mini'
import { route } from '#shared/http/route.ts'
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
