import type { Claim } from '#shared/directory/organization-claims/claim.ts'
import { OpenElsewhere } from '#web/features/directory/open-reviews/open-elsewhere.tsx'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useAskClaimant, useDecideClaim } from '../api/admin-claims.ts'

export type Verb = 'approve' | 'refuse' | 'ask'

type ClaimDecisionProps = { claim: Claim; onClose: () => void }

/** Asks an administrator before an action on a claim. */
export function ClaimDecision({ verb, ...props }: ClaimDecisionProps & { verb: Verb }) {
  const Asked = dialogs[verb]
  return <Asked {...props} />
}

/** What a decision does, and who else is at the same claim. */
const Described = ({ id, children }: { id: Claim['id']; children: string }) => (
  <>
    {children}
    <OpenElsewhere subject={{ kind: 'claim', id }} />
  </>
)

const texts = { least: 1, most: 500, hint: 'Up to 500 characters' }

/** Against an owner an approval needs its reason, which everyone concerned reads. */
function ApproveDialog({ claim: { id, name, version, isContested }, onClose }: ClaimDecisionProps) {
  const command = useDecideClaim()
  if (!isContested)
    return (
      <ConfirmCommand
        command={command}
        input={{ params: { claimId: id }, body: { approves: true, reason: '', version } }}
        done={`${name} has an owner now`}
        title={`Give ${name} to the claimant?`}
        description={
          <Described id={id}>
            They become its only owner. All other claims on it end, and we notify everyone involved.
          </Described>
        }
        confirmLabel="Approve"
        onClose={onClose}
      />
    )
  return (
    <ReasonCommand
      {...texts}
      title={`Transfer ${name} to the claimant?`}
      description={
        <Described id={id}>
          The claimant becomes its only owner. The former owner will see your reason, and all other claims on
          it end.
        </Described>
      }
      confirmLabel="Approve"
      busyText="Approving..."
      done={`${name} has another owner now`}
      failed="We couldn’t approve the claim"
      danger
      command={command}
      inputOf={(reason) => ({ params: { claimId: id }, body: { approves: true, reason, version } })}
      onClose={onClose}
    />
  )
}

function RefuseDialog({ claim: { id, name, version }, onClose }: ClaimDecisionProps) {
  return (
    <ReasonCommand
      {...texts}
      title={`Reject the claim on ${name}?`}
      description={<Described id={id}>The claimant will see your reason. Nothing else changes.</Described>}
      confirmLabel="Reject"
      busyText="Rejecting..."
      done="Claim rejected"
      failed="We couldn’t reject the claim"
      danger
      command={useDecideClaim()}
      inputOf={(reason) => ({ params: { claimId: id }, body: { approves: false, reason, version } })}
      onClose={onClose}
    />
  )
}

function AskDialog({ claim: { id, name, version }, onClose }: ClaimDecisionProps) {
  return (
    <ReasonCommand
      {...texts}
      title={`Ask about the claim on ${name}`}
      description={
        <Described id={id}>The claimant has 14 days to answer. Then the claim is rejected.</Described>
      }
      label="Question"
      missing="Write the question."
      confirmLabel="Ask"
      busyText="Asking..."
      done="Question sent"
      failed="We couldn’t send the question"
      command={useAskClaimant()}
      inputOf={(question) => ({ params: { claimId: id }, body: { question, version } })}
      onClose={onClose}
    />
  )
}

const dialogs = { approve: ApproveDialog, refuse: RefuseDialog, ask: AskDialog }
