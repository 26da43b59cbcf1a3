import type { Row } from './row.ts'

type Source<T> = { name: string; read: (row: Row) => T }

type Target<R> = {
  name: string
  /** Attributes that stand beside what a write of the row writes. */
  beside: readonly string[]
  item: (row: R) => Row
  read: (row: Row) => R
  key: (row: R) => { pk: string; sk: string }
}

type Definition<T, R> = {
  /** The kind of item it follows from. */
  of: Source<T>
  into: Target<R>
  /** The rows that follow from an item. */
  rows: (item: T) => readonly R[]
  /** Tells whether today’s rules make this row, as far as the row shows; its position is always checked. */
  isMade?: (row: R) => boolean
  /** Returns the key of the item a row follows from, so that rows whose item is gone can be recognized. */
  source?: (row: R) => { pk: string; sk: string } | undefined
  /** Writes them in one transaction, so that a person who changes places is never missing from a list. */
  atOnce?: true
  /** Rows stay when what they followed from is gone. */
  lasting?: true
  /** Sets what stands beside the rows of an item: each write of a row takes it away. */
  complete?: (item: T) => Promise<void>
}

/** The rows the table stream derives from one kind of item, whatever kind they are themselves. */
export type Projection = {
  of: string
  into: string
  rows: (item: Row) => Row[]
  isMade: (row: Row) => boolean
  source: (row: Row) => { pk: string; sk: string } | undefined
  hasSource: boolean
  atOnce: boolean
  lasting: boolean
  beside: readonly string[]
  complete: (item: Row) => Promise<void>
}

/** Rows that only follow from items of another kind, for lists and lookups: the table stream keeps them. */
export const projection = <T, R>({
  of,
  into,
  rows,
  isMade = () => true,
  source,
  atOnce,
  lasting,
  complete,
}: Definition<T, R>): Projection => ({
  of: of.name,
  into: into.name,
  rows: (item) => rows(of.read(item)).map((row) => stored(into.item(row))),
  isMade: (item) => {
    const row = into.read(item)
    const { pk, sk } = into.key(row)
    return pk === item.pk && sk === item.sk && isMade(row)
  },
  source: (item) => source?.(into.read(item)),
  hasSource: source !== undefined,
  atOnce: atOnce ?? false,
  lasting: lasting ?? false,
  beside: into.beside,
  complete: async (item) => complete?.(of.read(item)),
})

/** A batch writes what it is given, and undefined compares as different from missing. */
const stored = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row
