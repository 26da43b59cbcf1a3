import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAnswerInvite } from '../api/organization-commands.ts'
import { asRole } from './role-words.ts'

type InviteAnswersProps = { organization: Pick<Organization, 'id' | 'name'>; role: OrganizationRole }

/** Accepts or declines the member’s invitation to an organization. */
export function InviteAnswers({ organization: { id, name }, role }: InviteAnswersProps) {
  const answer = useAnswerInvite()
  const send = (accepts: boolean, done: string) =>
    answer
      .mutateAsync({ params: { organizationId: id }, body: { accepts } })
      .then(() => toast.success(done), toastFailure)
  const accept = usePress(() => send(true, `You are ${asRole[role]} of ${name}`))
  const decline = usePress(() => send(false, 'Invitation declined'))
  const accepting = answer.isPending && answer.variables.body.accepts
  return (
    <div className="flex flex-wrap gap-2">
      <Button data-own busy={answer.isPending && !accepting} disabled={accepting} onClick={decline}>
        Decline<span className="sr-only"> ({name})</span>
      </Button>
      <Button
        data-own
        variant="primary"
        busy={accepting}
        disabled={answer.isPending && !accepting}
        onClick={accept}
      >
        Accept<span className="sr-only"> ({name})</span>
      </Button>
    </div>
  )
}
