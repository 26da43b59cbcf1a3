import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { discardPageDraft } from '#shared/content/cms-pages/contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { usePageCommand } from '../api/page-commands.ts'
import { ChangePageDialog, type PageVerb } from '../components/change-page-dialog.tsx'
import type { PagePartProps } from './page-part-props.ts'

/** The actions that remove a page, or its draft. */
export function PageEnding({ saver, state }: Omit<PagePartProps, 'editable'>) {
  const navigate = useNavigate()
  const { page, draft } = state.stored
  const [asked, setAsked] = useState<PageVerb | 'discard'>()
  const close = () => setAsked(undefined)
  const discard = usePageCommand(
    (draftVersion: number, idempotencyKey) =>
      call(discardPageDraft, { params: { pageId: page.id }, body: { draftVersion } }, { idempotencyKey }),
    saver.replace,
  )
  const ask = (what: PageVerb | 'discard') => async () => {
    // An action on a page applies to its latest version.
    if (page.status !== 'archived') await saver.flush()
    setAsked(what)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {draft && page.liveVersion !== undefined && page.status === 'published' && !page.publish && (
        <Button size="sm" onClick={ask('discard')}>
          Discard draft
        </Button>
      )}
      {page.status === 'archived' ? (
        <>
          <Button size="sm" onClick={ask('reopen')}>
            Reopen
          </Button>
          <Button size="sm" variant="danger" onClick={ask('delete')}>
            Delete page
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={ask('archive')}>
          Archive page
        </Button>
      )}
      {asked === 'discard' && draft && (
        <ConfirmCommand
          command={discard}
          input={draft.version}
          title="Discard the draft?"
          description="What you wrote since the page was published is lost. Visitors see no change."
          confirmLabel="Discard draft"
          danger
          done="Draft discarded"
          onClose={close}
        />
      )}
      {asked && asked !== 'discard' && (
        <ChangePageDialog
          page={page}
          verb={asked}
          onChanged={(changed) => (changed ? saver.replace(changed) : void navigate('/admin/cms-pages'))}
          onClose={close}
        />
      )}
    </div>
  )
}
