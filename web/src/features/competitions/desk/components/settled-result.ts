import type { QueueItem } from '../offline/queue-item.ts'
import type { ScanResult } from './use-check-in.ts'

/**
 * Returns the current state of a check-in that this device has kept: still here, taken by the server, or in
 * question.
 */
export function settledResult(result: ScanResult, queue: readonly QueueItem[]): ScanResult {
  const id = result.undo?.itemId
  if (result.tone !== 'kept' || id === undefined) return result
  const item = queue.find((one) => one.id === id)
  if (!item) return { ...result, tone: 'ok', title: 'Checked in', detail: 'Sent' }
  if (item.state === 'attention')
    return { ...result, tone: 'bad', title: item.problem ?? 'Needs attention', detail: 'Needs attention' }
  return result
}
