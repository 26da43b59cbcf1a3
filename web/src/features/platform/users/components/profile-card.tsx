import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { Moderation, ProfileRow } from '#shared/platform/users/moderation-contract.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export type ProfileCardProps = { profile: ProfileRow; onModerate: (moderation: Moderation) => void }

/** The profile as others see it, with the parts that can be removed. */
export function ProfileCard({ profile, onModerate }: ProfileCardProps) {
  const { name, profileImage, bio, profileHidden } = profile
  const place = [profile.city, profile.state].filter(Boolean).join(', ')
  return (
    <article className="panel flex min-w-0 flex-col gap-4 p-5 wrap-anywhere">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={profileImage ?? null} size="lg" />
        <div className="min-w-0">
          <h2 className="font-semibold">
            {/* A long name ends with its card, so that the next card's name can be touched. */}
            <TextLink to={`/admin/users/${profile.id}`} className="block min-h-6 truncate">
              {name}
            </TextLink>
          </h2>
          <p className="text-sm text-dim">
            {[membershipLabels[profile.membershipType], profile.companyName, place]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-sm text-dim">
            Changed <TimeAgo at={profile.updatedAt} />
          </p>
        </div>
      </div>
      <p className="text-sm whitespace-pre-line">{bio || <span className="text-dim">No bio.</span>}</p>
      {profileHidden && <p className="text-sm text-clip-ink">Hidden: {profileHidden.reason}</p>}
      <div className="mt-auto flex flex-wrap gap-2">
        {profileImage && (
          <Button size="sm" onClick={() => onModerate('remove_picture')}>
            Remove picture<span className="sr-only"> for {name}</span>
          </Button>
        )}
        {bio && (
          <Button size="sm" onClick={() => onModerate('remove_bio')}>
            Remove bio<span className="sr-only"> for {name}</span>
          </Button>
        )}
        <Button size="sm" onClick={() => onModerate(profileHidden ? 'show' : 'hide')}>
          {profileHidden ? 'Show profile' : 'Hide profile'}
          <span className="sr-only"> for {name}</span>
        </Button>
      </div>
    </article>
  )
}
