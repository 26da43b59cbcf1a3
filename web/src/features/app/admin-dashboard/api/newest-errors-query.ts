import { listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { listWebhookLogs } from '#shared/billing/webhooks/admin-contract.ts'
import { listMails } from '#shared/platform/mails/contract.ts'
import { call } from '#web/lib/call.ts'

type NewestError = { words: string; at: string }

export type NewestErrors = Partial<Record<'mail' | 'payment' | 'webhook', NewestError>>

const about = (what: string, error: string | undefined) => (error ? `${what}: ${error}` : what)

/** The newest failure of each kind, which tells more than their number. */
export const newestErrorsQuery = {
  queryKey: ['admin-billing', 'newest-errors'],
  queryFn: async (): Promise<NewestErrors> => {
    const [mails, payments, webhooks] = await Promise.all([
      call(listMails, { query: { status: 'failed', limit: 1 } }),
      call(listAllTransactions, { query: { type: 'payment', status: 'failed', limit: 1 } }),
      call(listWebhookLogs, { query: { status: 'failed', limit: 1 } }),
    ])
    const [mail] = mails.items
    const [payment] = payments.items
    const [webhook] = webhooks.items
    return {
      ...(mail && { mail: { words: about(mail.toEmail, mail.lastError), at: mail.createdAt } }),
      ...(payment && {
        payment: {
          words: about(payment.userName, payment.failure),
          at: payment.failedAt ?? payment.createdAt,
        },
      }),
      ...(webhook && {
        webhook: { words: about(webhook.eventType, webhook.errorMessage), at: webhook.createdAt },
      }),
    }
  },
  staleTime: 5000,
}
