import { cancelDeletion, type DeletionForm, requestDeletion } from '#shared/accounts/deletions/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { toast } from '#web/ui/toast.ts'

export const useRequestDeletion = () =>
  useCommand({
    send: (body: DeletionForm) => call(requestDeletion, { body }),
    // The request has succeeded, even if the profile cannot be read.
    onDone: () => reloadProfile().catch(() => undefined),
  })

export const useCancelDeletion = command(cancelDeletion, {
  // The message is shown here, because the button goes with what it cancels.
  onDone: async () => {
    toast.success('Deletion canceled')
    await reloadProfile().catch(() => undefined)
  },
})
