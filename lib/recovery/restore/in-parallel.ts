/** Works on all of them, some at a time. The first failure ends it, once what is under way has ended. */
export async function inParallel<T>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = all.values()
  const failures: unknown[] = []
  const go = async () => {
    for (const one of left) {
      if (failures.length > 0) return
      await work(one).catch((error: unknown) => void failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, go))
  if (failures.length > 0) throw failures[0]
}
