import { readFileSync } from 'node:fs'
import { damagedFile } from './damaged-file.ts'

/** The text of a file of the data folder, or undefined where there is none yet. */
export function readDataFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    // One that may not be read, such as after a start as another user, is whole: emptying the folder would lose it.
    throw ['EISDIR', 'ENOTDIR'].includes(code) ? damagedFile(path) : error
  }
}
