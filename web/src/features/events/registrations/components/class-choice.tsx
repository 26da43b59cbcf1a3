import { Plus, Trash2 } from 'lucide-react'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { mostEntries } from '#shared/events/registrations/most-entries.ts'
import { classesFor, classRefusal } from '#shared/events/vehicles/classes-for.ts'
import type { RatedFields, Vehicle, VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EntryDraft } from './entry-draft.ts'

type Entries = EntryDraft['entries']
export type Choosable = Pick<Vehicle, 'id'> &
  VehicleSnapshot & {
    /** The owner of someone else’s vehicle. */
    ownerName?: string
  }

type ClassChoiceProps = {
  event: PublicEvent
  garage: readonly Choosable[]
  entries: Entries
  /** The member's present classes: they may be full or closed, and stay with another vehicle that fits. */
  entered?: readonly string[]
  errors: Readonly<Record<string, string>>
  onChange: (entries: Entries) => void
}

/** Chooses the class for each vehicle. The vehicle's own class comes first, with the reason. */
export function ClassChoice({ event, garage, entries, entered, errors, onChange }: ClassChoiceProps) {
  const change = (at: number, next: Partial<Entries[number]>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...next } : entry)))
  const add = () => {
    const [vehicle] = garage
    if (vehicle) onChange([...entries, { vehicleId: vehicle.id, classKey: ownClass(vehicle, event) }])
  }
  return (
    <div className="grid gap-4">
      {entries.map((entry, at) => (
        <OneEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names before they are stored
          key={at}
          at={at}
          event={event}
          garage={garage}
          entry={entry}
          entered={entered}
          vehicleError={errors[`body.entries.${at}.vehicleId`]}
          classError={errors[`body.entries.${at}.classKey`]}
          onChange={(next) => change(at, next)}
          onRemove={
            entries.length > 1 ? () => onChange(entries.filter((_, index) => index !== at)) : undefined
          }
        />
      ))}
      {entries.length < mostEntries && (
        <div>
          <Button size="sm" onClick={add}>
            <Plus className="size-4" aria-hidden="true" />
            {entries.length === 0 ? 'Choose a class' : 'Add another class'}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The smallest class that fits a vehicle and takes entries. */
export function ownClass(
  vehicle: RatedFields,
  { classes }: Pick<PublicEvent, 'classes'>,
): Entries[number]['classKey'] {
  const open = classes.filter(({ closed }) => !closed)
  const [own] = classesFor(vehicle, open)
  return own?.classKey ?? open[0]?.classKey ?? ''
}

type OneEntryProps = {
  at: number
  event: PublicEvent
  garage: readonly Choosable[]
  entry: Entries[number]
  entered: readonly string[] | undefined
  vehicleError: string | undefined
  classError: string | undefined
  onChange: (next: Partial<Entries[number]>) => void
  onRemove: (() => void) | undefined
}

function OneEntry({
  at,
  event,
  garage,
  entry,
  entered,
  vehicleError,
  classError,
  onChange,
  onRemove,
}: OneEntryProps) {
  const vehicle = garage.find(({ id }) => id === entry.vehicleId)
  // The chosen vehicle does not fit the class, and the vehicle can be changed.
  const [ofVehicle, ofClass] = vehicle ? [undefined, vehicleError ?? classError] : [vehicleError, classError]
  const fitting = vehicle ? classesFor(vehicle, event.classes) : []
  const chosen = fitting.find(({ classKey }) => classKey === entry.classKey)
  const found = event.classes.find(({ classKey }) => classKey === entry.classKey)
  const refusal = vehicle && found ? classRefusal(vehicle, found) : undefined
  const isOwn = entered?.includes(entry.classKey) ?? false
  const isFull = !isOwn && event.classPlaces[entry.classKey]?.left === 0
  const choose = (next: Choosable) => {
    const stays = isOwn && found && classRefusal(next, found) === undefined
    onChange({ vehicleId: next.id, classKey: stays ? entry.classKey : ownClass(next, event) })
  }
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-4">
      <legend className="sr-only">Entry {at + 1}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Vehicle" {...(ofVehicle && { error: ofVehicle })}>
          <Select
            value={entry.vehicleId}
            onChange={({ target }) => {
              const next = garage.find(({ id }) => id === target.value)
              if (next) choose(next)
            }}
          >
            {!vehicle && <option value="">Choose a vehicle</option>}
            {garage.map(({ id, name, year, make, model, ownerName }) => (
              <option key={id} value={id}>
                {name} ({year} {make} {model}
                {ownerName ? `, of ${ownerName}` : ''})
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Class" {...(ofClass && { error: ofClass })}>
          <Select value={entry.classKey} onChange={({ target }) => onChange({ classKey: target.value })}>
            {event.classes.map((one) => (
              <option
                key={one.classKey}
                value={one.classKey}
                disabled={
                  (one.closed && !entered?.includes(one.classKey)) ||
                  (vehicle ? classRefusal(vehicle, one) !== undefined : false)
                }
              >
                {one.name}
                {one.closed ? ', closed' : ''}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-dim">
          {refusal ?? chosen?.reason ?? ''}
          {isFull && ' This class is full.'}
        </p>
        {onRemove && (
          <IconButton
            label={`Remove entry ${at + 1}`}
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
    </fieldset>
  )
}
