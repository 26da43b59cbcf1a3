import { getMe } from '#shared/users/contract.ts'
import { call } from '#web/lib/call.ts'
import { setSession } from '#web/lib/session/session-store.ts'

/** The profile as it is now. As a whole: what was taken out of it is not in the answer of a change. */
export async function latestProfile() {
  const me = await call(getMe, {})
  setSession({ status: 'signed-in', me })
  return me
}
