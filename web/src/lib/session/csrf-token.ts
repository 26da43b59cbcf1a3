import { kept } from '#web/lib/kept.ts'

const key = 'csrf_token'

const hex = /^[0-9a-f]{64}$/

/** The token of this session, which every mutation carries as a header beside the cookie. */
export function csrfToken(): string | undefined {
  const token = kept.get(key)
  if (!token || !hex.test(token)) return undefined
  // The cookie can be gone before the stored token: browsers shorten the life of cookies that scripts set.
  if (!document.cookie.includes(`${key}=${token}`)) writeCookie(token)
  return token
}

export function createCsrfToken(): void {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  kept.set(key, token)
  writeCookie(token)
}

export function removeCsrfToken(): void {
  kept.remove(key)
  writeCookie('', 0)
}

function writeCookie(value: string, maxAge = 34_560_000): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${key}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`
}
