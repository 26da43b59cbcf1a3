import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Write } from '#core/platform/db/write.ts'
import { platformHolds } from '#core/platform/recovery/platform-hold.ts'

/** How far a restore has come. It stands beside the hold in the table that is being filled, and goes at the end. */
export type RestoreProgress = {
  startedAt: string
  /** Every file has been read, and can be restored. */
  isVerified?: boolean
  /** Everything has been written, and compared. */
  isCompared?: boolean
  /** What numbers things has been set ahead. */
  isAhead?: boolean
}

/** A file of which every item has been written. */
export type RestoredFile = { file: string; items: number; expired: number }

const { pk } = platformHolds.key({})
const progressKey = { pk, sk: 'RESTORE' }
const filePrefix = 'RESTORE#'

/** What a restore keeps of its own; a backup that was made in the middle of one would have it, too. */
export const isOfRestore = (key: { pk?: string | undefined; sk?: string | undefined }): boolean =>
  key.pk === pk && (key.sk === platformHolds.key({}).sk || (key.sk ?? '').startsWith(progressKey.sk))

export async function readProgress(): Promise<RestoreProgress | undefined> {
  const { Item } = await documents().send(
    new GetCommand({ TableName: env('TABLE_NAME'), Key: progressKey, ConsistentRead: true }),
  )
  return Item as RestoreProgress | undefined
}

export const putProgress = (progress: RestoreProgress): Write => ({
  item: { Put: { TableName: env('TABLE_NAME'), Item: { ...progress, ...progressKey } } },
})

export const deleteProgress = (): Write => ({
  item: { Delete: { TableName: env('TABLE_NAME'), Key: progressKey } },
})

export async function noteFile(restored: RestoredFile): Promise<void> {
  const Item = { pk, sk: filePrefix + restored.file, ...restored }
  await documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item }))
}

export async function restoredFiles(): Promise<RestoredFile[]> {
  const found: RestoredFile[] = []
  let position: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await documents().send(
      new QueryCommand({
        TableName: env('TABLE_NAME'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': filePrefix },
        ConsistentRead: true,
        ExclusiveStartKey: position,
      }),
    )
    found.push(...(Items as RestoredFile[]))
    position = LastEvaluatedKey
  } while (position)
  return found
}

export async function forgetFiles(): Promise<void> {
  for (const { file } of await restoredFiles())
    await documents().send(
      new DeleteCommand({ TableName: env('TABLE_NAME'), Key: { pk, sk: filePrefix + file } }),
    )
}
