import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { neutralityOf } from '#core/competitions/competitions/neutrality.ts'
import { protests } from '#core/competitions/competitions/protests.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { sheetsOf } from '#core/competitions/competitions/sheets-of.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { reopened } from '#shared/competitions/competitions/class-step.ts'
import { isInvolvedIn, targetEntryOf } from '#shared/competitions/protests/involved-in.ts'
import type { Protest, ProtestDecision } from '#shared/competitions/protests/protest.ts'
import { decideRefusal } from '#shared/competitions/protests/protest-refusal.ts'
import { AppError } from '#shared/errors.ts'
import { findProtest, protestWork } from './protest-work.ts'

type Deciding = {
  actor: Actor
  eventId: string
  protestId: string
  decision: ProtestDecision
  remember: (protest: Protest) => Write[]
}

/** Decides a protest. One that is upheld opens the class, so that what was wrong can be changed and published again. */
export async function decideProtest(
  { actor, eventId, protestId, decision, remember }: Deciding,
  now: string,
): Promise<Protest> {
  return untilUnchanged(async () => {
    const protest = await findProtest(eventId, protestId)
    const { at, by, entries, own } = await protestWork(actor, protest)
    const isAdmin = actor.user.membershipType === 'admin'
    const isHeadJudge = by.roles.includes('head_judge')
    if (!isAdmin && by.roles.length === 0 && protest.by !== actor.userId)
      throw new AppError(
        'not_found',
        'not_staff',
        'Only the organizers and judges of this class can do this.',
      )
    const isInvolved = own.length > 0 || (await isNear({ at, by, entries }, protest))
    refuse(decideRefusal(protest, { userId: actor.userId, isHeadJudge, isAdmin, isInvolved }))
    const { version } = protest
    const decided: Protest = {
      ...protest,
      ...decision,
      decidedBy: actor.userId as Protest['by'],
      decidedAt: now,
      updatedAt: now,
      version: version + 1,
    }
    const opened = reopened(at.of, now)
    const opens = decision.status === 'upheld' && opened.state !== at.of.state
    await commit(
      protests.put(decided, { version }),
      ...(opens
        ? [
            competitionClasses.put({ ...opened, updatedAt: now, version: at.of.version + 1 }, at.expect),
            announce('class.scored', { eventId: at.event.id, classKey: protest.classKey }, now),
          ]
        : decision.status === 'upheld'
          ? // The class is read again if its places come out in this moment.
            [competitionClasses.check(at.of, at.expect)]
          : []),
      announce(
        'protest.decided',
        { eventId: at.event.id, classKey: protest.classKey, protestId: protest.id },
        now,
      ),
      recordActivity(
        {
          by: actor,
          userId: protest.by,
          type: 'protest_decision',
          description: `${decision.status === 'upheld' ? 'Upheld' : 'Rejected'} a protest in ${at.fields.name} at ${at.event.title}`,
        },
        now,
      ),
      ...remember(decided),
    )
    return decided
  })
}

/** Tells whether a person scored the entry that a protest is about, or has a conflict of interest with it. */
async function isNear(
  { at, by, entries }: Pick<Awaited<ReturnType<typeof protestWork>>, 'at' | 'by' | 'entries'>,
  protest: Protest,
): Promise<boolean> {
  const { eventId, classKey } = protest
  const [runs, sheets, neutrality] = await Promise.all([
    runsOf(eventId, classKey),
    sheetsOf(eventId, classKey),
    neutralityOf(by, at, entries, { sheets: false }),
  ])
  const recorded = { runs, sheets, entryIds: entries.map(({ entryId }) => entryId) }
  const target = targetEntryOf(protest, recorded)
  const entry = entries.find(({ entryId }) => entryId === target)
  return (
    isInvolvedIn(protest, by.userId, recorded) || (entry !== undefined && neutrality(entry) !== undefined)
  )
}
