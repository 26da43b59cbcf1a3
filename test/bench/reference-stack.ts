import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import middy from '@middy/core'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda'
import Stripe from 'stripe'
import { z } from 'zod'

/**
 * A member's list of notifications as most teams would write it: the document client, middy, zod, and Stripe imported
 * by what shares a module with it. It is what the functions' cold starts are measured against.
 */
const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const stripe = new Stripe('sk_test_reference')

const Query = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) })
const Item = z.object({ id: z.string(), title: z.string(), message: z.string(), read: z.boolean() })

async function list(event: APIGatewayProxyEventV2WithJWTAuthorizer) {
  const { limit } = Query.parse(event.queryStringParameters ?? {})
  const TableName = process.env.TABLE_NAME
  const pk = `USER#${event.requestContext.authorizer.jwt.claims.sub}`
  const { Item: user } = await client.send(new GetCommand({ TableName, Key: { pk, sk: 'PROFILE' } }))
  if (!user) return { statusCode: 401 }
  const { Items } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk and begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': 'NOTIFICATION#' },
      Limit: limit,
      ScanIndexForward: false,
    }),
  )
  return { statusCode: 200, body: JSON.stringify({ items: z.array(Item).parse(Items) }) }
}

export const handler = middy<APIGatewayProxyEventV2WithJWTAuthorizer, unknown, Error, Context>().handler(list)
