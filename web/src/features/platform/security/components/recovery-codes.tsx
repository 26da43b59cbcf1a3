import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSecurityCommand } from '../api/use-security-command.ts'

/** The codes are shown only once: the server keeps only what proves them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const done = useSecurityCommand(async () => undefined)
  const finish = () => done.mutate(undefined, { onSettled: onClose })
  const copy = () =>
    void copyText(codes.join('\n'), {
      done: 'Codes copied.',
      failed: 'We couldn’t copy the codes. Write them down instead.',
    })
  return (
    <Dialog
      open
      onClose={finish}
      dismissible={false}
      title="Save your recovery codes"
      description="Two-factor authentication is on. If you lose your phone, any of these codes turns it off, and the others stop working. We can’t show them again."
      footer={
        <>
          <Button onClick={copy}>Copy</Button>
          <Button variant="primary" busy={done.isPending} onClick={finish}>
            I’ve saved them
          </Button>
        </>
      }
    >
      <LeaveWarning unsaved description="We can’t show you these codes again." />
      <ol className="readout grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
