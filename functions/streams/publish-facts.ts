import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { env } from '#core/env.ts'
import { factSource } from '#core/platform/facts/fact-source.ts'
import { outbox } from '#core/platform/facts/outbox.ts'
import { log } from '#core/platform/log/log.ts'
import { latestHold } from '#core/platform/recovery/current-hold.ts'

/** EventBridge takes ten entries a call. */
const entriesPerCall = 10

let client: EventBridgeClient | undefined

type Outgoing = { sequenceNumber: string; name: string; at: string; detail: string }

/** Publishes the facts of the outbox in order; from the first that fails on, the stream delivers them again. */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const written = event.Records.flatMap((record): Outgoing[] => {
    const image = record.eventName === 'INSERT' ? record.dynamodb?.NewImage : undefined
    if (image?.entity?.S !== outbox.name) return []
    const { id, name, at, payload } = unmarshall(image as Record<string, AttributeValue>)
    return [
      {
        sequenceNumber: record.dynamodb?.SequenceNumber ?? '',
        name,
        at,
        detail: JSON.stringify({ id, at, payload }),
      },
    ]
  })
  const facts = await withoutRestored(written)
  for (let start = 0; start < facts.length; start += entriesPerCall) {
    const failed = await publish(facts.slice(start, start + entriesPerCall))
    if (failed) return { batchItemFailures: [{ itemIdentifier: failed.sequenceNumber }] }
  }
  return { batchItemFailures: [] }
}

/** What a restore brought back was published by the table that it is a copy of; that holds after its release, too. */
async function withoutRestored(facts: Outgoing[]): Promise<Outgoing[]> {
  if (facts.length === 0) return facts
  const hold = await latestHold()
  return hold ? facts.filter(({ at }) => Date.parse(at) > Date.parse(hold.instant)) : facts
}

/** The first fact that was not taken, if any. */
async function publish(facts: Outgoing[]): Promise<Outgoing | undefined> {
  client ??= new EventBridgeClient({ maxAttempts: 4 })
  try {
    const { Entries = [] } = await client.send(
      new PutEventsCommand({
        Entries: facts.map(({ name, detail }) => ({
          EventBusName: env('BUS_NAME'),
          Source: factSource,
          DetailType: name,
          Detail: detail,
        })),
      }),
    )
    const index = Entries.findIndex((entry) => entry.ErrorCode)
    if (index < 0) return undefined
    const { ErrorCode, ErrorMessage } = Entries[index] ?? {}
    log.error('facts.not_published', { count: 1, error: `${ErrorCode}: ${ErrorMessage}` })
    return facts[index]
  } catch (error) {
    log.error('facts.not_published', { count: facts.length, error })
    return facts[0]
  }
}
