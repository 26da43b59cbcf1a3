import { migrateRows } from '#core/platform/jobs/migrate-rows.ts'
import * as migrated from './migrated-of-nouns.ts'

export const handler = () => migrateRows(Object.values(migrated), new Date().toISOString())
