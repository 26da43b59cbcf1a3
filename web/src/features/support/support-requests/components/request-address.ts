import * as z from 'zod/mini'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { RelatedTo } from '#shared/support/support-requests/support-request.ts'

/** What the address of the form says a request is about: `about=event:evt_1`. */
export function aboutIn(search: URLSearchParams): RelatedTo | undefined {
  const [kind = '', ...id] = (search.get('about') ?? '').split(':')
  return z.safeParse(RelatedTo, { kind, id: id.join(':') }).data
}

/** The category that fits what a request is about, where its desk has it. */
export const categoryOf: Record<RelatedTo['kind'], string> = {
  event: 'events',
  listing: 'listings',
  transaction: 'payments',
  verification: 'verification',
  page: 'technical',
}

export const confirmPath = '/support/success?next=verify'

type Sent = { id: RequestId; number: string; answerBy?: string | undefined; timeZone: string }

/** Where a member reads that a request has arrived. */
export const sentPath = ({ id, number, answerBy, timeZone }: Sent): string =>
  `/support/success?${new URLSearchParams({ number, ...(answerBy && { by: answerBy, zone: timeZone }), request: id })}`
