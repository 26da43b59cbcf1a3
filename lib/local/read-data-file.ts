import { readFileSync } from 'node:fs'
import { damagedFile } from './damaged-file.ts'

/** The text of a file of the data folder, or undefined where there is none yet. */
export function readDataFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw damagedFile(path)
  }
}
