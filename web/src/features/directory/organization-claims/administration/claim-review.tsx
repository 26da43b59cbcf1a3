import { useState } from 'react'
import type { AdminClaim } from '#shared/directory/organization-claims/admin-contract.ts'
import { claimRoles, isOpen } from '#shared/directory/organization-claims/claim.ts'
import { objectsUntil } from '#shared/directory/organization-claims/stepped-claim.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { DocumentList } from '#web/features/platform/verifications/components/document-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDownloadClaimDocument } from '../api/admin-claims.ts'
import { claimWords } from '../components/claim-words.ts'
import { ClaimDecision, type Verb } from './claim-decision.tsx'

/** A claim with all its evidence, for the administrator who decides about it. */
export function ClaimReview({ review }: { review: AdminClaim }) {
  const { claim, claimant, thing, owners, rivals, websiteChangedBy } = review
  const [asks, setAsks] = useState<Verb>()
  const { word, tone } = claimWords[claim.status]
  const { objection, question, answer, reason, documents, documentsDeletedAt } = claim
  return (
    <Panel
      title={thing ? <TextLink to={thing.path}>{claim.name}</TextLink> : claim.name}
      aside={<Badge tone={tone}>{word}</Badge>}
    >
      <div className="grid gap-5">
        <Facts
          facts={[
            [
              'Claimed by',
              <TextLink key="who" to={`/admin/users/${claimant.userId}`}>
                {claimant.name}
              </TextLink>,
            ],
            ['Claimed role', claimRoles[claim.role]],
            ['Filed', <TimeAgo key="filed" at={claim.createdAt} />],
            ['Business email', proofWords(review)],
            websiteChangedBy.length > 0 && [
              'Website changed by',
              `${websiteChangedBy.join(', ')}, within the last 30 days`,
            ],
            ['Current owner', owners.map(({ name }) => name).join(', ')],
            claim.isContested &&
              !objection && ['Can object until', longDay(objectsUntil(claim).slice(0, 10))],
            rivals > 0 && ['Other open claims', String(rivals)],
          ]}
        />
        <Said by="The claimant wrote" text={claim.message} />
        {objection && <Said by="The owner objects" text={objection.text} />}
        {question && <Said by="We asked" text={question} />}
        {answer && <Said by="The claimant answered" text={answer} />}
        {reason && <Said by="Reason" text={reason} />}
        {documents.length > 0 && (
          <DocumentList
            label="Documents"
            documents={documents}
            action={({ id, name }) => <Download claimId={claim.id} id={id} name={name} />}
          />
        )}
        {documentsDeletedAt && <p className="text-dim">The documents were deleted.</p>}
        {isOpen(claim) && (
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => setAsks('approve')}>
              Approve
            </Button>
            <Button onClick={() => setAsks('refuse')}>Reject</Button>
            {claim.status === 'pending' && <Button onClick={() => setAsks('ask')}>Ask</Button>}
          </div>
        )}
      </div>
      {asks && <ClaimDecision verb={asks} claim={claim} onClose={() => setAsks(undefined)} />}
    </Panel>
  )
}

function proofWords({ claim: { emailProof, businessEmail } }: AdminClaim): string {
  if (emailProof === 'proven') return `${businessEmail}, proven by a code`
  if (emailProof === 'sent') return `${businessEmail}, not proven yet`
  return 'None given'
}

const Said = ({ by, text }: { by: string; text: string }) => (
  <div>
    <p className="text-sm text-dim">{by}</p>
    <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
)

/** Each document has its own command, so that each of several presses in a row gets its own message. */
function Download({ claimId, id, name }: { claimId: AdminClaim['claim']['id']; id: string; name: string }) {
  const download = useDownloadClaimDocument(claimId)
  const press = usePress(() =>
    download
      .mutateAsync(id)
      .catch((error) =>
        toast.error('The document did not open', { description: describeFailure(error).sentence }),
      ),
  )
  return (
    <Button size="sm" busy={download.isPending} busyText="Opening..." onClick={press}>
      Download<span className="sr-only"> {name}</span>
    </Button>
  )
}
