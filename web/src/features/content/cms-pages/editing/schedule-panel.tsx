import { useState } from 'react'
import { schedulePage } from '#shared/content/cms-pages/contract.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { usePageCommand } from '../api/page-commands.ts'
import type { PagePartProps } from './page-part-props.ts'
import { PlanDialog, type Planned } from './plan-dialog.tsx'

/** Sets the times when a page is published or taken off automatically. */
export function SchedulePanel({ saver, state }: Omit<PagePartProps, 'editable'>) {
  const { page, draft } = state.stored
  const [planning, setPlanning] = useState<Planned>()
  const clear = usePageCommand(
    (what: Planned, idempotencyKey) =>
      call(
        schedulePage,
        { params: { pageId: page.id }, body: { version: saver.state().stored.page.version, [what]: null } },
        { idempotencyKey },
      ),
    saver.learn,
  )
  if (page.status === 'archived') return null
  const rows = [
    { what: 'publish', words: 'Goes live', plan: page.publish, offer: draft !== undefined },
    {
      what: 'unpublish',
      words: 'Is archived',
      plan: page.unpublish,
      offer: page.status !== 'draft' || page.unpublish !== undefined,
    },
  ] as const
  return (
    <Panel title="Schedule">
      <div className="grid gap-3 text-sm">
        {rows
          .filter(({ plan, offer }) => plan || offer)
          .map(({ what, words, plan }) => (
            <div key={what} className="grid gap-1.5">
              {plan && (
                <p>
                  {words} <span className="font-semibold">{wallTimeWords(plan)}</span>
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => setPlanning(what)}>
                  {plan ? 'Change time' : what === 'publish' ? 'Schedule publishing' : 'Auto-archive'}
                </Button>
                {plan && (
                  <ClearButton label={words} onPress={() => clear.mutateAsync(what)} busy={clear.isPending} />
                )}
              </div>
            </div>
          ))}
        {!draft && page.status !== 'published' && (
          <p className="text-dim">Write something to schedule first.</p>
        )}
      </div>
      {planning && (
        <PlanDialog saver={saver} state={state} what={planning} onClose={() => setPlanning(undefined)} />
      )}
    </Panel>
  )
}

type ClearButtonProps = { label: string; busy: boolean; onPress: () => Promise<unknown> }

function ClearButton({ label, busy, onPress }: ClearButtonProps) {
  const press = usePress(() => onPress().catch(toastFailure))
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={press}>
      Remove the schedule<span className="sr-only">: {label}</span>
    </Button>
  )
}
