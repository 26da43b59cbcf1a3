import { bracketRefusal } from '#core/competitions/competitions/bracket-refusal.ts'
import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { putRevision } from '#core/competitions/competitions/class-revisions.ts'
import { assertLeading } from '#core/competitions/competitions/class-roles.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { leadersOf } from '#core/competitions/competitions/leaders-of.ts'
import { publishedRevision } from '#core/competitions/competitions/published-revision.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { noFurtherEntryChange } from '#core/events/class-entries/entry-changes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { closedAgain, published } from '#shared/competitions/competitions/class-step.ts'
import { dayRefusal } from '#shared/competitions/competitions/day-refusal.ts'
import { competesRefusal } from '#shared/competitions/competitions/leading-refusal.ts'
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
        const unchanged = await noFurtherEntryChange(of)
        const standing = await classStanding(of, rules, { fresh: true })
        refuse(
          competesRefusal(staff, await leadersOf(at, standing.entries), 'publish') ??
            dayRefusal(event, now) ??
            publishRefusal(of, { entries: standing.work, openTie: standing.openTie, asShared }) ??
            (await bracketRefusal(standing, rules)),
        )
        const { revision, isSame, changed } = await publishedRevision(
          { at, standing, by: actor.userId, reason },
          now,
        )
        const { eventId, classKey } = of
        if (isSame)
          return of.state === 'provisional'
            ? undefined
            : {
                of: closedAgain(of, now),
                with: [unchanged, announce('class.scored', { eventId, classKey }, now)],
                log: `Closed without a change, at revision ${of.revision},`,
              }
        if (of.revision > 0 && !reason)
          throw new AppError('conflict', 'reason_needed', 'Give a reason of at least 10 characters.')
        return {
          of: published(of, { by: actor.userId, at: now }, event.resultsPolicy.protestMinutes, {
            entryIds: changed,
            reason: reason ?? '',
          }),
          with: [
            ...putRevision(revision),
            unchanged,
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
