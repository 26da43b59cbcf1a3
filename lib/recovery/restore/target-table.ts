import { setTimeout as wait } from 'node:timers/promises'
import {
  ContinuousBackupsUnavailableException,
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  ScanCommand,
  UpdateContinuousBackupsCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { DeployError } from '#lib/deploy/aws-query.ts'
import { tableInput } from '#lib/local/database/table-input.ts'
import { table as definition } from '#lib/table.ts'

const mostSecondsToMake = 300
const mostAttempts = 24

/** A new table takes up to a minute to take as much as a restore gives it; it says so until then. */
let made: DynamoDBClient | undefined

/** Made at first use: where the database answers is known only when the platform has been opened. */
export function database(): DynamoDBClient {
  made ??= new DynamoDBClient({ maxAttempts: 10 })
  return made
}

/**
 * Makes the table that a backup is restored into, as a deployment makes its own. What a run that broke off has not come
 * to is made up for.
 */
export async function makeTable(name: string, { local }: { local: boolean }): Promise<void> {
  if (!(await isThere(name)))
    await database().send(
      new CreateTableCommand({ ...tableInput(name, definition), DeletionProtectionEnabled: !local }),
    )
  await waitUntilTableExists(
    { client: database(), minDelay: 1, maxDelay: 5, maxWaitTime: mostSecondsToMake },
    { TableName: name },
  )
  await letItemsExpire(name)
  if (!local) await keepRecoverable(name)
}

async function letItemsExpire(name: string): Promise<void> {
  const { TimeToLiveDescription } = await database().send(new DescribeTimeToLiveCommand({ TableName: name }))
  if (TimeToLiveDescription?.AttributeName === definition.ttlAttribute) return
  await database().send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { Enabled: true, AttributeName: definition.ttlAttribute },
    }),
  )
}

/** A table that was just made refuses this for some seconds. */
async function keepRecoverable(name: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await database().send(
        new UpdateContinuousBackupsCommand({
          TableName: name,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      )
      return
    } catch (error) {
      if (!(error instanceof ContinuousBackupsUnavailableException) || attempt === mostAttempts) throw error
      await wait(5000)
    }
}

async function isThere(name: string): Promise<boolean> {
  try {
    const { Table } = await database().send(new DescribeTableCommand({ TableName: name }))
    const indexes = Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName) ?? []
    if (!Table?.LatestStreamArn || definition.indexes.some((index) => !indexes.includes(index.name)))
      throw new DeployError(`The table ${name} is not one of this platform. Restore into a new one.`)
    return true
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}

/** True if there is anything at all in it. */
export async function holdsAnything(name: string): Promise<boolean> {
  const { Items = [] } = await database().send(
    new ScanCommand({ TableName: name, Limit: 1, ConsistentRead: true }),
  )
  return Items.length > 0
}
