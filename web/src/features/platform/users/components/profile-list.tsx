import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Moderation, ProfileRow, ProfileVisibility } from '#shared/platform/users/moderation-contract.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useModerateProfile } from '../api/admin-user-commands.ts'
import { profilePagesQuery } from '../api/admin-user-queries.ts'
import { ProfileCard } from './profile-card.tsx'

const texts: Record<Moderation, { label: string; description: string; done: string }> = {
  hide: {
    label: 'Hide profile',
    description: 'No one can see the profile, and its owner can’t make it public again.',
    done: 'Profile hidden',
  },
  show: {
    label: 'Show profile',
    description: 'The profile is public again, and its owner can change that.',
    done: 'Profile public again',
  },
  remove_picture: {
    label: 'Remove picture',
    description: 'We remove the picture from the profile. The owner can upload another one.',
    done: 'Picture removed',
  },
  remove_bio: {
    label: 'Remove bio',
    description: 'We delete the text. The owner can write a new one.',
    done: 'Bio removed',
  },
}

export function ProfileList({ show }: { show: ProfileVisibility }) {
  const pages = useInfiniteQuery(profilePagesQuery(show))
  const moderate = useModerateProfile()
  const [asked, setAsked] = useState<{ profile: ProfileRow; moderation: Moderation }>()
  return (
    <>
      <CursorList
        pages={pages}
        waiting={<Skeleton lines={4} className="h-32" />}
        failed="The profiles did not load"
        empty={<EmptyState title={show === 'public' ? 'No public profiles yet' : 'No hidden profiles'} />}
      >
        {(profiles) => (
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {profiles.map((profile) => (
              <ProfileCard
                key={profile.id}
                profile={profile}
                onModerate={(moderation) => setAsked({ profile, moderation })}
              />
            ))}
          </div>
        )}
      </CursorList>
      {asked && (
        <ReasonCommand
          command={moderate}
          inputOf={(reason) => ({
            params: { userId: asked.profile.id },
            body: { moderation: asked.moderation, reason },
          })}
          title={`${texts[asked.moderation].label}: ${asked.profile.name}?`}
          description={texts[asked.moderation].description}
          confirmLabel={texts[asked.moderation].label}
          done={texts[asked.moderation].done}
          danger
          cancelLabel="Cancel"
          hint="The member is emailed this."
          least={1}
          most={500}
          missing="Give a reason"
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
