import { useId } from 'react'
import { publicMember } from '#shared/platform/users/public-member.ts'
import type { User } from '#shared/platform/users/user.ts'
import { MemberSheet } from '#web/features/community/members/components/member-sheet.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The profile as others see it, made by the projection that answers them and shown by the sheet they look at. */
export function PublicPreview({ user }: { user: User }) {
  const id = useId()
  const waits = user.status !== 'active' || user.verificationStatus !== 'verified'
  const member = publicMember({ ...user, status: 'active', verificationStatus: 'verified' })
  return (
    <section aria-labelledby={id} className="grid gap-4 lg:sticky lg:top-24">
      <h2 id={id} className={member ? 'label text-dim' : 'sr-only'}>
        As others see it
      </h2>
      {member ? (
        <>
          {waits && <Banner>Others will see this once your account is approved.</Banner>}
          <MemberSheet member={member} titleLevel={3} />
        </>
      ) : (
        <EmptyState title="No one can see your profile">{whyHidden(user)}</EmptyState>
      )}
    </section>
  )
}

function whyHidden({ profileHidden, deletionDueAt }: User): string {
  if (profileHidden) return `An administrator has hidden your profile: ${profileHidden.reason}`
  if (deletionDueAt) return 'Accounts scheduled for deletion are hidden.'
  return 'Once it is public, others find you, your results, and your garage.'
}
