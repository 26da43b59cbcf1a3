type Kind = string | undefined

/** The earlier and later states, for undo and redo. */
export type History<T> = { past: readonly T[]; present: T; future: readonly T[]; kind?: Kind }

export const beginHistory = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** Changes of one kind that follow each other, such as letters of a word, are one step. */
export function record<T>({ past, present, kind: last }: History<T>, next: T, kind?: string): History<T> {
  const goesOn = kind !== undefined && kind === last
  return { past: goesOn ? past : [...past, present], present: next, future: [], kind }
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  if (past.length === 0) return { past, present, future }
  return { past: past.slice(0, -1), present: before as T, future: [present, ...future] }
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future
  if (future.length === 0) return { past, present, future }
  return { past: [...past, present], present: next as T, future: rest }
}
