import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { concurrentChange } from './commit.ts'
import { decodeCursor, encodeCursor, invalidCursor } from './cursor.ts'
import type { Erasure } from './erasure.ts'
import { currentShape, type Migration, type Row, upgradeRow } from './migrations/migration.ts'
import { readItem } from './read-item.ts'
import { pageFor, rowAt } from './shared-reads.ts'
import type { Write } from './write.ts'

type PrimaryKey = { pk: string; sk: string }
type IndexName = 'gsi1' | 'gsi2' | 'gsi3'
type IndexKey = { pk: string; sk: string }

type Definition<T, K> = {
  /** Stored on each item, so that stream consumers can tell entities apart. */
  name: string
  /** Tells how the deletion of a member treats it. */
  erasure: Erasure
  schema: z.ZodMiniType<T>
  key: (key: K) => PrimaryKey
  /** An index whose key is undefined for an item does not list it. */
  gsi1?: (item: T) => IndexKey | undefined
  gsi2?: (item: T) => IndexKey | undefined
  gsi3?: (item: T) => IndexKey | undefined
  /** Numbers that are counted up past the version: who writes the item must have read them as they are. */
  counted?: readonly (keyof T & string)[]
  /** Returns the instant at which the item may be dropped. */
  expiresAt?: (item: T) => string | undefined
  /**
   * Stored as one text beside its keys, for the lines of a list: a page of them is read in half the time, and an item
   * is smaller. Only its version can be a condition.
   */
  packed?: true
  /**
   * Attributes that stand beside the text of a packed item: an update sets them, a write of the whole item takes them
   * away.
   */
  beside?: readonly (keyof T & string)[]
  /** The migrations of its rows, oldest first: older rows are upgraded as they are read. */
  migrations?: readonly Migration[]
}

/** Limits the sort keys: a query takes one condition. */
type SortKeys = {
  /** Keys with this beginning. */
  prefix?: string | undefined
  /** Keys up to this one, inclusive. */
  upTo?: string | undefined
  /** Keys from the first to the second, both inclusive. */
  between?: readonly [from: string, to: string] | undefined
  /** The items after this one, in the requested order. */
  after?: string | undefined
}

/** One of them at most. */
type OneOf<T> = { [K in keyof T]: Pick<T, K> & { [Other in Exclude<keyof T, K>]?: never } }[keyof T]

type ListOptions = OneOf<SortKeys> & {
  index?: IndexName
  pk: string
  limit: number
  cursor?: string | undefined
  newestFirst?: boolean
  /** A consistent read includes the latest writes; no index can promise that. */
  consistent?: boolean
  /** The limits move with time, so a page whose cursor they have left is the last one, and empty. */
  moves?: true
}

/** `counted`: the item with its counted numbers as they were read, where the write changes them. */
export type Expectation = { absent: true } | { version: number; counted?: object }

/**
 * A typed view of one kind of item: keys are built in one place, reads are parsed, and every write says what it
 * expects to find (nothing yet, or the version that was read).
 */
