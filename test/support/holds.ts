import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { AwsStub } from 'aws-sdk-client-mock'
import { latestHold } from '#core/platform/recovery/current-hold.ts'
import { type PlatformHold, platformHolds } from '#core/platform/recovery/platform-hold.ts'

export const aHold = (changes: Partial<PlatformHold> = {}): PlatformHold => ({
  backupId: 'bkp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  instant: '2026-01-01T00:00:00.000Z',
  state: 'held',
  version: 1,
  ...changes,
})

// biome-ignore lint/suspicious/noExplicitAny: the mock names its inputs and outputs by types that it does not export.
type Documents = AwsStub<any, any, DynamoDBDocumentClient['config']>

/** Makes a table of a test answer with a hold, or with none. */
export function answerHold(documents: Documents, hold?: PlatformHold): void {
  const Key = platformHolds.key({})
  documents.on(GetCommand, { Key }).callsFake(async () => ({ Item: hold && platformHolds.item(hold) }))
}

/** What lets everything run is kept for a minute, so that a hold that tests write later would not be noticed before. */
export async function noticeHold(): Promise<void> {
  const { state } = (await latestHold({ fresh: true })) ?? {}
  if (state !== 'held' && state !== 'restoring') throw new Error('Nothing is held that could be noticed.')
}
