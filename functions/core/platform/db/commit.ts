import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#shared/errors.ts'
import { documents } from './client.ts'
import { serviceBusy } from './service-busy.ts'
import { waitToRetry } from './wait-to-retry.ts'
import type { Write } from './write.ts'

const maxAttempts = 5

type CancellationReason = { Code?: string | undefined }

/**
 * Writes all or nothing. A failed condition throws what the write says it means (`refused`); a clash with another
 * transaction is tried again, under the same token, so that a repeated attempt never writes twice.
 */
export async function commit(...given: Write[]): Promise<void> {
  const writes = withSums(given)
  const input = { TransactItems: writes.map((write) => write.item), ClientRequestToken: crypto.randomUUID() }
  for (let attempt = 1; ; attempt++) {
    try {
      await documents().send(new TransactWriteCommand(input))
      return
    } catch (error) {
      const reasons = cancellationReasons(error)
      if (!reasons) throw error
      const failed = writes.filter((_, index) => reasons[index]?.Code === 'ConditionalCheckFailed')
      const [first] = failed
      if (first) throw (failed.find(({ decides }) => decides) ?? first).refused?.() ?? concurrentChange()
      if (!reasons.some((reason) => isTransient(reason.Code))) throw error
      if (attempt === maxAttempts) throw serviceBusy()
      await waitToRetry(attempt)
    }
  }
}

function withSums(writes: Write[]): Write[] {
  const sums = new Map<string, number>()
  for (const { counter } of writes)
    if (counter) sums.set(counter.name, (sums.get(counter.name) ?? 0) + counter.by)
  return writes.flatMap((write) => {
    const { counter } = write
    if (!counter) return [write]
    const sum = sums.get(counter.name)
    sums.delete(counter.name)
    return sum === undefined ? [] : [counter.change(sum)]
  })
}

export const concurrentChange = () =>
  new AppError(
    'conflict',
    'version_conflict',
    'Someone changed this in the meantime. Reload the page and try again.',
  )

function cancellationReasons(error: unknown): CancellationReason[] | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.name === 'TransactionConflictException' || error.name === 'TransactionInProgressException')
    return [{ Code: 'TransactionConflict' }]
  if (error.name !== 'TransactionCanceledException') return undefined
  return (error as Error & { CancellationReasons?: CancellationReason[] }).CancellationReasons ?? []
}

const isTransient = (code: string | undefined) =>
  code === 'TransactionConflict' || code === 'ThrottlingError' || code === 'ProvisionedThroughputExceeded'
