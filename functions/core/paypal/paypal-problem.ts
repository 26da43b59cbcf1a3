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

/** What PayPal calls the reason of a refusal, for code that wants to treat one of them differently. */
export const paypalIssue = (error: unknown): string | undefined =>
  error instanceof PaypalProblem ? error.issue : undefined
