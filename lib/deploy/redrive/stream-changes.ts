import type { StreamBatch } from '#lib/dead-letters/read-letter.ts'
import { callJson, DeployError, ServiceRefusal } from '../aws-query.ts'

export type StreamChange = {
  eventName: string
  dynamodb: { SequenceNumber: string; Keys: object; NewImage?: object; OldImage?: object }
}

/** Asks the table or its stream; a laptop has another way to them. */
export type AskTable = <Answer>(
  operation: 'GetItem' | 'GetShardIterator' | 'GetRecords',
  body: object,
) => Promise<Answer>

const askAws: AskTable = (operation, body) =>
  operation === 'GetItem'
    ? callJson({ service: 'dynamodb' }, `DynamoDB_20120810.${operation}`, body)
    : callJson(
        { service: 'dynamodb', host: 'streams.dynamodb' },
        `DynamoDBStreams_20120810.${operation}`,
        body,
      )

/**
 * The changes of a batch, each with its item as it is now: others may have followed, and what a reader derives must not
 * go back to what was.
 */
export async function changesOf(batch: StreamBatch, ask: AskTable = askAws): Promise<StreamChange[]> {
  const tableName = batch.streamArn.split('/')[1] ?? ''
  const changes = await recorded(batch, ask)
  return Promise.all(
    changes.map(async ({ eventName, dynamodb: { NewImage: _, ...change }, ...rest }) => {
      const { Item } = await ask<{ Item?: object }>('GetItem', {
        TableName: tableName,
        Key: change.Keys,
        ConsistentRead: true,
      })
      return Item
        ? { ...rest, eventName, dynamodb: { ...change, NewImage: Item } }
        : { ...rest, eventName: 'REMOVE', dynamodb: change }
    }),
  )
}

/** Records older than a day are trimmed from their shard, which goes itself when nothing is left in it. */
const forgotten = new Set(['TrimmedDataAccessException', 'ResourceNotFoundException'])

/** Parts of a shard may be empty; after so many in a row there is nothing more. */
const emptyPages = 20

async function recorded(batch: StreamBatch, ask: AskTable): Promise<StreamChange[]> {
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = batch
  const last = BigInt(endSequenceNumber)
  const found: StreamChange[] = []
  try {
    let { ShardIterator: iterator } = await ask<{ ShardIterator?: string }>('GetShardIterator', {
      StreamArn: streamArn,
      ShardId: shardId,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: startSequenceNumber,
    })
    let empty = 0
    for (let isOver = false; iterator && !isOver; isOver ||= empty === emptyPages) {
      const page: { Records?: StreamChange[]; NextShardIterator?: string } = await ask('GetRecords', {
        ShardIterator: iterator,
      })
      const { Records = [] } = page
      found.push(...Records.filter((change) => positionOf(change) <= last))
      isOver = Records.some((change) => positionOf(change) >= last)
      empty = Records.length === 0 ? empty + 1 : 0
      iterator = page.NextShardIterator
    }
  } catch (error) {
    if (forgotten.has(error instanceof ServiceRefusal ? error.code : (error as Error).name))
      throw new DeployError(areForgotten)
    throw error
  }
  if (found.length === 0) throw new DeployError(areForgotten)
  return found
}

const areForgotten = 'The stream keeps changes for a day, and these are older.'

const positionOf = ({ dynamodb }: StreamChange) => BigInt(dynamodb.SequenceNumber)
