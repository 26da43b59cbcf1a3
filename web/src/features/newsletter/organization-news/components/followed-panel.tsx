import { useInfiniteQuery } from '@tanstack/react-query'
import type { listFollowed } from '#shared/newsletter/organization-news/contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { followedQuery, useSetFollowing } from '../api/following-api.ts'

type Followed = ResponseOf<typeof listFollowed>['items'][number]

/** The organizations that a member follows, each with a switch for its mails. */
export function FollowedPanel() {
  const pages = useInfiniteQuery(followedQuery)
  return (
    <Panel flush title="Organizations you follow" data-own="part">
      <CursorList
        pages={pages}
        waiting={<ListSkeleton rows={2} />}
        failed="The organizations did not load"
        empty={
          <p className="px-5 py-4 text-dim">
            You don’t follow any yet. <TextLink to="/organizations">Find clubs and promoters</TextLink>, and
            press Follow on their page.
          </p>
        }
      >
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((followed) => (
              <FollowedRow key={followed.organization.id} followed={followed} />
            ))}
          </ul>
        )}
      </CursorList>
    </Panel>
  )
}

function FollowedRow({ followed: { organization, follows, isMuted } }: { followed: Followed }) {
  const { id: organizationId, name, logoUrl, hasPage } = organization
  const set = useSetFollowing()
  // A switch shows at once what was pressed.
  const isShownMuted = set.isPending ? set.variables.isMuted : isMuted
  const choose = (state: Pick<Followed, 'follows' | 'isMuted'>, told: string) => {
    if (set.isPending) return
    set.mutate({ organizationId, ...state }, { onSuccess: () => toast.success(told), onError: toastFailure })
  }
  return (
    <li className="grid gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={logoUrl ?? null} />
        <p className="min-w-0 wrap-anywhere">
          {hasPage ? <TextLink to={organizationPath(organizationId)}>{name}</TextLink> : name}
          {!follows && <span className="block text-sm text-dim">Not followed</span>}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        <Switch
          label={
            <>
              Emails<span className="sr-only"> from {name}</span>
            </>
          }
          checked={!isShownMuted}
          onChange={({ target }) =>
            choose({ follows, isMuted: !target.checked }, target.checked ? 'Emails on' : 'Emails off')
          }
        />
        {follows && (
          <Button
            size="sm"
            variant="ghost"
            disabled={set.isPending}
            onClick={() => choose({ follows: false, isMuted }, `You no longer follow ${name}`)}
          >
            Unfollow<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
