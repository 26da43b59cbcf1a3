// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'

export const segments = 4

const rowsATurn = 200

export type TableSnapshot = {
  /** The items of one of the segments, each in DynamoDB’s JSON. */
  rowsOf(segment: number): AsyncGenerator<string>
  close(): void
}

/** The table as it is now, however long reading it takes and whatever is written meanwhile. */
export function openTableSnapshot(databasePath: string, tableName: string): TableSnapshot {
  const database = new DatabaseSync(databasePath, { readOnly: true })
  const name = `"${tableName.replaceAll('"', '""')}"`
  // A transaction sees the database as it is at its first read.
  database.exec('PRAGMA busy_timeout = 5000; BEGIN')
  database.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get()
  return {
    async *rowsOf(segment) {
      const rows = database
        .prepare(`SELECT item_json FROM ${name} WHERE substr(hash_prefix, 1, 1) BETWEEN ? AND ?`)
        .iterate(...digitsOf(segment)) as Iterable<{ item_json: string }>
      let read = 0
      for (const { item_json } of rows) {
        yield item_json
        // Others have their turn, too: the engine’s file is read in this process.
        if (++read % rowsATurn === 0) await nextTurn()
      }
    },
    close: () => database.close(),
  }
}

/** Items are spread by the first digit of a hash of their key. */
function digitsOf(segment: number): [from: string, to: string] {
  const size = 16 / segments
  return [segment * size, segment * size + size - 1].map((digit) => digit.toString(16)) as [string, string]
}
