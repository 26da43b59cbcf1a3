import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi'
import { env } from '#core/env.ts'
import { users } from '#core/platform/users/users.ts'
import type { LiveMessage } from '#shared/platform/live/live-message.ts'
import { isSignedOut } from '#shared/platform/sessions/signed-out.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { refusal } from '#shared/platform/users/access.ts'
import { closeConnection } from './close-connection.ts'
import { connections } from './connections.ts'

/** More open tabs than this are not served; they catch up when they next ask. */
const connectionsServed = 20

/** API Gateway waits so long for the function that lets a connection in, and until then calls the connection gone. */
const secondsToOpen = 30

let client: ApiGatewayManagementApiClient | undefined

/** Sends a message to every open connection of a member and forgets those that are gone. */
export async function push(userId: string, message: LiveMessage, now: string): Promise<void> {
  client ??= new ApiGatewayManagementApiClient({ endpoint: env('LIVE_ENDPOINT') })
  const post = client
  const data = JSON.stringify(message)
  const listening = await listeners(userId, message)
  await Promise.all(
    listening.map(async (connection) => {
      try {
        await post.send(new PostToConnectionCommand({ ConnectionId: connection.id, Data: data }))
      } catch (error) {
        if (!(error instanceof GoneException)) throw error
        // One that is only about to open asks for what it missed once it is open.
        if (addTime(connection.connectedAt, { seconds: secondsToOpen }) <= now)
          await closeConnection(connection.id)
      }
    }),
  )
}

/** A page that is signed out or suspended hears that its account has changed, by which it learns so, and nothing else. */
async function listeners(userId: string, { kind }: LiveMessage) {
  const { items } = await connections.list({ index: 'gsi1', pk: `LIVE#${userId}`, limit: connectionsServed })
  if (kind === 'account' || items.length === 0) return items
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user || refusal('member', user)) return []
  return items.filter((connection) => !isSignedOut(user.signedOut, connection))
}
