/** How the deletion of a member takes something away, or why it need not. */
type Fate =
  /** Below the member’s own key. */
  | 'with the member'
  /** Found by an address that is or was the member’s. */
  | 'by address'
  /** Found by who the member is at the user pool. */
  | 'by login'
  /** Follows from the profile, by the readers of the table stream. */
  | 'by the stream'
  /** Holds nothing of any member. */
  | 'impersonal'
  /** Names the member by id alone, so that a restored table can be told of the deletion. */
  | 'kept'
  /** Goes by itself, so many days after it was written at the latest. */
  | { days: number }

/** Every kind of item that the table holds. */
export const erasureFates: Record<string, Fate> = {
  user: 'with the member',
  activity: 'with the member',
  'archived-notification': 'with the member',
  deletion: 'with the member',
  'email-change': 'with the member',
  export: 'with the member',
  notification: 'with the member',
  'registered-password': 'with the member',
  'second-factor': 'with the member',
  session: 'with the member',
  'billing-account': 'with the member',
  invoice: 'with the member',
  'payment-methods': 'with the member',
  'plan-change-preview': 'with the member',
  'promo-redemption': 'with the member',
  subscription: 'with the member',
  transaction: 'with the member',
  'unread-counter': 'with the member',
  upload: 'with the member',
  verification: 'with the member',
  'email-claim': 'by address',
  invitation: 'by address',
  'invited-address': 'by address',
  mail: 'by address',
  suppression: 'by address',
  login: 'by login',
  'counted-user': 'by the stream',
  'directory-entry': 'by the stream',
  'profile-row': 'by the stream',
  'user-row': 'by the stream',
  'waiting-row': 'by the stream',
  'user-search-entry': 'by the stream',
  applied: { days: 31 },
  fact: { days: 8 },
  'google-session': { days: 1 },
  idempotency: { days: 1 },
  impersonation: { days: 366 },
  'owner-notice': { days: 1 },
  'pool-permit': { days: 1 },
  'server-login': { days: 1 },
  'webhook-log': { days: 90 },
  'live-connection': { days: 1 },
  'live-ticket': { days: 1 },
  'billing-audit': 'kept',
  erasure: 'kept',
  'billing-audit-head': 'impersonal',
  'billing-counter': 'impersonal',
  'counted-row': 'impersonal',
  'directory-day': 'impersonal',
  faq: 'impersonal',
  'invoice-number': 'impersonal',
  'job-lease': 'impersonal',
  'job-progress': 'impersonal',
  'kept-invoice': 'impersonal',
  'kept-transaction': 'impersonal',
  'membership-rules': 'impersonal',
  'navigation-item': 'impersonal',
  'payment-settings': 'impersonal',
  plan: 'impersonal',
  'promo-code': 'impersonal',
  role: 'impersonal',
  'role-name': 'impersonal',
  'search-entry': 'impersonal',
  setting: 'impersonal',
  'user-counter': 'impersonal',
  'waiting-counter': 'impersonal',
}

/** What is counted without being an entity, by the start of its key, and the days that it stays. */
export const erasureFatesOfCounters: Record<string, number> = { 'RATE#': 2 }
