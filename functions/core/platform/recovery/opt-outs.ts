import * as z from 'zod/mini'
import { listObjects, putObject, readObject } from '#core/platform/storage/objects.ts'
import { logHash } from './log-hash.ts'

const Switched = z.array(z.object({ type: z.string(), channels: z.array(z.enum(['enabled', 'email'])) }))

/** Emails that someone stopped, or turned on again. `hash` is of an id or of an address, depending on the kind. */
const OptOut = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscriber'),
    hash: z.string(),
    at: z.iso.datetime(),
    /** `confirmed` is someone who had left, and came back. */
    status: z.enum(['unsubscribed', 'bounced', 'complained', 'confirmed']),
  }),
  z.object({
    kind: z.literal('address'),
    hash: z.string(),
    at: z.iso.datetime(),
    scope: z.enum(['all', 'bulk']),
    reason: z.enum(['bounce', 'complaint', 'by_hand']),
  }),
  z.object({
    /** An address may get mail again. `at` is when it was stopped. */
    kind: z.literal('lifted'),
    hash: z.string(),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('member'),
    hash: z.string(),
    at: z.iso.datetime(),
    /** The types of notifications, each with what was switched off, or on again. */
    off: Switched,
    on: Switched,
  }),
])
export type OptOut = z.infer<typeof OptOut>

type OfKind<K> = Omit<Extract<OptOut, { kind: K }>, 'hash'>
type Noted = OfKind<'subscriber'> | OfKind<'address'> | OfKind<'lifted'> | OfKind<'member'>

const folder = 'opt-outs/'

/** Notes such a choice beside the backups, so that restoring an older one does not undo it. */
export async function keepOptOut(idOrAddress: string, noted: Noted): Promise<void> {
  const optOut = { ...noted, hash: logHash(idOrAddress) }
  const key = `${folder}${noted.at}-${noted.kind}-${optOut.hash}.json`
  await putObject(
    key,
    Buffer.from(JSON.stringify(optOut)),
    { contentType: 'application/json' },
    'BACKUP_BUCKET',
  )
}

const readAtOnce = 16

/** What has been chosen since then, the oldest first. */
export async function optOutsSince(instant: string): Promise<OptOut[]> {
  const keys = (await listObjects(folder, 'BACKUP_BUCKET')).filter(
    (key) => key.slice(folder.length) >= instant,
  )
  const found: OptOut[] = []
  for (let start = 0; start < keys.length; start += readAtOnce)
    found.push(...(await Promise.all(keys.slice(start, start + readAtOnce).map(read))))
  return found
}

async function read(key: string): Promise<OptOut> {
  const object = await readObject(key, 'BACKUP_BUCKET')
  if (!object) throw new Error(`${key} cannot be read.`)
  return OptOut.parse(JSON.parse(object.bytes.toString()))
}
