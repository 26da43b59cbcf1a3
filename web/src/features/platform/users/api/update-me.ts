import { type ProfileForm, updateMe } from '#shared/platform/users/contract.ts'
import { call } from '#web/lib/call.ts'

export const sendProfile = (form: ProfileForm, idempotencyKey: string) =>
  call(updateMe, { body: form }, { idempotencyKey })
