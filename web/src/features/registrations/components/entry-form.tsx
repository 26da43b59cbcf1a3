import { useInfiniteQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { PublicEvent } from '#shared/events/contract.ts'
import { dollars } from '#shared/money/dollars.ts'
import type { OwnRegistration } from '#shared/registrations/contract.ts'
import { priceOf, totalOf } from '#shared/registrations/price-of.ts'
import { paysAhead, waysToPay } from '#shared/registrations/ways-to-pay.ts'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { garageQuery } from '#web/features/vehicles/api/garage-query.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEnter } from '../api/entry-commands.ts'
import { ClassChoice, ownClass } from './class-choice.tsx'
import { dropEntryDraft, type EntryDraft, keepEntryDraft, readEntryDraft } from './entry-draft.ts'
import { EntryQuestions } from './entry-questions.tsx'
import { PriceLines } from './price-lines.tsx'

type EntryFormProps = {
  event: PublicEvent
  me: { id: string; membershipType: string }
  now: string
  onEntered: (registration: OwnRegistration) => void
  onCancel: () => void
}

/** What someone enters with, and what the organizer asks. What was chosen stays on this device until it is sent. */
export function EntryForm({ event, me, now, onEntered, onCancel }: EntryFormProps) {
  const garage = useInfiniteQuery({ ...garageQuery, enabled: event.classes.length > 0 })
  const vehicles = garage.data?.pages.flatMap(({ items }) => items) ?? []
  const [draft, setDraft] = useState<EntryDraft>(() => readEntryDraft(event.id, me.id))
  const [accepted, setAccepted] = useState(false)
  const [payAt, setPayAt] = useState<'online' | 'gate'>('online')
  const [attempts, setAttempts] = useState(0)
  const enter = useEnter(event.id)
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
  const errors = Object.fromEntries(
    (failure instanceof ApiError ? (failure.errors ?? []) : []).map(({ path, message }) => [path, message]),
  )

  function send(joinWaitingList: boolean) {
    setAttempts((count) => count + 1)
    enter.mutate(
      {
        entries,
        // What was kept on this device may answer a question that is no longer asked.
        answers: Object.fromEntries(
          event.questions.flatMap(({ key }) => (draft.answers[key] ? [[key, draft.answers[key]]] : [])),
        ),
        isListed: draft.isListed,
        ...(event.waiver && accepted && { waiverVersion: event.waiverVersion }),
        ...(draft.number && { number: Number(draft.number) }),
        ...(ways === 'choice' && { payAt }),
        joinWaitingList,
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
    send(wantsWait || canWait)
  }
  if (event.classes.length > 0 && garage.isPending) return <Skeleton lines={4} className="h-11" />
  if (event.classes.length > 0 && vehicles.length === 0) return <EmptyGarage onCancel={onCancel} />
  return (
    <form name="enter-event" noValidate className="grid gap-6" onSubmit={submit}>
      {failure && (
        <FormError key={attempts} title={describeFailure(failure).sentence}>
          {canWait && <p>You can join the waiting list. It costs nothing until a spot is yours.</p>}
        </FormError>
      )}
      {event.classes.length > 0 && (
        <ClassChoice
          event={event}
          garage={vehicles}
          entries={entries}
          errors={errors}
          onChange={(chosen) => change({ entries: chosen })}
        />
      )}
      <EntryQuestions
        questions={event.questions}
        answers={draft.answers}
        errors={errors}
        onChange={(answers) => change({ answers })}
      />
      <Field
        label="Number wish"
        hint="1 to 999. Leave it empty for the lowest free one."
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
      <Checkbox
        label="Show me among the entrants"
        hint="Everyone sees your first name and the initial of your last name."
        checked={draft.isListed}
        onChange={({ target }) => change({ isListed: target.checked })}
      />
      {event.waiver && (
        <div className="grid gap-3">
          <section
            aria-label="Waiver"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keyboard
            tabIndex={0}
            className="max-h-48 overflow-y-auto rounded-md border border-line p-4 text-sm whitespace-pre-line"
          >
            {event.waiver}
          </section>
          <Checkbox
            label="I have read the waiver and accept it."
            checked={accepted}
            onChange={({ target }) => setAccepted(target.checked)}
            {...(errors['body.waiverVersion'] && { error: errors['body.waiverVersion'] })}
          />
        </div>
      )}
      {ways === 'choice' && !wantsWait && (
        <RadioCards
          legend="How to pay"
          name="pay-at"
          value={payAt}
          onChange={({ target }) => setPayAt(target.value === 'gate' ? 'gate' : 'online')}
          options={[
            {
              value: 'online',
              label: 'By card now',
              hint: 'Your spot is kept for 15 minutes while you pay.',
            },
            { value: 'gate', label: 'At the gate', hint: 'Your spot is yours at once.' },
          ]}
        />
      )}
      {total > 0 && <PriceLines lines={price} />}
      <div className="-mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-ground px-6 py-4">
        <Button disabled={enter.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={enter.isPending} busyText="Sending...">
          {wantsWait || canWait
            ? 'Join the waiting list'
            : paysAhead(event, total, ways === 'choice' ? payAt : undefined)
              ? `Continue to pay ${dollars(total)}`
              : 'Enter'}
        </Button>
      </div>
    </form>
  )
}

function EmptyGarage({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="grid gap-4">
      <p>This competition has classes for vehicles. Add yours to your garage first, then come back here.</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <ButtonLink variant="primary" to="/garage">
          Open your garage
        </ButtonLink>
      </div>
    </div>
  )
}
