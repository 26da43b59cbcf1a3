import type { Write } from '#core/platform/db/write.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'

/** Where a noun keeps a preference itself: a mail of such a type goes to those who asked for it, and starts off. */
export type PreferenceHome = {
  type: PreferenceType
  isOn: (userId: string) => Promise<boolean>
  /** The writes that turn it on or off, to commit together with what else changes. */
  set: (userId: string, isOn: boolean, now: string) => Promise<Write[]>
}
