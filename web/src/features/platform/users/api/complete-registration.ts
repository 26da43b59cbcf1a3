import { type CompletionForm, completeRegistration } from '#shared/platform/users/contract.ts'
import { call } from '#web/lib/call.ts'

export const sendCompletion = (form: CompletionForm, idempotencyKey: string) =>
  call(completeRegistration, { body: form }, { idempotencyKey })
