import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { saveBracket, workOnBracket } from '#core/brackets/work-on-bracket.ts'
import { classEntriesOf } from '#core/class-entries/class-entries-of.ts'
import { assertNeutralTo } from '#core/competitions/assert-neutral.ts'
import { type Bracket, sidesOf } from '#shared/brackets/bracket.ts'
import { recordMatch as contract } from '#shared/brackets/contract.ts'
import { thirdPlaceOf, won } from '#shared/brackets/draw-bracket.ts'
import { AppError } from '#shared/errors.ts'

async function recordMatch({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { round, match: at, winnerId, version } = body
  const work = await workOnBracket(actor, params, version)
  const { bracket, staff } = work
  const match = bracket && (round === 'third' ? thirdPlaceOf(bracket) : bracket.rounds[round]?.[at])
  if (!bracket || !match || sidesOf(match).length < 2 || !sidesOf(match).some((side) => side === winnerId))
    throw new AppError('not_found', 'match_unknown', 'The bracket does not have this match.')
  if (match.winnerId === winnerId) return bracket
  const entries = await classEntriesOf(params.eventId, params.classKey)
  await assertNeutralTo(staff, work.at, entries, sidesOf(match))
  if (match.winnerId !== undefined && !staff.roles.includes('head_judge'))
    throw new AppError(
      'conflict',
      'match_decided',
      'This match is decided. Only the head judge can change who won it.',
    )
  const after: Bracket = {
    ...bracket,
    ...(round === 'third'
      ? { thirdPlace: { ...match, winnerId } }
      : won(bracket, { round, match: at }, winnerId)),
    updatedAt: now,
    version: version + 1,
  }
  return saveBracket(work, after, remember, now)
}

export const handler = endpoint(contract, recordMatch)
