import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { log } from '#core/log/log.ts'
import { indexChange } from '#core/search/index-change.ts'
import { isSearchable } from '#core/search/searchable.ts'

type Image = Record<string, AttributeValue> | undefined

const read = (image: unknown) => (image ? unmarshall(image as NonNullable<Image>) : undefined)

export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  for (const record of event.Records) {
    const before = read(record.dynamodb?.OldImage)
    const after = read(record.dynamodb?.NewImage)
    const entity = String((after ?? before)?.entity ?? '')
    if (!isSearchable(entity)) continue
    try {
      await indexChange({ entity, before, after })
    } catch (error) {
      log.error('search.not_indexed', { entity, error })
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] }
    }
  }
  return { batchItemFailures: [] }
}
