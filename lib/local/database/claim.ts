import { statSync } from 'node:fs'
import { join } from 'node:path'
import { lockFile } from '#lib/lock-file.ts'
import { damagedFile } from '../damaged-file.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB */
const notSqlite = new Set([11, 26])

/** Keeps a second start away until the first has written down which engine is its own; the answer lets go. */
export function claim(folder: string): () => void {
  const release = lock(join(folder, 'start.lock'))
  if (release) return release
  throw new Error(
    `The data in ${folder} is in use by another run of the platform. Stop that one first, or set LOCAL_DATA_DIR to another folder.`,
  )
}

function lock(file: string): (() => void) | undefined {
  try {
    return lockFile(file)
  } catch (error) {
    const { errcode = 0, message } = error as Error & { errcode?: number }
    if (notSqlite.has(errcode) || statSync(file, { throwIfNoEntry: false })?.isDirectory())
      throw damagedFile(file)
    throw new Error(`The file ${file} cannot be opened: ${message}.`)
  }
}
