import type { ChangeEffect } from '#shared/events/registrations/effects-contract.ts'
import { changeWords, people } from '#web/features/events/registrations/components/effect-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EffectLines } from './effect-lines.tsx'

export type AskedChange = ChangeEffect & { changes: readonly string[] }

type ChangeDialogProps = { effect: AskedChange; onAnswer: (isConfirmed: boolean) => void }

/** Asks before a published event gets another time or place. */
export function ChangeDialog({ effect, onAnswer }: ChangeDialogProps) {
  const { changes, told } = effect
  return (
    <Dialog
      open
      title="Change time or place?"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Go back</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {told === 0 ? 'Save change' : `Save and tell ${people(told)}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul className="grid gap-1">
          {changes.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
        <EffectLines lines={changeWords(effect)} />
      </div>
    </Dialog>
  )
}
