import { useState } from 'react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { countOf } from '#shared/count-of.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { toast } from '#web/ui/toast.ts'
import {
  classParams,
  useCallNext,
  useHoldClass,
  useReopenClass,
  useSignClass,
} from '../api/class-commands.ts'
import { useVoidClass } from '../api/setup-commands.ts'
import { mayPublish } from '../components/may-publish.ts'
import { PublishDialog } from './publish-dialog.tsx'

/** The screen where signed places are verified. */
const verifyPath = '/admin/competition-results'

type Open = 'publish' | 'hold' | 'release' | 'sign' | 'reopen' | 'void'

/** The steps of a class that this person may take, and why one cannot be taken now. */
export function ClassActions({ work }: { work: ClassWork }) {
  const { of, roles, publishRefusal, signRefusal, maySign, name } = work
  const { state, version } = of
  const session = useSession()
  const isAdmin = session.status === 'signed-in' && session.me.membershipType === 'admin'
  const isKnown = useKnownScreens()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const isHeadJudge = roles.includes('head_judge')
  const isLeading = isHeadJudge || roles.includes('organizer')
  const isRunning = state === 'planned' || state === 'running'
  const isPublishing = isLeading && (state === 'running' || state === 'provisional')
  const params = classParams(of)
  const hold = useHoldClass()
  const sign = useSignClass()
  const reopen = useReopenClass()
  const voiding = useVoidClass()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {isRunning && <CallNext work={work} />}
        {isPublishing && (
          <Button
            data-own
            variant={of.revision === 0 ? 'primary' : 'secondary'}
            disabled={!mayPublish(work)}
            onClick={() => setOpen('publish')}
          >
            {of.revision === 0 ? 'Publish places' : 'Publish a revision'}
          </Button>
        )}
        {(maySign ?? isHeadJudge) && state === 'provisional' && (
          <Button
            data-own
            variant="primary"
            disabled={signRefusal !== undefined}
            onClick={() => setOpen('sign')}
          >
            Sign
          </Button>
        )}
        {isHeadJudge && (state === 'provisional' || state === 'final') && (
          <Button data-own onClick={() => setOpen('reopen')}>
            Open again
          </Button>
        )}
        {isHeadJudge && (state === 'running' || state === 'provisional') && (
          <Button data-own onClick={() => setOpen(of.holdReason ? 'release' : 'hold')}>
            {of.holdReason ? 'Lift the hold' : 'Hold'}
          </Button>
        )}
        {isAdmin && state === 'final' && isKnown(verifyPath) && (
          <ButtonLink variant="primary" to={verifyPath}>
            Verify results
          </ButtonLink>
        )}
        {isAdmin && state !== 'void' && (
          <Button data-own variant="danger" onClick={() => setOpen('void')}>
            Declare void
          </Button>
        )}
      </div>
      {isPublishing && publishRefusal && <p className="text-sm text-dim">{publishRefusal}</p>}
      {(maySign ?? isHeadJudge) && state === 'provisional' && signRefusal && (
        <p className="text-sm text-dim">{signRefusal}</p>
      )}
      {open === 'publish' && <PublishDialog work={work} onClose={close} />}
      {open === 'hold' && (
        <ReasonCommand
          title={`Hold ${name}?`}
          description="No one can sign the class until you lift the hold. Everyone who works on it will see your reason."
          confirmLabel="Hold"
          done="Class on hold"
          command={hold}
          inputOf={(reason) => ({ ...params, body: { reason, version } })}
          onClose={close}
        />
      )}
      {open === 'release' && (
        <ConfirmCommand
          command={hold}
          input={{ ...params, body: { version } }}
          done="Hold lifted"
          title={`Lift the hold on ${name}?`}
          description="The head judge can then sign it."
          confirmLabel="Lift the hold"
          onClose={close}
        />
      )}
      {open === 'sign' && (
        <ConfirmCommand
          command={sign}
          input={{ ...params, body: { version } }}
          done="Class signed"
          title={`Sign the places of ${name}?`}
          description="They become final, and an administrator verifies them."
          confirmLabel="Sign"
          onClose={close}
        />
      )}
      {open === 'reopen' && (
        <ReasonCommand
          title={`Open ${name} again?`}
          description="Judges can change runs and sheets again. Everyone sees that the places may change until you publish the next revision."
          confirmLabel="Open again"
          done="Class opened again"
          most={500}
          command={reopen}
          inputOf={(reason) => ({ ...params, body: { reason, version } })}
          onClose={close}
        />
      )}
      {open === 'void' && (
        <ReasonCommand
          title={`Declare ${name} void?`}
          description="None of it counts, and everyone sees that. Its runs are kept. You cannot undo this."
          confirmLabel="Declare void"
          danger
          done="Class is void"
          most={500}
          command={voiding}
          inputOf={(reason) => ({ ...params, body: { reason, version } })}
          onClose={close}
        />
      )}
    </div>
  )
}

function CallNext({ work: { of, entries } }: { work: ClassWork }) {
  const call = useCallNext()
  const press = usePress(() =>
    call.mutateAsync(classParams(of)).then(({ called }) => {
      const names = called.map((id) => entries.find(({ entryId }) => entryId === id)?.name ?? '')
      toast.success(
        called.length === 0
          ? 'No one is left to call'
          : `${countOf(called.length, 'entry', 'entries')} called`,
        {
          description: names.join(', '),
        },
      )
    }, toastFailure),
  )
  return (
    <Button data-own busy={call.isPending} busyText="Calling..." onClick={press}>
      Call the next three
    </Button>
  )
}
