import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type OwnRegistration, settleRegistration } from '#shared/events/registrations/contract.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { countEntry, countEntryPayment } from '../api/count-entry.ts'
import { useRefreshRegistrations } from '../api/use-refresh-registrations.ts'
import { isAwaited, paypalReturnWords, type Returned } from './paypal-return-words.ts'

/** The parameters of the address to which PayPal leads back, its own among them. */
const told = ['paypal', 'entry', 'event', 'for', 'before', 'token', 'PayerID']
const kinds = ['change', 'due'] as const
const askAgainMs = 5000
const mostAsked = 12

/** Says what has become of a payment once its payer is back from PayPal, and looks at it right away. */
export function PaypalReturn() {
  const [search, setSearch] = useSearchParams()
  const refresh = useRefreshRegistrations()
  const [named] = useState(() => ({
    registrationId: (search.get('entry') ?? '') as OwnRegistration['id'],
    eventId: (search.get('event') ?? '') as OwnRegistration['eventId'],
  }))
  const [returned] = useState<Returned>(() => ({
    answer: search.get('paypal') === 'cancel' ? 'cancel' : 'return',
    of: kinds.find((kind) => kind === search.get('for')) ?? 'place',
    beforeCents: Number(search.get('before')) || 0,
  }))
  const { registrationId, eventId } = named
  const settled = useQuery({
    queryKey: ['paypal-return', registrationId],
    queryFn: () => call(settleRegistration, { params: { registrationId }, body: { eventId } }),
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      returned.answer === 'return' &&
      state.data &&
      isAwaited(returned, state.data) &&
      state.dataUpdateCount < mostAsked
        ? askAgainMs
        : false,
  })
  const { data, dataUpdatedAt, isError } = settled
  useEffect(() => {
    if (data) void countReturned(returned, data)
  }, [data, returned])
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
    ? paypalReturnWords(returned, data, count >= mostAsked)
    : { tone: 'info' as const, words: 'Checking your payment...' }
  return (
    <Banner tone={tone} className="mb-6">
      <p role="status">{words}</p>
    </Banner>
  )
}

/** The address may be opened once more: an entry counts with the payment that confirmed it. */
async function countReturned({ of, beforeCents }: Returned, registration: OwnRegistration): Promise<void> {
  const isNew = await countEntryPayment(registration, beforeCents)
  if (isNew && of === 'place' && registration.status === 'confirmed') countEntry(registration)
}
