import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getWaitingWork, listWaitingQueues } from '#shared/platform/waiting-work/contract.ts'
import { query } from '#web/lib/query.ts'

const followMs = 60_000
/** The counters follow a change within a moment. */
const settleMs = 1500

const noun = 'waiting-work'
const staleTime = 10_000

const waitingWorkQuery = query(noun, getWaitingWork, {}, { staleTime })

/** What waits, and since when. */
export const waitingQueuesQuery = query(noun, listWaitingQueues, {}, { staleTime, refetchInterval: followMs })

/** The work that waits for administrators, read again after each of their own changes. */
export function useWaitingWork(enabled = true) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return
      clearTimeout(timer)
      timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: [noun] }), settleMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient, enabled])
  return useQuery({ ...waitingWorkQuery, refetchInterval: followMs, enabled })
}
