import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'

/** Answers every request with the same JSON list, one query through the bare SDK: what the API is measured against. */
const [endpoint = '', tableName = '', partition = ''] = process.argv.slice(2)
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  }),
)

const server = createServer(async (_request, response) => {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk and begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': partition, ':sk': 'NOTIFICATION#' },
      Limit: 20,
      ScanIndexForward: false,
    }),
  )
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items: Items }))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
