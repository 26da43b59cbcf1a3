import { type SyntheticEvent, useState } from 'react'
import { longestPauseDays } from '#shared/billing/subscriptions/subscription-rules.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePauseSubscription } from '../api/subscription-commands.ts'
import { DaysLeft } from './days-left.tsx'
import { pauseDays } from './pause-days.ts'
import type { SubscriptionDialogProps } from './subscription-dialog.ts'

export function PauseDialog({ open, ...rest }: SubscriptionDialogProps) {
  return open ? <OpenPauseDialog {...rest} /> : null
}

function OpenPauseDialog({ subscription, onOpenChange }: Omit<SubscriptionDialogProps, 'open'>) {
  const [now] = useState(serverTime)
  const [resumeOn, setResumeOn] = useState('')
  const [problem, setProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const pause = usePauseSubscription()
  const { first, last, refusal, instantOf } = pauseDays(now)
  const close = () => onOpenChange(false)

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (pause.isPending) return
    const refused = resumeOn ? refusal(resumeOn) : undefined
    setProblem(refused)
    if (refused) return
    setAttempts(attempts + 1)
    const done = () => {
      toast.success('Subscription paused successfully')
      close()
    }
    // The answer may remove the button that opened this dialog, so the next steps must not depend on it.
    pause.mutateAsync(resumeOn ? { resumeAt: instantOf(resumeOn) } : {}).then(done, () => undefined)
  }
  return (
    <FormDialog
      title="Pause Subscription"
      description={`${subscription.planName} is paused until you resume it. You are not charged, and until then you have a free Competitor account.`}
      submission={{ onSubmit, busy: pause.isPending, failure: pause.error, attempts }}
      failed="Failed to pause subscription"
      submitLabel="Pause Subscription"
      busyText="Processing..."
      cancelLabel="Keep Subscription"
      name="pause-subscription"
      className="grid gap-5"
      onClose={close}
    >
      <Field
        label="Resume automatically on"
        hint={`Optional, within ${longestPauseDays} days. You can resume earlier at any time.`}
        {...(problem && { error: problem })}
      >
        <Input
          type="date"
          min={first}
          max={last}
          value={resumeOn}
          onChange={({ target }) => {
            setResumeOn(target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <DaysLeft subscription={subscription} now={now} />
    </FormDialog>
  )
}
