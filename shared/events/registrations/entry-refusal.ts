import type { WholeEvent } from '#shared/events/events/event.ts'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { classRefusal } from '#shared/events/vehicles/classes-for.ts'
import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import type { entryErrors } from './contract.ts'

export type EntryRefusal = { code: (typeof entryErrors)[number]; message: string; path?: string }

type EnteredEvent = Pick<WholeEvent, 'classes' | 'waiver' | 'waiverVersion' | 'questions'>

export type EntryChoice = {
  entries: readonly { classKey: string; vehicleId: string }[]
  answers: Readonly<Record<string, string>>
  waiverVersion?: number | undefined
}

/** A vehicle in a class, as it is entered already. */
type Entered = { classKey: string; vehicleId?: string | undefined }

/**
 * Explains why a choice cannot be entered; undefined if it can. `entered`: existing entries; their classes
 * may be closed meanwhile, and the desk may have put a vehicle where it does not fit.
 */
export function choiceRefusal(
  event: EnteredEvent,
  choice: EntryChoice,
  vehicles: ReadonlyMap<string, VehicleSnapshot>,
  entered: readonly Entered[] = [],
): EntryRefusal | undefined {
  return (
    classesRefusal(event, choice, vehicles, entered) ??
    answersRefusal(event, choice) ??
    (event.waiver && choice.waiverVersion !== event.waiverVersion
      ? { code: 'waiver_needed', message: 'Accept the waiver to enter.', path: 'body.waiverVersion' }
      : undefined)
  )
}

export function classesRefusal(
  { classes }: Pick<EnteredEvent, 'classes'>,
  { entries }: Pick<EntryChoice, 'entries'>,
  vehicles: ReadonlyMap<string, VehicleSnapshot>,
  entered: readonly Entered[] = [],
): EntryRefusal | undefined {
  if (classes.length === 0)
    return entries.length > 0
      ? { code: 'class_unknown', message: 'This event has no classes.', path: 'body.entries' }
      : undefined
  if (entries.length === 0)
    return { code: 'class_needed', message: 'Choose at least one class.', path: 'body.entries' }
  const seen = new Set<string>()
  for (const [at, { classKey, vehicleId }] of entries.entries()) {
    const path = `body.entries.${at}`
    const found = classes.find((one) => one.classKey === classKey)
    if (!found)
      return {
        code: 'class_unknown',
        message: `This event has no class ${classKey}.`,
        path: `${path}.classKey`,
      }
    const own = entered.filter((one) => one.classKey === classKey)
    const refusal = oneRefusal(found, vehicleId ? vehicles.get(vehicleId) : undefined, {
      isOwn: own.length > 0,
      isUnchanged: own.some((one) => one.vehicleId === vehicleId),
    })
    if (refusal)
      return { ...refusal, path: `${path}.${refusal.code === 'class_closed' ? 'classKey' : 'vehicleId'}` }
    const both = `${classKey} ${vehicleId}`
    if (seen.has(both))
      return {
        code: 'vehicle_twice',
        message: `This vehicle is already in ${found.name}.`,
        path: `${path}.vehicleId`,
      }
    seen.add(both)
  }
  return undefined
}

function oneRefusal(
  of: EventClassFields,
  vehicle: VehicleSnapshot | undefined,
  { isOwn, isUnchanged }: { isOwn: boolean; isUnchanged: boolean },
): EntryRefusal | undefined {
  if (of.closed && !isOwn) return { code: 'class_closed', message: `${of.name} takes no more entries.` }
  if (!vehicle) return { code: 'vehicle_needed', message: `Choose a vehicle for ${of.name}.` }
  const message = isUnchanged ? undefined : classRefusal(vehicle, of)
  return message ? { code: 'class_does_not_fit', message } : undefined
}

/** Explains why answers do not do; undefined if they do. */
export function answersRefusal(
  { questions }: Pick<EnteredEvent, 'questions'>,
  { answers }: Pick<EntryChoice, 'answers'>,
): EntryRefusal | undefined {
  for (const { key, label, kind, options, required } of questions) {
    const answer = answers[key] ?? ''
    const path = `body.answers.${key}`
    if (required && answer === '') return { code: 'answer_needed', message: `Answer “${label}”.`, path }
    const known = kind === 'yes_no' ? ['yes', 'no'] : kind === 'choice' ? options : undefined
    if (answer !== '' && known && !known.includes(answer))
      return { code: 'answer_needed', message: `Choose an answer to “${label}”.`, path }
  }
  const unknown = Object.keys(answers).find((key) => !questions.some((one) => one.key === key))
  return unknown
    ? {
        code: 'answer_needed',
        message: 'The event does not ask this question.',
        path: `body.answers.${unknown}`,
      }
    : undefined
}
