import { createHash } from 'node:crypto'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import { mailIds } from '#core/support/support-requests/requests.ts'
import { mailIdHash } from './mail-id.ts'
import type { MailHead } from './received-mail.ts'

type Mail = Pick<MailHead, 'messageId' | 'inReplyTo' | 'references'> & Required<Pick<MailHead, 'from'>>

/** Mail programs list every mail of a conversation. The newest ones are enough: other replies name them, too. */
const mostIds = 20

/** The mails that a mail answers, newest first: the one it names as such, then those before it. */
const idsAnswered = ({ inReplyTo, references }: Mail): string[] =>
  [...new Set([...(inReplyTo ? [inReplyTo] : []), ...references.toReversed()])].slice(0, mostIds)

/** What only stood among references is kept for its sender alone: many people answer one mail that never came here. */
const weakHash = (id: string, { from }: Mail) =>
  createHash('sha256')
    .update(`${from.email} ${mailIdHash(id)}`)
    .digest('hex')

async function knownIds(hashes: readonly string[]) {
  const keys = [...new Set(hashes)].map((hash) => mailIds.key({ hash }))
  const rows = await getMany(keys, { consistent: true })
  return new Map(rows.map((row) => mailIds.read(row)).map((row) => [row.hash, row]))
}

/** The requests of the mails that a mail answers, newest first. */
export async function requestsAnswered(mail: Mail) {
  const hashes = idsAnswered(mail).flatMap((id) => [mailIdHash(id), weakHash(id, mail)])
  const known = await knownIds(hashes)
  return hashes.flatMap((hash) => known.get(hash) ?? [])
}

/**
 * The writes by which answers to a mail find its request: to the mail itself, and, from the same sender, to what it
 * answers. Ids that are known already stay what they are.
 */
export async function idsOfMail(mail: Mail, requestId: string, addedAt: string): Promise<Write[]> {
  const { messageId } = mail
  const own = messageId ? [{ hash: mailIdHash(messageId) }] : []
  const answered = idsAnswered(mail).map((id) => ({ hash: weakHash(id, mail), isWeak: true as const }))
  const known = await knownIds([...own, ...answered].map(({ hash }) => hash))
  const added = new Map([...own, ...answered].map((one) => [one.hash, one]))
  return [...added.values()].flatMap((one) =>
    known.has(one.hash) ? [] : [mailIds.put({ ...one, requestId, addedAt, version: 1 }, { absent: true })],
  )
}
