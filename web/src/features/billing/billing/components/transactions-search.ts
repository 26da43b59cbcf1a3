import { addDays } from '#shared/platform/time/add-days.ts'
import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { serverNow } from '#web/lib/server-clock.ts'

const ofPayments = (filter: Record<string, string>) =>
  `${new URLSearchParams({ tab: 'transactions', type: 'payment', ...filter })}`

/** The payments that were for a plan, or for something else that earns. */
export const paymentsFor = (plan: string) => ofPayments({ plan })

/** The payments of a month such as `2026-11`. */
export const paymentsIn = (month: string) =>
  ofPayments({ from: `${month}-01`, to: lastDayBefore(monthsFrom(month, 2)[1]) })

/** The payments of all months before one. */
export const paymentsBefore = (month: string) => ofPayments({ to: lastDayBefore(month) })

/** The failed payments of the 30 days that the figure covers, including today. */
export const failedPayments = (now = new Date(serverNow())) =>
  ofPayments({ status: 'failed', from: addDays(now.toISOString().slice(0, 10), -29) })

const lastDayBefore = (month = '') => addDays(`${month}-01`, -1)
