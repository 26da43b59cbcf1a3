import { isDeepStrictEqual } from 'node:util'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { deskRefusal } from '#shared/support/support-desks/desk-refusal.ts'
import type { DeskSettings, DeskSettingsFields } from '#shared/support/support-desks/desk-settings.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { deskSettings } from './desks.ts'
import { readDeskSettings } from './read-desk-settings.ts'

/** Other settings of a desk, on the version that was seen. Clocks that run follow its hours by the fact that tells of them. */
export async function saveSettings(
  deskId: DeskId,
  { version, ...fields }: DeskSettingsFields & { version: number },
  now: string,
): Promise<{ before: DeskSettings; after: DeskSettings; writes: Write[] }> {
  const before = await readDeskSettings(deskId)
  if (before.version !== version) throw concurrentChange()
  const kept = new Set(fields.categories.map(({ key }) => key))
  if (before.categories.some(({ key }) => !kept.has(key))) throw deskRefusal.categoryUsed()
  const after: DeskSettings = { deskId, ...fields, updatedAt: now, version: version + 1 }
  return {
    before,
    after,
    writes: [
      deskSettings.put(after, version > 0 ? { version } : { absent: true }),
      ...(isDeepStrictEqual(before.hours, after.hours)
        ? []
        : [announce('desk.hours_changed', { deskId, at: now, before: JSON.stringify(before.hours) }, now)]),
    ],
  }
}

const told = ['categories', 'hours', 'policies', 'autoReply', 'closeAfterDays', 'signature'] as const

/** What changed of the settings, by field, for the log. */
export function changedSettings(before: DeskSettings, after: DeskSettings) {
  const changed = told.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const only = (settings: DeskSettings) =>
    Object.fromEntries(changed.map((field) => [field, settings[field]]))
  return { before: only(before), after: only(after) }
}
