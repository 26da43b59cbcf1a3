import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { type TableValue, ToolTable, toolTables } from '#shared/tools/pro-tools/tool-tables.ts'

export const tablesPartition = 'PRO_TOOLS'

/** The tables that were ever changed, each in its own item. */
export const storedTables = entity({
  name: 'tool-table',
  erasure: 'impersonal',
  schema: z.object({
    table: ToolTable,
    value: z.record(z.string(), z.unknown()),
    updatedAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ table }: { table: ToolTable }) => ({ pk: tablesPartition, sk: table }),
})

/** The stored table by today’s rule; the default if there is none, or if it no longer fits. */
export function tableValue<T extends ToolTable>(table: T, stored: unknown): TableValue<T> {
  const { schema, initial } = toolTables[table]
  const { success, data } = z.safeParse(schema, stored)
  return (success ? data : initial) as TableValue<T>
}

/** A table as it is now. */
export async function readTable<T extends ToolTable>(table: T): Promise<TableValue<T>> {
  const stored = await storedTables.get({ table })
  return tableValue(table, stored?.value)
}

/** Every table that was ever changed. */
export async function changedTables() {
  const { items } = await storedTables.list({ pk: tablesPartition, limit: 100 })
  return new Map(items.map((item) => [item.table, item]))
}
