import { ulid } from 'ulid'

let last = 0

/**
 * The id of an action at this device: in the order in which things were done, also within a millisecond and after its
 * clock was set back, and the same for each try to send it.
 */
export function newItemId(): string {
  last = Math.max(last + 1, Date.now())
  return ulid(last)
}
