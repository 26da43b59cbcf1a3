import { Link } from 'react-router-dom'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { Moderation, ProfileRow } from '#shared/platform/users/moderation-contract.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'

export type ProfileCardProps = { profile: ProfileRow; onModerate: (moderation: Moderation) => void }

/** The profile as others see it, with the parts that can be removed. */
export function ProfileCard({ profile, onModerate }: ProfileCardProps) {
  const { name, profileImage, bio, profileHidden } = profile
  const place = [profile.city, profile.state].filter(Boolean).join(', ')
  return (
    <article className="panel flex min-w-0 flex-col gap-3 p-4 wrap-anywhere">
      <div className="flex items-start gap-3">
        <Avatar name={name} src={profileImage ?? null} size="lg" />
        <div className="min-w-0 grow">
          <h2 className="font-semibold">
            {/* A long name ends with its card, so that the next card's name can be touched. */}
            <Link
              to={`/admin/users/${profile.id}`}
              discover="none"
              className="block min-h-6 truncate hover:underline"
            >
              {name}
            </Link>
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
        <span className="-mt-2">
          <MoreMenu of={name} entries={entriesFor(profile, onModerate)} />
        </span>
      </div>
      <p className="text-sm whitespace-pre-line">{bio || <span className="text-dim">No bio.</span>}</p>
      {profileHidden && <p className="text-sm text-clip-ink">Hidden: {profileHidden.reason}</p>}
    </article>
  )
}

function entriesFor(
  { profileImage, bio, profileHidden }: ProfileRow,
  onModerate: ProfileCardProps['onModerate'],
): MenuEntry[] {
  const entries: MenuEntry[] = []
  if (profileImage)
    entries.push({ kind: 'action', label: 'Remove picture', onSelect: () => onModerate('remove_picture') })
  if (bio) entries.push({ kind: 'action', label: 'Remove bio', onSelect: () => onModerate('remove_bio') })
  entries.push(
    profileHidden
      ? { kind: 'action', label: 'Show profile', onSelect: () => onModerate('show') }
      : { kind: 'action', label: 'Hide profile', danger: true, onSelect: () => onModerate('hide') },
  )
  return entries
}
