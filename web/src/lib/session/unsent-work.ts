import { kept } from '#web/lib/kept-in-browser.ts'
import { storedUser } from './stored-session.ts'

/** The kinds of work that keep what they could not send. */
export type UnsentOf = 'desk' | 'scoring'
const works: readonly UnsentOf[] = ['desk', 'scoring']

/** The name of unsent work in the logout warning. */
export type UnsentNoun = 'check-in' | 'walk-in' | 'payment' | 'run' | 'match' | 'sheet' | 'change'
const nouns: readonly UnsentNoun[] = ['check-in', 'walk-in', 'payment', 'run', 'match', 'sheet', 'change']

const key = (work: UnsentOf) => `${work}_unsent.${storedUser()}`

/** Records unsent work, so a logout on any page can name it. */
export function keepUnsent(work: UnsentOf, waiting: readonly UnsentNoun[]): void {
  if (waiting.length > 0) kept.set(key(work), waiting.join(' '))
  else kept.remove(key(work))
}

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const plural = (noun: UnsentNoun) => (noun === 'match' ? 'matches' : `${noun}s`)
const list = new Intl.ListFormat('en-US')

/** Returns the warning before a logout, or undefined if everything was sent. */
export function unsentSentence(): string | undefined {
  const waiting = works.flatMap((work) => kept.get(key(work))?.split(' ') ?? [])
  const parts = nouns.flatMap((noun) => {
    const count = waiting.filter((one) => one === noun).length
    return count === 0 ? [] : [`${words[count - 1] ?? count} ${count === 1 ? noun : plural(noun)}`]
  })
  const said = list.format(parts)
  if (said === '') return undefined
  const begun = said.charAt(0).toUpperCase() + said.slice(1)
  return waiting.length === 1
    ? `${begun} has not been sent yet. Send it before you log out.`
    : `${begun} have not been sent yet. Send them before you log out.`
}
