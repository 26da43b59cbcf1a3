import { type SyntheticEvent, useState } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { choiceRefusal, type EntryRefusal } from '#shared/events/registrations/entry-refusal.ts'
import { priceChange, waysToPayMore } from '#shared/events/registrations/price-change.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { useEnterableVehicles } from '#web/features/events/vehicles/api/use-enterable-vehicles.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useChange } from '../api/change-commands.ts'
import { askedAnswers } from './asked-answers.ts'
import { ChangeFailure } from './change-failure.tsx'
import { choosableVehicles } from './choosable-vehicles.ts'
import { EmptyGarage } from './empty-garage.tsx'
import { type EntryChoice, EntryChoices } from './entry-choices.tsx'
import { entryErrors } from './entry-errors.ts'
import { EntryFormButtons } from './entry-form-buttons.tsx'
import { type PayAt, PayAtChoice } from './pay-at-choice.tsx'
import { priceChangeWords } from './price-change-words.ts'
import { PriceLines } from './price-lines.tsx'
import { WaitingPrice } from './waiting-price.tsx'
import { WaiverConsent } from './waiver-consent.tsx'

type ChangeFormProps = {
  event: PublicEvent
  registration: OwnRegistration
  onChanged: (registration: OwnRegistration) => void
  onCancel: () => void
}

/** Chooses something else for an entry, and shows the effect on the price. */
export function ChangeForm({ event, registration, onChanged, onCancel }: ChangeFormProps) {
  const hasClasses = event.classes.length > 0
  const garage = useEnterableVehicles(hasClasses)
  // Untouched fields follow the entry when someone else changes it meanwhile.
  const [typed, setTyped] = useState<Partial<EntryChoice>>({})
  const [accepted, setAccepted] = useState(false)
  const [payAt, setPayAt] = useState<PayAt>('online')
  const [attempts, setAttempts] = useState(0)
  const [refusal, setRefusal] = useState<EntryRefusal>()
  const command = useChange()
  const choice = { ...choiceOf(registration), ...typed }
  const entered = classesOf(registration.entries)
  const vehicles = choosableVehicles(garage.vehicles, registration.entries)
  const isWaiting = registration.status === 'waiting'
  const classKeys = choice.entries.map(({ classKey }) => classKey)
  // The fees and the refund step of this moment count, as on the server.
  const change = priceChange(registration, event, classKeys, serverTime())
  const ways = waysToPayMore(event, registration.pay, change.moreCents)
  const paidAhead = ways === 'online' || (ways === 'choice' && payAt === 'online')
  const failure = command.error
  const errors = refusal
    ? { [refusal.path ?? '']: refusal.message }
    : entryErrors(failure, event, choice.entries)
  const asksWaiver = event.waiver !== '' && registration.waiverVersion !== event.waiverVersion

  function submit(submitted: SyntheticEvent) {
    submitted.preventDefault()
    setAttempts((count) => count + 1)
    const waiverVersion = asksWaiver && !accepted ? undefined : event.waiverVersion
    const refused = choiceRefusal(
      event,
      { ...choice, answers: askedAnswers(event, choice.answers), waiverVersion },
      new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
      registration.entries.filter(({ status }) => status === 'in'),
    )
    setRefusal(refused)
    if (refused) return
    command.mutate(
      {
        params: { registrationId: registration.id },
        body: {
          eventId: registration.eventId,
          entries: choice.entries,
          answers: askedAnswers(event, choice.answers),
          isListed: choice.isListed,
          ...(asksWaiver && accepted && { waiverVersion: event.waiverVersion }),
          ...(!isWaiting && ways === 'choice' && { payAt }),
          moreCents: isWaiting ? 0 : change.moreCents,
          refundCents: isWaiting ? 0 : change.refundCents,
          version: registration.version,
        },
      },
      { onSuccess: onChanged },
    )
  }
  if (hasClasses && garage.isError)
    return (
      <QueryFailure
        title="Your garage did not load"
        error={garage.error}
        retrying={garage.isFetching}
        onRetry={() => void garage.refetch()}
      />
    )
  if (hasClasses && garage.isPending) return <Skeleton lines={4} className="h-11" />
  if (hasClasses && vehicles.length === 0) return <EmptyGarage onCancel={onCancel} />
  return (
    <form name="change-entry" noValidate className="flex flex-col gap-6" onSubmit={submit}>
      <ChangeFailure key={attempts} refusal={refusal} failure={failure} />
      <EntryChoices
        event={event}
        garage={vehicles}
        choice={choice}
        entered={entered}
        errors={errors}
        onChange={(next) => setTyped({ ...typed, ...next })}
      />
      {asksWaiver && (
        <WaiverConsent
          waiver={event.waiver}
          accepted={accepted}
          error={errors['body.waiverVersion']}
          onAccept={setAccepted}
        />
      )}
      {isWaiting ? (
        <WaitingPrice event={event} classKeys={classKeys} />
      ) : (
        <>
          {ways === 'choice' && (
            <PayAtChoice
              value={payAt}
              onChange={setPayAt}
              hints={{
                online: 'The change is kept for 15 minutes while you pay.',
                gate: 'The change takes effect immediately.',
              }}
            />
          )}
          {totalOf(change.price) > 0 && <PriceLines lines={change.price} />}
          <div role="status" className="grid gap-1 text-sm">
            {priceChangeWords(registration, change, paidAhead).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </>
      )}
      {registration.change && (
        <p className="text-sm text-dim">
          Your other change, which is not paid yet, ends when you save this one.
        </p>
      )}
      <EntryFormButtons
        busy={command.isPending}
        label={
          !isWaiting && paidAhead
            ? `Continue to pay ${dollars(change.moreCents)}`
            : registration.isUnfinished
              ? 'Finish my entry'
              : 'Save changes'
        }
        onCancel={onCancel}
      />
    </form>
  )
}

const choiceOf = ({ entries, answers, isListed }: OwnRegistration): EntryChoice => ({
  entries: entries
    .filter(({ status }) => status === 'in')
    .map(({ classKey, vehicleId }) => ({ classKey, vehicleId: vehicleId ?? '' })) as EntryChoice['entries'],
  answers,
  isListed,
})
