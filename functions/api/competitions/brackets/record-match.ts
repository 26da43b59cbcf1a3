import { type BracketWork, saveBracket, workOnBracket } from '#core/competitions/brackets/work-on-bracket.ts'
import { assertNeutralTo } from '#core/competitions/competitions/assert-neutral.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import {
  type Bracket,
  type Match,
  type MatchAt,
  type MatchMeasured,
  sidesOf,
} from '#shared/competitions/brackets/bracket.ts'
import { recordMatch as contract } from '#shared/competitions/brackets/contract.ts'
import {
  changedMatchRefusal,
  measuredRefusal,
  undoRefusal,
  winnerRefusal,
} from '#shared/competitions/brackets/match-refusal.ts'
import { matchAt, recordWinner } from '#shared/competitions/brackets/record-winner.ts'
import { keptOf } from '#shared/competitions/runs/kept-of.ts'
import { AppError } from '#shared/errors.ts'

type Request = ApiRequest<typeof contract>

const recordMatch = async (request: Request): Promise<Bracket> => {
  const { body } = request
  if (body.version === undefined && body.sides === undefined)
    throw new AppError(
      'invalid',
      'validation_failed',
      'Send the version of the bracket or the sides of the match.',
    )
  // The sides stand for the version: another match that is recorded at the same time does no harm.
  return body.version === undefined ? untilUnchanged(() => recorded(request)) : recorded(request)
}

async function recorded(request: Request): Promise<Bracket> {
  const { actor, params, body, now, remember } = request
  const { round, match: number, winnerId, measured } = body
  const at: MatchAt = { round, match: number }
  const work = await workOnBracket(actor, params, body.version)
  const { bracket, staff } = work
  const match = bracket && matchAt(bracket, at)
  if (!bracket || !match || sidesOf(match).length < 2) throw matchUnknown()
  refuse(changedMatchRefusal(match, body.sides))
  if (!isOf(match, winnerId)) throw matchUnknown()
  if (match.winnerId === (winnerId ?? undefined) && isSameMeasured(match, measured)) return bracket
  const entries = await classEntriesOf(params.eventId, params.classKey)
  await assertNeutralTo(staff, work.at, entries, sidesOf(match))
  const isHeadJudge = staff.roles.includes('head_judge')
  refuse(
    winnerId === null
      ? undoRefusal(bracket, at, now)
      : winnerRefusal(match, { isHeadJudge, reason: body.reason }),
  )
  refuse(measuredRefusal(match, winnerId, measured, (reading) => countsOf(reading, work)))
  const isFirst = match.winnerId === undefined
  const isChange = !isFirst && winnerId !== null
  const { latest: _, ...rest } = bracket
  const after: Bracket = {
    ...rest,
    ...recordWinner(bracket, at, winnerId, measured),
    ...(isFirst && { latest: at }),
    ...(isChange && { changes: [...(bracket.changes ?? []), { at: now, reason: body.reason }] }),
    updatedAt: now,
    version: bracket.version + 1,
  }
  return saveBracket(work, after, remember, now, isChange ? changed(work, request) : [])
}

const matchUnknown = () => new AppError('not_found', 'match_unknown', 'The bracket does not have this match.')

const isSameMeasured = ({ measured: was }: Match, is: MatchMeasured | undefined) =>
  is === undefined || (was?.a === is.a && was?.b === is.b)

/** What counts of a reading, by the ceiling and the steps of the class. */
function countsOf(measuredHundredths: number, { at }: BracketWork): number {
  const { keptHundredths, bonusHundredths } = keptOf({ measuredHundredths, violations: [] }, at.rules)
  return keptHundredths + bonusHundredths
}

const isOf = (match: Match, winnerId: Match['winnerId'] | null) =>
  winnerId === null || sidesOf(match).some((side) => side === winnerId)

const changed = ({ at }: BracketWork, { actor: by, body, now }: Request) => [
  recordActivity(
    {
      by,
      type: 'competition_class_update',
      description: `Changed who won a match (${body.reason}): ${at.fields.name} of ${at.event.title}`,
      metadata: { eventId: at.event.id, classKey: at.of.classKey },
    },
    now,
  ),
]

export const handler = endpoint(contract, recordMatch)
