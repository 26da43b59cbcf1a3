import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type OwnRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { paypalReturnWords } from './paypal-return-words.ts'
import { isUnpaid } from './to-pay.ts'

/** The parameters of the address to which PayPal leads back, its own among them. */
const told = ['paypal', 'entry', 'event', 'token', 'PayerID']
const askAgainMs = 5000
const mostAsked = 12

/** Says what has become of a payment once its payer is back from PayPal, and looks at it right away. */
export function PaypalReturn() {
  const [search, setSearch] = useSearchParams()
  const refresh = useRefreshRegistrations()
  const [named] = useState(() => ({
    answer: search.get('paypal') === 'cancel' ? ('cancel' as const) : ('return' as const),
    registrationId: (search.get('entry') ?? '') as OwnRegistration['id'],
    eventId: (search.get('event') ?? '') as OwnRegistration['eventId'],
  }))
  const { answer, registrationId, eventId } = named
  const settled = useQuery({
    queryKey: ['paypal-return', registrationId],
    queryFn: () => call(settleRegistration, { params: { registrationId }, body: { eventId } }),
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      answer === 'return' && state.data && isUnpaid(state.data) && state.dataUpdateCount < mostAsked
        ? askAgainMs
        : false,
  })
  const { data, dataUpdatedAt, isError } = settled
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look may have changed the entries
  useEffect(() => {
    if (!data && !isError) return
    setCount((before) => before + 1)
    void refresh()
  }, [dataUpdatedAt, isError])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is taken up once
  useEffect(() => {
    setSearch(
      (before) => {
        for (const name of told) before.delete(name)
        return before
      },
      { replace: true },
    )
  }, [])
  if (isError)
    return (
      <Banner tone="warning" className="mb-6">
        <p role="alert">{describeFailure(settled.error).sentence}</p>
      </Banner>
    )
  const { tone, words } = data
    ? paypalReturnWords(answer, data, count >= mostAsked)
    : { tone: 'info' as const, words: 'Looking at your payment...' }
  return (
    <Banner tone={tone} className="mb-6">
      <p role="status">{words}</p>
    </Banner>
  )
}
