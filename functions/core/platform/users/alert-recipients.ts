import { readSetting } from '#core/platform/settings/read-setting.ts'
import { administratorIds } from './administrator-ids.ts'
import { emailClaims } from './email-claims.ts'
import { type StoredUser, users } from './users.ts'

type AlertRecipients = {
  /** Everyone who is notified on the site. */
  administrators: StoredUser[]
  /** The addresses of those among them who are also mailed. */
  mailed: ReadonlySet<string>
  /** Named addresses of no account, which are mailed too. */
  addresses: string[]
}

/**
 * Returns who hears of what must be looked at. Administrators may name the addresses that are mailed; where none of them
 * is left, every administrator is. Someone who is no longer an administrator gets nothing.
 */
export async function alertRecipients(): Promise<AlertRecipients> {
  const [ids, named] = await Promise.all([administratorIds(), readSetting('alert_addresses')])
  const found = await Promise.all(ids.toSorted().map((id) => users.get({ id })))
  const administrators = found.filter((user) => user !== undefined)
  const theirs = administrators.map(({ email }) => email)
  const others = named.filter((address) => !theirs.includes(address))
  const claims = await Promise.all(others.map((email) => emailClaims.get({ email })))
  const addresses = others.filter((_, at) => claims[at] === undefined)
  const known = theirs.filter((email) => named.includes(email))
  const mailed = new Set(known.length + addresses.length > 0 ? known : theirs)
  return { administrators, mailed, addresses }
}
