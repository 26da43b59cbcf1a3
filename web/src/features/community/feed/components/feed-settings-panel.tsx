import { useQuery } from '@tanstack/react-query'
import type { PostType, Visibility } from '#shared/community/feed/post.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useTypeVisibility } from '../api/feed-commands.ts'
import { activityTypesQuery } from '../api/feed-queries.ts'
import { VisibilitySelect } from './visibility-select.tsx'
import { visibilityLabels } from './visibility-words.ts'

/**
 * Sets who sees each type of the member's activity in the community. Each choice takes effect immediately.
 */
export function FeedSettingsPanel() {
  const types = useQuery(activityTypesQuery)
  return (
    <Panel title="Your activity in the community">
      <p className="mb-3 max-w-prose text-dim">
        Choose who sees your future posts. Each choice is saved at once. Change existing ones under{' '}
        <TextLink to="/profile?tab=activity">Activity</TextLink>. While your profile is not public, only you
        see your posts.
      </p>
      {types.isPending && <Skeleton lines={3} className="h-11" />}
      {types.isError && !types.data && (
        <QueryFailure
          title="Your choices did not load"
          error={types.error}
          retrying={types.isFetching}
          onRetry={() => void types.refetch()}
        />
      )}
      <ul className="grid gap-3">
        {types.data?.items.map((item) => (
          <TypeRow key={item.type} {...item} />
        ))}
      </ul>
    </Panel>
  )
}

type TypeRowProps = { type: PostType; label: string; visibility: Visibility }

function TypeRow({ type, label, visibility }: TypeRowProps) {
  const command = useTypeVisibility()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <span className="font-semibold">{label}</span>
      <span className="w-36 sm:w-40">
        <VisibilitySelect
          label={`Who sees: ${label}`}
          value={command.isPending ? command.variables.body.visibility : visibility}
          busy={command.isPending}
          onChange={(chosen) =>
            void command
              .mutateAsync({ body: { type, visibility: chosen } })
              .then(() => toast.success(`${label}: ${visibilityLabels[chosen]}`), toastFailure)
          }
        />
      </span>
    </li>
  )
}
