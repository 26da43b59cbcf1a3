import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { entriesPath, whenAndWhere } from './entry-words.ts'

type Offer = {
  email: string
  /** The account with this address, if there is one. */
  member: StoredUser | undefined
  giver: StoredUser
  event: WholeEvent
}

/** Asks someone to take over an entry, by email, and here if they have an account. */
export const offerNews = ({ email, member, giver, event }: Offer, now: string): Write[] => [
  ...(member
    ? notify(
        {
          userId: member.id,
          kind: 'entry_news',
          type: 'info',
          title: 'You are offered an entry for an event',
          message: `${publicName(giver)} offers you an entry for ${event.title}.`,
          href: entriesPath,
        },
        now,
      )
    : []),
  ...queueMail(
    {
      toEmail: email,
      templateId: 'entry-offered',
      data: {
        firstName: member?.firstName ?? 'there',
        eventTitle: event.title,
        otherName: publicName(giver),
        ...whenAndWhere(event),
      },
      priority: 'normal',
    },
    now,
  ),
]
