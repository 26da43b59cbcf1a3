import { mkdirSync } from 'node:fs'
import { damagedFile } from './damaged-file.ts'

/** Makes a folder below the data folder; a file in its place is damage, a full disk is not. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw ['EEXIST', 'ENOTDIR'].includes(code) ? damagedFile(path) : error
  }
}
