import { setTimeout as wait } from 'node:timers/promises'

/** What has come together while no one asked is a fifth of a second’s worth at most: a rate is no average. */
const burstSeconds = 0.2

export type TokenBucket = {
  /** Resolves when it is the turn of the one who asks; they take turns as they ask. */
  take: () => Promise<void>
  slowTo: (perSecond: number) => void
}

/** A bucket that starts empty, so that runs which follow one another closely keep the rate together. */
export function tokenBucket(perSecond: number): TokenBucket {
  let rate = perSecond
  let tokens = 0
  let filledAt = performance.now()
  const fill = () => {
    const now = performance.now()
    tokens = Math.min(tokens + ((now - filledAt) / 1000) * rate, Math.max(1, rate * burstSeconds))
    filledAt = now
  }
  return {
    async take() {
      fill()
      tokens -= 1
      if (tokens < 0) await wait((-tokens / rate) * 1000)
    },
    slowTo(perSecond) {
      fill()
      rate = perSecond
    },
  }
}
