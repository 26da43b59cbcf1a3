import type { ApiRequest } from '#core/http/endpoint.ts'
import { poolTime } from '#core/sessions/pool-time.ts'
import type { readGoogleSession as contract } from '#shared/accounts/google-contract.ts'
import { findGoogleSession } from './google-sessions.ts'

export async function readGoogleSession({ body }: ApiRequest<typeof contract>) {
  const { email, name } = await findGoogleSession(body.handle, poolTime())
  return { email, name }
}
