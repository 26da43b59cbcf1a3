import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { tendStreamLog } from './stream-log.ts'

const day = 24 * 3600
const now = 100 * day

const logWith = (rows: [table: string, position: number, createdAt: number][]) => {
  const path = join(mkdtempSync(join(tmpdir(), 'stream-log-')), 'table.sqlite')
  const database = new DatabaseSync(path)
  database.exec(`CREATE TABLE _stream_records
    (id INTEGER PRIMARY KEY AUTOINCREMENT, table_name TEXT, sequence_number TEXT, created_at INTEGER)`)
  const insert = database.prepare(
    'INSERT INTO _stream_records (table_name, sequence_number, created_at) VALUES (?, ?, ?)',
  )
  for (const [name, position, createdAt] of rows) insert.run(name, String(position), createdAt)
  database.close()
  return path
}
const query = (path: string, sql: string) => {
  const database = new DatabaseSync(path)
  const rows = database.prepare(sql).all()
  database.close()
  return rows
}

test('the next position is found through an index instead of by reading the whole log', () => {
  const path = logWith([['cars', 1, now]])
  tendStreamLog(path, now)
  tendStreamLog(path, now)
  const [plan] = query(
    path,
    `EXPLAIN QUERY PLAN SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1
     FROM _stream_records WHERE table_name = 'cars'`,
  )
  expect(plan?.detail).toContain('INDEX stream_position')
})

test('records older than a week go, but never the newest one of a table', () => {
  const path = logWith([
    ['cars', 1, now - 9 * day],
    ['cars', 2, now - 6 * day],
    ['quiet', 1, now - 30 * day],
    ['quiet', 2, now - 20 * day],
  ])
  tendStreamLog(path, now)
  const left = query(path, 'SELECT table_name || sequence_number AS record FROM _stream_records ORDER BY id')
  expect(left.map((row) => row.record)).toEqual(['cars2', 'quiet2'])
})
