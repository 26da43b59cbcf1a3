import { nextAfter, parseCron } from './cron.ts'

/** The moment after `after` at which the schedule is due next. */
export type NextDue = (after: Date) => Date | undefined

const unitMs = { minute: 60_000, hour: 3600_000, day: 24 * 3600_000 }

/** Reads `rate(5 minutes)` or `cron(0 3 * * ? *)` (UTC) as EventBridge does; anything else is an error. */
export function parseExpression(expression: string): NextDue {
  const cron = /^cron\((.*)\)$/.exec(expression)?.[1]
  if (cron !== undefined) {
    const parsed = parseCron(cron)
    return (after) => nextAfter(parsed, after)
  }
  const rate = /^rate\(([1-9]\d*) (minute|hour|day)(s?)\)$/.exec(expression)
  const amount = Number(rate?.[1])
  // EventBridge insists on "1 minute" and "2 minutes".
  if (!rate || (amount === 1) !== (rate[3] === '')) {
    throw new Error(
      `"${expression}" is not a valid schedule. Use rate(1 minute), rate(5 minutes) or cron(0 3 * * ? *).`,
    )
  }
  const everyMs = amount * unitMs[rate[2] as keyof typeof unitMs]
  return (after) => new Date(after.getTime() + everyMs)
}
