import { callJson, DeployError, ServiceRefusal } from '../aws-query.ts'

/**
 * The position in the table’s stream of the changes that a reader could not handle; its letters hold no more.
 */
export type StreamBatch = {
  streamArn: string
  shardId: string
  startSequenceNumber: string
  endSequenceNumber: string
}

export type StreamChange = {
  eventName: string
  dynamodb: { SequenceNumber: string; Keys: object; NewImage?: object; OldImage?: object }
}

const stream = { service: 'dynamodb', host: 'streams.dynamodb' }

/**
 * The changes of a batch, each with its item as it is now: others may have followed, and what a reader derives must not
 * go back to what was.
 */
export async function changesOf(batch: StreamBatch): Promise<StreamChange[]> {
  const tableName = batch.streamArn.split('/')[1] ?? ''
  const changes = await recorded(batch)
  return Promise.all(
    changes.map(async ({ eventName, dynamodb: { NewImage: _, ...change }, ...rest }) => {
      const { Item } = await callJson<{ Item?: object }>(
        { service: 'dynamodb' },
        'DynamoDB_20120810.GetItem',
        {
          TableName: tableName,
          Key: change.Keys,
          ConsistentRead: true,
        },
      )
      return Item
        ? { ...rest, eventName, dynamodb: { ...change, NewImage: Item } }
        : { ...rest, eventName: 'REMOVE', dynamodb: change }
    }),
  )
}

/** Records older than a day are trimmed from their shard, which goes itself when nothing is left in it. */
const forgotten = new Set(['TrimmedDataAccessException', 'ResourceNotFoundException'])

async function recorded(batch: StreamBatch): Promise<StreamChange[]> {
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = batch
  const last = BigInt(endSequenceNumber)
  const found: StreamChange[] = []
  try {
    let { ShardIterator: iterator } = await callJson<{ ShardIterator?: string }>(
      stream,
      'DynamoDBStreams_20120810.GetShardIterator',
      {
        StreamArn: streamArn,
        ShardId: shardId,
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
        SequenceNumber: startSequenceNumber,
      },
    )
    while (iterator) {
      const page: { Records?: StreamChange[]; NextShardIterator?: string } = await callJson(
        stream,
        'DynamoDBStreams_20120810.GetRecords',
        { ShardIterator: iterator },
      )
      for (const change of page.Records ?? []) {
        if (BigInt(change.dynamodb.SequenceNumber) <= last) found.push(change)
        if (BigInt(change.dynamodb.SequenceNumber) >= last) return found
      }
      iterator = page.NextShardIterator
    }
    return found
  } catch (error) {
    if (error instanceof ServiceRefusal && forgotten.has(error.code))
      throw new DeployError('The stream keeps changes for a day, and these are older.')
    throw error
  }
}
