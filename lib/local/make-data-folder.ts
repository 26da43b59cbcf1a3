import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes the folder that everything is kept in, and makes sure that something can be kept there. */
export function makeDataFolder(folder: string): void {
  try {
    makeWithParents(folder)
    // Tried, because /proc says that it may be written to and takes no folder.
    rmdirSync(mkdtempSync(join(folder, 'tried-')))
  } catch {
    throw new Error(
      `The data folder ${folder} cannot be used. Choose another folder: LOCAL_DATA_DIR=<folder> npm start`,
    )
  }
}

/** Step by step: where the system takes no folder, Node’s own way of making parents too never ends. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return
  makeWithParents(dirname(folder))
  mkdirSync(folder)
}
