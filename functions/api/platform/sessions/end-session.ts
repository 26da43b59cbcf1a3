import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { sessions } from '#core/platform/sessions/sessions.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import { AppError } from '#shared/errors.ts'
import { endSession as contract } from '#shared/platform/sessions/contract.ts'
import { describeDevice } from '#shared/platform/sessions/describe-device.ts'
import { endOneSession } from '#shared/platform/sessions/signed-out.ts'

const notFound = () => new AppError('not_found', 'session_not_found', 'This device is no longer logged in.')

export async function endSession({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const session = await sessions.get({ userId, id: params.sessionId }, { consistent: true })
  if (!session) throw notFound()
  const { browser, system } = describeDevice(session.userAgent)
  await reviseUser(userId, now, ({ signedOut }) => ({
    changes: { signedOut: endOneSession(signedOut, session.id, actor.sessionId, poolTime()) },
    writes: [
      // Any version will do: a device that is in use reports it, and is still signed out.
      sessions.underive(session),
      recordActivity(
        { by: actor, type: 'security_event', description: `Logged out ${browser} on ${system}` },
        now,
      ),
      announce('account.changed', { userId }, now),
      ...remember(undefined),
    ],
  }))
}

export const handler = endpoint(contract, endSession)
