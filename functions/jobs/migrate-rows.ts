import { job } from '#core/platform/jobs/job.ts'
import { migrateRows } from '#core/platform/jobs/migrate-rows.ts'
import * as migrated from './migrated-of-nouns.ts'

export const handler = job('migrate_rows', () =>
  migrateRows(Object.values(migrated), new Date().toISOString()),
)
