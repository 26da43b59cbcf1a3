// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync } from 'node:sqlite'
import { unmarshall } from '@aws-sdk/util-dynamodb'

export type Changes = {
  /** Where the log stands now; what is written later is after it. */
  position: number
  /** The items written after the position asked for, as they are now, without those that are gone. */
  items: Record<string, unknown>[]
}

type Written = { keys_json: string; new_image: string | null }

/** Reads the engine's stream log from a position on. Without one it tells only where the log stands. */
export function changesSince(databasePath: string, tableName: string, since?: number): Changes {
  const database = new DatabaseSync(databasePath, { readOnly: true })
  try {
    database.exec('PRAGMA busy_timeout = 5000; BEGIN')
    const newest = database
      .prepare('SELECT MAX(id) AS id FROM _stream_records WHERE table_name = ?')
      .get(tableName) as { id: number | null }
    const position = newest.id ?? 0
    if (since === undefined) return { position, items: [] }
    const written = database
      .prepare('SELECT keys_json, new_image FROM _stream_records WHERE table_name = ? AND id > ? ORDER BY id')
      .all(tableName, since) as Written[]
    const latest = new Map<string, string | null>()
    for (const { keys_json, new_image } of written) latest.set(nameOf(keys_json), new_image)
    const items = [...latest.values()].flatMap((image) => (image ? [unmarshall(JSON.parse(image))] : []))
    return { position, items }
  } finally {
    database.close()
  }
}

/** The engine writes the attributes of a key in any order. */
function nameOf(keys: string): string {
  const { pk, sk } = JSON.parse(keys) as Record<'pk' | 'sk', { S: string }>
  return JSON.stringify([pk.S, sk.S])
}
