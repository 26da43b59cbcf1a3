import { migrateRows } from '#core/db/migrations/migrate-rows.ts'
import * as migrated from './migrated-of-nouns.ts'

export const handler = () => migrateRows(Object.values(migrated), new Date().toISOString())
