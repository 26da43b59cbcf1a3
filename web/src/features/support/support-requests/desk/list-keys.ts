/** What a key does in a list of requests: the row at which one is counts from 0, and is -1 before the first move. */
export type ListAct =
  | { kind: 'move'; to: number }
  | { kind: 'take' | 'solve' | 'select'; at: number }
  | { kind: 'help' }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

const rowActs: Record<string, 'take' | 'solve' | 'select'> = { a: 'take', e: 'solve', x: 'select' }

/** Enter opens a row by itself, and a slash searches on every page. */
export function listAct(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { at, count }: { at: number; count: number },
): ListAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === '?') return { kind: 'help' }
  const letter = key.toLowerCase()
  if (count > 0 && letter === 'j') return { kind: 'move', to: Math.min(at + 1, count - 1) }
  if (count > 0 && letter === 'k') return { kind: 'move', to: Math.max(at - 1, 0) }
  const kind = rowActs[letter]
  return kind && at >= 0 ? { kind, at } : undefined
}

/** The keys of a list, each with what it does. */
export const listKeys = [
  ['J', 'Next request'],
  ['K', 'Previous request'],
  ['Enter', 'Open'],
  ['A', 'Take'],
  ['E', 'Solve'],
  ['X', 'Select'],
  ['/', 'Search'],
  ['?', 'This list of keys'],
] as const
