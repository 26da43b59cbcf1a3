import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import { endOtherSessions as contract } from '#shared/platform/sessions/contract.ts'
import { endAllSessions } from '#shared/platform/sessions/signed-out.ts'

async function endOtherSessions({ actor, now, remember }: ApiRequest<typeof contract>) {
  await reviseUser(actor.userId, now, ({ signedOut }) => ({
    changes: { signedOut: endAllSessions(signedOut, actor.sessionId, poolTime()) },
    writes: [
      recordActivity({ by: actor, type: 'security_event', description: 'Logged out all other devices' }, now),
      announce('account.changed', { userId: actor.userId }, now),
      ...remember(undefined),
    ],
  }))
}

export const handler = endpoint(contract, endOtherSessions)
