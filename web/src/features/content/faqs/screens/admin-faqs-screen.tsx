import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Faq } from '#shared/content/faqs/faq.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { allFaqsQuery } from '../api/admin-faqs-query.ts'
import { FaqDialog } from '../components/faq-dialog.tsx'
import { FaqManager } from '../components/faq-manager.tsx'

export const title = 'FAQ'

export function Screen() {
  const faqs = useQuery(allFaqsQuery)
  const [editing, setEditing] = useState<{ faq: Faq | undefined }>()
  const items = faqs.data?.items ?? []
  return (
    <div className="page">
      <ScreenHeader
        title="FAQ"
        lead="Shown at /faq in this order. Changes go live within a minute."
        actions={
          <Button variant="primary" onClick={() => setEditing({ faq: undefined })}>
            New question
          </Button>
        }
      />
      {faqs.isPending && (
        <Panel flush>
          <ListSkeleton rows={10} />
        </Panel>
      )}
      {faqs.isError && !faqs.data && (
        <QueryFailure
          title="The questions did not load"
          error={faqs.error}
          retrying={faqs.isFetching}
          onRetry={() => void faqs.refetch()}
        />
      )}
      {faqs.data && <FaqManager stored={faqs.data} onEdit={(faq) => setEditing({ faq })} />}
      {editing && (
        <FaqDialog
          faq={editing.faq}
          categories={[...new Set(items.map(({ category }) => category))]}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}
