import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { mailTemplateQuery } from '../api/mail-template-queries.ts'
import { TemplateEditor } from '../components/template-editor.tsx'

export const title = 'Edit email'

export function Screen() {
  const { templateId = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(mailTemplateQuery(templateId))
  // A restored original fills the form again. A save of the form itself does not.
  const [restored, setRestored] = useState(0)
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    // Each email is its own screen, so its heading is a new one that takes the focus.
    <div key={templateId} className="page">
      <Breadcrumb
        items={[
          { label: 'Email queue', to: '/admin/mails' },
          { label: 'Email templates', to: '/admin/mails/templates' },
          { label: data?.name ?? 'Edit email' },
        ]}
      />
      <ScreenHeader title={data?.name ?? 'Edit email'} lead={data?.sentWhen} />
      {data && (
        <TemplateEditor
          key={`${data.id} ${restored}`}
          template={data}
          onRestored={() => setRestored((count) => count + 1)}
        />
      )}
      {!data && !error && <Skeleton lines={10} className="h-12" />}
      {!data && missing && (
        <EmptyState
          title="Email not found"
          action={<ButtonLink to="/admin/mails/templates">All email templates</ButtonLink>}
        >
          The address of this screen is incomplete, or this email is no longer sent.
        </EmptyState>
      )}
      {!data && error && !missing && (
        <QueryFailure
          title="This email did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
