import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { breachRange } from '#core/platform/security/breach-range.ts'
import { listBreachedPasswords as contract } from '#shared/accounts/accounts/contract.ts'

/** For browsers that choose a new password at the user pool, which knows no leaks. */
async function listBreachedPasswords({ params }: ApiRequest<typeof contract>) {
  return { suffixes: await breachRange(params.prefix.toUpperCase()) }
}

export const handler = endpoint(contract, listBreachedPasswords)
