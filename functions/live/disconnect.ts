import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import { closeConnection } from '#core/platform/live/close-connection.ts'

export async function handler(
  event: APIGatewayProxyWebsocketEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  await closeConnection(event.requestContext.connectionId)
  return { statusCode: 200 }
}
