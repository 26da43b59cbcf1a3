import type { Run } from '#shared/competitions/runs/run.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { demoClassRules } from './demo-class-rules.ts'
import type { DemoClass } from './demo-places.ts'
import { demoRun } from './demo-runs.ts'

/** The amount by which the first run was worse than the one that counts. */
const behind = 27
const minutesApart = 4

/** The two runs of everyone in a verified class that a lane measured: the second one counts. */
export function demoPastRuns({ event, of, revision: { entries, formatKey } }: DemoClass, now: string): Run[] {
  if (formatKey !== 'peak') return []
  const rules = demoClassRules(event, of.classKey, now)
  return [1, 2].flatMap((runNo) =>
    entries.flatMap(({ entryId, score }, place) =>
      score
        ? [
            demoRun(
              {
                eventId: event.id,
                classKey: of.classKey,
                entryId,
                runNo,
                measuredHundredths: score.sumHundredths - (runNo === 1 ? behind : 0),
                by: event.ownerId as Run['by'],
                at: addTime(event.endsAt ?? now, { minutes: (runNo - 3) * 60 + place * minutesApart }),
              },
              rules,
            ),
          ]
        : [],
    ),
  )
}
