import type { UnreadableLetter } from './read-letter.ts'

type ReadLetter = { id: string; kind: 'event' | 'changes'; function: string; when: string; why: string }

/** What lies in the dead-letter queue of a domain. */
type WaitingLetters = { domain: string; letters: readonly (ReadLetter | UnreadableLetter)[] }

/** Says what waits: per domain and function how many letters, since when, and the newest reason. */
export function waitingInWords(queues: readonly WaitingLetters[]): string[] {
  const filled = queues.filter(({ letters }) => letters.length > 0)
  if (filled.length === 0) return ['No dead letters wait.']
  return filled.flatMap(({ domain, letters }) => [domain, ...functionsInWords(letters)])
}

function functionsInWords(letters: WaitingLetters['letters']): string[] {
  const read = letters.filter((letter) => letter.kind !== 'unreadable')
  const byFunction = Map.groupBy(read, (letter) => letter.function)
  return [
    ...[...byFunction].toSorted(([one], [other]) => one.localeCompare(other)).map(functionInWords),
    ...letters
      .filter(({ kind }) => kind === 'unreadable')
      .map(({ id, why }) => `  No one can be given ${id}: ${why}`),
  ]
}

function functionInWords([name, letters]: [string, readonly ReadLetter[]]): string {
  const inOrder = letters.toSorted((one, other) => one.when.localeCompare(other.when))
  const since = inOrder[0]?.when
  const count = `${letters.length.toLocaleString('en-US')} ${letters.length === 1 ? 'letter' : 'letters'}`
  return `  ${name}: ${count}${since && ` since ${since}`}. ${inOrder.at(-1)?.why ?? ''}`
}
