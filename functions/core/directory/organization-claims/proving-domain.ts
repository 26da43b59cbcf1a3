import { getDomain } from 'tldts'

/** Sites that anyone can make pages on, and mail that anyone can have: an address there proves nothing. */
const shared = new Set([
  'aim.com',
  'amazon.com',
  'aol.com',
  'att.net',
  'beacons.ai',
  'bellsouth.net',
  'bit.ly',
  'business.site',
  'carrd.co',
  'charter.net',
  'comcast.net',
  'cox.net',
  'earthlink.net',
  'ebay.com',
  'etsy.com',
  'facebook.com',
  'fastmail.com',
  'fb.com',
  'fb.me',
  'gmail.com',
  'gmx.com',
  'godaddysites.com',
  'goo.gl',
  'google.com',
  'googlemail.com',
  'hey.com',
  'hotmail.com',
  'icloud.com',
  'instagram.com',
  'linkedin.com',
  'linktr.ee',
  'live.com',
  'mac.com',
  'mail.com',
  'mapquest.com',
  'me.com',
  'msn.com',
  'nextdoor.com',
  'outlook.com',
  'pinterest.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'rocketmail.com',
  'sbcglobal.net',
  'squarespace.com',
  'threads.net',
  'tiktok.com',
  'tutanota.com',
  'twitter.com',
  'verizon.net',
  'weebly.com',
  'wix.com',
  'wordpress.com',
  'x.com',
  'yahoo.com',
  'yellowpages.com',
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
