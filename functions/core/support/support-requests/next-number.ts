import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { WrittenKind } from '#core/platform/db/erasure.ts'

/** The number of the last request. */
export const requestCounter: WrittenKind = { name: 'support-counter', erasure: 'impersonal' }

export const requestNumbersKey = { pk: 'REQUEST_NUMBERS', sk: 'LAST' }

const first = 100_000

/** The next number of a request: `S-100042`. One that is not used after all leaves a gap, which means nothing. */
export async function nextNumber(): Promise<string> {
  const { Attributes } = await documents().send(
    new UpdateCommand({
      TableName: env('TABLE_NAME'),
      Key: requestNumbersKey,
      UpdateExpression: 'SET #entity = :entity ADD given :one',
      ExpressionAttributeNames: { '#entity': 'entity' },
      ExpressionAttributeValues: { ':entity': requestCounter.name, ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return `S-${first + Number(Attributes?.given)}`
}
