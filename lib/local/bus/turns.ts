/** Lets at most `places` tasks run at the same time; the others wait in line. */
export function createTurns(places: number) {
  let taken = 0
  const line: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (taken < places) taken += 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await task()
    } finally {
      // A place passes straight to the next in line, so no one can slip in between.
      const next = line.shift()
      if (next) next()
      else taken -= 1
    }
  }
}
