import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'

import { env } from '#core/env.ts'
import type { LiveMessage } from '#shared/live/live-message.ts'
import { closeConnection } from './close-connection.ts'
import { connections } from './connections.ts'

/** More open tabs than this are not served; they catch up when they next ask. */
const connectionsServed = 20

let client: ApiGatewayManagementApiClient | undefined

/** Sends a message to every open connection of a member and forgets those that are gone. */
export async function push(userId: string, message: LiveMessage): Promise<void> {
  client ??= new ApiGatewayManagementApiClient({ endpoint: env('LIVE_ENDPOINT') })
  const post = client
  const data = JSON.stringify(message)
  const { items } = await connections.list({ index: 'gsi1', pk: `LIVE#${userId}`, limit: connectionsServed })
  await Promise.all(
    items.map(async (connection) => {
      try {
        await post.send(new PostToConnectionCommand({ ConnectionId: connection.id, Data: data }))
      } catch (error) {
        if (!(error instanceof GoneException)) throw error
        await closeConnection(connection.id)
      }
    }),
  )
}
