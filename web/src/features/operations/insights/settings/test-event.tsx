import { sendTestEvent } from '#shared/operations/insights/admin-contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

const useSendTestEvent = command(sendTestEvent)

/** Counts an event that no report has, and shows how it arrived. */
export function TestEvent() {
  const send = useSendTestEvent()
  const press = usePress(() => send.mutateAsync({}).catch(toastFailure))
  return (
    <Panel title="Test">
      <div className="grid justify-items-start gap-3">
        <p className="text-dim">A test event is counted like any other, but no report includes it.</p>
        <Button busy={send.isPending} busyText="Sending..." onClick={press}>
          Send a test event
        </Button>
        <p role="status">
          {send.data && (
            <>
              Arrived {localTime(send.data.countedAt)}: number {send.data.count.toLocaleString('en-US')}{' '}
              today.
            </>
          )}
        </p>
      </div>
    </Panel>
  )
}
