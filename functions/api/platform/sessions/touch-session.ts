import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { sessions } from '#core/platform/sessions/sessions.ts'
import { AppError } from '#shared/errors.ts'
import { touchSession as contract } from '#shared/platform/sessions/contract.ts'

const secondsBetween = 60

/** Several tabs may report it at the same time: one of them is enough. */
async function touchSession({ actor, ip, userAgent, now }: ApiRequest<typeof contract>) {
  const { sessionId: id, userId } = actor
  const known = await sessions.get({ userId, id })
  if (known && Date.parse(now) - Date.parse(known.lastSeenAt) < secondsBetween * 1000) return
  const seen = { userAgent: userAgent.slice(0, 400), ip, lastSeenAt: now }
  const signedInAt = new Date(actor.signedInAt * 1000).toISOString()
  try {
    await commit(
      known
        ? sessions.put({ ...known, ...seen, version: known.version + 1 }, { version: known.version })
        : sessions.put({ id, userId, signedInAt, ...seen, version: 1 }, { absent: true }),
    )
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'conflict') throw error
  }
}

export const handler = endpoint(contract, touchSession)
