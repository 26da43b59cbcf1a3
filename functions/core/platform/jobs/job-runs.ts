import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { entity } from '#core/platform/db/entity.ts'

const partition = 'JOB_RUNS'

/** The last run of each job that ended well, by the time it was due. */
export const jobRuns = entity({
  name: 'job-run',
  erasure: 'impersonal',
  schema: z.object({ job: z.string(), dueAt: z.iso.datetime(), version: z.literal(1) }),
  key: ({ job }: { job: string }) => ({ pk: partition, sk: job }),
})

/** Notes a run, unless a later one is noted already. A plain put costs half of what a transaction costs. */
export async function noteJobRun(job: string, dueAt: string): Promise<void> {
  try {
    await documents().send(
      new PutCommand({
        TableName: env('TABLE_NAME'),
        Item: { entity: jobRuns.name, ...jobRuns.key({ job }), job, dueAt, version: 1 },
        ConditionExpression: 'attribute_not_exists(pk) OR dueAt < :dueAt',
        ExpressionAttributeValues: { ':dueAt': dueAt },
      }),
    )
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error
  }
}

/** The due time of the last run of each job. */
export async function lastRuns(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  let cursor: string | undefined
  do {
    const page = await jobRuns.list({ pk: partition, limit: 100, cursor })
    for (const { job, dueAt } of page.items) found.set(job, dueAt)
    cursor = page.nextCursor
  } while (cursor)
  return found
}
