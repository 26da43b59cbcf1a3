import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import type { TableDefinition } from '#lib/table.ts'
import { tableInput } from './table-input.ts'

/** Creates the table unless it is there; one made from an older definition is refused. */
export async function ensureTable(
  endpoint: string,
  tableName: string,
  definition: TableDefinition,
): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: localCredentials })
  try {
    const existing = await describe(client, tableName)
    if (!existing) return await create(client, tableName, definition)
    const indexes = existing.GlobalSecondaryIndexes?.map((index) => index.IndexName) ?? []
    const missing = definition.indexes.filter((index) => !indexes.includes(index.name))
    if (missing.length > 0 || (definition.streamView && !existing.LatestStreamArn)) {
      throw new Error(
        `The table ${tableName} was created by an older version. Run \`npm run reset\` to start again with fresh data.`,
      )
    }
  } finally {
    client.destroy()
  }
}

const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' }

async function describe(client: DynamoDBClient, tableName: string) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: tableName }))).Table
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

async function create(client: DynamoDBClient, tableName: string, definition: TableDefinition): Promise<void> {
  await client.send(new CreateTableCommand(tableInput(tableName, definition)))
  if (!definition.ttlAttribute) return
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: tableName,
      TimeToLiveSpecification: { Enabled: true, AttributeName: definition.ttlAttribute },
    }),
  )
}
