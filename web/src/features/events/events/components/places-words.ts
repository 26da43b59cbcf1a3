import type { PlaceCount } from '#shared/events/events/event.ts'

const count = (value: number) => value.toLocaleString('en-US')

type Full = Omit<PlaceCount, 'left'> & { left?: number | undefined }

/**
 * Says how full an event or one of its classes is. Nothing is shown for a past event, or for the classes of a
 * full one.
 */
export function placesWords(
  { taken, left, waiting }: Full,
  { capacity, hasNone }: { capacity: number | undefined; hasNone: boolean },
): string {
  if (hasNone || capacity === undefined || left === undefined) return `${count(taken)} entered`
  if (left > 0) return `${count(left)} of ${count(capacity)} left`
  return waiting > 0 ? `Full, ${count(waiting)} waiting` : 'Full'
}
