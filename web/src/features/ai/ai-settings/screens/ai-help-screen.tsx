import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { aiStatusQuery } from '../api/ai-status-query.ts'
import { HelpFacts } from '../components/help-facts.tsx'
import { OwnHelpPanel } from '../components/own-help-panel.tsx'

export const title = 'AI help'

export function Screen() {
  const session = useSession()
  const { data, isError, error, isFetching, refetch } = useQuery(aiStatusQuery)
  const isOff = data?.features.every(({ on }) => !on)
  return (
    <div className="shell py-10">
      <ScreenHeader
        title={title}
        lead={
          data &&
          (isOff
            ? 'AI help is off here. Nothing that members write is sent to an AI service.'
            : 'AI drafts a text or looks for answers only when someone asks it to. People check every text and send it themselves.')
        }
      />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        {isError && !data && (
          <QueryFailure
            title="This page did not load"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!isError && !data && <Skeleton lines={3} className="h-24" />}
        {data && !isOff && <HelpFacts status={data} />}
        {session.status === 'signed-in' && <OwnHelpPanel waits={isOff ?? false} />}
      </div>
    </div>
  )
}
