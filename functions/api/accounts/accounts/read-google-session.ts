import { findGoogleSession } from '#core/accounts/accounts/google-sessions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { readGoogleSession as contract } from '#shared/accounts/accounts/google-contract.ts'

async function readGoogleSession({ body }: ApiRequest<typeof contract>) {
  const { email, name } = await findGoogleSession(body.handle, poolTime())
  return { email, name }
}

export const handler = endpoint(contract, readGoogleSession)
