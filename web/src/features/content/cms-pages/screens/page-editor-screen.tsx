import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pageInEditorQuery } from '../api/admin-page-queries.ts'
import { PageEditor } from '../editing/page-editor.tsx'

export const title = 'Edit page'

export function Screen() {
  const { pageId = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(pageInEditorQuery(pageId as CmsPage['id']))
  // A malformed id is refused. It names no page, just like the id of a deleted one.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="page">
      <Breadcrumb
        items={[{ label: 'Pages', to: '/admin/cms-pages' }, { label: data?.page.title || 'Edit page' }]}
      />
      {data && <PageEditor key={data.page.id} stored={data} />}
      {!data && <ScreenHeader title="Edit page" />}
      {!data && !error && <Skeleton lines={10} className="h-12" />}
      {!data && missing && (
        <EmptyState title="Page not found" action={<ButtonLink to="/admin/cms-pages">All pages</ButtonLink>}>
          It may have been deleted, or the address of this screen is incomplete.
        </EmptyState>
      )}
      {!data && error && !missing && (
        <QueryFailure
          title="This page did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
