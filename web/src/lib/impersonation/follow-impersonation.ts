import { toast } from '#web/ui/toast.ts'
import type { ApiError } from '../api-error.ts'
import { queryClient } from '../query-client.ts'
import { reloadProfile } from '../session/load-session.ts'
import {
  forgetImpersonation,
  impersonationEnded,
  impersonationKey,
  storedImpersonation,
} from './stored-impersonation.ts'

/** Switches back to the administrator when the server has ended it, and follows switches in other tabs. */
export function followImpersonation(): () => void {
  const leave = ({ detail }: CustomEventInit<ApiError>) => {
    if (!storedImpersonation()) return
    forgetImpersonation()
    queryClient.clear()
    const refused = detail?.code === 'impersonation_refused' ? `${detail.message}. ` : ''
    toast.warning(`${refused}The impersonation has ended. You are back in your own account.`)
    void reloadProfile()
  }
  const follow = ({ key }: StorageEvent) => {
    // Everything on this page is about the previous person.
    if (key === impersonationKey) location.reload()
  }
  addEventListener(impersonationEnded, leave)
  addEventListener('storage', follow)
  return () => {
    removeEventListener(impersonationEnded, leave)
    removeEventListener('storage', follow)
  }
}
