import { AsyncLocalStorage } from 'node:async_hooks'
import {
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from './client.ts'
import { readBatches } from './read-batches.ts'

type Key = { pk: string; sk: string }
type Row = Record<string, unknown>
type Found = Promise<Row | undefined>
type Asked = { key: Key; resolve: (row: Row | undefined) => void; reject: (error: unknown) => void }

const nameOf = ({ pk, sk }: { pk?: unknown; sk?: unknown }) => `${pk}\n${sk}`

/** The reads of one answer that several use-cases make together. */
class SharedReads {
  readonly #rows = { latest: new Map<string, Found>(), any: new Map<string, Found>() }
  readonly #pages = new Map<string, Promise<QueryCommandOutput>>()
  #asked: { latest: Asked[]; any: Asked[] } | undefined

  row(key: Key, consistent: boolean): Found {
    const name = nameOf(key)
    const { latest, any } = this.#rows
    const known = latest.get(name) ?? (consistent ? undefined : any.get(name))
    if (known) return known
    const { promise, resolve, reject } = Promise.withResolvers<Row | undefined>()
    const kind = consistent ? 'latest' : 'any'
    this.#rows[kind].set(name, promise)
    this.#waiting()[kind].push({ key, resolve, reject })
    return promise
  }

  page(query: QueryCommandInput): Promise<QueryCommandOutput> {
    const name = JSON.stringify(query)
    const known = this.#pages.get(name) ?? documents().send(new QueryCommand(query))
    this.#pages.set(name, known)
    return known
  }

  /** What is asked for before the next turn of the event loop travels together. */
  #waiting() {
    if (this.#asked) return this.#asked
    const asked = { latest: [], any: [] }
    this.#asked = asked
    setImmediate(() => {
      this.#asked = undefined
      void answer(asked.latest, true)
      void answer(asked.any, false)
    })
    return asked
  }
}

async function answer(asked: readonly Asked[], consistent: boolean): Promise<void> {
  const [first] = asked
  if (!first) return
  try {
    if (asked.length === 1) return first.resolve(await readAlone(first.key, consistent))
    const rows = await readBatches(
      asked.map(({ key }) => key),
      consistent,
    )
    const found = new Map(rows.map((row) => [nameOf(row), row]))
    for (const { key, resolve } of asked) resolve(found.get(nameOf(key)))
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

async function readAlone(key: Key, consistent: boolean): Found {
  const command = new GetCommand({ TableName: env('TABLE_NAME'), Key: key, ConsistentRead: consistent })
  return (await documents().send(command)).Item
}

const current = new AsyncLocalStorage<SharedReads>()

/**
 * Makes an answer of which nothing is read twice, and rows that are asked for at the same time are read in one call. It
 * must only read: it would not see what it has written itself.
 */
export const sharingReads = <T>(make: () => Promise<T>): Promise<T> => current.run(new SharedReads(), make)

export const isSharingReads = (): boolean => current.getStore() !== undefined

/** A row, if there is one. */
export const rowAt = (key: Key, consistent: boolean): Found =>
  current.getStore()?.row(key, consistent) ?? readAlone(key, consistent)

/** The rows of these keys, in any order; those that do not exist are left out. */
export async function rowsAt(keys: readonly Key[], consistent: boolean): Promise<Row[]> {
  const shared = current.getStore()
  if (!shared) return readBatches(keys, consistent)
  const rows = await Promise.all(keys.map((key) => shared.row(key, consistent)))
  return rows.filter((row) => row !== undefined)
}

export const pageFor = (query: QueryCommandInput): Promise<QueryCommandOutput> =>
  current.getStore()?.page(query) ?? documents().send(new QueryCommand(query))