export function entity<T extends { version: number } & K, K>(definition: Definition<T, K>) {
  const {
    name,
    erasure,
    schema,
    key,
    counted = [],
    packed = false,
    beside = [],
    migrations = [],
  } = definition
  const shape = currentShape(migrations)

  function attributes(item: T): PrimaryKey & Record<string, unknown> {
    const keys: PrimaryKey & Record<string, unknown> = {
      entity: name,
      ...key(item),
      ...(migrations.length > 0 && { shape }),
    }
    for (const index of ['gsi1', 'gsi2', 'gsi3'] as const) {
      const indexKey = definition[index]?.(item)
      if (!indexKey) continue
      assertKey(name, indexKey)
      Object.assign(keys, { [`${index}pk`]: indexKey.pk, [`${index}sk`]: indexKey.sk })
    }
    assertKey(name, keys)
    const expiresAt = definition.expiresAt?.(item)
    if (expiresAt) keys.ttl = Math.floor(Date.parse(expiresAt) / 1000)
    const { version } = item
    return packed ? { data: JSON.stringify(without(item, beside)), version, ...keys } : { ...item, ...keys }
  }

  /** A row from before its kind was packed is as it was; one of an older shape is upgraded. */
  const unpacked = (row: Row): Row =>
    upgradeRow(
      packed && isPacked(row) ? { pk: row.pk, sk: row.sk, ...parsed(row.data), ...only(row, beside) } : row,
      migrations,
    )

  function condition(item: T, expect: Expectation) {
    if ('absent' in expect) return { ConditionExpression: 'attribute_not_exists(pk)' }
    const was = { ...item, ...expect.counted }
    const figures = counted.map((field): [string, unknown] => [field, was[field]])
    const known: [string, unknown][] = [['version', expect.version], ...figures]
    return {
      ConditionExpression: known.map(([field]) => `#${field} = :${field}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(known.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(known.map(([field, value]) => [`:${field}`, value])),
    }
  }

  return {
    name,
    erasure,
    key,
    shape,
    beside,

    /** A row of an older shape as it is written today; undefined where no migration can make one of it. */
    rewritten(row: Row): Row | undefined {
      const { success, data } = z.safeParse(schema, unpacked(row))
      return success ? attributes(data) : undefined
    },

    async get(itemKey: K, options: { consistent?: boolean } = {}): Promise<T | undefined> {
      const row = await rowAt(key(itemKey), options.consistent ?? false)
      return row && z.parse(schema, unpacked(row))
    },

    async list(options: ListOptions): Promise<{ items: T[]; nextCursor?: string }> {
      const [pk, sk] = options.index ? [`${options.index}pk`, `${options.index}sk`] : ['pk', 'sk']
      const sortKeys = options.index ? [sk, 'pk', 'sk'] : [sk]
      const range = rangeOf(options)
      const start = options.cursor ? decodeCursor(options.pk, options.cursor, sortKeys) : undefined
      if (start && !isWithin(start[sk] ?? '', options)) {
        if (options.moves) return { items: [] }
        throw invalidCursor()
      }
      const query: QueryCommandInput = {
        TableName: env('TABLE_NAME'),
        IndexName: options.index,
        KeyConditionExpression: `#pk = :pk${range?.condition ?? ''}`,
        ExpressionAttributeNames: { '#pk': pk, ...(range && { '#sk': sk }) },
        ExpressionAttributeValues: {
          ':pk': options.pk,
          ...(range && { ':range': range.value }),
          ...(range?.end && { ':end': range.end }),
        },
        Limit: options.limit,
        ConsistentRead: options.index ? undefined : options.consistent,
        ScanIndexForward: !options.newestFirst,
        ExclusiveStartKey: start && { [pk]: options.pk, ...start },
      }
      const { Items = [], LastEvaluatedKey } = await (packed
        ? queryPacked(query, beside)
        : pageFor(query)
      ).catch((error: unknown) => {
        // The only part of the query that a caller can make up.
        const refused = error instanceof Error && error.name === 'ValidationException'
        throw refused && options.cursor ? invalidCursor() : error
      })
      const items = Items.flatMap((row) => readItem(schema, name, unpacked(row)) ?? [])
      if (!LastEvaluatedKey) return { items }
      const position = Object.fromEntries(
        sortKeys.map((attribute) => [attribute, String(LastEvaluatedKey[attribute])]),
      )
      return { items, nextCursor: encodeCursor(options.pk, position) }
    },

    /** The item as it is stored, for writes without a condition. */
    item: attributes,

    /** A stored row as the item that it is, for what reads rows of several kinds. */
    read: (row: Row): T => z.parse(schema, unpacked(row)),

    /** Writes the whole item; its `version` must already be the next one. */
    put(item: T, expect: Expectation, refused: () => Error = concurrentChange): Write {
      return {
        item: { Put: { TableName: env('TABLE_NAME'), Item: attributes(item), ...condition(item, expect) } },
        refused,
      }
    },

    /** Writes an item that only follows from others, whatever is there: making it again makes the same. */
    derive(item: T): Write {
      return { item: { Put: { TableName: env('TABLE_NAME'), Item: attributes(item) } } }
    },

    /** Takes away an item that only followed from others, if it is still there. */
    underive(item: T): Write {
      return { item: { Delete: { TableName: env('TABLE_NAME'), Key: key(item) } } }
    },

    /** Writes nothing itself: the other writes of the transaction hold only while this item is as it was read. */
    check(itemKey: K, expect: Expectation, refused: () => Error = concurrentChange): Write {
      const known =
        'absent' in expect
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#version = :version',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':version': expect.version },
            }
      return {
        item: { ConditionCheck: { TableName: env('TABLE_NAME'), Key: key(itemKey), ...known } },
        refused,
      }
    },

    delete(item: T, refused: () => Error = concurrentChange): Write {
      return {
        item: {
          Delete: {
            TableName: env('TABLE_NAME'),
            Key: key(item),
            ...condition(item, { version: item.version }),
          },
        },
        refused,
      }
    },
  }
}

/** DynamoDB takes no empty key, and at most this many bytes of each part. */
function assertKey(name: string, { pk, sk }: PrimaryKey): void {
  if (pk === '' || sk === '' || Buffer.byteLength(pk) > 2048 || Buffer.byteLength(sk) > 1024)
    throw new Error(`A key of ${name} is empty or too long.`)
}

const isPacked = (row: Row): row is Row & { data: string } => typeof row.data === 'string'

const without = (item: object, names: readonly string[]) =>
  names.length === 0
    ? item
    : Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)))

const only = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

/** Returns an empty row if it cannot be parsed, which the schema then refuses. */
function parsed(text: string): Row {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Queries without the keys of the indexes; rows from before their kind was packed are read whole. */
async function queryPacked(query: QueryCommandInput, beside: readonly string[]) {
  const page = await pageFor({
    ...query,
    ProjectionExpression: ['#packed, pk, sk', ...beside.map((name) => `#${name}`)].join(', '),
    ExpressionAttributeNames: {
      ...query.ExpressionAttributeNames,
      '#packed': 'data',
      ...Object.fromEntries(beside.map((name) => [`#${name}`, name])),
    },
  })
  return page.Items?.every(isPacked) ? page : pageFor(query)
}

/** DynamoDB refuses to start where a query does not look; it orders texts by their bytes. */
function isWithin(sk: string, { prefix, upTo, after, between, newestFirst }: ListOptions): boolean {
  if (between) return inOrder(between[0], sk) && inOrder(sk, between[1])
  if (prefix) return sk.startsWith(prefix)
  if (upTo) return inOrder(sk, upTo)
  if (after) return newestFirst ? !inOrder(after, sk) : !inOrder(sk, after)
  return true
}

const inOrder = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) <= 0

type Range = { condition: string; value: string; end?: string }

/** Follows every other character in the order of bytes. */
const lastCharacter = '\u{10ffff}'

function rangeOf({ prefix, upTo, after, between, newestFirst }: ListOptions): Range | undefined {
  if (between) return { condition: ' and #sk between :range and :end', value: between[0], end: between[1] }
  // As a range, because the engine of the laptop walks a whole partition for a beginning.
  if (prefix)
    return { condition: ' and #sk between :range and :end', value: prefix, end: prefix + lastCharacter }
  if (upTo) return { condition: ' and #sk <= :range', value: upTo }
  if (after) return { condition: ` and #sk ${newestFirst ? '<' : '>'} :range`, value: after }
  return undefined
}
