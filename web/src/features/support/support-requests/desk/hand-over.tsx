import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { siteName } from '#shared/site-name.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { type DeskApi, useDesk } from './desk-api.ts'

type HandOverProps = {
  requestId: RequestId
  number: string
  version: number
  send: NonNullable<DeskApi['handOver']>
}

/** Gives a request to the platform. The desk does not see it any more, so its list comes next. */
export function HandOver({ requestId, number, version, send }: HandOverProps) {
  const { paths } = useDesk()
  const navigate = useNavigate()
  const { search } = useLocation()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['support'] })
  const command = useCommand({
    send: (seen: number, idempotencyKey) => send(requestId, seen, idempotencyKey),
    onDone: async () => {
      toast.success(`${number} is with ${siteName}`)
      await navigate(paths.list + search)
      void readAgain()
    },
    onStale: readAgain,
  })
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        Hand to the platform
      </Button>
      {isAsked && (
        <ConfirmCommand
          command={command}
          input={version}
          title={`Hand ${number} to ${siteName}?`}
          description={`${siteName} takes over and can read your notes. You can’t undo this.`}
          confirmLabel="Hand over"
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
