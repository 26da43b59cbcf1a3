import type { FactName } from '#core/facts/facts.ts'
import type { FunctionInfra } from '../function-infra.ts'
import { eraser } from './eraser.ts'

/** What starts a consumer: one of our facts, or an event that an AWS service puts on its bus. */
export type ConsumerSource = { fact: FactName } | { service: 'aws.ses'; detailTypes: readonly string[] }

type ConsumerInfra = FunctionInfra & { on: ConsumerSource }

/** One consumer per effect: a failure of one never repeats another. */
export const consumers = {
  sendWelcomeMail: {
    entry: 'events/registration-completed/send-welcome-mail.ts',
    on: { fact: 'registration.completed' },
    table: ['get', 'put'],
  },
  notifyWelcome: {
    entry: 'events/registration-completed/notify-welcome.ts',
    on: { fact: 'registration.completed' },
    table: ['get', 'put', 'update'],
  },
  deliverMail: {
    entry: 'events/mail-queued/deliver.ts',
    on: { fact: 'mail.queued' },
    table: ['get', 'put'],
    sendsMail: true,
    env: ['MAIL_FROM', 'SITE_URL'],
  },
  pauseSuspendedBilling: {
    entry: 'events/account-suspended/pause-billing.ts',
    on: { fact: 'account.suspended' },
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe', 'paypal'],
    timeoutSeconds: 60,
  },
  resumeReactivatedBilling: {
    entry: 'events/account-reactivated/resume-billing.ts',
    on: { fact: 'account.reactivated' },
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe', 'paypal'],
    timeoutSeconds: 60,
  },
  eraseAccount: {
    entry: 'events/deletion-ordered/erase-account.ts',
    on: { fact: 'deletion.ordered' },
    ...eraser,
  },
  buildExport: {
    entry: 'events/export-requested/build-export.ts',
    on: { fact: 'export.requested' },
    table: ['get', 'query', 'put', 'update'],
    media: ['listPictures', 'listDocuments', 'readPublic', 'readDocument', 'putExport'],
    env: ['MEDIA_BUCKET'],
    memoryMb: 1024,
    timeoutSeconds: 120,
  },
  pushNotification: {
    entry: 'events/notification-created/push.ts',
    on: { fact: 'notification.created' },
    table: ['get', 'query', 'delete'],
    pushesLive: true,
    env: ['LIVE_ENDPOINT'],
  },
  pushAccount: {
    entry: 'events/account-changed/push.ts',
    on: { fact: 'account.changed' },
    table: ['get', 'query', 'delete'],
    pushesLive: true,
    env: ['LIVE_ENDPOINT'],
  },
  processWebhook: {
    entry: 'events/webhook-received/process.ts',
    on: { fact: 'webhook.received' },
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe', 'paypal'],
    timeoutSeconds: 60,
  },
  alertOfFailedRefund: {
    entry: 'events/refund-failed/alert-administrators.ts',
    on: { fact: 'refund.failed' },
    table: ['get', 'put', 'update'],
  },
  alertOfDispute: {
    entry: 'events/dispute-opened/alert-administrators.ts',
    on: { fact: 'dispute.opened' },
    table: ['get', 'put', 'update'],
  },
  alertOfLatePayment: {
    entry: 'events/payment-came-late/alert-administrators.ts',
    on: { fact: 'payment.came_late' },
    table: ['get', 'put', 'update'],
  },
  alertOfUnknownPlace: {
    entry: 'events/tax-place-unknown/alert-administrators.ts',
    on: { fact: 'tax.place_unknown' },
    table: ['get', 'put', 'update'],
  },
  updateCustomer: {
    entry: 'events/contact-changed/update-customer.ts',
    on: { fact: 'contact.changed' },
    table: ['get'],
    paysThrough: ['stripe'],
    timeoutSeconds: 60,
  },
  deleteVerificationFile: {
    entry: 'events/verification-document-removed/delete-file.ts',
    on: { fact: 'verification.document_removed' },
    media: ['deleteDocument'],
    env: ['MEDIA_BUCKET'],
  },
  deleteReplacedPicture: {
    entry: 'events/picture-replaced/delete-file.ts',
    on: { fact: 'profile.picture_replaced' },
    media: ['deletePublic'],
    env: ['MEDIA_BUCKET'],
  },
  signOutInPool: {
    entry: 'events/sessions-ended/sign-out-in-pool.ts',
    on: { fact: 'sessions.ended' },
    table: ['get'],
    userPool: ['AdminUserGlobalSignOut'],
    env: ['USER_POOL_ID'],
  },
  suppressAddress: {
    entry: 'events/mail-bounced/suppress-address.ts',
    on: { service: 'aws.ses', detailTypes: ['Email Bounced', 'Email Complaint Received'] },
    table: ['put'],
  },
} satisfies Record<string, ConsumerInfra>
