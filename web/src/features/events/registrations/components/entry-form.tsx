import { type SyntheticEvent, useState } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { lineStateOf } from '#shared/events/registrations/line-state-of.ts'
import { lineWords } from '#shared/events/registrations/line-words.ts'
import { priceOf, totalOf } from '#shared/events/registrations/price-of.ts'
import { paysAhead, waysToPay } from '#shared/events/registrations/ways-to-pay.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { useEnterableVehicles } from '#web/features/events/vehicles/api/use-enterable-vehicles.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEnter } from '../api/registration-commands.ts'
import { askedAnswers } from './asked-answers.ts'
import { ownClass } from './class-choice.tsx'
import { EmptyGarage } from './empty-garage.tsx'
import { EntryChoices } from './entry-choices.tsx'
import { dropEntryDraft, type EntryDraft, keepEntryDraft, readEntryDraft } from './entry-draft.ts'
import { entryErrors } from './entry-errors.ts'
import { EntryFormButtons } from './entry-form-buttons.tsx'
import { type PayAt, PayAtChoice } from './pay-at-choice.tsx'
import { PriceLines } from './price-lines.tsx'
import { WaiverConsent } from './waiver-consent.tsx'

type EntryFormProps = {
  event: PublicEvent
  me: { id: string; membershipType: string }
  now: string
  onEntered: (registration: OwnRegistration) => void
  onCancel: () => void
}

/**
 * The form for an entry, with the organizer's questions. The choices stay on this device until it is sent.
 */
export function EntryForm({ event, me, now, onEntered, onCancel }: EntryFormProps) {
  const garage = useEnterableVehicles(event.classes.length > 0)
  const { vehicles } = garage
  const [draft, setDraft] = useState<EntryDraft>(() => readEntryDraft(event.id, me.id))
  const [accepted, setAccepted] = useState(false)
  const [payAt, setPayAt] = useState<PayAt>('online')
  const [attempts, setAttempts] = useState(0)
  const enter = useEnter()
  const [firstVehicle] = vehicles
  // The first vehicle and its own class are chosen until the member chooses.
  const entries =
    draft.entries.length > 0 || !firstVehicle
      ? draft.entries.filter(({ vehicleId }) => vehicles.some(({ id }) => id === vehicleId))
      : [{ vehicleId: firstVehicle.id, classKey: ownClass(firstVehicle, event) }]
  const change = (next: Partial<EntryDraft>) => {
    const changed = { ...draft, ...next }
    setDraft(changed)
    keepEntryDraft(event.id, me.id, changed)
  }
  const price = priceOf(
    event,
    {
      classKeys: entries.map(({ classKey }) => classKey),
      isPro: me.membershipType === 'pro_competitor',
      isWalkIn: false,
    },
    now,
  )
  const total = totalOf(price)
  const ways = waysToPay(event, total)
  const failure = enter.error
  const isFull =
    failure instanceof ApiError && (failure.code === 'event_full' || failure.code === 'class_full')
  const canWait = isFull && event.waitingList.on
  const wantsWait = event.places.left === 0 && event.waitingList.on
  const joins = wantsWait || canWait
  const paysNow = paysAhead(event, total, ways === 'choice' ? payAt : undefined)
  const line = lineStateOf(event, false, now)
  const errors = entryErrors(failure, event, entries)

  function send(joinWaitingList: boolean) {
    setAttempts((count) => count + 1)
    enter.mutate(
      {
        params: { eventId: event.id },
        body: {
          entries,
          answers: askedAnswers(event, draft.answers),
          isListed: draft.isListed,
          ...(event.waiver && accepted && { waiverVersion: event.waiverVersion }),
          ...(draft.number && { number: Number(draft.number) }),
          ...(ways === 'choice' && { payAt }),
          joinWaitingList,
        },
      },
      {
        onSuccess: (registration) => {
          dropEntryDraft(event.id, me.id)
          onEntered(registration)
        },
      },
    )
  }
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault()
    send(joins)
  }
  if (event.classes.length > 0 && garage.isPending) return <Skeleton lines={4} className="h-11" />
  if (event.classes.length > 0 && vehicles.length === 0) return <EmptyGarage onCancel={onCancel} />
  return (
    <form name="enter-event" noValidate className="flex flex-col gap-6" onSubmit={submit}>
      {failure && (
        <FormError key={attempts} title={describeFailure(failure).sentence}>
          {canWait && <p>You can join the waiting list, which costs nothing. {lineWords(line)}</p>}
        </FormError>
      )}
      <EntryChoices
        event={event}
        garage={vehicles}
        choice={{ ...draft, entries }}
        errors={errors}
        onChange={change}
      >
        <Field
          label="Preferred number (optional)"
          hint="1–999. Blank = next available."
          className="max-w-64"
          {...(errors['body.number'] && { error: errors['body.number'] })}
        >
          <Input
            inputMode="numeric"
            maxLength={3}
            value={draft.number}
            onChange={({ target }) => change({ number: target.value.replace(/\D/g, '') })}
          />
        </Field>
      </EntryChoices>
      {event.waiver && (
        <WaiverConsent
          waiver={event.waiver}
          accepted={accepted}
          error={errors['body.waiverVersion']}
          onAccept={setAccepted}
        />
      )}
      {ways === 'choice' && !wantsWait && (
        <PayAtChoice
          value={payAt}
          onChange={setPayAt}
          hints={{
            online: 'Your spot is kept for 15 minutes while you pay.',
            gate: 'Your spot is yours at once.',
          }}
        />
      )}
      {wantsWait && !failure && (
        <p className="text-sm">This event is full. {lineWords(line)} You pay nothing while you wait.</p>
      )}
      {total > 0 && <PriceLines lines={price} />}
      <EntryFormButtons
        busy={enter.isPending}
        label={joins ? 'Join the waiting list' : paysNow ? `Continue to pay ${dollars(total)}` : 'Enter'}
        totalCents={joins || paysNow ? 0 : total}
        onCancel={onCancel}
      />
    </form>
  )
}
