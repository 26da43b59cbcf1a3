import type { LoudestGoal } from '#shared/tools/subwoofer-designs/loudest-goal.ts'
import { loudestSearch } from '#shared/tools/subwoofer-designs/loudest-search.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { newestSearch, type SearchRequest } from './newest-search.ts'

type Asked = { saved: SavedDesign; goal: LoudestGoal }

// A timer would wait four milliseconds each time; a message comes right away, after those that are there.
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port2.onmessage = () => waiting.shift()?.()

const search = newestSearch({
  search: ({ saved, goal }: Asked) => loudestSearch(saved, goal),
  answer: (answer) => postMessage(answer),
  pause: () =>
    new Promise<void>((go) => {
      waiting.push(go)
      port1.postMessage(undefined)
    }),
})

addEventListener('message', ({ data }: MessageEvent<SearchRequest<Asked>>) => void search(data))
