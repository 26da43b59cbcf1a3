import { isRunning } from '#shared/billing/subscriptions/is-running.ts'
import type { StoredSubscription } from './subscriptions.ts'

/** True if its provider bills it again automatically when its period ends. */
export const renewsItself = ({
  status,
  cancelAtPeriodEnd,
  paymentProvider,
}: Pick<StoredSubscription, 'status' | 'cancelAtPeriodEnd' | 'paymentProvider'>): boolean =>
  isRunning({ status }) && !cancelAtPeriodEnd && paymentProvider !== 'manual'
