import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

const stale = ['registrations', 'events']

export const notificationKinds = {
  // A ticket, an offer that ends, and a show that moves count for nothing unread: they always arrive.
  /** An entry is confirmed, waits, is offered a place, or is over. */
  entry_news: { category: 'account', stale },
  /** The event has changed. */
  entered_event_news: { category: 'account', stale },
  /** The event, or the end of an offer, is near. */
  event_reminder: { category: 'event_reminders', stale },
  /** Money goes back without anyone having asked for it. */
  entry_payment: { category: 'billing', stale },
} as const satisfies NotificationKinds
