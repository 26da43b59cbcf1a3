import { join } from 'node:path'
import { lockFile } from '#lib/lock-file.ts'

/** Keeps a second start away until the first has written down which engine is its own; the answer lets go. */
export function claim(folder: string): () => void {
  const release = lockFile(join(folder, 'start.lock'))
  if (release) return release
  throw new Error(
    `The data in ${folder} is in use by another start; stop that one first, or set LOCAL_DATA_DIR to another folder.`,
  )
}
