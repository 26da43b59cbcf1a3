import { itemsOf, type Rubric, type RubricSection } from '#shared/rules/rulebooks/rubric.ts'
import type { Score } from '#shared/rules/scores/score.ts'

type Values = Readonly<Record<string, number>>

const signed = (items: RubricSection['items'], values: Values) =>
  items.reduce((sum, { key, kind }) => sum + (kind === 'points' ? 1 : -1) * (values[key] ?? 0), 0)

/** Points less deductions, never below zero. */
export const sheetTotal = (rubric: Pick<Rubric, 'sections'>, values: Values): number =>
  Math.max(0, signed(itemsOf(rubric), values))

type Panel = {
  /** The values of each sheet that was submitted, by its judge. */
  sheets: ReadonlyMap<string, Values>
  /** The judges of the entry; a judge whom the head judge excused is not among them. */
  judgeIds: readonly string[]
}

/**
 * The score of a panel, which divides by the number of judges; undefined while a sheet is missing, because an average
 * with a zero for an absent judge is no score.
 */
export function panelScore(rubric: Pick<Rubric, 'sections'>, { sheets, judgeIds }: Panel): Score | undefined {
  const totals = judgeIds.flatMap((judgeId) => {
    const values = sheets.get(judgeId)
    return values ? [sheetTotal(rubric, values)] : []
  })
  if (totals.length === 0 || totals.length < judgeIds.length) return undefined
  return { sumHundredths: totals.reduce((sum, total) => sum + total, 0), judges: totals.length }
}

/** Returns the panel’s score for each section, in the order of the rubric: these break ties. */
export const sectionScores = (
  { sections }: Pick<Rubric, 'sections'>,
  { sheets, judgeIds }: Panel,
): (Score & { name: string })[] =>
  sections.map(({ name, items }) => ({
    name,
    sumHundredths: judgeIds.reduce((sum, judgeId) => sum + signed(items, sheets.get(judgeId) ?? {}), 0),
    judges: Math.max(1, judgeIds.length),
  }))

/**
 * Returns how far apart the sheets of an entry are, and whether that exceeds a percentage of the most a sheet
 * can reach. It flags and never blocks.
 */
export function spreadOf(
  totals: readonly number[],
  maximumHundredths: number,
  limitPercent = 10,
): { spreadHundredths: number; isWide: boolean } {
  const spreadHundredths = totals.length === 0 ? 0 : Math.max(...totals) - Math.min(...totals)
  return { spreadHundredths, isWide: spreadHundredths * 100 > maximumHundredths * limitPercent }
}
