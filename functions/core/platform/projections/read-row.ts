import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Row } from './row.ts'

/** A stored item as it is now, whatever the stream has not delivered yet. */
export async function readRow({ pk, sk }: { pk: string; sk: string }): Promise<Row | undefined> {
  const get = new GetCommand({ TableName: env('TABLE_NAME'), Key: { pk, sk }, ConsistentRead: true })
  return (await documents().send(get)).Item as Row | undefined
}
