import type { MailWording } from './mail-wording.ts'
import { placeholdersIn } from './placeholders-in.ts'

/** Placeholders an email exists for: without them, its reader can do nothing with the rest. */
const alwaysNeeded = new Set(['code', 'reason', 'message'])

export type Placeholder = {
  name: string
  /** Must stay in the text. */
  needed: boolean
}

/**
 * Returns the values an email fills in, the name of its reader first. Placeholders in the address of its
 * button stay by themselves, because no one edits that address. The address of the site is always there, so
 * only an email without anything else names it.
 */
export function placeholdersOf(original: MailWording, actionUrl = ''): Placeholder[] {
  const { subject, heading, paragraphs, actionLabel = '' } = original
  const named = placeholdersIn(subject, heading, ...paragraphs, actionLabel, actionUrl)
  const ownNames = named.filter((name) => name !== 'siteUrl')
  const first = ownNames.filter((name) => name === 'firstName')
  const inLabel = placeholdersIn(actionLabel)
  const names = [...first, ...ownNames.filter((name) => name !== 'firstName')]
  return (names.length > 0 ? names : ['siteUrl']).map((name) => ({
    name,
    needed: alwaysNeeded.has(name) || inLabel.includes(name),
  }))
}
