import { LeaveWarning } from '#web/features/forms/leave-warning.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSecurityCommand } from '../api/use-security-command.ts'

/** Shown this once: the server keeps only what proves them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const done = useSecurityCommand(async () => undefined)
  const finish = () => done.mutate(undefined, { onSettled: onClose })
  const copy = () =>
    void copyText(codes.join('\n'), {
      done: 'The codes are copied.',
      failed: 'The codes could not be copied. Write them down instead.',
    })
  return (
    <Dialog
      open
      onClose={finish}
      dismissible={false}
      title="Keep your recovery codes"
      description="The second factor is on. Without your phone, one of these codes turns it off again, and the others are void then. We cannot show them a second time."
      footer={
        <>
          <Button onClick={copy}>Copy</Button>
          <Button variant="primary" busy={done.isPending} onClick={finish}>
            I have kept them
          </Button>
        </>
      }
    >
      <LeaveWarning unsaved description="We cannot show you these codes a second time." />
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
