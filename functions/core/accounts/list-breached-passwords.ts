import type { ApiRequest } from '#core/http/endpoint.ts'
import type { listBreachedPasswords as contract } from '#shared/accounts/contract.ts'
import { breachRange } from './breach-range.ts'

/** For browsers that choose a new password at the user pool, which knows no leaks. */
export async function listBreachedPasswords({ params }: ApiRequest<typeof contract>) {
  return { suffixes: await breachRange(params.prefix.toUpperCase()) }
}
