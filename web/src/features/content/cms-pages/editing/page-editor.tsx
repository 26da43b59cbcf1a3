import { Settings2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import { cmsPagePath, type PageStatus } from '#shared/content/cms-pages/page.ts'
import { slugOf } from '#shared/content/cms-pages/slug-of.ts'
import { localClock } from '#shared/platform/time/local-clock.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { SaveState } from '#web/features/platform/forms/save-state.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { statusLabels } from '../components/page-labels.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { ContentField } from './content-field.tsx'
import { fieldProblems } from './field-problems.ts'
import { KeptNotice } from './kept-notice.tsx'
import { fieldsInEditor } from './page-fields.ts'
import { PageSettings } from './page-settings.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useDraftSaver } from './use-draft-saver.ts'

/** A page while it is written: its words on the left, everything else beside them. */
export function PageEditor({ stored: opened }: { stored: PageInEditor }) {
  const { saver, state, left, forgetLeft } = useDraftSaver(opened)
  const [open, setOpen] = useState<'settings' | 'publish'>()
  const { fields, stored, status } = state
  const { page, draft, live } = stored
  const editable = page.status !== 'archived' && !page.publish
  const problems = status === 'invalid' ? fieldProblems(fields) : {}
  // The address follows the title until the editor gives the page another, or it has been published.
  const [follows, setFollows] = useState(
    page.liveVersion === undefined && (fields.slug === slugOf(fields.title) || /^untitled/.test(fields.slug)),
  )
  const changeTitle = (title: string) =>
    saver.change({ title, ...(follows && page.liveVersion === undefined && { slug: slugOf(title) }) })
  useEffect(() => {
    if (fields.slug !== slugOf(fields.title)) setFollows(false)
  }, [fields.slug, fields.title])
  const settings = <PageSettings saver={saver} state={state} editable={editable} problems={problems} />
  return (
    <>
      <LeaveWarning
        unsaved={status !== 'saved'}
        description="The last changes are not saved yet. They stay on this device, and the editor offers them when you come back."
      />
      <ScreenHeader
        title={fields.title || 'Untitled page'}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <PageStatusBadge status={page.status} />
            {page.status === 'published' && draft && <Badge tone="warning">Unpublished changes</Badge>}
            {page.status === 'published' && live && (
              <TextLink to={cmsPagePath(live.slug)} target="_blank">
                {cmsPagePath(live.slug)}
              </TextLink>
            )}
          </span>
        }
        actions={
          <>
            <Button className="lg:hidden" onClick={() => setOpen('settings')}>
              <Settings2 className="size-4" aria-hidden="true" />
              Page settings
            </Button>
            {editable && (
              <Button
                variant="primary"
                disabled={!draft && status === 'saved'}
                onClick={() => void saver.flush().then((isStored) => isStored && setOpen('publish'))}
              >
                Publish
              </Button>
            )}
          </>
        }
      />
      {left && (
        <KeptNotice
          kept={left}
          present={fieldsInEditor(stored)}
          onRestore={() => {
            saver.rewrite(left)
            forgetLeft()
          }}
          onDiscard={forgetLeft}
        />
      )}
      {status === 'conflict' && <ConflictNotice saver={saver} state={state} />}
      {page.publish && (
        <Banner tone="info" className="mb-4">
          This page goes live {wallTimeWords(page.publish)}. To change it, remove the schedule.
        </Banner>
      )}
      {page.status === 'archived' && (
        <Banner tone="info" className="mb-4">
          This page is archived. To change it, reopen it.
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <Field label="Title" required error={problems.title}>
            <Input
              maxLength={120}
              disabled={!editable}
              className="text-lg font-semibold"
              value={fields.title}
              onChange={({ target }) => changeTitle(target.value)}
            />
          </Field>
          {editable && (
            <SaveState state={state} stored={storedWords(stored)} onRetry={() => void saver.flush()} />
          )}
          <ContentField saver={saver} state={state} editable={editable} problem={problems.content} />
        </div>
        <aside aria-label="Page settings" className="max-lg:hidden">
          {settings}
        </aside>
      </div>
      {open === 'settings' && (
        <Sheet label="Page settings" onClose={() => setOpen(undefined)}>
          {settings}
        </Sheet>
      )}
      {open === 'publish' && <PublishDialog saver={saver} state={state} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function storedWords({ draft, live }: PageInEditor): string {
  if (draft) return `Saved at ${localClock(draft.savedAt)}`
  return live ? 'No changes since it was published' : 'Nothing written yet'
}

const tones: Record<PageStatus, Tone> = {
  draft: 'warning',
  scheduled: 'info',
  published: 'success',
  archived: 'neutral',
}

const PageStatusBadge = ({ status }: { status: PageStatus }) => (
  <Badge tone={tones[status]}>{statusLabels[status]}</Badge>
)
