import * as z from 'zod/mini'
import { type ToolTable, toolTables } from '#shared/tools/pro-tools/tool-tables.ts'
import { tableOfTyped } from './table-text.ts'

type Typed = Record<string, unknown>

/** Checks the form of a table by the rule of the server. */
export const tableSchema = (table: ToolTable): z.ZodMiniType<Typed, Typed> =>
  z.pipe(
    z.pipe(z.custom<Typed>(), z.transform(tableOfTyped)),
    toolTables[table].schema as unknown as z.ZodMiniType<Typed, Typed>,
  )
