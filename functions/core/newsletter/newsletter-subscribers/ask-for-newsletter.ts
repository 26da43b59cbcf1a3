import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import {
  asked,
  mailOnAsking,
  type SubscribeMail,
} from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type { Subscriber, SubscriberId } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { changedSubscriber } from './change-subscriber.ts'
import { madeSubscriber, newSubscriber } from './new-subscriber.ts'
import { confirmUrl } from './newsletter-link.ts'
import { subscriberAt } from './subscribers.ts'

type Asked = Pick<Subscriber, 'email' | 'source'> & Partial<Pick<Subscriber, 'topics'>>

/** `suppressed`: no mail may go to the address, and nothing is kept of it. */
export type AskedFor = { subscriberId?: SubscriberId; mail: SubscribeMail; isSuppressed: boolean }

/** An address is not written to after a bounce or a complaint, nor while its account is suspended or about to go. */
export async function isUnreachable(email: string): Promise<boolean> {
  const [suppression, account] = await Promise.all([
    suppressions.get({ email }, { consistent: true }),
    accountAt(email),
  ])
  return suppression !== undefined || !account.isReached
}

/**
 * Asks for the newsletter for an address, which gets at most one mail for it: the limits hold by the write of its
 * subscriber, so that of many at once one sends. What comes of it is for administrators alone. `also` is committed in any
 * case.
 */
export async function askForNewsletter(
  { email: typed, source, topics = [] }: Asked,
  now: string,
  also: Write[] = [],
): Promise<AskedFor> {
  const email = typed.trim().toLowerCase()
  return untilUnchanged(
    async () => {
      const [isSuppressed, before] = await Promise.all([isUnreachable(email), subscriberAt(email)])
      if (isSuppressed) return settled(also, { mail: undefined, isSuppressed })
      if (!before) {
        const fields = { email, source, topics, confirmationsSent: [now] }
        const subscriber = newSubscriber(fields, { at: now, what: 'asked' }, now)
        const writes = [...madeSubscriber(subscriber), ...(await mailTo(subscriber, 'confirm', now)), ...also]
        await commit(...writes)
        return { subscriberId: subscriber.id, mail: 'confirm', isSuppressed }
      }
      const mail = mailOnAsking(before, now)
      const outcome: AskedFor = { subscriberId: before.id, mail, isSuppressed }
      if (!mail) return settled(also, outcome)
      const after = asked(before, { mail, source, now })
      await commit(changedSubscriber(after, before), ...(await mailTo(before, mail, now)), ...also)
      return outcome
    },
    { crowd: true },
  )
}

async function settled(also: Write[], outcome: AskedFor): Promise<AskedFor> {
  if (also.length > 0) await commit(...also)
  return outcome
}

async function mailTo({ id, email }: Subscriber, mail: 'confirm' | 'known', now: string): Promise<Write[]> {
  const to = { toEmail: email, priority: 'normal', data: {} } as const
  if (mail === 'known') return queueMail({ ...to, templateId: 'newsletter-known' }, now)
  const secretData = { confirmUrl: await confirmUrl(id, now) }
  return queueMail({ ...to, templateId: 'newsletter-confirm', secretData }, now)
}
