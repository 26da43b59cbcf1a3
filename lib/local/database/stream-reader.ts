import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Shard, StreamApi } from './stream-api.ts'

export type ShardRecords = { shardId: string; records: DynamoDBRecord[] }

type OpenShard = { id: string; parent?: string; after?: string; iterator?: string; finished: boolean }

export async function newestStream(stream: StreamApi, tableName: string): Promise<string> {
  const { Streams = [] } = await stream.call('ListStreams', { TableName: tableName })
  const newest = Streams.sort((a, b) => (a.StreamLabel ?? '').localeCompare(b.StreamLabel ?? '')).at(-1)
  if (!newest?.StreamArn) throw new Error(`The table ${tableName} has no stream.`)
  return newest.StreamArn
}

/** The stream of DynamoDB is silent about a write that leaves an item as it was; that of the engine is not. */
const tellsOfChange = ({ eventName, dynamodb }: DynamoDBRecord) =>
  eventName !== 'MODIFY' || !isDeepStrictEqual(dynamodb?.OldImage, dynamodb?.NewImage)

/** Reads a table stream from where it was left, a parent shard before its children. */
export function createStreamReader(
  stream: StreamApi,
  streamArn: string,
  startAfter: (shardId: string) => string | undefined,
) {
  const shards = new Map<string, OpenShard>()
  let discovered = false

  const discover = async () => {
    let last: string | undefined
    do {
      const page = await stream.call('DescribeStream', { StreamArn: streamArn, ExclusiveStartShardId: last })
      for (const shard of page.StreamDescription?.Shards ?? []) remember(shard)
      last = page.StreamDescription?.LastEvaluatedShardId
    } while (last)
    discovered = shards.size > 0
  }
  const remember = ({ ShardId: id, ParentShardId: parent }: Shard) => {
    if (id && !shards.has(id)) shards.set(id, { id, parent, after: startAfter(id), finished: false })
  }

  const open = async (shard: OpenShard): Promise<string | undefined> => {
    const at = (type: 'AFTER_SEQUENCE_NUMBER' | 'TRIM_HORIZON') =>
      stream.call('GetShardIterator', {
        StreamArn: streamArn,
        ShardId: shard.id,
        ShardIteratorType: type,
        SequenceNumber: type === 'TRIM_HORIZON' ? undefined : shard.after,
      })
    if (!shard.after) return (await at('TRIM_HORIZON')).ShardIterator
    try {
      return (await at('AFTER_SEQUENCE_NUMBER')).ShardIterator
    } catch (error) {
      // Trimmed records are gone; reading goes on with the oldest record there is.
      if ((error as Error).name === 'TrimmedDataAccessException')
        return (await at('TRIM_HORIZON')).ShardIterator
      throw error
    }
  }

  const readShard = async (shard: OpenShard): Promise<ShardRecords> => {
    shard.iterator ??= await open(shard)
    const iterator = shard.iterator
    // An iterator is used once: after a failure a fresh one starts after the last record read.
    shard.iterator = undefined
    const page = await stream.call('GetRecords', { ShardIterator: iterator })
    const records = page.Records ?? []
    shard.iterator = page.NextShardIterator
    shard.after = records.at(-1)?.dynamodb?.SequenceNumber ?? shard.after
    shard.finished = !page.NextShardIterator
    if (shard.finished) discovered = false
    return { shardId: shard.id, records: records.filter(tellsOfChange) }
  }

  return {
    /** The new records of every shard that may be read now; empty if there are none. */
    async read(): Promise<ShardRecords[]> {
      if (!discovered) await discover()
      const pages: ShardRecords[] = []
      for (const shard of shards.values()) {
        const parent = shard.parent ? shards.get(shard.parent) : undefined
        if (shard.finished || (parent && !parent.finished)) continue
        const page = await readShard(shard)
        if (page.records.length > 0) pages.push(page)
      }
      return pages
    },
  }
}
