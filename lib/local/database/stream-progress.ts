import { join } from 'node:path'
import * as z from 'zod/mini'
import { OldChangeLetter } from '../dead-letters/old-letters.ts'
import { openJsonFile } from '../json-file.ts'

const SequenceNumber = z.string().check(z.regex(/^\d*$/))

const Progress = z.object({
  streamArn: z.string(),
  /** Per consumer and shard, the last sequence number that needs no further delivery. */
  checkpoints: z.record(z.string(), z.record(z.string(), SequenceNumber)),
  /** Of an earlier version. */
  deadLetters: z.optional(z.array(OldChangeLetter)),
})

/**
 * Keeps how far the consumers of a table have come in its stream; notes about a former stream say nothing
 * about this one.
 */
export function openStreamProgress(dataDir: string, tableName: string, streamArn: string) {
  const fresh: z.infer<typeof Progress> = { streamArn, checkpoints: {} }
  const file = openJsonFile(join(dataDir, 'database', `stream-${tableName}.json`), Progress, fresh)
  if (file.data.streamArn !== streamArn) file.data = fresh
  return file
}
