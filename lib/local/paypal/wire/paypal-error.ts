export type Detail = {
  field?: string
  value?: string
  location?: 'body' | 'path' | 'query' | 'header'
  issue: string
  description: string
}

/** A refusal as PayPal words it; what the request did before is undone. */
export class PaypalError extends Error {
  readonly status: number
  readonly reason: string
  readonly details: Detail[]

  constructor(status: number, reason: string, message: string, details: Detail[] = []) {
    super(message)
    this.status = status
    this.reason = reason
    this.details = details
  }
}

export const invalid = (...details: Detail[]) =>
  new PaypalError(
    400,
    'INVALID_REQUEST',
    'Request is not well-formed, syntactically incorrect, or violates schema.',
    details.map((detail) => ({ location: 'body', ...detail })),
  )

export const unprocessable = (issue: string, description: string, field?: string) =>
  new PaypalError(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    [{ ...(field && { field, location: 'body' }), issue, description }],
  )

export const noSuch = () =>
  new PaypalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ])

export const notAuthenticated = () =>
  new PaypalError(
    401,
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  )

export const inProgress = () =>
  new PaypalError(409, 'RESOURCE_CONFLICT', 'The request conflicts with another one.', [
    {
      issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
      description: 'A previous request on this resource is currently in progress. Try again later.',
    },
  ])

/** The body of an answer that refuses. */
export const errorBody = ({ reason, message, details }: PaypalError, debugId: string) => ({
  name: reason,
  message,
  debug_id: debugId,
  ...(details.length > 0 && { details }),
  links: [
    {
      href: `https://developer.paypal.com/api/rest/responses/#${reason}`,
      rel: 'information_link',
      method: 'GET',
    },
  ],
})
