import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { EditedMailTemplate } from '#shared/mail/mail-templates/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { previewQuery } from '../api/mail-template-queries.ts'
import { MailBody, type MailView, mailViews } from './mail-body.tsx'
import type { WordingEdit } from './use-wording-form.ts'
import { wordingSchema } from './wording-schema.ts'

const settleMs = 400

/** The email as it would arrive, with sample data, a moment after each change. */
export function TemplatePreview({
  form,
  template,
}: Pick<WordingEdit, 'form'> & { template: EditedMailTemplate }) {
  const [view, setView] = useState<MailView>('light')
  const typed = JSON.stringify(useWatch({ control: form.control }))
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: wording } = z.safeParse(wordingSchema(template), JSON.parse(settled))
  const preview = useQuery(previewQuery(template.id, wording))
  const { data } = preview
  return (
    <Panel
      title="Preview"
      aside={
        <Segmented legend="Preview as" name="preview" options={mailViews} value={view} onChange={setView} />
      }
    >
      <div className="grid gap-3" aria-busy={preview.isFetching}>
        {!wording && <p className="text-sm text-dim">This is the last text without errors.</p>}
        {preview.isError && (
          <QueryFailure
            title="The preview did not load"
            error={preview.error}
            retrying={preview.isFetching}
            onRetry={() => void preview.refetch()}
          />
        )}
        {!data && preview.isFetching && <Skeleton lines={6} className="h-12" />}
        {data && (
          <>
            <p className="text-sm break-words">
              <span className="text-dim">Subject: </span>
              {data.subject}
            </p>
            <MailBody title="Preview" mail={data} view={view} />
          </>
        )}
      </div>
    </Panel>
  )
}
