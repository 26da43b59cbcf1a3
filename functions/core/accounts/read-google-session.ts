import type { ApiRequest } from '#core/http/endpoint.ts'
import type { readGoogleSession as contract } from '#shared/accounts/google-contract.ts'
import { findGoogleSession } from './google-sessions.ts'

export async function readGoogleSession({ body, now }: ApiRequest<typeof contract>) {
  const { email, name } = await findGoogleSession(body.handle, now)
  return { email, name }
}
