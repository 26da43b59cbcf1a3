import { addTime } from '#shared/platform/time/add-time.ts'
import type { Refusal } from '#shared/refusal.ts'
import { itemRefusal, itemsOf, type Rubric } from '#shared/rules/rulebooks/rubric.ts'
import type { ScoreSheet, ScoreSheetFields } from './score-sheet.ts'

type SheetCode =
  | 'sheet_changed'
  | 'sheet_incomplete'
  | 'sheet_value'
  | 'sheet_submitted'
  | 'sheet_not_submitted'
  | 'reason_needed'

const ownReopenMinutes = 10
const leastReason = 10

/** Explains why a draft cannot be saved; undefined if it can. Items may still be missing. */
export function draftRefusal(
  rubric: Rubric,
  { values, comments }: Pick<ScoreSheetFields, 'values' | 'comments'>,
): Refusal<SheetCode> | undefined {
  const items = itemsOf(rubric)
  for (const item of items) {
    const value = values[item.key]
    const message = value === undefined ? undefined : itemRefusal(item, value)
    if (message) return { code: 'sheet_value', message, path: `values.${item.key}` }
  }
  const unknown =
    Object.keys(values).find((key) => !items.some((item) => item.key === key)) ??
    Object.keys(comments).find((key) => !rubric.sections.some((section) => section.key === key))
  return unknown ? { code: 'sheet_value', message: `The sheet does not ask for ${unknown}.` } : undefined
}

/** Explains why a sheet cannot be submitted; undefined if it can. */
export function submitRefusal(
  rubric: Rubric,
  sheet: Pick<ScoreSheet, 'values' | 'comments' | 'status'>,
): Refusal<SheetCode> | undefined {
  if (sheet.status === 'submitted')
    return { code: 'sheet_submitted', message: 'Ask the head judge to open this sheet again.' }
  const missing = itemsOf(rubric).find(({ key }) => sheet.values[key] === undefined)
  return missing
    ? { code: 'sheet_incomplete', message: `Enter ${missing.label}.`, path: `values.${missing.key}` }
    : draftRefusal(rubric, sheet)
}

type Opener = { userId: string; isHeadJudge: boolean; reason: string }

/**
 * Explains why a person cannot reopen a submitted sheet; undefined if they can: its judge within 10 minutes,
 * then the head judge with a reason.
 */
export function reopenRefusal(
  { status, judgeId, submittedAt }: Pick<ScoreSheet, 'status' | 'judgeId' | 'submittedAt'>,
  { userId, isHeadJudge, reason }: Opener,
  now: string,
): Refusal<SheetCode> | undefined {
  if (status !== 'submitted' || submittedAt === undefined)
    return { code: 'sheet_not_submitted', message: 'This sheet is already open.' }
  if (userId === judgeId && now < addTime(submittedAt, { minutes: ownReopenMinutes })) return undefined
  if (!isHeadJudge)
    return { code: 'sheet_submitted', message: 'Ask the head judge to open this sheet again.' }
  return reason.trim().length < leastReason
    ? { code: 'reason_needed', message: 'Give a reason of at least 10 characters.', path: 'reason' }
    : undefined
}

/**
 * Explains why a sheet made from an earlier version cannot be saved over a later one; both are kept, and the
 * judge chooses.
 */
export const baseVersionRefusal = (
  { version }: Pick<ScoreSheet, 'version'>,
  baseVersion: number,
): Refusal<SheetCode> | undefined =>
  version === baseVersion
    ? undefined
    : { code: 'sheet_changed', message: 'This sheet was changed on another device.' }

/** The items on which two versions of a sheet differ, for a judge who has to choose. */
export const differingItems = (
  rubric: Rubric,
  one: Pick<ScoreSheetFields, 'values'>,
  other: Pick<ScoreSheetFields, 'values'>,
): string[] =>
  itemsOf(rubric)
    .map(({ key }) => key)
    .filter((key) => one.values[key] !== other.values[key])
