import { type JudgedClass, saveClass, untilClassHolds } from '#core/competitions/competitions/change-class.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { entrantsOf } from '#core/competitions/competitions/entrants-of.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { unpublishedRefusal } from '#core/competitions/competitions/unpublished-refusal.ts'
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
    refuse(await changedRefusal(at, now))
    const { eventId, classKey } = of
    const changed = {
      of: verified(of, { by: actor.userId, at: now } as never),
      with: [announce('class.verified', { eventId, classKey, revision }, now)],
      log: 'Verified',
    }
    return saveClass({ by: actor, at, changed, remember }, now)
  })
}

/** An entry that is out since the head judge signed has no place, so that others close up. */
async function changedRefusal(at: JudgedClass, now: string) {
  const refusal = await unpublishedRefusal(at, await classStanding(at.of, at.rules), now)
  return (
    refusal && {
      ...refusal,
      message:
        'The places have changed since the head judge signed them. Ask the head judge to open the class and to publish another revision.',
    }
  )
}

export const handler = endpoint(contract, verifyClass)
