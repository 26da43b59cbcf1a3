import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { pageInEditorQuery } from '../api/admin-page-queries.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { PageDraftSaver, PageDraftState } from './page-draft.ts'
import { fieldsInEditor } from './page-fields.ts'

type ConflictNoticeProps = { saver: PageDraftSaver; state: PageDraftState }

/**
 * Says that someone else has saved. No typed text is lost, and the editor chooses which version continues.
 */
export function ConflictNotice({ saver, state }: ConflictNoticeProps) {
  const queryClient = useQueryClient()
  const [theirs, setTheirs] = useState<PageInEditor>()
  const reading = useCommand({
    send: (_: (page: PageInEditor) => unknown) =>
      queryClient.fetchQuery(pageInEditorQuery(state.stored.page.id)),
    onDone: async (page, then) => void then(page),
  })
  const withTheirs = (then: (page: PageInEditor) => unknown) => () =>
    reading.mutate(then, { onError: toastFailure })
  const keepMine = withTheirs((page) => {
    setTheirs(undefined)
    return saver.saveOver(page)
  })
  const takeTheirs = withTheirs((page) => {
    setTheirs(undefined)
    saver.replace(page)
  })
  return (
    <FormError title="We couldn’t save the page" takeFocus={false}>
      <p>Someone else is editing this page. Your text is kept here; reload to see theirs.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={reading.isPending} onClick={withTheirs(setTheirs)}>
          Compare
        </Button>
        <Button size="sm" disabled={reading.isPending} onClick={keepMine}>
          Keep my text
        </Button>
        <Button size="sm" disabled={reading.isPending} onClick={takeTheirs}>
          Reload theirs
        </Button>
      </div>
      {theirs && (
        <CompareDialog
          title="Their text and yours"
          description="What you added is marked as added. What only they have is marked as removed."
          before={fieldsInEditor(theirs)}
          after={state.fields}
          onClose={() => setTheirs(undefined)}
          actions={
            <>
              <Button onClick={takeTheirs}>Use their text</Button>
              <Button variant="primary" onClick={keepMine}>
                Keep my text
              </Button>
            </>
          }
        />
      )}
    </FormError>
  )
}
