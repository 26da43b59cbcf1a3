/** The steps that can be undone: each gesture is one step, however many changes it was made of. */
export type History<State> = {
  past: readonly State[]
  present: State
  future: readonly State[]
  /** The gesture under way: its next change belongs to the same step. */
  gesture: string | undefined
}

/** The number of steps that can be undone. */
export const mostSteps = 100

export const begun = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  gesture: undefined,
})

/** A change. Without a gesture, or in another one than before, it is its own step. */
export function changed<State>(
  { past, present, gesture: before }: History<State>,
  next: State,
  gesture?: string,
): History<State> {
  const goesOn = gesture !== undefined && gesture === before
  return { past: goesOn ? past : [...past, present].slice(-mostSteps), present: next, future: [], gesture }
}

/** A hand lets go: the next change is another step. */
export const released = <State>(history: History<State>): History<State> =>
  history.gesture === undefined ? history : { ...history, gesture: undefined }

export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: undefined }
}

export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history
  const [next, ...later] = future
  if (next === undefined) return history
  return { past: [...past, present], present: next, future: later, gesture: undefined }
}
