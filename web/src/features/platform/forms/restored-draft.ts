import type { DeviceDraft } from '#web/lib/device-drafts.ts'
import { changesByOthers } from './changes-by-others.ts'
import { isSame } from './is-same.ts'

type Values = Record<string, unknown>

export type RestoredDraft = {
  /** What differs from the saved values of now. */
  typed: Values
  /** What was saved since over what was typed, where anything was. */
  news?: ReturnType<typeof changesByOthers>
}

/** Returns what a draft still adds to the saved values, which others may have changed since; undefined if nothing. */
export function restoredDraft(draft: DeviceDraft, saved: Values): RestoredDraft | undefined {
  const typed = Object.fromEntries(
    Object.entries(draft.values).filter(([field, value]) => field in saved && !isSame(value, saved[field])),
  )
  if (Object.keys(typed).length === 0) return undefined
  const before = pick(draft.before, typed)
  const news = changesByOthers(before, pick(saved, before), typed)
  return { typed, ...(Object.keys(news.after).length > 0 && { news }) }
}

const pick = (values: Values, like: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in like))

/** Returns what is typed and not saved, with what it replaces. */
export function unsavedDraft(
  typed: Values,
  saved: Values,
): Pick<DeviceDraft, 'values' | 'before'> | undefined {
  const values = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => field in saved && !isSame(value, saved[field])),
  )
  return Object.keys(values).length > 0 ? { values, before: pick(saved, values) } : undefined
}
