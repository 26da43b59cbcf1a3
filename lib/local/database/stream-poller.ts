import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import type { StreamBatch } from '#lib/dead-letters/read-letter.ts'
import { type AskTable, changesOf } from '#lib/deploy/redrive/stream-changes.ts'
import type { DeadLetterSink } from '../dead-letters/dead-letter-queues.ts'
import { failedChanges } from '../dead-letters/envelopes.ts'
import { moveChangeLetters } from '../dead-letters/old-letters.ts'
import { streamApi } from './stream-api.ts'
import { createConsumerLane, type QueuedRecord, type StreamConsumer } from './stream-consumer.ts'
import { openStreamProgress } from './stream-progress.ts'
import { createStreamReader, newestStream, type ShardRecords } from './stream-reader.ts'

export type StreamPoller = {
  /** Looks at the stream now instead of at the next turn. */
  wake(): void
  /** Resolves when every consumer has caught up. */
  idle(): Promise<void>
  /** Returns the number of records read, plus the deliveries that have ended, since the start. */
  work(): number
  /** Hands the changes of a batch to one consumer again, as their items are now; throws if it does not take them. */
  handAgain(consumer: string, batch: StreamBatch): Promise<void>
  /** A test's switch: from now on every batch is delivered this many times. */
  replay(times: number): void
  stop(): Promise<void>
}

const shortestPauseMs = 15
/** Writes wake the poller; where the file system keeps them to itself, this is how late a change is noticed. */
const longestPauseMs = 500

/** Ctrl-C ends everything within two seconds, and more than this has to end. */
const finishWithinMs = 500
const fullQueue = 2000

