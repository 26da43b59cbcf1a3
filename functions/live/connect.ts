import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { openConnection } from '#core/platform/live/open-connection.ts'

type ConnectEvent = APIGatewayProxyWebsocketEventV2 & { queryStringParameters?: Record<string, string> }

export async function handler(event: ConnectEvent): Promise<APIGatewayProxyStructuredResultV2> {
  const { connectionId, requestTimeEpoch } = event.requestContext
  const ticket = event.queryStringParameters?.ticket ?? ''
  const userId = await openConnection(connectionId, ticket, new Date(requestTimeEpoch).toISOString())
  return { statusCode: userId ? 200 : 401 }
}
