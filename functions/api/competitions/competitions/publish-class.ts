import { bracketRefusal } from '#core/competitions/competitions/bracket-refusal.ts'
import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { putRevision } from '#core/competitions/competitions/class-revisions.ts'
import { assertLeading } from '#core/competitions/competitions/class-roles.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { publishedRevision } from '#core/competitions/competitions/published-revision.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { published } from '#shared/competitions/competitions/class-step.ts'
import { publishClass as contract } from '#shared/competitions/competitions/publication-contract.ts'
import { AppError } from '#shared/errors.ts'

function publishClass({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { asShared, reason, version } = body
  return changeClass(
    {
      actor,
      named,
      version,
      remember,
      to: async (at, staff) => {
        assertLeading(staff)
        const { of, event, rules } = at
        const standing = await classStanding(of, rules)
        refuse(
          publishRefusal(of, { entries: standing.work, openTie: standing.openTie, asShared }) ??
            (await bracketRefusal(standing, rules)),
        )
        if (of.revision > 0 && !reason)
          throw new AppError('conflict', 'reason_needed', 'Give a reason of at least 10 characters.')
        const { revision, changed } = await publishedRevision({ at, standing, by: actor.userId, reason }, now)
        const { eventId, classKey } = of
        return {
          of: published(of, { by: actor.userId, at: now }, event.resultsPolicy.protestMinutes, {
            entryIds: changed,
            reason: reason ?? '',
          }),
          with: [
            ...putRevision(revision),
            announce('class.published', { eventId, classKey, revision: revision.revision }, now),
          ],
          log: `Published revision ${revision.revision} of`,
        }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, publishClass)
