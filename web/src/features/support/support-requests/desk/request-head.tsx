import { PanelRight } from 'lucide-react'
import type { RequestChange } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeRequest } from './desk-commands.ts'
import { DueBadge } from './due-badge.tsx'
import { priorityTones, priorityWords, statusTones, statusWords } from './request-words.ts'

type RequestHeadProps = { request: DeskRequest; onSolved: () => void; onFacts: () => void }

/** What a request is called, how it stands, and the next step with it. */
export function RequestHead({ request, onSolved, onFacts }: RequestHeadProps) {
  const { id, number, subject, status, priority, version, assignee, isUnverified, clocks, mayAnswer } =
    request
  const me = useMe()
  const command = useChangeRequest(id)
  const change = (of: Omit<RequestChange, 'version'>, done: string, then?: () => void) =>
    command.mutate(
      { ...of, version },
      {
        onSuccess: () => {
          toast.success(done)
          then?.()
        },
        onError: toastFailure,
      },
    )
  const dueAt = [clocks.first, clocks.solve]
    .flatMap((clock) => (clock?.since && clock.dueAt ? [clock.dueAt] : []))
    .toSorted()[0]
  const isActive = status === 'open' || status === 'waiting'
  return (
    <>
      <ScreenHeader
        title={<span className="wrap-anywhere">{subject}</span>}
        lead={
          <span className="mt-1 flex flex-wrap items-center gap-2">
            <span className="readout">{number}</span>
            {/* What is due is open. */}
            {!(dueAt && status === 'open') && <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>}
            {priority !== 'normal' && <Badge tone={priorityTones[priority]}>{priorityWords[priority]}</Badge>}
            {dueAt && <DueBadge at={dueAt} />}
            {assignee && <span>{assignee.id === me.id ? 'Yours' : `With ${assignee.name}`}</span>}
          </span>
        }
        actions={
          <>
            {mayAnswer && isActive && assignee?.id !== me.id && (
              <Button
                data-own
                disabled={command.isPending}
                onClick={() => change({ assigneeId: me.id }, `${number} is yours`)}
              >
                Take
              </Button>
            )}
            {mayAnswer && isActive && (
              <Button
                data-own
                disabled={command.isPending}
                onClick={() => change({ status: 'solved' }, `${number} solved`, onSolved)}
              >
                Solve
              </Button>
            )}
            {mayAnswer && (status === 'solved' || status === 'closed' || status === 'spam') && (
              <Button
                data-own
                disabled={command.isPending}
                onClick={() => change({ status: 'open' }, `${number} is open again`)}
              >
                {status === 'spam' ? 'Not spam' : 'Reopen'}
              </Button>
            )}
            <Button className="lg:hidden" onClick={onFacts}>
              <PanelRight className="size-4" aria-hidden="true" />
              Details
            </Button>
          </>
        }
      />
      {isUnverified && (
        <Banner
          className="mb-4"
          action={
            mayAnswer && (
              <Button
                data-own
                size="sm"
                disabled={command.isPending}
                onClick={() => change({ status: 'open' }, `${number} is in the queue`)}
              >
                It is genuine
              </Button>
            )
          }
        >
          The sender could not be verified. Do not trust what it says about an account.
        </Banner>
      )}
    </>
  )
}
