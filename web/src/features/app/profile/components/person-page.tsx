import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'
import { MemberLoader } from '#web/features/community/members/components/member-loader.tsx'
import { MemberProfile } from '#web/features/community/members/components/member-profile.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { personParts } from '../load-person-parts.ts'

type PersonPageProps = { actions: (member: PublicProfile) => ReactNode }

/** Everything that is public of a member on one page: who they are, and what they hold, score and drive. */
export function PersonPage({ actions }: PersonPageProps) {
  const { userId = '' } = useParams()
  const { Shown } = personParts
  if (!Shown) return null
  return (
    <Shown userId={userId}>
      {({ isPending, figure, content }) => (
        <MemberLoader>
          {(member) =>
            // The page comes at once, so that nothing in it moves.
            isPending ? (
              <div className="shell py-10">
                <Skeleton lines={4} className="h-24" />
              </div>
            ) : (
              <MemberProfile member={member} figure={figure} actions={actions(member)}>
                {content(member)}
              </MemberProfile>
            )
          }
        </MemberLoader>
      )}
    </Shown>
  )
}
