import * as z from 'zod/mini'
import { Engine } from '#shared/ai/ai-settings/engine.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { AiMigration, MigrationId } from './ai-migration.ts'

const base = '/api/admin/ai/migrations'
const params = z.strictObject({ migrationId: MigrationId })
const version = z.int().check(z.gte(1))

export const ShownMigration = z.extend(AiMigration, {
  plannedByName: z.optional(z.string()),
  acts: z.array(z.enum(['start', 'switch', 'undo'])),
})
export type ShownMigration = z.infer<typeof ShownMigration>

export const listMigrations = route({
  name: 'listMigrations',
  method: 'GET',
  path: base,
  auth: 'admin',
  summary: 'Migrations of the AI service, the newest first',
  query: z.strictObject(pageQuery(10)),
  response: Page(ShownMigration),
})

export const getMigration = route({
  name: 'getMigration',
  method: 'GET',
  path: `${base}/:migrationId`,
  auth: 'admin',
  summary: 'A migration with its plan, its progress, and what can be done now',
  params,
  response: ShownMigration,
  errors: ['migration_not_found'],
})

export const planMigration = route({
  name: 'planMigration',
  method: 'POST',
  path: base,
  auth: 'admin',
  summary: 'Plan a move to another AI service or model; nothing changes yet',
  body: z.strictObject({ to: Engine }),
  status: 201,
  response: ShownMigration,
  errors: ['migration_running', 'migration_same', 'ai_host_refused', 'ai_no_key', 'ai_no_embeddings'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

const step = {
  method: 'POST',
  auth: 'admin',
  params,
  body: z.strictObject({ version }),
  response: ShownMigration,
} as const
const stepErrors = ['migration_not_found', 'migration_not_now', 'version_conflict'] as const

export const startMigration = route({
  ...step,
  name: 'startMigration',
  path: `${base}/:migrationId/start`,
  summary: 'Make the vectors of the new space beside those in use',
  errors: [...stepErrors, 'migration_outdated'],
})

export const switchMigration = route({
  ...step,
  name: 'switchMigration',
  path: `${base}/:migrationId/switch`,
  summary: 'Use the new service from now on; the earlier vectors are kept for seven days',
  errors: [...stepErrors, 'migration_outdated'],
})

export const undoMigration = route({
  ...step,
  name: 'undoMigration',
  path: `${base}/:migrationId/undo`,
  summary: 'Give a migration up, or go back to the service before it',
  errors: [...stepErrors, 'migration_too_late', 'migration_outdated'],
})
