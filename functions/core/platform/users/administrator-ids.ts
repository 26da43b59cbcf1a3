import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { administratorsKey } from './administrators.ts'

/** The people who can administer now. */
export async function administratorIds(): Promise<string[]> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env('TABLE_NAME'), Key: administratorsKey }),
  )
  return [...((Item?.ids as Set<string> | undefined) ?? [])]
}
