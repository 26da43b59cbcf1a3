import { listObjects, readObject } from '#core/platform/storage/objects.ts'
import { addressesOf } from '#core/platform/users/addresses-of.ts'
import { ownItems } from '#core/platform/users/own-items.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { ExportedData } from './exported-data.ts'
import * as nouns from './member-data-of-nouns.ts'

const data: readonly ExportedData[] = Object.values(nouns)

/** The attributes that organize the table and the ones each noun hides. */
const hidden = new Set([
  'pk',
  'sk',
  'entity',
  'ttl',
  'version',
  ...['gsi1', 'gsi2', 'gsi3'].flatMap((index) => [`${index}pk`, `${index}sk`]),
  ...data.flatMap(({ hidden = [] }) => hidden),
])

const readable = (item: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !hidden.has(name)))

const introduction = `Your data on Boxrise
====================

data/   one JSON file for each kind of record, as the platform keeps it
files/  the files you uploaded

It leaves out copies that only make search and lists fast, and the hashes of your recovery codes.
`

/** Collects everything the platform keeps about a member, as the files of an archive. */
export async function collectData(user: StoredUser, now: string): Promise<Record<string, Uint8Array>> {
  const userId = user.id
  const records = new Map<string, unknown[]>()
  const add = (kind: string, item: object) => {
    const known = records.get(kind)
    if (known) known.push(readable(item))
    else records.set(kind, [readable(item)])
  }
  for await (const item of ownItems(`USER#${userId}`)) add(item.entity ?? 'counter', item)
  for (const { of } of data) if (of) for await (const { kind, item } of of(userId)) add(kind, item)
  for (const { email, since, until } of addressesOf(user, now))
    for (const { at } of data)
      if (at) for await (const item of at.items({ userId, email, since, until })) add(at.kind, item)
  const encode = (text: string) => new TextEncoder().encode(text)
  const files: Record<string, Uint8Array> = { 'README.txt': encode(introduction) }
  for (const [kind, items] of records)
    files[`data/${kind}.json`] = encode(`${JSON.stringify(items, null, 2)}\n`)
  for (const prefix of data.flatMap(({ files = [] }) => files))
    for (const key of await listObjects(`${prefix}/${userId}/`)) {
      const object = await readObject(key)
      if (object) files[`files/${key}`] = object.bytes
    }
  return files
}
