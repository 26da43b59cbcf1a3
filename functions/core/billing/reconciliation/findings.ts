import { log } from '#core/platform/log/log.ts'

/** Seconds, the first included and the last not, as the provider counts them. */
export type CreatedRange = { gte: number; lt: number }

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/** The same, where both ends are included and written as times. */
export const timesOf = ({ gte, lt }: CreatedRange) => ({
  from: timeOf(gte),
  to: timeOf(Math.max(gte, lt - 1)),
})

/** The result of a comparison with the provider. */
export type Findings = {
  /** Events that had never arrived. */
  events: number
  compared: number
  repaired: number
  /** Subscriptions that were started and never made at the provider. */
  abandoned: number
  /** The number of items that could not be checked: their day is compared again in the next run. */
  failed: number
  /** Differences although everything was mirrored again. */
  unexplained: string[]
}

export function unexplained(findings: Findings, what: string, fields: Record<string, unknown>): void {
  log.error('billing.out_of_step', { what, ...fields })
  findings.unexplained.push(what)
}
