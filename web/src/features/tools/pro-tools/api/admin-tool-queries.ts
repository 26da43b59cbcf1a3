import { getToolUse, listToolTables } from '#shared/tools/pro-tools/contract.ts'
import { query } from '#web/lib/query.ts'

/** Every table of the pro tools with its version. */
export const toolTablesQuery = query('pro-tools', listToolTables, {})

/** The number of days to look back. */
export const useDays = 30

export const toolUseQuery = query('pro-tools', getToolUse, { query: { days: useDays } })
