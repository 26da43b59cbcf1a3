import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type listPageVersions, restorePageVersion } from '#shared/content/cms-pages/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pageVersionsQuery } from '../api/admin-page-queries.ts'
import { usePageCommand } from '../api/page-commands.ts'
import { CompareDialog } from './compare-dialog.tsx'
import type { PagePartProps } from './page-part-props.ts'

type Version = ResponseOf<typeof listPageVersions>['items'][number]

/** The published versions of a page: to compare with the present draft, and to go back to. */
export function VersionsPanel({ saver, state, editable }: PagePartProps) {
  const { page } = state.stored
  const versions = useInfiniteQuery(pageVersionsQuery(page.id))
  const [comparing, setComparing] = useState<Version>()
  const [restoring, setRestoring] = useState<Version>()
  const restore = usePageCommand(
    ({ number }: Version, idempotencyKey) =>
      call(
        restorePageVersion,
        {
          params: { pageId: page.id, number },
          body: { draftVersion: saver.state().stored.draft?.version ?? 0 },
        },
        { idempotencyKey },
      ),
    saver.replace,
  )
  return (
    <Panel title="Versions">
      <CursorList
        pages={versions}
        waiting={<Skeleton lines={3} className="h-8" />}
        failed="The versions did not load"
        shown=""
        empty={<p className="text-sm text-dim">Each time you publish, a version is kept here.</p>}
      >
        {(items) => (
          <ol className="grid gap-3">
            {items.map((version) => (
              <li key={version.number} className="grid gap-1 border-l-2 border-line pl-3 text-sm">
                <p className="font-semibold">
                  Version {version.number}
                  {version.number === page.liveVersion && page.status === 'published' && ', live'}
                </p>
                <p className="text-dim">
                  {localTime(version.createdAt)}, {version.authorName}
                </p>
                {version.note && <p>{version.note}</p>}
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" onClick={() => setComparing(version)}>
                    Compare<span className="sr-only"> version {version.number} with the draft</span>
                  </Button>
                  {editable && (
                    <Button size="sm" variant="ghost" onClick={() => setRestoring(version)}>
                      Restore<span className="sr-only"> version {version.number}</span>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ol>
        )}
      </CursorList>
      {comparing && (
        <CompareDialog
          title={`Version ${comparing.number} and the draft`}
          description="What the draft has added is marked as added. What it no longer has is marked as removed."
          before={comparing}
          after={state.fields}
          onClose={() => setComparing(undefined)}
        />
      )}
      {restoring && (
        <ConfirmCommand
          command={restore}
          input={restoring}
          title={`Restore version ${restoring.number}?`}
          description="It replaces what is written now and becomes the draft. Visitors see no change until you publish."
          confirmLabel="Restore as draft"
          done={`Version ${restoring.number} is the draft now`}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </Panel>
  )
}
