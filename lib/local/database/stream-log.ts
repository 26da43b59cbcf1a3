// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync } from 'node:sqlite'

const keptForSeconds = 7 * 24 * 3600

/**
 * The engine finds the next stream position by reading its whole stream log, so every write would get
 * slower with the table's history. An index on that expression and a trimmed log keep writes level.
 */
export function tendStreamLog(databasePath: string, nowSeconds: number): void {
  const database = new DatabaseSync(databasePath)
  try {
    database.exec(`
      PRAGMA busy_timeout = 5000;
      CREATE INDEX IF NOT EXISTS stream_position
        ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
    `)
    // The newest record of a table stays: positions continue from it.
    database
      .prepare(`
        DELETE FROM _stream_records WHERE created_at < ? AND id NOT IN
          (SELECT MAX(id) FROM _stream_records GROUP BY table_name)
      `)
      .run(nowSeconds - keptForSeconds)
  } finally {
    database.close()
  }
}
