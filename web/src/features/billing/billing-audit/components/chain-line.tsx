import { useQuery } from '@tanstack/react-query'
import { type BillingAuditCheck, getBillingAuditCheck } from '#shared/billing/billing-audit/contract.ts'
import { query } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { chainWords } from './chain-words.ts'

/** The result of the daily check of the log. A broken chain is an alert. */
export function ChainLine() {
  const { data, isError } = useQuery(query('admin-billing', getBillingAuditCheck, {}, { staleTime: 60_000 }))
  if (data?.brokenAt) return <BrokenChain check={data} />
  return (
    <p className="mb-5 min-h-6 text-sm text-dim">
      {data ? chainWords(data, new Date()) : isError ? 'The result of the last check did not load.' : ''}
    </p>
  )
}

function BrokenChain({ check }: { check: BillingAuditCheck }) {
  return (
    <Banner tone="danger" className="mb-5">
      <p role="alert">{chainWords(check, new Date())}</p>
    </Banner>
  )
}
