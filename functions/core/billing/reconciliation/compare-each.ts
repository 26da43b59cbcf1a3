import { log } from '#core/platform/log/log.ts'
import type { Findings } from './findings.ts'

const atOnce = 10

/** Compares a few at a time. A failure is reported at the end and does not stop the other comparisons. */
export async function compareEach<T>(
  things: readonly T[],
  idOf: (thing: T) => string,
  findings: Findings,
  compare: (thing: T) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < things.length; start += atOnce)
    await Promise.all(
      things.slice(start, start + atOnce).map((thing) =>
        compare(thing).catch((error: unknown) => {
          findings.failed++
          log.error('billing.not_compared', { id: idOf(thing), error })
        }),
      ),
    )
}
