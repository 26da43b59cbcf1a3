import type { FunctionInfra } from '../function-infra.ts'
import { eraser } from './eraser.ts'

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
    ...eraser,
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
  expire_plan_upgrades: {
    entry: 'jobs/expire-plan-upgrades.ts',
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
  renew_search_index: {
    entry: 'jobs/renew-search-index.ts',
    schedule: 'rate(1 hour)',
    table: ['get', 'put', 'update', 'delete', 'batchGet', 'batchWrite', 'scan'],
    timeoutSeconds: 900,
  },
  count_all_waiting_work: {
    entry: 'jobs/count-all-waiting-work.ts',
    schedule: 'cron(0 5 * * ? *)',
    table: ['get', 'query', 'put', 'update', 'delete', 'check'],
    timeoutSeconds: 900,
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
