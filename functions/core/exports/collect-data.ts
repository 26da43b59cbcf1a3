import { invitations } from '#core/invitations/invitations.ts'
import { mailsTo } from '#core/mails/mails-to.ts'
import { listObjects, readObject } from '#core/storage/objects.ts'
import { addressesOf } from '#core/users/addresses-of.ts'
import type { StoredUser } from '#core/users/users.ts'
import { ownItems } from './own-items.ts'

/** How the table is organised, what proves a secret without being it, and what a mail opens that has not gone yet. */
const hidden = new Set([
  'pk',
  'sk',
  'entity',
  'ttl',
  'version',
  'gsi1pk',
  'gsi1sk',
  'gsi2pk',
  'gsi2sk',
  'gsi3pk',
  'gsi3sk',
  'pendingRefunds',
  'recoveryHashes',
  'refundRequests',
  'secretData',
  'secretHash',
  'signedOut',
])

const readable = (item: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.has(name)))

const introduction = `Your data on Boxrise
====================

data/   one JSON file for each kind of record, as the platform keeps it
files/  the files you uploaded

Left out are copies that only make search and lists fast, and the hashes of your recovery codes.
`

/** All that the platform keeps of a member, as the files of an archive. */
export async function collectData(user: StoredUser, now: string): Promise<Record<string, Uint8Array>> {
  const userId = user.id
  const records = new Map<string, unknown[]>()
  const add = (kind: string, item: object) => {
    const known = records.get(kind)
    if (known) known.push(readable(item))
    else records.set(kind, [readable(item)])
  }
  for await (const item of ownItems(`USER#${userId}`)) add(item.entity ?? 'counter', item)
  for (const { email, since, until } of addressesOf(user, now)) {
    // Before that the address may have been somebody else’s.
    for await (const mail of mailsTo(email, until)) if (mail.createdAt >= since) add('mail', mail)
    const sent = await invitations.list({ index: 'gsi3', pk: `INVITATIONS_TO#${email}`, limit: 100 })
    for (const invitation of sent.items)
      if (
        invitation.acceptedBy === userId ||
        (invitation.createdAt >= since && invitation.createdAt <= until)
      )
        add('invitation', invitation)
  }
  const encode = (text: string) => new TextEncoder().encode(text)
  const files: Record<string, Uint8Array> = { 'README.txt': encode(introduction) }
  for (const [kind, items] of records)
    files[`data/${kind}.json`] = encode(`${JSON.stringify(items, null, 2)}\n`)
  for (const prefix of [`media/profile-pictures/${userId}/`, `documents/${userId}/`])
    for (const key of await listObjects(prefix)) {
      const object = await readObject(key)
      if (object) files[`files/${key}`] = object.bytes
    }
  return files
}
