import type { Actor } from '#core/platform/actors/authenticate.ts'

/** A support request as a draft of its answer needs it: what the customer may read anyway, and nothing else. */
export type RequestMaterial = {
  /** The desk whose prepared replies fit: an organization’s id, or `platform`. */
  deskId: string
  /** The first name of the customer, where it is known. */
  customer?: string
  subject: string
  /** Public messages, oldest first, without quoted parts. */
  messages: readonly { from: 'customer' | 'desk'; text: string }[]
  /** Prepared replies of the desk that the words of the request are in. */
  replies: readonly { title: string; text: string }[]
}

export type DraftSource = {
  /** The material of a request for one of its agents; refuses everyone else as the desk does. */
  ofRequest(asked: {
    requestId: string
    organizationId?: string | undefined
    actor: Actor
  }): Promise<RequestMaterial>
}
