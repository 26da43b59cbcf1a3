import { join } from 'node:path'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { openJsonFile } from '../json-file.ts'

export const StreamDeadLetter = z.object({
  id: z.string(),
  consumer: z.string(),
  record: z.custom<DynamoDBRecord>((value) => value instanceof Object),
  reason: z.string(),
  failedAt: z.string(),
})
export type StreamDeadLetter = z.infer<typeof StreamDeadLetter>

const SequenceNumber = z.string().check(z.regex(/^\d*$/))

const Progress = z.object({
  streamArn: z.string(),
  /** Per consumer and shard, the last sequence number that needs no further delivery. */
  checkpoints: z.record(z.string(), z.record(z.string(), SequenceNumber)),
  deadLetters: z.array(StreamDeadLetter),
})

/**
 * Keeps how far the consumers of a table have come in its stream; notes about a former stream say nothing
 * about this one.
 */
export function openStreamProgress(dataDir: string, tableName: string, streamArn: string) {
  const fresh = { streamArn, checkpoints: {}, deadLetters: [] }
  const file = openJsonFile(join(dataDir, 'database', `stream-${tableName}.json`), Progress, fresh)
  if (file.data.streamArn !== streamArn) file.data = fresh
  return file
}
