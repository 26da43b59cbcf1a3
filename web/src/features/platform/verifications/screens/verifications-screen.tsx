import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import type { Column } from '#web/ui/table.tsx'
import { waitingVerificationsQuery } from '../api/verification-queries.ts'
import { VerificationReview } from '../components/verification-review.tsx'

export const title = 'Verifications'

export function Screen() {
  return (
    <div className="page">
      <ScreenHeader title="Verifications" lead="Businesses with documents to review, longest wait first." />
      <WaitingList />
    </div>
  )
}

function WaitingList() {
  const pages = useInfiniteQuery(waitingVerificationsQuery)
  const [open, setOpen] = useState<Verification>()
  return (
    <>
      <TablePanel
        pages={pages}
        caption="Businesses to review"
        columns={columnsFor(setOpen)}
        rowKey={({ userId }) => userId}
        skeletonRows={5}
        failed="The verifications did not load"
        empty={<EmptyState title="No one is waiting">You have reviewed every business.</EmptyState>}
      />
      <Dialog
        open={open !== undefined}
        wide
        title={open ? nameOf(open) : ''}
        onClose={() => setOpen(undefined)}
      >
        {open && <VerificationReview userId={open.userId} onDecided={() => setOpen(undefined)} />}
      </Dialog>
    </>
  )
}

const nameOf = ({ applicant }: Verification) => applicant?.companyName || applicant?.name || 'Business'

const columnsFor = (review: (verification: Verification) => void): Column<Verification>[] => [
  {
    id: 'business',
    header: 'Business',
    narrow: 'title',
    cell: (one) => <span className="font-semibold wrap-anywhere">{nameOf(one)}</span>,
  },
  {
    id: 'membership',
    header: 'Membership',
    narrow: 'meta',
    cell: ({ applicant, forMembership, documents, submittedAt }) =>
      applicant && (
        <>
          {membershipLabels[forMembership ?? applicant.membershipType]}
          <span className="sm:hidden">
            {` · ${documents.length === 1 ? '1 document' : `${documents.length} documents`}`}
            {submittedAt && (
              <>
                {' · '}
                <TimeAgo at={submittedAt} />
              </>
            )}
          </span>
          {forMembership && (
            <span className="block text-sm text-dim">
              currently {membershipLabels[applicant.membershipType]}
            </span>
          )}
        </>
      ),
  },
  {
    id: 'by',
    header: 'Sent by',
    cell: ({ applicant }) => <span className="wrap-anywhere">{applicant?.name}</span>,
  },
  {
    id: 'documents',
    header: 'Documents',
    numeric: true,
    className: 'max-md:hidden',
    cell: ({ documents }) => documents.length,
  },
  {
    id: 'sent',
    header: 'Sent',
    className: 'whitespace-nowrap text-dim',
    cell: ({ submittedAt }) => submittedAt && <TimeAgo at={submittedAt} />,
  },
  {
    id: 'review',
    header: 'Action',
    narrow: 'action',
    className: 'sm:text-right',
    cell: (one) => (
      <Button size="sm" onClick={() => review(one)}>
        Review<span className="sr-only"> {nameOf(one)}</span>
      </Button>
    ),
  },
]
