import * as z from 'zod/mini'

/** The user pool takes no longer one to log in with. */
const mostLetters = 128

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const topLabel = '(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])'

/**
 * The addresses that the user pool registers and the mail service delivers to: a dot-atom and a host name
 * (RFC 5321), in ASCII.
 */
const deliverable = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLabel}$`)

/** ASCII that is in no host name, some of which a URL would take for something else. */
const notInHosts = /[\0-,/:-@[-`{-\x7f]/

/** A domain in the form that mail is sent with: `münchen.test` is `xn--mnchen-3ya.test`. */
function asciiDomain(domain: string): string {
  if (notInHosts.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}

function comparable(typed: string): string {
  const address = typed.trim().toLowerCase()
  const domainAt = address.lastIndexOf('@') + 1
  return address.slice(0, domainAt) + asciiDomain(address.slice(domainAt))
}

/**
 * An email address as it is compared and stored: trimmed, in lower case, its domain in ASCII. It admits exactly what can
 * be registered and written to, wherever an address is taken.
 */
export const Email = z
  .string()
  .check(
    z.overwrite(comparable),
    z.maxLength(mostLetters, `Please use an address of at most ${mostLetters} characters`),
    z.email({ pattern: deliverable, error: 'Please enter a valid email address' }),
  )
