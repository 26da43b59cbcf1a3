import * as z from 'zod/mini'
import { ExportId } from '#shared/exports/data-export.ts'
import { MailId } from '#shared/mails/mail.ts'
import { NotificationId } from '#shared/notifications/notification.ts'
import { SubscriptionId } from '#shared/subscriptions/subscription.ts'
import { TransactionId } from '#shared/transactions/transaction.ts'
import { UserId } from '#shared/users/user.ts'
import { DocumentId } from '#shared/verifications/verification.ts'
import { WebhookProvider } from '#shared/webhooks/webhook-log.ts'

/** Everything the platform announces, in the past tense, with what each fact carries: ids, never secrets. */
export const facts = {
  'registration.completed': z.object({ userId: UserId }),
  /** Somebody else has ended every sign-in of an account. */
  'sessions.ended': z.object({ userId: UserId }),
  'account.suspended': z.object({ userId: UserId }),
  'account.reactivated': z.object({ userId: UserId }),
  /** An administrator has closed an account for good; what is kept of it goes now. */
  'deletion.ordered': z.object({ userId: UserId }),
  'export.requested': z.object({ userId: UserId, exportId: ExportId }),
  'mail.queued': z.object({ mailId: MailId }),
  'notification.created': z.object({ userId: UserId, notificationId: NotificationId }),
  /** What an account may do, or which of its sign-ins count, is another; its owner's open pages look again. */
  'account.changed': z.object({ userId: UserId }),
  /** A member has another name or another address. */
  'contact.changed': z.object({ userId: UserId }),
  /** A picture that is no longer shown, by its path. */
  'profile.picture_replaced': z.object({ userId: UserId, picture: z.string() }),
  /** A payment provider has told of something; what it is, is asked of the provider. */
  'webhook.received': z.object({ provider: WebhookProvider, eventId: z.string() }),
  'refund.failed': z.object({ userId: UserId, refundId: TransactionId }),
  /** A cardholder complained about a payment to their bank. */
  'dispute.opened': z.object({ userId: UserId, transactionId: TransactionId }),
  /** Money arrived for a membership that had ended. */
  'payment.came_late': z.object({ userId: UserId, transactionId: TransactionId }),
  /** The card provider cannot tell where the taxes on a membership are due. */
  'tax.place_unknown': z.object({ userId: UserId, subscriptionId: SubscriptionId }),
  'verification.document_removed': z.object({ userId: UserId, documentId: DocumentId }),
}

export type FactName = keyof typeof facts
export type FactPayload<N extends FactName> = z.infer<(typeof facts)[N]>

/** The id is the fact's own, so however often it is published, consumers recognise it. */
export type Fact<N extends FactName = FactName> = { id: string; name: N; at: string; payload: FactPayload<N> }
