// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync } from 'node:sqlite'

/** SQLITE_BUSY */
const busy = 5

/**
 * Takes a file for this caller alone and returns how to release it, or undefined while another process holds it. The
 * lock is the operating system's, which takes it from a process that is killed.
 */
export function lockFile(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
    return undefined
  }
}
