import type { StoredLine } from '#core/competitions/competitions/import-lines.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'

/** The writes of a line when it is committed or undone. */
export type Written = {
  line: StoredLine
  writes: Write[]
  /** The reason it is not written, because things have changed. */
  stays?: string
}

/** The work of a batch in a class. */
export type Touched = {
  step: 'write' | 'undo'
  /** The entries whose lines it writes or takes back. */
  entryIds: readonly string[]
}

/** The writes of an import about one kind, on a batch of its lines. */
export type LineWriter = {
  write: (line: StoredLine) => Promise<Written> | Written
  undo: (line: StoredLine) => Promise<Written> | Written
  /** The conditions that hold a class as it was read, once for each class that the batch touches. */
  holding: (classKey: string, touched: Touched) => Write[]
}

export type Writing = { of: ResultImport; by: string; now: string }

/** A line that no longer is what its preview said. */
export const overtaken = (line: StoredLine, stays?: string): Written => ({
  line,
  writes: [],
  stays: stays ?? 'This was changed after the preview, so it was not imported.',
})
