import { kept } from '#web/lib/kept-in-browser.ts'
import { newItemId } from './new-item-id.ts'

const key = 'device_id'

/** The id of this browser, which keeps it. */
export function deviceId(): string {
  const known = kept.get(key)
  if (known) return known
  const made = newItemId()
  kept.set(key, made)
  return made
}
