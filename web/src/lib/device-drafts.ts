import { kept, ownPrefix } from './kept-in-browser.ts'

/** A logout forgets what begins like this. */
const prefix = `${ownPrefix}draft.`
const ofMember = (userId: string) => `${prefix}${userId}.`
const nameOf = (form: string, userId: string) => ofMember(userId) + form

type Values = Record<string, unknown>

/** The unsaved values of a form, and what each of them was in the version over which it was typed. */
export type DeviceDraft = { version?: number | undefined; values: Values; before: Values }

/** Keeps a member’s unsaved values on this device, also when the tab is closed or the browser ends. */
export const keepOnDevice = (form: string, userId: string, draft: DeviceDraft): void =>
  kept.set(nameOf(form, userId), JSON.stringify(draft))

export const dropFromDevice = (form: string, userId: string): void => kept.remove(nameOf(form, userId))

/** Returns what this member had typed into the form. No other member of the device reads it. */
export function keptOnDevice(form: string, userId: string): DeviceDraft | undefined {
  try {
    const draft = JSON.parse(kept.get(nameOf(form, userId)) ?? '')
    return typeof draft?.values === 'object' && typeof draft.before === 'object' ? draft : undefined
  } catch {
    return undefined
  }
}

/** Forgets the drafts of everyone but the person who is here now. */
export function forgetDeviceDrafts(exceptOf: string): void {
  for (const name of kept.names())
    if (name.startsWith(prefix) && !name.startsWith(ofMember(exceptOf))) kept.remove(name)
}
