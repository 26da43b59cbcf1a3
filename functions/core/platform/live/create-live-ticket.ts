import { createHash, randomBytes } from 'node:crypto'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { createLiveTicket as contract } from '#shared/platform/live/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { tickets } from './connections.ts'

const secondsValid = 60

export const hashTicket = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

export async function createLiveTicket({ actor, now, remember }: ApiRequest<typeof contract>) {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = addTime(now, { seconds: secondsValid })
  const answer = { ticket, expiresAt }
  const { userId, sessionId, signedInAt } = actor
  const stored = { hash: hashTicket(ticket), userId, sessionId, signedInAt, expiresAt, version: 1 }
  await commit(tickets.put(stored, { absent: true }), ...remember(answer))
  return answer
}
