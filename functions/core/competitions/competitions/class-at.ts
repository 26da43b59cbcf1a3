import { events } from '#core/events/events/events.ts'
import type { Expectation } from '#core/platform/db/entity.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { AppError } from '#shared/errors.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import type { RulebookClass, Violation } from '#shared/rules/rulebooks/rulebook.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { competitionClasses } from './competition-classes.ts'

/** The rulebook’s rules for a class. */
export type ClassRules = {
  leagueId: League['id']
  class: RulebookClass
  format: CompetitionFormat
  rubric?: Rubric | undefined
  violations: readonly Violation[]
  ceilingHundredths?: number | undefined
}

/** A class of an event with all that decides how it is judged. */
export type ClassAt = {
  event: WholeEvent
  fields: EventClassFields
  /** The state of an untouched class: planned. */
  of: CompetitionClass
  /** The state that a write of it expects. */
  expect: Expectation
  /** Missing where the event has no rulebook, or its rulebook does not know the class. */
  rules?: ClassRules | undefined
}

export const classNotFound = () =>
  new AppError('not_found', 'class_not_found', 'This event does not have this class.')

/** A class as it is now. Drafts have none. */
export async function classAt(eventId: string, classKey: string): Promise<ClassAt> {
  const [event, stored] = await Promise.all([
    events.get({ id: eventId }, { consistent: true }),
    competitionClasses.get({ eventId, classKey }, { consistent: true }),
  ])
  if (event?.status !== 'published' && event?.status !== 'cancelled') throw eventNotFound()
  const whole = event as WholeEvent
  const fields = whole.classes.find((one) => one.classKey === classKey)
  if (!fields) throw classNotFound()
  const pin = stored?.rulebook ?? pinOf(whole)
  const rules = pin && (await rulesOf(pin, classKey))
  return {
    event: whole,
    fields,
    of: stored ?? plannedClass(whole, classKey, pin, rules),
    expect: stored ? { version: stored.version } : { absent: true },
    rules,
  }
}

/** A class may be gone with its event by the time at which its news arrives. */
export async function classThere({
  eventId,
  classKey,
}: {
  eventId: string
  classKey: string
}): Promise<ClassAt | undefined> {
  try {
    return await classAt(eventId, classKey)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return undefined
    throw error
  }
}

/** The rules of an event: its own choice, or those of its first season. */
export const pinOf = (event: WholeEvent): RulebookPin | undefined =>
  event.rulebook ?? event.seasons[0]?.rulebook

/** The same where it has to be judged. */
export async function judgedClassAt(
  eventId: string,
  classKey: string,
): Promise<ClassAt & { rules: ClassRules }> {
  const at = await classAt(eventId, classKey)
  const { rules } = at
  if (!rules)
    throw new AppError(
      'conflict',
      'no_rulebook',
      'This event has no rulebook, so its classes cannot be judged here.',
    )
  return { ...at, rules }
}

/** Returns what a version of a rulebook says about a class, or undefined if it does not know the class. */
export async function rulesOf(pin: RulebookPin, classKey: string): Promise<ClassRules | undefined> {
  const rulebook = await rulebooks.get({ id: pin.rulebookId, versionNo: pin.versionNo })
  const found = rulebook?.classes.find(({ key }) => key === classKey)
  const format = rulebook?.formats.find(({ key }) => key === found?.formatKey)
  if (!rulebook || !found || !format) return undefined
  const { ceilingHundredths } = found
  return {
    leagueId: rulebook.leagueId,
    class: found,
    format,
    rubric: rulebook.rubrics.find(({ key }) => key === format.rubricKey),
    violations: rulebook.violations,
    ...(ceilingHundredths !== undefined && { ceilingHundredths }),
  }
}

/** Tells how the classes of an event are judged, for lists of them. */
export async function formatsOf(
  event: WholeEvent,
): Promise<(classKey: string) => CompetitionFormat | undefined> {
  const pin = pinOf(event)
  const rulebook = pin && (await rulebooks.get({ id: pin.rulebookId, versionNo: pin.versionNo }))
  return (classKey) => {
    const found = rulebook?.classes.find(({ key }) => key === classKey)
    return rulebook?.formats.find(({ key }) => key === found?.formatKey)
  }
}

/** A class before anyone has done anything about it. */
const plannedClass = (
  { id, publishedAt, createdAt }: WholeEvent,
  classKey: string,
  rulebook: RulebookPin | undefined,
  rules: ClassRules | undefined,
): CompetitionClass => ({
  eventId: id,
  classKey,
  ...(rulebook && { rulebook }),
  state: 'planned',
  revision: 0,
  recorded: 0,
  runsAllowed: rules?.format.runs ?? 1,
  judgeIds: [],
  excused: [],
  orderBy: 'number',
  order: [],
  absent: [],
  ties: [],
  amendments: [],
  createdAt: publishedAt ?? createdAt,
  updatedAt: publishedAt ?? createdAt,
  version: 1,
})
