import { useState } from 'react'
import type * as z from 'zod/mini'
import {
  type ChangedField,
  changedFields,
  type ListingChange,
} from '#shared/directory/listing-changes/listing-change.ts'
import type { AdminListing, Person } from '#shared/directory/listings/admin-contract.ts'
import {
  leaveOnConflict,
  tellRefusal,
} from '#web/features/directory/listings/administration/leave-on-conflict.ts'
import { useDecideChange } from '#web/features/directory/listings/api/admin-listing-commands.ts'
import { OpenElsewhere } from '#web/features/directory/open-reviews/open-elsewhere.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChangedFieldRow } from './changed-field-row.tsx'

type ChangeReviewProps = {
  change: ListingChange
  listing: AdminListing
  author: z.infer<typeof Person> | undefined
  title: string
  headingLevel: 2 | 3
  /** In a queue, the keys decide about it. */
  hasKeys?: boolean
}

type Asked = { accepts: readonly ChangedField[]; change: ListingChange }

/** A change of a live listing, field by field, and what is decided about each. */
export function ChangeReview({
  change,
  listing,
  author,
  title,
  headingLevel,
  hasKeys = false,
}: ChangeReviewProps) {
  const fields = changedFields.filter((field) => field in change.to)
  const [rejected, setRejected] = useState<ReadonlySet<ChangedField>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const decide = useDecideChange()
  const accepted = fields.filter((field) => !rejected.has(field))
  const input = ({ accepts, change: { listingId, by, version } }: Asked, reason: string) => ({
    params: { listingId, author: by },
    body: { accepts: [...accepts], reason, version },
  })
  const done = () => toast.success(`Decision on ${listing.businessName} saved`)
  const take = (accepts: readonly ChangedField[]) => {
    if (decide.isPending) return
    const answer = { accepts, change }
    if (accepts.length < fields.length) setAsked(answer)
    else void decide.mutateAsync(input(answer, '')).then(done, tellRefusal)
  }
  useReviewKeys(hasKeys ? { a: () => take(accepted), r: () => take([]) } : {})
  const isMixed = rejected.size > 0 && accepted.length > 0
  return (
    <Panel flush title={title} headingLevel={headingLevel}>
      <div className="grid gap-1 border-b border-line px-4 py-3 text-sm text-dim sm:px-5">
        <p>
          {change.kind === 'owner' ? 'Its owner' : 'Suggested by'}{' '}
          {author ? <TextLink to={`/admin/users/${author.userId}`}>{author.name}</TextLink> : 'a member'},{' '}
          <TimeAgo at={change.createdAt} />
        </p>
        {change.note && <p className="max-w-prose text-ink wrap-anywhere">“{change.note}”</p>}
        <OpenElsewhere subject={{ kind: 'change', id: `${change.listingId}#${change.by}` }} />
      </div>
      <div className="divide-y divide-line">
        {fields.map((field) => (
          <ChangedFieldRow
            key={field}
            field={field}
            change={change}
            listing={listing}
            headingLevel={headingLevel === 2 ? 3 : 4}
            isAccepted={!rejected.has(field)}
            onDecide={(isAccepted) =>
              setRejected((before) => {
                const after = new Set(before)
                if (isAccepted) after.delete(field)
                else after.add(field)
                return after
              })
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line px-4 py-4 sm:px-5">
        {accepted.length > 0 && (
          <Button variant="primary" busy={decide.isPending} onClick={() => take(accepted)}>
            {isMixed ? `Accept ${accepted.length}, reject ${rejected.size}` : 'Accept'}
          </Button>
        )}
        {!isMixed && <Button onClick={() => take([])}>Reject</Button>}
      </div>
      {asked && (
        <ReasonCommand
          least={1}
          most={500}
          hint="Up to 500 characters"
          title={asked.accepts.length > 0 ? 'Reject a part of this change?' : 'Reject this change?'}
          description={`${author?.name ?? 'The member'} will see your reason.`}
          missing="Say why."
          confirmLabel={asked.accepts.length > 0 ? 'Save decision' : 'Reject'}
          busyText="Saving..."
          failed="We couldn’t save your decision"
          command={leaveOnConflict(decide, () => setAsked(undefined))}
          inputOf={(reason) => input(asked, reason)}
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}
