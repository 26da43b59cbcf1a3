import { useState } from 'react'
import { type Claim, claimRoles, isOpen } from '#shared/directory/organization-claims/claim.ts'
import { answersUntil } from '#shared/directory/organization-claims/stepped-claim.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useWithdrawClaim } from '../api/claim-commands.ts'
import { AnswerForm } from './answer-form.tsx'
import { ClaimDocuments } from './claim-documents.tsx'
import { claimWords } from './claim-words.ts'
import { EmailProof } from './email-proof.tsx'

type ClaimStateProps = { claim: Claim; domain: string | undefined }

/** How a claim stands, with all that its claimant can add while it is open. */
export function ClaimState({ claim, domain }: ClaimStateProps) {
  const { word, tone } = claimWords[claim.status]
  const { name, role, message, reason, question, answer, createdAt } = claim
  const [asks, setAsks] = useState(false)
  const withdraw = useWithdrawClaim()
  return (
    <>
      <Panel title={`Your claim on ${name}`} aside={<Badge tone={tone}>{word}</Badge>}>
        <div className="grid gap-4">
          <p className="text-dim">
            Filed <TimeAgo at={createdAt} /> as {claimRoles[role].toLowerCase()}. {nextWords(claim)}
          </p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
          {reason && <Said by="We wrote" text={reason} />}
          {question && <Said by="We asked" text={question} />}
          {answer && <Said by="You answered" text={answer} />}
          {claim.status === 'needs_info' && (
            <>
              <p className="text-dim">Answer until {longDay(answersUntil(claim).slice(0, 10))}.</p>
              <AnswerForm key={claim.version} claimId={claim.id} />
            </>
          )}
        </div>
      </Panel>
      {isOpen(claim) && (
        <div data-own="part" className="grid gap-6">
          {domain && <EmailProof claim={claim} domain={domain} />}
          <ClaimDocuments claim={claim} />
          <div>
            <Button size="sm" onClick={() => setAsks(true)}>
              Withdraw the claim
            </Button>
          </div>
        </div>
      )}
      {asks && (
        <ConfirmCommand
          command={withdraw}
          input={{ params: { claimId: claim.id } }}
          title={`Withdraw your claim on ${name}?`}
          description="It ends, and your documents are deleted. You can claim it three times in 30 days."
          confirmLabel="Withdraw"
          done="Your claim is withdrawn"
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

function nextWords({ status, isContested }: Claim): string {
  if (status === 'pending')
    return isContested
      ? 'The owner can object for 14 days. Then we decide, and email you.'
      : 'We decide, and email you.'
  if (status === 'approved') return 'It is yours now.'
  return ''
}

const Said = ({ by, text }: { by: string; text: string }) => (
  <div>
    <p className="font-semibold">{by}</p>
    <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
)
