export type Row = Record<string, unknown>

/**
 * Turns a row of one shape into the next. It sees only rows of that shape and must also read its own output,
 * since a row may be rewritten more than once.
 */
export type Migration = (row: Row) => Row

/** The shape of rows that are written today: 1, and one more for each migration. */
export const currentShape = (migrations: readonly Migration[]): number => migrations.length + 1

/** A row as it would be written today. Rows from before the first migration name no shape. */
export function upgradeRow(row: Row, migrations: readonly Migration[]): Row {
  const shape = typeof row.shape === 'number' ? row.shape : 1
  return migrations.slice(shape - 1).reduce((older, migrate) => migrate(older), row)
}
