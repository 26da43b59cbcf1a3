import { toast } from '#web/ui/toast.ts'
import { queryClient } from '../query-client.ts'
import { reloadProfile } from '../session/load-session.ts'
import { forgetImpersonation, storedImpersonation } from './stored-impersonation.ts'

/** The server has ended it: from here on the administrator is who they are. */
export async function leaveImpersonation(): Promise<void> {
  if (!storedImpersonation()) return
  forgetImpersonation()
  queryClient.clear()
  toast.warning('The impersonation has ended. You are acting as yourself again.')
  await reloadProfile()
}
