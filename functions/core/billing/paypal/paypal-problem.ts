import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'

/** A refusal of PayPal, under its own name for the reason. */
export class PaypalProblem extends Error {
  readonly status: number
  readonly issue: string

  constructor(status: number, issue: string, message: string) {
    super(message)
    this.name = 'PaypalProblem'
    this.status = status
    this.issue = issue
  }
}

type Body = { name?: string; error?: string; message?: string; details?: { issue?: string }[] }

export function paypalProblem(status: number, body: unknown, call: string): PaypalProblem {
  const { name, error, message, details } = (body ?? {}) as Body
  const issue = details?.[0]?.issue ?? name ?? error ?? `HTTP_${status}`
  return new PaypalProblem(status, issue, `PayPal refused ${call}: ${issue} ${message ?? ''}`.trim())
}

/** PayPal’s answers to a request that came too late: about something that has ended, changed or been paid back. */
const tooLate = new Set([
  'CAPTURE_FULLY_REFUNDED',
  'INVALID_RESOURCE_ID',
  'PLAN_STATUS_INVALID',
  'RESOURCE_NOT_FOUND',
  'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
  'SUBSCRIPTION_STATUS_INVALID',
  'TRANSACTION_DISPUTED',
  'ZERO_OUTSTANDING_BALANCE',
])

/** The refusal as callers get it: one that came too late says so. */
export const paypalRefusal = (problem: PaypalProblem): Error =>
  tooLate.has(problem.issue) ? new NoLongerPossible(problem) : problem

export function paypalProblemIn(error: unknown): PaypalProblem | undefined {
  const said = error instanceof NoLongerPossible ? error.cause : error
  return said instanceof PaypalProblem ? said : undefined
}

/** Returns PayPal’s name for the reason of a refusal, for code that treats one of them differently. */
export const paypalIssue = (error: unknown): string | undefined => paypalProblemIn(error)?.issue
