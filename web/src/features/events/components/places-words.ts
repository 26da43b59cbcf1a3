import type { PlaceCount } from '#shared/events/event.ts'

const count = (value: number) => value.toLocaleString('en-US')

type Full = Omit<PlaceCount, 'left'> & { left?: number | undefined }

/** How full an event or one of its classes is. When it is over, nothing is left. */
export function placesWords(
  { taken, left, waiting }: Full,
  { capacity, isOver }: { capacity: number | undefined; isOver: boolean },
): string {
  if (isOver || capacity === undefined || left === undefined) return `${count(taken)} entered`
  if (left > 0) return `${count(left)} of ${count(capacity)} left`
  return waiting > 0 ? `Full, ${count(waiting)} waiting` : 'Full'
}
