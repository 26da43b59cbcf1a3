import type { Subscription } from './subscription.ts'

/** True if its periods follow each other: paid, or failed and being retried. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>) =>
  status === 'active' || status === 'past_due'
