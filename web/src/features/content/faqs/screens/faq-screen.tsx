import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { faqsQuery } from '../api/faqs-query.ts'
import { FaqList } from '../components/faq-list.tsx'

export const title = 'Frequently asked questions'

export function Screen() {
  const faqs = useQuery(faqsQuery)
  const items = faqs.data?.items ?? []
  return (
    <div className="shell py-10">
      <PageHeader label="Help" title="Frequently asked questions" lead="Quick answers." />
      {faqs.isPending && <Skeleton lines={5} className="h-14" />}
      {faqs.isError && !faqs.data && (
        <QueryFailure
          title="The questions did not load"
          error={faqs.error}
          retrying={faqs.isFetching}
          onRetry={() => void faqs.refetch()}
        />
      )}
      {faqs.data && items.length === 0 && <EmptyState title="No questions yet" />}
      {items.length > 0 && <FaqList faqs={items} />}
    </div>
  )
}
