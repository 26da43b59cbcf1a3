import { mails } from '#core/mails/mails.ts'
import { listObjects, readObject } from '#core/storage/objects.ts'
import { type OwnItem, ownItems } from './own-items.ts'

/** How the table is organised, and what proves a secret without being it: of no use to the member. */
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
  'recoveryHashes',
  'signedOut',
])

const readable = (item: OwnItem) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.has(name)))

const introduction = `Your data on Boxrise
====================

data/   one JSON file for each kind of record, as the platform keeps it
files/  what you have uploaded

Left out are copies that only make search and lists fast, and the hashes of your recovery codes.
`

/** All that the platform keeps of a member, as the files of an archive. */
export async function collectData(userId: string, email: string): Promise<Record<string, Uint8Array>> {
  const records = new Map<string, unknown[]>()
  for await (const item of ownItems(`USER#${userId}`)) {
    const kind = item.entity ?? 'counter'
    records.set(kind, [...(records.get(kind) ?? []), readable(item)])
  }
  records.set('mail', await mailsTo(email))
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

async function mailsTo(email: string): Promise<unknown[]> {
  const found: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await mails.list({ index: 'gsi3', pk: `MAILS_TO#${email}`, limit: 100, cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return found
}
