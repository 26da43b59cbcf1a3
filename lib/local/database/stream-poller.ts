import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import { streamApi } from './stream-api.ts'
import { createConsumerLane, type QueuedRecord, type StreamConsumer } from './stream-consumer.ts'
import { openStreamProgress, type StreamDeadLetter } from './stream-progress.ts'
import { createStreamReader, newestStream, type ShardRecords } from './stream-reader.ts'

export type StreamPoller = {
  /** Looks at the stream now instead of at the next turn. */
  wake(): void
  /** Resolves when every consumer has caught up. */
  idle(): Promise<void>
  /** Returns the number of records read, plus the deliveries that have ended, since the start. */
  work(): number
  deadLetters(): StreamDeadLetter[]
  redrive(id: string): Promise<void>
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
  now = () => new Date(),
  maxAttempts = 5,
  backoffMs = 100,
}: {
  endpoint: string
  tableName: string
  consumers: StreamConsumer[]
  dataDir: string
  now?: () => Date
  maxAttempts?: number
  backoffMs?: number
}): Promise<StreamPoller> {
  const stream = streamApi(endpoint)
  const streamArn = await newestStream(stream, tableName)
  const file = openStreamProgress(dataDir, tableName, streamArn)
  const progress = file.data

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
      buried(entry, reason) {
        const id = `${consumer.name}-${entry.record.eventID}`
        const letter = {
          id,
          consumer: consumer.name,
          record: entry.record,
          reason,
          failedAt: now().toISOString(),
        }
        progress.deadLetters = [...progress.deadLetters.filter((other) => other.id !== id), letter]
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
    deadLetters: () => [...progress.deadLetters],
    async redrive(id) {
      const letter = progress.deadLetters.find((candidate) => candidate.id === id)
      const consumer = consumers.find(({ name }) => name === letter?.consumer)
      if (!letter || !consumer) throw new Error(`There is no dead letter ${id}.`)
      const answer = await consumer.invoke({ Records: [letter.record] })
      if (answer?.batchItemFailures?.length) throw new Error(`The dead letter ${id} failed again.`)
      progress.deadLetters = progress.deadLetters.filter((other) => other !== letter)
      file.save()
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
