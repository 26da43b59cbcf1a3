import { callJson, DeployError, ServiceRefusal } from './aws-query.ts'

type Described = { Table?: { LatestStreamArn?: string; TableStatus?: string } }

/** The ARN of the stream of a table, for its readers. */
export async function streamOf(table: string): Promise<string> {
  const { LatestStreamArn, TableStatus } = await describe(table)
  if (!LatestStreamArn || TableStatus !== 'ACTIVE')
    throw new DeployError(
      `The table ${table} has no stream. Restore into a table that \`npm run restore\` makes.`,
    )
  return LatestStreamArn
}

async function describe(table: string): Promise<NonNullable<Described['Table']>> {
  try {
    const answer = await callJson<Described>({ service: 'dynamodb' }, 'DynamoDB_20120810.DescribeTable', {
      TableName: table,
    })
    return answer.Table ?? {}
  } catch (error) {
    if (error instanceof ServiceRefusal && error.code === 'ResourceNotFoundException')
      throw new DeployError(`There is no table ${table} here.`)
    throw error
  }
}
