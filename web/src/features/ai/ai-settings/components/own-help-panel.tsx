import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { ownHelpQuery, useSetOwnHelp } from '../api/own-help.ts'

type OwnHelpPanelProps = {
  /** Nothing is offered to anyone yet. */
  waits: boolean
}

/** Whether a member wants to be offered AI help at all. */
export function OwnHelpPanel({ waits }: OwnHelpPanelProps) {
  const help = useQuery(ownHelpQuery)
  return (
    <Panel title="For you" data-own="part">
      {help.data ? (
        <Choice isOff={help.data.isOff} waits={waits} />
      ) : help.isError ? (
        <QueryFailure
          title="Your choice did not load"
          error={help.error}
          retrying={help.isFetching}
          onRetry={() => void help.refetch()}
        />
      ) : (
        <Skeleton className="h-11" />
      )}
    </Panel>
  )
}

function Choice({ isOff, waits }: OwnHelpPanelProps & { isOff: boolean }) {
  const set = useSetOwnHelp()
  // A switch shows at once what was pressed.
  const [wanted, setWanted] = useState<boolean>()
  return (
    <Switch
      label="Offer me AI help"
      hint={waits ? 'Takes effect once AI help is on.' : 'Turn it off to hide the AI buttons.'}
      checked={wanted ?? !isOff}
      onChange={({ target: { checked } }) => {
        if (wanted !== undefined) return
        setWanted(checked)
        set.mutate(
          { body: { isOff: !checked } },
          {
            onSuccess: () => toast.success(checked ? 'AI help on for you' : 'AI help off for you'),
            onError: toastFailure,
            onSettled: () => setWanted(undefined),
          },
        )
      }}
    />
  )
}
