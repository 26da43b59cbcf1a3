import * as z from 'zod/mini'
import { MailId } from '#shared/mails/mail.ts'
import { NotificationId } from '#shared/notifications/notification.ts'
import { UserId } from '#shared/users/user.ts'

/** Everything the platform announces, in the past tense, with what each fact carries: ids, never secrets. */
export const facts = {
  'registration.completed': z.object({ userId: UserId }),
  'mail.queued': z.object({ mailId: MailId }),
  'notification.created': z.object({ userId: UserId, notificationId: NotificationId }),
}

export type FactName = keyof typeof facts
export type FactPayload<N extends FactName> = z.infer<(typeof facts)[N]>

/** The id is the fact's own, so however often it is published, consumers recognise it. */
export type Fact<N extends FactName = FactName> = { id: string; name: N; at: string; payload: FactPayload<N> }
