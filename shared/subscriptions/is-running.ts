import type { Subscription } from './subscription.ts'

/** Whether its periods follow each other: paid, or failed to be and tried again. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>) =>
  status === 'active' || status === 'past_due'
