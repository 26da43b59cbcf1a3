import { getMe } from '#shared/platform/users/contract.ts'
import { call } from '#web/lib/call.ts'
import { setSession } from '#web/lib/session/session-store.ts'

/** Reads the whole current profile: removed fields are missing in the answer of a change. */
export async function latestProfile() {
  const me = await call(getMe, {})
  setSession({ status: 'signed-in', me })
  return me
}
