import { type BracketWork, saveBracket, workOnBracket } from '#core/competitions/brackets/work-on-bracket.ts'
import { assertNeutralTo } from '#core/competitions/competitions/assert-neutral.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { type Bracket, type Match, type MatchAt, sidesOf } from '#shared/competitions/brackets/bracket.ts'
import { recordMatch as contract } from '#shared/competitions/brackets/contract.ts'
import { undoRefusal, winnerRefusal } from '#shared/competitions/brackets/match-refusal.ts'
import { matchAt, recordWinner } from '#shared/competitions/brackets/record-winner.ts'
import { AppError } from '#shared/errors.ts'

type Request = ApiRequest<typeof contract>

async function recordMatch(request: Request) {
  const { actor, params, body, now, remember } = request
  const { round, match: number, winnerId, version } = body
  const at: MatchAt = { round, match: number }
  const work = await workOnBracket(actor, params, version)
  const { bracket, staff } = work
  const match = bracket && matchAt(bracket, at)
  if (!bracket || !match || sidesOf(match).length < 2 || !isOf(match, winnerId))
    throw new AppError('not_found', 'match_unknown', 'The bracket does not have this match.')
  if (match.winnerId === (winnerId ?? undefined)) return bracket
  const entries = await classEntriesOf(params.eventId, params.classKey)
  await assertNeutralTo(staff, work.at, entries, sidesOf(match))
  const isHeadJudge = staff.roles.includes('head_judge')
  refuse(
    winnerId === null
      ? undoRefusal(bracket, at, now)
      : winnerRefusal(match, { isHeadJudge, reason: body.reason }),
  )
  const isFirst = match.winnerId === undefined
  const isChange = !isFirst && winnerId !== null
  const { latest: _, ...rest } = bracket
  const after: Bracket = {
    ...rest,
    ...recordWinner(bracket, at, winnerId),
    ...(isFirst && { latest: at }),
    ...(isChange && { changes: [...(bracket.changes ?? []), { at: now, reason: body.reason }] }),
    updatedAt: now,
    version: version + 1,
  }
  return saveBracket(work, after, remember, now, isChange ? changed(work, request) : [])
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
