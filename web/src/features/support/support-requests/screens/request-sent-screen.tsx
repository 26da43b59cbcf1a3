import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { isZone } from '#shared/platform/time/is-zone.ts'
import { answerByWords } from '#shared/support/support-desks/desk-hours-words.ts'
import { RequestId, requestPath } from '#shared/support/support-requests/named-request.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export const title = 'Request sent'

/** Nothing of the address is shown as it stands there: it only says what kind of answer fits. */
export function Screen() {
  const [search] = useSearchParams()
  const now = useMinute()
  const number = search.get('number') ?? ''
  const requestId = z.safeParse(RequestId, search.get('request')).data
  const isNumbered = /^S-\d{1,12}$/.test(number)
  return (
    <div className="shell py-10">
      <PageHeader title={isNumbered ? 'Request sent' : 'Almost done'} />
      <div className="grid max-w-2xl justify-items-start gap-5 text-lg" role="status">
        {isNumbered ? (
          <p>{sentWords(number, search, now)}</p>
        ) : (
          <p>Check your email and confirm your request. The link works for 48 hours.</p>
        )}
        {isNumbered ? (
          <ButtonLink variant="primary" to={requestId ? requestPath(requestId) : '/dashboard/support'}>
            See your request
          </ButtonLink>
        ) : (
          <p className="text-base text-dim">
            No email? Check your spam folder, or <TextLink to="/support">send it again</TextLink>.
          </p>
        )}
      </div>
    </div>
  )
}

function sentWords(number: string, search: URLSearchParams, now: string): string {
  const [by, zone] = [search.get('by') ?? '', search.get('zone') ?? '']
  const isPlanned = z.safeParse(z.iso.datetime(), by).success && isZone(zone)
  return isPlanned
    ? `We have your request ${number} and will answer by ${answerByWords(by, zone, now)}.`
    : `We have your request ${number} and will answer as soon as we can.`
}
