import { isWebAddress } from '#shared/is-web-address.ts'

const longest = 500

/** The message about an address that no link can have. */
export const linkRefusal =
  'Enter a path of this site, such as /faq, an address that begins with https://, an email address or a phone number.'

const isPath = (typed: string) => /^\/(?![/\\])[^\s\\]*$/.test(typed)
const isMail = (typed: string) => /^[^\s@:/?]+@[^\s@:/?]+\.[a-z]{2,}$/i.test(typed)
const isPhone = (typed: string) => /^\+?[\d\s().-]{7,20}$/.test(typed)
const isHost = (typed: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(typed)

const isOnTheWeb = (typed: string) => /^https:/i.test(typed) && isWebAddress(typed)

/** Returns the destination of a typed link, or undefined if nothing can be there. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (address === '' || address.length > longest) return undefined
  if (isPath(address) || isOnTheWeb(address) || /^(mailto|tel):[^\s<>"]+$/i.test(address)) return address
  if (isMail(address)) return `mailto:${address}`
  if (isPhone(address)) return `tel:${address.replace(/[^\d+]/g, '')}`
  return isHost(address) ? `https://${address}` : undefined
}
