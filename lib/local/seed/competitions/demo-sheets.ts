import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Rubric, RubricItem } from '#shared/rules/rulebooks/rubric.ts'

type Named = Pick<ScoreSheet, 'eventId' | 'classKey' | 'entryId'>
type Written = {
  judge: string
  place: number
  as: ScoreSheet['status']
  /** The time it was started. */
  at: string
  headJudge: string
}

/** The sheet of a judge as it is now, and the revisions that were saved of it. */
export type DemoSheet = { head: ScoreSheet; saved: ScoreSheet }

const comments = [
  'Voices stand still in the middle, also when it gets loud.',
  'The stage is wide for the small speakers. A little more depth would win points.',
  'Warm and easy to listen to for the whole disc.',
]

/** A sheet as a judge writes it: a draft has but its first sections, and one that was opened again says why. */
export function demoSheet(
  named: Named,
  { judge, place, as, at, headJudge }: Written,
  rubric: Rubric,
): DemoSheet {
  const items = rubric.sections.flatMap(({ items: own }) => own)
  const done = as === 'draft' ? items.slice(0, 5) : items
  const judgeId = demoUserId(judge) as ScoreSheet['judgeId']
  const shift = judge.length % 3
  const said = place % comments.length
  const submittedAt = addTime(at, { minutes: 6 })
  const saved: ScoreSheet = {
    ...named,
    id: deriveId('sht', at, `${named.entryId} ${judge}`),
    judgeId,
    values: Object.fromEntries(
      done.map((item, index) => [item.key, scoreOf(item, (place * 5 + index * 3 + shift) % 7)]),
    ),
    comments: { [rubric.sections[said % 2]?.key ?? 'tone']: comments[said] ?? '' },
    privateNote: '',
    status: 'draft',
    revision: 1,
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
  if (as === 'draft') return { saved, head: saved }
  const submitted = {
    ...saved,
    status: 'submitted' as const,
    submittedAt,
    updatedAt: submittedAt,
    version: 2,
  }
  if (as === 'submitted') return { saved, head: submitted }
  const reopenedAt = addTime(submittedAt, { minutes: 9 })
  return {
    saved,
    head: {
      ...submitted,
      status: 'reopened',
      reopened: {
        by: demoUserId(headJudge) as ScoreSheet['judgeId'],
        at: reopenedAt,
        reason: 'Imaging is far from the other two sheets. Please listen once more.',
      },
      updatedAt: reopenedAt,
      version: 3,
    },
  }
}

const lowShare = 0.66
const shareOfStep = 0.05

function scoreOf({ kind, maxHundredths, stepHundredths }: RubricItem, step: number): number {
  // Noise is rare, and takes half a point.
  if (kind === 'deduction') return step === 0 ? stepHundredths : 0
  const wanted = maxHundredths * (lowShare + step * shareOfStep)
  return Math.min(maxHundredths, Math.round(wanted / stepHundredths) * stepHundredths)
}
