import * as z from 'zod/mini'

const longest = 500

/** A name that the public web resolves: no bare host, no address of a network, no name of a private one. */
const publicHost =
  /^(?!.*\.(?:local|localhost|internal|lan|home|arpa)$)(?=.*[a-z])[a-z0-9.-]+\.[a-z][a-z0-9-]*$/i

function leadsSomewhere(href: string): boolean {
  if (href.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(href)
  if (!URL.canParse(href)) return false
  const { protocol, hostname, username, password } = new URL(href)
  return protocol === 'https:' && !username && !password && publicHost.test(hostname)
}

/** A path of this site, or an https address on the public web. */
export const Href = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Required'),
    z.maxLength(longest, `Must be at most ${longest} characters`),
    z.refine(
      leadsSomewhere,
      'Enter a path of this site, such as /faq, or an address that begins with https://',
    ),
  )

export const isOnTheWeb = (href: string): boolean => href.startsWith('https://')
