import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { unlessApplied } from '#core/platform/facts/consumer.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { recordNews } from '#shared/leaderboard/records/record-of.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import type { RecordChange } from './rank-records.ts'

/** Members read that they have done better than ever before, each once for what they reached. */
export async function tellOfRecords(
  changes: readonly RecordChange[],
  onceFor: (one: string) => Write,
  now: string,
): Promise<void> {
  const ofClass = changes.find(({ after }) => after?.scope === 'all')
  for (const { before, after, className = '', unit, betterIs } of changes) {
    const [holder] = after?.holders ?? []
    if (!after || !holder?.competitorId || after.scope !== holder.competitorId) continue
    const isClassRecord =
      ofClass?.before !== undefined &&
      ofClass.after?.resultId === after.resultId &&
      isBetter(ofClass.before, ofClass.after, betterIs)
    // A first result is no news, unless it beats everyone.
    if (before ? !isBetter(before, after, betterIs) : !isClassRecord) continue
    const userId = holder.competitorId
    if (!(await users.get({ id: userId }, { consistent: true }))) continue
    const score = showScore(after.score)
    const said = `${score} in ${className || after.classKey}`
    await unlessApplied(async () => {
      const told = await tellIfWanted(
        {
          userId,
          kind: 'competition_record',
          type: 'success',
          title: isClassRecord ? 'You hold the class record' : 'A new personal best',
          message: isClassRecord
            ? `No one has done better than your ${said}.`
            : `${said} is your best so far.`,
          href: competitorPath(userId),
        },
        now,
      )
      await commit(
        onceFor(`${userId}#${after.classKey}`),
        ...told,
        announce(
          'record.set',
          {
            userId,
            classKey: after.classKey,
            className: className || after.classKey,
            score,
            ...(unit && { unit }),
            isClassRecord,
          },
          now,
        ),
        recordActivity(
          { by: 'platform', userId, type: 'achievement_unlock', description: `Personal best: ${said}` },
          now,
        ),
      )
    })
  }
}

/** A correction that takes a best away, or finds the same again, is no news. */
const isBetter = (
  before: NonNullable<RecordChange['before']>,
  after: NonNullable<RecordChange['after']>,
  betterIs: RecordChange['betterIs'],
) => after.resultId !== before.resultId && recordNews(before.score, after.score, betterIs) === 'record'
