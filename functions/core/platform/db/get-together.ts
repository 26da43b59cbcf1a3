import { getMany } from './get-many.ts'

type Key = { pk: string; sk: string }
type Kind<T> = { name: string; read: (row: Record<string, unknown>) => T }

/** Reads things of several kinds by their keys, in one call. Returns those of a kind, in any order. */
export async function getTogether(
  keys: readonly Key[],
  options: { consistent?: boolean } = {},
): Promise<<T>(kind: Kind<T>) => T[]> {
  const rows = await getMany(keys, options)
  return (kind) => rows.filter(({ entity }) => entity === kind.name).map((row) => kind.read(row))
}
