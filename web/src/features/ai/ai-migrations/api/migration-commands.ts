import {
  planMigration,
  startMigration,
  switchMigration,
  undoMigration,
} from '#shared/ai/ai-migrations/contract.ts'
import { aiSettingsKey } from '#web/features/ai/ai-settings/api/ai-settings-queries.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { migrationsKey } from './migration-queries.ts'

const migrations = { changes: [[migrationsKey]] }
/** Another service is in use, and members are told where texts are sent. */
const service = { changes: [[migrationsKey], [aiSettingsKey], ['ai-status'], ['ai-drafts']] }

export const usePlanMigration = command(planMigration, migrations)
export const useStartMigration = command(startMigration, migrations)
export const useSwitchMigration = command(switchMigration, service)
export const useUndoMigration = command(undoMigration, service)
