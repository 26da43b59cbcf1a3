import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { log } from '#core/platform/log/log.ts'
import { readObject } from '#core/platform/storage/objects.ts'
import { publishFiles } from '#core/platform/uploads/publish-files.ts'
import { users } from '#core/platform/users/users.ts'
import {
  requests,
  requestsOfAddress,
  requestsOfMember,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { isSpamSender } from '#core/support/support-requests/spam-senders.ts'
import { AppError } from '#shared/errors.ts'
import { type DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { takesMessages } from '#shared/support/support-requests/stepped-request.ts'
import { addMail, noteMail } from './add-mail.ts'
import { filedOnce, isFiledBefore } from './filed-mails.ts'
import { findLeads } from './find-leads.ts'
import { idsOfMail } from './ids-of-mail.ts'
import { answersAlone } from './is-automatic.ts'
import type { Filing, MailEntry } from './mail-entry.ts'
import { type MailSender, senderOf } from './mail-sender.ts'
import { openByMail } from './open-by-mail.ts'
import { ourAddresses } from './our-addresses.ts'
import { readMail } from './read-mail.ts'
import { filedMail } from './said-in-mail.ts'
import { type Thread, threadOf } from './thread-of.ts'

type Received = FactPayload<'mail.received'>

/** Mails of one address in an hour that tell the desk. */
const mostMails = { name: 'received-mail', max: 10, seconds: 3600 }

/**
 * Files a mail that came in: into the requests that it belongs to, or as a new one. A mail that comes twice is filed once.
 */
export async function fileMail({ key, ...envelope }: Received, now: string, once: Write): Promise<void> {
  const raw = (await readObject(key))?.bytes
  if (!raw) throw new Error(`the received mail ${key} is not in the storage`)
  const read = await readMail(raw, envelope.verdicts)
  const mail = filedMail(read, raw, envelope.verdicts.virus === 'fail')
  if (!mail && !read.readable)
    throw new Error(`the received mail ${key} could not be read, and names no sender`)
  if (!mail) return log.warn('mail.without_sender', { key })

  const ours = ourAddresses()
  const attempt = async (isHeld: boolean) => {
    const sender = await senderOf(mail, envelope, ours)
    const thread = threadOf(await findLeads(mail, envelope, ours.supportDomain), sender, now)
    const filing: Filing = { mail, sender, isHeld, now }
    const first = [filedOnce(mail, raw, now), once]
    const isSpam = envelope.verdicts.spam === 'fail'
    const begins = thread.into.length === 0
    const why =
      isSpam && isHeld ? 'spam' : await whyDropped(thread, filing, () => answersAlone(mail, envelope, ours))
    if (why) {
      await commit(...first)
      return log.info('mail.dropped', { key, why })
    }
    const entries = isSpam
      ? [await openByMail({ ...filing, ...mentioned(thread), isSpam })]
      : await entriesOf(thread, filing)
    const isNoted = sender.isAutomatic && !begins && !isSpam
    await publishFiles({
      keys: entries.flatMap(({ keys }) => keys),
      store: () => Promise.all(entries.map(({ store }) => store())),
      writes: [
        ...first,
        ...(isHeld ? [] : [limitTarget(mostMails, `${sender.email}#${sender.isProven}`, now)]),
        ...entries.flatMap(({ writes }) => writes),
        ...(isSpam || isNoted ? [] : await idsOfMail(mail, (entries[0] as MailEntry).requestId, now)),
        // What an erasure has not found must not become the member’s.
        ...(sender.member ? [users.check({ id: sender.member.id }, { version: sender.member.version })] : []),
      ],
    })
    log.info('mail.filed', { key, requestIds: entries.map(({ requestId }) => requestId) })
  }
  const file = (isHeld: boolean) => untilUnchanged(() => attempt(isHeld), { crowd: true })
  try {
    await file(false).catch((error: unknown) => (isTooMany(error) ? file(true) : Promise.reject(error)))
  } catch (error) {
    if (!isFiledBefore(error)) throw error
    log.info('mail.filed_before', { key })
  }
}

const isTooMany = (error: unknown) => error instanceof AppError && error.kind === 'rate_limited'

/** A desk takes nothing from addresses whose requests were spam there, and answers of programs begin nothing. */
async function whyDropped(
  { into }: Thread,
  { sender, now }: Filing,
  isAnswerAlone: () => boolean,
): Promise<string | undefined> {
  const desks: DeskId[] = into.length === 0 ? [platformDesk] : into.map(({ deskId }) => deskId)
  const blocked = await Promise.all([...new Set(desks)].map((deskId) => isSpamSender(deskId, sender, now)))
  if (blocked.every(Boolean)) return 'blocked'
  return into.length === 0 && isAnswerAlone() ? 'answers nothing' : undefined
}

const mentioned = ({ into, refersTo }: Thread) => {
  const [named = refersTo] = into
  return named ? { refersTo: named } : {}
}

async function entriesOf({ into, refersTo }: Thread, filing: Filing): Promise<MailEntry[]> {
  const { sender, isHeld, now } = filing
  if (into.length > 0 && sender.isAutomatic) return into.map((request) => noteMail(request, filing))
  if (into.length > 0) return Promise.all(into.map((request) => addMail(request, filing)))
  // Very many mails make a long request, and not very many requests.
  const newest = isHeld ? await newestTaking(sender, now) : undefined
  if (newest) return [await addMail(newest, filing)]
  return [await openByMail({ ...filing, ...(refersTo && { refersTo }), isSpam: false })]
}

async function newestTaking({ email, member }: MailSender, now: string): Promise<StoredRequest | undefined> {
  const pk = member ? requestsOfMember(member.id) : requestsOfAddress(email)
  const { items } = await requests.list({ index: 'gsi1', pk, limit: 20, newestFirst: true })
  const newest = items.find((request) => takesMessages(request, now))
  return newest && requests.get({ id: newest.id }, { consistent: true })
}
