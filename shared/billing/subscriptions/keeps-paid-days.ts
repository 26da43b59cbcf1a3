import type { Subscription } from './subscription.ts'

type Resting = Pick<Subscription, 'paymentProvider' | 'currentPeriodEndAt' | 'originalPeriodEndAt'>

/** Returns the time until which a resumed subscription gets back its paid, unused days. */
export const daysKeptUntil = ({ originalPeriodEndAt, currentPeriodEndAt }: Resting): string =>
  originalPeriodEndAt ?? currentPeriodEndAt

/**
 * Afterwards a new period begins, and is paid for. PayPal keeps no days: it bills by its own calendar. What an
 * administrator has arranged keeps them for as long as the pause lasts, since no one could pay a new period.
 */
export function keepsPaidDays(subscription: Resting, at: string): boolean {
  if (subscription.paymentProvider === 'manual') return true
  return subscription.paymentProvider !== 'paypal' && Date.parse(at) < Date.parse(daysKeptUntil(subscription))
}

/** True if resuming now charges nothing before the next turn: the period that was paid is not over. */
export const resumesWithoutCharge = (subscription: Resting, at: string): boolean =>
  subscription.paymentProvider === 'manual' || Date.parse(at) < Date.parse(daysKeptUntil(subscription))
