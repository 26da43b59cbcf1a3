const restMs = 5000

type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => unknown

/**
 * Gives back the memory that a burst of work has taken, once the work has been over for some seconds: Node by itself
 * keeps it until it needs it again. The result is to be called whenever there is work.
 */
export function giveBackMemory(collect = globalThis.gc as Collect | undefined): () => void {
  if (!collect) return () => undefined
  const rest = () => void collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
  const timer = setTimeout(rest, restMs).unref()
  return () => void timer.refresh()
}
