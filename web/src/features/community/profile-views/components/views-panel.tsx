import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getOwnProfileViews } from '#shared/community/profile-views/contract.ts'
import { memberPath } from '#shared/platform/users/member-path.ts'
import { Sparkline } from '#web/charts/sparkline.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ViewsSkeleton } from './views-skeleton.tsx'
import { changeWords } from './views-words.ts'

const ownViewsQuery = query('profile-views', getOwnProfileViews, {}, { staleTime: 60_000 })

/** How often the profile of a business was looked at in the last 30 days. */
export function ViewsPanel({ onSettled }: { onSettled: () => void }) {
  const me = useMe()
  const { data, error, isFetching, refetch } = useQuery(ownViewsQuery)
  const isSettled = data !== undefined || error !== null
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  return (
    <Panel
      title="Profile views"
      aside={
        me.isPublicProfile && (
          <TextLink to={memberPath(me.id)} className="text-sm">
            See your profile
          </TextLink>
        )
      }
    >
      {data && (
        <div className="grid min-h-30 gap-x-8 gap-y-4 sm:grid-cols-2 sm:items-center">
          <div>
            <p>
              <span className="readout text-4xl font-semibold text-signal-ink">
                {data.total.toLocaleString('en-US')}
              </span>{' '}
              <span className="text-sm text-dim">in 30 days</span>
            </p>
            <p className="text-sm text-dim">{changeWords(data.total, data.totalBefore)}</p>
            {!me.isPublicProfile && (
              <p className="mt-1 text-sm">
                Your profile is hidden. <TextLink to="/member-profile-settings">Make it public</TextLink>
              </p>
            )}
          </div>
          <Sparkline
            values={data.days.map(({ views }) => views)}
            label={`Views of each day: ${data.days[0]?.views} to ${data.days.at(-1)?.views} in 30 days`}
          />
        </div>
      )}
      {!data && !error && <ViewsSkeleton />}
      {!data && error && (
        <QueryFailure
          title="Your profile views did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  )
}
