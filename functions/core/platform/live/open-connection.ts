import { commit } from '#core/platform/db/commit.ts'
import { connections, tickets } from './connections.ts'
import { hashTicket } from './create-live-ticket.ts'

/** Swaps a ticket for a connection, once. Returns its owner, or undefined when the ticket is not valid. */
export async function openConnection(
  connectionId: string,
  ticket: string,
  now: string,
): Promise<string | undefined> {
  const found = await tickets.get({ hash: hashTicket(ticket) }, { consistent: true })
  if (!found || found.expiresAt <= now) return undefined
  const { userId, sessionId, signedInAt } = found
  const connection = { id: connectionId, userId, sessionId, signedInAt, connectedAt: now, version: 1 }
  const refused = () => new TicketUsed()
  try {
    await commit(tickets.delete(found, refused), connections.put(connection, { absent: true }))
    return userId
  } catch (error) {
    if (error instanceof TicketUsed) return undefined
    throw error
  }
}

class TicketUsed extends Error {}
