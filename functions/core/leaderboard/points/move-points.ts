import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import { findSeason } from '#core/rules/seasons/find-season.ts'
import { AppError } from '#shared/errors.ts'
import type { movePoints as contract } from '#shared/leaderboard/points/contract.ts'
import { liveLines, movedPoints, movePointsRefusal } from '#shared/leaderboard/points/points-due.ts'
import { addLines, readAccounts } from './add-lines.ts'

/** A commit takes a hundred writes, and two lines for each event. */
const mostLines = 40

/** Moves what a member has in a class to the one that follows it, completely or not at all. */
export async function movePoints({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { competitorId, from, to, reason } = body
  const season = await findSeason(params)
  const rulebook =
    season.rulebook &&
    (await rulebooks.get({ id: season.rulebook.rulebookId, versionNo: season.rulebook.versionNo }))
  const names = rulebook?.classes.map(({ key }) => key as string) ?? []
  if (from === to || !names.includes(to))
    throw new AppError('unprocessable', 'class_not_found', 'Choose another class of this season.', {
      errors: [{ path: 'body.to', message: 'Choose another class of this season.' }],
    })
  const accounts = await readAccounts([season.id], competitorId)
  const lines = accounts.flatMap((account) => account.lines)
  const live = liveLines(lines).filter((line) => line.classKey === from)
  const refusal = movePointsRefusal(lines, { seasonId: season.id, reason })
  if (refusal)
    throw refusal.startsWith('Points')
      ? new AppError('conflict', 'points_moved', refusal)
      : new AppError('unprocessable', 'reason_needed', refusal, {
          errors: [{ path: 'body.reason', message: refusal }],
        })
  if (live.length > mostLines)
    throw new AppError(
      'conflict',
      'points_too_many',
      `This member has points from ${live.length} events in that class. At most ${mostLines} can move at once.`,
    )
  if (live.length === 0)
    throw new AppError('not_found', 'standing_not_found', 'This member has no points in that class.')
  const answer = { points: live.reduce((sum, { points }) => sum + points, 0) }
  const drafts = movedPoints(lines, { seasonId: season.id, from, to, why: reason })
  await commit(
    ...addLines(accounts, competitorId, drafts, now),
    ...[from, to].map((classKey) => announce('points.written', { seasonId: season.id, classKey }, now)),
    recordActivity(
      {
        by,
        userId: competitorId,
        type: 'season_update',
        description: `Moved points of ${season.name} from ${from} to ${to}: ${reason}`,
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}
