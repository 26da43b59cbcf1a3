import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { readPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import type { SubscriberImportOutcome } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { SubscriberStatus } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { askForNewsletter, isUnreachable } from './ask-for-newsletter.ts'
import { madeSubscriber, newSubscriber } from './new-subscriber.ts'
import { subscriberAt } from './subscribers.ts'

/** What is in the list already stays as it is: no file brings those back who left. */
const knownOutcome = {
  pending: 'known',
  confirmed: 'known',
  unsubscribed: 'unsubscribed',
  bounced: 'suppressed',
  complained: 'suppressed',
} as const satisfies Record<SubscriberStatus, SubscriberImportOutcome>

type Imported = { email: string; topics: string[]; consentAt?: string; statement?: string }

/** What becomes of one address of a file. A dry run only says so. Sending it again finds it known. */
export function importSubscriber(
  { email, topics, consentAt, statement }: Imported,
  now: string,
  isDryRun: boolean,
): Promise<SubscriberImportOutcome> {
  return untilUnchanged(async () => {
    const [before, isSuppressed, { userId, member }] = await Promise.all([
      subscriberAt(email),
      isUnreachable(email),
      accountAt(email),
    ])
    if (before) return knownOutcome[before.status]
    if (isSuppressed) return 'suppressed'
    if (userId && (await saidNo(userId))) return 'unsubscribed'
    if (!consentAt || !statement) {
      if (!isDryRun) await askForNewsletter({ email, source: 'import', topics }, now)
      return 'invited'
    }
    if (isDryRun) return 'added'
    const subscriber = newSubscriber(
      {
        email,
        source: 'import',
        topics,
        status: 'confirmed',
        confirmedAt: now,
        ...(member && { userId: member.id }),
      },
      { at: consentAt, what: 'imported', note: statement },
      now,
    )
    await commit(...madeSubscriber(subscriber))
    return 'added'
  })
}

/** A member who turned the newsletter off before it had subscribers. */
const saidNo = async (userId: string) =>
  (await readPreferences(userId)).preferences.newsletter?.email === false
