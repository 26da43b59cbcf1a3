import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { log } from '#core/platform/log/log.ts'
import { follow } from '#core/platform/projections/follow.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { currentHold } from '#core/platform/recovery/current-hold.ts'
import { followers } from './followers.ts'

type Image = Record<string, AttributeValue>
type Change = { at: number; before: Row | undefined; after: Row | undefined }

const itemsAtOnce = 10

const read = (image: unknown) => (image ? (unmarshall(image as Image) as Row) : undefined)

const placeOf = ({ before, after }: Change) => JSON.stringify([(after ?? before)?.pk, (after ?? before)?.sk])

let last: Promise<unknown> = Promise.resolve()

/** One after the other, whichever items they are of. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/**
 * Derives everything from the table in one reader, since a stream serves only a few. Changes of one item are
 * followed in their order, those of different items at the same time, except that they count in turn.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  // Until a restore has written all of its table, what follows from one row may lack another: the stream waits.
  if ((await currentHold())?.state === 'restoring') throw new Error('The table is still being restored.')
  const changes = Records.map(
    ({ dynamodb }: DynamoDBRecord, at): Change => ({
      at,
      before: read(dynamodb?.OldImage),
      after: read(dynamodb?.NewImage),
    }),
  )
  const items = Map.groupBy(changes, placeOf).values()
  const failed: number[] = []
  const followItems = async () => {
    for (const ofItem of items) {
      const at = await firstFailed(ofItem)
      if (at !== undefined) failed.push(at)
    }
  }
  await Promise.all(Array.from({ length: itemsAtOnce }, followItems))
  if (failed.length === 0) return { batchItemFailures: [] }
  // From there on everything is given back, what has been followed meanwhile too, which changes nothing.
  const first = Records[Math.min(...failed)]
  return { batchItemFailures: [{ itemIdentifier: first?.dynamodb?.SequenceNumber ?? '' }] }
}

/** Returns where the changes of one item could not be followed any further. */
async function firstFailed(changes: readonly Change[]): Promise<number | undefined> {
  for (const { at, before, after } of changes)
    try {
      await follow(followers, { before, after }, inTurn)
    } catch (error) {
      const item = after ?? before
      log.error('search.not_indexed', { entity: item?.entity, pk: item?.pk, sk: item?.sk, error })
      return at
    }
  return undefined
}
