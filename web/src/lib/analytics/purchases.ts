import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import { storedConsent } from '#web/lib/consent/stored-consent.ts'
import { kept } from '#web/lib/kept-in-browser.ts'
import { type AnalyticsEvents, isCounting, track } from './track.ts'

/** The purchase that a visitor who allows analytics is about to make. */
type Attempt = { planId: string } | { transactionId: Transaction['id'] }

type Purchase = AnalyticsEvents['purchase']

type Stored = {
  attempt?: Attempt & { at: number }
  /** Paid, and not sent yet: the script may still be loading. */
  paid?: Purchase
  /** Payments that were sent, newest last. */
  sent: string[]
}

export const purchasesKey = 'analytics_purchases'

// A payment that arrives later may as well be a renewal.
const attemptMs = 86_400_000
const mostSent = 20

/** Records an attempt to pay. It survives a reload, a bank’s question and the way back from PayPal. */
export function notePurchase(attempt: Attempt): void {
  if (!storedConsent()?.analytics) return
  write({ ...read(), attempt: { ...attempt, at: Date.now() } })
}

/** Returns the purchase that was attempted here and is not known to be paid. */
export const notedPurchase = (): Attempt | undefined => attemptOf(read())

type Settled = { payment?: Transaction | undefined; subscription?: Subscription | undefined }

/** Takes the server's answer about a payment, and counts the attempted one once it went through. */
export async function purchaseSettled({ payment, subscription }: Settled): Promise<void> {
  if (payment?.type !== 'payment' || payment.status !== 'succeeded' || !subscription) return
  await alone(() => {
    const stored = read()
    const attempt = attemptOf(stored)
    if (!attempt || stored.sent.includes(payment.id)) return
    const isMeant =
      'planId' in attempt ? attempt.planId === subscription.planId : attempt.transactionId === payment.id
    if (!isMeant) return
    const { id: transactionId, amountCents, currency } = payment
    write({
      sent: [...stored.sent, transactionId].slice(-mostSent),
      paid: { value: amountCents / 100, currency, item: 'membership', plan: subscription.planId },
    })
  })
  await countPurchase()
}

type Paid = {
  /** The same for the same payment, however often its success is shown. */
  id: string
  cents: number
  item: Exclude<Purchase['item'], 'membership'>
}

/** Counts what the server says was paid here, once, and tells whether it was news. */
export async function countPaid({ id, cents, item }: Paid): Promise<boolean> {
  if (!storedConsent()?.analytics || cents <= 0) return false
  let isNew = false
  await alone(() => {
    const stored = read()
    isNew = !stored.sent.includes(id)
    if (!isNew) return
    const paid: Purchase = { value: cents / 100, currency: 'USD', item }
    write({ ...stored, sent: [...stored.sent, id].slice(-mostSent), paid })
  })
  await countPurchase()
  return isNew
}

/** Counts the purchase that waits to be counted, if there is one; called again when counting starts. */
export async function countPurchase(): Promise<void> {
  if (!isCounting() || !read().paid) return
  await alone(() => {
    const { paid, ...rest } = read()
    if (!paid) return
    write(rest)
    track('purchase', paid)
  })
}

export const forgetPurchases = (): void => kept.remove(purchasesKey)

const attemptOf = ({ attempt }: Stored) =>
  attempt && Date.now() - attempt.at < attemptMs ? attempt : undefined

function read(): Stored {
  try {
    return { sent: [], ...JSON.parse(kept.get(purchasesKey) ?? '{}') }
  } catch {
    return { sent: [] }
  }
}

const write = (stored: Stored) => kept.set(purchasesKey, JSON.stringify(stored))

/** Two tabs may learn about the same payment at the same moment. */
async function alone(work: () => void): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(purchasesKey, work)
  else work()
}
