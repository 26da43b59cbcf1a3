import { publicMember } from '#shared/platform/users/public-member.ts'
import type { User } from '#shared/platform/users/user.ts'
import { MemberSheet } from '#web/features/community/members/components/member-sheet.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PublicPreview } from './public-preview.tsx'

/** The profile as others find it, and the two ways to change it; of a private one, what others would find. */
export function ProfileOverview({ user }: { user: User }) {
  if (!user.isPublicProfile && !user.profileHidden && !user.deletionDueAt)
    return <PrivateProfile user={user} />
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

function PrivateProfile({ user }: { user: User }) {
  const member = publicMember({
    ...user,
    isPublicProfile: true,
    status: 'active',
    verificationStatus: 'verified',
    registrationCompleted: true,
  })
  return (
    <section aria-labelledby="private-profile" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid justify-items-start gap-2">
          <Badge>Private</Badge>
          <h2 id="private-profile" className="text-xl font-semibold">
            No one can see your profile
          </h2>
          <p className="max-w-2xl text-pretty text-dim">
            Once it is public, others find you, your results, and your garage.
          </p>
        </div>
        <ButtonLink to="/member-profile-settings" variant="primary" className="max-sm:w-full">
          Make it public
        </ButtonLink>
      </div>
      {member && <MemberSheet member={member} titleLevel={3} />}
    </section>
  )
}
