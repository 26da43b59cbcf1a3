// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDesk } from './desk-api.ts'
import { useChangeRequest } from './desk-commands.ts'
import { HandOver } from './hand-over.tsx'

/** Few requests are merged. */
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

/** Merging, handing over, and refusing as spam. */
export function SettleActions({ request: { id, number, status, version } }: { request: DeskRequest }) {
  const { handOver } = useDesk()
  const [asked, setAsked] = useState<'merge' | 'spam'>()
  const command = useChangeRequest(id)
  const stop = () => setAsked(undefined)
  return (
    <div data-own className="flex flex-wrap gap-3">
      <Button size="sm" onClick={() => setAsked('merge')}>
        Merge
      </Button>
      {handOver && <HandOver requestId={id} number={number} version={version} send={handOver} />}
      {status !== 'spam' && (
        <Button size="sm" onClick={() => setAsked('spam')}>
          Mark as spam
        </Button>
      )}
      {asked === 'spam' && (
        <ConfirmCommand
          title={`Mark ${number} as spam?`}
          description="Further emails from this address are dropped for 30 days."
          confirmLabel="Mark as spam"
          danger
          command={command}
          input={{ status: 'spam', version }}
          done={`${number} is spam`}
          onClose={stop}
        />
      )}
      {asked === 'merge' && (
        <Suspense>
          <MergeDialog requestId={id} number={number} version={version} onClose={stop} />
        </Suspense>
      )}
    </div>
  )
}