/** Feeds the table stream to its consumers, at least once each, from where each of them had come to. */
export async function createStreamPoller({
  endpoint,
  tableName,
  consumers,
  dataDir,
  letters,
  now = () => new Date(),
  maxAttempts = 5,
  backoffMs = 100,
}: {
  endpoint: string
  tableName: string
  consumers: StreamConsumer[]
  dataDir: string
  /** Gets the records that a consumer could not handle. */
  letters: DeadLetterSink
  now?: () => Date
  maxAttempts?: number
  backoffMs?: number
}): Promise<StreamPoller> {
  const stream = streamApi(endpoint)
  const streamArn = await newestStream(stream, tableName)
  const file = openStreamProgress(dataDir, tableName, streamArn)
  const progress = file.data
  await moveOldLetters()

  /** The dead letters that an earlier version kept here lie in the queue before they are gone from here. */
  async function moveOldLetters(): Promise<void> {
    if (!progress.deadLetters) return
    const shardOf = (name: string, sequenceNumber: string) =>
      Object.entries(progress.checkpoints[name] ?? {}).find(
        ([, reached]) => !isAfter(sequenceNumber, reached),
      )?.[0] ?? ''
    await moveChangeLetters(progress.deadLetters, shardOf, letters)
    delete progress.deadLetters
    file.save()
  }

  let copies = 1
  let distributed = 0
  let handled = 0
  const lanes = consumers.map((consumer) => {
    const checkpoints = progress.checkpoints[consumer.name] ?? {}
    progress.checkpoints[consumer.name] = checkpoints
    return createConsumerLane(consumer, {
      maxAttempts,
      backoffMs,
      copies: () => copies,
      settled(entry) {
        handled += 1
        checkpoints[entry.shardId] = entry.sequenceNumber
        file.save()
      },
      buried({ shardId, sequenceNumber, record }, why, attempts) {
        const batch = {
          streamArn,
          shardId,
          startSequenceNumber: sequenceNumber,
          endSequenceNumber: sequenceNumber,
        }
        const arrivedAt = new Date((record.dynamodb?.ApproximateCreationDateTime ?? 0) * 1000)
        const id = `${consumer.name}-${record.eventID}`
        const letter = failedChanges({
          id,
          name: consumer.name,
          batch,
          arrivedAt,
          why,
          attempts,
          at: now(),
        })
        // A full disk writes it later: holding up the stream for it would stop everything.
        return letters.put(consumer.name, letter).catch(() => undefined)
      },
    })
  })

  const reader = createStreamReader(stream, streamArn, (shardId) => {
    const positions = consumers.map(({ name }) => progress.checkpoints[name]?.[shardId])
    if (positions.includes(undefined)) return undefined
    return (positions as string[]).reduce((least, position) => (isAfter(least, position) ? position : least))
  })

  const readOnce = async (): Promise<boolean> => {
    if (lanes.some((lane) => lane.waiting() > fullQueue)) return false
    const pages = await reader.read()
    for (const page of pages) distribute(page)
    return pages.length > 0
  }
  const distribute = ({ shardId, records }: ShardRecords) => {
    distributed += records.length
    const entries = records.map((record) => queued(record, shardId, streamArn, now()))
    for (const lane of lanes) {
      const reached = progress.checkpoints[lane.name]?.[shardId]
      lane.push(reached ? entries.filter((entry) => isAfter(entry.sequenceNumber, reached)) : entries)
    }
  }

  // One read at a time, for any number of callers.
  let reading: Promise<boolean> = Promise.resolve(false)
  const read = () => {
    reading = reading.catch(() => false).then(readOnce)
    return reading
  }

  let stopped = false
  let woken = false
  let endPause = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, woken ? shortestPauseMs : ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const loop = async () => {
    let pauseMs = shortestPauseMs
    while (!stopped) {
      const told = woken
      woken = false
      // A failed reading is repeated: the engine may be restarting, and the position is kept.
      const found = await read().catch(() => false)
      // A write it was told about but cannot read yet makes it look again soon: no one will tell it twice.
      pauseMs = found || told ? shortestPauseMs : Math.min(pauseMs * 3, longestPauseMs)
      if (!stopped) await pause(pauseMs)
    }
  }
  const looping = loop()

  return {
    wake() {
      woken = true
      endPause()
    },
    async idle() {
      for (;;) {
        await Promise.all(lanes.map((lane) => lane.drained()))
        const before = distributed
        await read()
        if (distributed === before && lanes.every((lane) => lane.isEmpty())) return
      }
    },
    work: () => distributed + handled,
    async handAgain(name, batch) {
      const consumer = consumers.find((one) => one.name === name)
      if (!consumer) throw new Error(`There is no reader ${name}.`)
      const changes = await changesOf(batch, stream.call as AskTable)
      const Records = changes
        .map((change) => queued(change as DynamoDBRecord, batch.shardId, batch.streamArn, now()).record)
        .filter((record) => !consumer.filter || consumer.filter(record))
      if (Records.length === 0) return
      const answer = await consumer.invoke({ Records })
      if (answer?.batchItemFailures?.length)
        throw new Error(`${name} still cannot handle it. Its log shows why.`)
    },
    replay(times) {
      copies = times
    },
    async stop() {
      stopped = true
      for (const lane of lanes) lane.stop()
      endPause()
      await looping
      // A delivery that is not finished by then is repeated at the next start, as after a crash.
      await Promise.race([Promise.all(lanes.map((lane) => lane.drained())), wait(finishWithinMs)])
      await file.flush()
      stream.close()
    },
  }
}

const isAfter = (sequenceNumber: string, other: string) => BigInt(sequenceNumber) > BigInt(other)

function queued(record: DynamoDBRecord, shardId: string, streamArn: string, at: Date): QueuedRecord {
  const sequenceNumber = record.dynamodb?.SequenceNumber ?? ''
  return {
    shardId,
    sequenceNumber,
    record: {
      ...record,
      eventID: createHash('md5').update(`${streamArn} ${shardId} ${sequenceNumber}`).digest('hex'),
      awsRegion: 'us-east-1',
      eventSourceARN: streamArn,
      dynamodb: {
        ...record.dynamodb,
        // Consumers take their time from the record, so it carries the local clock's.
        ApproximateCreationDateTime: at.getTime() / 1000,
      },
    },
  }
}
