import { setTimeout as wait } from 'node:timers/promises'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'

export type StreamConsumer = {
  name: string
  filter?(record: DynamoDBRecord): boolean
  // biome-ignore lint/suspicious/noConfusingVoidType: a Lambda handler without a batch response returns nothing.
  invoke(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse | void>
}

export type QueuedRecord = { shardId: string; sequenceNumber: string; record: DynamoDBRecord }

/** `isWanted`: false for a record that its consumer passes over. */
type Waiting = QueuedRecord & { isWanted: boolean }

const batchSize = 100

/** Delivers one consumer's records in order, as an event source mapping does, at its own pace. */
export function createConsumerLane(
  consumer: StreamConsumer,
  options: {
    maxAttempts: number
    backoffMs: number
    copies(): number
    settled(entry: QueuedRecord): void
    /** The record is on disk as a dead letter when it resolves. */
    buried(entry: QueuedRecord, why: string, attempts: number): Promise<void>
  },
) {
  let queue: Waiting[] = []
  let size = batchSize
  let attempts = 0
  let running: Promise<void> | undefined
  let stopped = false

  const settle = (count: number) => {
    for (const entry of queue.slice(0, count)) options.settled(entry)
    queue = queue.slice(count)
    if (count > 0) attempts = 0
  }

  const run = async () => {
    while (queue.length > 0 && !stopped) {
      const batch = queue.slice(0, size)
      const outcome = await deliver(consumer, batch, options.copies())
      settle(outcome.delivered)
      if (outcome.delivered === batch.length) {
        size = batchSize
        continue
      }
      // A batch that throws is halved until the failing record is alone.
      if (outcome.threw && batch.length > 1) {
        size = Math.ceil(batch.length / 2)
        continue
      }
      attempts += 1
      const head = queue[0] as QueuedRecord
      if (attempts >= options.maxAttempts) {
        await options.buried(head, outcome.reason, attempts)
        settle(1)
        size = batchSize
      } else {
        await wait(options.backoffMs * 2 ** (attempts - 1), undefined, { ref: false })
      }
    }
  }

  const start = () => {
    running ??= run().finally(() => {
      running = undefined
      if (queue.length > 0 && !stopped) start()
    })
  }

  return {
    name: consumer.name,
    isEmpty: () => queue.length === 0,
    /** Counts what it has to do: records that it passes over keep no one waiting. */
    waiting: () => queue.filter(({ isWanted }) => isWanted).length,
    push(entries: QueuedRecord[]) {
      for (const entry of entries) {
        const isWanted = !consumer.filter || consumer.filter(entry.record)
        const last = queue.at(-1)
        // Of those that it passes over in a row, the last one says how far it has come.
        if (!isWanted && last?.isWanted === false && last.shardId === entry.shardId) queue.pop()
        queue.push({ ...entry, isWanted })
      }
      start()
    },
    async drained() {
      while (running !== undefined) await running
    },
    stop() {
      stopped = true
    },
  }
}

async function deliver(consumer: StreamConsumer, batch: Waiting[], copies: number) {
  const wanted = batch.filter(({ isWanted }) => isWanted)
  if (wanted.length === 0) return { delivered: batch.length, threw: false, reason: '' }
  let failed: string | undefined
  try {
    for (let copy = 0; copy < copies; copy++) {
      const answer = await consumer.invoke({ Records: wanted.map((entry) => structuredClone(entry.record)) })
      const failures = new Set((answer?.batchItemFailures ?? []).map((failure) => failure.itemIdentifier))
      if (failures.size === 0) continue
      // An identifier that names no record fails the batch from its start, as on AWS.
      failed ??= (wanted.find((entry) => failures.has(entry.sequenceNumber)) ?? wanted[0])?.sequenceNumber
    }
  } catch (error) {
    const first = batch.indexOf(wanted[0] as Waiting)
    return { delivered: first, threw: true, reason: error instanceof Error ? error.message : String(error) }
  }
  const at = batch.findIndex((entry) => entry.sequenceNumber === failed)
  return { delivered: at < 0 ? batch.length : at, threw: false, reason: 'reported as a failed batch item' }
}
