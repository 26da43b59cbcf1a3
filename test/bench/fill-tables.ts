import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
// biome-ignore lint/correctness/noUnresolvedImports: Node has this module since 22.5; Biome's list is older.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { engineBinary } from '#lib/local/database/engine-binary.ts'
import { tableInput } from '#lib/local/database/table-input.ts'
import { table } from '#lib/table.ts'
import { itemSize } from './item-size.ts'

export type Item = Record<string, unknown>
type Attributes = Record<string, AttributeValue>
type Row = Record<string, string | number | null>

/**
 * Fills tables of an engine that does not run yet. The engine itself imports the first item of each; all others are
 * written into its file as it wrote that one, which takes a fraction of the time of its import.
 */
export async function fillTables(dataDir: string, contents: Record<string, Iterable<Item>>): Promise<void> {
  const fills = Object.entries(contents).map(([name, items]) => {
    const rest = items[Symbol.iterator]()
    const first = rest.next()
    if (first.done) throw new Error(`there is nothing to fill ${name} with`)
    return { name, first: stored(first.value), rest }
  })
  const file = await importOnes(
    dataDir,
    fills.map(({ name, first }) => [name, first]),
  )
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -512000')
    for (const { name, first, rest } of fills) {
      assertSameRow(database, name, first)
      const write = rowWriter(database, name)
      database.exec('BEGIN')
      for (let next = rest.next(); !next.done; next = rest.next()) write(stored(next.value))
      database.exec('COMMIT')
    }
    database.exec('PRAGMA journal_mode = WAL')
  } finally {
    database.close()
  }
}

const stored = (item: Item): Attributes => marshall(item, { removeUndefinedValues: true })

async function importOnes(dataDir: string, ones: [name: string, item: Attributes][]): Promise<string> {
  const source = join(dataDir, 'import')
  for (const [name, Item] of ones) {
    const folder = join(source, name, 'data')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'items.json.gz'), gzipSync(`${JSON.stringify({ Item })}\n`))
  }
  const schema = join(dataDir, 'schema.json')
  writeFileSync(schema, JSON.stringify(ones.map(([name]) => ({ Table: tableInput(name, table) }))))
  mkdirSync(join(dataDir, 'database'))
  const output = join(dataDir, 'database', 'table.sqlite')
  const options = ['--source', source, '--schema', schema, '--output', output]
  await promisify(execFile)(engineBinary(), ['import', ...options])
  rmSync(source, { recursive: true })
  return output
}

/** Partitions of the engine’s parallel scan. */
const hashPrefix = (pk: string) => createHash('md5').update(`Outliers${pk}`).digest('hex').slice(0, 6)

const textOf = (value: AttributeValue | undefined) => value?.S ?? ''

const baseRow = (item: Attributes, json: string): Row => ({
  pk: `S:${textOf(item.pk)}`,
  sk: `S:${textOf(item.sk)}`,
  item_json: json,
  item_size: itemSize(item),
  cached_at: null,
  hash_prefix: hashPrefix(textOf(item.pk)),
})

function rowWriter(database: DatabaseSync, name: string): (item: Attributes) => void {
  const insert = (tableName: string, columns: number): StatementSync =>
    database.prepare(`INSERT INTO "${tableName}" VALUES (${Array(columns).fill('?')})`)
  const base = insert(name, 6)
  const indexes = table.indexes.map((index) => ({
    ...index,
    statement: insert(`${name}::gsi::${index.name}`, 5),
  }))
  return (item) => {
    const json = JSON.stringify(item)
    const row = baseRow(item, json)
    base.run(...Object.values(row))
    for (const { partitionKey, sortKey, statement } of indexes) {
      const [pk, sk] = [item[partitionKey], item[sortKey]]
      if (pk && sk) statement.run(`S:${textOf(pk)}`, `S:${textOf(sk)}`, row.pk ?? '', row.sk ?? '', json)
    }
  }
}

/** Another version of the engine may keep its items in another way. */
function assertSameRow(database: DatabaseSync, name: string, item: Attributes): void {
  const row = database.prepare(`SELECT * FROM "${name}"`).get() as Row
  const { item_json: kept, ...columns } = row
  const { item_json: ours, ...expected } = baseRow(item, JSON.stringify(item))
  const read = (json: unknown) => JSON.parse(String(json))
  if (JSON.stringify(columns) !== JSON.stringify(expected) || !isDeepStrictEqual(read(kept), read(ours)))
    throw new Error(
      `the database engine keeps its items in another way than expected: ${JSON.stringify(row)}`,
    )
}
