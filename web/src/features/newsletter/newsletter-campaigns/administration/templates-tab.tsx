import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { mostTemplates } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useDeleteTemplate } from '../api/campaign-commands.ts'
import { templatesQuery } from '../api/campaign-queries.ts'
import { newTemplate } from './new-template.ts'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateThumb } from './template-thumb.tsx'

/** The templates that campaigns begin with. */
export function TemplatesTab() {
  const read = useQuery(templatesQuery)
  const remove = useDeleteTemplate()
  const [editing, setEditing] = useState<NewsletterTemplate>()
  const [deleting, setDeleting] = useState<NewsletterTemplate>()
  const { data } = read
  if (editing)
    return <TemplateEditor key={editing.id} template={editing} onClose={() => setEditing(undefined)} />
  if (!data)
    return read.isError ? (
      <QueryFailure
        title="The templates did not load"
        error={read.error}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <div className="skeleton h-64" />
    )
  const isFull = data.items.length >= mostTemplates
  const create = (
    <Button variant="primary" disabled={isFull} onClick={() => setEditing(newTemplate())}>
      New template
    </Button>
  )
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState title="No templates yet" action={create}>
          Templates hold the look and blocks that campaigns start with.
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-end gap-3">
            {isFull && <p className="text-sm text-dim">You can keep up to {mostTemplates} templates.</p>}
            {create}
          </div>
          <ul aria-label="Templates" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {data.items.map((template) => (
              <li key={template.id} className="panel grid min-w-0 content-start">
                <TemplateThumb template={template} />
                <div className="grid gap-3 border-t border-line p-4">
                  <p className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{template.name}</span>
                    <span className="text-sm text-dim">
                      Changed <TimeAgo at={template.updatedAt} />
                    </span>
                  </p>
                  <div className="flex flex-wrap gap-2">
                    <Button size="sm" onClick={() => setEditing(template)}>
                      Edit<span className="sr-only"> {template.name}</span>
                    </Button>
                    <Button size="sm" variant="ghost" onClick={() => setDeleting(template)}>
                      Delete<span className="sr-only"> {template.name}</span>
                    </Button>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {deleting && (
        <ConfirmCommand
          command={remove}
          input={{ params: { templateId: deleting.id } }}
          title={`Delete ${deleting.name}?`}
          description="Campaigns that began with it stay as they are. You cannot undo this."
          confirmLabel="Delete template"
          danger
          done="Template deleted"
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}
