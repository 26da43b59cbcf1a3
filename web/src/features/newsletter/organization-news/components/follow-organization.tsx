import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { FollowingState } from '#shared/newsletter/organization-news/contract.ts'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { followingQuery, useSetFollowing } from '../api/following-api.ts'

const counted = (followers: number) =>
  followers === 1 ? '1 follower' : `${followers.toLocaleString('en-US')} followers`

/** Following an organization by its button; without an account, the way to one. The platform has its newsletter. */
export function FollowOrganization({ organization }: { organization: PublicOrganization }) {
  const session = useSession()
  const { pathname } = useLocation()
  const { id, type, status } = organization
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const { data } = useQuery({ ...followingQuery(id), enabled: isMember })
  if (type === 'platform' || (status === 'archived' && !data?.follows)) return null
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      {isMember && data ? (
        <Choice organization={organization} state={data} />
      ) : (
        <ButtonLink
          to={session.status === 'signed-in' ? completeProfilePath(pathname) : loginPath(pathname)}
          variant="primary"
        >
          Follow
        </ButtonLink>
      )}
      <p className="text-sm text-dim">
        {data ? `${counted(data.followers)} · ${mailWords(data)}` : 'Get its news by email.'}
      </p>
    </div>
  )
}

function mailWords({ follows, isMuted }: FollowingState): string {
  if (isMuted) return 'Its emails to you are off.'
  return follows ? 'You get its news by email.' : 'Get its news by email.'
}

type ChoiceProps = { organization: PublicOrganization; state: FollowingState }

function Choice({ organization: { id, name }, state: { follows, isMuted } }: ChoiceProps) {
  const set = useSetFollowing()
  const choose = (state: FollowingState, told: string) => {
    if (set.isPending) return
    set.mutate(
      { organizationId: id, ...state },
      { onSuccess: () => toast.success(told), onError: toastFailure },
    )
  }
  return (
    <div className="flex flex-wrap gap-2" data-own="part">
      <Button
        variant={follows ? 'secondary' : 'primary'}
        busy={set.isPending}
        onClick={() =>
          follows
            ? choose({ follows: false, isMuted }, `You no longer follow ${name}`)
            : choose({ follows: true, isMuted: false }, `You follow ${name}`)
        }
      >
        {follows && !set.isPending && <Check className="size-4" aria-hidden="true" />}
        {follows ? (
          <>
            Following<span className="sr-only">. Stop following {name}</span>
          </>
        ) : (
          'Follow'
        )}
      </Button>
      {(follows || isMuted) && (
        <Button
          variant="ghost"
          disabled={set.isPending}
          onClick={() => choose({ follows, isMuted: !isMuted }, isMuted ? 'Emails on' : 'Emails off')}
        >
          {isMuted ? 'Turn emails on' : 'Turn emails off'}
        </Button>
      )}
    </div>
  )
}
