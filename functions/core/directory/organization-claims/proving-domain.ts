import { getDomain } from 'tldts'

/** Sites that anyone can make pages on, and mail that anyone can have: an address there proves nothing. */
const shared = new Set([
  'aol.com',
  'business.site',
  'carrd.co',
  'comcast.net',
  'facebook.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'godaddysites.com',
  'google.com',
  'hey.com',
  'hotmail.com',
  'icloud.com',
  'instagram.com',
  'linktr.ee',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'tiktok.com',
  'weebly.com',
  'x.com',
  'yahoo.com',
  'yelp.com',
  'ymail.com',
  'youtube.com',
  'zoho.com',
])

/** The registrable domain of a host or an address; pages of one site builder are domains of their own. */
const domainOf = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? undefined

/** The domain of a website whose addresses prove that someone belongs to a business; undefined where none does. */
export function provingDomain(website: string): string | undefined {
  const domain = URL.canParse(website) ? domainOf(new URL(website).hostname) : undefined
  return domain && !shared.has(domain) ? domain : undefined
}

/** Tells whether an email address is at a domain, or below it. */
export const isAt = (email: string, domain: string): boolean =>
  domainOf(email.slice(email.lastIndexOf('@') + 1).toLowerCase()) === domain
