import { pageFrame } from './page-frame.ts'

type Frame = Awaited<ReturnType<typeof pageFrame.read>>

/** A change is on every page within this time. */
const keptMs = 5_000
let kept: { until: number; frame: Promise<Frame> } | undefined

/** Menu and footer, some seconds old at most: every page has them, and they hardly ever change. */
export function readPageFrame(): Promise<Frame> {
  if (kept && Date.now() < kept.until) return kept.frame
  const frame = pageFrame.read()
  kept = { until: Date.now() + keptMs, frame }
  // A failure is not kept.
  frame.catch(forgetPageFrame)
  return frame
}

export function forgetPageFrame(): void {
  kept = undefined
}
