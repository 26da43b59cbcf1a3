import { saveClass, untilClassHolds } from '#core/competitions/competitions/change-class.ts'
import { entrantsOf } from '#core/competitions/competitions/entrants-of.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { verifyClassRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { verified } from '#shared/competitions/competitions/class-step.ts'
import { verifyClass as contract } from '#shared/competitions/competitions/verification-contract.ts'

function verifyClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { revision, version } = body
  return untilClassHolds(named, version, async (at) => {
    const { of } = at
    if (of.state === 'verified' && of.revision === revision) return of
    refuse(verifyClassRefusal(of, await entrantsOf(of), actor.userId))
    if (of.version !== version || of.revision !== revision) throw concurrentChange()
    const { eventId, classKey } = of
    const changed = {
      of: verified(of, { by: actor.userId, at: now } as never),
      with: [announce('class.verified', { eventId, classKey, revision }, now)],
      log: 'Verified',
    }
    return saveClass({ by: actor, at, changed, remember }, now)
  })
}

export const handler = endpoint(contract, verifyClass)
