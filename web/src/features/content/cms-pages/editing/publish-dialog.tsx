import { useQueryClient } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { publishPage } from '#shared/content/cms-pages/contract.ts'
import { cmsPagePath } from '#shared/content/cms-pages/page.ts'
import { FieldChanges } from '#web/features/platform/forms/field-changes.tsx'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { slugCheckQuery } from '../api/admin-page-queries.ts'
import { usePageCommand } from '../api/page-commands.ts'
import type { PagePartProps } from './page-part-props.ts'
import { PlacementFields } from './placement-fields.tsx'
import { settingsIn } from './settings-in.ts'

const Comparison = lazy(async () => ({ default: (await import('../comparison/comparison.tsx')).Comparison }))

type PublishDialogProps = Omit<PagePartProps, 'editable'> & { onClose: () => void }

type Publishing = { takeOver?: true; swap?: true }

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** Shows before publishing what visitors will newly see, and in which menus. */
export function PublishDialog({ saver, state, onClose }: PublishDialogProps) {
  const queryClient = useQueryClient()
  const { fields, stored } = state
  const { page, live } = stored
  const isLive = page.status === 'published'
  const [note, setNote] = useState('')
  const [attempts, setAttempts] = useState(0)
  const publish = usePageCommand(async ({ takeOver, swap }: Publishing, idempotencyKey) => {
    const { draft } = await saver.flushed()
    const other = swap && (await queryClient.fetchQuery(slugCheckQuery(fields.slug, page.id))).page
    return call(
      publishPage,
      {
        params: { pageId: page.id },
        body: {
          draftVersion: draft?.version ?? 1,
          note: note.trim() || undefined,
          takeOver,
          ...(other && { swapWith: other.id }),
        },
      },
      { idempotencyKey },
    )
  }, saver.replace)
  const send = (how: Publishing) => {
    if (publish.isPending) return
    setAttempts(attempts + 1)
    publish.mutate(how, {
      onSuccess: () => {
        toast.success(`Published ${fields.title}`)
        onClose()
      },
    })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send({})
  }
  const code = codeOf(publish.error)
  return (
    <FormDialog
      wide
      submission={{ onSubmit: submit, busy: publish.isPending, failure: publish.error, attempts }}
      title={isLive ? 'Publish the changes' : 'Publish this page'}
      description={`Everyone will see it at ${cmsPagePath(fields.slug)}.`}
      failed="We couldn’t publish the page"
      submitLabel="Publish"
      busyText="Publishing..."
      wayOut={
        <>
          {code === 'slug_redirects' && (
            <Button size="sm" onClick={() => send({ takeOver: true })}>
              Take over the address and publish
            </Button>
          )}
          {code === 'slug_taken' && isLive && (
            <Button size="sm" onClick={() => send({ swap: true })}>
              Swap the addresses of the two pages
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      {live && (
        <section aria-label="What changes" className="grid gap-2">
          <h3 className="font-semibold">What changes</h3>
          <FieldChanges before={settingsIn(live)} after={settingsIn(fields)} />
          <Suspense fallback={<Skeleton lines={3} className="h-6" />}>
            <Comparison before={live.content} after={fields.content} />
          </Suspense>
        </section>
      )}
      <section aria-label="Menus" className="grid gap-2">
        <h3 className="font-semibold">Menus</h3>
        <PlacementFields fields={fields} onChange={saver.change} />
      </section>
      <Field label="Note" hint="Optional. What changed and why, for the list of versions.">
        <Input maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </FormDialog>
  )
}
