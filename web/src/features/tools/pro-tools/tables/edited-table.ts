import type { TableExample } from '#shared/tools/pro-tools/table-example.ts'
import type { ToolSettings, ToolTable } from '#shared/tools/pro-tools/tool-tables.ts'

export type NumberField = { path: string; label: string; hint?: string }

export type ChoiceField = { path: string; label: string; options: Readonly<Record<string, string>> }

export type RowFields = {
  path: string
  /** One row as people call it. */
  row: string
  columns: readonly { name: string; label: string; words?: true }[]
  /** A new row. Without it, rows are neither added nor removed. */
  blank?: Record<string, string>
  /** The column that names a row that stays as it is. */
  fixed?: string
  most: number
}

/** The questions of a table's form. */
export type TableWords = {
  title: string
  lead: string
  choices?: readonly ChoiceField[]
  numbers?: readonly NumberField[]
  rows?: RowFields
}

/** A table of the pro tools with its form, and with three results that follow from it. */
export type EditedTable = {
  table: ToolTable
  words: TableWords
  examples: (settings: ToolSettings) => readonly TableExample[]
}
