import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Projection } from '#core/platform/projections/projection.ts'
import type { Row } from '#core/platform/projections/row.ts'

const rowsAPage = 1000

export type StoredRow = Row & { entity: string }
export type Position = Record<string, unknown>

/** The kinds of derived rows and of their sources. */
export const kindsOf = (projections: readonly Projection[]): string[] => [
  ...new Set(projections.flatMap(({ of, into }) => [of, into])),
]

/** One page of the rows of some kinds in the whole table: for jobs, which are in no hurry. */
export async function scanKinds(
  kinds: readonly string[],
  after: Position | undefined,
): Promise<{ rows: StoredRow[]; next: Position | undefined }> {
  const { Items = [], LastEvaluatedKey } = await documents().send(
    new ScanCommand({
      TableName: env('TABLE_NAME'),
      Limit: rowsAPage,
      ExclusiveStartKey: after,
      FilterExpression: `#entity IN (${kinds.map((_, at) => `:kind${at}`).join(', ')})`,
      ExpressionAttributeNames: { '#entity': 'entity' },
      ExpressionAttributeValues: Object.fromEntries(kinds.map((kind, at) => [`:kind${at}`, kind])),
    }),
  )
  return { rows: Items as StoredRow[], next: LastEvaluatedKey }
}
