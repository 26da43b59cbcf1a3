import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MailCleanupFinding, planMailCleanup } from '#shared/mail/mail-cleanup/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRunCleanup } from '../api/mail-cleanup-commands.ts'
import { CleanupFindings } from './cleanup-findings.tsx'

const cleanupPagesQuery = pagesQuery(planMailCleanup, { key: ['mail-cleanup'], staleTime: 0 })

const nameOf = ({ kind, id }: MailCleanupFinding) => `${kind} ${id}`
/** Edited words are someone’s work, and an address that bounced bounces again: they go only when they are chosen. */
const isChosenAtFirst = ({ kind }: MailCleanupFinding) =>
  kind !== 'outdated_templates' && kind !== 'unowned_suppressions'

/** Lists what can be cleaned up. Nothing happens to it before it is chosen. */
export function CleanupDialog({ onClose }: { onClose: () => void }) {
  const pages = useInfiniteQuery(cleanupPagesQuery)
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map())
  const run = useRunCleanup()
  const findings = pages.data?.pages.flatMap((page) => page.items) ?? []
  const isChosen = (finding: MailCleanupFinding) => choices.get(nameOf(finding)) ?? isChosenAtFirst(finding)
  const chosen = findings.filter(isChosen)
  const clean = usePress(() =>
    run.mutateAsync(chosen).then(({ cleaned, skipped }) => {
      toast.success(`${cleaned} cleaned up`, {
        ...(skipped > 0 && { description: `${skipped} had changed in the meantime and stayed as they are.` }),
      })
    }, toastFailure),
  )
  const choose = (some: readonly MailCleanupFinding[], isIn: boolean) =>
    setChoices(new Map([...choices, ...some.map((finding) => [nameOf(finding), isIn] as const)]))
  return (
    <Dialog
      open
      wide
      title="Clean up emails"
      description="Nothing changes until you clean up. Sent emails are never touched."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            busy={run.isPending}
            busyText="Cleaning up..."
            disabled={chosen.length === 0}
            onClick={clean}
          >
            Clean up{chosen.length > 0 && ` ${chosen.length}`}
          </Button>
        </>
      }
    >
      <CursorList
        pages={pages}
        waiting={<Skeleton lines={5} className="h-8" />}
        failed="The cleanup did not load"
        empty={<EmptyState title="Nothing to clean up." />}
      >
        {(items) => <CleanupFindings findings={items} isChosen={isChosen} onChoose={choose} />}
      </CursorList>
    </Dialog>
  )
}
