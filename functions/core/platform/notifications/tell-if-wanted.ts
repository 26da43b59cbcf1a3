import type { Write } from '#core/platform/db/write.ts'
import { categoryOf } from '#shared/platform/notifications/category-of.ts'
import type { SwitchedKind } from '#shared/platform/notifications/notification-kind.ts'
import { type NewNotification, notify } from './notify.ts'
import { wantsNotification } from './wants-notification.ts'

/** The writes of a notification that its member may have switched off: none, if so. */
export async function tellIfWanted(content: NewNotification<SwitchedKind>, now: string): Promise<Write[]> {
  if (!(await wantsNotification(content.userId, categoryOf(content), 'enabled'))) return []
  // Its member has been asked, which is why nothing else may notify of this kind.
  return notify(content as NewNotification<never>, now)
}
