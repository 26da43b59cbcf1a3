import { createPreviewLink } from '#shared/content/cms-pages/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PagePartProps } from './page-part-props.ts'

/** A link that shows the draft to people without an account. */
export function PreviewPanel({ saver, state }: Omit<PagePartProps, 'editable'>) {
  const { id: pageId } = state.stored.page
  const create = useCommand({
    send: async (_: undefined, idempotencyKey) => {
      // The link shows the stored draft.
      await saver.flushed()
      return call(createPreviewLink, { params: { pageId } }, { idempotencyKey })
    },
  })
  const press = usePress(() => create.mutateAsync(undefined).catch(toastFailure))
  const link = create.data
  return (
    <Panel title="Preview">
      <div className="grid gap-3">
        {link && (
          <>
            <Field label="Preview link" hint={`Works until ${localTime(link.expiresAt)}`}>
              <Input readOnly value={link.url} onFocus={({ target }) => target.select()} />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() =>
                  void copyText(link.url, {
                    done: 'Preview link copied',
                    failed: 'Your browser did not copy the link. Select it and copy it yourself.',
                  })
                }
              >
                Copy link
              </Button>
              <a href={link.url} target="_blank" rel="noreferrer" className="btn btn-ghost btn-sm">
                Open preview
              </a>
            </div>
          </>
        )}
        {!link && (
          <p className="text-sm text-dim">
            Anyone with the link sees the draft for 24 hours, without an account.
          </p>
        )}
        <Button
          size="sm"
          className="justify-self-start"
          busy={create.isPending}
          disabled={!state.stored.draft && !state.stored.live}
          onClick={press}
        >
          {link ? 'Create another link' : 'Create preview link'}
        </Button>
      </div>
    </Panel>
  )
}
