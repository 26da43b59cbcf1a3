// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import {
  mayCancel,
  mayChangePlan,
  mayKeep,
  mayPause,
  mayResume,
} from '#shared/subscriptions/subscription-rules.ts'
import { toastRefusal } from '#web/features/billing/components/toast-refusal.ts'
import { usePress } from '#web/features/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useKeepSubscription, useResumeSubscription } from '../api/standing-commands.ts'

const ChangePlanDialog = lazy(async () => ({
  default: (await import('./change-plan-dialog.tsx')).ChangePlanDialog,
}))
const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }))
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

const dialogs = { change: ChangePlanDialog, pause: PauseDialog, cancel: CancelDialog }

/** What a member may do with their subscription now: the buttons follow the rules by which the server refuses. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const [asked, setAsked] = useState<keyof typeof dialogs>()
  const Asked = asked && dialogs[asked]
  return (
    <div className="grid gap-3 border-t border-line pt-5 empty:hidden sm:flex sm:flex-wrap">
      {mayResume(subscription) && <ResumeButton />}
      {mayKeep(subscription) && <KeepButton planName={subscription.planName} />}
      {mayChangePlan(subscription) && (
        <Button variant={mayKeep(subscription) ? 'secondary' : 'primary'} onClick={() => setAsked('change')}>
          Change Plan
        </Button>
      )}
      {mayPause(subscription) && <Button onClick={() => setAsked('pause')}>Pause Subscription</Button>}
      {mayCancel(subscription) && <Button onClick={() => setAsked('cancel')}>Cancel Subscription</Button>}
      {Asked && (
        <Suspense>
          <Asked subscription={subscription} open onOpenChange={(open) => !open && setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

function ResumeButton() {
  const { isPending, mutateAsync } = useResumeSubscription()
  // Not by the callbacks of a press: the answer takes the button away before it would be told.
  const resume = usePress(() =>
    mutateAsync(undefined).then(
      () => toast.success('Subscription resumed successfully'),
      (error) => toastRefusal('Failed to resume subscription', error),
    ),
  )
  return (
    <Button variant="primary" busy={isPending} busyText="Resuming..." onClick={resume}>
      Resume Subscription
    </Button>
  )
}

function KeepButton({ planName }: { planName: string }) {
  const { isPending, mutateAsync } = useKeepSubscription()
  const keep = usePress(() =>
    mutateAsync(undefined).then(
      () => toast.success(`You keep ${planName}`),
      (error) => toastRefusal('Failed to update subscription', error),
    ),
  )
  return (
    <Button variant="primary" busy={isPending} busyText="Keeping..." onClick={keep}>
      Keep {planName}
    </Button>
  )
}
