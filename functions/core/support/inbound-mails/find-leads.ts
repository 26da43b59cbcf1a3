import { endOfChain } from '#core/support/support-requests/find-request.ts'
import {
  requestNumbers,
  requests,
  routingKeys,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { requestsAnswered } from './ids-of-mail.ts'
import { numberInSubject } from './number-in-subject.ts'
import type { Envelope, MailHead } from './received-mail.ts'
import { routingKeysIn } from './routing-keys-in.ts'
import type { Lead } from './thread-of.ts'

/** One commit writes a mail into all of its requests, so there can be only a few. */
const mostRequests = 5

type Mail = MailHead & Required<Pick<MailHead, 'from'>>
type Found = { by: Lead['by']; requestId: string }

/** What leads a mail to requests that there are, in the order in which it counts. */
export async function findLeads(
  mail: Mail,
  { recipients }: Pick<Envelope, 'recipients'>,
  supportDomain: string,
): Promise<Lead[]> {
  const keys = routingKeysIn([...recipients, ...mail.to], supportDomain).slice(0, mostRequests)
  const byKey = await leadsTo(await foundByKeys(keys))
  if (byKey.length > 0) return byKey
  return leadsTo([...(await foundByIds(mail)), ...(await foundByNumber(mail))])
}

async function foundByKeys(keys: readonly string[]): Promise<Found[]> {
  const rows = await Promise.all(
    keys.map((routingKey) => routingKeys.get({ routingKey }, { consistent: true })),
  )
  return rows.flatMap((row) => (row ? [{ by: 'key', requestId: row.requestId }] : []))
}

async function foundByIds(mail: Mail): Promise<Found[]> {
  const rows = await requestsAnswered(mail)
  return rows.map(({ isWeak, requestId }) => ({ by: isWeak ? 'weak id' : 'id', requestId }))
}

async function foundByNumber({ subject }: MailHead): Promise<Found[]> {
  const number = numberInSubject(subject)
  const row = number ? await requestNumbers.get({ number }, { consistent: true }) : undefined
  return row ? [{ by: 'number', requestId: row.requestId }] : []
}

/** Requests that were deleted since lead nowhere; two that were merged lead to one. */
async function leadsTo(found: readonly Found[]): Promise<Lead[]> {
  const ids = [...new Set(found.map(({ requestId }) => requestId))]
  const ends = new Map<string, StoredRequest>()
  for (const id of ids) {
    const request = await requests.get({ id }, { consistent: true })
    const end = request && (await endOfChain(request))
    if (end) ends.set(id, end)
  }
  const leads = found.flatMap(({ by, requestId }) => {
    const request = ends.get(requestId)
    return request ? [{ by, request }] : []
  })
  const isFirst = ({ by, request }: Lead, index: number) =>
    leads.findIndex((lead) => lead.by === by && lead.request.id === request.id) === index
  return leads.filter(isFirst)
}
