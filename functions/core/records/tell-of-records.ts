import { recordActivity } from '#core/activities/record-activity.ts'
import { commit } from '#core/db/commit.ts'
import type { Write } from '#core/db/write.ts'
import { unlessApplied } from '#core/facts/consumer.ts'
import { tellIfWanted } from '#core/notifications/tell-if-wanted.ts'
import { users } from '#core/users/users.ts'
import { recordNews } from '#shared/records/record-of.ts'
import { showScore } from '#shared/scores/show-score.ts'
import type { RecordChange } from './rank-records.ts'

/** Members read that they have done better than ever before, each once for what they reached. */
export async function tellOfRecords(
  changes: readonly RecordChange[],
  onceFor: (one: string) => Write,
  now: string,
): Promise<void> {
  const ofClass = changes.find(({ after }) => after?.scope === 'all')
  for (const { before, after, betterIs } of changes) {
    const [holder] = after?.holders ?? []
    if (!before || !after || !holder?.competitorId || after.scope !== holder.competitorId) continue
    if (after.resultId === before.resultId || isWorse(before, after, betterIs)) continue
    const userId = holder.competitorId
    if (!(await users.get({ id: userId }, { consistent: true }))) continue
    const isClassRecord = ofClass?.after?.resultId === after.resultId
    const said = `${showScore(after.score)} in ${after.classKey}`
    await unlessApplied(async () => {
      const told = await tellIfWanted(
        {
          userId,
          kind: 'competition_record',
          type: 'success',
          title: isClassRecord ? 'You hold the class record' : 'A new personal best',
          message: `${said} is your best so far.`,
          href: `/competitors/${userId}`,
        },
        now,
      )
      await commit(
        onceFor(`${userId}#${after.classKey}`),
        ...told,
        recordActivity(
          { by: 'platform', userId, type: 'achievement_unlock', description: `Personal best: ${said}` },
          now,
        ),
      )
    })
  }
}

/** A correction that takes a best away, or finds the same again, is no news. */
const isWorse = (
  before: RecordChange['before'],
  after: NonNullable<RecordChange['after']>,
  betterIs: RecordChange['betterIs'],
) => !before || recordNews(before.score, after.score, betterIs) !== 'record'
