import type { AcousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { LoudestGoal } from '#shared/tools/subwoofer-designs/loudest-goal.ts'
import type { LoudestMap } from '#shared/tools/subwoofer-designs/loudest-search.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { SearchAnswer } from './newest-search.ts'
// biome-ignore lint/correctness/noUnresolvedImports: the build makes the address of the worker
import searchWorkerUrl from './search-worker.ts?worker&url'

type Found = LoudestMap | AcousticsRefusal
type Hearing = { onFound: (found: Found) => void; onFailed: () => void }

/** Searches in a worker, so that the screen never stutters. Only the newest question is answered. */
export function loudestFinder() {
  let worker: Worker | undefined
  let newest = 0
  let hearing: Hearing | undefined

  const end = () => {
    worker?.terminate()
    worker = undefined
  }
  function started(): Worker {
    const next = new Worker(searchWorkerUrl, { type: 'module' })
    next.onmessage = ({ data }: MessageEvent<SearchAnswer<Found>>) => {
      if (data.id === newest) hearing?.onFound(data.found)
    }
    next.onerror = () => {
      end()
      hearing?.onFailed()
    }
    return next
  }
  return {
    find(asked: { saved: SavedDesign; goal: LoudestGoal }, next: Hearing) {
      hearing = next
      newest++
      worker ??= started()
      worker.postMessage({ id: newest, asked })
    },
    stop() {
      hearing = undefined
      newest++
      worker?.postMessage({ id: newest })
    },
    end,
  }
}
