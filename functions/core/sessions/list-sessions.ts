import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listSessions as contract } from '#shared/sessions/contract.ts'
import { describeDevice } from '#shared/sessions/describe-device.ts'
import { isSignedOut } from '#shared/sessions/signed-out.ts'
import { sessions } from './sessions.ts'

export async function listSessions({ actor, query }: ApiRequest<typeof contract>) {
  const { items, ...page } = await sessions.list({
    index: 'gsi1',
    pk: `SESSIONS#${actor.userId}`,
    newestFirst: true,
    limit: query.limit,
    cursor: query.cursor,
  })
  const live = items.filter(({ id, signedInAt }) => {
    const signIn = { sessionId: id, signedInAt: Date.parse(signedInAt) / 1000 }
    return !isSignedOut(actor.user.signedOut, signIn)
  })
  return {
    items: live.map(({ userAgent, ...session }) => ({
      ...session,
      ...describeDevice(userAgent),
      current: session.id === actor.sessionId,
    })),
    ...page,
  }
}
