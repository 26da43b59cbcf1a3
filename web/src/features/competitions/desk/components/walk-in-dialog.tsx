import { type SyntheticEvent, useId, useState } from 'react'
import { addWalkIn, type DeskEvent } from '#shared/competitions/desk/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Desk } from './use-desk.ts'
import { useWalkIn, type WalkIn } from './use-walk-in.ts'
import { WalkInCar } from './walk-in-car.tsx'

type WalkInDialogProps = { desk: Desk; event: DeskEvent; onClose: () => void }

/** Enters someone at the gate: their name, their car and class, and how they paid. */
export function WalkInDialog({ desk, event, onClose }: WalkInDialogProps) {
  const formId = useId()
  const [added, setAdded] = useState<WalkIn>()
  const form = useSchemaForm(addWalkIn.body, {
    defaultValues: {
      requestId: crypto.randomUUID(),
      name: '',
      entries:
        event.classes.length > 0
          ? [
              {
                classKey: event.classes[0]?.classKey ?? '',
                vehicle: {
                  year: Number(event.startsAt.slice(0, 4)),
                  make: '',
                  model: '',
                  woofers: [],
                  powerWatts: 0,
                },
              },
            ]
          : [],
      waiverAccepted: !event.hasWaiver,
      paid: 'cash',
    },
  })
  const { errors } = form.formState
  const chosen = form.watch('entries').map(({ classKey }) => classKey)
  const dueCents =
    event.gateFeeCents +
    event.classes
      .filter(({ classKey }) => chosen.includes(classKey))
      .reduce((sum, { feeCents }) => sum + feeCents, 0)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useWalkIn(desk, event, dueCents),
    onDone: setAdded,
  })
  const isAsked = failure instanceof ApiError && failure.code === 'name_differs'
  const answer = (isMember: boolean) => (press: SyntheticEvent) => {
    form.setValue('isMember', isMember)
    onSubmit(press)
  }
  if (added) return <Added one={added} onClose={onClose} />
  return (
    <Dialog
      open
      title="Walk-in"
      description={dueCents > 0 ? `${dollars(dueCents)} at the gate.` : 'Nothing to pay.'}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button className="min-h-12" onClick={onClose} disabled={busy}>
            Go back
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="min-h-12"
            busy={busy}
            busyText="Entering..."
          >
            Enter
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormFailure
          title={isAsked ? 'Is it the same person?' : 'We couldn’t enter them'}
          failure={failure}
          attempts={attempts}
        >
          {isAsked && (
            <div className="flex flex-wrap gap-3">
              <Button className="min-h-12" busy={busy} onClick={answer(true)}>
                Yes, enter the member
              </Button>
              <Button className="min-h-12" busy={busy} onClick={answer(false)}>
                No, enter a guest
              </Button>
            </div>
          )}
        </FormFailure>
        <Field label="Name" required error={errors.name?.message}>
          <Input
            className="min-h-12"
            autoComplete="off"
            {...form.register('name', { onChange: () => form.setValue('isMember', undefined) })}
          />
        </Field>
        <Field
          label="Email"
          hint="A member’s email address enters that member."
          error={errors.email?.message}
        >
          <Input
            type="email"
            className="min-h-12"
            autoComplete="off"
            {...form.register('email', {
              setValueAs: (value: string) => value || undefined,
              // The answer was about another address.
              onChange: () => form.setValue('isMember', undefined),
            })}
          />
        </Field>
        {event.classes.length > 0 && <WalkInCar form={form} event={event} />}
        {dueCents > 0 && (
          <Field label="Payment" error={errors.paid?.message}>
            <Select className="min-h-12" {...form.register('paid')}>
              <option value="cash">Paid {dollars(dueCents)} in cash</option>
              <option value="later">Pays later</option>
              {event.role !== 'desk' && <option value="waived">Waived</option>}
            </Select>
          </Field>
        )}
        {event.hasWaiver && (
          <Checkbox
            label="They read and accepted the waiver"
            error={errors.waiverAccepted?.message}
            {...form.register('waiverAccepted')}
          />
        )}
      </form>
    </Dialog>
  )
}

function Added({ one, onClose }: { one: WalkIn; onClose: () => void }) {
  return (
    <Dialog
      open
      title={one.isKept ? `${one.name} is on this device` : `${one.name} is entered`}
      description={
        one.isKept
          ? 'No connection. The number and the code are assigned once it is sent; until then, check them in by name.'
          : 'Write the number on the windshield. The code is their ticket.'
      }
      onClose={onClose}
      footer={
        <Button variant="primary" className="min-h-12" onClick={onClose}>
          Done
        </Button>
      }
    >
      {!one.isKept && (
        <>
          <p className="readout text-center text-6xl">{one.number ?? '–'}</p>
          <p className="readout text-center text-2xl">{one.code}</p>
        </>
      )}
    </Dialog>
  )
}
