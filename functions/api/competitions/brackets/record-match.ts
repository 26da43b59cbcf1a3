import {
  type BracketWork,
  logBracket,
  saveBracket,
  workOnBracket,
} from '#core/competitions/brackets/work-on-bracket.ts'
import { assertNeutralTo } from '#core/competitions/competitions/assert-neutral.ts'
import { entryNames } from '#core/competitions/competitions/entry-names.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
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
import { recordedBy } from '#shared/competitions/brackets/match-recorders.ts'
import {
  changedMatchRefusal,
  measuredRefusal,
  undoRefusal,
  winnerRefusal,
} from '#shared/competitions/brackets/match-refusal.ts'
import { sideOutRefusal } from '#shared/competitions/brackets/open-bracket.ts'
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
  const { bracket, staff, standing } = work
  const match = bracket && matchAt(bracket, at)
  if (!bracket || !match || sidesOf(match).length < 2) throw matchUnknown()
  refuse(changedMatchRefusal(match, body.sides))
  if (!isOf(match, winnerId)) throw matchUnknown()
  if (match.winnerId === (winnerId ?? undefined) && isSameMeasured(match, measured)) return bracket
  const { entries, out } = standing
  await assertNeutralTo(staff, work.at, entries, sidesOf(match))
  if (winnerId !== null && winnerId !== match.winnerId)
    refuse(sideOutRefusal(winnerId, out, await entryNames(entries, [...out.keys()])))
  const isHeadJudge = staff.roles.includes('head_judge')
  refuse(
    winnerId === null
      ? undoRefusal(bracket, at, now)
      : winnerRefusal(match, { isHeadJudge, reason: body.reason }),
  )
  refuse(
    measuredRefusal(
      match,
      winnerId,
      measured,
      (reading) => countsOf(reading, work),
      work.at.rules.format.betterIs,
    ),
  )
  const isFirst = match.winnerId === undefined
  const isChange = !isFirst && winnerId !== null
  const { latest: _, ...rest } = bracket
  const after: Bracket = {
    ...rest,
    ...recordedBy(recordWinner(bracket, at, winnerId, measured, out), at, actor.userId),
    ...(isFirst && { latest: at }),
    ...(isChange && { changes: [...(bracket.changes ?? []), { at: now, reason: body.reason }] }),
    updatedAt: now,
    version: bracket.version + 1,
  }
  return saveBracket(work, after, remember, now, isChange ? [changed(work, request)] : [])
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

const changed = (work: BracketWork, { actor, body, now }: Request) =>
  logBracket(work, actor, `Changed who won a match (${body.reason})`, now)

export const handler = endpoint(contract, recordMatch)
