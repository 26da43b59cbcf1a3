import { saveClass, untilClassHolds } from '#core/competitions/competitions/change-class.ts'
import { entrantsOf } from '#core/competitions/competitions/entrants-of.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { voidRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { voided } from '#shared/competitions/competitions/class-step.ts'
import { voidClass as contract } from '#shared/competitions/competitions/verification-contract.ts'

function voidClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { reason, version } = body
  return untilClassHolds(named, version, async (at) => {
    const { of } = at
    refuse(voidRefusal(of, await entrantsOf(of), actor.userId, reason))
    if (of.version !== version) throw concurrentChange()
    const { eventId, classKey, revision } = of
    const changed = {
      of: voided(of, { by: actor.userId, at: now } as never, reason),
      with: [announce('class.voided', { eventId, classKey, revision }, now)],
      log: `Declared void (${reason}):`,
    }
    return saveClass({ by: actor, at, changed, remember }, now)
  })
}

export const handler = endpoint(contract, voidClass)
