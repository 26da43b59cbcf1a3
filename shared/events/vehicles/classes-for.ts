import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { ratingOf } from './rating-of.ts'
import type { RatedFields } from './vehicle.ts'

export type FittingClass = {
  classKey: string
  /** The smallest class of its division that fits; others are above it. */
  isOwn: boolean
  /** The reason it fits, for people. Classes without a formula fit everyone. */
  reason?: string
}

type Formula = NonNullable<EventClassFields['assign']>['formula']

const number = (value: number) => value.toLocaleString('en-US')

/** The rating of a vehicle in the words of its formula. */
const ratingWords: Record<Formula, (rating: number) => string> = {
  cone_plus_power: (rating) => `${number(rating)} class points`,
  power: (rating) => `${number(rating)} W`,
  channels: (rating) => (rating === 1 ? '1 amplifier channel' : `${number(rating)} amplifier channels`),
}

/** Class points with what they are made of. */
function reasonOf(formula: Formula, rating: number, powerWatts: number): string {
  if (formula === 'power') return `Power: ${number(rating)} W`
  if (formula === 'channels') return `Amplifier channels: ${number(rating)}`
  return `Class points: ${number(rating)} (${number(rating - powerWatts)} sq in + ${number(powerWatts)} W)`
}

/**
 * Explains why a vehicle cannot be in a class; undefined if it can. A vehicle may enter above its own class,
 * never below.
 */
export function classRefusal(
  vehicle: RatedFields,
  { name, assign }: Pick<EventClassFields, 'name' | 'assign'>,
): string | undefined {
  if (assign?.max === undefined) return undefined
  const rating = ratingOf(vehicle, assign.formula)
  if (rating <= assign.max) return undefined
  return `${ratingWords[assign.formula](rating)}: over the ${number(assign.max)} of ${name}.`
}

/** The classes that are open to a vehicle, the smallest of each division first. */
export function classesFor(vehicle: RatedFields, classes: readonly EventClassFields[]): FittingClass[] {
  const open = classes.filter((one) => classRefusal(vehicle, one) === undefined)
  const own = new Set<string>()
  return open
    .toSorted(
      (a, b) => (a.assign?.max ?? Number.POSITIVE_INFINITY) - (b.assign?.max ?? Number.POSITIVE_INFINITY),
    )
    .map(({ classKey, division, assign }) => {
      if (!assign) return { classKey, isOwn: false }
      const line = `${division}#${assign.formula}`
      const isOwn = !own.has(line)
      own.add(line)
      const rating = ratingOf(vehicle, assign.formula)
      return { classKey, isOwn, reason: reasonOf(assign.formula, rating, vehicle.powerWatts) }
    })
}
