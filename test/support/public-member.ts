import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { Client } from './client.ts'
import { changeUser } from './records.ts'

/** Every text of a profile that its owner types, those for others and those that stay private. */
const typed = ['name', 'bio', 'city', 'state', 'companyName', 'address', 'zip', 'taxId'] as const
/** Fields that now must be of a certain kind keep the values written before there were rules. */
const kept = ['phone', 'location', 'country'] as const

const limits: Partial<Record<keyof User, number>> = {
  phone: 32,
  zip: 16,
  taxId: 32,
  city: 80,
  state: 80,
  country: 80,
  bio: 1000,
}

/** Writes a text into every field of a profile, cut where a field is shorter, and makes the profile public. */
export async function writeEverywhere(client: Client, written: string): Promise<User> {
  const cut = (fields: readonly (keyof User)[]) =>
    Object.fromEntries(fields.map((field) => [field, written.slice(0, limits[field] ?? 120)]))
  await changeUser((await client.call(getMe, {})).body.id, cut(kept))
  const { version } = (await client.call(getMe, {})).body
  const { status, text, body } = await client.call(updateMe, {
    body: { ...cut(typed), isPublicProfile: true, version },
  })
  if (status !== 200) throw new Error(`the profile answered ${status}: ${text}`)
  return body
}
