import { readSetting } from '#core/platform/settings/read-setting.ts'
import { administratorIds } from './administrator-ids.ts'
import { type StoredUser, users } from './users.ts'

type AlertRecipients = {
  administrators: StoredUser[]
  /** Those of no administrator. */
  addresses: string[]
}

/** Returns who hears of what must be looked at: the named addresses, or every administrator if none is named. */
export async function alertRecipients(): Promise<AlertRecipients> {
  const [ids, named] = await Promise.all([administratorIds(), readSetting('alert_addresses')])
  const found = await Promise.all(ids.toSorted().map((id) => users.get({ id })))
  const administrators = found.filter((user) => user !== undefined)
  if (named.length === 0) return { administrators, addresses: [] }
  const theirs = new Set(administrators.map(({ email }) => email))
  return {
    administrators: administrators.filter(({ email }) => named.includes(email)),
    addresses: named.filter((address) => !theirs.has(address)),
  }
}
