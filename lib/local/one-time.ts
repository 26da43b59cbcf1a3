import { randomBytes } from 'node:crypto'

export type OneTime<T> = ReturnType<typeof createOneTime<T>>

const mostKept = 10_000

/** Things that wait for the holder of their random handle: taken once, and only for a few minutes. */
export function createOneTime<T>(lifetimeMs: number, now: () => number) {
  const kept = new Map<string, { value: T; expiresAt: number }>()

  function put(value: T): string {
    for (const [handle, { expiresAt }] of kept) {
      if (expiresAt > now() && kept.size < mostKept) break
      kept.delete(handle)
    }
    const handle = randomBytes(32).toString('base64url')
    kept.set(handle, { value, expiresAt: now() + lifetimeMs })
    return handle
  }

  function look(handle: string | null): T | undefined {
    const entry = kept.get(handle ?? '')
    return entry && entry.expiresAt > now() ? entry.value : undefined
  }

  function take(handle: string | null): T | undefined {
    const value = look(handle)
    kept.delete(handle ?? '')
    return value
  }

  return { put, look, take }
}
