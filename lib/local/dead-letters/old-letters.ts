import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import type { DeadLetterSink } from './dead-letter-queues.ts'
import { failedCall, failedChanges } from './envelopes.ts'

const fields = { id: z.string(), consumer: z.string(), reason: z.string(), failedAt: z.string() }
const anObject = (value: unknown) => value instanceof Object

/** After so many, they were given up. */
const attempts = 5

/** A dead letter of a consumer, as bus and stream kept it themselves before there were queues. */
export const OldEventLetter = z.object({ ...fields, event: z.custom<object>(anObject) })
export const OldChangeLetter = z.object({ ...fields, record: z.custom<DynamoDBRecord>(anObject) })

/** Puts the dead letters of an earlier version into their queues. */
export async function moveEventLetters(
  letters: readonly z.infer<typeof OldEventLetter>[],
  queues: DeadLetterSink,
): Promise<void> {
  const moves = letters.map(({ id, consumer: name, event, reason: why, failedAt }) =>
    queues.put(name, failedCall({ id, name, event, why, attempts, at: new Date(failedAt) })),
  )
  await Promise.all(moves)
}

/** The same for changes; `shardOf` finds where one stands in the stream. */
export async function moveChangeLetters(
  letters: readonly z.infer<typeof OldChangeLetter>[],
  shardOf: (consumer: string, sequenceNumber: string) => string,
  queues: DeadLetterSink,
): Promise<void> {
  const moves = letters.map(({ id, consumer: name, record, reason: why, failedAt }) => {
    const sequenceNumber = record.dynamodb?.SequenceNumber ?? ''
    const batch = {
      streamArn: record.eventSourceARN ?? '',
      shardId: shardOf(name, sequenceNumber),
      startSequenceNumber: sequenceNumber,
      endSequenceNumber: sequenceNumber,
    }
    const at = new Date(failedAt)
    return queues.put(name, failedChanges({ id, name, batch, why, attempts, at, arrivedAt: at }))
  })
  await Promise.all(moves)
}
