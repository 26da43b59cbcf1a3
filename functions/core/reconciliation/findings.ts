import { log } from '#core/log/log.ts'

/** Seconds, the first included and the last not, as the provider counts them. */
export type CreatedRange = { gte: number; lt: number }

/** What a comparison with the provider came to. */
export type Findings = {
  /** Events that had never arrived. */
  events: number
  compared: number
  repaired: number
  /** Subscriptions that were begun and never made at the provider. */
  discarded: number
  /** What differs although everything was mirrored again. */
  unexplained: string[]
}

export function unexplained(findings: Findings, what: string, fields: Record<string, unknown>): void {
  log.error('billing.out_of_step', { what, ...fields })
  findings.unexplained.push(what)
}
