export type StripeErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  decline_code?: string
  advice_code?: string
  param?: string
  doc_url?: string
  charge?: string
  payment_intent?: unknown
  setup_intent?: unknown
  payment_method?: unknown
}

/** A refusal in Stripe’s words. Changes before a refusal are undone, unless the refusal keeps them. */
export class StripeError extends Error {
  readonly status: number
  readonly body: StripeErrorBody
  readonly keepsChanges: boolean

  constructor(status: number, body: StripeErrorBody, { keepsChanges = false } = {}) {
    super(body.message)
    this.status = status
    this.body = {
      ...(body.code && { doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }),
      ...body,
    }
    this.keepsChanges = keepsChanges
  }
}

export const invalid = (message: string, more: Partial<StripeErrorBody> = {}) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...more })

export const noSuch = (noun: string, id: string, param = 'id') =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  })

/** A reference inside the parameters that leads nowhere is a mistake of the request, not a missing page. */
export const noSuchReference = (noun: string, id: string, param: string) =>
  invalid(`No such ${noun}: '${id}'`, { code: 'resource_missing', param })

export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
