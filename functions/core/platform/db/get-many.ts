import { rowsAt } from './shared-reads.ts'

/** The items of these keys, in any order; those that do not exist are left out. `consistent`: as they are now. */
export const getMany = (
  keys: readonly { pk: string; sk: string }[],
  { consistent = false } = {},
): Promise<Record<string, unknown>[]> => rowsAt(keys, consistent)
