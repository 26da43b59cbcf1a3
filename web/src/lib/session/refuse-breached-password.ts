import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'

const patienceMs = 2000

/**
 * Refuses a password that is in a known leak before the user pool, which knows of none, is asked to take it. Only the
 * first characters of its fingerprint leave the browser; a check that fails or takes long keeps no one out.
 */
export async function refuseBreachedPassword(password: string): Promise<void> {
  const hash = await sha1(password)
  const { listBreachedPasswords } = await import('#shared/accounts/accounts/contract.ts')
  const leaked = await call(
    listBreachedPasswords,
    { params: { prefix: hash.slice(0, 5) } },
    { signal: AbortSignal.timeout(patienceMs) },
  ).then(
    ({ suffixes }) => suffixes.includes(hash.slice(5)),
    () => false,
  )
  if (!leaked) return
  const detail = 'This password has appeared in a data breach. Choose another one.'
  throw new ApiError({
    status: 400,
    code: 'breached_password',
    detail,
    errors: [{ path: 'body.password', message: detail }],
  })
}

async function sha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}
