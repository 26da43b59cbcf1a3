import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClaimStatus } from '#shared/directory/organization-claims/claim.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { allClaimsQuery } from '../api/admin-claims.ts'
import { claimWords } from '../components/claim-words.ts'
import { ClaimReview } from './claim-review.tsx'

/** The claims of a status: those that wait, the oldest first. */
export function ClaimsTab() {
  const [status, setStatus] = useState<ClaimStatus>('pending')
  const pages = useInfiniteQuery(allClaimsQuery(status))
  return (
    <div className="grid gap-6">
      <Field label="Status" className="max-w-xs">
        <Select value={status} onChange={({ target }) => setStatus(target.value as ClaimStatus)}>
          {ClaimStatus.options.map((one) => (
            <option key={one} value={one}>
              {claimWords[one].word}
            </option>
          ))}
        </Select>
      </Field>
      <CursorList
        pages={pages}
        waiting={<Skeleton lines={4} className="h-24" />}
        failed="The claims did not load"
        empty={
          <EmptyState title={status === 'pending' ? 'Nothing is waiting for you.' : 'No claims'}>
            Claims by members appear here.
          </EmptyState>
        }
      >
        {(claims) => (
          <div className="grid gap-6">
            {claims.map((review) => (
              <ClaimReview key={`${review.claim.id}#${review.claim.version}`} review={review} />
            ))}
          </div>
        )}
      </CursorList>
    </div>
  )
}
