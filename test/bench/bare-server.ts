import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'

/** Answers each request with one page through the bare SDK: `/?pk=…&from=…&limit=20`, newest first. */
const [endpoint = '', tableName = ''] = process.argv.slice(2)
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }),
)

const server = createServer(async ({ url = '/' }, response) => {
  const asked = new URL(url, 'http://localhost').searchParams
  const { Items } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk and sk > :from',
      ExpressionAttributeValues: { ':pk': asked.get('pk'), ':from': asked.get('from') },
      Limit: Number(asked.get('limit')),
      ScanIndexForward: false,
    }),
  )
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items: Items }))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
