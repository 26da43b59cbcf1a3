import { getMyPermissions } from '#shared/platform/roles/contract.ts'
import { call } from '#web/lib/call.ts'

export const fetchMyPermissions = async (signal: AbortSignal) =>
  (await call(getMyPermissions, {}, { signal })).permissions
