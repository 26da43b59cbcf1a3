import { stateKey, stateName } from '#shared/community/members/state-key.ts'
import type { PublicMember } from '#shared/platform/users/public-member.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { directoryPath, filterTypes, pluralLabels } from './directory-filters.ts'

/** Links to others of the same kind or from the same place. */
export function RelatedMembers({ member }: { member: PublicMember }) {
  const type = filterTypes.find((one) => one === member.membershipType)
  const state = stateKey(member.state ?? '')
  return (
    <nav aria-label="More members" className="mt-8 flex flex-wrap gap-3">
      {type && <ButtonLink to={directoryPath({ type })}>More {pluralLabels[type].toLowerCase()}</ButtonLink>}
      {state && (
        <ButtonLink to={directoryPath({ state })} className="wrap-anywhere">
          Members in {stateName(state)}
        </ButtonLink>
      )}
    </nav>
  )
}
