import { type BracketWork, saveBracket, workOnBracket } from '#core/competitions/brackets/work-on-bracket.ts'
import { assertLeading } from '#core/competitions/competitions/class-roles.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { Bracket } from '#shared/competitions/brackets/bracket.ts'
import { hasBegun, redrawRefusal } from '#shared/competitions/brackets/bracket-places.ts'
import { drawBracket as contract } from '#shared/competitions/brackets/contract.ts'
import { drawBracket as drawn, qualifiersOf } from '#shared/competitions/brackets/draw-bracket.ts'
import { AppError } from '#shared/errors.ts'

async function drawBracket({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const work = await workOnBracket(actor, params, body.version)
  const { at, staff, bracket: before } = work
  assertLeading(staff)
  const isHeadJudge = staff.roles.includes('head_judge')
  const refusal = before && redrawRefusal(before, { isHeadJudge, reason: body.reason })
  if (refusal) throw new AppError('conflict', 'bracket_begun', refusal)
  const { qualified } = await classStanding(at.of, at.rules)
  const seed = crypto.randomUUID()
  const rounds = drawn(qualifiersOf(qualified), seed)
  if (rounds.length === 0)
    throw new AppError('conflict', 'too_few_qualified', 'A bracket needs two entries with a score.')
  const after: Bracket = {
    eventId: at.event.id,
    classKey: at.of.classKey,
    seed,
    rounds,
    ...(before?.changes && { changes: before.changes }),
    ...(before && { redraws: redrawsOf(before, body.reason, now) }),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    version: body.version + 1,
  }
  const isRedraw = before && hasBegun(before)
  return saveBracket(work, after, remember, now, isRedraw ? redrawn(work, actor, body.reason, now) : [])
}

/** A bracket that has not begun can be drawn again without a reason. */
const redrawsOf = (before: Bracket, reason: string, at: string) => [
  ...(before.redraws ?? []),
  ...(hasBegun(before) ? [{ at, reason }] : []),
]

const redrawn = ({ at }: BracketWork, by: Actor, reason: string, now: string) => [
  recordActivity(
    {
      by,
      type: 'competition_class_update',
      description: `Drew the bracket again (${reason}): ${at.fields.name} of ${at.event.title}`,
      metadata: { eventId: at.event.id, classKey: at.of.classKey },
    },
    now,
  ),
]

export const handler = endpoint(contract, drawBracket)
