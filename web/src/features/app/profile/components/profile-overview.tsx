import type { User } from '#shared/platform/users/user.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PublicPreview } from './public-preview.tsx'

/** The profile as others find it, and the two ways to change it. */
export function ProfileOverview({ user }: { user: User }) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/profile?tab=settings">Edit your profile</ButtonLink>
        <ButtonLink to="/member-profile-settings">Privacy</ButtonLink>
      </div>
      <PublicPreview user={user} />
    </div>
  )
}
