import type { FactName } from '#core/facts/facts.ts'
import type { FunctionInfra } from './function-infra.ts'

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
    table: ['put', 'update'],
  },
  deliverMail: {
    entry: 'events/mail-queued/deliver.ts',
    on: { fact: 'mail.queued' },
    table: ['get', 'put'],
    sendsMail: true,
    env: ['MAIL_FROM', 'SITE_URL'],
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
    table: ['query', 'delete'],
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
    userPool: ['AdminUserGlobalSignOut'],
    env: ['USER_POOL_ID'],
  },
  suppressAddress: {
    entry: 'events/mail-bounced/suppress-address.ts',
    on: { service: 'aws.ses', detailTypes: ['Email Bounced', 'Email Complaint Received'] },
    table: ['put'],
  },
} satisfies Record<string, ConsumerInfra>

export type JobInfra = FunctionInfra & { schedule: string }

/** Schedules in UTC. The name is what operators run by hand. */
export const jobs = {
  deliver_due_mails: {
    entry: 'jobs/deliver-due-mails.ts',
    schedule: 'rate(1 minute)',
    table: ['get', 'query', 'put'],
    sendsMail: true,
    env: ['MAIL_FROM', 'SITE_URL'],
    timeoutSeconds: 300,
  },
  delete_due_accounts: {
    entry: 'jobs/delete-due-accounts.ts',
    schedule: 'rate(1 hour)',
    table: ['get', 'query', 'put', 'update', 'delete', 'batchWrite'],
    media: [
      'listPictures',
      'listDocuments',
      'listQuarantine',
      'listExports',
      'deletePublic',
      'deleteDocument',
      'deleteQuarantine',
      'deleteExport',
    ],
    userPool: ['AdminDeleteUser'],
    paysThrough: ['stripe', 'paypal'],
    env: ['MEDIA_BUCKET', 'USER_POOL_ID'],
    timeoutSeconds: 900,
  },
  archive_old_notifications: {
    entry: 'jobs/archive-old-notifications.ts',
    schedule: 'cron(15 4 * * ? *)',
    table: ['get', 'query', 'put', 'update', 'delete'],
    timeoutSeconds: 900,
  },
  delete_old_documents: {
    entry: 'jobs/delete-old-documents.ts',
    schedule: 'cron(30 4 * * ? *)',
    table: ['get', 'query', 'put'],
    timeoutSeconds: 900,
  },
  send_renewal_reminders: {
    entry: 'jobs/send-renewal-reminders.ts',
    schedule: 'cron(0 14 * * ? *)',
    table: ['get', 'query', 'put'],
    timeoutSeconds: 900,
  },
  resume_paused_subscriptions: {
    entry: 'jobs/resume-paused-subscriptions.ts',
    schedule: 'rate(1 hour)',
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe', 'paypal'],
    timeoutSeconds: 900,
  },
  release_promo_reservations: {
    entry: 'jobs/release-promo-reservations.ts',
    schedule: 'rate(5 minutes)',
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe'],
    timeoutSeconds: 300,
  },
  end_due_subscriptions: {
    entry: 'jobs/end-due-subscriptions.ts',
    schedule: 'rate(1 hour)',
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe', 'paypal'],
    timeoutSeconds: 900,
  },
  remind_of_expiring_cards: {
    entry: 'jobs/remind-of-expiring-cards.ts',
    schedule: 'cron(30 14 * * ? *)',
    table: ['get', 'query', 'put'],
    timeoutSeconds: 900,
  },
  send_final_notices: {
    entry: 'jobs/send-final-notices.ts',
    schedule: 'rate(1 hour)',
    table: ['get', 'query', 'put', 'update'],
    timeoutSeconds: 900,
  },
  finish_pending_refunds: {
    entry: 'jobs/finish-pending-refunds.ts',
    schedule: 'rate(10 minutes)',
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe', 'paypal'],
    timeoutSeconds: 300,
  },
  verify_billing_audit: {
    entry: 'jobs/verify-billing-audit.ts',
    schedule: 'cron(45 4 * * ? *)',
    table: ['get', 'query'],
    timeoutSeconds: 900,
  },
  reconcile_billing: {
    entry: 'jobs/reconcile-billing.ts',
    schedule: 'cron(20 3 * * ? *)',
    table: ['get', 'query', 'put', 'update'],
    paysThrough: ['stripe', 'paypal'],
    timeoutSeconds: 900,
  },
} satisfies Record<string, JobInfra>

export type StreamInfra = FunctionInfra & {
  entities: readonly string[]
  /** Whether it is also woken when one of them is removed. */
  removals?: boolean
}

/** Readers of the table stream, each with the entities it is woken for. */
export const streams = {
  publishFacts: {
    entry: 'streams/publish-facts.ts',
    entities: ['fact'],
    putsEvents: true,
    env: ['BUS_NAME'],
  },
  indexSearch: {
    entry: 'streams/index-search.ts',
    entities: ['faq', 'plan', 'user', 'subscription', 'transaction', 'webhook-log'],
    removals: true,
    table: ['get', 'put', 'update', 'delete', 'batchWrite'],
    timeoutSeconds: 60,
  },
} satisfies Record<string, StreamInfra>

/** Lambda triggers of the user pool. */
export const triggers = {
  customMessage: { entry: 'triggers/custom-message.ts', env: ['SITE_URL'] },
  preSignUp: {
    entry: 'triggers/pre-sign-up.ts',
    table: ['get', 'put'],
    userPool: ['AdminGetUser', 'AdminLinkProviderForUser'],
  },
  postConfirmation: { entry: 'triggers/post-confirmation.ts', table: ['get', 'put'] },
  preAuthentication: { entry: 'triggers/pre-authentication.ts', table: ['put', 'update'] },
  postAuthentication: {
    entry: 'triggers/post-authentication.ts',
    table: ['get', 'put', 'update'],
    userPool: ['AdminUpdateUserAttributes'],
  },
} satisfies Record<string, FunctionInfra>

/** Routes of the WebSocket API. */
export const live = {
  connect: { entry: 'live/connect.ts', table: ['get', 'put', 'delete'] },
  disconnect: { entry: 'live/disconnect.ts', table: ['get', 'delete'] },
} satisfies Record<string, FunctionInfra>

/** Renders public screens to HTML and serves the shell of the others. */
export const site = {
  entry: 'site/render-page.ts',
  table: ['get', 'query'],
  env: ['USER_POOL_ID', 'USER_POOL_CLIENT_ID', 'OAUTH_URL', 'SITE_URL', 'CAPTCHA_SITE_KEY', 'ANALYTICS_ID'],
  memoryMb: 1024,
} satisfies FunctionInfra
