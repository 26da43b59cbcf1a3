import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import type { TableDefinition } from '#lib/table.ts'

/** The table as the engine is asked to make it. */
export function tableInput(tableName: string, definition: TableDefinition): CreateTableCommandInput {
  const keySchema = (keys: { partitionKey: string; sortKey: string }) => [
    { AttributeName: keys.partitionKey, KeyType: 'HASH' as const },
    { AttributeName: keys.sortKey, KeyType: 'RANGE' as const },
  ]
  const keyed = [definition, ...definition.indexes]
  return {
    TableName: tableName,
    BillingMode: definition.billing,
    AttributeDefinitions: keyed
      .flatMap((keys) => [keys.partitionKey, keys.sortKey])
      .map((name) => ({ AttributeName: name, AttributeType: 'S' })),
    KeySchema: keySchema(definition),
    ...(definition.indexes.length > 0 && {
      GlobalSecondaryIndexes: definition.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: { ProjectionType: definition.projection },
      })),
    }),
    ...(definition.streamView && {
      StreamSpecification: { StreamEnabled: true, StreamViewType: definition.streamView },
    }),
  }
}
