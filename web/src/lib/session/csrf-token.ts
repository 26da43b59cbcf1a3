import { csrfCookie, isCsrfToken } from '#shared/platform/security/csrf.ts'
import { kept } from '#web/lib/kept-in-browser.ts'

/** The token of this session, which every mutation carries as a header beside the cookie. */
export function csrfToken(): string | undefined {
  const token = kept.get(csrfCookie)
  if (!token || !isCsrfToken(token)) return undefined
  // The cookie can be gone before the stored token: browsers shorten the life of cookies that scripts set.
  if (!document.cookie.includes(`${csrfCookie}=${token}`)) writeCookie(token)
  return token
}

export function createCsrfToken(): void {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  kept.set(csrfCookie, token)
  writeCookie(token)
}

export function removeCsrfToken(): void {
  kept.remove(csrfCookie)
  writeCookie('', 0)
}

function writeCookie(value: string, maxAge = 34_560_000): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${csrfCookie}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`
}
