import * as z from 'zod/mini'
import { getMany } from '#core/platform/db/get-many.ts'
import { readItem } from '#core/platform/db/read-item.ts'
import { users } from '#core/platform/users/users.ts'

const Contact = z.object({ id: z.string(), name: z.string(), email: z.string() })

/** Names and addresses behind ids, for a page of rows; people who have left the platform have none. */
export async function contactsOf(ids: Iterable<string>) {
  const found = await getMany([...new Set(ids)].map((id) => users.key({ id })))
  const known = found.flatMap((item) => readItem(Contact, users.name, item) ?? [])
  const contacts = new Map(known.map((contact) => [contact.id, contact]))
  return (id: string) => ({
    userName: contacts.get(id)?.name ?? 'Deleted member',
    userEmail: contacts.get(id)?.email ?? '',
  })
}
