import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredTable } from '#shared/tools/pro-tools/contract.ts'
import type { ToolTable } from '#shared/tools/pro-tools/tool-tables.ts'
import { readTable, storedTables } from './tool-tables.ts'

type Changing = {
  actor: Actor
  table: ToolTable
  value: Record<string, unknown>
  version: number
  /** The action, as the activity log describes it. */
  what: string
  remember: (answer: StoredTable) => Write[]
}

/** Writes a table with a line in the activity log that holds it as it was. */
export async function changeTable(
  { actor, table, value, version, what, remember }: Changing,
  now: string,
): Promise<StoredTable> {
  const before = await readTable(table)
  const changed: StoredTable = { table, value, updatedAt: now, version: version + 1 }
  await commit(
    storedTables.put({ ...changed, updatedAt: now }, version === 0 ? { absent: true } : { version }),
    recordActivity(
      {
        by: actor,
        type: 'tool_table_update',
        description: `${what} the table ${table} of the pro tools`,
        before: { ...before },
        after: value,
      },
      now,
    ),
    ...remember(changed),
  )
  return changed
}
