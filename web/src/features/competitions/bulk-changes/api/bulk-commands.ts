import {
  commitBulkChange,
  planBulkChange,
  undoBulkChange,
} from '#shared/competitions/bulk-changes/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

/** Each list of results may show changed ones. */
const how = { changes: [['competition-results'], ['bulk-changes']] }

export const usePlanBulk = command(planBulkChange)
export const useCommitBulk = command(commitBulkChange, how)
export const useUndoBulk = command(undoBulkChange, how)
