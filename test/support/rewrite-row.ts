import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Migrated } from '#core/platform/jobs/migrate-rows.ts'

/** Writes one stored row as the job `migrate_rows` would, which reads the whole table for it. */
export async function rewriteRow(entity: Migrated, { pk, sk }: { pk: string; sk: string }): Promise<void> {
  const TableName = env('TABLE_NAME')
  const { Item: row } = await documents().send(
    new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }),
  )
  const rewritten = row && entity.rewritten(row as Parameters<Migrated['rewritten']>[0])
  if (!rewritten) throw new Error(`There is nothing to rewrite at ${pk} ${sk}.`)
  await documents().send(new PutCommand({ TableName, Item: rewritten }))
}
