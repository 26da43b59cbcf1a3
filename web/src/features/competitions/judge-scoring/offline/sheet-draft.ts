import type { ScoreSheet, ScoreSheetFields } from '#shared/competitions/score-sheets/score-sheet.ts'
import type { SheetOf } from './scoring-item.ts'

/** The judge's taps on this device, and the server's last answer about the same sheet. */
export type SheetDraft = {
  id: string
  /** The owner of the sheet, for when it is sent later. */
  of?: SheetOf | undefined
  fields: ScoreSheetFields
  /** The version that the fields were made from. */
  baseVersion: number
  /** True when part of it has not been sent. */
  isDirty: boolean
  sheet?: ScoreSheet | undefined
  /** A picture of the paper sheet that was uploaded and not saved yet. */
  scanUploadId?: string | undefined
}

export const noFields: ScoreSheetFields = { values: {}, comments: {}, privateNote: '' }

const fieldsOf = ({ values, comments, privateNote }: ScoreSheetFields): ScoreSheetFields => ({
  values,
  comments,
  privateNote,
})

const sameEntries = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

/** Tells whether two versions of a sheet are equal, regardless of the order of taps. */
const sameFields = (one: ScoreSheetFields, other: ScoreSheetFields): boolean =>
  sameEntries(one.values, other.values) &&
  sameEntries(one.comments, other.comments) &&
  one.privateNote === other.privateNote

/** Updates a draft after the server was read. Unsent taps stay, over the version they were made from. */
export function openedDraft(
  id: string,
  draft: SheetDraft | undefined,
  sheet: ScoreSheet | undefined,
): SheetDraft {
  if (draft?.isDirty) return { ...draft, ...(sheet && { sheet }) }
  return sheet
    ? { id, fields: fieldsOf(sheet), baseVersion: sheet.version, isDirty: false, sheet }
    : (draft ?? { id, fields: noFields, baseVersion: 0, isDirty: false })
}

/** Updates a draft after the server has taken its content. Later taps are still to be sent. */
export const savedDraft = (draft: SheetDraft, sheet: ScoreSheet): SheetDraft => {
  const { scanUploadId: _, ...rest } = draft
  return {
    ...rest,
    baseVersion: sheet.version,
    sheet,
    isDirty: !sameFields(draft.fields, sheet),
  }
}

/** Returns a draft with a value changed. Tapping the same value again removes it. */
export function withValue(
  fields: ScoreSheetFields,
  key: string,
  value: number | undefined,
): ScoreSheetFields {
  const { [key]: _, ...others } = fields.values
  return { ...fields, values: value === undefined ? others : { ...others, [key]: value } }
}

/** A draft with the comment on a section; an empty one is none. */
export function withComment(fields: ScoreSheetFields, key: string, comment: string): ScoreSheetFields {
  const { [key]: _, ...others } = fields.comments
  return { ...fields, comments: comment === '' ? others : { ...others, [key]: comment } }
}
