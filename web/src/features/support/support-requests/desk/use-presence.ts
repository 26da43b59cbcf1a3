import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Present } from '#shared/support/support-requests/agent-shapes.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { useDesk } from './desk-api.ts'

const everyMs = 20_000

/** Tells the others at the desk that one is at a request, every 20 seconds while the page is in sight, and who else is. */
export function usePresence(requestId: RequestId, isWriting: boolean): Present['others'] {
  const desk = useDesk()
  const writes = useRef(isWriting)
  const { data, refetch } = useQuery({
    queryKey: ['supportPresence', requestId],
    queryFn: () => desk.presence(requestId, { isWriting: writes.current }),
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (writes.current === isWriting) return
    writes.current = isWriting
    void refetch()
  }, [isWriting, refetch])
  return data?.others ?? []
}
