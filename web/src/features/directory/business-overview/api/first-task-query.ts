import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import type { TaskWords } from '../components/task-words.ts'

/** What a business should do before all else, if anything. The contract of listings, which is large, comes with it. */
export const firstTaskQuery = queryOptions({
  queryKey: ['listings', 'first-task'],
  queryFn: async ({ signal }): Promise<TaskWords | null> => {
    const [{ getBusinessOverview }, { firstTask }] = await Promise.all([
      import('#shared/directory/business-overview/contract.ts'),
      import('../components/first-task.ts'),
    ])
    const { tasks } = await call(getBusinessOverview, {}, { signal })
    return firstTask(tasks) ?? null
  },
})
