import { cancelDeletion, type DeletionForm, requestDeletion } from '#shared/deletions/contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'

export const useRequestDeletion = () =>
  useCommand({
    send: (body: DeletionForm) => call(requestDeletion, { body }),
    onDone: () => reloadProfile(),
  })

export const useCancelDeletion = () =>
  useCommand({
    send: (_: undefined, idempotencyKey) => call(cancelDeletion, {}, { idempotencyKey }),
    onDone: () => reloadProfile(),
  })
