import { randomUUID } from 'node:crypto'
import type { QueuedMessage, StreamBatch } from '#lib/dead-letters/read-letter.ts'

/** A dead letter on its way into a queue. */
export type NewLetter = Omit<QueuedMessage, 'sentAt'>

type Failure = { name: string; why: string; attempts: number; at: Date }

const ofAccount = (service: string) => `arn:aws:${service}:us-east-1:000000000000:`
const functionArn = (name: string) => `${ofAccount('lambda')}function:${name}`

/** What Lambda writes of an event that a function has failed with for good. */
export const failedCall = ({
  id = randomUUID(),
  event,
  ...failure
}: Failure & { id?: string; event: unknown }): NewLetter => ({
  id,
  body: JSON.stringify({
    version: '1.0',
    timestamp: failure.at.toISOString(),
    requestContext: {
      requestId: randomUUID(),
      functionArn: `${functionArn(failure.name)}:$LATEST`,
      condition: 'RetriesExhausted',
      approximateInvokeCount: failure.attempts,
    },
    requestPayload: event,
    responseContext,
    responsePayload: { errorMessage: failure.why, errorType: 'Error' },
  }),
  attributes: {},
})

/** What Lambda writes of changes that a reader of the table’s stream has failed with for good: where they stand in it. */
export const failedChanges = ({
  id,
  batch,
  arrivedAt,
  ...failure
}: Failure & { id: string; batch: StreamBatch; arrivedAt: Date }): NewLetter => ({
  id,
  body: JSON.stringify({
    requestContext: {
      requestId: randomUUID(),
      functionArn: functionArn(failure.name),
      condition: 'RetryAttemptsExhausted',
      approximateInvokeCount: failure.attempts,
    },
    responseContext,
    // Lambda leaves the reason to the log; a laptop has it here.
    responsePayload: { errorMessage: failure.why },
    version: '1.0',
    timestamp: failure.at.toISOString(),
    DDBStreamBatchInfo: {
      ...batch,
      approximateArrivalOfFirstRecord: inSeconds(arrivedAt),
      approximateArrivalOfLastRecord: inSeconds(arrivedAt),
      batchSize: 1,
    },
  }),
  attributes: {},
})

const responseContext = { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' }

const inSeconds = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

export const cannotBeCalled = (name: string): string => `${name} cannot be called: no permission.`

/** What EventBridge writes of an event that its rule could not deliver: the event itself, and beside it why. */
export const undeliveredEvent = (name: string, id: string, event: unknown): NewLetter => ({
  id,
  body: JSON.stringify(event),
  attributes: {
    RULE_ARN: `${ofAccount('events')}rule/${name}Rule`,
    TARGET_ARN: functionArn(name),
    ERROR_CODE: 'NO_PERMISSIONS',
    ERROR_MESSAGE: cannotBeCalled(name),
    // Without a permission it is not tried again.
    RETRY_ATTEMPTS: '0',
  },
})

/** What EventBridge Scheduler writes of a job that it could not start: what the job would have got, and beside it why. */
export const undeliveredJob = (name: string, event: { time: string }): NewLetter => ({
  id: randomUUID(),
  body: JSON.stringify(event),
  attributes: {
    SCHEDULE_ARN: `${ofAccount('scheduler')}schedule/default/${name}Schedule`,
    TARGET_ARN: functionArn(name),
    ERROR_CODE: 'AccessDeniedException',
    ERROR_MESSAGE: cannotBeCalled(name),
    RETRY_ATTEMPTS: '0',
    SCHEDULED_TIME: event.time,
    EXECUTION_ID: randomUUID(),
    IS_PAYLOAD_TRUNCATED: 'false',
  },
})
