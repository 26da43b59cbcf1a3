import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { sessions } from '#core/platform/sessions/sessions.ts'
import { listSessions as contract } from '#shared/platform/sessions/contract.ts'
import { describeDevice } from '#shared/platform/sessions/describe-device.ts'
import { isSignedOut } from '#shared/platform/sessions/signed-out.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/** More than what a device that may stay was last seen before the others were signed out. */
const daysAside = 1

async function listSessions({ actor, query }: ApiRequest<typeof contract>) {
  const before = actor.user.signedOut?.before
  const { items, ...page } = await sessions.list({
    index: 'gsi1',
    pk: `SESSIONS#${actor.userId}`,
    // A member who logs out every day has many ended sessions, which would fill pages that show nothing.
    between: before ? [addTime(before, { days: -daysAside }), '~'] : undefined,
    moves: true,
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

export const handler = endpoint(contract, listSessions)
