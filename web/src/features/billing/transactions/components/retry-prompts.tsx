import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { BillingOverview } from '#shared/billing/billing/contract.ts'
import { getTransaction } from '#shared/billing/transactions/contract.ts'
import { type Transaction, TransactionId } from '#shared/billing/transactions/transaction.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { query } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RetryPrompt } from './retry-prompt.tsx'
import { statusWords } from './transaction-words.ts'

const isPayable = ({ status, retryable }: Transaction) => status === 'failed' && retryable === true

/** Failed payments that can be made again, led by the one that a link asked for. */
export function RetryPrompts({ overview }: { overview: BillingOverview }) {
  const { failedPayments, paymentMethods } = overview
  const { asked, leave } = useAskedPayment(failedPayments)
  const prompts = asked.payment
    ? [asked.payment, ...failedPayments.filter(({ id }) => id !== asked.payment?.id)]
    : failedPayments
  return (
    <div className="grid gap-4 empty:hidden">
      {asked.loading && <Skeleton className="h-16" />}
      {asked.note && (
        <Banner
          tone={asked.missing ? 'danger' : 'success'}
          action={
            <Button size="sm" onClick={leave}>
              Close
            </Button>
          }
        >
          {asked.note}
        </Banner>
      )}
      {prompts.map((transaction) => (
        <RetryPrompt
          key={transaction.id}
          transaction={transaction}
          methods={paymentMethods}
          asked={transaction === asked.payment}
          onPaid={leave}
        />
      ))}
    </div>
  )
}

/** The payment that `?retry=` names: from the overview if it is there, else looked up. */
function useAskedPayment(failedPayments: readonly Transaction[]) {
  const [search, setSearch] = useSearchParams()
  const named = search.get('retry')
  const id = z.safeParse(TransactionId, named).data
  const listed = failedPayments.find((payment) => payment.id === id)
  const looked = useQuery(
    query(
      'billing',
      getTransaction,
      { params: { transactionId: id as Transaction['id'] } },
      { enabled: id !== undefined && !listed, staleTime: 5000 },
    ),
  )
  const found = listed ?? (id && looked.data)
  const error = id ? looked.error : undefined
  const missing = Boolean(named && (!id || error) && !found)
  const leave = () => {
    const next = new URLSearchParams(location.search)
    next.delete('retry')
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return {
    leave,
    asked: {
      loading: looked.isLoading,
      missing,
      // A payment that can no longer be retried may still be shown, with the next step.
      payment: found && (listed || isPayable(found)) ? found : undefined,
      note: missing
        ? error
          ? describeFailure(error).sentence
          : 'Transaction not found'
        : found && !listed && !isPayable(found)
          ? `${found.description}: ${statusWords[found.status].toLowerCase()}. You don’t need to pay it again.`
          : undefined,
    },
  }
}
