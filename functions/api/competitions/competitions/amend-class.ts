import { bracketRefusal } from '#core/competitions/competitions/bracket-refusal.ts'
import { saveClass, untilClassHolds } from '#core/competitions/competitions/change-class.ts'
import { putRevision } from '#core/competitions/competitions/class-revisions.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { entrantsOf } from '#core/competitions/competitions/entrants-of.ts'
import { publishedRevision } from '#core/competitions/competitions/published-revision.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { noFurtherEntryChange } from '#core/events/class-entries/entry-changes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { amendRefusal, publishRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { amended } from '#shared/competitions/competitions/class-step.ts'
import { amendClass as contract } from '#shared/competitions/competitions/verification-contract.ts'

function amendClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { reason, version } = body
  return untilClassHolds(named, version, async (at) => {
    const { of, rules } = at
    refuse(amendRefusal(of, await entrantsOf(of), actor.userId, reason))
    if (of.version !== version) throw concurrentChange()
    const unchanged = await noFurtherEntryChange(of)
    const standing = await classStanding(of, rules, { fresh: true })
    refuse(
      publishRefusal(
        { ...of, state: 'running' },
        { entries: standing.work, openTie: standing.openTie, asShared: true },
      ) ?? (await bracketRefusal(standing, rules)),
    )
    const {
      revision,
      isSame,
      changed: entryIds,
    } = await publishedRevision({ at, standing, by: actor.userId, reason }, now)
    const { eventId, classKey } = of
    if (isSame) {
      if (of.verification?.by === actor.userId) return of
      // Nothing has changed, but someone else answers for it now.
      const again = {
        of: { ...of, verification: { by: actor.userId, at: now } as never },
        with: [unchanged, announce('class.scored', { eventId, classKey }, now)],
        log: `Verified again (${reason}):`,
      }
      return saveClass({ by: actor, at, changed: again, remember }, now)
    }
    const changed = {
      of: amended(of, { by: actor.userId, at: now } as never, { entryIds, reason }),
      with: [
        ...putRevision(revision),
        unchanged,
        announce('class.verified', { eventId, classKey, revision: revision.revision }, now),
      ],
      log: `Amended (${reason}):`,
    }
    return saveClass({ by: actor, at, changed, remember }, now)
  })
}

export const handler = endpoint(contract, amendClass)
