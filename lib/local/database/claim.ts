import { join } from 'node:path'
// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY */
const busy = 5

/**
 * Keeps a second start away until the first has written down which engine is its own; the answer lets go. The lock is
 * the operating system's, which takes it from a process that is killed.
 */
export function claim(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'start.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
    throw new Error(
      `The data in ${folder} is in use by another start; stop that one first, or set LOCAL_DATA_DIR to another folder.`,
    )
  }
  return () => lock.close()
}
