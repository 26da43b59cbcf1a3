import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import type { ListedPerson } from '#shared/organizations/organizations/people-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useChangeRole, useRemove } from '../api/organization-commands.ts'
import { useLeave } from '../api/way-out-commands.ts'
import { asRole, roleHints } from './role-words.ts'

export type Question =
  | { kind: 'remove'; person: ListedPerson }
  | { kind: 'leave'; person: ListedPerson }
  | { kind: 'step down'; person: ListedPerson; to: OrganizationRole }

type PersonQuestionProps = { organization: Organization; question: Question; onClose: () => void }

/** Asks before someone goes, or gives up a role of their own. */
export function PersonQuestion({ organization: { id, name }, question, onClose }: PersonQuestionProps) {
  const removing = useRemove()
  const leaving = useLeave()
  const changing = useChangeRole()
  const { person } = question
  const params = { organizationId: id, memberId: person.userId }
  if (question.kind === 'remove')
    return (
      <ConfirmCommand
        command={removing}
        input={{ params }}
        done={`${person.name} is no longer in ${name}`}
        title={`Remove ${person.name}?`}
        description="They lose their role right away. You can invite them again."
        confirmLabel="Remove"
        danger
        onClose={onClose}
      />
    )
  if (question.kind === 'leave')
    return (
      <ConfirmCommand
        command={leaving}
        input={{ params: { organizationId: id } }}
        done={`You have left ${name}`}
        title={`Leave ${name}?`}
        description="You lose your role right away. An owner can invite you again."
        confirmLabel="Leave"
        danger
        onClose={onClose}
      />
    )
  return (
    <ConfirmCommand
      command={changing}
      input={{ params, body: { role: question.to } }}
      done={`You are now ${asRole[question.to]}`}
      title={`Become ${asRole[question.to]}?`}
      description={`${roleHints[question.to]} Another owner can give you your role back.`}
      confirmLabel={`Become ${asRole[question.to]}`}
      danger
      onClose={onClose}
    />
  )
}
