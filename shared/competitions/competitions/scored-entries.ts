import { disqualifies, type RunRules } from '#shared/competitions/runs/kept-of.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { runScore, usedRuns } from '#shared/competitions/runs/run-score.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { panelScore, sectionScores } from '#shared/competitions/score-sheets/sheet-total.ts'
import { type CompetitionFormat, isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import type { Scored } from './class-places.ts'
import type { EntryWork } from './class-refusal.ts'
import { type CompetitionClass, judgesOf } from './competition-class.ts'

/** An entry in a class, with the number of its registration. */
export type EntryInClass = Pick<EntryWork, 'entryId' | 'number' | 'status'>

type Rules = RunRules & { rubric?: Rubric | undefined }

type Recorded = {
  of: Pick<CompetitionClass, 'absent' | 'judgeIds' | 'excused' | 'runsAllowed'>
  entries: readonly EntryInClass[]
  runs: readonly Run[]
  sheets: readonly ScoreSheet[]
}

/** An entry as the lanes see it. */
export type LaneWork = EntryWork & {
  /** The number of runs it has used. */
  runsUsed: number
  /** True if it has a run left, or a sheet is missing. */
  hasTurn: boolean
}

type Outcome = { scored: Omit<Scored, 'entryId'>; work: Pick<EntryWork, 'missingJudges' | 'judges'> }

const nothing: Outcome = { scored: { isZero: false }, work: { missingJudges: 0, judges: 0 } }

/** The last revision of each judge’s sheet, of those that are submitted. */
function submitted(sheets: readonly ScoreSheet[]): ScoreSheet[] {
  const last = new Map<string, ScoreSheet>()
  for (const sheet of sheets)
    if (sheet.revision >= (last.get(sheet.judgeId)?.revision ?? 0)) last.set(sheet.judgeId, sheet)
  return [...last.values()].filter(({ status }) => status === 'submitted')
}

function judged(
  sheets: readonly ScoreSheet[],
  of: Recorded['of'],
  format: CompetitionFormat,
  rubric: Rubric,
): Outcome {
  const done = submitted(sheets)
  const has = (judgeId: string) => done.some((sheet) => sheet.judgeId === judgeId)
  // A judge who is excused is not waited for, and the sheets that they submitted count.
  const excused = of.excused.filter(({ judgeId }) => !has(judgeId))
  // Without named judges, any judges count, as many as the format asks for.
  const named = of.judgeIds.length > 0 ? judgesOf({ judgeIds: of.judgeIds, excused }) : undefined
  const judges = named?.length ?? Math.max(1, format.judges - excused.length)
  const missingJudges = named
    ? named.filter((judgeId) => !has(judgeId)).length
    : Math.max(0, judges - done.length)
  const panel = {
    sheets: new Map(done.map(({ judgeId, values }) => [judgeId as string, values])),
    judgeIds: named ?? done.map(({ judgeId }) => judgeId),
  }
  const score = missingJudges > 0 ? undefined : panelScore(rubric, panel)
  return {
    scored: score
      ? { score, isZero: score.sumHundredths === 0, sections: sectionScores(rubric, panel) }
      : { isZero: false },
    work: { missingJudges, judges },
  }
}

/**
 * Returns what each entry of a class has reached, and what is still to come: the first is placed, the second
 * decides whether places can be published. An entry that is absent or no longer in has no score, whatever was
 * recorded.
 */
export function scoredEntries(
  { of, entries, runs, sheets }: Recorded,
  rules: Rules,
): { scored: Scored[]; work: LaneWork[] } {
  const all = entries.map((entry) => {
    const own = usedRuns(runs.filter(({ entryId }) => entryId === entry.entryId))
    const isOut = own.some((run) => disqualifies(run, rules.violations))
    const status = entry.status === 'in' && isOut ? ('disqualified' as const) : entry.status
    const isThere = status === 'in' && !of.absent.some((entryId) => entryId === entry.entryId)
    const outcome = (): Outcome => {
      if (!isThere) return nothing
      const { rubric } = rules
      if (!isJudged(rules.format) || !rubric)
        return { ...nothing, scored: runScore(own, rules) ?? { isZero: false } }
      return judged(
        sheets.filter(({ entryId }) => entryId === entry.entryId),
        of,
        rules.format,
        rubric,
      )
    }
    const { scored, work } = outcome()
    const isMeasured = !isJudged(rules.format) || !rules.rubric
    const hasTurn = isThere && (isMeasured ? own.length < of.runsAllowed : work.missingJudges > 0)
    return {
      scored: { entryId: entry.entryId, ...scored },
      work: {
        ...entry,
        status,
        ...work,
        hasScore: scored.score !== undefined,
        runsUsed: own.length,
        hasTurn,
      },
    }
  })
  return {
    scored: all
      .filter(({ work }) => work.status === 'in' || work.status === 'disqualified')
      .map(({ scored }) => scored),
    work: all.map(({ work }) => work),
  }
}

/**
 * The next entries to call to the lane, of those who have a run left or miss a sheet: by their run order, and
 * everyone’s first run comes before anyone’s second.
 */
export const calledNext = (
  order: readonly string[],
  work: readonly Pick<LaneWork, 'entryId' | 'runsUsed' | 'hasTurn'>[],
  most = 3,
): string[] => {
  const place = ({ entryId }: { entryId: string }) => order.indexOf(entryId)
  return work
    .filter((one) => one.hasTurn && place(one) >= 0)
    .toSorted((a, b) => a.runsUsed - b.runsUsed || place(a) - place(b))
    .slice(0, most)
    .map(({ entryId }) => entryId)
}
