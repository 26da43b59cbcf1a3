import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync } from 'node:sqlite'
import { localTable } from '#lib/local/functions/environment.ts'

const fileIn = (folder: string) => join(folder, 'table-sizes.txt')

/** Notes how many items the table of a cloud holds when the last of its test files has run. */
export function noteTableSize(dataDir: string): void {
  const folder = process.env.TEST_LOGS_DIR
  if (!folder) return
  const database = new DatabaseSync(join(dataDir, 'database', 'table.sqlite'), { readOnly: true })
  const { items } = database.prepare(`SELECT COUNT(*) AS items FROM "${localTable()}"`).get() as {
    items: number
  }
  database.close()
  appendFileSync(fileIn(folder), `${items}\n`)
}

/** The sizes of the tables of a run, the largest first. */
export function tableSizes(folder: string): number[] {
  try {
    return readFileSync(fileIn(folder), 'utf8')
      .trim()
      .split('\n')
      .map(Number)
      .toSorted((one, other) => other - one)
  } catch {
    return []
  }
}
