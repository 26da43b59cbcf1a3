import type { PublicEvent } from '#shared/events/events/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { EntryDraft } from './entry-draft.ts'

/** The refusals, by field. Only its sentence names a full class, so its entry is looked up. */
export function entryErrors(
  failure: unknown,
  { classes }: Pick<PublicEvent, 'classes'>,
  entries: EntryDraft['entries'],
): Record<string, string> {
  if (!(failure instanceof ApiError)) return {}
  if (failure.code === 'class_full') {
    const full = classes.find(({ name }) => failure.detail === `${name} is full.`)
    const at = entries.findLastIndex(({ classKey }) => classKey === full?.classKey)
    return at < 0 ? {} : { [`body.entries.${at}.classKey`]: failure.detail }
  }
  return Object.fromEntries((failure.errors ?? []).map(({ path, message }) => [path, message]))
}
