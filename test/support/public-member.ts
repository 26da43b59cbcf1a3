import { getMe, updateMe } from '#shared/users/contract.ts'
import type { User } from '#shared/users/user.ts'
import type { Client } from './client.ts'

/** Every text of a profile, those for others and those that stay private. */
const writtenFields = ['name', 'bio', 'location', 'city', 'state', 'country', 'companyName'] as const
const privateFields = ['phone', 'address', 'zip', 'taxId'] as const

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
  const { version } = (await client.call(getMe, {})).body
  const fields = Object.fromEntries(
    [...writtenFields, ...privateFields].map((field) => [field, written.slice(0, limits[field] ?? 120)]),
  )
  const { status, text, body } = await client.call(updateMe, {
    body: { ...fields, isPublicProfile: true, version },
  })
  if (status !== 200) throw new Error(`the profile answered ${status}: ${text}`)
  return body
}
