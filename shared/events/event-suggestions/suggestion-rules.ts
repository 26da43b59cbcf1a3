import { AppError } from '#shared/errors.ts'
import { assertDays } from './assert-days.ts'
import { isDecided, type Suggestion } from './suggestion.ts'

export const suggestionDecided = () =>
  new AppError('conflict', 'suggestion_decided', 'This suggestion has already been decided.')

const changed = <S extends Suggestion>(before: S, change: Partial<Suggestion>, now: string): S => {
  if (isDecided(before)) throw suggestionDecided()
  return { ...before, ...change, updatedAt: now, version: before.version + 1 }
}

type Reviewer = Pick<Suggestion, 'reviewerId'>

/** A reviewer asks for more: the suggestion waits for its suggester. */
export const asked = <S extends Suggestion>(before: S, by: Reviewer & { answer: string }, now: string): S =>
  changed(before, { ...by, status: 'needs_info' }, now)

/** An event comes of it, unless its day has passed since. */
export function approved<S extends Suggestion>(
  before: S,
  by: Reviewer & Pick<Suggestion, 'eventId'> & { answer: string },
  now: string,
): S {
  const after = changed(before, { ...by, status: 'approved', decidedAt: now }, now)
  assertDays(before, now)
  return after
}

export const rejected = <S extends Suggestion>(
  before: S,
  by: Reviewer & { answer: string },
  now: string,
): S => changed(before, { ...by, status: 'rejected', decidedAt: now }, now)

export function duplicated<S extends Suggestion>(
  before: S,
  by: Reviewer & { duplicateOf: string },
  now: string,
): S {
  if (by.duplicateOf === before.id)
    throw new AppError('unprocessable', 'own_duplicate', 'Choose a different event or suggestion.')
  return changed(before, { ...by, status: 'duplicate', decidedAt: now }, now)
}

/** The suggester answers the question: reviewers read everything that was answered. */
export function answered<S extends Suggestion>(before: S, reply: string, now: string): S {
  const after = changed(before, { status: 'in_review', reply: joined(before.reply, reply) }, now)
  if (before.status !== 'needs_info')
    throw new AppError('conflict', 'nothing_asked', 'There is no open question about this suggestion.')
  return after
}

const joined = (before: string | undefined, reply: string) => (before ? `${before}\n\n${reply}` : reply)

export const withdrawn = <S extends Suggestion>(before: S, now: string): S =>
  changed(before, { status: 'withdrawn', decidedAt: now }, now)
