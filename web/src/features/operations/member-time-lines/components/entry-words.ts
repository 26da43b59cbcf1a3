import { CreditCard, LifeBuoy, type LucideIcon, Mail, StickyNote, UserRound, Webhook } from 'lucide-react'
import type {
  DoneBy,
  EntryState,
  TimeLineKind,
} from '#shared/operations/member-time-lines/time-line-entry.ts'
import type { MailStatus } from '#shared/platform/mails/mail.ts'
import * as payments from '#web/features/billing/transactions/components/transaction-words.ts'
import * as webhooks from '#web/features/billing/webhooks/components/webhook-words.ts'
import * as requests from '#web/features/support/support-requests/desk/request-words.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const kindWords: Record<TimeLineKind, { word: string; icon: LucideIcon }> = {
  account: { word: 'Account', icon: UserRound },
  payments: { word: 'Payments', icon: CreditCard },
  mails: { word: 'Emails', icon: Mail },
  webhooks: { word: 'Webhooks', icon: Webhook },
  requests: { word: 'Requests', icon: LifeBuoy },
  notes: { word: 'Notes', icon: StickyNote },
}

const mails: Record<MailStatus, { word: string; tone: Tone }> = {
  queued: { word: 'Queued', tone: 'neutral' },
  sending: { word: 'Sending', tone: 'info' },
  sent: { word: 'Sent', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
  suppressed: { word: 'Suppressed', tone: 'warning' },
  unwanted: { word: 'Off', tone: 'neutral' },
}

/** How an entry stands, in the words of the list that it comes from. */
export function stateWords(state: EntryState): { word: string; tone: Tone } {
  switch (state.of) {
    case 'payment':
      return { word: payments.statusWords[state.status], tone: payments.statusTones[state.status] }
    case 'mail':
      return mails[state.status]
    case 'webhook':
      return { word: webhooks.statusWords[state.status], tone: webhooks.statusTones[state.status] }
    case 'request':
      return { word: requests.statusWords[state.status], tone: requests.statusTones[state.status] }
  }
}

/** Who did it. */
export function doneByWords({ role, name }: DoneBy): string {
  if (role === 'member') return 'by the member'
  if (role === 'administrator') return name ? `by ${name}, administrator` : 'by an administrator'
  return `by ${name ?? 'the platform'}`
}
